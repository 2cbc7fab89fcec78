/* Arena: memory that is taken piece by piece and given back all at once.
 *
 * One arena per loaded variant holds its definition and its compiled tables.
 * Pieces are zeroed and aligned to 64 bytes when they are that large. */
#ifndef CHESTER_BASE_ARENA_H
#define CHESTER_BASE_ARENA_H

#include <stddef.h>

typedef struct Arena Arena;

Arena *arena_new(void);
void arena_free(Arena *arena); /* NULL is allowed */

/* Never returns NULL: a program that cannot get a few kilobytes ends with one
 * sentence on standard error. */
void *arena_take(Arena *arena, size_t bytes);
char *arena_text(Arena *arena, const char *text); /* a copy; NULL stays NULL */
/* `close(thing)` is called when the arena is freed, the last one asked for first. */
void arena_closing(Arena *arena, void (*close)(void *thing), void *thing);
size_t arena_bytes(const Arena *arena);           /* taken so far */

#endif
