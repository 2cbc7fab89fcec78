/* New: the command new: a file that works, with comments, for those who begin to write. */
#include "cli/cli.h"
#include "cli/command.h"

#include "base/file.h"
#include "search/personality.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char variant_head[] =
    "-- A game for chester. Change it, and look at it with:\n"
    "--   chester -v %s      in the window, which takes over every change when you save\n"
    "--   chester check %s\n"
    "-- All words are in scripts/README.md, worked answers in scripts/COOKBOOK.md.\n"
    "chester_api = 1\n\n";

static const char variant_body[] =
    "variant \"%s\" {\n"
    "  title = { en = \"%s\", ru = \"%s\" },\n"
    "  says = { en = \"Keepers, guards and hoppers on a small board.\",\n"
    "           ru = \"Хранители, стражи и прыгуны на малой доске.\" },\n"
    "  board = \"6x6\",\n"
    "  -- Ranks from the top; capital letters are White's.\n"
    "  start = \"rghhgk/6/6/6/6/KGHHGR w - 0 1\",\n"
    "}\n\n"
    "-- strength acts on every square that a piece could hit; a side's strengths add up.\n"
    "piece \"keeper\" { letter = \"K\", strength = 1.5, moves = { step \"all\" } }\n"
    "piece \"guard\" { letter = \"G\", strength = 1, moves = { step \"orthogonal\" } }\n"
    "piece \"rider\" { letter = \"R\", strength = 2, moves = { slide(\"orthogonal\", 3) } }\n"
    "piece \"hopper\" { letter = \"H\", moves = { leap(1, 2) } }\n\n"
    "-- The first row that fits decides: hoppers take always, others need more strength.\n"
    "hit \"hopper\" { by = \"hopper\" }\n"
    "hit \"stronger\" { needs = \"surplus\" }\n\n"
    "promote \"guard\" { on = \"last rank\", to = { \"rider\", \"hopper\" } }\n\n"
    "ends \"keeper\" { without = \"keeper\", result = \"loss\" }\n"
    "ends \"stuck\" { stuck = true, result = \"loss\" }\n";

static bool name_is_good(const char *name) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    size_t length = strlen(name);
    return length > 0 && length <= 40 && *name != '-' && strspn(name, allowed) == length;
}

/* --- what is written ------------------------------------------------------------------ */

/* A derived game: its own title, and what it could change, as comments. */
static void write_derived(Text *out, const char *name, const Rules *rules, const char *other) {
    text_format(out, "variant \"%s\" : from \"%s\" {\n", name, other);
    text_format(out, "  title = { en = \"%s\", ru = \"%s\" },\n", name, name);
    text_format(out, "  -- start = \"%s\", -- capitals are White's\n}\n\n", rules->start);
    text_add(out, "-- Everything else is as it is there. A statement of the same name changes only\n"
                  "-- the fields that it says; take away the dashes and try:\n");
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        int strength = rules->kinds[kind].strength;
        if (strength)
            text_format(out, "-- piece \"%s\" { strength = %g }\n", rules->kinds[kind].name,
                        strength / 2.0);
        else
            text_format(out, "-- piece \"%s\" { title = \"%s\" }\n", rules->kinds[kind].name,
                        rules->kinds[kind].name);
    }
}

static bool write_variant(Cli *cli, Text *out, const char *name, Err *err) {
    const char *other = cli->args.value[OPTION_LIKE];
    const Rules *rules = other ? library_rules(cli->library, other, err) : NULL;
    if (other && !rules)
        return false;
    text_format(out, variant_head, name, name);
    if (rules)
        write_derived(out, name, rules, rules->name);
    else
        text_format(out, variant_body, name, name, name);
    return true;
}

static void write_material(Text *out, const Personality *who) {
    for (int i = 0; i < who->material_count; i++)
        text_format(out, "%s%s = %d%s", i == 0 ? "    material = { " : ", ", who->material_name[i],
                    who->material[i], i + 1 == who->material_count ? " },\n" : "");
    if (!who->material_count)
        text_add(out, "    -- material = { knecht = 250 },  else pieces get a value from the rules\n");
}

static void write_group(Text *out, const Personality *who, WeightGroup group) {
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        int weight;
        memcpy(&weight, (const char *)&who->weights + row->offset, sizeof weight);
        if (row->group == group)
            text_format(out, "    %s = %d, -- %s (%d to %d)\n", row->name, weight, row->says, row->least,
                        row->most);
    }
}

static void write_weights(Text *out, const Personality *who) {
    text_add(out, "  weights = {\n");
    write_material(out, who);
    write_group(out, who, GROUP_WEIGHTS);
    text_add(out, "  },\n  search = {\n");
    write_group(out, who, GROUP_SEARCH);
    text_add(out, "  },\n");
}

/* Numbers are written out; functions cannot be, and are taken over. */
static bool has_functions(const Personality *who) {
    for (int i = 0; i < MIND_HOOKS; i++)
        if (who->hook_file[i])
            return true;
    return false;
}

/* A text in quotes, as Lua reads it. */
static void write_quoted(Text *out, const char *text) {
    text_add(out, "\"");
    for (; *text; text++)
        text_format(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    text_add(out, "\"");
}

static void write_levels(Text *out, const Personality *who) {
    text_add(out, "  -- From the easiest on; slack: by how much it misjudges positions, in hundredths.\n"
                  "  levels = {\n");
    for (int i = 0; i < who->level_count; i++) {
        const Level *level = &who->levels[i];
        text_add(out, "    { title = { en = ");
        write_quoted(out, level->title.en);
        text_add(out, ", ru = ");
        write_quoted(out, level->title.ru);
        text_add(out, " }");
        if (level->limits.depth)
            text_format(out, ", depth = %d", level->limits.depth);
        if (level->limits.nodes)
            text_format(out, ", nodes = %llu", (unsigned long long)level->limits.nodes);
        if (level->limits.ms)
            text_format(out, ", seconds = %g", level->limits.ms / 1000.0);
        if (level->slack)
            text_format(out, ", slack = %d", level->slack);
        text_add(out, " },\n");
    }
    text_add(out, "  },\n");
}

static bool write_personality(Cli *cli, Text *out, const char *name, Err *err) {
    const char *other = cli->args.value[OPTION_LIKE];
    const Personality *who = library_personality(cli->library, other ? other : "neutral", err);
    if (!who)
        return false;
    text_format(out, "-- A player for chester. It sits down at the board as \"%s\"; a change takes effect\n"
                     "-- at its next move. Values are hundredths of the weakest piece.\n"
                     "--   chester check %s\n"
                     "--   chester best --ai %s startpos\n"
                     "chester_api = 1\n\npersonality \"%s\"",
                name, name, name, name);
    if (has_functions(who))
        text_format(out, " : from \"%s\"", who->name);
    text_format(out, " {\n"
                     "  title = { en = \"%s\", ru = \"%s\" },\n"
                     "  says = { en = \"Plays like nobody else yet.\", ru = \"Играет пока как никто.\" },\n",
                name, name);
    write_weights(out, who);
    write_levels(out, who);
    text_add(out, "  -- Functions cost time, and can say what numbers cannot; see scripts/README.md.\n"
                  "  -- evaluate = function(pos, score) return score + 5 * pos:count(\"knight\", \"own\") end,\n"
                  "  -- choose = function(pos, candidates) return candidates[1] end,\n}\n");
    return true;
}

/* --- where it goes ---------------------------------------------------------------------- */

static bool place_of(const Cli *cli, LibraryKind kind, const char *name, char path[PATH_SIZE], Err *err) {
    char shelf[PATH_SIZE], file[80];
    bool variant = kind == LIBRARY_VARIANTS;
    LibraryPlaces places = library_places(cli->library, kind, name);
    snprintf(file, sizeof file, variant ? "%s/variant.lua" : "%s.lua", name);
    if (!library_user_folder(cli->library, kind, shelf) || !path_join(path, shelf, file))
        return err_set(err, "there is no folder of yours; set HOME");
    if (places.user || file_exists(path))
        return err_set(err, "it is there already, and is not written over: %s", path);
    if (places.shipped)
        return err_set(err, "chester comes with one of this name, take another: %s", name);
    snprintf(shelf, sizeof shelf, "%s", path);
    *(char *)(path_name(shelf) - 1) = '\0';
    return folder_make(shelf, err);
}

/* The new file has to load, like any other. */
static bool try_new(const Cli *cli, LibraryKind kind, const char *name, Err *err) {
    return kind == LIBRARY_VARIANTS ? library_rules(cli->library, name, err) != NULL
                                    : library_personality(cli->library, name, err) != NULL;
}

static bool make_new(Cli *cli, LibraryKind kind, const char *name, Err *err) {
    char path[PATH_SIZE];
    Text out;
    text_init(&out);
    bool variant = kind == LIBRARY_VARIANTS;
    bool good = (variant ? write_variant : write_personality)(cli, &out, name, err) &&
                place_of(cli, kind, name, path, err) && file_write(path, out.data, out.length, err) &&
                try_new(cli, kind, name, err);
    text_clear(&out);
    if (good)
        printf("%s\n", path);
    return good;
}

int command_new(Cli *cli, Err *err) {
    const char *what = cli_word(cli, 0), *name = cli_word(cli, 1);
    bool variant = strcmp(what, "variant") == 0;
    if (!variant && strcmp(what, "ai") != 0) {
        err_set(err, "new wants variant or ai: %s", what);
        return CODE_USAGE;
    }
    if (!name_is_good(name)) {
        err_set(err, "a name is made of at most 40 small Latin letters, digits, _ and -: %s", name);
        return CODE_USAGE;
    }
    if (!cli_library(cli, err))
        return CODE_FAILED;
    return make_new(cli, variant ? LIBRARY_VARIANTS : LIBRARY_PERSONALITIES, name, err)
               ? CODE_DONE : CODE_FAILED;
}
