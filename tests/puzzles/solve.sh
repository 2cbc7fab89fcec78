#!/bin/sh
# The search solves the puzzles that it solved when they were written, each with no more than some
# times the positions it then took (engine/cli/bench_puzzles.c), and the same ones each time.
. "$(dirname "$0")/../cli/lib.sh"
table=tests/puzzles/puzzles.tsv
"$CHESTER" bench puzzles "$table" >"$work/first" 2>&1
"$CHESTER" bench puzzles "$table" >"$work/second" 2>&1
solved=$(sed -n 's/^puzzles\.solved \([0-9]*\) .*/\1/p' "$work/first")
wanted=$(rows "$table" | awk -F "$tab" '$5 > 0' | wc -l)
if [ "${solved:-0}" -ge "$wanted" ]; then
    echo "ok $solved puzzles solved"
else
    echo "not ok puzzles: ${solved:-none} solved, $wanted before: $(oneline "$(grep ' 0 plies' "$work/first")")"
fi
same "the same nodes twice" "$(cat "$work/first")" "$(cat "$work/second")"
