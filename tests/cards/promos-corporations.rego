# Corporations among the promos.

// AstroDrill: 35 money and three asteroids; an asteroid onto any card, a resource, or an asteroid for three titanium.
newgame BRX 2 mode=tasks
play AstroDrill
expect Player1 stock 35 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags SpaceTag 1
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
expect Player1 stock 37 0 0 0 0 0 prod 0 1 0 0 0 0 tr 20 hand 0 cards 1 tags PowerTag 1 BuildingTag 1
expect =2 Tag
exec Energy
expect fails action Factorum 1
action Factorum 2
expect Player1 stock 34 0 0 0 1 0 hand 1
fix -ActionUsedMarker<Factorum>
exec -Energy
action Factorum 1
expect Player1 stock 34 0 0 0 0 0 prod 0 1 0 0 1 0

// Philares: 47 money and a greenery first; a resource for each side where own and foreign tiles come to touch.
newgame BRX 2 mode=tasks
play Philares
expect Player1 stock 47 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
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
expect Player1 stock 38 0 0 0 0 0 prod 0 1 0 0 0 0 tr 20 hand 0 cards 1 tags MicrobeTag 1 BuildingTag 1
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
expect Player1 stock 42 0 0 0 0 0 prod 0 0 0 0 1 0 tr 20 hand 0 cards 1 tags PowerTag 1 ScienceTag 1
expect =2 Tag
exec 3 Energy
action TychoMagnetics 1
task -2 Energy
expect Player1 stock 42 0 0 0 1 0 hand 1
expect fails action TychoMagnetics 1

// Kuiper Cooperative: 33 money and titanium production; an asteroid for each space tag; they pay for two standard projects.
newgame BRX 2 mode=tasks
play KuiperCooperative
expect Player1 stock 33 0 0 0 0 0 prod 0 0 1 0 0 0 tr 20 hand 0 cards 1 tags SpaceTag 2
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
