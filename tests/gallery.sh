#!/bin/bash
# The gallery: perft of every game against the numbers of tests/gallery.tsv, to a million leaves
# and more; its size; random games with every internal check.
set -u
cd "$(dirname "$0")/.." || exit 1

while IFS=$'\t' read -r variant depth leaves; do
    case $variant in '#'*) continue ;; esac
    found=$("$CHESTER" perft -v "$variant" "$depth" 2>&1)
    if [ "$found" = "$leaves" ]; then echo "ok perft $variant $depth"
    else echo "not ok perft $variant $depth: $found instead of $leaves"; fi
done <tests/gallery.tsv

for file in variants/gallery/*/variant.lua; do
    name=$(basename "$(dirname "$file")")
    lines=$(awk 'body || !/^--/ { body = 1; n++ } END { print n }' "$file")
    if [ "$lines" -le 40 ]; then echo "ok $name in $lines lines"
    else echo "not ok $name has $lines lines, 40 are allowed"; fi
    most=$(awk -F'\t' -v v="$name" '$1 == v && $3 > most { most = $3 } END { print most + 0 }' tests/gallery.tsv)
    if [ "$most" -ge 1000000 ]; then echo "ok $name is counted to $most leaves"
    else echo "not ok $name is counted to $most leaves only"; fi
done
