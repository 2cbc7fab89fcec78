/* Answer: drives the commands about positions. See answer.h. */
#include "cli/answer.h"

#include "cli/lines.h"

#include <string.h>
#include <unistd.h>

bool answer_is_batch(const Cli *cli) {
    const char *word = cli_word(cli, 0);
    return word && strcmp(word, "-") == 0;
}

void fault_print(FILE *file, const char *prefix, const Err *err) {
    fprintf(file, "%s: ", prefix);
    for (const char *p = err->text; *p; p++)
        putc((unsigned char)*p < ' ' || *p == 127 ? '?' : *p, file);
    putc('\n', file);
}

static bool answer_one(Cli *cli, const Rules *rules, const char *position, Answer answer, Text *out,
                       Err *err) {
    Game *game = cli_game(cli, rules, position, err);
    bool good = game && answer(cli, game, out, err);
    game_free(game);
    return good;
}

/* Values become one line, with blanks between them. */
static void line_join(Text *out) {
    for (char *p = out->data; (p = strchr(p, '\n')) && p[1]; p++)
        *p = ' ';
    if (out->length == 0)
        text_add(out, "\n");
}

/* False when a position was bad. */
static bool answer_lines(Cli *cli, const Rules *rules, Lines *lines, Answer answer) {
    bool good = true;
    Text out;
    text_init(&out);
    char *line;
    Err err = {0};
    LineState state;
    while ((state = lines_next(lines, &line, &err)) != LINE_END && !ferror(stdout)) {
        text_reset(&out);
        if (state == LINE_READY && answer_one(cli, rules, line, answer, &out, &err)) {
            line_join(&out);
            fputs(out.data, stdout);
        } else {
            fault_print(stdout, "error", &err);
            good = false;
        }
        fflush(stdout); /* whoever asks line by line waits for it */
    }
    text_clear(&out);
    return good;
}

int answer_word(Cli *cli, Answer answer, Err *err) {
    const Rules *rules = cli_rules(cli, err);
    if (!rules)
        return CODE_FAILED;
    if (answer_is_batch(cli)) {
        Lines lines;
        lines_init(&lines, STDIN_FILENO);
        bool good = answer_lines(cli, rules, &lines, answer);
        return lines_close(&lines, err) && good ? CODE_DONE : CODE_FAILED;
    }
    Text out;
    text_init(&out);
    bool good = answer_one(cli, rules, cli_word(cli, 0), answer, &out, err);
    if (good)
        fputs(out.data, stdout);
    text_clear(&out);
    return good ? CODE_DONE : CODE_FAILED;
}
