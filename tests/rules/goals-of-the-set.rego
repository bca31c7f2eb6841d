# The Milestones & Awards set: goals that are on no map. They are in a game only when asked for.

// Not by themselves, and none of the map's when others are asked for.
newgame BR 2 mode=ops
exec 40
fix GanymedeColony, CityTile<GanymedeColonyArea>
exec 20 TerraformRating
expect fails claim Terraformer29
expect fails fund Visionary
claim Terraformer
newgame BR 2 mode=ops milestones=Terraformer29 awards=Visionary
exec 40, 8 TerraformRating
expect fails claim Mayor
expect fails fund Landlord
expect fails requirement claim Terraformer29
exec TerraformRating
// Its printed name will do.
claim Terraformer
fund Visionary
expect Player1 stock 24 _ _ _ _ _
// Goals of other maps, as many as one likes.
newgame BRE 2 mode=ops milestones=Builder7,Spacefarer,Energizer,Philantropist awards=Founder,Benefactor,Incorporator
exec 20
fund Incorporator
expect award Benefactor 20 20
expect fails fund Celebrity

// Briber: 12 more, and nothing else.
newgame BR 2 mode=ops milestones=Briber
exec 19
expect fails claim Briber
exec 2
claim Briber
expect Player1 stock 1 _ _ _ _ _ score milestones 5
as Player2 exec 40
expect fails as Player2 claim Briber
// Helion may bribe with heat.
newgame BR 2 mode=tasks milestones=Briber
play Helion
fix -37, 15 Heat
claim Briber, 5 Megacredit, 15 Heat
expect Player1 stock 0 0 0 0 0 0
expect Briber<Player1>

// Builder 7, Legend 4, Tactician 4, Tycoon 10: as on the maps, with other numbers.
newgame BR 2 mode=ops milestones=Builder7,Legend4,Tactician4,Tycoon10
exec 40
fix Mine, PowerPlantCard, FuelFactory, OreProcessor, Ironworks, Steelworks
expect =6 BuildingTag<Player1>
expect fails requirement claim Builder7
fix PlayedEvent<Class<ImportedGhg>>, PlayedEvent<Class<MineralDeposit>>, PlayedEvent<Class<BribedCommittee>>
expect fails requirement claim Legend4
fix Fish, Birds, Trees, PlayedEvent<Class<Mangrove>>
claim Legend4
// An event with a requirement lies face down.
expect fails requirement claim Tactician4
expect fails requirement claim Tycoon10
fix Lichen, SpaceStation
expect =11 (AutomatedCard OR ActiveCard)
claim Tycoon10
claim Tactician4
newgame BR 2 mode=ops milestones=Builder7
exec 40
fix Mine, PowerPlantCard, FuelFactory, OreProcessor, Ironworks, Steelworks, StripMine
claim Builder7

// Hydrologist: four oceans of one's own making, in the whole game; others' and the engine's do not count.
newgame BR 2 mode=ops milestones=Hydrologist,Thawer
exec 40
as Player2 exec OceanTile<Tharsis_1_2>
as Engine exec OceanTile<Tharsis_1_4>
exec OceanTile<Tharsis_1_5>
exec OceanTile<Tharsis_2_6>
exec OceanTile<Tharsis_4_8>
expect fails requirement claim Hydrologist
// The ocean that a step of temperature brings counts, and so do all steps of Thawer.
fix 10 TemperatureStep
exec 4 TemperatureStep
as Player2 exec TemperatureStep<>
as Player2 task? OceanTile<Tharsis_5_4>
expect fails requirement claim Thawer
exec TemperatureStep
claim Thawer
exec OceanTile<Tharsis_5_5>
claim Hydrologist

// Landshaper: a city, a greenery, a special tile.
newgame BR 2 mode=ops milestones=Landshaper
exec 8
fix CityTile<Tharsis_3_3>, GreeneryTile<Tharsis_3_4>
as Player2 fix NuclearZoneTile<Tharsis_9_8>
expect fails requirement claim Landshaper
fix IndustrialCenterTile<Tharsis_3_5>
claim Landshaper

// Merchant: two of everything left when the 8 are paid.
newgame BR 2 mode=ops milestones=Merchant
exec 9, 2 Steel, 2 Titanium, 2 Plant, 2 Energy, 2 Heat
expect fails requirement claim Merchant
exec 1
claim Merchant
expect Player1 stock 2 2 2 2 2 2

// Metallurgist: like Smith; Producer: all productions together, a negative one taken off.
newgame BR 2 mode=ops milestones=Metallurgist,Producer
exec 30, PROD[3 Steel, 2 Titanium, 4 Plant, 3 Energy, 3 Heat]
exec PROD[-1]
expect fails requirement claim Metallurgist
exec PROD[Titanium]
claim Metallurgist
expect fails requirement claim Producer
exec PROD[Heat]
claim Producer

// Philantropist: five cards with points on them, however many these are worth now; lost points and events do not count.
newgame BR 2 mode=ops milestones=Philantropist
exec 20
fix Fish, SpaceStation, Trees, DustSeals, PlayedEvent<Class<Mangrove>>, NuclearPower, CorporateStronghold
expect fails requirement claim Philantropist
fix SearchForLife
claim Philantropist

// Sponsor: three green or blue cards that cost 20 or more.
newgame BR 2 mode=ops milestones=Sponsor
exec 20
fix EarthCatapult, IoMiningIndustries, Mine, PlayedEvent<Class<GiantIceAsteroid>>
expect fails requirement claim Sponsor
fix MedicalLab, Capital
claim Sponsor

// Terran: five Earth tags; Trader: like Tradesman.
newgame BR 2 mode=ops milestones=Terran,Trader
exec 40
fix Sponsors, EarthOffice, EarthCatapult, AcquiredCompany, Fish, Animal<Fish>, Tardigrades, Microbe<Tardigrades>
expect =4 EarthTag<Player1>
expect fails requirement claim Terran
expect fails requirement claim Trader
fix SecurityFleet, Fighter<SecurityFleet>
claim Trader
fix LunarBeam
claim Terran

// Administrator: face-up cards without a tag, the corporation too; Biologist: tags of living things.
newgame BR 3 mode=ops awards=Administrator,Biologist
fix CrediCor, DustSeals, CaretakerContract, MarsUniversity
as Player2 fix Insulation, Fish, Tardigrades, Trees, PlayedEvent<Class<MineralDeposit>>
expect award Administrator 3 1 0
expect award Biologist 0 3 0
// Collector: kinds of resources, in stock or on cards.
newgame BR 3 mode=ops awards=Collector,Manufacturer,Suburbian,Visionary
exec 9, 3 Steel
fix Fish, 3 Animal<Fish>, Birds, 2 Animal<Birds>, Tardigrades
as Player2 exec 1, 1 Steel, 1 Titanium, 1 Heat
expect award Collector 3 4 0
exec PROD[2 Steel, Heat, 9 Energy]
as Player2 exec PROD[3 Heat]
as Player3 exec PROD[Steel]
expect award Manufacturer 3 3 1
fund Manufacturer
expect Player1 score awards 5
expect Player2 score awards 5
expect Player3 score awards 0
exec 4 ProjectCard
as Player2 exec 5 ProjectCard
expect award Visionary 4 5 0
fix CityTile<Tharsis_1_1>, GreeneryTile<Tharsis_2_2>
as Player2 fix CityTile<Tharsis_9_9>, GreeneryTile<Tharsis_5_9>
expect award Suburbian 1 2 0

// Pioneer of the set: four colonies; Constructor counts colonies and cities.
newgame BRC 2 mode=ops milestones=Pioneer4 awards=Constructor colonies=Luna,Io,Ceres,Callisto,Ganymede
exec 20, Colony<Luna>, Colony<Io>, Colony<Ceres>
expect fails requirement claim Pioneer4
exec Colony<Callisto>, CityTile<Tharsis_4_4>
as Player2 exec Colony<Luna>
claim Pioneer4
expect award Constructor 5 1
