# The areas that a type matches, refined or not.
newgame BR Ellie Kevin mode=ops
exec OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, CityTile<Tharsis_4_5>
map LandArea(HAS 2 Neighbor<OceanTile>, MAX 0 Tile)
map VolcanicArea
map LandArea(HAS 9 Neighbor<OceanTile>)
map CityTile
map LandAera
map 4_
expect fails map Nonsense<
