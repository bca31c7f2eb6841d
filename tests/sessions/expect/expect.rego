# expect in all its forms
expect Plant
newgame BR Ellie Kevin mode=ops
exec 3 Plant, PROD[2 Heat, -1], 7, 2 ProjectCard
expect 3 Plant
expect =4 Plant
expect 3 Plant, 9 Heat, MAX 2 Plant
as Kevin expect MAX 0 Plant
as Kevin expect Plant
expect Ellie stock 7 0 0 3 0 0 prod -1 0 0 0 0 2 tr 20 hand 2 vp 20 cards 0
expect P1 stock 7 _ _ 3 _ _
expect Player1 stock 8 1 0 3 0 0 prod 0 0 0 0 0 0 tr 21 hand 9 vp 3 cards 1
expect Ellie tags BuildingTag 0 ScienceTag 0
expect Ellie tags building 1
expect Ellie tags Foo 1
expect Ellie tags
expect Ellie stock 7 0
expect Ellie stock a b c d e f
expect Ellie money 7
expect Ellie tr
expect Ellie score tr 20 total 20 cards 0
expect Ellie score tr 21 milestones 5
expect Ellie score luck 3
expect Ellie score
expect award Banker 0 0
expect award Banker 1 0
expect award Banker 1
expect award Bank 0 0
expect award Nobody 0 0
expect global gen 1 temp -30 oxygen 0 oceans 0 venus 0
expect global gen 2 temp -28 oxygen 1
expect global weather 3
expect phase Setup
expect phase Action
expect phase Foo
expect turn Ellie
expect turn nobody
expect winner Kevin
expect fails exec -9 Plant
expect fails limit exec -9 Plant
expect fails requirement exec -9 Plant
expect fails exec Plant
expect fails limit exec Plant
expect fails exec Plnt
expect fails unknown-name exec Plnt
expect fails syntax exec 3 3
expect fails exec 3 3
expect fails plya Ants
expect fails unknown-name plya Ants
expect fails as Kevin exec -Plant
expect fails expect 4 Plant
expect fails expectation expect 4 Plant
expect fails newgame BR 2
expect fails usage newgame BR 9
expect fails undo 99
expect fails undo
expect fails
expect
history
count Plant
