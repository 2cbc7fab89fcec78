/* Damage: hashing the commands of each tile, and joining tiles into rectangles. */
#include "gui/damage.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

void damage_clear(Damage *damage) {
    free(damage->was);
    free(damage->now);
    free(damage->dirty);
    *damage = (Damage){0};
}

void damage_forget(Damage *damage) {
    size_t tiles = (size_t)damage->columns * (size_t)damage->rows;
    if (tiles) memset(damage->was, 0, tiles * sizeof *damage->was);
}

static void resize(Damage *damage, int width, int height) {
    if (damage->width == width && damage->height == height) return;
    damage_clear(damage);
    damage->width = width;
    damage->height = height;
    damage->columns = (width + DAMAGE_TILE - 1) / DAMAGE_TILE;
    damage->rows = (height + DAMAGE_TILE - 1) / DAMAGE_TILE;
    size_t tiles = (size_t)damage->columns * (size_t)damage->rows;
    damage->was = memory_new(tiles * sizeof *damage->was);
    damage->now = memory_new(tiles * sizeof *damage->now);
    damage->dirty = memory_new(tiles * sizeof *damage->dirty);
}

Rect damage_bounds(const DrawCommand *c) {
    Rect at = c->at;
    if (c->type != DRAW_LINE && c->type != DRAW_ARROW) return at;
    if (at.w < 0) at = (Rect){at.x + at.w, at.y, -at.w, at.h};
    if (at.h < 0) at = (Rect){at.x, at.y + at.h, at.w, -at.h};
    return rect_inset(at, -((int)(c->width * 2) + 2));
}

static uint64_t mix(uint64_t hash, uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t hash_of(const Draw *draw, const DrawCommand *c, Rect clip) {
    uint64_t hash = mix((uint64_t)c->type << 8 | (uint64_t)c->face, c->color);
    const Rect boxes[2] = {c->at, clip};
    for (int i = 0; i < 2; i++) {
        hash = mix(hash, (uint64_t)(uint32_t)boxes[i].x << 32 | (uint32_t)boxes[i].y);
        hash = mix(hash, (uint64_t)(uint32_t)boxes[i].w << 32 | (uint32_t)boxes[i].h);
    }
    uint32_t lengths[2];
    memcpy(&lengths[0], &c->round, sizeof lengths[0]);
    memcpy(&lengths[1], &c->width, sizeof lengths[1]);
    hash = mix(hash, (uint64_t)lengths[0] << 32 | lengths[1]);
    for (const char *at = draw_letters(draw, c); *at; at++) hash = mix(hash, (unsigned char)*at);
    return hash;
}

static void touch(Damage *damage, Rect at, uint64_t hash) {
    at = rect_both(at, (Rect){0, 0, damage->width, damage->height});
    if (!at.w || !at.h) return;
    int right = (at.x + at.w - 1) / DAMAGE_TILE, bottom = (at.y + at.h - 1) / DAMAGE_TILE;
    for (int y = at.y / DAMAGE_TILE; y <= bottom; y++)
        for (int x = at.x / DAMAGE_TILE; x <= right; x++) {
            uint64_t *tile = &damage->now[y * damage->columns + x];
            *tile = mix(*tile, hash);
        }
}

bool damage_find(Damage *damage, const Draw *draw, int width, int height) {
    Rect clip = {0, 0, 0, 0};
    bool any = false;
    resize(damage, width, height);
    int tiles = damage->columns * damage->rows;
    for (int i = 0; i < tiles; i++) damage->now[i] = 1;
    for (int i = 0; i < draw->count; i++) {
        const DrawCommand *c = &draw->commands[i];
        if (c->type == DRAW_CLIP) {
            clip = c->at;
            continue;
        }
        Rect at = damage_bounds(c);
        touch(damage, clip.w ? rect_both(at, clip) : at, hash_of(draw, c, clip));
    }
    for (int i = 0; i < tiles; i++) {
        damage->dirty[i] = damage->now[i] != damage->was[i];
        any |= damage->dirty[i];
    }
    uint64_t *was = damage->was;
    damage->was = damage->now;
    damage->now = was;
    return any;
}

static bool row_is_dirty(const Damage *damage, int y, int from, int to) {
    for (int x = from; x < to; x++)
        if (!damage->dirty[y * damage->columns + x]) return false;
    return true;
}

/* From the first tile to the right as far as it goes, then down as far as all of that goes. */
bool damage_next(Damage *damage, Rect *out) {
    int tiles = damage->columns * damage->rows, first = 0;
    while (first < tiles && !damage->dirty[first]) first++;
    if (first == tiles) return false;
    int left = first % damage->columns, top = first / damage->columns, right = left, bottom = top;
    while (right < damage->columns && damage->dirty[top * damage->columns + right]) right++;
    for (; bottom < damage->rows && row_is_dirty(damage, bottom, left, right); bottom++)
        for (int x = left; x < right; x++) damage->dirty[bottom * damage->columns + x] = false;
    Rect all = {left * DAMAGE_TILE, top * DAMAGE_TILE, (right - left) * DAMAGE_TILE,
                (bottom - top) * DAMAGE_TILE};
    *out = rect_both(all, (Rect){0, 0, damage->width, damage->height});
    return true;
}
