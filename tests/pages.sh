#!/bin/sh
# The pages for players. Both languages have the same rules, diagrams and examples; each rule that
# a variant's script cites has its paragraph; the guide has the actions, keys and commands that the
# program has, in its words; and every example (tests/pages.awk says how one is written) is put to
# the program:
#   board                 the next code block is the position
#   moves SQ SQ           likewise, with the squares where these pieces can go: * free, x taking
#   can MOVE MOVE, cannot MOVE MOVE
#   says MOVE             the page has the sentence of `chester why` in it
#   strength SQ = W:B
#   kings = WHOSE         the answer of `chester status --kings`
#   play MOVES = STATUS
#   fen MOVES = FEN
set -u
legal=$TMPDIR/legal

# report NAME WANTED GOT
report() {
    if [ "$2" = "$3" ]; then echo "ok $1"; else echo "not ok $1: expected $2, got $3"; fi
}

# The position as a diagram, its lines joined by |, with the targets of moves marked.
diagram() { # FEN TARGETS
    printf 'board\n' | "$CHESTER" text -v "$variant" --side both --fen "$1" | awk -v to="$2" '
        !/^ / { next }
        /^ [1-9]/ {
            rank = $1 + 0
            for (at = 4; at <= length($0) - 3; at += 3)
                if (index(to, sprintf("%c%d", 97 + (at - 4) / 3, rank)))
                    $0 = substr($0, 1, at - 1) (substr($0, at, 1) == "." ? "*" : "x") substr($0, at + 1)
        }
        { sub(/ +$/, ""); printf "%s%s", line++ ? "|" : "", $0 }'
}

targets() { # SQUARES
    for square in $1; do sed -n "s/^$square\(..\).*/\1/p" "$legal"; done | tr '\n' ' '
}

strength() { # FEN SQUARE
    "$CHESTER" strength -v "$variant" "$1" | awk -v square="$2" '
        function half(n) { return (n == 1 ? "" : int(n / 2)) (n % 2 ? "½" : "") }
        $1 == square { print half($2) ":" half($3) }'
}

says() { # FEN MOVE
    sentence=$("$CHESTER" why -v "$variant" --lang "$lang" "$1" "$2")
    if grep -qF -- "$sentence" "$page"; then echo quoted; else echo "$sentence"; fi
}

# What the program says to a check.
answer() { # FEN VERB WORDS
    case $2 in
    board) diagram "$1" '' ;;
    moves) diagram "$1" "$(targets "$3")" ;;
    can | cannot)
        for move in $3; do
            if grep -qx "$move" "$legal"; then echo can; else echo cannot; fi
        done | sort -u ;;
    says) says "$1" "$3" ;;
    strength) strength "$1" "$3" ;;
    kings) "$CHESTER" status -v "$variant" --kings "$1" ;;
    play) "$CHESTER" status -v "$variant" --moves "$3" "$1" ;;
    fen) "$CHESTER" fen -v "$variant" --moves "$3" "$1" ;;
    *) echo "no such check" ;;
    esac
}

# The examples of $page in $lang, by the rules of $variant.
examples() {
    last=
    while IFS='~' read -r line fen verb words wanted; do
        case $verb in
        can | cannot) wanted=$verb ;;
        says) wanted=quoted ;;
        esac
        if [ "$fen" = "$last" ] || "$CHESTER" moves -v "$variant" "$fen" >"$legal" 2>&1; then
            last=$fen
            got=$(answer "$fen" "$verb" "$words" 2>&1)
        else
            last=
            got=$(cat "$legal")
        fi
        report "$page:$line: $verb $words" "$wanted" "$got"
    done
}

# What all languages of a page have in common.
skeleton() {
    awk '/^```/ { inside = !inside }
         inside || /^```/ || /^<!--/ { print; next }
         /^#+ / { sub(/ .*/, ""); print }
         /^[|]/ { print gsub(/[|]/, "") " bars" }
         match($0, /^[*][*](Rule|Правило) [0-9]+[.]/) { print "rule " $2 }' "$1"
}

# Examples are the same in each language, so that only what is quoted is asked twice.
own_examples() { if [ "$lang" = en ]; then cat; else grep '~says~'; fi; }

# Both languages of a page.
pages() { # PAGE-WITHOUT-LANGUAGE
    skeleton "$1.en.md" >"$TMPDIR/en"
    skeleton "$1.ru.md" >"$TMPDIR/ru"
    report "$1: the same in both languages" '' "$(diff "$TMPDIR/en" "$TMPDIR/ru" | head -n 3)"
    grep -q '^#' "$TMPDIR/en" || echo "not ok $1: no headings"
    for lang in en ru; do
        page=$1.$lang.md
        awk -f tests/pages.awk "$page" | own_examples >"$TMPDIR/examples"
        examples <"$TMPDIR/examples"
    done
}

# The numbers of rules that a script's comments cite: "-- 5-10 and 14:"; "there 10" for those of
# another game, as in "(rules 10 and 19 there)".
cited() {
    sed -n 's/^\(.*[ ,]\)\{0,1\}-- *//p' "$1" | awk '
        function expand(list, where,    n, i, part, ends) {
            gsub(/ and |, /, " ", list)
            n = split(list, part, " ")
            for (i = 1; i <= n; i++)
                if (split(part[i], ends, "-") == 2) while (ends[1] <= ends[2]) print where ends[1]++
                else print where part[i]
        }
        {
            text = $0
            while (match(text, /(^|[.] |rules? |from )[0-9]+((-|, | and )[0-9]+)*(:|,|$| there)/)) {
                list = substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
                where = sub(/ there$/, "", list) ? "there " : ""
                sub(/^[^0-9]*/, "", list)
                sub(/[^0-9]*$/, "", list)
                expand(list, where)
            }
        }' | sort -u
}

# The numbers of a variant's rules, and as "there 10" those of the variants that it comes from.
written() {
    sed -n 's/^\*\*Rule \([0-9]*\)\..*/\1/p' "variants/$1/RULES.en.md"
    parent=$(sed -n 's/^variant "[^"]*" *: *from *"\([^"]*\)".*/\1/p' "variants/$1/variant.lua")
    [ -z "$parent" ] || written "$parent" | sed 's/^\(there \)*/there /'
}

citations() {
    written "$variant" | sort -u >"$TMPDIR/written"
    lost=$(cited "variants/$variant/variant.lua" | grep -vxFf "$TMPDIR/written" | tr '\n' ' ')
    report "variants/$variant: each cited rule is written" '' "$lost"
}

# The table of the window's actions as the guide has to show it: words and keys, as F1 does.
actions() {
    awk -F ' = ' -v lang="$lang" '
        function key(text,    name) {
            name = text
            sub(/^[A-Z_]+\(/, "", name)
            sub(/\)$/, "", name)
            gsub(/\047/, "", name)
            if (sub(/^SDLK_/, "", name)) name = name in names ? names[name] : name
            else name = toupper(name)
            return (text ~ /^CTRL/ ? "Ctrl+" : "") (text ~ /SHIFT/ ? "Shift+" : "") name
        }
        BEGIN {
            split("DOWN Down UP Up LEFT Left RIGHT Right SPACE Space PAGEUP PageUp DELETE Delete " \
                  "PAGEDOWN PageDown HOME Home END End KP_PLUS Keypad~+ KP_MINUS Keypad~-", pair, " ")
            for (i = 1; i in pair; i += 2) { names[pair[i]] = pair[i + 1]; sub(/~/, " ", names[pair[i]]) }
        }
        FILENAME ~ /[.]lang$/ { words[$1] = $2; next }
        match($0, /"gui[.][a-z-]+"/) { label = words[substr($0, RSTART + 1, RLENGTH - 2)]; keys = "" }
        label && /(KEY|CTRL|SHIFT)\(/ {
            rest = $0
            while (match(rest, /(KEY|CTRL|CTRL_SHIFT|SHIFT)\([^)]+\)/)) {
                keys = keys (keys == "" ? "" : ", ") key(substr(rest, RSTART, RLENGTH))
                rest = substr(rest, RSTART + RLENGTH)
            }
        }
        label && /\},$/ { print "| " label " | " keys " |"; label = "" }
    ' "assets/lang/$lang.lang" engine/gui/action.c
}

# shellcheck disable=SC2016 # the backquotes are Markdown's
commands() { sed -n 's/^text\.name\.[a-z]* = \(.*\)/| `\1` |/p' "assets/lang/$lang.lang"; }

# The rows of the table of $page whose head begins with one of these words.
table() { awk -v head="^[|] ($1) [|]" '$0 ~ head { on = 1 } !/^[|]/ { on = 0 } on && ++n > 2' "$page"; }

# The guide has what the program has, no less and no more, in the same order.
guide() {
    for lang in en ru; do
        page=assets/guide/guide.$lang.md
        actions >"$TMPDIR/has"
        table 'Action|Действие' >"$TMPDIR/says"
        report "$page: actions" '' "$(diff "$TMPDIR/has" "$TMPDIR/says")"
        commands >"$TMPDIR/has"
        table 'Command|Команда' | sed 's/^\(| [^|]* |\).*/\1/' >"$TMPDIR/says"
        report "$page: commands" '' "$(diff "$TMPDIR/has" "$TMPDIR/says")"
    done
}

# sees NAME CHECK: a page with this check on the start position must be found at fault.
sees() {
    page=$TMPDIR/page.md lang=en
    # shellcheck disable=SC2016 # the backquotes are Markdown's
    printf '<!-- position %s; %s -->\n```\n.\n```\n' "${3-startpos}" "$2" >"$page"
    if awk -f tests/pages.awk "$page" | examples | grep -q '^not ok '; then echo "ok sees $1"
    else echo "not ok sees $1"; fi
}

for script in variants/*/variant.lua; do
    variant=$(basename "$(dirname "$script")")
    pages "variants/$variant/RULES"
    citations
done
variant=chess-t1
pages assets/guide/guide
guide
sees 'a wrong diagram' board
sees 'wrong marks' 'moves e2'
sees 'an illegal move' 'can e2e4 e2e5'
sees 'a legal move' 'cannot e2e5 e2e4'
sees 'a sentence that is not quoted' 'says e2e5'
sees 'a wrong sum' 'strength e2 = 9:1'
sees 'a wrong check' 'kings = white'
sees 'a wrong end' 'play e2e4 = white-wins king'
sees 'a wrong position' 'fen e2e4 = startpos'
sees 'a misspelt check' 'strenght e2 = 9:0'
sees 'a bad position' 'cannot e2e5' '8/8 w Pp 0 1'
