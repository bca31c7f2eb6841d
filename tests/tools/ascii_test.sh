#!/usr/bin/env bash
# With LC_ALL=C rego prints ASCII and nothing else; JSON stays UTF-8, and so does everything where no locale is set.
# Colours are for terminals that have them.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"

is_ascii() { ! LC_ALL=C grep -q '[^ -~]' <<<"$1"; }

commands='newgame BR Jörg Zoë; play ecoline; buy 3; Zoë: play thorgate; Zoë: buy 2; project asteroid; board; map; score;
card deimos down; help play; moves; status; play ants'
for locale in LC_ALL=C LC_ALL=POSIX LC_CTYPE=C LANG=C; do
    out=$(env -u LC_ALL -u LC_CTYPE -u LANG "$locale" "$rego" --keep-going -c "$commands" 2>&1) || true
    is_ascii "$out" || fail "$locale: $(LC_ALL=C grep '[^ -~]' <<<"$out" | head -3)"
    [[ $out == *"temperature -30 -> -28"* && $out == *"Jorg"* && $out == *"MC"* ]] || fail "$locale: $out"
done
out=$(env -u LC_ALL -u LC_CTYPE -u LANG "$rego" --keep-going -c "$commands" 2>&1) || true
[[ $out == *"temperature -30 → -28"* && $out == *"Jörg"* ]] || fail "without a locale: $out"
out=$(LC_ALL=C "$rego" --json -c 'newgame BR Jörg Zoë; state')
[[ $out == *'"display":"Jörg"'* ]] || fail "JSON: $out"

on_terminal() { script -qec "env -u NO_COLOR $1 '$rego' -c 'newgame BR 2; map'" /dev/null </dev/null; }
[[ $(on_terminal TERM=xterm) == *$'\e['* ]] || fail "no colours on a terminal"
for setting in TERM=dumb NO_COLOR=1; do
    [[ $(on_terminal "$setting") != *$'\e'* ]] || fail "colours with $setting"
done
