#!/usr/bin/env bash
# Ending a session at random moments loses nothing that had been answered: 100 times a session that plays a long script
# is killed, ended or hung up on, and resuming must give at least the commands whose answers had been shown, and at most
# one more. REGO_KILLS=1000 does it more often.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
work=$(mktemp -d)
# A session that is ended before its shell has become it must not take the folder with it.
trap '[[ $BASHPID != $$ ]] || rm -rf "$work"' EXIT

# Each command is known by the heat that it leaves; some are taken back again, so that the journal is written anew.
{
    echo "newgame BRPVCT2X 3 mode=ops"
    for n in $(seq 1 400); do
        echo "exec Heat"
        echo "count Heat"
        if ((n % 7 == 0)); then echo "exec 50 Steel"; echo "undo"; fi
    done
} >"$work/commands"

kills=${REGO_KILLS:-100}
signals=(KILL TERM HUP)
for round in $(seq "$kills"); do
    journal=$work/journal.rego
    rm -f "$journal" "$journal.new"
    : >"$work/out"  # killed before its shell has opened it, the session would seem to have answered as the last one did
    "$rego" --journal "$journal" <"$work/commands" >"$work/out" 2>/dev/null &
    session=$!
    # Somewhere between the first command and the last.
    sleep "0.0$((RANDOM % 9))$((RANDOM % 10))"
    kill -"${signals[round % 3]}" "$session" 2>/dev/null || true
    wait "$session" 2>/dev/null || true

    shown=$(grep -xE '[0-9]+' "$work/out" | tail -1 || true)
    shown=${shown:-0}
    [[ -e $journal ]] && grep -q newgame "$journal" || { [[ $shown == 0 ]] && continue; fail "round $round: no journal"; }
    resumed=$("$rego" --resume="$journal" -c 'count Heat' 2>"$work/err") || fail "round $round: $(<"$work/err")"
    ((resumed >= shown && resumed <= shown + 1)) || fail "round $round: $shown was answered, $resumed came back"
done

# Two sessions never share a journal.
mkfifo "$work/pipe"
rm -f "$journal"
"$rego" --journal "$journal" <"$work/pipe" >/dev/null &
session=$!
exec {pipe}>"$work/pipe"
echo "newgame BR 2" >&"$pipe"
until [[ -s $journal ]] && grep -q newgame "$journal"; do sleep 0.01; done
"$rego" --resume="$journal" -c 'count Heat' >/dev/null 2>"$work/err" && fail "a journal in use was resumed"
grep -q "in use" "$work/err" || fail "no word about the other session: $(<"$work/err")"
exec {pipe}>&-
wait "$session"

# A torn last line is dropped, with a word.
printf 'exec 3 Pla' >>"$journal"
"$rego" --resume="$journal" -c 'status' >/dev/null 2>"$work/err"
grep -q "cut off" "$work/err" || fail "no word about the torn line"
grep -q "Pla" "$journal" && fail "the torn line is still there"

# A folder that cannot be written: one warning, and the session goes on.
out=$(printf 'newgame BR 2\ncount TerraformRating\n' | "$rego" --journal /proc/none/journal.rego 2>"$work/err")
[[ $(tail -1 <<<"$out") == 20 ]] || fail "the session did not go on without a journal"
[[ $(grep -c warning "$work/err") == 1 ]] || fail "not one warning: $(<"$work/err")"

# The latest journal of the usual place.
export XDG_STATE_HOME=$work/state
mkdir -p "$XDG_STATE_HOME/rego"
cp "$journal" "$XDG_STATE_HOME/rego/a.rego"
[[ $("$rego" --resume -c 'count TerraformRating' 2>/dev/null) == 20 ]] || fail "--resume did not find the latest journal"

# A newer one without a game does not count; several games are listed, and chosen by number.
touch -d '3 hours ago' "$XDG_STATE_HOME/rego/a.rego"
printf '# rego journal\n' >"$XDG_STATE_HOME/rego/empty.rego"
printf '# rego journal\nnewgame BR Ann Bob mode=ops\nAnn: exec 7 Heat\n# standing: generation 1\n' >"$XDG_STATE_HOME/rego/b.rego"
touch -d '12 minutes ago' "$XDG_STATE_HOME/rego/b.rego"
[[ $("$rego" --resume -c 'count Heat' 2>"$work/err") == 7 ]] || fail "--resume did not take the latest game"
grep -q 'generation 1' "$work/err" || fail "--resume did not say how far the game had got"
touch -d '12 minutes ago' "$XDG_STATE_HOME/rego/b.rego"
list=$("$rego" --resume=list)
[[ $list == *"1  Ann, Bob, generation 1, 12 minutes ago"* && $list == *"2  2 players, "*", 3 hours ago"* ]] || fail "the list: $list"
[[ $("$rego" --resume=2 -c 'count Heat' 2>/dev/null) == 0 ]] || fail "--resume=2 did not take the second game"
"$rego" --resume=9 -c 'status' >/dev/null 2>"$work/err" && fail "there is no ninth game"
grep -q 'resume=list' "$work/err" || fail "no word about the list: $(<"$work/err")"
rm -r "$XDG_STATE_HOME/rego"
"$rego" --resume -c 'status' >/dev/null 2>"$work/err" && fail "there is nothing to resume"
grep -q 'there is no game to resume' "$work/err" || fail "$(<"$work/err")"

# A game with rules of its own that have changed since it was begun: resuming says so.
mkdir "$work/rules"
echo 'EXTEND CLASS Ants { Heat: 1 }' >"$work/rules/ants.pets"
echo "newgame BR 2 mode=ops rules=$work/rules" | "$rego" --journal "$work/ruled" >/dev/null
"$rego" --resume="$work/ruled" </dev/null 2>"$work/err"
grep -q "rules have changed" "$work/err" && fail "nothing had changed"
echo '// another one' >>"$work/rules/ants.pets"
"$rego" --resume="$work/ruled" </dev/null 2>"$work/err"
grep -q "rules have changed" "$work/err" || fail "the rules have changed, and nobody said so"
