/* Crew: threads that search the same position beside the main search ("lazy SMP").
 *
 * Each has a tree of its own and goes through the depths as the main search does; all they
 * share is the table, by which one finds done what another has done. The main search alone
 * reports and chooses, and it alone looks at clocks. */
#ifndef CHESTER_SEARCH_CREW_H
#define CHESTER_SEARCH_CREW_H

#include "search/tree.h"

typedef struct Crew Crew;

/* NULL when the job asks for one thread only, or no other thread could be had. */
Crew *crew_start(const Tree *main);
/* Positions that the others have looked at so far; crew may be NULL. */
uint64_t crew_nodes(const Crew *crew);
/* Stops them and waits for their end. Gives the positions that they looked at. */
uint64_t crew_stop(Crew *crew);

#endif
