/* Uci: the commands of a GUI, and the options. See uci.h. */
#include "cli/uci.h"

#include "base/file.h"
#include "cli/command.h"

#include <stdio.h>
#include <string.h>

void uci_fault(Engine *engine, const char *sentence) {
    (void)engine;
    line_print("info string %s", sentence);
}

/* --- options ----------------------------------------------------------------------------- */

static void combo_print(const Engine *engine, const Knob *row) {
    int count;
    char **names = row->choices(engine, &count);
    Text line;
    text_init(&line);
    for (int i = 0; i < count; i++)
        text_format(&line, " var %s", names[i]);
    line_print("option name %s type combo default %s%s", row->name, row->chosen(engine), line.data);
    text_clear(&line);
    names_free(names, count);
}

static void option_print(const Engine *engine, const Knob *row) {
    switch (row->type) {
    case KNOB_SPIN:
        line_print("option name %s type spin default %d min %d max %d", row->name, row->standard,
                   row->least, row->most);
        break;
    case KNOB_CHECK:
        line_print("option name %s type check default %s", row->name,
                   row->standard ? "true" : "false");
        break;
    case KNOB_COMBO:
        combo_print(engine, row);
        break;
    case KNOB_BUTTON:
        line_print("option name %s type button", row->name);
        break;
    }
}

static void obey_uci(Uci *uci, char *words) {
    (void)words;
    Knob row;
    line_print("id name chester %s", VERSION);
    line_print("id author the authors of chester");
    for (int i = 0; knob_row(i, &row); i++)
        option_print(&uci->engine, &row);
    line_print("uciok");
}

/* Where the word stands alone in the text, or NULL. */
static char *word_in(char *text, const char *word) {
    size_t length = strlen(word);
    for (char *at = text; (at = strstr(at, word)); at += length)
        if ((at == text || strchr(" \t", at[-1])) && (!at[length] || strchr(" \t", at[length])))
            return at;
    return NULL;
}

/* Without blanks at either end. */
static char *trimmed(char *text) {
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t", text[length - 1]))
        text[--length] = '\0';
    return text;
}

/* setoption name NAME [value VALUE]: both may have blanks in them. */
static void obey_setoption(Uci *uci, char *words) {
    char *name = word_in(words, "name"), *value = name ? word_in(name + 4, "value") : NULL;
    Err err;
    if (value) {
        *value = '\0';
        value = trimmed(value + 5);
    }
    if (!name)
        uci_fault(&uci->engine, "setoption wants: name NAME value VALUE");
    else if (!knob_set(&uci->engine, trimmed(name + 4), value, &err))
        uci_fault(&uci->engine, err.text);
}

/* --- the game ---------------------------------------------------------------------------- */

static void obey_newgame(Uci *uci, char *words) {
    (void)words;
    thought_forget(uci->engine.thought);
    engine_position(&uci->engine, NULL, NULL);
}

/* position startpos|fen FEN [moves M M ...]: up to the first move that is none. */
static void obey_position(Uci *uci, char *words) {
    char *moves = word_in(words, "moves"), *word;
    Err err = {0};
    if (moves) {
        moves[0] = '\0';
        moves += 5;
    }
    char *kind = word_next(&words);
    bool fen = kind && strcmp(kind, "fen") == 0;
    if (!fen && (!kind || strcmp(kind, "startpos") != 0)) {
        uci_fault(&uci->engine, "position wants startpos or fen, and moves");
        return;
    }
    bool good = engine_position(&uci->engine, fen ? trimmed(words) : NULL, &err);
    for (int number = 1; good && moves && (word = word_next(&moves)); number++) {
        good = engine_play(&uci->engine, word, &err);
        if (!good)
            snprintf(err.text + strlen(err.text), sizeof err.text - strlen(err.text), ": move %d",
                     number);
    }
    if (!good)
        uci_fault(&uci->engine, err.text);
}

static void obey_go(Uci *uci, char *words) { uci_go(uci, words); }

static void obey_stop(Uci *uci, char *words) {
    (void)words;
    uci_stop(uci);
}

static void obey_hit(Uci *uci, char *words) {
    (void)words;
    uci_hit(uci);
}

static void obey_ready(Uci *uci, char *words) {
    (void)uci, (void)words;
    line_print("readyok");
}

static void obey_quit(Uci *uci, char *words) {
    (void)words;
    uci->engine.quit = true;
}

static void obey_nothing(Uci *uci, char *words) { (void)uci, (void)words; }

/* --- the table --------------------------------------------------------------------------- */

typedef struct UciCommand {
    const char *name;
    void (*obey)(Uci *uci, char *words);
    bool while_thinking;
} UciCommand;

static const UciCommand commands[] = {
    {"uci", obey_uci, true},           {"isready", obey_ready, true},
    {"stop", obey_stop, true},         {"ponderhit", obey_hit, true},
    {"quit", obey_quit, true},         {"debug", obey_nothing, true},
    {"register", obey_nothing, true},  {"ucinewgame", obey_newgame, false},
    {"setoption", obey_setoption, false}, {"position", obey_position, false},
    {"go", obey_go, false},
};

static const UciCommand *command_named(const char *word) {
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, word) == 0)
            return &commands[i];
    return NULL;
}

/* A search that was stopped ends before the next command that needs it to be over. */
static void settle(Uci *uci) {
    SearchResult result;
    if (!uci->going || !uci->stopped)
        return;
    thought_wait(uci->engine.thought);
    if (thought_take(uci->engine.thought, &result))
        uci_ended(&uci->engine, &result);
}

/* Words that are no command are passed over, as UCI asks. */
static void uci_obey(Engine *engine, char *line) {
    Uci *uci = (Uci *)engine;
    char *word, *first = NULL;
    Err err;
    while ((word = word_next(&line))) {
        const UciCommand *command = command_named(word);
        first = first ? first : word;
        if (!command)
            continue;
        if (!command->while_thinking)
            settle(uci);
        if (!command->while_thinking && uci->going) {
            err_set(&err, "it is thinking, and has to be stopped first: %s", word);
            uci_fault(engine, err.text);
        } else {
            command->obey(uci, line);
        }
        return;
    }
    if (first) {
        err_set(&err, "unknown command: %.200s", first);
        uci_fault(engine, err.text);
    }
}

static const Protocol uci_protocol = {uci_obey, uci_ended, uci_fault, uci_info};

int command_uci(Cli *cli, Err *err) {
    Uci uci = {0};
    /* A GUI that plays nothing but chess names no variant. */
    const char *variant = cli_given(cli, OPTION_VARIANT) ? cli_variant(cli) : "chess";
    bool good = engine_open(&uci.engine, &uci_protocol, cli, variant, err);
    if (good)
        engine_run(&uci.engine);
    good = good && lines_close(&uci.engine.lines, err);
    engine_close(&uci.engine);
    return good ? CODE_DONE : CODE_FAILED;
}
