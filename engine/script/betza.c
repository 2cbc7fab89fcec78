/* A Betza text is a row of atoms, each with modifiers in front and a range behind:
 *
 *   W F D N A H C Z G   leaps: one square straight, one diagonal, (0,2) (1,2) (2,2) (0,3) (1,3)
 *                       (2,3) (3,3);  R = WW, B = FF, Q = RB, K = WF;  L is C, J is Z
 *   WW, W0, W4          a rider: any number of strides, any number, at most four
 *   m c e               only to move; only to capture; to capture en passant too
 *   n j p               lame; a rider that jumps over all; one that hops over exactly one piece
 *   i                   only from the place `first`; with a slide of two, taken en passant
 *   f b l r v s         forward, backward, left, right, both of the first, both of the last; on
 *                       oblique leaps the doubled or joined ones pick the narrow (ff, bb: mostly
 *                       along) and the wide (fs, bs) of each half
 *
 * Sources: Betza, "Betza Notation" (1996); H. G. Muller's extensions for XBoard (2012). */
#include "script/betza.h"

#include "script/motion.h"
#include "script/read.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 64, LONGEST = 80 };

typedef struct Atom {
    char letter;
    int a, b;
} Atom;

static const Atom atoms[] = {{'W', 0, 1}, {'F', 1, 1}, {'D', 0, 2}, {'N', 1, 2}, {'A', 2, 2},
                             {'H', 0, 3}, {'C', 1, 3}, {'L', 1, 3}, {'Z', 2, 3}, {'J', 2, 3},
                             {'G', 3, 3}};

/* Letters that stand for two atoms, or for a rider. */
static const struct {
    char letter;
    const char *means;
} shorts[] = {{'R', "WW"}, {'B', "FF"}, {'Q', "WWFF"}, {'K', "WF"}};

typedef struct Modifiers {
    bool moves, captures, passant, lame, jumps, hops, initial;
    char ways[16]; /* f b l r v s, as written */
} Modifiers;

typedef struct Parse {
    Spot spot;
    DefNames first;
    MotionDef rows[MOST_ROWS];
    int count;
} Parse;

static void take_modifier(Parse *parse, Modifiers *mods, char letter) {
    size_t length = strlen(mods->ways);
    switch (letter) {
    case 'm': mods->moves = true; break;
    case 'c': mods->captures = true; break;
    case 'e': mods->passant = true; break;
    case 'n': mods->lame = true; break;
    case 'j': mods->jumps = true; break;
    case 'p': mods->hops = true; break;
    case 'i': mods->initial = true; break;
    case 'f': case 'b': case 'l': case 'r': case 'v': case 's':
        if (length + 1 < sizeof mods->ways)
            mods->ways[length] = letter;
        break;
    default:
        spot_fault(&parse->spot, "knows no modifier \"%c\"; allowed are m c e n j p i and f b l r v s",
                   letter);
    }
}

/* Whether a stride goes the way of one letter. */
static bool goes(char way, int df, int dr) {
    switch (way) {
    case 'f': return dr > 0;
    case 'b': return dr < 0;
    case 'l': return df < 0;
    case 'r': return df > 0;
    case 'v': return dr != 0;
    default: return df != 0;
    }
}

/* On oblique leaps a second letter narrows the first: ff and bb are those mostly along, fs
 * and bs those mostly across. Returns the letters used. */
static int oblique_pair(const char *ways, int df, int dr, bool *fits) {
    bool along = abs(dr) > abs(df);
    char one = ways[0], two = ways[1];
    if ((one == 'f' || one == 'b' || one == 'l' || one == 'r') && two == one) {
        bool upright = one == 'f' || one == 'b';
        *fits = goes(one, df, dr) && along == upright;
        return 2;
    }
    if ((one == 'f' || one == 'b') && two == 's') {
        *fits = goes(one, df, dr) && !along;
        return 2;
    }
    if ((one == 'f' || one == 'b') && (two == 'l' || two == 'r')) {
        *fits = goes(one, df, dr) && goes(two, df, dr);
        return 2;
    }
    *fits = goes(one, df, dr);
    return 1;
}

/* Straight strides: any letter that fits. Diagonal ones: fl is one direction, f two. */
static bool way_fits(const char *ways, int df, int dr) {
    bool straight = !df || !dr, diagonal = abs(df) == abs(dr), any = false;
    if (!*ways)
        return true;
    while (*ways) {
        bool fits;
        if (straight) {
            fits = goes(*ways, df, dr);
            ways++;
        } else if (diagonal && (*ways == 'f' || *ways == 'b') && (ways[1] == 'l' || ways[1] == 'r')) {
            fits = goes(ways[0], df, dr) && goes(ways[1], df, dr);
            ways += 2;
        } else if (diagonal) {
            fits = goes(*ways, df, dr);
            ways++;
        } else {
            ways += oblique_pair(ways, df, dr, &fits);
        }
        any |= fits;
    }
    return any;
}

static void add_row(Parse *parse, const Modifiers *mods, int df, int dr, int range) {
    if (!way_fits(mods->ways, df, dr))
        return;
    if (parse->count == MOST_ROWS)
        spot_fault(&parse->spot, "makes more than %d movements", MOST_ROWS);
    MotionDef *row = &parse->rows[parse->count++];
    *row = (MotionDef){.at = {run_of(parse->spot.state)->path, parse->spot.line}, .df = df, .dr = dr,
                       .least = 1, .most = range, .jumps = mods->jumps && range != 1,
                       .hops = mods->hops, .quiet = mods->moves || !mods->captures,
                       .hits = mods->captures || !mods->moves,
                       .acts = mods->captures || !mods->moves, .takes_passant = mods->passant};
    if (mods->hops) {
        row->least = 2;
        row->most = range == 1 ? 2 : range;
    }
    bool two_straight = (!df || !dr || abs(df) == abs(dr)) && abs(df) <= 2 && abs(dr) <= 2 &&
                        (abs(df) == 2 || abs(dr) == 2);
    if (mods->lame && two_straight && range == 1) { /* a slide of exactly two is the same */
        row->df /= 2;
        row->dr /= 2;
        row->least = row->most = 2;
        row->leaves_passant = mods->initial && !row->hits;
    } else if (mods->lame && !motion_lame(row)) {
        spot_fault(&parse->spot, "has a lame leap that passes no square, or more than two");
    }
    if (mods->initial)
        row->from = parse->first;
}

static void add_atom(Parse *parse, const Modifiers *mods, const Atom *atom, int range) {
    for (int sign = 0; sign < 4; sign++) {
        int x = sign & 1 ? -1 : 1, y = sign & 2 ? -1 : 1;
        bool flat = atom->a == 0;
        if (!flat || x > 0)
            add_row(parse, mods, x * atom->a, y * atom->b, range);
        if (atom->a != atom->b && (!flat || x > 0))
            add_row(parse, mods, y * atom->b, x * atom->a, range);
    }
}

static const Atom *atom_of(char letter) {
    for (size_t i = 0; i < sizeof atoms / sizeof *atoms; i++) {
        if (atoms[i].letter == letter)
            return &atoms[i];
    }
    return NULL;
}

/* What R, B, Q and K stand for, or NULL. */
static const char *short_of(char letter) {
    for (size_t i = 0; i < sizeof shorts / sizeof *shorts; i++) {
        if (shorts[i].letter == letter)
            return shorts[i].means;
    }
    return NULL;
}

/* A number behind an atom, or the atom once more; 1 when there is neither, 0 for any range. */
static int take_range(Parse *parse, const char **at, char letter) {
    if (**at == letter) {
        ++*at;
        return 0;
    }
    if (!isdigit((unsigned char)**at))
        return 1;
    long range = strtol(*at, (char **)at, 10);
    if (range >= MAX_FILES)
        spot_fault(&parse->spot, "has a range of %ld; allowed are up to %d", range, MAX_FILES - 1);
    return (int)range;
}

static void take_unit(Parse *parse, const Modifiers *mods, const char **at) {
    char letter = *(*at)++;
    const char *means = short_of(letter);
    const Atom *atom = atom_of(letter);
    if (!means && !atom)
        spot_fault(&parse->spot, "knows no atom \"%c\"; allowed are W F D N A H C Z G and R B Q K", letter);
    bool number = isdigit((unsigned char)**at);
    int range = take_range(parse, at, letter);
    if (atom) {
        add_atom(parse, mods, atom, range);
        return;
    }
    bool riders = letter != 'K';
    for (const char *part = means; *part; part += riders ? 2 : 1)
        add_atom(parse, mods, atom_of(*part), riders ? (number ? range : 0) : range);
}

/* Options at stack index `table`; with the text in the same brackets, or behind it. */
static void read_options(Parse *parse, int table) {
    lua_State *state = parse->spot.state;
    Reader reader;
    if (lua_isnoneornil(state, table))
        return;
    reader_open(&reader, state, table, parse->spot.line, "betza");
    reader.has_list = table == 1;
    reader_names(&reader, "first", &parse->first);
    reader_close(&reader);
}

/* betza "W", betza("W", { ... }), betza { "W", ... } */
static const char *read_text(Parse *parse) {
    lua_State *state = parse->spot.state;
    bool bracketed = lua_istable(state, 1);
    read_options(parse, bracketed ? 1 : 2);
    if (bracketed)
        lua_rawgeti(state, 1, 1);
    else
        lua_pushvalue(state, 1);
    const char *text = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : "";
    if (!*text || strlen(text) > LONGEST)
        spot_fault(&parse->spot, "takes a text like \"mfWcfF\", of at most %d letters", LONGEST);
    return text;
}

int betza_word(lua_State *state) {
    lua_settop(state, 2);
    Parse *parse = lua_newuserdatauv(state, sizeof *parse, 0); /* too large for a stack */
    memset(parse, 0, sizeof *parse);
    parse->spot = (Spot){state, run_line(state), "betza", NULL};
    const char *text = read_text(parse);
    while (*text) {
        Modifiers mods = {.ways = ""};
        while (islower((unsigned char)*text))
            take_modifier(parse, &mods, *text++);
        if (!*text)
            spot_fault(&parse->spot, "ends with modifiers, and no atom follows");
        if (mods.initial && !parse->first.count)
            spot_fault(&parse->spot, "says i, so it needs a place: betza(\"...\", { first = \"rank 2\" })");
        take_unit(parse, &mods, &text);
    }
    MotionDef *rows = motion_new(state, parse->count);
    memcpy(rows, parse->rows, sizeof *rows * (size_t)parse->count);
    return 1;
}
