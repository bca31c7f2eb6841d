#!/usr/bin/env bash
# rego on a real terminal (tmux, 80x24): types a turn with completion, looks at a hint, searches the history, types an
# input of several lines, gives up a line with Ctrl-C and leaves with Ctrl-D. Every step waits for what it expects on
# the screen, so that a slow machine only makes it slow.
set -euo pipefail
# shellcheck source=tests/tools/terminal.sh
source "$(dirname "${BASH_SOURCE[0]}")/terminal.sh"

# --- The greeting: three lines, and the hint in it works.
start
see 'Try: newgame BR Ellie Kevin'
see 'rego>'
[[ $(screen | grep -n '^rego>' | cut -d: -f1) == 4 ]] || fail "the greeting is not three lines long"

# --- A hint: the usage of a verb in grey behind the cursor.
type_text 'newg'
see 'newgame OPTIONS PLAYERS [key=value …]'
wait_for "a grey hint" is_colored newg $'\e\\[[0-9;]*9?0m'
press C-c
see '^C'
see_prompt
enter 'newgame BR Ellie Kevin' 'BR gen 1 Corporation'

# --- A turn, with completion of a verb, a card, a project and an area.
type_text 'play thorg'
press Tab
see 'play ThorGate'
press Enter
see 'plays ThorGate'
see_prompt
enter 'buy 4' 'buys 4 cards for 12 M€'
enter 'as Kevin play MiningGuild' 'plays Mining Guild'
enter 'as Kevin buy 2' 'gen 1 Action Ellie'
type_text 'proj'
press Tab
see 'project '
type_text 'Aq'
press Tab
see 'project Aquifer'
press Enter
see '1 question>'
see_prompt
type_text 'place 5_'
press Tab
see '5_5  2 plants'  # those that fit, with what is printed there
type_text '5'
press Enter
see 'ocean on 5_5'
see 'TR 20 → 21'
see_prompt

# --- What is longer than the window waits for Enter; a space or two before `q` are not the command that ends rego.
type_text 'help all'
press Enter
see '-- Enter: more, q: enough --'
type_text '  '
press Enter
see 'Begin with `newgame BR Ellie Kevin`'
see_prompt
type_text 'help all'
press Enter
see '-- Enter: more, q: enough --'
type_text ' q'
press Enter
see_prompt
enter 'has Passed' 'false'

# --- Ctrl-C gives up a line; the game has not changed.
type_text 'pass'
see '> pass'
press C-c
see 'pass^C'
see_prompt
enter 'has Passed' 'false'

# --- An input over several lines while brackets are open.
type_text 'count (Plant OR'
press Enter
see '  …'
type_text 'Steel)'
see '… Steel)'
press Enter
see_prompt
[[ $(screen | grep . | tail -2 | head -1) == 2 ]] || fail "2 was not the answer"

# --- An error, in red as it is typed and in words afterwards.
type_text 'count Plnat '
wait_for "red" is_colored Plnat $'\e\\[[0-9;]*91mPlnat'
press Enter
see 'unknown class `Plnat`'
see_prompt

# --- Searching the history.
press C-r
type_text 'Aquif'
see "(reverse-i-search)\`Aquif': project Aquifer"
press C-c  # leaves the search
see_no_more 'reverse-i-search'
see_prompt

# --- Ctrl-D leaves, with status 0.
press C-d
see 'left with 0'

# --- The next session knows the history, and offers the game that was left.
start
see 'rego>'
see 'unfinished: Ellie, Kevin, generation 1, just now: `./rego --resume`'
press C-r
type_text 'Mining'
see 'as Kevin play MiningGuild'
press C-c
see_no_more 'reverse-i-search'
see_prompt
type_text 'exit'
see '> exit'
press Enter
see 'left with 0'

# --- Back in it: nothing is said of a new game, and a session in which nothing was done has left no journal.
start --resume
see 'resumed'
see 'Back in the game of Ellie, Kevin, generation 1'
see 'BR gen 1 Action'
hides 'newgame' || fail "a new game is suggested"
[[ $(find "$home/state/rego" -name '*.rego' | wc -l) == 1 ]] || fail "there is a journal without a game"
press C-d
see 'left with 0'

# --- Without colour there is none, and no hint that could be taken for what was typed.
start --color=never
see 'rego>'
type_text 'newg'
see 'rego> newg'
sleep 0.3
hides 'OPTIONS' || fail "there is a hint"
press C-c
see '^C'
see_prompt
enter 'newgame BR 2' 'Corporation'
! screen -e | grep -q $'\e\\[3[1-6]m' || fail "there is colour"
press C-d
see 'left with 0'

# --- What is typed before there is a prompt stands behind it, not above or below.
start
type_text 'newgame BR Ellie Kevin'
press Enter
see 'rego> newgame BR Ellie Kevin'
see 'BR gen 1 Corporation'
see_prompt

# --- A narrower and a wider window, with the cursor in the middle of a line: it is drawn once, and typing goes on there.
type_text 'play interplanetary cinematics'
see '> play interplanetary cinematics'
press Left Left Left Left Left Left Left Left Left Left
cursor_at() { [[ $(tmux_here display -p '#{cursor_x}') == "$1" ]]; }
wait_for "the cursor" cursor_at 57
tmux_here resize-window -x 40
joined() { [[ $(screen | tr -d '\n' | tr -s ' ' | grep -oF -- "$1" | wc -l) == 1 ]]; }
wait_for "the line in 40 columns" joined 'plays #9> play interplanetary cinematics'
type_text 'x'
wait_for "the x in its place" joined 'play interplanetary xcinematics'
tmux_here resize-window -x 200
wait_for "the line in 200 columns" joined '#9> play interplanetary xcinematics'
press BSpace
wait_for "no x" joined '#9> play interplanetary cinematics'
press Enter
see 'plays Interplanetary Cinematics'
see_prompt

# --- The prompt says whom a bare `buy` is for; the arrows bring back what begins like the line.
see 'Corporation Ellie buys'
type_text 'play'
see '> play'
press Up
see '> play interplanetary cinematics'
press C-c
see_prompt

# --- Tab lists what fits with a word about each; what was typed before is offered in grey.
type_text 'co'
press Tab
see 'convert   8 plants into a greenery'
hides '[J' || fail "a control sequence is shown as text"
press C-c
see_prompt
type_text 'note hello world'
press Enter
see_prompt
type_text 'clear'
press Enter
see_no_more 'hello world'
type_text 'note he'
see '> note hello world'
press Right
press Enter
see_prompt
enter 'history' 'note hello world'

# --- Forty columns: frames and messages fit, and no word is broken.
type_text 'card search for life'
see '> card search for life'
tmux_here resize-window -x 40
knows_width() { [[ $(stty -F "$(tmux_here display -p '#{pane_tty}')" size) == *" $1" ]]; }
wait_for "40 columns" knows_width 40  # tmux tells it later than it shows it
wait_for "the whole line" joined '> card search for life'
press Enter
see '│ SearchForLife                        │'
see '└──────────────────────────────────────┘'
type_text 'exec 3 plant'
press Enter
see '  out only in modes ops, tasks and raw'
see '  hint: `mode ops` first, or `fix` to'
press C-d
see 'left with 0'

# --- A paste of many lines is carried out as if they had been typed; what follows the last line end waits in the line.
paste_text() { printf "%s" "$1" | tmux_here load-buffer -; tmux_here paste-buffer -p -d; }
start
see 'rego>'
paste_text $'newgame BR 2 mode=ops\nexec 3 Heat\ncount Heat\nexec Nonsense\nexec 2 Heat; count Heat; exec Nonsense; exec 9 Heat\ncount Heat'
see '> count Heat'
see '> exec 2 Heat'
see 'unknown class `Nonsense`'
wait_for "the line that waits" eval '[[ $(screen | grep . | tail -1) == *"> count Heat" ]]'
press Enter
see_prompt
[[ $(screen | grep . | tail -2 | head -1) == 5 ]] || fail "5 was not the answer"
paste_text 'count Plant'
see '> count Plant'
press Enter
see_prompt
# Thousands of lines: on disk together, and quickly.
paste_text "$(for n in $(seq 3000); do echo "exec Heat"; done; echo "count Heat")"$'\n'
see_prompt
see 3005
see_prompt
[[ $(grep -c 'exec Heat' "$(ls -t "$home"/state/rego/*.rego | head -1)") == 3000 ]] || fail "not all of it is in the journal"

# --- Ctrl-C stops what takes long, and the shell goes on.
type_text 'repeat 9999; has Passed; map; end'
see '> repeat'
press Enter
see 'false'
press C-c
see 'stopped'
see_prompt
enter 'count Heat' 3005

# --- A script that somebody has sent has to ask.
printf 'save %s/mine force\n' "$home" >"$home/sent.rego"
echo precious >"$home/mine"
type_text "script $home/sent.rego"
press Enter
see 'wants to write over'
see 'let it? (y/N)'
type_text 'n'
press Enter
see 'a script writes no files'
see_prompt
[[ $(<"$home/mine") == precious ]] || fail "it was written all the same"
type_text "script $home/sent.rego"
press Enter
see 'let it? (y/N)'
type_text 'y'
press Enter
see 'written to'
see_prompt
[[ $(head -1 "$home/mine") == 'newgame BR 2 mode=ops' ]] || fail "it was not written"
press C-d
see 'left with 0'
