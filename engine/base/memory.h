/* Memory: the heap, with one answer to its end.
 *
 * A program that cannot get a few kilobytes has nothing sensible left to do, so
 * these never return NULL: they end the program with one sentence on standard
 * error. Sizes that come from an input are checked by the caller before. */
#ifndef CHESTER_BASE_MEMORY_H
#define CHESTER_BASE_MEMORY_H

#include <stddef.h>

void *memory_new(size_t bytes);                 /* zeroed; free() gives it back */
void *memory_aligned(size_t bytes);             /* zeroed, at a multiple of 64 */
void *memory_resize(void *block, size_t bytes); /* as realloc */
char *memory_text(const char *text);            /* a copy; NULL stays NULL */

#endif
