#!/bin/sh
# The sentences of the program: as they are, and that each kind of fault would be seen.
set -u

awk -f tests/lang.awk assets/lang/*.lang engine/*/*.[ch]

cd "$TMPDIR" || exit 1
lint=$OLDPWD/tests/lang.awk

# sees NAME FAULT EN RU SOURCE: must be found at fault; an empty FAULT: must pass.
sees() {
    echo "$3" >en.lang
    echo "$4" >ru.lang
    echo "$5" >a.c
    found=$(awk -f "$lint" en.lang ru.lang a.c | grep '^not ok ')
    case $found in
    "not ok texts, $2: "*) [ -n "$2" ] && { echo "ok sees $1"; return; } ;;
    '') [ -z "$2" ] && { echo "ok passes $1"; return; } ;;
    esac
    echo "not ok sees $1: $found"
}

sees 'a whole pair' '' 'why.a = {b} {a} {b}' 'why.a = {a} {b}' 'say("why.a");'
sees 'a prefix' '' 'why.a = a' 'why.a = a' 'say("why.");'
sees 'a form' '' 'why.a-b = a' 'why.a-b = a' 'say("why.%s-b");'
sees 'a comment' '' 'why.a = a' 'why.a = a' 'say("why.a"); /* "why.b" */'
sees 'a lost key' keys 'why.a = a' '' 'say("why.a");'
sees 'a lost place' places 'why.a = {b}' 'why.a = b' 'say("why.a");'
sees 'a string without key' missing 'why.a = a' 'why.a = a' 'say("why.a", "why.b");'
sees 'a form without key' missing 'why.a = a' 'why.a = a' 'say("why.a", "why.b_%s");'
sees 'a key in a comment alone' unused 'why.a = a' 'why.a = a' '/* "why.a" */'
