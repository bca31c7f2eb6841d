# A new game puts the old one aside; resume goes back to it, and both are kept.
games
resume
newgame BR Ann Bob
credicor
3
ecoline; 2
newgame BR Cid Dora mode=ops
games
resume
games
resume cid
resume 7
resume nobody
undo
rename bob Robert
history
Robert: try mine
rename robert "Tom T"
undo
rename ann robert
rename engine x
newgame BR 2
rename Player1 Eve
history 1
# what is of this session cannot be deleted
delete
delete 1
