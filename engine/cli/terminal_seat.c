/* Terminal seats: the commands about who plays: persons, personalities, levels, and the clock. */
#include "cli/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool person_on(const Terminal *t, Side side) {
    return session_seat(t->session, side)->ai[0] == '\0';
}

static void computer_change(Terminal *t, const Seat *seat) {
    Err err = {0};
    if (terminal_computer(t, seat, &err) &&
        terminal_seat(t, person_on(t, WHITE), person_on(t, BLACK), &err))
        say_seats(t);
    else
        say_fault(t, &err);
}

void terminal_level(Terminal *t, const char *words) {
    Seat seat = t->computer;
    seat.level = atoi(words);
    if (words[strspn(words, "0123456789")] || strlen(words) > 3)
        SAY(t, "text.no_level", "word", words);
    else
        computer_change(t, &seat);
}

void terminal_ai(Terminal *t, const char *words) {
    Seat seat = t->computer;
    if ((size_t)snprintf(seat.ai, sizeof seat.ai, "%s", words) >= sizeof seat.ai || !*words)
        SAY(t, "text.no_ai", "word", words);
    else
        computer_change(t, &seat);
}

void terminal_side(Terminal *t, const char *words) {
    static const char *const names[] = {"none", "white", "black", "both"};
    Err err = {0};
    for (int i = 0; i < 4; i++)
        if (strcmp(words, names[i]) == 0) {
            if (terminal_seat(t, i & 1, i & 2, &err))
                say_seats(t);
            else
                say_fault(t, &err);
            return;
        }
    SAY(t, "text.no_side", "word", words);
}

/* "person", or the name of a personality, with its level if it is not to be the present one. Whether
 * there is such a level is not asked here. */
static bool seat_typed(const Terminal *t, const char *words, Seat *seat) {
    bool person = strcmp(words, "person") == 0 || strcmp(words, lang_get(t->lang, "text.person")) == 0;
    if (seat_read(words, seat) || person)
        return true;
    size_t length = strcspn(words, ":");
    int end = 0;
    bool level = sscanf(words + length, ":%3d%n", &seat->level, &end) == 1 && !words[length + (size_t)end];
    if (!level) {
        seat->level = t->computer.level;
        length = strlen(words);
    }
    snprintf(seat->ai, sizeof seat->ai, "%.*s", (int)length, words);
    return length < sizeof seat->ai;
}

static void seat_change(Terminal *t, Side side, const char *words) {
    Seat seat;
    Err err = {0};
    if (!seat_typed(t, words, &seat))
        SAY(t, "text.no_ai", "word", words);
    else if ((seat.ai[0] && !terminal_computer(t, &seat, &err)) ||
             !session_set_seat(t->session, side, &seat, &err))
        say_fault(t, &err);
    else
        say_seats(t);
}

void terminal_white(Terminal *t, const char *words) {
    seat_change(t, WHITE, words);
}

void terminal_black(Terminal *t, const char *words) {
    seat_change(t, BLACK, words);
}

void terminal_players(Terminal *t, const char *words) {
    (void)words;
    say_list(t, LIBRARY_PERSONALITIES);
}

void say_clock(Terminal *t) {
    char left[2][32];
    for (Side side = WHITE; side <= BLACK; side++)
        clock_time_write(session_left(t->session, side), left[side]);
    SAY(t, "text.clock", "white", left[WHITE], "black", left[BLACK]);
}

void terminal_clock(Terminal *t, const char *words) {
    ClockRule rule;
    Err err = {0};
    if (*words && !clock_rule_read(words, &rule, &err))
        say_fault(t, &err);
    else if (*words && !session_time(t->session, &rule))
        SAY(t, "text.clock_late");
    else if (session_timed(t->session))
        say_clock(t);
    else
        SAY(t, "text.no_clock");
}
