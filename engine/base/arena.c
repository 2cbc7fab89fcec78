/* Arena: a list of chunks, the newest first; a piece is cut from the newest. Each chunk has twice
 * the room of the one before, because most arenas stay small.
 *
 * ARENA_CHUNK is 0 in the sanitizer builds: every piece is then a chunk of its
 * own, so that a step beyond a piece is seen. A piece is never given back alone. */
#include "base/arena.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

#ifndef ARENA_CHUNK
#define ARENA_CHUNK (64 * 1024) /* at most, but for a greater piece */
#endif
enum { FIRST_CHUNK = 4096 };

typedef struct Chunk {
    struct Chunk *next;
    size_t used, room;
    _Alignas(64) unsigned char data[];
} Chunk;

typedef struct Closing {
    struct Closing *next;
    void (*close)(void *thing);
    void *thing;
} Closing;

struct Arena {
    Chunk *chunks;
    Closing *closings;
    size_t bytes;
};

Arena *arena_new(void) {
    return memory_new(sizeof(Arena));
}

void arena_free(Arena *arena) {
    if (!arena)
        return;
    for (Closing *closing = arena->closings; closing; closing = closing->next)
        closing->close(closing->thing);
    for (Chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}

static Chunk *chunk_add(Arena *arena, size_t bytes) {
    size_t room = arena->chunks ? 2 * arena->chunks->room : FIRST_CHUNK;
    if (room > ARENA_CHUNK)
        room = ARENA_CHUNK;
    if (room < bytes)
        room = bytes;
    Chunk *chunk = memory_aligned(sizeof(Chunk) + room);
    chunk->room = room;
    chunk->next = arena->chunks;
    return arena->chunks = chunk;
}

void *arena_take(Arena *arena, size_t bytes) {
    size_t align = bytes >= 64 ? 64 : 16;
    Chunk *chunk = arena->chunks;
    size_t at = chunk ? (chunk->used + align - 1) & ~(align - 1) : 0;
    if (!chunk || at > chunk->room || bytes > chunk->room - at) {
        chunk = chunk_add(arena, bytes);
        at = 0;
    }
    chunk->used = at + bytes;
    arena->bytes += bytes;
    return chunk->data + at;
}

char *arena_text(Arena *arena, const char *text) {
    if (!text)
        return NULL;
    size_t size = strlen(text) + 1;
    return memcpy(arena_take(arena, size), text, size);
}

void arena_closing(Arena *arena, void (*close)(void *thing), void *thing) {
    Closing *closing = arena_take(arena, sizeof *closing);
    *closing = (Closing){arena->closings, close, thing};
    arena->closings = closing;
}

size_t arena_bytes(const Arena *arena) {
    return arena->bytes;
}
