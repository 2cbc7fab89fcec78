/* Thought: the thinking thread of a protocol, for a client that reads commands meanwhile.
 *
 * One search at a time. It reports on the thinking thread, whole and in order; its result
 * waits until the client takes it. Between two searches the thinker belongs to the client.
 * All calls are for one client thread; thought_wait(), thought_cancel() and thought_free() wait for the
 * search to end, which is soon, because a search looks at its stop flag all the time. */
#ifndef CHESTER_SESSION_THOUGHT_H
#define CHESTER_SESSION_THOUGHT_H

#include "base/err.h"
#include "search/search.h"

typedef struct Thought Thought;

/* megabytes: of the table; 0 is the standard. `ended` is called on the thinking thread when a
 * result waits. */
Thought *thought_new(size_t megabytes, void (*ended)(void *context), void *context, Err *err);
void thought_free(Thought *thought);

/* Thinks about the job, of which everything is copied but rules and sink; `stop`, `pondering`
 * and `table` are the thought's own. Nothing else may be under way. */
void thought_start(Thought *thought, const SearchJob *job, bool pondering);
/* From the start to the taking of the result. */
bool thought_busy(const Thought *thought);
/* The result is wanted as soon as possible. */
void thought_stop(Thought *thought);
/* The move that was expected has been played: from now on the limits of time hold. */
void thought_hit(Thought *thought);
/* True once for each search that has ended. */
bool thought_take(Thought *thought, SearchResult *result);
/* Waits until the search has ended by itself or after thought_stop(); its result can be taken. */
void thought_wait(Thought *thought);
/* After that: whether a script of the personality has failed, and the sentence, once. */
bool thought_fault(Thought *thought, Err *fault);
/* Nothing comes of the search any more. */
void thought_cancel(Thought *thought);

/* While it does not think: another size of the table; all that was seen is forgotten. On a
 * fault nothing changes. */
bool thought_resize(Thought *thought, size_t megabytes, Err *err);
void thought_forget(Thought *thought);

#endif
