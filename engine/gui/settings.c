/* Settings: the table of choices, and reading and writing the file. */
#include "gui/settings.h"

#include "base/file.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *const switch_values[] = {"off", "on", NULL};
static const char *const language_values[] = {"en", "ru", NULL};
static const char *const scale_values[] = {"100", "125", "150", "175", "200", "250", NULL};
static const char *const piece_values[] = {"shields", "figures", "letters", NULL};
static const char *const notation_values[] = {"book", "coordinate", NULL};

static const char *const letter_values[] = {"latin", "russian", "coordinate", NULL};
static const char *const animation_values[] = {"off", "fast", "normal", "slow", NULL};
static const char *const volume_values[] = {"off", "25", "50", "75", "100", NULL};

#define ROW(name, values, standard) {#name, values, offsetof(Settings, name), standard}

const SettingRow setting_rows[SETTING_COUNT] = {
    [SETTING_LANGUAGE] = ROW(language, language_values, 0),
    [SETTING_THEME] = ROW(theme, NULL, 0),
    [SETTING_SCALE] = ROW(scale, scale_values, 0),
    [SETTING_PIECES] = ROW(pieces, piece_values, 0),
    [SETTING_STROKES] = ROW(strokes, switch_values, 1),
    [SETTING_NOTATION] = ROW(notation, notation_values, 0),
    [SETTING_LETTERS] = ROW(letters, letter_values, 0),
    [SETTING_FLIP] = ROW(flip, switch_values, 0),
    [SETTING_TURN] = ROW(turn, switch_values, 0),
    [SETTING_OVERLAY] = ROW(overlay, switch_values, 0),
    [SETTING_ANALYSIS] = ROW(analysis, switch_values, 0),
    [SETTING_TARGETS] = ROW(targets, switch_values, 1),
    [SETTING_COORDINATES] = ROW(coordinates, switch_values, 1),
    [SETTING_WARN] = ROW(warn, switch_values, 1),
    [SETTING_ANIMATION] = ROW(animation, animation_values, 2),
    [SETTING_VOLUME] = ROW(volume, volume_values, 2),
    [SETTING_FULLSCREEN] = ROW(fullscreen, switch_values, 0),
};

/* The other lines of the file. */
typedef struct NumberRow {
    const char *name;
    size_t offset;
    int least, most;
} NumberRow;

static const NumberRow number_rows[] = {
    {"width", offsetof(Settings, width), 320, 16384},
    {"height", offsetof(Settings, height), 240, 16384},
    {"left", offsetof(Settings, left), NO_PLACE, 32767},
    {"top", offsetof(Settings, top), NO_PLACE, 32767},
};

typedef struct TextRow {
    const char *name;
    size_t offset;
} TextRow;

static const TextRow text_rows[] = {
    {"theme", offsetof(Settings, theme)},
    {"variant", offsetof(Settings, variant)},
    {"white", offsetof(Settings, white)},
    {"black", offsetof(Settings, black)},
    {"clock", offsetof(Settings, clock)},
};

#define EACH(rows, row) for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)

static int *place_of(Settings *settings, SettingId id) {
    return (int *)((char *)settings + setting_rows[id].offset);
}

int settings_value(const Settings *settings, SettingId id) {
    return *(const int *)((const char *)settings + setting_rows[id].offset);
}

const char *settings_name(const Settings *settings, SettingId id) {
    if (!setting_rows[id].values) return (const char *)settings + setting_rows[id].offset;
    return setting_rows[id].values[settings_value(settings, id)];
}

void settings_step(Settings *settings, SettingId id, int step) {
    int count = 0, *value = place_of(settings, id);
    while (setting_rows[id].values[count]) count++;
    *value = (*value + step + count) % count;
}

void settings_init(Settings *settings) {
    *settings = (Settings){.width = 1180, .height = 820, .left = NO_PLACE, .top = NO_PLACE};
    for (int id = 0; id < SETTING_COUNT; id++)
        if (setting_rows[id].values)
            *place_of(settings, (SettingId)id) = setting_rows[id].standard;
    snprintf(settings->theme, SETTING_TEXT, "light");
    snprintf(settings->variant, SETTING_TEXT, "chess-t1");
    snprintf(settings->black, SETTING_TEXT, "neutral:1");
    snprintf(settings->clock, SETTING_TEXT, "-");
}

static bool set_choice(Settings *settings, const char *name, const char *value) {
    for (int id = 0; id < SETTING_COUNT; id++) {
        if (!setting_rows[id].values || strcmp(setting_rows[id].name, name)) continue;
        for (int v = 0; setting_rows[id].values[v]; v++)
            if (!strcmp(setting_rows[id].values[v], value)) {
                *place_of(settings, (SettingId)id) = v;
                return true;
            }
    }
    return false;
}

static bool set_number(Settings *settings, const char *name, const char *value) {
    EACH(number_rows, i) {
        char *end;
        long number = strtol(value, &end, 10);
        if (strcmp(number_rows[i].name, name)) continue;
        if (end == value || *end || number < number_rows[i].least || number > number_rows[i].most)
            return false;
        *(int *)((char *)settings + number_rows[i].offset) = (int)number;
        return true;
    }
    return false;
}

static bool set_text(Settings *settings, const char *name, const char *value) {
    EACH(text_rows, i) {
        if (strcmp(text_rows[i].name, name)) continue;
        if (strlen(value) >= SETTING_TEXT || !utf8_valid(value)) return false;
        strcpy((char *)settings + text_rows[i].offset, value);
        return true;
    }
    return false;
}

bool settings_set(Settings *settings, const char *name, const char *value) {
    return set_choice(settings, name, value) || set_number(settings, name, value) ||
           set_text(settings, name, value);
}

/* Cuts blanks off both ends, in place. */
static char *trim(char *text) {
    while (*text == ' ' || *text == '\t') text++;
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r", text[length - 1])) text[--length] = 0;
    return text;
}

static bool settings_path(char out[PATH_SIZE], Err *err) {
    char folder[PATH_SIZE];
    return user_config_folder(folder, err) && folder_make(folder, err) &&
           (path_join(out, folder, "settings.conf") || err_set(err, "path too long: %s", folder));
}

bool settings_load(Settings *settings, Err *err) {
    char path[PATH_SIZE];
    if (!settings_path(path, err)) return false;
    if (!file_exists(path)) return true;
    char *data = file_read(path, 65536, NULL, err);
    if (!data) return false;
    for (char *line = data, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        char *equals = strchr(line, '=');
        if (!equals) continue;
        *equals = 0;
        settings_set(settings, trim(line), trim(equals + 1));
    }
    free(data);
    return true;
}

static const char *at_offset(const Settings *settings, size_t offset) {
    return (const char *)settings + offset;
}

/* What has changed since `kept` goes over what is in *into. */
static void merge(Settings *into, const Settings *now, const Settings *kept) {
    for (int id = 0; id < SETTING_COUNT; id++)
        if (setting_rows[id].values &&
            settings_value(now, (SettingId)id) != settings_value(kept, (SettingId)id))
            *place_of(into, (SettingId)id) = settings_value(now, (SettingId)id);
    EACH(number_rows, i) {
        size_t offset = number_rows[i].offset;
        if (memcmp(at_offset(now, offset), at_offset(kept, offset), sizeof(int)))
            memcpy((char *)into + offset, at_offset(now, offset), sizeof(int));
    }
    EACH(text_rows, i) {
        size_t offset = text_rows[i].offset;
        if (strcmp(at_offset(now, offset), at_offset(kept, offset)))
            strcpy((char *)into + offset, at_offset(now, offset));
    }
}

static bool write_lines(const Settings *settings, const char *path, Err *err) {
    Text out;
    text_init(&out);
    for (int id = 0; id < SETTING_COUNT; id++)
        if (setting_rows[id].values)
            text_format(&out, "%s = %s\n", setting_rows[id].name,
                        settings_name(settings, (SettingId)id));
    EACH(number_rows, i)
        text_format(&out, "%s = %d\n", number_rows[i].name,
                    *(const int *)(const void *)at_offset(settings, number_rows[i].offset));
    EACH(text_rows, i)
        text_format(&out, "%s = %s\n", text_rows[i].name,
                    at_offset(settings, text_rows[i].offset));
    bool saved = file_write(path, out.data, out.length, err);
    text_clear(&out);
    return saved;
}

/* Another window holds it for as long as it reads and writes; one that is stopped just then must
 * not stop this one, too. -1: not held. */
static int hold(const char *path) {
    enum { TRIES = 10 };
    char lock[PATH_SIZE + 8];
    int fd = -1;
    snprintf(lock, sizeof lock, "%s.lock", path);
    for (int i = 0; i < TRIES && !file_lock(lock, &fd); i++)
        nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
    return fd;
}

bool settings_save(const Settings *settings, Settings *kept, Err *err) {
    char path[PATH_SIZE];
    Settings merged = *settings;
    if (!settings_path(path, err)) return false;
    int lock = hold(path);
    settings_load(&merged, NULL); /* one that cannot be read gives way */
    merge(&merged, settings, kept);
    bool saved = write_lines(&merged, path, err);
    if (lock >= 0) close(lock);
    if (saved) *kept = *settings;
    return saved;
}
