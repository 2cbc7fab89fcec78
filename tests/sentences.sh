#!/bin/sh
# The faults that players meet, in Russian: the catalogue is whole, and it is shown. Sentences of
# what only authors or tools meet (lessons, themes, openings, matches, protocols) are not asked for.
set -u
list() { for name in $2; do echo "engine/$1/$name.c"; done; }
# shellcheck disable=SC2046 # names are words
lua5.4 tests/sentences.lua assets/lang/ru.faults \
    $(list base 'file folder watch') $(list core 'fen_read fen_rights fen_passant notation sound') \
    $(list game 'clock_text items record pgn pgn_comment pgn_reader pgn_tag') $(list session 'autosave install library saved shelf slot thinker turn worker') \
    $(list cli 'args cli command explain lines list new play positions replay terminal think') \
    $(list gui 'font post settings shot store window')

# says NAME SENTENCE COMMAND...: on standard error, in Russian.
says() {
    name=$1 wanted=$2
    command=$3
    shift 3
    found=$("$CHESTER" "$command" --lang ru "$@" 2>&1 >/dev/null </dev/null)
    case $found in
    "chester: $wanted") echo "ok $name" ;;
    *) echo "not ok $name: $found" ;;
    esac
}
says 'a file that is not there' 'нет такого файла: ./none.lua' moves -v ./none.lua
says 'a name that is not there' 'нет игры с таким именем, может быть, «chess»: ches' moves -v ches
says 'an argument' '--level ждёт целое число от 1 до 8: x' best --level x
says 'what the system says' "не открывается (нет такого файла или папки): none" replay none
says 'a sentence in a sentence' 'позиция: горизонталей 1 вместо 8: знак 2' moves -v chess 8
