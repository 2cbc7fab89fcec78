#!/bin/sh
# The nodes of a search of each variant against those in nodes.tsv. They change when the search,
# its values or a variant does: then `tests/bench/nodes.sh --renew` writes them anew, and the
# commit that does so says why.
. "$(dirname "$0")/../cli/lib.sh"
table=tests/bench/nodes.tsv

# "search.NAME.DEPTH N nodes" as NAME, DEPTH and N.
"$CHESTER" bench search >"$work/bench" || { echo "not ok nodes: chester bench search failed" && exit 1; }
sed -n "s/^search\.\(.*\)\.\([0-9]*\) \([0-9]*\) nodes$/\1$tab\2$tab\3/p" "$work/bench" >"$work/nodes"

if [ "${1-}" = --renew ]; then
    { grep '^#' "$table" && cat "$work/nodes"; } >"$work/new" && cp "$work/new" "$table"
    echo "$table: $(wc -l <"$work/nodes") variants"
    exit
fi
rows "$table" >"$work/known"
while IFS=$tab read -r variant depth nodes; do
    got=$(grep "^$variant$tab" "$work/known")
    if [ "$got" = "$variant$tab$depth$tab$nodes" ]; then
        echo "ok $variant: $nodes nodes"
    else
        echo "not ok $variant: depth $depth, $nodes nodes, and nodes.tsv has: ${got:-nothing};" \
            "when the search was meant to change: tests/bench/nodes.sh --renew, and say so in the commit"
    fi
done <"$work/nodes"
cut -f1 "$work/known" | while read -r variant; do
    grep -q "^$variant$tab" "$work/nodes" || echo "not ok $variant: it is in nodes.tsv only"
done
