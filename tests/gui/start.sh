#!/bin/bash
# How the window begins and fails: one sentence and the right exit code, or what can be shown.
set -u
unset DISPLAY WAYLAND_DISPLAY

# says NAME CODE PATTERN COMMAND…
says() {
    local name=$1 code=$2 pattern=$3 out status
    shift 3
    out=$(timeout 20 bash -c '"$@"' - "$@" 2>&1)
    status=$?
    if [ $status -ne "$code" ]; then echo "not ok $name: exit code $status: $out"
    elif [ "$(wc -l <<<"$out")" -gt 1 ]; then echo "not ok $name: more than a line: $out"
    elif ! grep -Eq "$pattern" <<<"$out"; then echo "not ok $name: it says: $out"
    else echo "ok $name"; fi
}
shot() { "$CHESTER" play --screenshot "$TMPDIR/shot.png" "$@"; }
# Runs the window on SDL's dummy display and asks it to end after a second.
opened() {
    SDL_VIDEODRIVER=dummy "$CHESTER" play "$@" &
    local program=$!
    sleep 1
    kill $program
    wait $program
}
export -f shot opened

says 'no display' 1 '^chester: no display: .*; play in the terminal with: chester text$' "$CHESTER"
says 'no font' 1 '^chester: no font: /none; .*CHESTER_FONT$' env CHESTER_FONT=/none bash -c shot
says 'a font that is none' 1 '^chester: not a font: ' env CHESTER_FONT="$PWD/Makefile" bash -c shot
says 'an unknown variant' 1 '^chester: .*nonsense' shot -v nonsense
says 'a bad position' 1 '^chester: ' shot --fen 'k w'
says 'an unknown personality' 1 '^chester: .*nobody' shot --side white --ai nobody
says 'an unknown level' 1 '^chester: .*levels.*8' shot --side white --level 8
says 'a missing file' 1 '^chester: .*missing.chester' shot "$TMPDIR/missing.chester"
says 'a file that is no game' 1 '^chester: .*Makefile' shot Makefile
says 'a picture that cannot be written' 1 '^chester: .*/none/a.png' \
    "$CHESTER" play --screenshot /none/a.png

# The size of a PNG file, from its header.
size_of() { od -An -tu1 -j16 -N8 "$1" | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'; }
for size in 1280x800 800x600 1920x1080; do
    says "a picture of $size" 0 '^$' shot --size $size --flip --overlay strength
    got=$(size_of "$TMPDIR/shot.png")
    if [ "$got" = $size ]; then echo "ok it is $size"; else echo "not ok it is $size: $got"; fi
done
for variant in variants/*/variant.lua; do
    says "a picture of $variant" 0 '^$' shot -v "$(basename "${variant%/*}")"
done

# Without pieces there are letters.
bare=$TMPDIR/bare
mkdir -p "$bare/assets"
ln -s "$PWD/variants" "$PWD/scripts" "$bare"
ln -s "$PWD/assets/lang" "$bare/assets"
says 'no themes' 1 '^chester: no theme can be used: .*/assets/themes$' \
    env CHESTER_DATA="$bare" bash -c shot
ln -s "$PWD/assets/themes" "$bare/assets"
says 'missing pictures' 0 '^$' env CHESTER_DATA="$bare" bash -c shot

says 'it opens and ends' 0 '^$' opened
settings=$XDG_CONFIG_HOME/chester/settings.conf
mkdir -p "${settings%/*}"
head -c 3000 /dev/urandom >"$settings"
says 'settings that are noise' 0 '^$' opened
printf 'theme = \nscale = 7\nwidth = -1\n= = =\nlanguage = ru' >"$settings"
says 'settings that mean nothing' 0 '^$' opened
rm "$settings"
mkdir "$settings"
says 'settings that are a folder' 0 '^$' opened
echo 'this is no game' >"$XDG_DATA_HOME/chester/autosave.chester"
says 'an autosave that is no game' 0 '^$' opened
