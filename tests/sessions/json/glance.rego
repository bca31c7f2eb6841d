# flags: json
# everybody at a glance
newgame BR Ann Bob Cid mode=ops
exec 42, 3 Steel, PROD[2 Heat, -1], 8 BuildingTag<Ants<P1>>
exec 42, 3 Steel, PROD[2 Heat, -1], 6 cards
exec 12 TerraformRating
play mine
Bob exec 9, CityTile<Tharsis_3_3>, CityTile<Tharsis_5_3>, CityTile<Tharsis_7_4>
boards
standings
Bob: exec Mayor
Cid: exec Banker
standings
score
moves
card ants
history 2
ledger mine
ledger
