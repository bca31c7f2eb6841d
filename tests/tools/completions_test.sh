#!/usr/bin/env bash
# What bash, zsh and fish complete, each in that shell, and whether the man page is one. zsh and bash get keys on a real
# terminal (tmux); every step waits for what it expects.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
for tool in zsh fish mandoc tmux; do
    command -v $tool >/dev/null || { echo "$tool is missing; tools/setup tests installs it" >&2; exit 1; }
done

folder=$(mktemp -d)
terminal=0  # each has a tmux server of its own: one that is just ending would take a new session down with it
tmux_here() { tmux -S "$folder/tmux$terminal" -f /dev/null "$@"; }
trap 'tmux_here kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
export HOME=$folder/home XDG_STATE_HOME=$folder/state XDG_CONFIG_HOME=$folder/config
mkdir -p "$HOME" "$XDG_STATE_HOME/rego" "$XDG_CONFIG_HOME" "$folder/here/fan"
touch "$XDG_STATE_HOME/rego/yesterday.rego"
cd "$folder/here"
touch game.rego record.json record.json.gz notes.txt cards.json5
for shell in bash zsh fish; do "$rego" manual $shell >"$folder/rego.$shell"; done

# --- The man page: no complaints, and what is in the tables is in it.
"$rego" manual man >"$folder/rego.1"
complaints=$(mandoc -T lint -W warning "$folder/rego.1") || fail "$complaints"
if command -v man >/dev/null; then
    complaints=$(man --warnings -l "$folder/rego.1" 2>&1 >/dev/null)
    [[ -z $complaints ]] || fail "$complaints"
fi
mandoc -T utf8 "$folder/rego.1" | sed 's/.\x08//g' >"$folder/page"
for part in '--keep-going' 'rego follow GAME.json …' 'play CARD[, PAYMENT …]' 'EXIT STATUS' 'fan/cards.json5'; do
    grep -qF -- "$part" "$folder/page" || fail "not in the man page: $part"
done
"$rego" --version | grep -qE '^rego [0-9]+\.[0-9]+\.[0-9]+( \([0-9a-f]+\+?, [0-9-]{10}\))?$' || fail "no version"
[[ $("$rego" help table) == *"table [KIND] GAME"* ]] || fail "help of a job"
[[ $("$rego" help play) == *"play CARD"* ]] || fail "help of a command"

# --- What there is behind a line, in each of the shells.
in_bash() {  # words as bash cuts them: `=` is one of its own
    bash --norc -c '
        compopt() { :; }  # only there while bash completes
        source "$1"; shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        word=${!#}; [[ $word != = ]] || word=
        before=$(($# - 1))
        _rego rego "$word" "${!before}"
        printf "%s\n" "${COMPREPLY[@]}"' bash "$folder/rego.bash" "$@" | sort -u
}
in_fish() { fish -N -c "source $folder/rego.fish; complete -C '$1'" | cut -f1 | sort -u; }
expect() {  # expect WHAT EXPECTED ACTUAL
    [[ $3 == "$2" ]] || fail "$1: expected $(tr '\n' ' ' <<<"$2"), but got $(tr '\n' ' ' <<<"$3")"
}
lines() { printf '%s\n' "$@"; }

expect "bash: flags" --journal "$(in_bash rego --jour)"
expect "bash: flags of a job" --format "$(in_bash rego table --fo)"
expect "bash: no flags of other jobs" "" "$(in_bash rego follow --fo)"
expect "bash: jobs" table "$(in_bash rego ta)"
expect "bash: what a row is about, behind flags" players "$(in_bash rego -j 4 --color = never table pl)"
expect "bash: files by ending" "$(lines fan record.json record.json.gz)" "$(in_bash rego follow '')"
expect "bash: canon files" "$(lines cards.json5 fan)" "$(in_bash rego format '')"
expect "bash: a folder" fan "$(in_bash rego --canon '')"
expect "bash: any file" "$(lines notes.txt)" "$(in_bash rego table game.rego -o n)"
expect "bash: words behind =" always "$(in_bash rego --color = al)"
expect "bash: journals" "$(lines "$XDG_STATE_HOME/rego/yesterday.rego" fan game.rego list)" "$(in_bash rego --resume =)"
expect "bash: verbs" "$(lines place place? play plot)" "$(in_bash rego -c pl | grep -v player)"
expect "bash: verbs behind ;" "newgame BR 2; undo" "$(in_bash rego -c 'newgame BR 2; und')"
expect "bash: topics" table "$(in_bash rego help tab)"

expect "fish: flags" --journal "$(in_fish 'rego --jour')"
expect "fish: flags of a job" --format "$(in_fish 'rego table --fo')"
expect "fish: no flags of other jobs" "" "$(in_fish 'rego follow --fo')"
expect "fish: jobs" table "$(in_fish 'rego ta')"
expect "fish: what a row is about, behind flags" players "$(in_fish 'rego -j 4 table pl')"
expect "fish: files by ending" "$(lines fan/ record.json record.json.gz)" "$(in_fish 'rego follow ')"
expect "fish: a folder" fan/ "$(in_fish 'rego --canon ')"
expect "fish: words behind =" --color=always "$(in_fish 'rego --color=al')"
expect "fish: journals" "--resume=$XDG_STATE_HOME/rego/yesterday.rego" "$(in_fish 'rego --resume=' | grep yesterday)"
expect "fish: verbs behind ;" "newgame BR 2; undo" "$(in_fish 'rego -c "newgame BR 2; und')"

# --- With the Tab key.
shows() { tmux_here capture-pane -p | grep -qF -- "$1"; }
see() {
    local deadline=$((SECONDS + 30))
    until shows "$1"; do
        ((SECONDS < deadline)) || { tmux_here capture-pane -p >&2; fail "waited in vain for: $1"; }
        sleep 0.05
    done
}
start() {  # start SHELL-COMMAND SETTING-UP
    tmux_here kill-server 2>/dev/null || true
    terminal=$((terminal + 1))
    tmux_here new-session -d -x 100 -y 30 "PS1='here> ' $1"
    see 'here>'
    tmux_here send-keys -l "$2; echo re'ady'"
    tmux_here send-keys Enter
    see ready
}
tab() {  # tab TYPED SEEN...
    tmux_here send-keys C-l
    tmux_here send-keys -l -- "$1"
    tmux_here send-keys Tab
    local each
    for each in "${@:2}"; do see "$each"; done
    tmux_here send-keys C-u  # Ctrl-C would also throw away what is typed after it
}

start "bash --norc --noprofile -i" "bind 'set show-all-if-ambiguous on'; source '$folder/rego.bash'"
tab 'rego --jour' 'rego --journal'
tab "rego -c 'newgame BR 2; und" "rego -c 'newgame BR 2; undo'"
tab 'rego --resume=' yesterday.rego list

start "zsh -f -i" "autoload -Uz compinit; compinit -u -D; source '$folder/rego.zsh'"
tab 'rego --jour' 'rego --journal='
tab 'rego table --fo' 'rego table --format='
tab 'rego -j 4 table pl' 'rego -j 4 table players'
tab 'rego follow ' fan/ record.json record.json.gz
tab 'rego format ' cards.json5 fan/
tab 'rego --color=al' 'rego --color=always'
tab 'rego --resume=' "$XDG_STATE_HOME/rego/yesterday.rego" list
tab "rego -c 'newgame BR 2; pla" 'plays a corporation, prelude or project card'
