/* Pattern: find, match, gmatch and gsub, with the patterns of Lua's manual (6.4.1).
 *
 * Lua's own matcher tries every way to fit a pattern and cannot be interrupted, so a line of
 * a script can run for ever. This one pays a step for each character it looks at. Written
 * as a walk over the items of a pattern: one character class with its repetition, a bracket
 * of a capture, %b, %f or %1; only captures and repetitions nest calls. */
#include "script/bounded.h"

#include "script/budget.h"

#include <ctype.h>
#include <string.h>

enum {
    MOST_CAPTURES = 32,
    MOST_NESTED = 200,
    PAID_AT_ONCE = 200, /* steps */
    OPEN = -1,          /* length of a capture that is not closed yet */
    PLACE = -2          /* () captures where it stands */
};

typedef struct Capture {
    const char *from;
    ptrdiff_t length;
} Capture;

typedef struct Match {
    lua_State *state;
    const char *text, *text_end;
    const char *pattern_end;
    Capture captures[MOST_CAPTURES];
    int count;
    int nested;
    size_t unpaid;
} Match;

static const char *fit(Match *m, const char *at, const char *item);

static void pay(Match *m) {
    if (++m->unpaid < PAID_AT_ONCE)
        return;
    m->unpaid = 0;
    budget_spend(m->state, PAID_AT_ONCE);
}

/* --- one character --------------------------------------------------------------------- */

static bool in_class(int c, int letter) {
    bool is;
    switch (tolower(letter)) {
    case 'a': is = isalpha(c); break;
    case 'c': is = iscntrl(c); break;
    case 'd': is = isdigit(c); break;
    case 'g': is = isgraph(c); break;
    case 'l': is = islower(c); break;
    case 'p': is = ispunct(c); break;
    case 's': is = isspace(c); break;
    case 'u': is = isupper(c); break;
    case 'w': is = isalnum(c); break;
    case 'x': is = isxdigit(c); break;
    default: return letter == c;
    }
    return is == !isupper(letter);
}

/* Behind the class that begins at `item`. */
static const char *class_end(Match *m, const char *item) {
    char first = *item++;
    if (first == '%') {
        if (item == m->pattern_end)
            luaL_error(m->state, "malformed pattern (ends with '%%')");
        return item + 1;
    }
    if (first != '[')
        return item;
    if (item < m->pattern_end && *item == '^')
        item++;
    do { /* a ] that comes first stands for itself */
        if (item == m->pattern_end)
            luaL_error(m->state, "malformed pattern (missing ']')");
        if (*item++ == '%' && item < m->pattern_end)
            item++;
    } while (item == m->pattern_end || *item != ']');
    return item + 1;
}

/* `set` is at the [, `last` at the ]. */
static bool in_set(Match *m, int c, const char *set, const char *last) {
    bool wanted = set[1] != '^';
    for (set += wanted ? 1 : 2; set < last; set++) {
        pay(m);
        if (*set == '%') {
            if (in_class(c, (unsigned char)*++set))
                return wanted;
        } else if (set + 2 < last && set[1] == '-') {
            if ((unsigned char)set[0] <= c && c <= (unsigned char)set[2])
                return wanted;
            set += 2;
        } else if ((unsigned char)*set == c) {
            return wanted;
        }
    }
    return !wanted;
}

static bool fits_one(Match *m, const char *at, const char *item, const char *end) {
    pay(m);
    if (at >= m->text_end)
        return false;
    int c = (unsigned char)*at;
    switch (*item) {
    case '.': return true;
    case '%': return in_class(c, (unsigned char)item[1]);
    case '[': return in_set(m, c, item, end - 1);
    default: return (unsigned char)*item == c;
    }
}

/* --- repetitions ------------------------------------------------------------------------- */

/* As many as there are from `least` on, then fewer until the rest fits. */
static const char *fit_most(Match *m, const char *at, const char *item, const char *end, int least) {
    ptrdiff_t count = 0;
    while (fits_one(m, at + count, item, end))
        count++;
    for (; count >= least; count--) {
        const char *behind = fit(m, at + count, end + 1);
        if (behind)
            return behind;
    }
    return NULL;
}

static const char *fit_fewest(Match *m, const char *at, const char *item, const char *end) {
    for (;;) {
        const char *behind = fit(m, at, end + 1);
        if (behind)
            return behind;
        if (!fits_one(m, at++, item, end))
            return NULL;
    }
}

/* --- captures --------------------------------------------------------------------------- */

static const char *fit_open(Match *m, const char *at, const char *item, ptrdiff_t length) {
    if (m->count == MOST_CAPTURES)
        luaL_error(m->state, "too many captures");
    m->captures[m->count++] = (Capture){at, length};
    const char *behind = fit(m, at, item);
    if (!behind)
        m->count--;
    return behind;
}

static const char *fit_close(Match *m, const char *at, const char *item) {
    int i = m->count - 1;
    while (i >= 0 && m->captures[i].length != OPEN)
        i--;
    if (i < 0)
        luaL_error(m->state, "invalid pattern capture");
    m->captures[i].length = at - m->captures[i].from;
    const char *behind = fit(m, at, item);
    if (!behind)
        m->captures[i].length = OPEN;
    return behind;
}

/* %1: what a capture has taken, once more; NULL when it does not stand here. */
static const char *fit_again(Match *m, const char *at, int digit) {
    int i = digit - '1';
    if (i < 0 || i >= m->count || m->captures[i].length == OPEN)
        luaL_error(m->state, "invalid capture index %%%d", i + 1);
    size_t length = m->captures[i].length == PLACE ? 0 : (size_t)m->captures[i].length;
    budget_spend(m->state, length / 16);
    bool fits = (size_t)(m->text_end - at) >= length && !memcmp(m->captures[i].from, at, length);
    return fits ? at + length : NULL;
}

/* %bxy: from an x to the y that balances it; `item` at the x. */
static const char *fit_balance(Match *m, const char *at, const char *item) {
    if (m->pattern_end - item < 2)
        luaL_error(m->state, "malformed pattern (missing arguments to '%%b')");
    if (at >= m->text_end || *at != item[0])
        return NULL;
    int depth = 1;
    for (at++; at < m->text_end; at++) {
        pay(m);
        if (*at == item[1] && --depth == 0)
            return at + 1;
        if (*at == item[0] && item[0] != item[1])
            depth++;
    }
    return NULL;
}

/* %f[set]: between a character that is not in the set and one that is; `item` at the [. */
static bool at_frontier(Match *m, const char *at, const char *item, const char *end) {
    int before = at == m->text ? '\0' : (unsigned char)at[-1];
    int here = at == m->text_end ? '\0' : (unsigned char)*at;
    return !in_set(m, before, item, end - 1) && in_set(m, here, item, end - 1);
}

/* --- the walk ------------------------------------------------------------------------------ */

/* One class with what stands behind it. *done says that the rest has been fitted too. */
static const char *fit_class(Match *m, const char *at, const char **item, bool *done) {
    const char *end = class_end(m, *item), *here = *item;
    char repeat = end < m->pattern_end ? *end : '\0';
    *done = true;
    if (repeat == '*' || repeat == '+')
        return fit_most(m, at, here, end, repeat == '+');
    if (repeat == '-')
        return fit_fewest(m, at, here, end);
    bool fits = fits_one(m, at, here, end);
    if (repeat == '?' && fits) {
        const char *behind = fit(m, at + 1, end + 1);
        if (behind)
            return behind;
    }
    if (repeat != '?' && !fits)
        return NULL;
    *done = false;
    *item = end + (repeat == '?');
    return at + (repeat != '?');
}

/* The items that begin with % and are no classes. */
static bool is_special(const Match *m, const char *item) {
    return item[0] == '%' && item + 1 < m->pattern_end &&
           (item[1] == 'b' || item[1] == 'f' || isdigit((unsigned char)item[1]));
}

static const char *fit_special(Match *m, const char *at, const char **item) {
    const char *arguments = *item + 2;
    char kind = (*item)[1];
    if (kind == 'b') {
        *item = arguments + 2;
        return fit_balance(m, at, arguments);
    }
    if (kind != 'f') {
        *item = arguments;
        return fit_again(m, at, (unsigned char)kind);
    }
    if (arguments == m->pattern_end || *arguments != '[')
        luaL_error(m->state, "missing '[' after '%%f' in pattern");
    *item = class_end(m, arguments);
    return at_frontier(m, at, arguments, *item) ? at : NULL;
}

static const char *fit_items(Match *m, const char *at, const char *item) {
    while (at && item < m->pattern_end) {
        bool done = false;
        pay(m);
        if (*item == '(' && item + 1 < m->pattern_end && item[1] == ')')
            return fit_open(m, at, item + 2, PLACE);
        if (*item == '(')
            return fit_open(m, at, item + 1, OPEN);
        if (*item == ')')
            return fit_close(m, at, item + 1);
        if (*item == '$' && item + 1 == m->pattern_end)
            return at == m->text_end ? at : NULL;
        if (is_special(m, item))
            at = fit_special(m, at, &item);
        else
            at = fit_class(m, at, &item, &done);
        if (done)
            return at;
    }
    return at;
}

/* Where the text fits the pattern from `item` on, its end; else NULL. */
static const char *fit(Match *m, const char *at, const char *item) {
    if (++m->nested > MOST_NESTED)
        luaL_error(m->state, "pattern too complex");
    const char *end = fit_items(m, at, item);
    m->nested--;
    return end;
}

static const char *match_at(Match *m, const char *at, const char *pattern) {
    m->count = m->nested = 0;
    return fit(m, at, pattern);
}

/* --- what comes back ------------------------------------------------------------------------- */

/* Capture i; number 0 of a pattern without captures is all of it. */
static void push_capture(Match *m, int i, const char *from, const char *end) {
    if (i >= m->count && i > 0)
        luaL_error(m->state, "invalid capture index %%%d", i + 1);
    Capture capture = m->count ? m->captures[i] : (Capture){from, end - from};
    if (capture.length == OPEN)
        luaL_error(m->state, "unfinished capture");
    if (capture.length == PLACE)
        lua_pushinteger(m->state, capture.from - m->text + 1);
    else
        lua_pushlstring(m->state, capture.from, (size_t)capture.length);
}

static int push_captures(Match *m, const char *from, const char *end) {
    int count = m->count || !from ? m->count : 1;
    luaL_checkstack(m->state, count, "too many captures");
    for (int i = 0; i < count; i++)
        push_capture(m, i, from, end);
    return count;
}

/* --- find and match -------------------------------------------------------------------------- */

static Match match_new(lua_State *state, int text_index, int pattern_index, const char **pattern) {
    size_t length, pattern_length;
    const char *text = luaL_checklstring(state, text_index, &length);
    *pattern = luaL_checklstring(state, pattern_index, &pattern_length);
    return (Match){.state = state,
                   .text = text,
                   .text_end = text + length,
                   .pattern_end = *pattern + pattern_length};
}

/* Argument 3: from where on, counted from 1, or from the end; NULL when that is behind it. */
static const char *start_of(lua_State *state, const Match *m) {
    lua_Integer start = luaL_optinteger(state, 3, 1), length = m->text_end - m->text;
    if (start < 0)
        start = start < -length ? 1 : length + start + 1;
    if (start == 0)
        start = 1;
    return start > length + 1 ? NULL : m->text + (start - 1);
}

/* The C library's search does not go back. */
static int find_plain(Match *m, const char *at, const char *wanted) {
    size_t length = (size_t)(m->pattern_end - wanted);
    budget_spend(m->state, (size_t)(m->text_end - at) / 16 + length / 16);
    const char *found = memmem(at, (size_t)(m->text_end - at), wanted, length);
    if (!found)
        return 0;
    lua_pushinteger(m->state, found - m->text + 1);
    lua_pushinteger(m->state, found - m->text + (lua_Integer)length);
    return 2;
}

static int search(lua_State *state, bool find) {
    const char *pattern;
    Match m = match_new(state, 1, 2, &pattern);
    const char *at = start_of(state, &m);
    size_t length = (size_t)(m.pattern_end - pattern);
    bool plain = find && (lua_toboolean(state, 4) || strcspn(pattern, "^$*+?.([%-") == length);
    int found = at && plain ? find_plain(&m, at, pattern) : 0;
    bool anchored = !plain && length && *pattern == '^';
    for (pattern += anchored; at && !plain && at <= m.text_end; at++) {
        const char *end = match_at(&m, at, pattern);
        if (end && find) {
            lua_pushinteger(state, at - m.text + 1);
            lua_pushinteger(state, end - m.text);
            return 2 + push_captures(&m, NULL, NULL);
        }
        if (end)
            return push_captures(&m, at, end);
        if (anchored)
            break;
    }
    if (!found)
        lua_pushnil(state);
    return found ? found : 1;
}

static int pattern_find(lua_State *state) {
    return search(state, true);
}

static int pattern_match(lua_State *state) {
    return search(state, false);
}

/* --- gmatch and gsub ---------------------------------------------------------------------- */

/* Upvalues: the text, the pattern, where to look from, where the last match ended (or -1). */
static int next_match(lua_State *state) {
    const char *pattern;
    Match m = match_new(state, lua_upvalueindex(1), lua_upvalueindex(2), &pattern);
    const char *at = m.text + lua_tointeger(state, lua_upvalueindex(3));
    lua_Integer last = lua_tointeger(state, lua_upvalueindex(4));
    for (; at <= m.text_end; at++) {
        const char *end = match_at(&m, at, pattern);
        if (!end || end - m.text == last)
            continue;
        lua_pushinteger(state, end - m.text);
        lua_copy(state, -1, lua_upvalueindex(3));
        lua_replace(state, lua_upvalueindex(4));
        return push_captures(&m, at, end);
    }
    return 0;
}

static int pattern_gmatch(lua_State *state) {
    const char *pattern;
    lua_settop(state, 3);
    Match m = match_new(state, 1, 2, &pattern);
    const char *at = start_of(state, &m);
    lua_pop(state, 1);
    lua_pushinteger(state, at ? at - m.text : m.text_end - m.text + 1);
    lua_pushinteger(state, -1);
    lua_pushcclosure(state, next_match, 4);
    return 1;
}

/* The text of argument 3, with %0 to %9 and %%. */
static void add_text(Match *m, luaL_Buffer *out, const char *from, const char *end) {
    size_t length;
    const char *with = lua_tolstring(m->state, 3, &length), *with_end = with + length;
    for (; with < with_end; with++) {
        if (*with != '%') {
            luaL_addchar(out, *with);
            continue;
        }
        with++;
        if (with < with_end && *with == '%') {
            luaL_addchar(out, '%');
        } else if (with < with_end && *with == '0') {
            luaL_addlstring(out, from, (size_t)(end - from));
        } else if (with < with_end && isdigit((unsigned char)*with)) {
            push_capture(m, *with - '1', from, end);
            luaL_tolstring(m->state, -1, NULL);
            lua_remove(m->state, -2);
            luaL_addvalue(out);
        } else {
            luaL_error(m->state, "invalid use of '%%' in replacement string");
        }
    }
    budget_spend(m->state, length / 16);
}

/* What a table or a function says; false or nil leaves the text as it was. */
static void add_value(Match *m, luaL_Buffer *out, const char *from, const char *end) {
    lua_State *state = m->state;
    if (lua_type(state, 3) == LUA_TTABLE) {
        push_capture(m, 0, from, end);
        lua_gettable(state, 3);
    } else {
        lua_pushvalue(state, 3);
        int count = push_captures(m, from, end);
        lua_call(state, count, 1);
    }
    if (!lua_toboolean(state, -1)) {
        lua_pop(state, 1);
        luaL_addlstring(out, from, (size_t)(end - from));
        return;
    }
    if (!lua_isstring(state, -1))
        luaL_error(state, "invalid replacement value (a %s)", luaL_typename(state, -1));
    luaL_addvalue(out);
}

static void add_replacement(Match *m, luaL_Buffer *out, const char *from, const char *end) {
    int type = lua_type(m->state, 3);
    budget_spend(m->state, 1);
    if (type == LUA_TSTRING || type == LUA_TNUMBER)
        add_text(m, out, from, end);
    else
        add_value(m, out, from, end);
}

static int pattern_gsub(lua_State *state) {
    const char *pattern;
    Match m = match_new(state, 1, 2, &pattern);
    const char *at = m.text, *last = NULL;
    lua_Integer most = luaL_optinteger(state, 4, m.text_end - m.text + 1), count = 0;
    int type = lua_type(state, 3);
    luaL_argexpected(state, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TTABLE ||
                                type == LUA_TFUNCTION, 3, "string/function/table");
    if (type == LUA_TNUMBER)
        lua_tostring(state, 3);
    bool anchored = pattern < m.pattern_end && *pattern == '^';
    pattern += anchored;
    luaL_Buffer out;
    luaL_buffinit(state, &out);
    while (count < most) {
        const char *end = match_at(&m, at, pattern);
        if (end && end != last) {
            count++;
            add_replacement(&m, &out, at, end);
            at = last = end;
        } else if (at < m.text_end) {
            luaL_addchar(&out, *at++);
        } else {
            break;
        }
        if (anchored)
            break;
    }
    luaL_addlstring(&out, at, (size_t)(m.text_end - at));
    luaL_pushresult(&out);
    lua_pushinteger(state, count);
    return 2;
}

const luaL_Reg pattern_functions[] = {{"find", pattern_find},
                                      {"match", pattern_match},
                                      {"gmatch", pattern_gmatch},
                                      {"gsub", pattern_gsub},
                                      {NULL, NULL}};
