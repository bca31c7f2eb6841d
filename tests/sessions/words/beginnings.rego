# flags: typed
# Right after `newgame` it is said what is to be done next, player by player.
newgame BRPT Ann Bob
tasks
moves
reveal election, war on earth
tasks
moves
play credicor
moves
tasks
buy 3
moves
Bob: moves
play ecoline
buy 4
tasks
moves
play donation
tasks
Bob: moves
