#!/bin/sh
# Installs the Debian packages that are missing: tests/packages.sh play|check|fuzz [list]
#
# The one list of packages. A row holds who needs it (check needs those of play too, fuzz those
# of both), the package, and the command that succeeds when nothing is to be done.
set -u

rows() {
    cat <<'END'
play  gcc                 cc --version
play  libc6-dev           echo '#include <stdio.h>' | cc -E -
play  pkg-config          pkg-config --version
play  liblua5.4-dev       pkg-config --exists lua5.4 || pkg-config --exists lua-5.4
play  libsdl2-dev         pkg-config --exists sdl2
play  libsdl2-ttf-dev     pkg-config --exists SDL2_ttf
play  libsdl2-image-dev   pkg-config --exists SDL2_image
play  fonts-dejavu-core   test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
check clang               clang --version
check lua5.4              lua5.4 -v
check libx11-dev          pkg-config --exists x11
check xvfb                command -v Xvfb
check xdotool             command -v xdotool
check procps              command -v pgrep
fuzz  libclang-rt-dev     echo 'int main(void){return 0;}' | clang -fsanitize=fuzzer-no-link,address -x c -o /dev/null -
END
}

wanted() {
    case $1 in
    play) echo play ;;
    check) echo 'play|check' ;;
    fuzz) echo 'play|check|fuzz' ;;
    *) return 1 ;;
    esac
}

missing() {
    rows | while read -r need package test; do
        echo "$need" | grep -Eqx "$who" || continue
        sh -c "$test" >/dev/null 2>&1 </dev/null || printf ' %s' "$package"
    done
}

install() {
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    command -v apt-get >/dev/null && { [ -z "$as_root" ] || command -v sudo >/dev/null; } || return
    echo "Installing:$1"
    # shellcheck disable=SC2086 # a list of words
    $as_root apt-get -qq update &&
        $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get -qq install -y --no-install-recommends $1 >/dev/null
}

who=$(wanted "${1-}") || { echo "packages.sh: play, check or fuzz, not '${1-}'" >&2; exit 2; }
packages=$(missing)
[ "${2-}" = list ] && { echo "$packages"; exit 0; }
[ -z "$packages" ] || install "$packages"
packages=$(missing)
[ -z "$packages" ] || {
    echo "These Debian packages are needed and could not be installed here:$packages" >&2
    exit 1
}
