#!/bin/sh
# What `make play` does on machines that lack something. Nothing is installed: apt-get, sudo and
# id are stand-ins that write down how they were called.
set -u
bin=$TMPDIR/bin calls=$TMPDIR/calls
mkdir "$bin"
real=$(command -v pkg-config)

# stand_in NAME LINE…: a program in front of the real one.
stand_in() {
    name=$1
    shift
    printf '%s\n' '#!/bin/sh' "$@" >"$bin/$name"
    chmod +x "$bin/$name"
}

# says NAME PATTERN WANTED-CALLS COMMAND…: its output fits, and so do the calls that it made.
says() {
    name=$1 pattern=$2 wanted=$3
    shift 3
    : >"$calls"
    output=$(PATH="$bin:$PATH" "$@" 2>&1)
    made=$(tr '\n' ';' <"$calls")
    if ! echo "$output" | grep -Eq "$pattern"; then echo "not ok $name: it says: $(echo "$output" | tail -n 3)"
    elif [ "$made" != "$wanted" ]; then echo "not ok $name: it called: $made"
    else echo "ok $name"; fi
}

played() { DISPLAY='' WAYLAND_DISPLAY='' make play BUILD="$BUILD" CC=gcc WERROR=1; }

update='-qq update;'
install='-qq install -y --no-install-recommends libsdl2-dev libsdl2-image-dev;'
# shellcheck disable=SC2016 # for the stand-in to expand
log='echo "$@" >>"'$calls'"'
# shellcheck disable=SC2016
without_sdl='case "$*" in *--exists*sdl2*|*--exists*SDL2_image*) exit 1 ;; esac'

stand_in id 'echo 0'
stand_in apt-get "$log"
says 'a machine that has all is left alone' '^$' '' tests/packages.sh play
says 'without a display the terminal is named' \
    '^There is no display .*: .*/chester text$' '' played

stand_in pkg-config "$without_sdl" "exec $real \"\$@\""
says 'what is missing is installed, and said' '^Installing: libsdl2-dev libsdl2-image-dev$' \
    "$update$install" tests/packages.sh play
says 'what stays missing is named' \
    '^These Debian packages are needed .* here: libsdl2-dev libsdl2-image-dev$' \
    "$update$install" tests/packages.sh play
says 'a build without them says what to do' '"make packages" installs them$' '' \
    make all BUILD="$TMPDIR/build"

stand_in id 'echo 1000'
stand_in sudo 'echo sudo >>"'"$calls"'"' 'exec "$@"'
says 'who is not root asks sudo' '^Installing: ' "sudo;${update}sudo;$install" \
    tests/packages.sh play
stand_in apt-get "$log" 'exit 100'
says 'a failing apt-get is no end without a word' '^These Debian packages are needed' \
    "sudo;$update" tests/packages.sh play
