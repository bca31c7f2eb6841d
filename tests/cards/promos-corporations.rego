# Corporations among the promos.

// AstroDrill: 35 money and three asteroids; an asteroid onto any card, a resource, or an asteroid for three titanium.
newgame BRX 2 mode=tasks
play AstroDrill
expect change Player1 only 35
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag, =3 Asteroid<AstroDrill>
fix AsteroidHollowing
action AstroDrill 1
put AsteroidHollowing
expect =3 Asteroid<AstroDrill>, =1 Asteroid<AsteroidHollowing>
expect fails action AstroDrill 3
fix -ActionUsedMarker<AstroDrill>
action AstroDrill 2
task Plant
expect Player1 stock 35 0 0 1 0 0
fix -ActionUsedMarker<AstroDrill>
action AstroDrill 3
expect Player1 stock 35 0 3 1 0 0
expect =2 Asteroid<AstroDrill>

// Factorum: 37 money and steel production; energy production without energy, or a card for 3.
newgame BRX 2 mode=tasks
play Factorum
expect change Player1 only 37, PROD[Steel]
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
exec Energy
expect fails action Factorum 1
action Factorum 2
expect Player1 stock 34 0 0 0 1 0 hand 1
fix -ActionUsedMarker<Factorum>
exec -Energy
action Factorum 1
expect change Player1 only PROD[Energy]

// Philares: 47 money and a greenery first; a resource for each side where own and foreign tiles come to touch.
newgame BRX 2 mode=tasks
play Philares
expect change Player1 only 47
expect Player1 cards 1 tags BuildingTag 1
first
place 7_5
expect Player1 stock 47 0 0 0 0 0 tr 21
expect global temp -30 oxygen 1 oceans 0
fix GreeneryTile<Tharsis_7_4>
as Player2 exec 8 Plant
as Player2 convert plants
as Player2 place 8_5
task Titanium
task Steel
expect Player1 stock 47 1 1 0 0 0
as Player2 expect Player2 stock 0 0 0 0 0 0
exec 23
project Greenery, 23
place 8_6
task Titanium
expect Player1 stock 47 1 2 0 0 0 hand 1

// Philares: own tiles, oceans and tiles far away bring nothing; the plant is that of the area.
newgame BRX 2 mode=tasks
play Philares
fix GreeneryTile<Tharsis_7_5>
as Player2 fix GreeneryTile<Tharsis_9_9>
exec OceanTile<Tharsis_6_6>
exec GreeneryTile<Tharsis_7_4>
expect Player1 stock 47 0 0 1 0 0

// Recyclon: 38 money and steel production; a microbe for each building tag, its own among them, or plant production for two.
newgame BRX 2 mode=tasks
play Recyclon
expect change Player1 only 38, PROD[Steel]
expect Player1 cards 1 tags MicrobeTag 1 BuildingTag 1
expect =1 Microbe<Recyclon>
exec 3 ProjectCard
play Mine, 4
expect =2 Microbe<Recyclon>
play TitaniumMine, 7
task -2 Microbe<Recyclon> THEN PROD[Plant]
expect Player1 stock 27 0 0 0 0 0 prod 0 2 1 1 0 0 hand 1
expect =0 Microbe<Recyclon>

// Tycho Magnetics: 42 money and energy production; any energy, one card.
newgame BRX 2 mode=tasks
play TychoMagnetics
expect change Player1 only 42, PROD[Energy]
expect Player1 cards 1 tags PowerTag 1 ScienceTag 1
expect =2 Tag
exec 3 Energy
action TychoMagnetics 1
task -2 Energy
expect Player1 stock 42 0 0 0 1 0 hand 1
expect fails action TychoMagnetics 1

// Kuiper Cooperative: 33 money and titanium production; an asteroid for each space tag; they pay for two standard projects.
newgame BRX 2 mode=tasks
play KuiperCooperative
expect change Player1 only 33, PROD[Titanium]
expect Player1 cards 1 tags SpaceTag 2
expect =2 Tag, =0 Asteroid
fix Satellites
action KuiperCooperative 1
expect =3 Asteroid<KuiperCooperative>
project Asteroid, 11, 3 Asteroid<KuiperCooperative>
expect Player1 stock 22 0 0 0 0 0 tr 21
expect =0 Asteroid
exec 2 Asteroid<KuiperCooperative>
expect fails project PowerPlant, 9, 2 Asteroid<KuiperCooperative>
project Aquifer, 16, 2 Asteroid<KuiperCooperative>
place 1_4
expect Player1 stock 6 0 0 0 0 0 tr 22 hand 1
expect global temp -28 oxygen 0 oceans 1

// Arcadian Communities: 40 money, ten steel, a community first; then beside own tiles and communities; 3 for building there.
newgame BRX 3 mode=tasks
play ArcadianCommunities
expect change Player1 only 40, 10 Steel
expect Player1 cards 1
expect =0 Tag
as Player2 fix LandClaimMarker<Tharsis_5_9>
first
expect fails task LandClaimMarker<Tharsis_5_9>
expect fails task LandClaimMarker<Tharsis_4_8>
task LandClaimMarker<Tharsis_5_8>
// Beside 5_8 lie 4_7 and 5_7; 5_9 is taken, the others are for oceans.
action ArcadianCommunities
expect fails task LandClaimMarker<Tharsis_7_4>
expect fails task LandClaimMarker<Tharsis_5_9>
expect fails task LandClaimMarker<Tharsis_4_8>
task LandClaimMarker<Tharsis_5_7>
expect =2 LandClaimMarker
expect fails as Player2 exec CityTile<Tharsis_5_7>
exec CityTile<Tharsis_5_7>
expect Player1 stock 43 10 0 2 0 0
expect =1 LandClaimMarker<Tharsis_5_8>, =1 LandClaimMarker
// Beside the city: 4_6, 4_7 and 6_7 is for an ocean, 5_6 too.
fix -ActionUsedMarker<ArcadianCommunities>
action ArcadianCommunities
task LandClaimMarker<Tharsis_4_6>
expect =2 LandClaimMarker
exec CityTile<Tharsis_9_5>
expect Player1 stock 43 11 0 2 0 0

// Pharmacy Union: 54 money and a card; each microbe tag of anybody's, its own two among them, a disease and 4 money lost.
newgame BRX 2 mode=tasks
play PharmacyUnion
expect change Player1 only 46, ProjectCard
expect Player1 cards 1 tags MicrobeTag 2
expect =2 Disease<PharmacyUnion>
as Player2 exec Tardigrades
expect Player1 stock 42 0 0 0 0 0
expect =3 Disease<PharmacyUnion>
exec -40
as Player2 exec SymbioticFungus
expect Player1 stock 0 0 0 0 0 0 tr 20
expect =4 Disease<PharmacyUnion>

// Pharmacy Union: a science tag turns a disease into TR; with none left the card may be turned over for three steps.
newgame BRX 2 mode=tasks
play PharmacyUnion
exec Research
expect Player1 tr 22 hand 3 cards 2
expect =0 Disease
exec LagrangeObservatory
task Ok
expect Player1 tr 22 cards 3
exec PhysicsComplex
task PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion THEN 3 TR
expect Player1 tr 25 cards 3 tags MicrobeTag 0
expect =1 PlayedEvent
exec Tardigrades
expect Player1 stock 46 0 0 0 0 0

// Mons Insurance: 48 money and four steps of money, all others two steps less, for which nothing is paid.
newgame BRX 3 mode=tasks
as Player2 exec PROD[-4]
play MonsInsurance
expect change Player1 only 48, PROD[4]
expect Player1 cards 1
expect =0 Tag
expect change Player2 only PROD[-1]
expect change Player3 only PROD[-2]

// Mons Insurance: 3 to whoever loses something through somebody else, once for a loss, whoever does it.
newgame BRX 3 mode=tasks
play MonsInsurance
exec 2 Plant
as Player2 exec 5 Plant, PROD[Energy]
as Player3 exec SmallAsteroid
as Player3 task -2 Plant<Player2>
expect Player1 stock 45 0 0 2 0 0
expect Player2 stock 3 0 0 3 0 0
// Its own loss costs it nothing more, nor does what a player gives up.
as Player3 exec SmallAsteroid
as Player3 task -2 Plant<Player1>
as Player2 exec -2 Plant
expect Player1 stock 45 0 0 0 0 0
expect Player2 stock 3 0 0 1 0 0
// Its own attacks do, on production and on stock.
exec EnergyTapping
expect Player1 stock 42 0 0 0 0 0 prod 4 0 0 0 1 0
expect Player2 stock 6 0 0 1 0 0 prod -2 0 0 0 0 0
exec HiredRaiders
task 2 Megacredit<Owner FROM Player2>
expect Player1 stock 41 0 0 0 0 0
expect Player2 stock 7 0 0 1 0 0
// Resources on cards count, and it pays as much as it has.
as Player2 fix Tardigrades
as Player2 exec Microbe<Tardigrades>
as Player3 fix Ants
exec -39
as Player3 action Ants
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 9 0 0 1 0 0

// Splice: 44 money and a card first; each microbe tag of anybody's, its own among them, 2 for it and 2 or a microbe for
// whoever played it.
newgame BRX 3 mode=tasks
play Splice
expect change Player1 only 48
expect Player1 cards 1 tags MicrobeTag 1
first
expect Player1 hand 1
as Player2 exec Tardigrades
expect fails task 2
as Player2 task Microbe<Tardigrades>
expect Player1 stock 50 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
expect =1 Microbe<Tardigrades<Player2>, Player2>
// Worms hold none: no choice.
as Player2 exec Worms
expect Player1 stock 52 0 0 0 0 0
expect Player2 stock 2 0 0 0 0 0
exec Ants
task 2
expect Player1 stock 56 0 0 0 0 0

// Splice: Vermin holds animals, so its microbe tag brings no microbe.
newgame BRX 2 mode=tasks
play Splice
as Player2 exec Vermin
expect Player1 stock 50 0 0 0 0 0
expect Player2 stock 2 0 0 0 0 0

// PolderTECH Dutch: 35 money; an ocean and a greenery beside it first; energy for oceans, plants for greeneries.
newgame BRX 2 mode=tasks
play PolderTECHDutch
expect change Player1 only 35
expect Player1 cards 1 tags EarthTag 1
fix GreeneryTile<Tharsis_9_5>
first
place 5_4
expect fails place 7_5
expect fails place 5_3
place 6_4
expect Player1 stock 37 0 0 4 1 0 tr 22
expect global temp -30 oxygen 1 oceans 1
as Player2 exec OceanTile<Tharsis_1_4>, GreeneryTile<Tharsis_1_1>
expect Player1 stock 37 0 0 4 1 0
