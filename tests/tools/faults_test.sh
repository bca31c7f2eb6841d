#!/usr/bin/env bash
# Files without end, full disks, files that must not grow, kills in the middle of saving: rego says what is wrong, goes on
# where it can, and leaves no file in pieces. REGO_KILLS=1000 kills more often.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
work=$(mktemp -d)
# A session that is ended before its shell has become it must not take the folder with it.
trap '[[ $BASHPID != $$ ]] || rm -rf "$work"' EXIT
cd "$work"

# refuses STATUS WORDS COMMAND...: ends with that status within ten seconds, and says so
refuses() {
    local status=0 wanted=$1 words=$2
    shift 2
    timeout 10 "$@" >out 2>err </dev/null || status=$?
    [[ $status == "$wanted" ]] || fail "status $status instead of $wanted: $* $(<err)"
    grep -qF -- "$words" err || fail "not '$words' but: $(<err)"
}

# --- Files without end, and what is no file
mkfifo pipe.rego
truncate -s 200G sparse.rego
head -c 100000000 /dev/zero | gzip -1 >bomb.json.gz
printf 'newgame BR 2\n' >good.rego
refuses 2 "no regular file" "$rego" pipe.rego
refuses 2 "no regular file" "$rego" /dev/zero
refuses 2 "more than 64 MB" "$rego" sparse.rego
refuses 2 "a folder, not a file" "$rego" .
refuses 2 "more than 64 MB" "$rego" --journal sparse.rego
refuses 2 "more than 64 MB" "$rego" --resume=sparse.rego
mkdir -p state/rego
mkfifo state/rego/pipe.rego
refuses 2 "there is no game to resume" env XDG_STATE_HOME="$work/state" "$rego" --resume
refuses 2 "rego format ./*" "$rego" format .
refuses 1 "more than 64 MB" "$rego" follow bomb.json.gz
refuses 1 "no regular file" "$rego" follow pipe.rego
refuses 2 "does not end" bash -c "\"$rego\" </dev/zero"
refuses 2 "does not end" bash -c "yes 'note \\' | \"$rego\""
refuses 1 "more than 100000 lines" bash -c "{ echo repeat 2; yes 'echo x' | head -1000000; } | \"$rego\""
[[ $("$rego" /dev/stdin <good.rego) == *"ok, 1 commands"* ]] || fail "standard input was not read as a file"
[[ $(cat good.rego | "$rego" /dev/stdin) == *"ok, 1 commands"* ]] || fail "a pipe was not read as standard input"

# One bad file among others fails alone, whatever the number of workers.
refuses 2 "no regular file" "$rego" -j 500 good.rego pipe.rego good.rego
[[ $(grep -c "good.rego: ok" out) == 2 ]] || fail "the good ones were not replayed: $(<out)"
refuses 1 "more than 64 MB" "$rego" follow -j 500 bomb.json.gz "$root/tests/records/B-2p-1002.json.gz"
grep -q "B-2p-1002.json.gz: ok" out || fail "the good record was not followed: $(<out)"

# --- Disks that are full
refuses 2 "cannot write to standard output" bash -c "\"$rego\" -c 'newgame BR 2; map' >/dev/full"
refuses 2 "cannot write to standard output" bash -c "\"$rego\" --json -c 'newgame BR 2; map' >/dev/full"
refuses 2 "cannot write to standard output" bash -c "\"$rego\" --help >/dev/full"
# A file that must not grow (what a full disk does, without having one): the game goes on, and the journal that there
# is can be resumed.
{ echo "newgame BR 2 mode=ops"; for n in $(seq 60); do echo "note $n is a number that is written out at some length"; done; echo "history"; } >long.rego
(ulimit -f 1 && "$rego" --journal full.rego <long.rego 2>err) | cat >out || fail "ended by a full disk: $(<err)"
[[ $(grep -c "the journal ends here" err) == 1 ]] || fail "not one warning: $(<err)"
grep -qE "^ +61 .*note 60" out || fail "the session did not go on"
"$rego" --resume=full.rego -c "count TerraformRating" >/dev/null 2>&1 || fail "what was written cannot be resumed"
# Saving there fails as a whole, and the old file stays.
"$rego" -c 'newgame BR 2; save kept.rego' >/dev/null
(ulimit -f 0 && "$rego" -c 'newgame BR 3; save kept.rego force' >out 2>err) && fail "saved without room"
[[ $(<kept.rego) == "newgame BR 2" ]] || fail "the old file is gone: $(<kept.rego)"
[[ -z $(compgen -G "*.new") ]] || fail "left lying about: $(ls)"

# --- Folders that must not be written to. Root may write anywhere, so it has somebody else try.
in_vain=(env)
[[ $EUID != 0 ]] || in_vain=(setpriv --reuid=65534 --regid=65534 --clear-groups)
chmod 755 "$work"
cp "$rego" "$work/copy"  # the other may not come to where the tests are built
if "${in_vain[@]}" "$work/copy" --version >/dev/null 2>&1; then
    mkdir fixed
    "$rego" --journal fixed/journal.rego -c 'newgame BR 2 mode=ops; exec 3 Plant; save fixed/game.rego' >/dev/null
    cp -r fixed before
    chmod 444 fixed/*
    chmod 555 fixed
    refuses 1 "Permission denied" "${in_vain[@]}" "$work/copy" -c 'newgame BR 3; save fixed/new.rego'
    refuses 1 "Permission denied" "${in_vain[@]}" "$work/copy" -c 'newgame BR 3; save fixed/game.rego force'
    refuses 0 "cannot open journal" "${in_vain[@]}" "$work/copy" --journal fixed/new.rego -c 'newgame BR 3'
    refuses 2 "Permission denied" "${in_vain[@]}" "$work/copy" --resume=fixed/journal.rego -c 'count Plant'
    refuses 0 "resumed" "${in_vain[@]}" "$work/copy" --resume=fixed/journal.rego --no-journal -c 'expect 3 Plant'
    refuses 2 "cannot write" "${in_vain[@]}" "$work/copy" report fixed/game.rego -o fixed/game.html
    refuses 2 "cannot write" "${in_vain[@]}" "$work/copy" table games fixed/game.rego -o fixed/games.csv
    diff -r fixed before || fail "something was written where nothing may be"
    chmod 755 fixed
else
    echo "not tried: a folder that must not be written to (there is no other user to try it as)"
fi

# --- Kills in the middle of saving: the file is the old one or the new one
{ cat long.rego; for n in $(seq 200); do echo "save over.rego force"; done; } >saves.rego
"$rego" -c 'newgame BR 3; save old.rego' >/dev/null
signals=(KILL TERM HUP)
for round in $(seq $((${REGO_KILLS:-100} / 5))); do
    cp old.rego over.rego
    "$rego" <saves.rego >/dev/null 2>&1 &
    session=$!
    sleep "0.0$((RANDOM % 9))$((RANDOM % 10))"
    kill -"${signals[round % 3]}" "$session" 2>/dev/null || true
    wait "$session" 2>/dev/null || true
    cmp -s over.rego old.rego || [[ $(wc -l <over.rego) == 61 && $(tail -1 over.rego) == "note 60 is"* ]] ||
        fail "round $round: in pieces: $(<over.rego)"
done

# --- A disk without any room, where one can be made: undoing needs none, and what is undone stays so.
if [[ $EUID == 0 ]] && unshare -m mount -t tmpfs none "$work" 2>/dev/null; then
    mkdir disk
    unshare -m bash -euc "
        mount -t tmpfs -o size=64k none disk
        mkfifo go
        '$rego' --journal disk/journal.rego >out 2>err <go &
        exec 3>go
        echo 'newgame BR 2 mode=ops' >&3; echo 'exec 3 Heat' >&3; echo 'exec 4 Steel' >&3
        for n in \$(seq 200); do grep -q steel out && break; sleep 0.05; done
        dd if=/dev/zero of=disk/full bs=1k 2>/dev/null || true
        echo 'undo' >&3
        for n in \$(seq 200); do grep -q undone out && break; sleep 0.05; done
        exec 3>&-
        wait
        cp disk/journal.rego journal.full"
    [[ ! -s err ]] || fail "said on a full disk: $(<err)"
    [[ $("$rego" --resume=journal.full -c 'count Heat; count Steel' 2>/dev/null) == $'3\n0' ]] || fail "the undo is lost: $(<journal.full)"
fi

# --- What --verbose says: what was read, what was carried out, and what decided against it.
printf 'newgame BR 2 mode=ops\nexec 3 Heat\nexec -9 Heat\n' >verbose.rego
"$rego" --verbose verbose.rego >out 2>err || true
for said in "canon: " "command: \`exec 3 Heat\`" "refused: \`exec -9 Heat\`" "script: 2 commands of verbose.rego"; do
    grep -qF -- "$said" err || fail "--verbose does not say '$said': $(<err)"
done
"$rego" verbose.rego >out 2>err || true
! grep -q "command: " err || fail "said without --verbose: $(<err)"

# --- No colour for a terminal that is not known.
out=$(env -u TERM script -qec "'$rego' -c 'newgame BR 2; status'" /dev/null 2>/dev/null || true)
! grep -q $'\e' <<<"$out" || fail "colour without TERM: $out"
