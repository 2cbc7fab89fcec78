#!/bin/sh
# What authors type: new, check and list, in a user's folder of their own.
. "$(dirname "$0")/cli/lib.sh"
export XDG_DATA_HOME="$work/data"
mine=$work/data/chester

# says NAME CODE WORDS COMMAND…: the exit code, and words of what is printed.
says() {
    name=$1 code=$2 words=$3
    shift 3
    out=$("$CHESTER" "$@" 2>&1)
    same "$name: exit code" "$code" "$?"
    case $out in
    *"$words"*) echo "ok $name" ;;
    *) echo "not ok $name: $(oneline "$out")" ;;
    esac
}

says 'new variant' 0 "$mine/variants/skirmish/variant.lua" new variant skirmish
says 'new variant like another' 0 "$mine/variants/mine/variant.lua" new variant mine --like chess-t1
says 'new ai' 0 "$mine/ai/dull.lua" new ai dull
says 'new ai like another' 0 "$mine/ai/dull2.lua" new ai dull2 --like dull
says 'new: nothing is written over' 1 'is not written over' new variant skirmish
says 'new: a shipped name' 1 'comes with one of this name' new variant chess
says 'new: a bad name' 2 'small Latin letters' new variant ../skirmish
says 'new: an unknown model' 1 'no variant of this name' new variant other --like nothing
says 'new: a thing that is neither' 2 'new wants variant or ai' new game other
says 'what is new plays' 0 'a' moves -v skirmish
same 'what is like another is the same' "$("$CHESTER" perft 3)" "$("$CHESTER" perft -v mine 3)"
says 'what is new thinks' 0 bestmove best --ai dull --nodes 500

says 'check by name' 0 'variant "skirmish": 100 games' check skirmish
says 'new ai like one with functions' 0 "$mine/ai/tinker2.lua" new ai tinker2 --like tinker
says 'its functions are taken over' 0 'personality "tinker2": 12 games in' check tinker2
says 'new variant: what it suggests holds' 0 "$mine/variants/tried/variant.lua" new variant tried --like chess
same 'and its start' 1 "$(grep -c 'start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"' "$mine/variants/tried/variant.lua")"
sed -i 's/^-- \(piece\|remove\)/\1/' "$mine/variants/tried/variant.lua"
same 'all of it' 20 "$("$CHESTER" moves -v tried | wc -l | tr -d ' ')"
says 'check a player' 0 'personality "dull": 12 games' check "$mine/ai/dull.lua"
says 'check a folder' 0 'variant "mine": 100 games' check "$mine"
says 'check what is not there' 1 'no game or player of this name' check nothing

write() { mkdir -p "${1%/*}" && cat >"$1"; }
write "$work/bad/variant.lua" <<END
chester_api = 1
variant "bad" : from "chess" {}
piece "pawn" { strenght = 1 }
END
says 'check a field' 1 'bad/variant.lua:3: piece "pawn": unknown field "strenght"; did you mean "strength"?' check "$work/bad"
write "$work/bad/variant.lua" <<END
chester_api = 1
variant "bad" : from "chess" {}
hooks { legal = function(pos) return pos:piece("z1") == nil end }
END
says 'check a hook' 1 'bad/variant.lua:3: "z1" is no square of this board' check "$work/bad"
write "$work/bad/variant.lua" <<END
chester_api = 1
variant "bad" : from "gardner" { says = "Slow." }
hooks { legal = function() for i = 1, 2000 do local x = i end return true end }
END
says 'check says what is slow' 0 'its hooks make it slow' check "$work/bad"
write "$work/stiff/variant.lua" <<END
chester_api = 1
variant "stiff" : from "gardner" { start = "rnbqk/ppppp/1w3/PPPPP/RNBQK w - 0 1" }
piece "wall" { letter = "W", moves = { step { "forward", from = "rank 1" } } }
END
says 'check says what never moves' 0 'note: piece "wall" stood on the board, and had no legal move' check "$work/stiff"
sed -i 's/moves = .*/moves = {} }/' "$work/stiff/variant.lua"
says 'check what is to stand' 0 'variant "stiff": 100 games' check "$work/stiff"
same 'no word about it' 0 "$("$CHESTER" check "$work/stiff" | grep -c 'no legal move')"
write "$work/other/variant.lua" <<END
chester_api = 1
variant "another" : from "chess" {}
END
says 'check the name of the folder' 1 'its folder has to be named so too' check "$work/other"
write "$work/slip.lua" <<END
chester_api = 1
personality "slip" { weights = { material = { knigth = 300 } } }
END
says 'check the names of pieces' 1 'no game has a piece "knigth"' check "$work/slip.lua"
write "$work/loud.lua" <<END
chester_api = 1
personality "loud" { evaluate = function(pos, score) return score .. "!" end }
END
write "$work/lines.lua" <<END
chester_api = 1
personality "lines" {
  opening = {
    "e2e4 e7e5",
    "a1a8",
    chess = { "e2e4 e7e5 e4e5" },
    dame = { "a2a4" },
  },
}
END
says 'check a line of no game' 1 'lines.lua:3: opening: "a1a8" is a line of no game' check "$work/lines.lua"
says 'check a line of one game' 1 '"e2e4 e7e5 e4e5" is no line of chess' check "$work/lines.lua"
says 'check lines of a game that is not there' 1 'there is no game "dame"' check "$work/lines.lua"
write "$work/chain/variant.lua" <<END
chester_api = 1
variant "chain" : from "chess" {}

promote "pawn" { on = "last rank", to = "knight" }
promote "knight" { on = "ranks 6-8", to = "bishop" }
END
says 'check what changes twice' 1 'chain/variant.lua:4: promote "pawn": in play a knight comes to stand on' check "$work/chain"
says 'check the functions of a player' 1 'loud.lua:2: evaluate has to give a number' check "$work/loud.lua"

write "$mine/variants/chess/variant.lua" <<END
chester_api = 2
END
says 'list a broken one' 0 'written for chester_api = 2, and this chester knows up to 1' list variants
says 'list what it hides' 0 "instead of $PWD/variants/chess/variant.lua" list variants
says 'what is derived goes on' 0 'uses the one that comes with chester' moves -v horde
says 'what is broken is said' 1 'chess/variant.lua:1: written for chester_api = 2' moves -v chess
rm "$mine/variants/chess/variant.lua"
same 'list every game' "$(ls -d variants/*/variant.lua variants/gallery/*/variant.lua "$mine"/variants/*/variant.lua | wc -l)" \
    "$("$CHESTER" list variants | wc -l)"
same 'list every player' "$(ls scripts/ai/*.lua "$mine"/ai/*.lua | wc -l)" "$("$CHESTER" list ai | wc -l)"
