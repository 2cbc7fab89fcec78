#!/bin/bash
# What each technique of the search is worth, measured by games, in Markdown; no test, it takes hours.
#
#   tests/bench/techniques.sh [NAME...]      all rows of the table below when none is named
#
# A technique is judged by leaving it out: its row says how one file of engine/search is changed for that. The program
# as it is plays against the program without, until `chester match --sprt` knows which is likelier, that the technique
# gains nothing or that it gains 30 Elo, or GAMES (1000) are played, which is no verdict. A change that changes
# nothing, or a program that cannot be built, ends the measurement: then the row does not fit the search any more.
# NODES=10000 a move for both, so that the machine is not measured: what only makes positions quicker shows in
# `chester bench`. What has come out stands in techniques.md. VARIANTS="chess-t1 chess", SEED=5, JOBS=1 games at a time.
. "$(dirname "$0")/../cli/lib.sh"
variants=${VARIANTS:-chess-t1 chess}

# NAME FILE SED-EXPRESSION
techniques() {
    cat <<'END'
aspiration                  root.c      s/NARROW_DEPTH = 5/NARROW_DEPTH = 500/
values-of-the-table         alphabeta.c s/if (known->depth < depth) return false;/return false;/
moves-of-the-table          alphabeta.c s/node.first = known.move;/node.first = NO_MOVE;/
shallower-without-a-move    alphabeta.c s/if (node.depth >= 5 \&\& !node.first) node.depth--;//
passing                     alphabeta.c s/if (!tree->worth.passing_tells) return false;/return false;/
very-good-taken-at-its-word alphabeta.c s/REVERSE_DEPTH = 6/REVERSE_DEPTH = 0/
hopeless-left-out           alphabeta.c s/FUTILE_DEPTH = 4/FUTILE_DEPTH = 0/
late-left-out               alphabeta.c s/LATE_DEPTH = 4/LATE_DEPTH = 0/
but-threats-kept            alphabeta.c s/LOOKED_MOST = 12/LOOKED_MOST = -1/
late-reduced                alphabeta.c s/return less < 0 ? 0 :/return 0 ? 0 : less < 1000 ? 0 :/
danger-deeper               alphabeta.c s/if (node.danger \&\& tree->depth > 1/if (false/
small-hits-left-out         alphabeta.c s/DELTA_MARGIN = 200/DELTA_MARGIN = 20000/
hits-that-end-the-game      alphabeta.c s/if (rank < 0 \&\& !forced \&\& !order_may_seize(tree, move)) continue;/if (rank < 0 \&\& !forced) continue;/
killers                     order.c     s/if (move == frame->killers.*return RANK_KILLER.*;//
answers                     order.c     s/if (move == answer) return RANK_ANSWER;//
history                     order.c     s/^    return history;/    return 0;/
history-of-pairs            order.c     s/^    if (ply > [01]) history += .*;//
gains-by-sums               order.c     s/if (!(tree->worth.free_hitters >> kind \& 1)) return victim;/return victim;/
END
}

tree=$work/tree
mkdir "$tree"
cp -r engine assets variants scripts Makefile "$tree"

# build FILE EXPRESSION PROGRAM
build() {
    cp "engine/search/$1" "$tree/engine/search/$1"
    sed -i "$2" "$tree/engine/search/$1"
    ! cmp -s "engine/search/$1" "$tree/engine/search/$1" || { echo "$1 is not changed by $2"; return 1; }
    make -C "$tree" GUI=0 CC="${CC:-cc}" BUILD="$work/build" all >"$work/make.log" 2>&1 || { tail -n 5 "$work/make.log"; return 1; }
    cp "$work/build/chester" "$3"
    cp "engine/search/$1" "$tree/engine/search/$1"
}

# play NAME VARIANT: one row
play() {
    "$CHESTER" match -v "$2" --white "uci:$CHESTER uci" --black "uci:$work/$1 uci" --nodes "${NODES:-10000}" \
        --games "${GAMES:-1000}" --sprt 0,30 --openings 6 --seed "${SEED:-5}" --jobs "${JOBS:-1}" 2>&1 |
        awk -v name="$1, $2" '
            /^games [0-9]+: wins / { gsub(/[:,]/, ""); games = $2; score = $4 " | " $6 " | " $8 }
            /^elo / { elo = $0; sub(/^elo /, "", elo); sub(/ \(95.*|,.*/, "", elo) }
            /^sprt/ { verdict = $0; sub(/.*, /, "", verdict) }
            { last = $0 }
            END {
                if (!games) { print name ": " last; exit 1 }
                printf "| %s | %d | %s | %s | %s |\n", name, games, score, elo, verdict
            }'
}

printf '| technique, game | games | won with it | drawn | lost | Elo | verdict |\n| --- | --- | --- | --- | --- | --- | --- |\n'
techniques | while read -r name file expression; do
    [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
    build "$file" "$expression" "$work/$name" || exit 1
    for variant in $variants; do play "$name" "$variant" || exit 1; done
done
