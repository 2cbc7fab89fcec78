/* Seats: reading, writing and choosing who plays. */
#include "gui/seats.h"

#include "base/clock.h"
#include "gui/store.h"
#include "gui/view.h"

#include <stdio.h>
#include <string.h>

void fresh_open(App *app) {
    NewGame *fresh = &app->fresh;
    choices_begin(&fresh->variants, app->library, LIBRARY_VARIANTS);
    choices_load(&fresh->minds, app->library, LIBRARY_PERSONALITIES);
    fresh->variant = choices_find(&fresh->variants, session_rules(app->session)->name);
    if (fresh->variant < 0) fresh->variant = choices_next(&fresh->variants, -1, 1);
    fresh->pace = pace_of(&session_game(app->session)->clock);
    if (fresh->variants.unread) choices_read(&fresh->variants, app->library, fresh->variant);
    for (Side side = WHITE; side <= BLACK; side++) {
        const Seat *seat = session_seat(app->session, side);
        fresh->who[side] = seat->ai[0] ? choices_find(&fresh->minds, seat->ai) : -1;
        fresh->level[side] = seat->level;
    }
}

bool fresh_read(App *app, int ms) {
    Choices *variants = &app->fresh.variants;
    if (app->dialog.type != DIALOG_NEW || !variants->unread) return false;
    int64_t end = clock_ms() + ms;
    int first = app->dialog.scroll / layout_px(&app->layout, VARIANT_ROW);
    do {
        choices_read(variants, app->library, first);
    } while (variants->unread && clock_ms() < end);
    app->dirty = true;
    return true;
}

static const Personality *mind_of(const App *app, Side side) {
    int who = app->fresh.who[side];
    return who < 0 ? NULL : library_known(app->library, app->fresh.minds.items[who].name);
}

int fresh_levels(const App *app, Side side) {
    const Personality *mind = mind_of(app, side);
    return mind ? mind->level_count : 0;
}

void fresh_who(App *app, Side side, int step) {
    NewGame *fresh = &app->fresh;
    int next = choices_next(&fresh->minds, fresh->who[side], step);
    if (step < 0 || next >= 0) fresh->who[side] = next;
    int levels = fresh_levels(app, side);
    if (fresh->level[side] > levels) fresh->level[side] = levels;
    if (fresh->level[side] < 1) fresh->level[side] = 1;
}

void fresh_level(App *app, Side side, int step) {
    int level = app->fresh.level[side] + step;
    if (level >= 1 && level <= fresh_levels(app, side)) app->fresh.level[side] = level;
}

static Seat fresh_seat(const App *app, Side side) {
    Seat seat = {.level = app->fresh.level[side]};
    int who = app->fresh.who[side];
    if (who >= 0) snprintf(seat.ai, sizeof seat.ai, "%s", app->fresh.minds.items[who].name);
    return seat;
}

static void remember(App *app) {
    snprintf(app->settings.variant, SETTING_TEXT, "%s", session_rules(app->session)->name);
    seat_write(session_seat(app->session, WHITE), app->settings.white);
    seat_write(session_seat(app->session, BLACK), app->settings.black);
    clock_rule_write(&session_game(app->session)->clock, app->settings.clock);
    app_save_settings(app);
}

void seats_time(App *app) {
    ClockRule rule;
    if (clock_rule_read(app->settings.clock, &rule, NULL)) session_time(app->session, &rule);
}

bool fresh_start(App *app, Err *err) {
    if (app->fresh.variant < 0) return false;
    const char *variant = app->fresh.variants.items[app->fresh.variant].name;
    if (!library_rules(app->library, variant, err)) return false;
    session_pause(app->session);
    for (Side side = WHITE; side <= BLACK; side++) {
        Seat seat = fresh_seat(app, side);
        if (!session_set_seat(app->session, side, &seat, err)) return false;
    }
    if (!session_start(app->session, variant, NULL, err)) return false;
    ClockRule rule = pace_rule(app->fresh.pace);
    session_time(app->session, &rule);
    remember(app);
    return true;
}

bool seats_shift(App *app, int step) {
    bool shifted = false;
    for (Side side = WHITE; side <= BLACK; side++) {
        Seat seat = *session_seat(app->session, side);
        const Personality *mind = library_personality(app->library, seat.ai, NULL);
        int level = seat.level + step;
        if (!seat.ai[0] || !mind || level < 1 || level > mind->level_count) continue;
        seat.level = level;
        shifted |= session_set_seat(app->session, side, &seat, NULL);
    }
    if (shifted) remember(app);
    return shifted;
}

void seats_portraits(App *app) {
    const LibraryEntry *entries;
    int count = library_names(app->library, LIBRARY_PERSONALITIES, &entries);
    for (Side side = WHITE; side <= BLACK; side++) {
        const char *ai = session_seat(app->session, side)->ai;
        char *out = app->portraits[side];
        *out = 0;
        if (*ai) library_personality(app->library, ai, NULL); /* whose name words_seat() shows */
        for (int i = 0; *ai && i < count; i++)
            if (!strcmp(entries[i].name, ai) && !choices_portrait(&entries[i], out)) *out = 0;
    }
}
