/* Settings: what the window remembers from one run to the next.
 *
 * Choices are rows of a table; the settings dialog and the file are made from it. A
 * choice is kept as the index of its value. The file is settings.conf in the user's
 * config folder, lines `name = value`; names that are not known are left out. */
#ifndef CHESTER_GUI_SETTINGS_H
#define CHESTER_GUI_SETTINGS_H

#include "base/err.h"

#include <stddef.h>

enum { SETTING_TEXT = 160, NO_PLACE = -32768 };

typedef struct Settings {
    int language, scale, pieces, strokes, notation, letters;
    int flip, turn, overlay, analysis, targets, coordinates, warn, animation, volume, fullscreen;
    char theme[SETTING_TEXT]; /* its name */
    int width, height; /* of the window */
    int left, top;     /* of the window; NO_PLACE: wherever the desktop puts it */
    /* The game that was started last, for the next one. A seat is "" for a person, else
     * "neutral:2". */
    char variant[SETTING_TEXT], white[SETTING_TEXT], black[SETTING_TEXT];
    char clock[SETTING_TEXT]; /* as clock_rule_write() has it */
} Settings;

/* The rows, in the order of the dialog. */
typedef enum SettingId {
    SETTING_LANGUAGE, SETTING_THEME, SETTING_SCALE, SETTING_PIECES, SETTING_STROKES,
    SETTING_NOTATION, SETTING_LETTERS, SETTING_FLIP, SETTING_TURN, SETTING_OVERLAY,
    SETTING_ANALYSIS, SETTING_TARGETS, SETTING_COORDINATES, SETTING_WARN, SETTING_ANIMATION, SETTING_VOLUME,
    SETTING_FULLSCREEN, SETTING_COUNT
} SettingId;

enum { LANGUAGE_EN, LANGUAGE_RU }; /* values of SETTING_LANGUAGE */
enum { NOTED_AS_BOOK, NOTED_AS_COORDINATES }; /* of SETTING_NOTATION */

typedef struct SettingRow {
    const char *name;          /* its title is the key "gui.set-NAME" */
    const char *const *values; /* closed by NULL; titles are "gui.value-NAME-VALUE". NULL:
                                  a name, and what can be chosen is known elsewhere */
    size_t offset;             /* of the int, or the name, in Settings */
    int standard;
} SettingRow;

extern const SettingRow setting_rows[SETTING_COUNT];

void settings_init(Settings *settings); /* the standard ones */
int settings_value(const Settings *settings, SettingId id);
/* The value as the file has it. */
const char *settings_name(const Settings *settings, SettingId id);
/* The next value or the one before (step 1, -1), round and round; of a row with values. */
void settings_step(Settings *settings, SettingId id, int step);

/* What the file says, on top of what is in *settings; false and the sentence when it is
 * there and cannot be read. */
bool settings_load(Settings *settings, Err *err);
/* Other windows write the same file: only what differs from *kept, which is what this window has
 * read or written last, goes over what the file has by now. *kept becomes *settings. */
bool settings_save(const Settings *settings, Settings *kept, Err *err);
/* One line; false when it means nothing. */
bool settings_set(Settings *settings, const char *name, const char *value);

#endif
