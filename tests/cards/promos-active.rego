# Blue promo cards.

// Penguins: from eight oceans on; an animal each time, a point each.
newgame BRX 2 mode=tasks
exec 7, ProjectCard
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>
expect fails requirement play Penguins, 7
fix OceanTile<Tharsis_9_9>
play Penguins, 7
action Penguins
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags AnimalTag 1
expect =1 Animal<Penguins>, =1 Tag
expect Player1 score cards 1
expect fails action Penguins

// Energy Market: two money for each energy, or energy production for 8.
newgame BRX 2 mode=tasks
exec 12, ProjectCard
play EnergyMarket, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 1 tags PowerTag 1
expect fails action EnergyMarket 2
action EnergyMarket 1
expect fails pay 5
task 3 Energy
expect Player1 stock 3 0 0 0 3 0
fix -ActionUsedMarker<EnergyMarket>
action EnergyMarket 1, 2
expect Player1 stock 1 0 0 0 4 0
undo 2
fix -ActionUsedMarker<EnergyMarket>
exec PROD[Energy]
action EnergyMarket 2
expect change Player1 only 8, PROD[-Energy]

// Hi-Tech Lab: any energy, one card.
newgame BRX 2 mode=tasks
exec 17, ProjectCard, 4 Energy
play HiTechLab, 17
action HiTechLab
task -3 Energy
expect Player1 stock 0 0 0 0 1 0 prod 0 0 0 0 0 0 tr 20 hand 1 cards 1 tags ScienceTag 1 BuildingTag 1
expect Player1 score cards 1

// Mercurian Alloys: two science tags; titanium is worth 4.
newgame BRX 2 mode=tasks
exec 3, 2 ProjectCard, 3 Titanium
fix MarsUniversity
expect fails requirement play MercurianAlloys, 3
fix OlympusConference
play MercurianAlloys, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 3 tags SpaceTag 1 ScienceTag 2
exec 2
play Satellites, 2, 2 Titanium
expect change Player1 only -2, -2 Titanium, PROD[2], -ProjectCard

// Rego Plastics: steel is worth 3; with Advanced Alloys 4.
newgame BRX 2 mode=tasks
exec 10, 3 ProjectCard, 4 Steel
play RegoPlastics, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect Player1 score cards 1
exec 1
play Mine, 1, 1 Steel
expect Player1 stock 0 3 0 0 0 0
fix AdvancedAlloys
exec 3
play TitaniumMine, 3, 1 Steel
expect Player1 stock 0 2 0 0 0 0

// Orbital Cleanup: two steps of money less; 1 for each science tag.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
play OrbitalCleanup, 14
expect change Player1 only -14, PROD[-2], -ProjectCard
expect Player1 cards 1 tags EarthTag 1 SpaceTag 1
fix Research
action OrbitalCleanup
expect Player1 stock 2 0 0 0 0 0
expect Player1 score cards 3

// Orbital Cleanup: not below five steps.
newgame BRX 2 mode=tasks
exec 14, ProjectCard, PROD[-4]
expect fails play OrbitalCleanup, 14

// Saturn Surfing: a floater for each Earth tag; one of them for as much money as there were floaters, five at most.
newgame BRX 2 mode=tasks
exec 13, ProjectCard
fix Sponsors, AcquiredCompany
play SaturnSurfing, 13
expect change Player1 only -13, -ProjectCard
expect Player1 cards 3 tags JovianTag 1 EarthTag 3
expect =3 Floater<SaturnSurfing>
action SaturnSurfing
expect Player1 stock 3 0 0 0 0 0
expect =2 Floater<SaturnSurfing>
fix -ActionUsedMarker<SaturnSurfing>
exec 5 Floater<SaturnSurfing>
action SaturnSurfing
expect Player1 stock 8 0 0 0 0 0
expect =6 Floater<SaturnSurfing>
expect Player1 score cards 1

// Advertising: a step of money for each card that costs 20 or more, whatever is paid for it.
newgame BRX 2 mode=tasks
exec 4, 4 ProjectCard
play Advertising, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags EarthTag 1
exec 39
fix EarthCatapult
play CallistoPenalMines, 22
expect Player1 prod 4 0 0 0 0 0
play SpaceStation, 8
expect Player1 stock 9 0 0 0 0 0 prod 4 0 0 0 0 0
as Player2 exec Psyche16
expect Player1 prod 4 0 0 0 0 0

// Asteroid Deflection System: energy production; an asteroid if the card turned over has a space tag; plants are safe.
newgame BRX 2 mode=tasks
exec 13, ProjectCard, 4 Plant
expect fails play AsteroidDeflectionSystem, 13
exec PROD[Energy]
play AsteroidDeflectionSystem, 13
expect change Player1 only -13, PROD[-Energy], -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 EarthTag 1 BuildingTag 1
action AsteroidDeflectionSystem
task Asteroid<AsteroidDeflectionSystem>
expect =1 Asteroid<AsteroidDeflectionSystem>
fix -ActionUsedMarker<AsteroidDeflectionSystem>
action AsteroidDeflectionSystem
task Ok
expect =1 Asteroid<AsteroidDeflectionSystem>
expect Player1 score cards 1
as Player2 exec 10, ProjectCard
as Player2 play SmallAsteroid, 10
expect fails as Player2 task -2 Plant<Player1>
expect Player1 stock 0 0 0 4 0 0

// Asteroid Hollowing: titanium for an asteroid and a step of money; a point for two.
newgame BRX 2 mode=tasks
exec 16, ProjectCard, 2 Titanium
play AsteroidHollowing, 16
action AsteroidHollowing
expect Player1 stock 0 0 1 0 0 0 prod 1 0 0 0 0 0 tr 20 hand 0 cards 1 tags SpaceTag 1
expect =1 Asteroid<AsteroidHollowing>
expect Player1 score cards 0
fix -ActionUsedMarker<AsteroidHollowing>
action AsteroidHollowing
expect Player1 score cards 1
fix -ActionUsedMarker<AsteroidHollowing>
expect fails action AsteroidHollowing

// Comet Aiming: titanium for an asteroid on any card; one from here for an ocean.
newgame BRX 2 mode=tasks
exec 17, ProjectCard, 2 Titanium
play CometAiming, 17
expect fails action CometAiming 2
fix AsteroidHollowing
action CometAiming 1
put CometAiming
expect Player1 stock 0 0 1 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 2 tags SpaceTag 2
fix -ActionUsedMarker<CometAiming>
action CometAiming 2
place 1_5
expect Player1 stock 0 0 1 0 0 0 tr 21
expect =0 Asteroid
expect global temp -30 oxygen 0 oceans 1

// Cutting Edge Technology: 2 off cards with a requirement, and no others.
newgame BRX 2 mode=tasks
exec 12, 3 ProjectCard
play CuttingEdgeTechnology, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
exec 17
fix 3 ScienceTag<CuttingEdgeTechnology>
expect fails play GeneRepair, 12
play GeneRepair, 10
expect fails play Mine, 2
play Mine, 4
expect Player1 stock 3 0 0 0 0 0 prod 2 1 0 0 0 0
expect Player1 score cards 3

// Directed Impactors: 6, titanium accepted, for an asteroid on any card; one from here for the temperature.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
play DirectedImpactors, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
exec 9, 2 Titanium
action DirectedImpactors 1, 3, 1 Titanium
expect Player1 stock 6 0 1 0 0 0
expect =1 Asteroid<DirectedImpactors>
fix -ActionUsedMarker<DirectedImpactors>
fix AsteroidHollowing
action DirectedImpactors 1, 6
put AsteroidHollowing
expect =1 Asteroid<AsteroidHollowing>
fix -ActionUsedMarker<DirectedImpactors>
action DirectedImpactors 2
expect Player1 stock 0 0 1 0 0 0 tr 21
expect =0 Asteroid<DirectedImpactors>
expect global temp -28 oxygen 0 oceans 0

// Meat Industry: 2 for each animal that one gains.
newgame BRX 2 mode=tasks
exec 5, ProjectCard
play MeatIndustry, 5
expect change Player1 only -5, -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
fix Fish, Tardigrades
as Player2 fix Birds
action Fish
expect Player1 stock 2 0 0 0 0 0
exec 3 Animal<Fish>
expect Player1 stock 8 0 0 0 0 0
as Player2 action Birds
action Tardigrades
expect Player1 stock 8 0 0 0 0 0

// Topsoil Contract: three plants; 1 for each microbe that one gains.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
play TopsoilContract, 8
expect change Player1 only -8, 3 Plant, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1 EarthTag 1
fix Fish, Tardigrades
as Player2 fix Decomposers
action Tardigrades
exec 3 Microbe<Tardigrades>
action Fish
as Player2 exec Microbe<Decomposers>
expect Player1 stock 4 0 0 3 0 0

// Meltworks: five heat for three steel.
newgame BRX 2 mode=tasks
exec 4, ProjectCard, 6 Heat
play Meltworks, 4
action Meltworks
expect Player1 stock 0 3 0 0 0 1 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
fix -ActionUsedMarker<Meltworks>
expect fails action Meltworks

// Mohole Lake: three plants, temperature, an ocean; a microbe or an animal onto a card.
newgame BRX 2 mode=tasks
exec 31, ProjectCard
play MoholeLake, 31
place 1_5
expect Player1 stock 0 0 0 3 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 1 tags BuildingTag 1
expect global temp -28 oxygen 0 oceans 1
fix Fish, Tardigrades
action MoholeLake
put Fish
expect =1 Animal<Fish>
fix -ActionUsedMarker<MoholeLake>
action MoholeLake
put Tardigrades
expect =1 Microbe<Tardigrades>, =1 Animal<Fish>

// Sub-Crust Measurements: two science tags; a card each time.
newgame BRX 2 mode=tasks
exec 20, ProjectCard
fix MarsUniversity
expect fails requirement play SubCrustMeasurements, 20
fix OlympusConference
play SubCrustMeasurements, 20
expect change Player1 only -20, -ProjectCard
expect Player1 cards 3 tags ScienceTag 3 BuildingTag 3 EarthTag 2
action SubCrustMeasurements
expect Player1 hand 1
expect Player1 score cards 4

// Asteroid Rights: two asteroids; 1 for an asteroid on any card; one from here for a step of money or two titanium.
newgame BRX 2 mode=tasks
exec 11, ProjectCard
play AsteroidRights, 10
expect change Player1 only -10, -ProjectCard
expect Player1 cards 1 tags EarthTag 1 SpaceTag 1
action AsteroidRights 1
expect Player1 stock 0 0 0 0 0 0
expect =3 Asteroid<AsteroidRights>
fix -ActionUsedMarker<AsteroidRights>
action AsteroidRights 2
task 2 Titanium
fix -ActionUsedMarker<AsteroidRights>
action AsteroidRights 2
task PROD[1]
expect Player1 stock 0 0 2 0 0 0 prod 1 0 0 0 0 0
expect =1 Asteroid<AsteroidRights>

// Bio Printing Facility: two energy for two plants or an animal.
newgame BRX 2 mode=tasks
exec 7, ProjectCard, 5 Energy
play BioPrintingFacility, 7
fix Fish
action BioPrintingFacility
task 2 Plant
expect Player1 stock 0 0 0 2 3 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 2 tags BuildingTag 1 AnimalTag 1
fix -ActionUsedMarker<BioPrintingFacility>
action BioPrintingFacility
put Fish
expect Player1 stock 0 0 0 2 1 0
expect =1 Animal<Fish>

// Supercapacitors: a step of money; energy may stay when all is produced.
newgame BRX 2 mode=tasks
exec 4, ProjectCard, PROD[Energy]
play Supercapacitors, 4
expect change Player1 only -4, PROD[1], -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
exec 3 Energy
phase Production
task 2 Energy FROM Heat
expect Player1 stock 21 0 0 0 3 1

// Directed Heat Usage: three heat for 4 money or two plants.
newgame BRX 2 mode=tasks
exec 1, ProjectCard, 7 Heat
play DirectedHeatUsage, 1
action DirectedHeatUsage
task 4
fix -ActionUsedMarker<DirectedHeatUsage>
action DirectedHeatUsage
task 2 Plant
expect Player1 stock 4 0 0 2 0 1 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
fix -ActionUsedMarker<DirectedHeatUsage>
expect fails action DirectedHeatUsage

// Carbon Nanosystems: a graphene for each science tag, its own among them; worth 4 on space and city cards.
newgame BRX 2 mode=tasks
exec 14, 5 ProjectCard
play CarbonNanosystems, 14
expect change Player1 only -14, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 BuildingTag 1
expect =1 Graphene<CarbonNanosystems>
exec 21
play Research, 11
expect =3 Graphene<CarbonNanosystems>
play Satellites, 2, 2 Graphene<CarbonNanosystems>
expect Player1 stock 8 0 0 0 0 0
expect =1 Graphene<CarbonNanosystems>
expect fails play Mine, 0, 1 Graphene<CarbonNanosystems>
exec PROD[Energy]
play CorporateStronghold, 7, 1 Graphene<CarbonNanosystems>
place 5_7
expect Player1 stock 1 0 0 2 0 0
expect =0 Graphene
expect Player1 score cards 0

// Homeostasis Bureau: two steps of heat; 3 for each step of temperature that its owner takes.
newgame BRX 2 mode=tasks
exec 16, ProjectCard
play HomeostasisBureau, 16
expect change Player1 only -16, PROD[2 Heat], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
exec 2 TemperatureStep
expect Player1 stock 6 0 0 0 0 0 tr 22
as Player2 exec TemperatureStep
expect Player1 stock 6 0 0 0 0 0 tr 22

// Martian Lumber Corp: two greeneries; plant production; plants are worth 3 on building cards.
newgame BRX 2 mode=tasks
exec 6, 3 ProjectCard, 4 Plant
fix GreeneryTile<Tharsis_5_7>
expect fails requirement play MartianLumberCorp, 6
fix GreeneryTile<Tharsis_5_8>
play MartianLumberCorp, 6
expect change Player1 only -6, PROD[Plant], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1 PlantTag 1
exec 1, 1 Steel
play Mine, 1, 1 Plant
expect Player1 stock 0 1 0 3 0 0
play TitaniumMine, 2 Plant, 1 Steel
expect Player1 stock 0 0 0 1 0 0

// Red Ships: from 4 % on; 1 for each city and special tile of anybody's beside an ocean, each once.
newgame BRX 2 mode=tasks
exec 2, ProjectCard
fix 3 OxygenStep, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>
expect fails requirement play RedShips, 2
fix OxygenStep, CityTile<Tharsis_1_3>, GreeneryTile<Tharsis_1_1>, RestrictedArea, RestrictedAreaTile<Tharsis_9_5>
as Player2 fix CommercialDistrict, CommercialDistrictTile<Tharsis_2_2>
play RedShips, 2
action RedShips
expect Player1 stock 2 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 2

// Solar Logistics: two titanium; 2 off each Earth tag; a card for each space event of anybody's.
newgame BRX 2 mode=tasks
exec 20, 2 ProjectCard
play SolarLogistics, 20
expect change Player1 only -20, 2 Titanium, -ProjectCard
expect Player1 cards 1 tags EarthTag 1 SpaceTag 1
exec 4
play Sponsors, 4
expect change Player1 only -4, PROD[2], -ProjectCard
exec SmallAsteroid
expect Player1 hand 1
as Player2 exec AsteroidCard
expect Player1 hand 2
as Player2 exec MineralDeposit, Satellites
expect Player1 hand 2
expect Player1 score cards 1

// Teslaract: a step of TR; energy production becomes plant production.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
play Teslaract, 14
expect change Player1 only -14, TR, -ProjectCard
expect Player1 cards 1 tags PowerTag 1 BuildingTag 1
expect fails action Teslaract
exec PROD[Energy]
action Teslaract
expect Player1 prod 0 0 0 1 0 0

// Hospitals: energy production; a disease for each city of anybody's; one of them for 1 for each city.
newgame BRX 2 mode=tasks
exec 8, ProjectCard, PROD[Energy]
fix CityTile<Tharsis_1_1>
play Hospitals, 8
expect change Player1 only -8, PROD[-Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect fails action Hospitals
as Player2 exec CityTile<Tharsis_5_7>
exec CityTile<Tharsis_3_3>
expect =2 Disease<Hospitals>
action Hospitals
expect Player1 stock 3 0 0 0 0 0
expect =1 Disease<Hospitals>
expect Player1 score cards 1

// Weather Balloons: a card; a floater, or one for 1 for each city on Mars.
newgame BRX 2 mode=tasks
exec 11, ProjectCard
play WeatherBalloons, 11
expect change Player1 only -11
expect Player1 cards 1 tags ScienceTag 1
action WeatherBalloons 1
expect =1 Floater<WeatherBalloons>
fix -ActionUsedMarker<WeatherBalloons>
fix CityTile<Tharsis_1_1>, CityTile<StanfordTorusArea>
as Player2 fix CityTile<Tharsis_5_7>
action WeatherBalloons 2
expect Player1 stock 2 0 0 0 0 0
expect =0 Floater

// Floyd Continuum: 3 for each parameter that is complete.
newgame BRX 2 mode=tasks
exec 4, ProjectCard
play FloydContinuum, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
fix 14 OxygenStep, 18 TemperatureStep
action FloydContinuum
expect Player1 stock 3 0 0 0 0 0
fix TemperatureStep, -ActionUsedMarker<FloydContinuum>
action FloydContinuum
expect Player1 stock 9 0 0 0 0 0

// Self-replicating Robots: two science tags; a space or building card of the hand is put here with two resources.
newgame BRX 2 mode=tasks
exec 27, 4 ProjectCard
fix MarsUniversity
expect fails requirement play SelfReplicatingRobots, 7
fix OlympusConference
play SelfReplicatingRobots, 7
expect change Player1 only -7, -ProjectCard
expect Player1 cards 3
expect fails action SelfReplicatingRobots 2
action SelfReplicatingRobots 1
expect fails task HostedCard<Class<Ants>> FROM ProjectCard
task HostedCard<Class<Satellites>> FROM ProjectCard
expect Player1 hand 2
expect =2 Robot<HostedCard<Class<Satellites>>>
// Doubled: one card's, not the other's.
fix -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 1
task HostedCard<Class<TitaniumMine>> FROM ProjectCard
fix -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 2
task Doubling<HostedCard<Class<Satellites>>>
expect =4 Robot<HostedCard<Class<Satellites>>>, =2 Robot<HostedCard<Class<TitaniumMine>>>
// Played as if from hand, so much cheaper.
play Satellites, 6
expect Player1 stock 14 0 0 0 0 0 prod 1 0 0 0 0 0 hand 1
play TitaniumMine, 5
expect change Player1 only -5, PROD[Titanium]
expect Player1 cards 5
expect =0 HostedCard, =0 Robot
play Mine, 4
expect Player1 stock 5 0 0 0 0 0 hand 0

// Self-replicating Robots: never below nothing, and without the card in hand.
newgame BRX 2 mode=tasks
exec ProjectCard
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
task HostedCard<Class<Mine>> FROM ProjectCard
fix -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 2
fix -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 2
expect =8 Robot
expect Player1 hand 0
play Mine, 0
expect Player1 stock 0 0 0 0 0 0 prod 0 1 0 0 0 0 hand 0 cards 2

// St. Joseph of Cupertino Mission: 5, steel accepted, for a cathedral in any city; its owner may pay 2 for a card.
newgame BRX 3 mode=tasks
exec 17, ProjectCard, 2 Steel
play StJosephOfCupertinoMission, 7
expect change Player1 only -7, -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect fails action StJosephOfCupertinoMission, 5
fix CityTile<Tharsis_1_1>
as Player2 fix CityTile<Tharsis_5_7>
as Player2 exec 3
action StJosephOfCupertinoMission, 1, 2 Steel
place 5_7
expect fails pay 2
as Player2 pay 2
expect Player1 stock 9 0 0 0 0 0 hand 0
expect Player2 stock 1 0 0 0 0 0 hand 1
expect Player1 score cards 1
expect Player2 score cards 0
// The second goes into the only city without one.
fix -ActionUsedMarker<StJosephOfCupertinoMission>
action StJosephOfCupertinoMission, 5
task Ok
expect Player1 stock 4 0 0 0 0 0 hand 0
expect Player1 score cards 2
fix -ActionUsedMarker<StJosephOfCupertinoMission>
exec 5
expect fails action StJosephOfCupertinoMission, 5

// Mars Nomads: onto a free area; each move to one beside it brings what placing a tile there would; nobody builds there.
newgame BRX 2 mode=tasks
fix OceanTile<Tharsis_1_2>
as Player2 fix LandClaimMarker<Tharsis_3_2>
exec 13, ProjectCard
play MarsNomads, 13
expect fails task Nomads<Tharsis_3_2>
expect fails task Nomads<Tharsis_1_4>
task Nomads<Tharsis_2_1>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
action MarsNomads
expect fails place 3_2
expect fails place 3_3
expect fails place 1_2
place 1_1
expect Player1 stock 2 2 0 0 0 0
expect =1 Nomads<Tharsis_1_1>, =1 Nomads, =0 SpecialTile
expect fails exec GreeneryTile<Tharsis_1_1>
exec GreeneryTile<Tharsis_2_1>
fix -ActionUsedMarker<MarsNomads>
action MarsNomads
expect =1 Nomads<Tharsis_2_2>
expect Player1 stock 4 3 0 0 0 0 tr 21

// Neptunian Power Consultants: for each ocean of anybody's one may pay 5, steel accepted, for energy production and a point.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
play NeptunianPowerConsultants, 14
expect change Player1 only -14, -ProjectCard
expect Player1 cards 1 tags PowerTag 1
exec 6, 2 Steel
as Player2 exec OceanTile<Tharsis_1_4>
task HydroelectricBill
expect change Player1 only -1, -2 Steel, PROD[Energy]
exec OceanTile<Tharsis_9_9>
task Ok
expect Player1 stock 5 0 2 0 0 0 prod 0 0 0 0 1 0 tr 21
exec OceanTile<Tharsis_1_2>
expect fails pay 4
expect fails pay 2 Titanium
pay 1 Steel, 3
expect change Player1 only -3, -Steel, PROD[Energy]
expect =2 Hydroelectric<NeptunianPowerConsultants>
expect Player1 score cards 2

// Icy Impactors: 10, titanium accepted, for two asteroids; one of them for an ocean where the first player says.
newgame BRX 2 mode=tasks
as Player2 exec 25, 3 Titanium, ProjectCard
as Player2 play IcyImpactors, 15
expect change Player2 only -15, -ProjectCard
expect Player2 cards 1 tags SpaceTag 1
as Player2 action IcyImpactors 1, 1, 3 Titanium
expect Player2 stock 9 0 0 0 0 0
expect =2 Asteroid<IcyImpactors<Player2>, Player2>
as Player2 fix -ActionUsedMarker<IcyImpactors>
as Player2 action IcyImpactors 2
expect fails as Player2 place 5_4
task OceanSite<Tharsis_5_4>
expect Player1 stock 0 0 0 0 0 0 tr 20
expect Player2 stock 9 0 0 2 0 0 tr 21
expect =1 Asteroid<IcyImpactors<Player2>, Player2>, =0 OceanSite<Anyone>, OceanTile<Tharsis_5_4>
expect global temp -30 oxygen 0 oceans 1

// Vermin: an animal for each city of anybody's; an animal here or a microbe elsewhere; from ten on each city costs a point.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
play Vermin, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1 AnimalTag 1
fix Ants
as Player2 exec CityTile<Tharsis_5_7>
exec CityTile<Tharsis_3_3>
as Player2 fix CityTile<Tharsis_9_5>
expect =2 Animal<Vermin>
action Vermin 1
fix -ActionUsedMarker<Vermin>
action Vermin 2
expect =3 Animal<Vermin>, =1 Microbe<Ants>
exec 6 Animal<Vermin>
expect Player1 score cards 0
expect Player2 score cards 0
exec Animal<Vermin>
expect Player1 score cards -1
expect Player2 score cards -2
