# A game that is taken up in the middle: numbers, phase, whose turn it is; then it goes on as any other.
newgame BR Ann Bob mode=ops
fix 3 Generation because we began on paper
set Ann TR 27 steel 3+2 cards 9
set Bob tr 24 stock 12 _ 3 prod -2 0 1 2 0 4 hand 4
set Bob plants 4
boards
# the same again changes nothing
set Ann TR 27 steel 3+2 cards 9
set Ann bogus 3
set Ann steel
set Ann
set Engine tr 3
phase Action
mode game Bob
mine
mode game Ann
end
