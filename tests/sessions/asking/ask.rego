# has, count, list, parse
count Plant
newgame BR 2 mode=ops
exec 3 Plant, PROD[2 Heat], 2 Plant<P2>, OceanTile<Tharsis_5_5>
has 3 Plant
has 4 Plant
has MAX 3 Plant, PROD[2 Heat]
count Plant
count Plant<Anyone>
count Plant<Anyone> MAX 4
count Class<StandardResource>
count PROD[Heat]
count OceanTile
list Plant<Anyone>
list Tile
list CityTile
list Production
count VenusTag
has
count
list
count Plnt
count Plant<Plant>
list 3 Plant
parse instruction 1 Plant, 5 Megacredit
parse type Steel.CLASS
parse metric Heat - Steel
parse requirement MAX 4 OxygenStep
parse action 2 Energy -> 3
parse effect OceanTile BY Anyone: 2 Plant
parse class ABSTRACT CLASS Foo<Bar> : Baz { HAS MAX 3 This; This: Plant }
parse poem roses
parse instrction Plant
parse instruction 3 Plant Heat
parse instruction
parse
parse file scripts/nothing.pets
