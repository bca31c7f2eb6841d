# The corporations of the base game.

// Beginner Corporation: 42 money and ten cards.
newgame BR 2 mode=tasks
play BeginnerCorporation
expect change Player1 only 42, 10 ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Beginner Corporation: in a game nothing is offered and nothing paid for the ten cards.
newgame BR 2
as Player1 play BeginnerCorporation
expect Player1 stock 42 0 0 0 0 0 hand 10
expect fails as Player1 buy 1
as Player2 play Ecoline
as Player2 buy 10
expect Player1 stock 42 0 0 0 0 0 hand 10
expect Player2 stock 6 0 0 3 0 0 hand 10
expect turn Player1

// CrediCor: 57 money; 4 back for a card or standard project with a price of 20 or more.
newgame BR 2 mode=tasks
play CrediCor
expect change Player1 only 57
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 60, 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
play MoholeArea, 20
place 1_5
expect Player1 stock 101 0 0 0 0 0
play LavaFlows, 18
place 3_1
expect Player1 stock 83 0 0 0 0 0
play GiantIceAsteroid, 36
place 6_7
place 9_9
expect Player1 stock 51 0 2 1 0 0
project Aquifer, 18
place 4_8
expect Player1 stock 33 0 2 3 0 0
project City, 25
place 7_4
expect Player1 stock 12 0 2 3 0 0
exec 11
project Greenery, 23
place 7_5
expect Player1 stock 4 0 2 3 0 0
as Player2 play Soletta, 35
expect Player1 stock 4 0 2 3 0 0
expect Player2 stock 25 0 0 0 0 0

// CrediCor: the printed price decides, not what discounts leave of it.
newgame BR 2 mode=tasks
play CrediCor
exec 9 ProjectCard
fix EarthCatapult
play MoholeArea, 18
place 1_5
expect Player1 stock 43 0 0 0 0 0

// Ecoline: 36 money, three plants, two steps of plant production; greeneries for seven plants.
newgame BR 2 mode=tasks
play Ecoline
expect change Player1 only 36, 3 Plant, PROD[2 Plant]
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 3 Plant
expect fails convert plants
exec 2 Plant
convert plants
place 3_4
expect Player1 stock 36 0 0 1 0 0 tr 21
expect GreeneryTile<Tharsis_3_4>
expect global oxygen 1
as Player2 exec 7 Plant
expect fails as Player2 convert plants
as Player2 exec Plant
as Player2 convert plants
as Player2 place 7_4
expect Player2 stock 0 0 0 0 0 0

// Helion: 42 money, three steps of heat production; heat pays as money, money not as heat.
newgame BR 2 mode=tasks
play Helion
expect change Player1 only 42, PROD[3 Heat]
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 50 Heat, 9 ProjectCard
play Sponsors, 6 Heat
play AcquiredCompany, 4, 6 Heat
expect Player1 stock 38 0 0 0 0 38 prod 5 0 0 0 0 3
project PowerPlant, 11 Heat
expect Player1 stock 38 0 0 0 0 27
play SpaceMirrors, 3 Heat
action SpaceMirrors, 7 Heat
expect Player1 stock 38 0 0 0 0 17
fund Banker, 8 Heat
expect Player1 stock 38 0 0 0 0 9
convert heat
expect Player1 stock 38 0 0 0 0 1 tr 21
expect fails convert heat
expect fails convert heat, 8
as Player2 exec 6 Heat, ProjectCard
expect fails limit as Player2 play Cartel, 6 Heat

// Helion: research is paid with heat as well.
newgame BR 2
as Player1 play Helion
as Player1 buy 10
as Player2 play Ecoline
as Player2 buy 0
as Player1 pass
as Player2 pass
expect Player1 stock 32 0 0 0 0 3
as Player1 buy 1, 3 Heat
expect Player1 stock 32 0 0 0 0 0 hand 11

// Interplanetary Cinematics: 30 money, 20 steel; 2 for each own event.
newgame BR 2 mode=tasks
play InterplanetaryCinematics
expect change Player1 only 30, 20 Steel
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
play MineralDeposit, 5
expect Player1 stock 27 25 0 0 0 0
play ReleaseOfInertGases, 14
expect Player1 stock 15 25 0 0 0 0
play MicroMills, 3
expect Player1 stock 12 25 0 0 0 0
as Player2 play ImportedGhg, 7
expect Player1 stock 12 25 0 0 0 0
expect Player2 stock 53 0 0 0 0 3

// Inventrix: 45 money, three cards as first action; two steps either way for oxygen, temperature and oceans.
newgame BR 2 mode=tasks
play Inventrix
expect change Player1 only 45
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
first
expect Player1 hand 3 stock 45 0 0 0 0 0
exec 60, 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
expect fails requirement play Lichen, 7
fix TemperatureStep
expect fails requirement as Player2 play Lichen, 7
play Lichen, 7
fix 10 TemperatureStep
expect fails requirement play DesignedMicroorganisms, 16
fix -TemperatureStep
play DesignedMicroorganisms, 16
fix 9 OxygenStep
expect fails requirement play SearchForLife, 3
fix -OxygenStep
expect fails requirement as Player2 play SearchForLife, 3
play SearchForLife, 3
fix OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
expect fails requirement play Algae, 10
fix OceanTile<Tharsis_5_5>
expect fails requirement as Player2 play Algae, 10
play Algae, 10
fix OceanTile<Tharsis_5_6>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
expect fails requirement play DustSeals, 2
fix -OceanTile<Tharsis_6_7>
play DustSeals, 2
expect fails requirement play FusionPower, 14

// Mining Guild: 30 money, five steel, a step of steel production; another for each own tile on steel or titanium.
newgame BR 2 mode=tasks
play MiningGuild
expect change Player1 only 30, 5 Steel, PROD[Steel]
expect Player1 cards 1 tags BuildingTag 2
expect =2 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec CityTile<Tharsis_1_1>
expect Player1 stock 30 7 0 0 0 0 prod 0 2 0 0 0 0
exec CityTile<Tharsis_8_9>
expect Player1 stock 30 7 1 0 0 0 prod 0 3 0 0 0 0
exec OceanTile<Tharsis_9_9>
expect Player1 stock 30 7 3 0 0 0 prod 0 4 0 0 0 0
exec GreeneryTile<Tharsis_6_6>
expect Player1 stock 30 7 3 1 0 0 prod 0 4 0 0 0 0
as Player2 exec CityTile<Tharsis_3_7>
expect Player1 prod 0 4 0 0 0 0
expect Player2 stock 0 1 0 0 0 0 prod 0 0 0 0 0 0

// PhoboLog: 23 money, ten titanium worth 4 each.
newgame BR 2 mode=tasks
play PhoboLog
expect change Player1 only 23, 10 Titanium
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 5 Titanium, ProjectCard
expect fails limit play SecurityFleet, 4 Titanium
play SecurityFleet, 3 Titanium
play Soletta, 7 Titanium, 7
expect Player1 stock 16 0 0 0 0 0
expect fails limit as Player2 play CallistoPenalMines, 5 Titanium
expect fails limit as Player2 play GiantSpaceMirror, 5 Titanium
exec 5 Steel
expect fails limit play Mine, 1 Steel, 1
play Mine, 2 Steel
expect Player1 stock 16 3 0 0 0 0

// Tharsis Republic: 40 money, a city as first action; a step of money production for any city on Mars, 3 for each own city.
newgame BR 2 mode=tasks
play TharsisRepublic
expect change Player1 only 40
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
first
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 43 0 0 0 0 0 prod 1 0 0 0 0 0
as Player2 exec CityTile<Tharsis_7_4>
expect Player1 stock 43 0 0 0 0 0 prod 2 0 0 0 0 0
exec CityTile<GanymedeColonyArea>
expect Player1 stock 46 0 0 0 0 0 prod 2 0 0 0 0 0
as Player2 exec CityTile<PhobosSpaceHavenArea>
exec GreeneryTile<Tharsis_3_3>
expect Player1 stock 46 0 0 0 0 0 prod 2 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0

// ThorGate: 48 money, a step of energy production; power cards and the power plant project 3 cheaper.
newgame BR 2 mode=tasks
play ThorGate
expect change Player1 only 48, PROD[Energy]
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
exec 9 ProjectCard
as Player2 exec 60, 9 ProjectCard
expect fails limit play PowerPlantCard, 4
play PowerPlantCard, 1
play SolarWindPower, 8
play FueledGenerators, 0
expect fails limit project PowerPlant, 11
project PowerPlant, 8
play MicroMills, 3
expect Player1 stock 28 0 2 0 0 0 prod -1 0 0 0 5 1
project Asteroid, 14
expect Player1 stock 14 0 2 0 0 0
as Player2 play GeothermalPower, 11
as Player2 project PowerPlant, 11
expect Player2 stock 38 0 0 0 0 0 prod 0 0 0 0 3 0

// United Nations Mars Initiative: 40 money; 3 for a step of TR if it went up in this generation.
newgame BR 2 mode=tasks
play UnitedNationsMarsInitiative
expect change Player1 only 40
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect fails action UnitedNationsMarsInitiative
as Player2 exec TemperatureStep
expect fails action UnitedNationsMarsInitiative
exec OxygenStep
expect Player1 tr 21
action UnitedNationsMarsInitiative, 3
expect Player1 tr 22 stock 37 0 0 0 0 0
expect fails not-now action UnitedNationsMarsInitiative

// United Nations Mars Initiative: what was raised counts for its own generation only.
newgame BR 2
as Player1 play UnitedNationsMarsInitiative
as Player1 buy 0
as Player2 play Ecoline
as Player2 buy 0
as Player1 project Asteroid, 14
as Player1 action UnitedNationsMarsInitiative, 3
expect Player1 tr 22 stock 23 0 0 0 0 0
as Player2 pass
as Player1 pass
as Player1 buy 0
as Player2 buy 0
as Player2 pass
expect fails as Player1 action UnitedNationsMarsInitiative
as Player1 project Asteroid, 14
as Player1 action UnitedNationsMarsInitiative, 3
expect Player1 tr 24
