/* Scripts: any text as a variant and as a personality. What loads must compile or say
 * why, and its start position must be sound. */
#include "fuzz.h"

#include "base/file.h"
#include "core/position.h"
#include "core/verify.h"
#include "rules/compile.h"
#include "script/script.h"

#include <unistd.h>

static bool find_variant(void *context, const char *name, char path[4096], Err *err) {
    (void)context;
    char folder[PATH_SIZE];
    if (strcmp(name, "chess-t1") != 0 && strcmp(name, "chess") != 0)
        return err_set(err, "no such variant: %s", name);
    return data_folder(folder, err) &&
           snprintf(path, PATH_SIZE, "%s/variants/%s/variant.lua", folder, name) < PATH_SIZE;
}

static void try_variant(const char *path) {
    Err err = {""};
    Arena *arena = arena_new();
    VariantDef *def = arena_take(arena, sizeof *def);
    const Rules *rules = NULL;
    if (script_variant(path, find_variant, NULL, arena, def, &err))
        rules = rules_compile(def, arena, &err);
    must(rules || err.text[0], "a sentence", "none");
    if (rules) {
        Position pos;
        position_start(&pos, rules);
        must(position_verify(&pos, &err), "a sound start", err.text);
    }
    arena_free(arena);
}

static void try_personality(const char *path) {
    Err err = {""};
    Arena *arena = arena_new();
    Personality *who = arena_take(arena, sizeof *who);
    must(script_personality(path, NULL, NULL, arena, who, &err) || err.text[0], "a sentence", "none");
    arena_free(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char path[PATH_SIZE];
    const char *folder = getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/chester-fuzz-%d.lua", folder ? folder : "/tmp", (int)getpid());
    Err err = {""};
    must(file_write(path, (const char *)data, size, &err), "a file", err.text);
    try_variant(path);
    try_personality(path);
    unlink(path);
    return 0;
}
