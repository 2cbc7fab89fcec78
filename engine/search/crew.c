/* The helping threads of a search. */
#include "search/crew.h"

#include "base/memory.h"
#include "search/root.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct Helper {
    Tree *tree;
    pthread_t thread;
    int first_depth; /* not the same for all, so that they are not in the same place */
} Helper;

struct Crew {
    SearchJob job; /* of all helpers */
    atomic_bool stop;
    int count;
    Helper helpers[MAX_THREADS];
};

static void *help(void *context) {
    Helper *helper = context;
    Tree *tree = helper->tree;
    Root root;
    root_init(&root, tree);
    tree->may_stop = true; /* nobody asks for its move */
    tree->depth = helper->first_depth;
    for (; root.count > 0 && tree->depth < MAX_PLY && !tree->stopped; tree->depth++)
        root_deepen(&root, tree);
    root_clear(&root);
    return NULL;
}

Crew *crew_start(const Tree *main) {
    const SearchJob *job = main->job;
    int others = tree_threads(job) - 1;
    if (others < 1) return NULL;
    Crew *crew = memory_new(sizeof *crew);
    crew->job = *job;
    crew->job.lines = 1;
    crew->job.info = NULL;
    crew->job.pondering = NULL;
    crew->job.stop = &crew->stop;
    crew->job.limits = (Limits){.nodes = job->limits.nodes};
    atomic_init(&crew->stop, false);
    for (int i = 0; i < others; i++) {
        Helper *helper = &crew->helpers[crew->count];
        helper->tree = tree_new(&crew->job, main);
        helper->first_depth = 1 + i % 2;
        if (pthread_create(&helper->thread, NULL, help, helper)) {
            tree_free(helper->tree);
            break;
        }
        crew->count++;
    }
    return crew;
}

uint64_t crew_nodes(const Crew *crew) {
    uint64_t nodes = 0;
    for (int i = 0; crew && i < crew->count; i++)
        nodes += atomic_load_explicit(&crew->helpers[i].tree->counted, memory_order_relaxed);
    return nodes;
}

uint64_t crew_stop(Crew *crew) {
    uint64_t nodes = 0;
    if (!crew) return 0;
    atomic_store_explicit(&crew->stop, true, memory_order_relaxed);
    for (int i = 0; i < crew->count; i++) {
        Helper *helper = &crew->helpers[i];
        pthread_join(helper->thread, NULL);
        nodes += helper->tree->nodes;
        tree_free(helper->tree);
    }
    free(crew);
    return nodes;
}
