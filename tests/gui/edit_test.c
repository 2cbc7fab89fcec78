/* Editor: what it makes the rules accept or say why not (D1, D2), in the variant of the board
 * (D14), by mouse and by keys alike. */
#include "desk.h"

#include "base/rng.h"
#include "gui/editor.h"

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static const Rules *rules(void) { return session_rules(desk->session); }
static Piece piece(const char *kind, Side side) { return piece_of(rules_kind(rules(), kind), side); }

static const char *setup_fen(void) {
    static char text[FEN_SIZE];
    position_write(&desk->editor.pos, text);
    return text;
}

/* D2: after every random change the setup is a position; when the editor calls it sound it can be
 * read, and else it says why and cannot be played. */
static void check_setup(const char *variant) {
    Position read;
    Err err = {""};
    bool accepted = position_read(&read, rules(), setup_fen(), &err);
    bool says = desk->editor.fault.code == UNSOUND_NOT;
    check_that(accepted == says, "%s: %s: the editor says %d, the rules %s", variant, setup_fen(),
               desk->editor.fault.code, err.text);
    check_that(says == action_enabled(desk, ACTION_EDIT_PLAY), "%s: play", variant);
    if (!accepted) return;
    check_that(read.key == desk->editor.pos.key, "%s: another position", variant);
    Move moves[MAX_MOVES];
    position_moves(&read, moves);
}

static void change(Rng *rng) {
    Square square = (Square)rng_below(rng, rules()->squares);
    int kinds = rules()->kind_count;
    switch (rng_below(rng, 12)) {
    case 0: editor_turn(desk); break;
    case 1: if (rules()->right_count) editor_right(desk, (int)rng_below(rng, rules()->right_count)); break;
    case 2: editor_passant(desk, 1); break;
    case 3: editor_mirror(desk); break;
    case 4: if (rng_below(rng, 6) == 0) editor_clear(desk); break;
    case 5: if (rng_below(rng, 3) == 0) editor_start(desk); break;
    case 6: editor_move(desk, square, (Square)rng_below(rng, rules()->squares)); break;
    case 7: editor_put(desk, square, 0); break;
    case 8:
        if (rules()->check_limit) editor_check(desk, WHITE, -1);
        break;
    default:
        editor_put(desk, square, piece_of((Kind)(1 + rng_below(rng, (uint32_t)kinds)),
                                          (Side)rng_below(rng, 2)));
    }
}

static void d1_d2_d14_whatever_is_set_up(void) {
    static const char *const variants[] = {"chess-t1", "chess-t", "chess-t2", "chess", "chess960",
                                           "crazyhouse", "shogi", "xiangqi", "3check", "courier"};
    Rng rng = {5};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        desk_open((GuiOptions){.variant = variants[i]});
        do_action(ACTION_EDIT);
        for (int n = 0; n < 600; n++) {
            change(&rng);
            check_setup(variants[i]);
        }
        editor_start(desk);
        check_setup(variants[i]);
        CHECK(action_enabled(desk, ACTION_EDIT_PLAY));
        if (i % 2) editor_mirror(desk); /* and a start position turned round */
        if (action_enabled(desk, ACTION_EDIT_PLAY)) action_run(desk, command_of(ACTION_EDIT_PLAY, 0));
        CHECK_TEXT(rules()->name, variants[i]); /* D14 */
        CHECK_INT(desk->dialog.type, DIALOG_NONE);
        desk_close();
    }
}

static void set_up_by_mouse(void) {
    int x, y;
    CHECK(desk_do(ACTION_EDIT_CLEAR, 0));
    CHECK(desk_do(ACTION_EDIT_TOOL, piece("king", WHITE)));
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("e1")));
    CHECK(desk_do(ACTION_EDIT_TOOL, piece("king", BLACK)));
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("e7")));
    CHECK(desk_do(ACTION_EDIT_TOOL, piece("ritter", WHITE)));
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("a1")));
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("b1")));
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("b1"))); /* the same again takes it off */
    CHECK(desk_do(ACTION_EDIT_SQUARE, desk_square("h1")));
    CHECK(desk_do(ACTION_EDIT_TOOL, TOOL_MOVE));
    desk_middle(desk_square("e7"), &x, &y); /* dragged */
    desk_press(x, y);
    desk_middle(desk_square("e8"), &x, &y);
    desk_move(x, y);
    desk_release(x, y);
    desk_middle(desk_square("h1"), &x, &y); /* off the board */
    desk_press(x, y);
    desk_move(2, 2);
    desk_release(2, 2);
    CHECK(desk_do(ACTION_EDIT_TURN, 1));
}

static void set_up_by_keys(void) {
    editor_clear(desk);
    desk->hand.cursor = NO_SQUARE;
    desk_key(SDLK_UP, KMOD_NONE); /* the cursor comes to e1 */
    CHECK_INT(desk->hand.cursor, desk_square("e1"));
    desk_key(SDLK_k, KMOD_LSHIFT);
    for (int i = 0; i < 7; i++) desk_key(SDLK_UP, KMOD_NONE);
    desk_key(SDLK_k, KMOD_NONE);
    for (int i = 0; i < 7; i++) desk_key(SDLK_DOWN, KMOD_NONE);
    for (int i = 0; i < 4; i++) desk_key(SDLK_LEFT, KMOD_NONE);
    desk_key(SDLK_r, KMOD_LSHIFT);
    desk_key(SDLK_RIGHT, KMOD_NONE);
    desk_key(SDLK_r, KMOD_LSHIFT);
    desk_key(SDLK_DELETE, KMOD_NONE);
    /* Tab to the side to move. */
    for (int i = 0; i < 60 && desk->focus.action != ACTION_EDIT_TURN; i++)
        desk_key(SDLK_TAB, KMOD_NONE);
    desk_key(SDLK_RETURN, KMOD_NONE);
}

static void mouse_and_keys_are_equal(void) {
    for (int keys = 0; keys < 2; keys++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        desk_key(SDLK_e, KMOD_NONE);
        CHECK_INT(desk->dialog.type, DIALOG_EDIT);
        if (keys) set_up_by_keys();
        else set_up_by_mouse();
        CHECK_TEXT(setup_fen(), "4k3/8/8/8/8/8/8/R3K3 b - 0 1");
        CHECK(desk_do(ACTION_EDIT_PLAY, 0));
        CHECK_INT(desk->dialog.type, DIALOG_NONE);
        CHECK_TEXT(desk_fen(), "4k3/8/8/8/8/8/8/R3K3 b - 0 1");
        CHECK(!desk->editor.open);
        desk_close();
    }
}

/* The game waits, and is there again, untouched. */
static void leaving_changes_nothing(void) {
    char before[FEN_SIZE];
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    snprintf(before, sizeof before, "%s", desk_fen());
    do_action(ACTION_EDIT);
    editor_clear(desk);
    app_frame(desk);
    CHECK_INT(desk_marks(MARK_PIECE, -1), 0);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_TEXT(desk_fen(), before);
    CHECK(!desk->editor.open);
    CHECK(desk_marks(MARK_PIECE, -1) >= 32);
    do_action(ACTION_EDIT); /* from where the game stands; playing asks, and No comes back */
    CHECK(!strncmp(setup_fen(), before, strcspn(before, " ")));
    editor_put(desk, desk_square("h2"), 0);
    app_frame(desk);
    CHECK(desk_do(ACTION_EDIT_PLAY, 0));
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    CHECK(desk_do(ACTION_CLOSE, 0));
    CHECK_INT(desk->dialog.type, DIALOG_EDIT);
    CHECK_INT(desk->editor.setup.board[desk_square("h2")], 0);
    CHECK(desk_do(ACTION_EDIT_PLAY, 0));
    action_run(desk, command_of(ACTION_YES, 0));
    app_frame(desk);
    CHECK_INT(session_game(desk->session)->count, 0);
    CHECK_INT(session_position(desk->session)->board[desk_square("h2")], 0);
    desk_close();
}

static bool message_has(const char *words) { return strstr(desk_text(MARK_MESSAGE, -1), words) != NULL; }

static void what_is_wrong_is_said(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_EDIT);
    editor_put(desk, desk_square("e1"), piece("ritter", WHITE));
    app_frame(desk);
    CHECK(message_has("e1") && message_has("Ritter") && message_has("castle"));
    CHECK(!desk_do(ACTION_EDIT_PLAY, 0));
    desk_close();
    desk_open((GuiOptions){.variant = "chess", .lang = "ru"});
    do_action(ACTION_EDIT);
    editor_put(desk, desk_square("e1"), 0);
    app_frame(desk);
    CHECK(message_has("Белые") && message_has("0") && message_has("1"));
    desk_close();
}

/* Rights and en passant squares are offered exactly where they can be. */
static void rights_follow_the_pieces(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play("e2e4 a7a6 e4e5 d7d5");
    do_action(ACTION_EDIT);
    CHECK_INT(desk->editor.setup.rights, 15);
    CHECK_INT(desk->editor.setup.passant, desk_square("d6"));
    CHECK(desk_do(ACTION_EDIT_RIGHT, 0));
    CHECK_INT(desk->editor.setup.rights, 14);
    editor_put(desk, desk_square("d5"), 0);
    CHECK_INT(desk->editor.setup.passant, NO_SQUARE);
    editor_put(desk, desk_square("e8"), 0);
    CHECK_INT(desk->editor.setup.rights & 12, 0);
    desk_close();
}

int main(void) {
    TEST(d1_d2_d14_whatever_is_set_up);
    TEST(mouse_and_keys_are_equal);
    TEST(leaving_changes_nothing);
    TEST(what_is_wrong_is_said);
    TEST(rights_follow_the_pieces);
    return check_end();
}
