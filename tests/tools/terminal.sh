# A real terminal (tmux, 80x24) with rego in it, for tests that type and look at the screen. Every step waits for what it
# expects there, so that a slow machine only makes it slow. To be sourced.
# shellcheck shell=bash source=tests/tools/prelude.sh
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
command -v tmux >/dev/null || { echo "tmux is missing; tools/setup installs it" >&2; exit 1; }

home=$(mktemp -d)
terminal=0  # each has a tmux server of its own: one that is just ending would take a new session down with it
tmux_here() { tmux -S "$home/tmux$terminal" -f /dev/null "$@"; }
trap 'tmux_here kill-server 2>/dev/null || true; rm -rf "$home"' EXIT

start() {  # start [ARGUMENT...]: a fresh terminal with rego in it, same home as before
    tmux_here kill-server 2>/dev/null || true
    terminal=$((terminal + 1))
    tmux_here new-session -d -x 80 -y 24 \
        "env -u NO_COLOR HOME='$home' XDG_STATE_HOME='$home/state' TERM=screen-256color '$rego' $*; echo left with \$?; sleep 60"
}
screen() { tmux_here capture-pane -p "$@"; }
type_text() { tmux_here send-keys -l -- "$1"; }
press() { tmux_here send-keys "$@"; }
fail() { echo "$*; the screen:" >&2; screen >&2; exit 1; }

wait_for() {  # wait_for WHAT COMMAND...: until the command succeeds
    local what=$1 deadline=$((SECONDS + 30))
    shift
    until "$@"; do
        ((SECONDS < deadline)) || fail "waited in vain for $what"
        sleep 0.05
    done
}
shows() { screen | grep -qF -- "$1"; }
hides() { ! shows "$1"; }
is_colored() { screen -e | grep -F -- "$1" | tail -1 | grep -qE -- "$2"; }
is_ready() { [[ $(screen | grep . | tail -1) =~ \>$ ]]; }  # the last line is a prompt and nothing else

see() { wait_for "'$1'" shows "$1"; }
see_no_more() { wait_for "'$1' to go away" hides "$1"; }
see_prompt() { wait_for "a prompt" is_ready; }
enter() {  # enter LINE WHAT-APPEARS: Enter must not overtake the drawing of the line
    type_text "$1"
    see "> $1"
    press Enter
    see "$2"
    see_prompt
}

