/* Sheet: which actions a typed text means. */
#include "gui/sheet.h"

#include "gui/hand.h"
#include "gui/words.h"

#include <string.h>

/* Small letters of the Latin and the Russian alphabet. */
static unsigned lower(unsigned letter) {
    if (letter >= 'A' && letter <= 'Z') return letter + 32;
    if (letter >= 0x410 && letter <= 0x42f) return letter + 32;
    return letter == 0x401 || letter == 0x451 ? 0x435 : letter; /* ё is sought as е */
}

static bool begins(const char *text, const char *part) {
    while (*part)
        if (lower(utf8_next(&text)) != lower(utf8_next(&part))) return false;
    return true;
}

static bool holds(const char *text, const char *part) {
    for (; *text; utf8_next(&text))
        if (begins(text, part)) return true;
    return !*part;
}

int sheet_list(const App *app, ActionId out[ACTION_COUNT]) {
    const char *typed = app->typed.data;
    char latin[MOVE_TEXT_SIZE];
    int count = 0;
    hand_latin(typed, latin);
    for (int id = 1; id < ACTION_COUNT; id++)
        if (actions[id].label && (holds(words_of(app, actions[id].label), typed) ||
                                  holds(actions[id].name, latin)))
            out[count++] = (ActionId)id;
    return count;
}
