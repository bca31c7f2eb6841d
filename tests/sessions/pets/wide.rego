# Types so wide, and custom instructions so wrong, that nobody means them: an error, never a crash
newgame BR 2 mode=ops
as Engine exec Component!
undo
exec @announceTags(Player1)
exec @announceTags()
exec @meetNeighbors()
exec @announceTags()
exec @copyProductionBox()
exec @copyProductionBox(Player1)
exec @nonsense(Plant)
exec Class
exec Die
