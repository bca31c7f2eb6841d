#!/usr/bin/env bash
# --watch in a real browser: what is typed in the shell appears on the page that is already open.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
need_browser

folder=$(mktemp -d)
trap 'exec 3>&- 5>&-; wait; rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder
wait_for() {  # wait_for SECONDS COMMAND...: until it succeeds
    local left=$(($1 * 10))
    shift
    until "$@"; do
        left=$((left - 1))
        [[ $left -gt 0 ]] || return 1
        sleep 0.1
    done
}

mkfifo typed
"$rego" --watch 0 <typed >said 2>link &
exec 3>typed
echo "newgame BR Ellie Kevin mode=ops" >&3
wait_for 20 grep -q "the board is at http://127.0.0.1:" link || fail "no link: $(<link)"
url=$(sed -n 's/^rego: the board is at //p' link)

# The browser takes orders through two pipes: JSON, with a NUL behind each.
mkfifo orders replies
$browser --no-sandbox --disable-gpu --enable-logging=stderr --remote-debugging-pipe 3<orders 4>replies 2>complaints &
exec 5>orders 6<replies
number=0
order() {  # order METHOD PARAMETERS [MORE]: the reply is in $reply
    number=$((number + 1))
    printf '{"id":%d,"method":"%s","params":%s%s}\0' $number "$1" "$2" "${3:-}" >&5
    while IFS= read -r -d '' -t 20 -u 6 reply; do [[ $reply != *"\"id\":$number,"* ]] || return 0; done
    fail "no reply to $1: $(<complaints)"
}
# Looks again and again until the text is there. Nothing else gets in between, not even the page coming anew.
sees() {
    local look="{\"awaitPromise\":true,\"expression\":\"new Promise(done => { const look = setInterval(() => { \
const board = document.getElementById('board'); if (!board || !board.innerHTML.includes('$1')) return; clearInterval(look); done('seen'); }, 20); \
setTimeout(() => done(document.body.innerText), 10000); })\"}"
    for _ in {1..50}; do
        order Runtime.evaluate "$look" ",\"sessionId\":\"$page\""
        [[ $reply == *'"error"'* || $reply == *'"exceptionDetails"'* ]] || break
        sleep 0.1
    done
    [[ $reply == *'"value":"seen"'* ]] || fail "'$1' is not on the page: $reply"
}
value_of() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" <<<"$reply"; }

order Target.createTarget "{\"url\":\"$url\"}"
order Target.attachToTarget "{\"targetId\":\"$(value_of targetId)\",\"flatten\":true}"
page=$(value_of sessionId)
sees "Generation 1: Ellie and Kevin lead with 20 points"
echo "exec 5 TerraformRating" >&3
sees "Generation 1: Ellie leads with 25 points"
echo "exec GreeneryTile<Tharsis_3_3>" >&3
sees "3_3. Greenery of Ellie"
sees "Generation 1: Ellie leads with 27 points"
order Page.reload "{}" ",\"sessionId\":\"$page\""
sees "Generation 1: Ellie leads with 27 points"
echo "undo" >&3
sees "Generation 1: Ellie leads with 25 points"
order Browser.close "{}"
! grep CONSOLE complaints || fail "the page complains"
