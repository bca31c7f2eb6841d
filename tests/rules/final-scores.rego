# The end of a game: final greeneries and what they set off, and cards that score in an odd way.

// Final greeneries feed Herbivores and pay Arcadian Communities, and the area gives what is printed; no policy pays.
newgame BRTX 2 mode=tasks events=Riots,Diversity
fix 16 Plant, Herbivores, ArcadianCommunities, LandClaimMarker<Tharsis_5_7>, CityTile<Tharsis_4_6>
phase FinalGreenery
convert plants
place 5_7
expect =1 Animal<Herbivores>
expect Player1 stock 3 0 0 10 0 0 tr 20
expect global oxygen 0

// Philares hears the final greenery of somebody else.
newgame BRX 2 mode=tasks
fix 8 Plant, CityTile<Tharsis_4_6>
as Player2 fix Philares, CityTile<Tharsis_6_8>
phase FinalGreenery
convert plants
place 5_7
as Player2 task Heat
expect Player2 stock 0 0 0 0 0 1

// Less than nothing can be most: two share the first place.
newgame BR 3 mode=tasks
fix Banker, PROD[-3]
as Player2 fix PROD[-3]
as Player3 fix PROD[-4]
phase End
expect Player1 score awards 5
expect Player2 score awards 5
expect Player3 score awards 0

// A greenery between two cities scores for both, and for whoever owns it.
newgame BR 3 mode=tasks
fix CityTile<Tharsis_3_4>
as Player2 fix CityTile<Tharsis_4_6>
as Player3 fix GreeneryTile<Tharsis_4_5>
expect Player1 vp 21
expect Player2 vp 21
expect Player3 vp 21

// Capital: its oceans on the card, its greeneries as a city; oceans nobody owns count as well.
newgame BR 2 mode=tasks
exec 26, ProjectCard, PROD[2 Energy]
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, RoverConstruction
play Capital, 26
place 6_6
expect Player1 stock 6 0 0 1 0 0 vp 23
as Player2 fix GreeneryTile<Tharsis_6_5>
expect Player1 vp 24

// Cities in space: a third of Immigration Shuttles, a city of Vermin, none for Commercial District.
newgame BRX 2 mode=tasks
fix ImmigrationShuttles, CityTile<GanymedeColonyArea>, CommercialDistrict, CommercialDistrictTile<Tharsis_3_3>
as Player2 fix CityTile<Tharsis_3_4>, CityTile<Tharsis_7_7>
expect Player1 vp 22
fix Vermin, 9 Animal<Vermin>
expect Player2 vp 20
fix Animal<Vermin>
expect Player1 vp 21
expect Player2 vp 18

// St. Joseph: a cathedral in each city, whoever owns it; the owner may pay 2 for a card. The neutral opponent does not.
newgame BRX 2 mode=tasks
exec 1, 2 Steel
as Player2 exec 2
as Player2 fix CityTile<Tharsis_3_4>
fix StJosephOfCupertinoMission
action StJosephOfCupertinoMission, 1, 2 Steel
as Player2 task 2 Owed
expect Player1 vp 21
expect Player2 stock 0 0 0 0 0 0 hand 1 vp 20
exec 5, -ActionUsedMarker<StJosephOfCupertinoMission>
expect fails action StJosephOfCupertinoMission
newgame BRX 1 mode=tasks
exec 5
fix StJosephOfCupertinoMission, CityTile<Tharsis_3_4, SoloOpponent>
action StJosephOfCupertinoMission, 5
expect Player1 vp 15

// Founder: Capital is a city, and so no special tile to lie beside; a marker joins no group for Landscaper.
newgame BR 2 mode=tasks awards=Founder,Landscaper
fix CityTile<Tharsis_3_4>, CapitalMarker<CityTile<Tharsis_3_4>>, GreeneryTile<Tharsis_3_5>
as Player2 fix GreeneryTile<Tharsis_7_7>, NuclearZoneTile<Tharsis_7_6>, LandClaimMarker<Tharsis_7_8>
expect award Founder 0 1
expect award Landscaper 2 2
