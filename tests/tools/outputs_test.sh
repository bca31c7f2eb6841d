#!/usr/bin/env bash
# What rego writes never destroys a game: not the one that it reads, not an old page when the new one does not fit, and
# not a file that a journal from somewhere else names.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

unchanged() {  # FILE TEXT
    [[ $(<"$1") == "$2" ]] || fail "$1 has changed: $(head -c 300 "$1")"
}

# The game itself as the output.
echo "newgame BR 2" >game.rego
ln game.rego other-name.rego
for out in game.rego ./game.rego other-name.rego; do
    status=0
    "$rego" table games game.rego -o "$out" 2>err || status=$?
    [[ $status == 2 ]] && grep -q 'would replace' err || fail "table wrote over the game: status $status, $(<err)"
    unchanged game.rego "newgame BR 2"
done
status=0
"$rego" report game.rego -o other-name.rego 2>err || status=$?
[[ $status == 2 ]] || fail "report wrote over the game"
unchanged game.rego "newgame BR 2"
record=$(ls "$root"/tests/records/*.json.gz | head -1)
cp "$record" record.json.gz
status=0
"$rego" follow record.json.gz --script record.json.gz >out 2>err || status=$?
[[ $status == 2 ]] && cmp -s "$record" record.json.gz || fail "follow wrote over the record"
"$rego" follow record.json.gz --script followed.rego >out || fail "$(<out)"
"$rego" followed.rego >out || fail "what follow wrote does not replay: $(<out)"

# No room for the new one: the old one stays, and nothing is left beside it.
echo old >page.html
echo old >rows.csv
(
    trap '' XFSZ
    ulimit -f 0
    "$rego" report game.rego -o page.html && exit 1
    "$rego" table games game.rego -o rows.csv && exit 1
    exit 0
) >out 2>&1 || fail "a full disk was not noticed: $(<out)"
unchanged page.html old
unchanged rows.csv old
[[ -z $(find . -name '*.new') ]] || fail "something was left: $(ls)"
"$rego" table games game.rego -o /dev/stdout | cat >rows
grep -q options rows || fail "no rows to a pipe"

# A journal from somebody else writes nothing, however it says so.
echo precious >notes
printf 'save %s force\n' "$work/notes" >evil.rego
for line in "save $work/notes force" "sav $work/notes force" "P1: save $work/notes force" "script evil.rego" \
    "load evil.rego" "report $work/notes force" "alias x = save $work/notes force"; do
    printf '# rego journal\nnewgame BR 2\n%s\n' "$line" >journal.rego
    ! "$rego" --resume=journal.rego -c status >out 2>&1 || fail "a journal was resumed with \`$line\`: $(<out)"
    grep -q 'a journal reads and writes no files' out || fail "$line: $(<out)"
    "$rego" --resume=journal.rego --keep-going -c status >out 2>&1 || fail "what is before \`$line\` is lost: $(<out)"
done
unchanged notes precious
