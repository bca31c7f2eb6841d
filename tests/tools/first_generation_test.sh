#!/usr/bin/env bash
# A first generation of two players on a real terminal, typed as at the table: names alone, numbers for questions.
set -euo pipefail
# shellcheck source=tests/tools/terminal.sh
source "$(dirname "${BASH_SOURCE[0]}")/terminal.sh"

start
see 'rego>'
enter 'newgame BR Ann Bob' 'BR gen 1 Corporation'

# --- Corporations by name, cards to buy by number.
enter 'credicor' '#1 Ann: buy up to 10 cards, 3 M€ each: a number from 0 to 10'
enter '3' 'buys 3 cards for 9 M€'
enter 'ecoline' '#1 Bob: buy up to 10 cards'
enter '2' 'gen 1 Action Ann'

# --- A card by its name; what could be two things is asked, and a number says which.
enter 'mine' 'plays Mine for 4 M€: +1 steel production'
enter 'power plant' '`power plant` could be several things'
see '1) project Power Plant'
see '2) play Power Plant'
enter '1' 'standard project Power Plant for 11 M€: +1 energy production'

# --- The next player: a question about an area, answered by row and column, and one that repeats itself.
enter 'aquifer' '#1 Bob: place an ocean (project Aquifer):'
see 'more areas (`map` marks them)'
enter 'mine' 'Bob has something to finish first'
see '1) 1_2 (2 steel)   2) 2_6'
enter '54' 'ocean on 5_4'
enter 'p' 'passes'

# --- A tile in the line of the move, an award by the beginning of its name; no word of PETS on any screen.
enter 'city 59' 'city on 5_9'
enter 'bank' 'funds Banker for 8 M€'
enter 'find ocean' 'area'
! screen | grep -qE '<|::|task [A-Z]' || fail "PETS on the screen"
enter 'p' 'gen 2'
enter '1' 'buys 1 card for 3 M€'
enter '0' 'gen 2 Action'
press C-d
see 'left with 0'
