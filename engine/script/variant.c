/* Variant files: the order of statements, `from`, and what a derived file may do with
 * what it inherits.
 *
 * A file runs from top to bottom and writes into one VariantDef. `from` first fills that
 * with the other variant, read in a state of its own; later statements change it. A
 * statement is two calls, piece "king" and then { ... }: between them it is open, and a
 * file that leaves one open is at fault. */
#include "script/script.h"

#include "base/memory.h"
#include "base/text.h"
#include "script/hooks.h"
#include "script/motion.h"
#include "script/rows.h"
#include "script/statement.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PARENTS = 16 };

static const char VARIANT[] = "chester.variant"; /* the registry's name of the type */

typedef struct File {
    Run run;
    VariantDef *def;
    FindFile find;
    void *context;
    const struct File *child; /* the file that is derived from this one */
    HookFiles *hooks;         /* of all files together */
    int depth;
    bool named;   /* `variant` has been said */
    bool derived; /* and `from` */
    /* The open statement: */
    bool open;
    const Statement *statement; /* NULL: the variant itself */
    const char *name;
    int line;
    char what[96];
    int own_hits; /* rows of `hit` that this file has put before the inherited ones */
} File;

static bool load(File *file);

static File *file_of(lua_State *state) {
    return run_of(state)->data;
}

static DefAt place(const File *file) {
    return (DefAt){file->run.path, file->line};
}

static bool inherited(const File *file, DefAt at) {
    return at.file != file->run.path;
}

/* --- opening a statement --------------------------------------------------------------- */

static void close_last(lua_State *state) {
    File *file = file_of(state);
    if (file->open)
        run_fault(state, file->line, "%s has no { ... } behind it", file->what);
}

static void require_variant(lua_State *state) {
    if (!run_of(state)->source)
        run_fault(state, run_line(state), "rules can only be said while the file is read");
    if (!file_of(state)->named)
        run_fault(state, run_line(state), "the first statement has to be variant \"name\" { ... }");
}

/* The name is argument 1 of the word. */
static void open_statement(lua_State *state, const char *word, const Statement *statement) {
    File *file = file_of(state);
    close_last(state);
    file->line = run_line(state);
    file->statement = statement;
    Spot spot = {state, file->line, word, NULL};
    file->name = spot_name(&spot, 1);
    snprintf(file->what, sizeof file->what, "%s \"%s\"", word, file->name);
    file->open = true;
}

/* --- rows ------------------------------------------------------------------------------ */

/* Where a new row goes: a derived file's hits come before the inherited ones. */
static void *new_row(lua_State *state, const Rows *rows, const Statement *statement) {
    File *file = file_of(state);
    bool is_hit = !strcmp(rows->word, "hit");
    int i = is_hit ? file->own_hits++ : rows_count(rows, file->def);
    void *row = rows_insert(rows, file->def, i, place(file), file->name);
    if (!row)
        run_fault(state, file->line, "more than %d statements \"%s\"", rows->most, rows->word);
    if (statement->defaults)
        statement->defaults(row);
    return row;
}

/* The row that a statement changes: the inherited one of this name, else a new one. */
static void *row_of(lua_State *state, const Rows *rows, const Statement *statement) {
    File *file = file_of(state);
    int i = rows_find(rows, file->def, file->name);
    if (i < 0)
        return new_row(state, rows, statement);
    DefAt at = rows_place(rows, file->def, i), now = place(file);
    if (!inherited(file, at))
        run_fault(state, file->line, "%s stands already in line %d", file->what, at.line);
    void *row = rows_at(rows, file->def, i);
    memcpy(row, &now, sizeof now);
    return row;
}

/* Rows for one kind are several; the first of a derived file replaces all inherited. */
static void *promote_row(lua_State *state, const Rows *rows, const Statement *statement) {
    File *file = file_of(state);
    for (int i = rows_count(rows, file->def) - 1; i >= 0; i--) {
        bool same = !strcmp(rows_name(rows, file->def, i), file->name);
        if (same && inherited(file, rows_place(rows, file->def, i)))
            rows_remove(rows, file->def, i);
    }
    return new_row(state, rows, statement);
}

/* promote "K" { add = ... }: one more choice in each row of K. */
static bool add_choices(Reader *reader, File *file) {
    DefNames added = statement_added(reader);
    int changed = 0;
    for (int i = 0; added.count && i < file->def->promote_count; i++) {
        PromoteDef *row = &file->def->promotes[i];
        if (strcmp(row->kind, file->name))
            continue;
        changed++;
        if (row->to.count + added.count > MAX_NAMES)
            spot_fault(&reader->spot, "has more than %d choices", MAX_NAMES);
        for (int k = 0; k < added.count; k++)
            row->to.name[row->to.count++] = added.name[k];
    }
    if (added.count && !changed)
        spot_fault(&reader->spot, "has no earlier row to add to");
    return added.count > 0;
}

static void read_row(Reader *reader, File *file) {
    const Statement *statement = file->statement;
    const Rows *rows = rows_of(statement->word);
    lua_State *state = reader->spot.state;
    assert(rows);
    if (strcmp(statement->word, "promote"))
        statement->read(reader, row_of(state, rows, statement));
    else if (!add_choices(reader, file))
        statement->read(reader, promote_row(state, rows, statement));
}

/* --- words ------------------------------------------------------------------------------ */

/* { ... }: the last argument; the first is the variant's own value when that is called. */
static int take_body(lua_State *state) {
    File *file = file_of(state);
    if (!file->open)
        run_fault(state, run_line(state), "{ ... } without a word and a name in front");
    file->open = false;
    Reader reader;
    reader_open(&reader, state, lua_gettop(state), file->line, file->what);
    if (file->statement)
        read_row(&reader, file);
    else
        statement_variant(&reader, file->def);
    reader_close(&reader);
    return 0;
}

/* The upvalue is the row of `statements`. */
static int say_statement(lua_State *state) {
    const Statement *statement = lua_touserdata(state, lua_upvalueindex(1));
    require_variant(state);
    open_statement(state, statement->word, statement);
    lua_pushcfunction(state, take_body);
    return 1;
}

/* variant "x" { ... } or variant "x" : from "y" { ... } */
static int say_variant(lua_State *state) {
    File *file = file_of(state);
    run_need_api(state);
    if (file->named)
        run_fault(state, run_line(state), "variant stands already in line %d", file->def->at.line);
    open_statement(state, "variant", NULL);
    file->named = true;
    file->def->name = file->name;
    file->def->at = place(file);
    file->def->title = (Label){file->name, file->name};
    file->def->says = (Label){"", ""};
    lua_newuserdatauv(state, 0, 0);
    luaL_setmetatable(state, VARIANT);
    return 1;
}

static void find_parent(lua_State *state, const char *name, char path[4096]) {
    File *file = file_of(state);
    Err why;
    if (!file->find)
        run_fault(state, file->line, "from \"%s\": no other variants are known here", name);
    bool found = file->find(file->context, name, path, &why);
    for (const File *child = file; child; child = child->child) {
        if (!strcmp(found ? child->run.path : child->name, found ? path : name))
            run_fault(state, file->line,
                      "from \"%s\" goes round in a circle: that is derived from this file", name);
    }
    if (!found)
        run_fault(state, file->line, "from \"%s\": %s", name, why.text);
    if (file->depth == MOST_PARENTS)
        run_fault(state, file->line, "from \"%s\": more than %d variants derived from each other",
                  name, MOST_PARENTS);
}

/* The other variant is read into the same definition; what this file says comes on top. */
static int say_from(lua_State *state) {
    File *file = file_of(state);
    if (!file->open || file->statement || file->derived)
        run_fault(state, run_line(state), "from has to follow variant \"name\"");
    char path[4096];
    Spot spot = {state, file->line, "from", NULL};
    find_parent(state, spot_name(&spot, 2), path);
    File parent = {.run = {.path = path,
                           .arena = file->run.arena,
                           .err = file->run.err,
                           .files = file->run.files,
                           .remembered = file->run.remembered},
                   .def = file->def,
                   .find = file->find,
                   .context = file->context,
                   .child = file,
                   .hooks = file->hooks,
                   .depth = file->depth + 1};
    if (!load(&parent))
        run_give_up(state);
    Parent *row = arena_take(file->run.arena, sizeof *row);
    *row = (Parent){file->hooks->parents, file->name, parent.run.path};
    row->name = arena_text(file->run.arena, lua_tostring(state, 2));
    file->hooks->parents = row;
    file->derived = true;
    file->def->name = file->name;
    file->def->at = place(file);
    lua_pushcfunction(state, take_body);
    return 1;
}

/* protect "king" */
static int say_protect(lua_State *state) {
    File *file = file_of(state);
    require_variant(state);
    close_last(state);
    file->line = run_line(state);
    Spot spot = {state, file->line, "protect", NULL};
    file->def->guarded = spot_names(&spot, 1);
    file->def->guarded_at = place(file);
    return 0;
}

/* hooks { legal = function(pos, move) ... end } */
static int say_hooks(lua_State *state) {
    File *file = file_of(state);
    require_variant(state);
    close_last(state);
    hooks_read(state, file->hooks, file->run.path);
    return 0;
}

static void remove_one(const Spot *spot, File *file, const char *item) {
    char word[16] = "";
    int used = 0, removed = 0;
    sscanf(item, "%15[a-z] %n", word, &used);
    const Rows *rows = rows_of(word);
    for (int i = rows && used ? rows_find(rows, file->def, item + used) : -1; i >= 0;
         i = rows_find(rows, file->def, item + used)) {
        file->own_hits -= !strcmp(word, "hit") && i < file->own_hits;
        rows_remove(rows, file->def, i);
        removed++;
    }
    if (removed)
        return;
    const char *nearest = text_nearest(item, rows_all(file->def, file->run.arena));
    if (nearest)
        spot_fault(spot, "finds no \"%.60s\"; did you mean \"%s\"?", item, nearest);
    spot_fault(spot, "finds no \"%.60s\"; write a word and a name, like \"piece scout\"", item);
}

/* remove { "piece scout" } */
static int say_remove(lua_State *state) {
    File *file = file_of(state);
    require_variant(state);
    close_last(state);
    Spot spot = {state, run_line(state), "remove", NULL};
    DefNames items = spot_names(&spot, 1);
    for (int i = 0; i < items.count; i++)
        remove_one(&spot, file, items.name[i]);
    return 0;
}

/* --- the file --------------------------------------------------------------------------- */

static const luaL_Reg plain_words[] = {
    {"variant", say_variant}, {"protect", say_protect}, {"remove", say_remove},
    {"hooks", say_hooks},     {NULL, NULL}};

static void give_words(lua_State *state) {
    luaL_setfuncs(state, plain_words, 0);
    luaL_setfuncs(state, motion_words, 0);
    for (const Statement *row = statements; row->word; row++) {
        lua_pushlightuserdata(state, (void *)row);
        lua_pushcclosure(state, say_statement, 1);
        lua_setfield(state, -2, row->word);
    }
    luaL_newmetatable(state, VARIANT);
    lua_pushcfunction(state, take_body);
    lua_setfield(state, -2, "__call");
    lua_newtable(state);
    lua_pushcfunction(state, say_from);
    lua_setfield(state, -2, "from");
    lua_setfield(state, -2, "__index");
    lua_pop(state, 1);
}

static void finish(lua_State *state) {
    close_last(state);
    if (!file_of(state)->named)
        run_fault(state, 1, "no variant \"name\" { ... } in this file");
}

static bool load(File *file) {
    file->run.path = arena_text(file->run.arena, file->run.path);
    file->run.give_words = give_words;
    file->run.finish = finish;
    file->run.data = file;
    return run_file(&file->run);
}

bool script_variant(const char *path, FindFile find, void *context, Arena *arena,
                    VariantDef *def, Err *err) {
    memset(def, 0, sizeof *def);
    HookFiles hooks = {{NULL}, NULL, NULL};
    File file = {.run = {.path = path, .arena = arena, .err = err, .files = &def->read},
                 .def = def,
                 .find = find,
                 .context = context,
                 .hooks = &hooks};
    if (!load(&file))
        return false;
    hooks.files = def->read;
    def->hooks = hooks_make(&hooks, arena);
    return true;
}

/* --- a file that is kept for its functions ----------------------------------------------- */

struct Kept {
    Arena *arena;
    VariantDef def; /* read once more, and looked at by nobody */
    HookFiles hooks;
    File file;
};

/* Where the first reading has found it; asks nobody, so any thread may. */
static bool find_again(void *context, const char *name, char path[4096], Err *err) {
    for (const Parent *parent = context; parent; parent = parent->next) {
        if (strcmp(parent->name, name))
            continue;
        snprintf(path, 4096, "%s", parent->path);
        return true;
    }
    return err_set(err, "it was not there when the game was loaded");
}

Kept *kept_new(const char *path, const HookFiles *files, Err *err) {
    Kept *kept = memory_new(sizeof *kept);
    kept->arena = arena_new();
    kept->file = (File){.run = {.path = path,
                                .arena = kept->arena,
                                .err = err,
                                .keep = true,
                                .remembered = files->files},
                        .def = &kept->def,
                        .find = find_again,
                        .context = (void *)files->parents,
                        .hooks = &kept->hooks};
    if (load(&kept->file))
        return kept;
    kept_free(kept);
    return NULL;
}

Run *kept_run(Kept *kept) {
    return &kept->file.run;
}

void kept_free(Kept *kept) {
    if (!kept)
        return;
    run_close(&kept->file.run);
    arena_free(kept->arena);
    free(kept);
}
