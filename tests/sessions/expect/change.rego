# expect change: what the last command came to on balance, or all since a mark
expect change Plant
newgame BR Ellie Kevin mode=ops
expect change Ellie TR 20, 0 Plant
exec 3 Plant, PROD[2 Heat, -1], 7, -2 Plant
expect change Plant, PROD[2 Heat, -1], 7, 0 Steel
expect change Ellie 1 plant, Production<Class<Heat>>
expect change Ellie only Plant, 7, PROD[2 Heat, -1]
expect change only Plant, 7, 0 Steel
expect change Kevin 0 Plant, 0 TR
expect change Kevin Plant, TR -1
as Kevin expect change 2 Plant, -3
# questions and settings change nothing
count Plant
mode turns
mode ops
expect change Ellie Plant
note opening
exec OceanTile<Tharsis_1_2>, 2 Steel
exec GreeneryTile<Tharsis_5_5>, -Steel
expect change OwnedTile, OceanTile<Tharsis_1_2>
expect change 0 OceanTile, GreeneryTile, OxygenStep, TR
expect change OceanTile, Steel, 2 TR, Tile<MarsArea> since opening
expect change Ellie 3 Plant since 2
expect change 1 Plant since 1
expect change Steel since "Opening"
expect change since "Opening" 3 Steel
expect change Ellie since 2 2 Plant
# in the middle of undo and redo
undo
expect change 2 Steel, 1 OceanTile, TR, 0 GreeneryTile
redo
expect change -1 Steel
undo 2
expect change Plant, 0 OceanTile
expect fails expectation expect change 2 Plant
# what cannot be compared
expect change
expect change Ellie
expect change Ellie since 2
expect change Plant since
expect change Plant since 99
expect change Plant since breakfast
expect change Plnt
expect change X Plant
expect change PROD[OceanTile]
expect change Plant OR Heat
expect change 2 Plant FROM Heat
expect change 3 3
history
