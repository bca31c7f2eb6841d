// `place?` places what waits for an area, and says nothing against it where nothing waits.
newgame BR Ann Bob mode=ops
phase Action
place? 5_8
as Ann exec CityTile
place? 5_8
count CityTile<Ann>
