/* Xboard edit: a position put up piece by piece, as before there was `setboard`. */
#include "cli/xboard.h"

#include <ctype.h>
#include <string.h>

void xboard_edit(Xboard *x, char *words) {
    (void)words;
    xboard_halt(x);
    x->editing = true;
    x->edit_side = WHITE;
    memcpy(x->edited, x->engine.game->now.board, sizeof x->edited);
}

/* A right holds when its pieces stand at home; so each is tried. */
static void edit_ends(Xboard *x) {
    const Rules *rules = x->engine.game->rules;
    char side = x->engine.game->now.side == WHITE ? 'w' : 'b', rights[MAX_RIGHTS + 1] = "";
    Text board, text;
    Err err = {0};
    text_init(&board);
    text_init(&text);
    for (int rank = rules->ranks - 1; rank >= 0; rank--)
        for (int file = 0; file < rules->files; file++) {
            Piece piece = x->edited[rank * rules->files + file];
            const KindInfo *info = &rules->kinds[piece_kind(piece)];
            int letter = piece_side(piece) == WHITE ? info->letter : tolower(info->letter);
            text_format(&board, piece && info->mark == '+' ? "+%c" : "%c", piece ? letter : '1');
            text_add(&board, file == rules->files - 1 && rank > 0 ? "/" : "");
        }
    bool good = false;
    for (int i = -1; i < rules->right_count; i++) {
        size_t length = strlen(rights);
        if (i >= 0)
            rights[length] = rules->rights[i].letter, rights[length + 1] = '\0';
        text_reset(&text);
        text_format(&text, "%s %c %s - 0 1", board.data, side, *rights ? rights : "-");
        if (engine_position(&x->engine, text.data, &err))
            good = true;
        else if (i >= 0)
            rights[length] = '\0';
    }
    x->editing = false;
    x->illegal = !good;
    xboard_renew(x);
    if (!good)
        line_print("tellusererror Illegal position: %s", err.text);
    text_clear(&board);
    text_clear(&text);
    xboard_settle(x);
}

void xboard_edit_obey(Xboard *x, const char *line) {
    const Rules *rules = x->engine.game->rules;
    Square square;
    bool promoted = line[0] == '+';
    Kind kind = rules_kind_marked(rules, line[promoted], promoted ? '+' : 0);
    if (strcmp(line, ".") == 0)
        edit_ends(x);
    else if (strcmp(line, "c") == 0)
        x->edit_side = side_other(x->edit_side);
    else if (strcmp(line, "#") == 0)
        memset(x->edited, 0, sizeof x->edited);
    else if ((kind || line[0] == 'x') && line[promoted] &&
             xboard_square_read(rules, line + promoted + 1, &square))
        x->edited[square] = line[0] == 'x' ? 0 : piece_of(kind, x->edit_side);
    else
        xboard_wrong("not understood while editing", line);
}
