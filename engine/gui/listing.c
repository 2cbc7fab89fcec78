/* Listing: from the walk through the tree to cells. */
#include "gui/listing.h"

#include "base/memory.h"
#include "gui/view.h"

#include <stdlib.h>

void listing_clear(Listing *rows) {
    free(rows->cells);
    free(rows->rows);
    *rows = (Listing){0};
}

static MoveRow *add_row(Listing *rows) {
    if (rows->count == rows->room) {
        rows->room = rows->room ? 2 * rows->room : 64;
        rows->rows = memory_resize(rows->rows, (size_t)rows->room * sizeof *rows->rows);
    }
    rows->rows[rows->count] = (MoveRow){.first = rows->cell_count};
    return &rows->rows[rows->count++];
}

static MoveCell *add_cell(Listing *rows, int node) {
    if (rows->cell_count == rows->cell_room) {
        rows->cell_room = rows->cell_room ? 2 * rows->cell_room : 128;
        rows->cells = memory_resize(rows->cells, (size_t)rows->cell_room * sizeof *rows->cells);
    }
    rows->cells[rows->cell_count] = (MoveCell){.node = node};
    return &rows->cells[rows->cell_count++];
}

static Turn turn_of(const Game *game, int node) {
    return game_turn(game, game->tree.nodes[node].ply - 1);
}

void listing_label(const App *app, const MoveCell *cell, Text *out) {
    const Game *game = session_game(app->session);
    Turn turn = turn_of(game, cell->node);
    for (int i = 0; i < cell->opening; i++) text_add(out, "(");
    if (cell->numbered)
        text_format(out, "%d%s ", turn.number, turn.side == BLACK ? "…" : ".");
    text_add(out, app->list.texts[cell->node - 1]);
    if (analysis_shown(app))
        text_add(out, verdict_sign(review_verdict_of(session_review(app->session), cell->node)));
    for (int i = 0; i < cell->closing; i++) text_add(out, ")");
}

/* --- the main line --------------------------------------------------------------------------- */

static void lay_main(Listing *rows, const Game *game, int node) {
    Turn turn = turn_of(game, node);
    bool several = game->rules->turn_moves > 1, black = turn.side == BLACK;
    const MoveRow *last = rows->count ? &rows->rows[rows->count - 1] : NULL;
    bool goes_on = last && !last->branch && (several ? !turn.begins : black);
    if (!goes_on || last->column + last->count == 2) {
        MoveRow *row = add_row(rows);
        row->answers = several && black && !goes_on;
        row->column = several ? 0 : black;
        row->number = goes_on || row->answers ? 0 : turn.number;
    }
    add_cell(rows, node);
    rows->rows[rows->count - 1].count++;
}

/* --- branches --------------------------------------------------------------------------------- */

static int width_of(const App *app, const MoveCell *cell) {
    Text label;
    text_init(&label);
    listing_label(app, cell, &label);
    int width = fonts_width(app->fonts, FONT_PLAIN, app->list.rows.px, label.data);
    text_clear(&label);
    return width + 2 * kit_px(app, 4);
}

static MoveRow *add_branch_row(Listing *rows) {
    MoveRow *row = add_row(rows);
    row->branch = true;
    return row;
}

/* The cells of a branch, in rows no wider than the list; a bracket stays with its move. */
static void lay_branch(App *app, int first) {
    Listing *rows = &app->list.rows;
    int x = 0, end = rows->cell_count;
    rows->cell_count = first;
    add_branch_row(rows)->begins = true;
    for (int i = first; i < end; i++) {
        MoveCell *cell = &rows->cells[i];
        cell->w = width_of(app, cell);
        if (x > 0 && x + cell->w > rows->width) {
            rows->cell_count = i;
            add_branch_row(rows);
            x = 0;
        }
        cell->x = x;
        x += cell->w;
        rows->rows[rows->count - 1].count++;
    }
    rows->cell_count = end;
}

/* Has no row until its branch is whole. */
static void keep_cell(Listing *rows, const Game *game, int node, int opening, bool apart) {
    MoveCell *cell = add_cell(rows, node);
    cell->opening = opening;
    Turn turn = turn_of(game, node);
    cell->numbered = apart || (turn.side == WHITE && turn.begins);
}

static void lay_all(App *app) {
    Listing *rows = &app->list.rows;
    const Game *game = session_game(app->session);
    int opening = 0, first = 0;
    bool apart = true;
    TreeWalk walk;
    rows->count = rows->cell_count = 0;
    tree_walk(&walk, &game->tree, NO_NODE);
    while (tree_step(&walk) != TREE_END) {
        if (walk.step == TREE_OPEN && walk.depth == 1)
            first = rows->cell_count;
        else if (walk.step == TREE_OPEN)
            opening++;
        else if (walk.step == TREE_CLOSE && walk.depth == 1)
            lay_branch(app, first);
        else if (walk.step == TREE_CLOSE)
            rows->cells[rows->cell_count - 1].closing++;
        else if (walk.depth == 0)
            lay_main(rows, game, walk.node);
        else
            keep_cell(rows, game, walk.node, opening, apart);
        apart = walk.step != TREE_MOVE;
        if (!apart) opening = 0;
    }
}

void listing_lay(App *app) {
    Listing *rows = &app->list.rows;
    const Tree *tree = &session_game(app->session)->tree;
    int edges = 2 * kit_px(app, 8) + kit_px(app, ROWS_INDENT);
    Listing now = *rows;
    now.width = app->layout.column - edges;
    now.px = kit_type(app, TYPE_SMALL, FONT_PLAIN, 0).px;
    now.style = (int)app->list.style;
    now.tree = tree->changes;
    now.review = analysis_shown(app) ? session_review(app->session)->changes + 1 : 0;
    now.turn = app->list.turn;
    bool same = now.width == rows->width && now.px == rows->px && now.style == rows->style &&
                now.tree == rows->tree && now.review == rows->review && now.turn == rows->turn;
    if (same || app->list.written + 1 < tree->count) return; /* or texts are yet to come */
    *rows = now;
    lay_all(app);
}

int listing_row_of(const Listing *rows, int node) {
    for (int row = 0; row < rows->count; row++)
        for (int i = 0; i < rows->rows[row].count; i++)
            if (rows->cells[rows->rows[row].first + i].node == node) return row;
    return -1;
}
