# What the suites of this folder share. Sourced; $CHESTER is the program under test.
set -u
cd "$(dirname "$0")" || exit 1
while [ ! -f tests/suites ] && [ "$PWD" != / ]; do cd ..; done # whatever the folder of the suite
CHESTER=$(realpath "${CHESTER:-build/chester}")
[ -x "$CHESTER" ] || { echo "not ok program: there is no $CHESTER" && exit 1; }
export CHESTER CHESTER_DATA="${CHESTER_DATA:-$PWD}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tab=$(printf '\t')

# same NAME EXPECTED GOT: one line of the report.
same() {
    if [ "$2" = "$3" ]; then
        echo "ok $1"
    else
        printf 'not ok %s: expected %s, got %s\n' "$1" "$(oneline "$2")" "$(oneline "$3")"
    fi
}

oneline() { printf '%s' "$1" | head -c 400 | tr '\n' '|'; }

# rows FILE: its rows without comments.
rows() { grep -v '^#' "$1"; }

# soon COMMAND...: tries it until it succeeds, half a minute at most; a busy machine takes its time.
soon() {
    tries=150
    until "$@" || [ $((tries -= 1)) -eq 0 ]; do sleep 0.2; done
}
