# Preludes: what they say, and how the phase goes.
newgame BRP Ellie Kevin
as Ellie play Point Luna
as Ellie buy 3
as Kevin play PhoboLog
as Kevin buy 7
moves
status
play Eccentric Sponsor
moves
play Space Elevator
play Aquifer Turbines
place 1_4
board
# Kevin has 2 left.
play Huge Asteroid
why not play Galilean Mining, 30
play Ecology Experts
play Ants
status
log 6
card Ecology Experts
card Vitor
card Robinson Industries
card Lava Tube Settlement
card Psychrophiles
desc PreludePhase
help DiscardCard
