#!/bin/sh
# Every row of tests/faults.tsv has a test whose name begins with it: `TEST(A1_undo…)`, `"G3 …"`,
# or `'F1 …'` in a script. A name may begin with several rows: `E1_E3_…`.
set -u

# Of all tests, the rows that they are named after.
named() {
    cat tests/unit/*.c tests/gui/*_test.c tests/gui/*.sh tests/cli/* 2>/dev/null |
        grep -oE "(TEST\\(|[\"'])([A-Ga-g][0-9]+[_ ])+" | tr -d "\"'" | sed 's/^TEST(//' | tr '_ a-g' '\n\nA-G' |
        sort -u
}

named >"$TMPDIR/named"
grep -v '^#' tests/faults.tsv >"$TMPDIR/rows"
while read -r row holds; do
    if grep -qx "$row" "$TMPDIR/named"; then echo "ok $row has a test"
    else echo "not ok $row has a test: none is named after it ($holds)"; fi
done <"$TMPDIR/rows"
if [ "$(cut -f 1 "$TMPDIR/rows" | sort | uniq -d)" ]; then echo 'not ok rows: one is there twice'
else echo 'ok rows'; fi
