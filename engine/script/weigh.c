/* Weighing a source by its words; it never refuses one, and knows no more of Lua's grammar.
 *
 * Two things cost Lua's parser more than their bytes. Jumps that wait for their place (`or`,
 * `and`, `elseif`, `goto`, `break`) and labels stand in lists that the next one goes through, so
 * many take the square of their number. And a name is looked for among the variables of all functions around it,
 * up to 455 in each, before it is taken for a global. Comments and texts cost nothing. */
#include "script/weigh.h"

#include "script/budget.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum {
    JUMPS_A_STEP = 5,  /* that are gone through in a step's time */
    NAME_STEPS = 10,   /* to look for a name in one function */
    MOST_BLOCKS = 256  /* in each other; Lua parses 200 */
};

typedef struct Weigh {
    lua_State *state;
    Run *run;
    size_t jumps;
    size_t functions; /* around this place */
    int blocks;
    bool is_function[MOST_BLOCKS];
} Weigh;

/* --- what is passed over ------------------------------------------------------------------ */

/* Behind [[ ]], [=[ ]=] and so on; NULL when there is none at `at`. */
static const char *long_bracket(const char *at) {
    size_t level = strspn(at + 1, "=");
    if (at[0] != '[' || at[1 + level] != '[')
        return NULL;
    for (at += 2 + level; (at = strchr(at, ']')); at++) {
        if (strspn(at + 1, "=") == level && at[1 + level] == ']')
            return at + 2 + level;
    }
    return "";
}

/* Behind a backslash and what belongs to it: \z takes all blanks, and two bytes may break a line. */
static const char *escaped(const char *at) {
    if (*++at == 'z')
        return at + 1 + strspn(at + 1, " \t\n\v\f\r");
    bool broken = at[0] && (!strncmp(at, "\r\n", 2) || !strncmp(at, "\n\r", 2));
    return at + (broken ? 2 : *at != '\0');
}

/* Behind a text in quotes, or the end of its line. */
static const char *quoted(const char *at) {
    char quote = *at++;
    while (*at && *at != quote && *at != '\n' && *at != '\r')
        at = *at == '\\' ? escaped(at) : at + 1;
    return at + (*at == quote);
}

/* Lines end with \r, too, as Lua reads them. */
static const char *comment(const char *at) {
    const char *end = at[2] == '[' ? long_bracket(at + 2) : NULL;
    return end ? end : at + strcspn(at, "\r\n");
}

/* --- words -------------------------------------------------------------------------------- */

static bool is_one_of(const char *word, size_t length, const char *const *words) {
    while (*words && (strncmp(*words, word, length) || (*words)[length]))
        words++;
    return *words;
}

static void open_block(Weigh *w, bool is_function) {
    if (w->blocks < MOST_BLOCKS)
        w->is_function[w->blocks] = is_function;
    if (w->blocks++ < MOST_BLOCKS)
        w->functions += is_function;
}

static void close_block(Weigh *w) {
    if (w->blocks > 0 && --w->blocks < MOST_BLOCKS)
        w->functions -= w->is_function[w->blocks];
}

static void pay_jump(Weigh *w) {
    budget_spend(w->state, w->jumps++ / JUMPS_A_STEP);
}

static void weigh_word(Weigh *w, const char *word, size_t length) {
    static const char *const JUMPS[] = {"or", "and", "elseif", "goto", "break", NULL};
    static const char *const OPEN[] = {"do", "if", "repeat", NULL};
    static const char *const FUNCTION[] = {"function", NULL};
    static const char *const CLOSE[] = {"end", "until", NULL};
    if (is_one_of(word, length, JUMPS))
        pay_jump(w);
    else if (is_one_of(word, length, OPEN))
        open_block(w, false);
    else if (is_one_of(word, length, FUNCTION))
        open_block(w, true);
    else if (is_one_of(word, length, CLOSE))
        close_block(w);
    else
        budget_spend(w->state, w->functions * NAME_STEPS);
}

/* Behind the next thing. */
static const char *step(Weigh *w, const char *at) {
    size_t word = 0;
    while (isalnum((unsigned char)at[word]) || at[word] == '_')
        word++;
    if (word)
        weigh_word(w, at, word);
    if (word)
        return at + word;
    if (!strncmp(at, "--", 2))
        return comment(at);
    if (!strncmp(at, "::", 2))
        pay_jump(w);
    const char *behind = *at == '"' || *at == '\'' ? quoted(at) : long_bracket(at);
    return behind ? behind : at + (strncmp(at, "::", 2) ? 1 : 2);
}

void weigh_source(lua_State *state, const char *source) {
    Weigh weigh = {.state = state, .run = run_of(state)};
    weigh.run->line = 1;
    while (*source) {
        const char *behind = step(&weigh, source);
        for (; *behind && source < behind; source++)
            weigh.run->line += *source == '\n';
        source = behind;
    }
}
