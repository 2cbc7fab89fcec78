/* The transposition table: buckets of four entries, one cache line each.
 *
 * An entry's word, from the lowest bit: move 30, bound 2, score 16 (two's complement),
 * depth 8, age 8. An entry of another age counts as empty, so that a fresh search
 * replaces the same entries whatever was there before. */
#include "search/table.h"

#include "base/rng.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { BUCKET = 4, WIN_SCORE = MATE_SCORE - 2 * MAX_PLY };

typedef struct Entry {
    _Atomic uint64_t check, word;
} Entry;

struct Table {
    Entry (*buckets)[BUCKET];
    uint64_t mask; /* the number of buckets, a power of two, less one */
    _Atomic uint64_t searches;
    pthread_mutex_t lock; /* of the two below */
    Worth worth;          /* of `who`; without rules: there is none */
    Personality who;
};

static size_t bytes_of(uint64_t buckets) { return (size_t)buckets * sizeof(Entry[BUCKET]); }

/* Mapped, so that memory comes zeroed and only where it is used; in large pages where
 * there are such, because nearly every visit is to another page. */
static void *map_zeroed(size_t bytes) {
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

Table *table_new(size_t megabytes) {
    uint64_t buckets = 1;
    while (megabytes && bytes_of(buckets * 2) <= megabytes << 20) buckets *= 2;
    Table *table = malloc(sizeof *table);
    if (!table) return NULL;
    table->buckets = map_zeroed(bytes_of(buckets));
    if (!table->buckets) {
        free(table);
        return NULL;
    }
    table->mask = buckets - 1;
    table->worth.rules = NULL;
    pthread_mutex_init(&table->lock, NULL);
    atomic_init(&table->searches, 0);
    return table;
}

void table_free(Table *table) {
    if (!table) return;
    munmap(table->buckets, bytes_of(table->mask + 1));
    pthread_mutex_destroy(&table->lock);
    free(table);
}

static void entry_write(Entry *entry, uint64_t check, uint64_t word) {
    atomic_store_explicit(&entry->check, check, memory_order_relaxed);
    atomic_store_explicit(&entry->word, word, memory_order_relaxed);
}

void table_clear(Table *table) {
    for (uint64_t i = 0; i <= table->mask; i++)
        for (int j = 0; j < BUCKET; j++) entry_write(&table->buckets[i][j], 0, 0);
    table->worth.rules = NULL;
}

void table_worth(Table *table, const Rules *rules, const Personality *who, Worth *worth) {
    pthread_mutex_lock(&table->lock);
    if (table->worth.rules != rules || memcmp(&table->who, who, sizeof *who)) {
        worth_init(&table->worth, rules, who);
        table->who = *who;
    }
    *worth = table->worth;
    pthread_mutex_unlock(&table->lock);
}

View table_view(Table *table, uint64_t salt, bool fresh) {
    if (!table) return (View){NULL, salt, 1};
    uint64_t search = atomic_fetch_add_explicit(&table->searches, 1, memory_order_relaxed);
    return (View){table, fresh ? salt ^ rng_mix(search + 1) : salt, (unsigned)(search % 255) + 1};
}

static Entry *bucket_of(const View *view, uint64_t key) {
    return view->table->buckets[key & view->table->mask];
}

void table_prefetch(const View *view, uint64_t key) {
    if (view->table) __builtin_prefetch(bucket_of(view, key));
}

static uint64_t word_of(const Known *known, int score, unsigned age) {
    return (uint64_t)known->move | (uint64_t)known->bound << 30 | (uint64_t)(uint16_t)score << 32 |
           (uint64_t)known->depth << 48 | (uint64_t)age << 56;
}

static unsigned word_depth(uint64_t word) { return word >> 48 & 255; }
static unsigned word_age(uint64_t word) { return (unsigned)(word >> 56); }

static Known known_of(uint64_t word) {
    return (Known){.move = (Move)(word & 0x3fffffff), .bound = (Bound)(word >> 30 & 3),
                   .score = (int16_t)(word >> 32), .depth = (int)word_depth(word)};
}

bool table_find(const View *view, uint64_t key, int ply, Known *known) {
    *known = (Known){NO_MOVE, 0, 0, BOUND_NONE};
    if (!view->table) return false;
    Entry *bucket = bucket_of(view, key);
    for (int i = 0; i < BUCKET; i++) {
        uint64_t word = atomic_load_explicit(&bucket[i].word, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&bucket[i].check, memory_order_relaxed);
        if (!word || check != (key ^ view->salt ^ word)) continue;
        *known = known_of(word);
        if (known->score >= WIN_SCORE) known->score -= ply;
        else if (known->score <= -WIN_SCORE) known->score += ply;
        return true;
    }
    return false;
}

/* The entry of the same position, else an empty one, else the shallowest. */
static Entry *entry_to_replace(const View *view, uint64_t key, uint64_t *old) {
    Entry *bucket = bucket_of(view, key), *out = bucket;
    unsigned least = 1000;
    for (int i = 0; i < BUCKET; i++) {
        uint64_t word = atomic_load_explicit(&bucket[i].word, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&bucket[i].check, memory_order_relaxed);
        if (word && check == (key ^ view->salt ^ word)) {
            *old = word;
            return &bucket[i];
        }
        unsigned depth = word_age(word) == view->age ? word_depth(word) + 1 : 0;
        if (depth < least) {
            least = depth;
            out = &bucket[i];
        }
    }
    *old = 0;
    return out;
}

void table_keep(const View *view, uint64_t key, int ply, const Known *known) {
    if (!view->table) return;
    uint64_t old;
    Entry *entry = entry_to_replace(view, key, &old);
    bool deeper = old && word_age(old) == view->age && (int)word_depth(old) > known->depth + 3;
    if (deeper && known->bound != BOUND_EXACT) return;
    Known kept = *known;
    if (!kept.move) kept.move = known_of(old).move;
    int score = known->score;
    if (score >= WIN_SCORE) score += ply;
    if (score <= -WIN_SCORE) score -= ply;
    uint64_t word = word_of(&kept, score, view->age);
    entry_write(entry, key ^ view->salt ^ word, word);
}

int table_full(const View *view) {
    enum { SAMPLE = 250 };
    if (!view->table) return 0;
    int buckets = view->table->mask < SAMPLE - 1 ? (int)view->table->mask + 1 : SAMPLE, held = 0;
    for (int i = 0; i < buckets; i++)
        for (int j = 0; j < BUCKET; j++) {
            const Entry *entry = &view->table->buckets[i][j];
            uint64_t word = atomic_load_explicit(&entry->word, memory_order_relaxed);
            held += word && word_age(word) == view->age;
        }
    return held * 1000 / (buckets * BUCKET);
}
