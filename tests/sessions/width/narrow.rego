# flags: width 40
# on a narrow terminal nothing is broken inside a word
help play
card search for life
newgame BRPVCX Annabella Bob
Annabella: play interplanetary cinematics
Bob: buy 5
help
undo
Annabella: play ants
status
board
score
tasks
moves
map
why not project asteroid
history
exec 3 Plant<Nobody>, OceanTile<Tharsis_5_5>, CityTile<Tharsis_4_4>
boards
standings
