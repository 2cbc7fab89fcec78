/* Memory: asks the C library, zeroes, and ends the program when there is none.
 * Nobody else in base asks for memory in another way. */
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *or_end(void *block) {
    if (block)
        return block;
    fputs("chester: out of memory\n", stderr);
    _Exit(EXIT_FAILURE);
}

void *memory_new(size_t bytes) {
    return or_end(calloc(1, bytes ? bytes : 1));
}

void *memory_aligned(size_t bytes) {
    void *block = NULL;
    if (posix_memalign(&block, 64, bytes ? bytes : 1) != 0)
        block = NULL;
    return memset(or_end(block), 0, bytes);
}

void *memory_resize(void *block, size_t bytes) {
    return or_end(realloc(block, bytes ? bytes : 1));
}

char *memory_text(const char *text) {
    return text ? or_end(strdup(text)) : NULL;
}
