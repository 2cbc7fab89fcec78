#!/bin/sh
# Writes scripts/MEASURED.md anew: what the levels and the characters of the shipped players are
# worth, by tests/levels.sh and tests/characters.sh, whose variables it hands on. It takes hours; with
# RESULTS and PROFILES it can be done in parts, and with KEPT=1 as well the tables are written of what is
# there. AT=COMMIT is the program that played, when it was not the present one.
# The exit code is 1 when something falls short; the file says what.

cd "$(dirname "$0")/.." || exit 1
new=$(mktemp) || exit 1
trap 'rm -f "$new"' EXIT
code=0
{
    echo "# What the players are worth"
    echo
    at=${AT:-$(git log -1 --format=%h 2>/dev/null)}
    echo "Written by \`tests/measured.sh\`, $(date -u +%F); played by the program at ${at:-an unknown commit}."
    echo
    echo "## Levels"
    echo
    tests/levels.sh || code=1
    echo
    echo "## Characters"
    echo
    tests/characters.sh || code=1
} >"$new"
cp "$new" scripts/MEASURED.md || exit 1
exit $code
