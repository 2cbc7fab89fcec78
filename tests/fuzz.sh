#!/bin/sh
# Gives the fuzz targets their seeds: ROUNDS changed ones each, the same at every run; or, when
# FUZZ_SECONDS is set, as long as that under libFuzzer, which keeps what it finds in $BUILD.
set -u

seeds() {
    case $1 in
    fen) ls tests/fuzz/fen/* ;;
    pgn) ls tests/fuzz/pgn/* ;;
    record) ls tests/fuzz/record/* ;;
    script) ls variants/*/variant.lua scripts/ai/*.lua ;;
    esac
}

for target in fen pgn record script; do
    if [ -z "${FUZZ_SECONDS-}" ]; then
        # shellcheck disable=SC2046 # a list of files
        "$BUILD/fuzz/$target" "${ROUNDS:-2000}" $(seeds $target) || echo "not ok fuzz $target"
        continue
    fi
    corpus=$BUILD/corpus/$target
    mkdir -p "$corpus"
    for seed in $(seeds $target); do
        cp "$seed" "$corpus/$(echo "$seed" | tr '/' '-')"
    done
    if "$BUILD/fuzz/$target" -max_total_time="$FUZZ_SECONDS" -print_final_stats=1 -timeout=20 \
        -artifact_prefix="$BUILD/" "$corpus"; then echo "ok fuzz $target"
    else echo "not ok fuzz $target: the input is in $BUILD"; fi
done
