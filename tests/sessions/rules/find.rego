# find: areas that match, with what a tile there would bring; directions
newgame BR Ann Bob mode=ops
exec OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>
exec CityTile<Tharsis_4_3>
Bob: exec GreeneryTile<Tharsis_6_5>
find LandArea(HAS 2 Neighbor<OceanTile>, MAX 0 Tile)
Bob: find LandArea(HAS Neighbor<OwnedTile>, MAX 0 Tile)
find MarsArea(HAS OceanTile)
find MarsArea(HAS Border<MarsArea(HAS OceanTile), Eastward>)
find MarsArea(HAS Border<MarsArea(HAS OceanTile), NorthWestward>)
find MarsArea(HAS OceanTile, Border<MarsArea(HAS OceanTile), Eastward>)
count MarsArea(HAS MAX 0 Border<Westward>)
measure Wet = MarsArea(HAS OceanTile)
find Wet
map Wet
measure Sum = Plant OR Heat
find Sum
find Plant
find Energy
map Owner
find NoctisArea
find
find Bogus
find LandArea(HAS 12 Neighbor<OceanTile>)
words pets
find Tharsis_5_6
