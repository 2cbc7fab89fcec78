/* Notes: which comments and sums of a record belong to which move of a game. Declared in items.h.
 *
 * The moves of the record are looked for in the game's tree, so that a note stays with its move
 * whatever has become of the line: played on, taken back, or made a branch of. */
#include "game/items.h"

#include "base/memory.h"

#include <stdlib.h>

/* Where the record has come to in the tree; NO_NODE: somewhere that the game has not been. */
typedef struct Spot {
    int node, parent;
} Spot;

static Spot behind(const Game *game, Spot spot, Move move) {
    int node = spot.node == NO_NODE ? NO_NODE : tree_child(&game->tree, spot.node, move);
    return (Spot){node, spot.node};
}

static void find_moves(Notes *notes, const Game *game) {
    const Record *record = notes->record;
    Spot spot = {ROOT, ROOT};
    Spot *outside = memory_new(((size_t)record->item_count + 1) * sizeof *outside);
    for (int i = 0; i < record->item_count; i++) {
        const Item *item = &record->items[i];
        if (item->type == ITEM_OPEN) {
            outside[i] = spot;
            spot = (Spot){spot.parent, spot.parent};
        } else if (item->type == ITEM_CLOSE) {
            spot = outside[item->match];
        } else if (item->type == ITEM_MOVE) {
            spot = behind(game, spot, item->move);
            if (spot.node != NO_NODE && notes->items[spot.node] < 0)
                notes->items[spot.node] = i;
        } else if (item->type == ITEM_RESULT && spot.node == game_tip(game)) {
            notes->result = i;
        }
    }
    free(outside);
}

void notes_open(Notes *notes, const Record *record, const Game *game) {
    *notes = (Notes){.record = record, .result = -1};
    if (!record)
        return;
    notes->items = memory_new((size_t)game->tree.count * sizeof *notes->items);
    for (int i = 0; i < game->tree.count; i++)
        notes->items[i] = -1;
    find_moves(notes, game);
}

void notes_close(Notes *notes) {
    free(notes->items);
}

/* The index from which to go on, or the end when the record does not have the node. */
static void go_behind(Notes *notes, int item) {
    int count = notes->record ? notes->record->item_count : 0;
    notes->at = item < 0 ? count : item + 1;
}

void notes_behind(Notes *notes, int node) {
    if (node == ROOT)
        notes->at = 0;
    else
        go_behind(notes, notes->items ? notes->items[node] : -1);
}

void notes_behind_result(Notes *notes) {
    go_behind(notes, notes->result);
}

void notes_before(Notes *notes, int node) {
    int item = notes->items ? notes->items[node] : -1, open = item - 1;
    while (open >= 0 && item_is_note(&notes->record->items[open]))
        open--;
    bool begins = open >= 0 && notes->record->items[open].type == ITEM_OPEN;
    go_behind(notes, begins ? open : -1);
}

/* Branches on the way are passed over: their notes are those of their own moves. */
const Item *notes_next(Notes *notes) {
    while (notes->record && notes->at < notes->record->item_count) {
        const Item *item = &notes->record->items[notes->at];
        bool ends = item->type == ITEM_MOVE || item->type == ITEM_CLOSE ||
                    item->type == ITEM_RESULT;
        if (ends)
            return NULL;
        notes->at = item->type == ITEM_OPEN ? item->match + 1 : notes->at + 1;
        if (item->type != ITEM_OPEN)
            return item;
    }
    return NULL;
}
