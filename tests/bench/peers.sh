#!/bin/sh
# chester beside other programs, for orientation; no test. Installs nothing: measures those of
# fairy-stockfish, stockfish, sjaakii and fairymax that are there, in turn, RUNS times (5), one
# thread each, all on processor CPU (0), and prints the median of each and chester's ratio to it.
#
# peers.sh [WHAT]: only measures whose name begins so, such as `perft.chess`; PEERS="fairy stockfish": only these.
#
# perft: leaves a second of processor time; that of a smaller depth is taken off, so that starting a program does
# not count. search: nodes a second as the programs tell them, MS milliseconds (2000) from the start.
. "$(dirname "$0")/../cli/lib.sh"
RUNS=${RUNS:-5}
MS=${MS:-2000}
PATH=$PATH:/usr/games
wanted=${1-}
peers=${PEERS:-fairy stockfish sjaakii fairymax}
pin="taskset -c ${CPU:-0}"
command -v taskset >/dev/null || pin=

here() { command -v "$1" >/dev/null; }
median() { sort -g | awk '{ v[NR] = $1 } END { if (NR) print v[int((NR + 1) / 2)] }'; }

# uci PROGRAM WAIT LINES...: the program's answers; it is asked to stop after WAIT seconds at the latest.
uci() {
    program=$1 wait=$2
    shift 2
    { printf '%s\n' "$@"; sleep "$wait"; echo quit; } | $pin "$program" 2>/dev/null
}

# perft_PROGRAM VARIANT DEPTH
perft_chester() { $pin "$CHESTER" perft -v "$1" "$2" >/dev/null; }
perft_of_fish() { printf 'setoption name UCI_Variant value %s\nposition startpos\ngo perft %s\nquit\n' "$2" "$3" | $pin "$1" >/dev/null 2>&1; }
perft_fairy() { perft_of_fish fairy-stockfish "$1" "$2"; }
perft_stockfish() { printf 'position startpos\ngo perft %s\nquit\n' "$2" | $pin stockfish >/dev/null 2>&1; }
perft_sjaakii() { printf 'variant %s\nperft %s\nquit\n' "$(echo "$1" | sed s/^chess$/normal/)" "$2" | $pin sjaakii >/dev/null 2>&1; }

# Processor time of a command, which a shared machine changes least.
seconds() {
    ("$@"; times) | tail -1 | awk '{ for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); sum += 60 * t[1] + t[2] } print sum }'
}

# leaves_a_second PROGRAM VARIANT DEPTH LEAVES LESS LEAVES-OF-LESS, in millions
leaves_a_second() {
    long=$(seconds "perft_$1" "$2" "$3")
    short=$(seconds "perft_$1" "$2" "$5")
    echo "$4 $6 $long $short" | awk '{ t = $3 - $4; if (t > 0.001) printf "%.2f\n", ($1 - $2) / t / 1e6 }'
}

# nodes_a_second PROGRAM VARIANT, in millions: what the last line tells.
last_nps() { tr -d '\r' | awk '{ for (i = 1; i < NF; i++) if ($i == "nps") n = $(i + 1) } END { if (n) printf "%.3f\n", n / 1e6 }'; }
nodes_chester() { # nodes and ms of the last info line
    $pin "$CHESTER" best -v "$1" --movetime "$MS" |
        awk '{ for (i = 1; i < NF; i++) { if ($i == "nodes") n = $(i + 1); if ($i == "time") t = $(i + 1) } }
             END { if (t) printf "%.3f\n", n / t / 1e3 }'
}
nodes_fairy() { uci fairy-stockfish "$(echo "$MS" | awk '{ print $1 / 1000 + 0.5 }')" uci \
    "setoption name UCI_Variant value $1" "position startpos" "go movetime $MS" | last_nps; }
nodes_stockfish() { [ "$1" = chess ] || return; uci stockfish "$(echo "$MS" | awk '{ print $1 / 1000 + 0.5 }')" \
    uci "setoption name Use NNUE value false" "position startpos" "go movetime $MS" | last_nps; }
# Fairy-Max tells time in hundredths and nodes in its third and fourth columns (XBoard protocol).
nodes_fairymax() {
    { printf 'xboard\nprotover 2\nnew\nvariant %s\npost\neasy\nst %s\ngo\n' "$(echo "$1" | sed s/^chess$/normal/)" \
        "$(echo "$MS" | awk '{ print int($1 / 1000) }')"; sleep "$(echo "$MS" | awk '{ print $1 / 1000 + 0.5 }')"; echo quit; } |
        $pin fairymax 2>/dev/null |
        awk '$1 ~ /^[0-9]+$/ && $3 > 10 && $4 > 0 { n = $4 / $3 / 1e4 } END { if (n) printf "%.3f\n", n }'
}
# Its own bench: nodes a second over many positions.
bench_fairy() { [ "$1" = chess ] || return; $pin fairy-stockfish bench 2>&1 | awk '/Nodes\/second/ { printf "%.3f\n", $NF / 1e6 }'; }
bench_chester() { $pin "$CHESTER" bench search | awk -v name="search.$1." 'index($1, name) == 1 && $3 == "Mnodes/s" { print $2 }'; }

# compare WHAT UNIT MEASURE VARIANT "PROGRAMS" [WORDS]: one line for each program, in turn.
compare() {
    what=$1 unit=$2 measure=$3 variant=$4 programs=$5
    shift 5
    case $what in "$wanted"*) ;; *) return ;; esac
    for run in $(seq "$RUNS"); do
        for program in chester $programs; do
            case " chester $peers " in *" $program "*) ;; *) continue ;; esac
            case $program in
            fairy) here fairy-stockfish || continue ;;
            chester) ;;
            *) here "$program" || continue ;;
            esac
            if [ "$measure" = leaves ]; then leaves_a_second "$program" "$variant" "$@"
            else "${measure}_$program" "$variant"; fi >>"$work/$what.$program"
        done
    done
    own=$(median <"$work/$what.chester")
    for program in chester $programs; do
        [ -s "$work/$what.$program" ] || continue
        value=$(median <"$work/$what.$program")
        echo "$own $value" | awk -v w="$what" -v p="$program" -v u="$unit" '{ printf "%s %s %s %s ratio %.2f\n", w, p, $2, u, $1 / $2 }'
    done
}

compare perft.chess.6 Mleaves/s leaves chess "fairy stockfish sjaakii" 6 119060324 4 197281
compare perft.capablanca.5 Mleaves/s leaves capablanca "fairy sjaakii" 5 28741319 3 25228
compare search.chess Mnodes/s nodes chess "fairy stockfish fairymax"
compare search.capablanca Mnodes/s nodes capablanca "fairy fairymax"
compare bench.chess Mnodes/s bench chess "fairy"
