#!/bin/bash
# Random positions of chess and of Chess960, counted by stockfish too: stockfish-peer.sh [COUNT [SEED]]
#
# Stockfish itself walks COUNT (500) random games of chess and a sixteenth of that of Chess960, from
# random orders of the pieces, so that the positions are not of our making. Then every move and the
# leaves below it are compared (perft --divide): depth 2, every tenth position depth 3, Chess960 one
# deeper. `make check` does it where stockfish is installed, and is content where it is not.
set -u
cd "$(dirname "$0")/.." || exit 1
peer=$(command -v stockfish || echo /usr/games/stockfish)
[ -x "$peer" ] || { echo "ok stockfish is not installed: nothing to compare with"; exit 0; }
CHESTER=$(realpath "${CHESTER:-build/chester}")
export CHESTER_DATA="${CHESTER_DATA:-$PWD}"
count=${1:-500} seed=${2:-1} longest=80
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# ask CHESS960: commands on standard input to stockfish's answers.
ask() { { echo "setoption name UCI_Chess960 value $1"; cat; echo quit; } | "$peer"; }

# starts CHESS960 COUNT: lines "position fen F moves", each with its random length before it.
starts() {
    awk -v free="$1" -v count="$2" -v seed="$seed" -v longest=$longest '
        # The n-th free place, from 0, of those with this remainder by 2, or of all.
        function put(piece, n, parity,    i) {
            for (i = 0; i < 8; i++)
                if (!(i in rank) && (parity < 0 || i % 2 == parity) && n-- == 0) { rank[i] = piece; return }
        }
        function below(n) { return int(rand() * n) }
        function pieces(    i, text) {
            if (!free) return "rnbqkbnr"
            delete rank
            put("b", below(4), 0); put("b", below(4), 1); put("q", below(6), -1)
            put("n", below(5), -1); put("n", below(4), -1)
            put("r", 0, -1); put("k", 0, -1); put("r", 0, -1)
            for (i = 0; i < 8; i++) text = text rank[i]
            return text
        }
        BEGIN {
            srand(seed)
            for (; count > 0; count--) {
                row = pieces()
                print below(longest) + 1, "position fen " row "/pppppppp/8/8/8/8/PPPPPPPP/" toupper(row) \
                    " w KQkq - 0 1 moves"
            }
        }'
}

# walk CHESS960 FILE: plays the random games to their lengths; a game that is over stays.
walk() {
    for ply in $(seq $longest); do
        awk '{ $1 = ""; print; print "go perft 1" }' "$2" | ask "$1" |
            awk -v ply="$ply" -v seed="$seed" '
                BEGIN { srand(seed * 1000 + ply) }
                FNR == NR { game[++games] = $0; next }
                /^[a-h][1-8][a-h][1-8]/ { sub(/:.*/, ""); move[n++] = $0 }
                /^Nodes searched/ {
                    split(game[++at], word, " ")
                    print game[at] (ply <= word[1] && n ? " " move[int(rand() * n)] : "")
                    n = 0
                }' "$2" - >"$2.next"
        mv "$2.next" "$2"
    done
    awk '{ $1 = ""; print; print "d" }' "$2" | ask "$1" | sed -n 's/^Fen: //p'
}

# compare NAME VARIANT CHESS960 DEPTH: each position on standard input.
compare() {
    local position number=0 depth ours theirs
    while read -r position; do
        depth=$(($4 + (number % 10 == 0)))
        number=$((number + 1))
        theirs=$(printf 'position fen %s\ngo perft %d\n' "$position" $depth | ask "$3" |
            sed -n 's/^\([a-h][1-8][a-h][1-8][a-z]*\): /\1 /p; s/^Nodes searched: //p' | sort)
        ours=$("$CHESTER" perft -v "$2" --divide $depth "$position" 2>&1 | sort)
        if [ "$ours" = "$theirs" ]; then echo "ok $1 $number depth $depth"
        else echo "not ok $1 $number depth $depth: $position: $(diff <(echo "$theirs") <(echo "$ours") | head -n 5 | tr '\n' '|')"; fi
    done
}

starts 0 "$count" >"$work/chess"
starts 1 $((count / 16)) >"$work/chess960"
walk false "$work/chess" | compare chess chess false 2
walk true "$work/chess960" | compare chess960 chess960 true 3
