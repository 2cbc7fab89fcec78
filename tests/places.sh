#!/bin/sh
# Where the program finds its files: in a build tree at any depth, installed anywhere, and where
# CHESTER_DATA points. And that `make uninstall` leaves nothing.
set -u
unset CHESTER_DATA

# finds NAME PROGRAM: lists Chess-T1 among its variants.
finds() {
    found=$("$2" list variants 2>&1)
    if echo "$found" | grep -q '^chess-t1'; then echo "ok found $1"
    else echo "not ok found $1: $found"; fi
}

tree=$TMPDIR/tree
mkdir -p "$tree/build/san-thread"
ln -s "$PWD/variants" "$PWD/scripts" "$PWD/assets" "$tree"
cp "$CHESTER" "$tree/build/chester"
cp "$CHESTER" "$tree/build/san-thread/chester"
finds 'from build/' "$tree/build/chester"
finds 'from build/san-thread/' "$tree/build/san-thread/chester"

make_it() {
    make "$1" BUILD="$BUILD" CC=gcc WERROR=1 DESTDIR="$TMPDIR/dest" >"$TMPDIR/log" 2>&1 ||
        echo "not ok make $1: $(tail -n 5 "$TMPDIR/log")"
}
make_it install
prefix=$(find "$TMPDIR/dest" -path '*/bin/chester' | sed 's|/bin/chester$||')
finds 'installed under DESTDIR' "$prefix/bin/chester"
mv "$prefix" "$TMPDIR/moved"
finds 'after the installation moved' "$TMPDIR/moved/bin/chester"
mv "$TMPDIR/moved" "$prefix"
make_it uninstall
left=$(find "$TMPDIR/dest" -type f)
if [ -z "$left" ]; then echo "ok nothing left"; else echo "not ok nothing left: $left"; fi

cp "$CHESTER" "$TMPDIR/alone"
export CHESTER_DATA="$PWD"
finds 'through CHESTER_DATA' "$TMPDIR/alone"

export CHESTER_DATA="$TMPDIR"
message=$("$TMPDIR/alone" list variants 2>&1)
status=$?
case "$status $message" in
"1 chester: "*"CHESTER_DATA points: $TMPDIR") echo "ok a wrong CHESTER_DATA is said" ;;
*) echo "not ok a wrong CHESTER_DATA is said: $status $message" ;;
esac
