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
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
count=${1:-500} seed=${2:-1} longest=60
games=$work/games

# Lines "CHESS960 LENGTH position fen F moves": the games, and how many half-moves each will have.
starts() {
    awk -v count="$count" -v seed="$seed" -v longest=$longest '
        function below(n) { return int(rand() * n) }
        # On the n-th free square, from 0, of those of one colour, or of all.
        function put(piece, n, colour,    i) {
            for (i = 0; i < 8; i++)
                if (!(i in rank) && (colour < 0 || i % 2 == colour) && n-- == 0) { rank[i] = piece; return }
        }
        function shuffled(    i, text) {
            delete rank
            put("b", below(4), 0); put("b", below(4), 1); put("q", below(6), -1)
            put("n", below(5), -1); put("n", below(4), -1)
            put("r", 0, -1); put("k", 0, -1); put("r", 0, -1)
            for (i = 0; i < 8; i++) text = text rank[i]
            return text
        }
        BEGIN {
            srand(seed)
            for (i = 1; i <= count + int(count / 16); i++) {
                free = i > count
                row = free ? shuffled() : "rnbqkbnr"
                print (free ? "true" : "false"), below(longest) + 1, "position fen " row \
                    "/pppppppp/8/8/8/8/PPPPPPPP/" toupper(row) " w KQkq - 0 1 moves"
            }
        }'
}

# ask COMMAND: what stockfish says to it in each position of standard input.
ask() {
    awk -v command="$1" '{
        print "setoption name UCI_Chess960 value " $1
        if ($3 == "go") command = $3 " " $4 " " $5
        sub(/.*position/, "position"); print; print command
    } END { print "quit" }' | "$peer"
}

# One random half-move more in each game that is shorter than it will be, and not over.
step() {
    ask "go perft 1" <"$games" | awk -v ply="$1" -v seed="$seed" '
        BEGIN { srand(seed * 1000 + ply) }
        FNR == NR { game[FNR] = $0; next }
        /^[a-h][1-8][a-h][1-8]/ { sub(/:.*/, ""); move[n++] = $0 }
        /^Nodes searched/ {
            split(game[++at], word, " ")
            print game[at] (ply <= word[2] && n ? " " move[int(rand() * n)] : "")
            n = 0
        }' "$games" - >"$games.next" && mv "$games.next" "$games"
}

# Lines "CHESS960 DEPTH go perft DEPTH position fen F" of where the games have come to.
positions() {
    ask d <"$games" | sed -n 's/^Fen: //p' | paste -d ' ' <(cut -d ' ' -f 1 "$games") - | awk '{
        depth = 2 + (NR % 10 == 0) + ($1 == "true")
        variant = $1
        $1 = ""
        print variant, depth, "go perft", depth, "position fen" $0
    }'
}

# The answers of stockfish, each in a file of the position's number: "MOVE LEAVES", the sum.
theirs() {
    ask '' <"$work/positions" | awk -v out="$work/theirs." '
        BEGIN { at = 1 }
        /^[a-h][1-8][a-h][1-8]/ { sub(/:/, ""); print >(out at) }
        /^Nodes searched/ { print $3 >(out at); close(out at); at++ }'
}

starts >"$games"
for ply in $(seq $longest); do step "$ply"; done
positions >"$work/positions"
theirs
number=0
while read -r free depth _ _ _ _ _ position; do
    number=$((number + 1))
    variant=$([ "$free" = true ] && echo chess960 || echo chess)
    "$CHESTER" perft -v $variant --divide "$depth" "$position" 2>&1 | sort >"$work/ours"
    if sort "$work/theirs.$number" | cmp -s - "$work/ours"; then echo "ok $variant $number depth $depth"
    else
        echo "not ok $variant $number depth $depth: $position:" \
            "$(sort "$work/theirs.$number" | diff - "$work/ours" | head -n 5 | tr '\n' '|')"
    fi
done <"$work/positions"
