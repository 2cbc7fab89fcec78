/* Motion words. All arguments are taken alike, whatever the brackets: texts are
 * directions, numbers are lengths, a table holds more of both and the options. So
 * step "all", step("all", { only = "quiet" }) and step { "all", only = "quiet" } agree. */
#include "script/motion.h"

#include "base/text.h"
#include "script/betza.h"
#include "script/read.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_SPREAD = 8 };

static const char MOTION[] = "chester.motion"; /* the registry's name of the type */

typedef struct MotionValue {
    int count;
    MotionDef rows[];
} MotionValue;

/* Compass, seen from White; bit i of a direction is row i. */
static const struct {
    int df, dr;
} compass[MAX_SPREAD] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
enum { N = 1, NE = 2, E = 4, SE = 8, S = 16, SW = 32, W = 64, NW = 128 };

typedef struct Direction {
    const char *name;
    unsigned strides;
} Direction;

static const Direction directions[] = {
    {"orthogonal", N | E | S | W},
    {"diagonal", NE | SE | SW | NW},
    {"all", N | E | S | W | NE | SE | SW | NW},
    {"forward", N},
    {"backward", S},
    {"left", W},
    {"right", E},
    {"sideways", W | E},
    {"forward diagonal", NW | NE},
    {"backward diagonal", SW | SE},
};
enum { DIRECTIONS = sizeof directions / sizeof *directions };

/* What a word asks for, and what it got. */
typedef struct MotionWord {
    const char *name;
    bool has_directions, has_length;
    int most_numbers;
} MotionWord;

static const MotionWord STEP = {"step", true, false, 0};
static const MotionWord SLIDE = {"slide", true, true, 1};
static const MotionWord JUMP = {"jump", true, true, 1};
static const MotionWord HOP = {"hop", true, true, 1};
static const MotionWord LEAP = {"leap", false, false, 2};

typedef struct Given {
    const MotionWord *word;
    Spot spot;
    unsigned strides;
    int numbers[2], number_count;
    int options; /* stack index of the table with options; 0: none */
    bool lame;   /* of a leap */
    int towards; /* of a leap: row of TOWARDS */
} Given;

const MotionDef *motion_rows(lua_State *state, int index, int *count) {
    const MotionValue *value = luaL_testudata(state, index, MOTION);
    if (!value)
        return NULL;
    *count = value->count;
    return value->rows;
}

/* --- arguments ------------------------------------------------------------------------ */

_Noreturn static void unknown_direction(const Spot *spot, const char *name) {
    const char *known[DIRECTIONS + 1] = {NULL};
    for (int i = 0; i < DIRECTIONS; i++)
        known[i] = directions[i].name;
    const char *nearest = text_nearest(name, known);
    if (nearest)
        spot_fault(spot, "knows no direction \"%.60s\"; did you mean \"%s\"?", name, nearest);
    spot_fault(spot,
               "knows no direction \"%.60s\"; allowed are orthogonal, diagonal, all, forward, "
               "backward, left, right, sideways, forward diagonal, backward diagonal",
               name);
}

static void take_direction(Given *given, int index) {
    const char *name = lua_tostring(given->spot.state, index);
    if (!given->word->has_directions)
        spot_fault(&given->spot, "takes two numbers, as leap(1, 2), not \"%.60s\"", name);
    for (int i = 0; i < DIRECTIONS; i++) {
        if (strcmp(name, directions[i].name))
            continue;
        if (!(directions[i].strides & ~given->strides))
            spot_fault(&given->spot, "has the direction \"%s\" twice", name);
        given->strides |= directions[i].strides;
        return;
    }
    unknown_direction(&given->spot, name);
}

static void take_number(Given *given, int index) {
    int whole;
    lua_Integer number = lua_tointegerx(given->spot.state, index, &whole);
    if (given->number_count >= given->word->most_numbers)
        spot_fault(&given->spot, "has a number too many: %.14g",
                   lua_tonumber(given->spot.state, index));
    bool leap = !given->word->has_directions;
    if (!whole || number < (leap ? 0 : 1) || number >= MAX_FILES)
        spot_fault(&given->spot, "has a length of %.14g; allowed are whole numbers from %d to %d",
                   lua_tonumber(given->spot.state, index), leap ? 0 : 1, MAX_FILES - 1);
    given->numbers[given->number_count++] = (int)number;
}

static bool has_fields(lua_State *state, int table) {
    bool found = false;
    for (lua_pushnil(state); lua_next(state, table); lua_pop(state, 1))
        found |= lua_type(state, -2) == LUA_TSTRING;
    return found;
}

static void take(Given *given, int index, bool nested) {
    lua_State *state = given->spot.state;
    int type = lua_type(state, index);
    if (type == LUA_TSTRING) {
        take_direction(given, index);
    } else if (type == LUA_TNUMBER) {
        take_number(given, index);
    } else if (type == LUA_TTABLE) {
        bool options = has_fields(state, index);
        if (options && (nested || given->options))
            spot_fault(&given->spot, "has options in two places");
        if (options)
            given->options = index;
        for (int i = 1; lua_rawgeti(state, index, i) != LUA_TNIL; i++) {
            if (nested && lua_istable(state, -1))
                spot_fault(&given->spot, "has too many brackets");
            take(given, lua_gettop(state), true);
            lua_pop(state, 1);
        }
        lua_pop(state, 1);
    } else {
        spot_wrong(&given->spot, index, "given directions, lengths and options");
    }
}

/* --- options -------------------------------------------------------------------------- */

static void read_options(Given *given, MotionDef *common, int *exactly) {
    static const char *const ONLY[] = {"quiet", "hits", "strength", NULL};
    static const char *const PASSANT[] = {"leaves", "takes", NULL};
    static const char *const TOWARDS[] = {"all", "forward", "backward", "sideways", NULL};
    if (!given->options)
        return;
    Reader reader;
    int only = -1, passant = -1;
    reader_open(&reader, given->spot.state, given->options, given->spot.line, given->spot.what);
    reader.has_list = true;
    if (given->word->has_length) {
        reader_whole(&reader, "least", 1, MAX_FILES - 1, &common->least);
        reader_whole(&reader, "exactly", 1, MAX_FILES - 1, exactly);
    }
    reader_choice(&reader, "only", ONLY, &only);
    reader_choice(&reader, "en_passant", PASSANT, &passant);
    if (given->word == &LEAP) {
        reader_flag(&reader, "lame", &given->lame);
        reader_choice(&reader, "towards", TOWARDS, &given->towards);
    }
    reader_names(&reader, "from", &common->from);
    reader_names(&reader, "to", &common->to);
    common->quiet = only == -1 || only == 0;
    common->hits = only == -1 || only == 1;
    common->acts = only != 0;
    reader_flag(&reader, "strength", &common->acts);
    reader_close(&reader);
    common->leaves_passant = passant == 0;
    common->takes_passant = passant == 1;
}

/* What all directions of the word share; no stride yet. */
static MotionDef read_common(Given *given) {
    MotionDef common = {.at = {run_of(given->spot.state)->path, given->spot.line}};
    int exactly = 0;
    common.least = common.most = 1;
    common.quiet = common.hits = common.acts = true;
    common.jumps = given->word == &JUMP;
    common.hops = given->word == &HOP;
    if (common.hops)
        common.least = 2; /* a piece stands between */
    read_options(given, &common, &exactly);
    if (!given->word->has_length)
        return common;
    common.most = given->number_count ? given->numbers[0] : 0;
    if (exactly && (common.most || (common.least > 1 && !common.hops)))
        spot_fault(&given->spot, "says \"exactly\" and another length too");
    if (exactly)
        common.least = common.most = exactly;
    if (common.jumps && !common.most)
        spot_fault(&given->spot, "has no length; write jump(\"orthogonal\", 2), or exactly = 2");
    return common;
}

/* --- words ---------------------------------------------------------------------------- */

static void add_stride(MotionValue *value, MotionDef motion, int df, int dr) {
    for (int i = 0; i < value->count; i++) {
        if (value->rows[i].df == df && value->rows[i].dr == dr)
            return;
    }
    motion.df = df;
    motion.dr = dr;
    value->rows[value->count++] = motion;
}

/* Whether a leap goes that way more than any other: 1 forward, 2 backward, 3 sideways. */
static bool leads(int towards, int df, int dr) {
    bool along = abs(dr) >= abs(df);
    return !towards || (towards == 1 && along && dr > 0) || (towards == 2 && along && dr < 0) ||
           (towards == 3 && abs(df) >= abs(dr) && df);
}

bool motion_lame(MotionDef *motion) {
    int df = motion->df, dr = motion->dr;
    int along = abs(df), across = abs(dr), steps = (along > across ? along : across) - 1;
    int diagonal = along < across ? along : across, straight = steps + 1 - diagonal;
    if (steps < 1 || steps > 2)
        return false;
    for (motion->via_count = 0; motion->via_count < steps; motion->via_count++) {
        int n = motion->via_count + 1, over = n > straight ? n - straight : 0;
        int long_way = n, x = along > across ? long_way : over,
            y = along > across ? over : long_way;
        motion->via_df[n - 1] = df < 0 ? -x : x;
        motion->via_dr[n - 1] = dr < 0 ? -y : y;
    }
    return true;
}

static void spread_leap(const Given *given, MotionValue *value, const MotionDef *common) {
    int a = given->numbers[0], b = given->numbers[1];
    if (given->number_count != 2 || a + b == 0)
        spot_fault(&given->spot, "takes two numbers that are not both 0, as leap(1, 2)");
    for (int sign = 0; sign < 4; sign++) {
        int x = sign & 1 ? -1 : 1, y = sign & 2 ? -1 : 1;
        int strides[2][2] = {{x * a, y * b}, {x * b, y * a}};
        for (int i = 0; i < 2; i++) {
            MotionDef motion = *common;
            if (!leads(given->towards, strides[i][0], strides[i][1]))
                continue;
            motion.df = strides[i][0];
            motion.dr = strides[i][1];
            if (given->lame && !motion_lame(&motion))
                spot_fault(&given->spot, "can be lame over one or two squares only, as leap(1, 2)");
            add_stride(value, motion, strides[i][0], strides[i][1]);
        }
    }
}

static void spread_directions(const Given *given, MotionValue *value, const MotionDef *common) {
    if (!given->strides)
        spot_fault(&given->spot, "has no direction, as in %s(\"forward\")", given->word->name);
    for (int i = 0; i < MAX_SPREAD; i++) {
        if (given->strides >> i & 1)
            add_stride(value, *common, compass[i].df, compass[i].dr);
    }
}

static MotionValue *value_new(lua_State *state, int count) {
    size_t size = sizeof(MotionValue) + sizeof(MotionDef) * (size_t)count;
    MotionValue *value = lua_newuserdatauv(state, size, 0);
    memset(value, 0, size);
    value->count = count;
    luaL_newmetatable(state, MOTION);
    lua_setmetatable(state, -2);
    return value;
}

MotionDef *motion_new(lua_State *state, int count) {
    return value_new(state, count)->rows;
}

static int make_motion(lua_State *state, const MotionWord *word) {
    int arguments = lua_gettop(state);
    Given given = {.word = word, .spot = {state, run_line(state), word->name, NULL}};
    luaL_checkstack(state, LUA_MINSTACK, "too many arguments");
    for (int i = 1; i <= arguments; i++)
        take(&given, i, false);
    MotionDef common = read_common(&given);
    MotionValue *value = value_new(state, MAX_SPREAD);
    value->count = 0;
    (word->has_directions ? spread_directions : spread_leap)(&given, value, &common);
    return 1;
}

static int step(lua_State *state) {
    return make_motion(state, &STEP);
}

static int hop(lua_State *state) {
    return make_motion(state, &HOP);
}

static int slide(lua_State *state) {
    return make_motion(state, &SLIDE);
}

static int jump(lua_State *state) {
    return make_motion(state, &JUMP);
}

static int leap(lua_State *state) {
    return make_motion(state, &LEAP);
}

const luaL_Reg motion_words[] = {{"step", step}, {"slide", slide}, {"jump", jump},
                                 {"hop", hop},   {"leap", leap},   {"betza", betza_word},
                                 {NULL, NULL}};
