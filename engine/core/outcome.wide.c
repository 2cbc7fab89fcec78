/* The end rules that the board alone decides, and the table of entry points. */
#include "core/entry.h"
#include "core/ops.h"
#include "core/tables.h"

/* Too few of one's own, enough of the enemy's, or a number of checks given. */
static bool counted(const Position *pos, const EndRow *row) {
    const Bits *set = SETS(pos);
    if (row->rule->type == END_CHECKS) return pos->checks[row->side] == 0;
    return bits_count(set[row->kinds]) < row->rule->count &&
           bits_count(set[row->others]) >= row->rule->enemy[pos->side != row->side];
}

Outcome WIDE(outcome_fast)(const Position *pos) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    for (int i = 0; i < t->end_count; i++) {
        const EndRow *row = &t->ends[i];
        bool holds = row->zone ? (set[row->kinds] & row->zone) && !(set[row->others] & row->zone)
                     : row->plain ? !set[row->kinds]
                                  : counted(pos, row);
        if (holds) return (Outcome){end_result_for(row->rule->result, row->side), row->rule->name};
    }
    const Hooks *hooks = pos->rules->hooks;
    if (hooks && hooks->outcome) return hooks->outcome(hooks->context, pos);
    return (Outcome){PLAYING, NULL};
}

extern const Ops WIDE(ops);
const Ops WIDE(ops) = {
    .moves = WIDE(moves),
    .hits = WIDE(hits),
    .moves_from = WIDE(moves_from),
    .count = WIDE(count),
    .make = WIDE(make),
    .unmake = WIDE(unmake),
    .strength = WIDE(strength),
    .strengths = WIDE(strengths),
    .actors = WIDE(actors),
    .in_check = WIDE(in_check),
    .outcome_fast = WIDE(outcome_fast),
    .faced = WIDE(faced),
    .sets_hold = WIDE(sets_hold),
    .put = WIDE(put),
};
