# Green cards of Corporate Era.

// Acquired Company: three steps of money production.
newgame BR 2 mode=tasks
exec 10, ProjectCard
play AcquiredCompany, 10
expect change Player1 only -10, PROD[3], -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Asteroid Mining Consortium: needs own titanium production; a step of anybody's for an own one; a point.
newgame BR 2 mode=tasks
exec 13, ProjectCard
as Player2 exec PROD[2 Titanium]
expect fails requirement play AsteroidMiningConsortium, 13
exec PROD[Titanium]
play AsteroidMiningConsortium, 13
task PROD[-Titanium<Player2>]
expect Player1 stock 0 0 0 0 0 0 prod 0 0 2 0 0 0 tr 20 hand 0 cards 1 tags JovianTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod 0 0 1 0 0 0

// Building Industries: a step of energy production for two of steel.
newgame BR 2 mode=tasks
exec 6, ProjectCard
expect fails dead-end play BuildingIndustries, 6
exec PROD[Energy]
play BuildingIndustries, 6
expect change Player1 only -6, PROD[2 Steel, -Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Callisto Penal Mines: three steps of money production; two points.
newgame BR 2 mode=tasks
exec 24, ProjectCard
play CallistoPenalMines, 24
expect change Player1 only -24, PROD[3], -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0

// Cartel: a step of money production for each own Earth tag, its own too.
newgame BR 2 mode=tasks
exec 8, ProjectCard
as Player2 fix AcquiredCompany
fix Sponsors, EarthOffice
play Cartel, 5
expect change Player1 only -5, PROD[3], -ProjectCard
expect Player1 cards 3 tags EarthTag 3
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Commercial District: its tile; a step of energy production for four of money; a point for each city beside it.
newgame BR 2 mode=tasks
exec 16, ProjectCard
expect fails dead-end play CommercialDistrict, 16
exec PROD[Energy]
play CommercialDistrict, 16
expect fails narrowing place 1_5
place 3_4
expect CommercialDistrictTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 4 0 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
as Player2 fix CityTile<Tharsis_3_3>
expect Player1 score cards 1
fix CityTile<Tharsis_3_5>
expect Player1 score cards 2
fix CityTile<Tharsis_7_4>, GreeneryTile<Tharsis_4_4>
expect Player1 score cards 2
expect Player2 score cards 0

// Corporate Stronghold: a city; a step of energy production for three of money; two points lost.
newgame BR 2 mode=tasks
exec 11, ProjectCard
expect fails dead-end play CorporateStronghold, 11
exec PROD[Energy]
play CorporateStronghold, 11
place 3_4
expect CityTile<Tharsis_3_4>
expect Player1 stock 0 0 0 0 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag
expect Player1 score cards -2
expect global temp -30 oxygen 0 oceans 0

// Energy Tapping: a step of anybody's energy production for an own one; a point lost.
newgame BR 2 mode=tasks
exec 3, ProjectCard
as Player2 exec PROD[2 Energy]
play EnergyTapping, 3
task? PROD[-Energy<Player2>]
expect change Player1 only -3, PROD[Energy], -ProjectCard
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod 0 0 0 0 1 0

// Fuel Factory: a step of energy production for one each of titanium and money.
newgame BR 2 mode=tasks
exec 6, ProjectCard
expect fails dead-end play FuelFactory, 6
exec PROD[Energy]
play FuelFactory, 6
expect change Player1 only -6, PROD[1, Titanium, -Energy], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Gene Repair: with three science tags two steps of money production; two points.
newgame BR 2 mode=tasks
exec 12, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce
expect fails requirement play GeneRepair, 12
fix InventorsGuild
play GeneRepair, 12
expect change Player1 only -12, PROD[2], -ProjectCard
expect Player1 cards 4 tags ScienceTag 4
expect =4 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0

// Great Escarpment Consortium: needs own steel production; a step of anybody's for an own one.
newgame BR 2 mode=tasks
exec 6, ProjectCard
as Player2 exec PROD[2 Steel]
expect fails requirement play GreatEscarpmentConsortium, 6
exec PROD[Steel]
play GreatEscarpmentConsortium, 6
task PROD[-Steel<Player2>]
expect Player1 stock 0 0 0 0 0 0 prod 0 2 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod 0 1 0 0 0 0

// Hackers: a step of own energy and two of anybody's money production for two of own; a point lost.
newgame BR 2 mode=tasks
exec 3, ProjectCard
expect fails dead-end play Hackers, 3
exec PROD[Energy]
as Player2 exec PROD[-3]
play Hackers, 3
task PROD[-2 Megacredit<Player2>]
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect Player1 score cards -1
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod -5 0 0 0 0 0

// Io Mining Industries: two steps each of titanium and money production; a point for each own Jovian tag.
newgame BR 2 mode=tasks
exec 41, ProjectCard
play IoMiningIndustries, 41
expect change Player1 only -41, PROD[2, 2 Titanium], -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
as Player2 fix AsteroidMiningConsortium
expect Player1 score cards 1
fix CallistoPenalMines
expect Player1 score cards 4

// Lagrange Observatory: a card; a point.
newgame BR 2 mode=tasks
exec 9, ProjectCard
play LagrangeObservatory, 9
expect change Player1 only -9
expect Player1 cards 1 tags ScienceTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Lightning Harvest: with three science tags a step each of energy and money production; a point.
newgame BR 2 mode=tasks
exec 8, ProjectCard
fix ArtificialPhotosynthesis, RoboticWorkforce
expect fails requirement play LightningHarvest, 8
fix InventorsGuild
play LightningHarvest, 8
expect change Player1 only -8, PROD[1, Energy], -ProjectCard
expect Player1 cards 4 tags ScienceTag 3 PowerTag 1
expect =4 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Media Archives: 1 for each event anybody has played.
newgame BR 2 mode=tasks
exec 8, ProjectCard
exec 5, ProjectCard
play MineralDeposit, 5
as Player2 exec 17, 2 ProjectCard
as Player2 play ReleaseOfInertGases, 14
as Player2 play InvestmentLoan, 3
play MediaArchives, 8
expect Player1 stock 3 5 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Medical Lab: a step of money production for every two own building tags, its own too; a point.
newgame BR 2 mode=tasks
exec 13, ProjectCard
as Player2 fix FuelFactory
fix Mine, PowerPlantCard, BuildingIndustries
play MedicalLab, 13
expect change Player1 only -13, PROD[2], -ProjectCard
expect Player1 cards 4 tags BuildingTag 4 PowerTag 1 ScienceTag 1
expect =6 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Medical Lab: three building tags make one step, no more.
newgame BR 2 mode=tasks
exec 13, ProjectCard
fix Mine, PowerPlantCard
play MedicalLab, 13
expect change Player1 only -13, PROD[1], -ProjectCard
expect Player1 cards 3 tags BuildingTag 3 PowerTag 1 ScienceTag 1
expect =5 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Mine: a step of steel production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
play Mine, 4
expect change Player1 only -4, PROD[Steel], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mining Area: on steel beside an own tile: a step of steel production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
as Player2 fix CityTile<Tharsis_2_1>
expect fails dead-end play MiningArea, 4
fix CityTile<Tharsis_8_5>
play MiningArea, 4
expect fails narrowing place 1_1
expect fails narrowing place 7_5
place 8_4
expect MiningAreaTile<Tharsis_8_4>
expect Player1 stock 0 2 0 0 0 0 prod 0 1 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Mining Area: on titanium beside an own tile: a step of titanium production.
newgame BR 2 mode=tasks
exec 4, ProjectCard
fix CityTile<Tharsis_7_8>
play MiningArea, 4
task? MiningAreaTile<Tharsis_8_9>
expect MiningAreaTile<Tharsis_8_9>
expect change Player1 only -4, Titanium, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Miranda Resort: a step of money production for each own Earth tag; a point.
newgame BR 2 mode=tasks
exec 12, ProjectCard
as Player2 fix Cartel
fix Sponsors, AcquiredCompany
play MirandaResort, 12
expect change Player1 only -12, PROD[2], -ProjectCard
expect Player1 cards 3 tags EarthTag 2 JovianTag 1 SpaceTag 1
expect =4 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Power Supply Consortium: with two power tags a step of anybody's energy production for an own one.
newgame BR 2 mode=tasks
exec 5, ProjectCard
as Player2 exec PROD[2 Energy]
fix PowerPlantCard
expect fails requirement play PowerSupplyConsortium, 5
fix GeothermalPower
play PowerSupplyConsortium, 5
task? PROD[-Energy<Player2>]
expect change Player1 only -5, PROD[Energy], -ProjectCard
expect Player1 cards 3 tags PowerTag 3 BuildingTag 2
expect =5 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0
expect Player2 prod 0 0 0 0 1 0

// Rad-Suits: with two cities of anybody a step of money production; a point.
newgame BR 2 mode=tasks
exec 6, ProjectCard
as Player2 fix CityTile<Tharsis_3_4>
expect fails requirement play RadSuits, 6
as Player2 fix CityTile<GanymedeColonyArea>
play RadSuits, 6
expect change Player1 only -6, PROD[1], -ProjectCard
expect Player1 cards 1
expect =0 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Research: two cards, two science tags; a point.
newgame BR 2 mode=tasks
exec 11, ProjectCard
play Research, 11
expect change Player1 only -11, ProjectCard
expect Player1 cards 1 tags ScienceTag 2
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Robotic Workforce: the production of one own building card once more: neither its other effects nor cards without that tag.
newgame BR 2 mode=tasks
exec 9, ProjectCard
as Player2 fix TitaniumMine
exec PROD[2 Energy]
fix StripMine, AcquiredCompany, Mine
play RoboticWorkforce, 9
expect fails task @copyProductionBox(AcquiredCompany)
expect fails task @copyProductionBox(TitaniumMine)
task @copyProductionBox(StripMine)
expect Player1 stock 0 0 0 0 0 0 prod 0 2 1 0 0 0 tr 20 hand 0 cards 4 tags BuildingTag 2 EarthTag 1 ScienceTag 1
expect =4 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Satellites: a step of money production for each own space tag, its own too.
newgame BR 2 mode=tasks
exec 10, ProjectCard
as Player2 fix GiantSpaceMirror
fix SolarWindPower, SpaceMirrors
play Satellites, 10
expect change Player1 only -10, PROD[3], -ProjectCard
expect Player1 cards 3 tags ScienceTag 1 SpaceTag 3 PowerTag 2
expect =6 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Sponsors: two steps of money production.
newgame BR 2 mode=tasks
exec 6, ProjectCard
play Sponsors, 6
expect change Player1 only -6, PROD[2], -ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Terraforming Ganymede: a step of TR for each own Jovian tag, its own too; two points.
newgame BR 2 mode=tasks
exec 33, ProjectCard
as Player2 fix AsteroidMiningConsortium
fix VestaShipyard, CallistoPenalMines
play TerraformingGanymede, 33
expect change Player1 only -33, TR 3, -ProjectCard
expect Player1 cards 3 tags JovianTag 3 SpaceTag 3
expect =6 Tag
expect Player1 score cards 5
expect global temp -30 oxygen 0 oceans 0

// Titanium Mine: a step of titanium production.
newgame BR 2 mode=tasks
exec 7, ProjectCard
play TitaniumMine, 7
expect change Player1 only -7, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Toll Station: a step of money production for each space tag of the others.
newgame BR 3 mode=tasks
exec 12, ProjectCard
as Player2 fix SolarWindPower, GiantSpaceMirror
as Player3 fix Satellites
fix SpaceMirrors
play TollStation, 12
expect change Player1 only -12, PROD[3], -ProjectCard
expect Player1 cards 2 tags PowerTag 1 SpaceTag 2
expect =3 Tag
expect Player1 score cards 0
expect global temp -30 oxygen 0 oceans 0

// Trans-Neptune Probe: a point, two tags.
newgame BR 2 mode=tasks
exec 6, ProjectCard
play TransNeptuneProbe, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0

// Tropical Resort: two steps of heat production for three of money; two points.
newgame BR 2 mode=tasks
exec 13, ProjectCard
exec PROD[1 Heat]
expect fails dead-end play TropicalResort, 13
exec PROD[Heat]
play TropicalResort, 13
expect change Player1 only -13, PROD[3, -2 Heat], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 2
expect global temp -30 oxygen 0 oceans 0

// Vesta Shipyard: a step of titanium production; a point.
newgame BR 2 mode=tasks
exec 15, ProjectCard
play VestaShipyard, 15
expect change Player1 only -15, PROD[Titanium], -ProjectCard
expect Player1 cards 1 tags JovianTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0
