# Milestones and awards of Utopia Planitia, Terra Cimmeria and Vastitas Borealis: each milestone just short of its number
# and at it, each award with what everybody counts.

// Land Specialist: three tiles of cards; cities, greeneries and oceans are none.
newgame BRU 2 mode=ops
exec 40
fix IndustrialCenterTile<UtopiaPlanitia_1_1>, NuclearZoneTile<UtopiaPlanitia_1_2>
fix CityTile<UtopiaPlanitia_5_1>, GreeneryTile<UtopiaPlanitia_5_2>, OceanTile<UtopiaPlanitia_4_1>
as Player2 fix LavaFlowsTile<UtopiaPlanitia_9_5>
expect fails requirement claim LandSpecialist
fix EcologicalZoneTile<UtopiaPlanitia_1_3>
claim LandSpecialist
expect Player1 stock 32 _ _ _ _ _ score milestones 5

// Tradesman: three kinds of resources on cards, one of each is enough.
newgame BRU 2 mode=ops
exec 40
fix Fish, 5 Animal<Fish>, Birds, Animal<Birds>, Tardigrades, 2 Microbe<Tardigrades>
as Player2 fix SecurityFleet, Fighter<SecurityFleet>
expect fails requirement claim Tradesman
fix PhysicsComplex, Science<PhysicsComplex>
claim Tradesman

// Smith: steel and titanium production together.
newgame BRU 2 mode=ops
exec 40, PROD[3 Steel, 2 Titanium, 9 Heat], 9 Steel
expect fails requirement claim Smith
exec PROD[Titanium]
claim Smith

// Researcher: four science tags.
newgame BRU 2 mode=ops
exec 40
fix PhysicsComplex, Research
as Player2 fix DevelopmentCenter
expect =3 ScienceTag<Player1>
expect fails requirement claim Researcher
fix InventorsGuild
claim Researcher

// The five awards of Utopia Planitia. Edgedancer: the rim, on land and on water; the second row from the rim is not on it.
newgame BRU 3 mode=ops
exec 8
fix CityTile<UtopiaPlanitia_1_1>, GreeneryTile<UtopiaPlanitia_5_9>, GreeneryTile<UtopiaPlanitia_5_8>
fix GreeneryTile<UtopiaPlanitia_2_2>, GanymedeColony, CityTile<GanymedeColonyArea>
as Player2 fix CityTile<UtopiaPlanitia_9_6>, GreeneryTile<UtopiaPlanitia_4_1>, GreeneryTile<UtopiaPlanitia_6_2>
as Player3 fix CityTile<UtopiaPlanitia_5_5>
expect award Edgedancer 2 3 0
expect award Metropolist 2 1 1
fund Metropolist
expect Player1 score awards 5
expect Player2 score awards 2
expect Player3 score awards 2

// Investor, Botanist, Incorporator: tags, production, green and blue cards for 10 or less.
newgame BRU 2 mode=ops
exec PROD[2 Plant]
as Player2 exec PROD[Plant], 7 Plant
expect award Botanist 2 1
fix Sponsors, EarthOffice, EarthCatapult
as Player2 fix AcquiredCompany
// Played events lie face down: neither their tags nor their price count.
as Player2 fix PlayedEvent<Class<ImportedGhg>>
expect award Investor 3 1
// Sponsors costs 6, Earth Office 1, Earth Catapult 23, Acquired Company 10, Physics Complex 12.
expect award Incorporator 2 1
as Player2 fix Mine, PhysicsComplex
expect award Incorporator 2 2

// Planetologist is on offer with Venus Next only, but may be asked for: two of each tag, a wild tag for one missing.
newgame BRI 2 mode=ops
exec 20
expect fails claim Planetologist
newgame BRI 2 mode=ops milestones=Planetologist with=VenusWaystation
exec 20
fix EarthCatapult, Sponsors, MirandaResort, IoMiningIndustries
expect fails requirement claim Planetologist
fix VenusTag<EarthCatapult>
expect fails requirement claim Planetologist
fix WildTag<Sponsors>
claim Planetologist

// Architect: three city tags, not tiles.
newgame BRI 2 mode=ops
exec 40
fix CityTile<TerraCimmeria_1_2>, CityTile<TerraCimmeria_3_1>, CityTile<TerraCimmeria_3_3>, Capital, DomedCrater
expect fails requirement claim Architect
fix NoctisCity
claim Architect

// Coastguard: three own tiles beside oceans.
newgame BRI 2 mode=ops
exec 40
fix OceanTile<TerraCimmeria_1_1>, GreeneryTile<TerraCimmeria_1_2>, GreeneryTile<TerraCimmeria_2_2>, CityTile<TerraCimmeria_5_5>
as Player2 fix GreeneryTile<TerraCimmeria_1_4>
expect fails requirement claim Coastguard
fix OceanTile<TerraCimmeria_5_9>, CityTile<TerraCimmeria_5_8>
claim Coastguard

// Forester: plant production 3; Fundraiser: money production 12.
newgame BRI 2 mode=ops
exec 40, PROD[2 Plant, 11], 9 Plant
expect fails requirement claim Forester
expect fails requirement claim Fundraiser
exec PROD[Plant, 1]
claim Forester
claim Fundraiser
expect Player1 stock 24 _ _ _ _ _

// The five awards of Terra Cimmeria. Founder: own tiles beside anybody's special tiles.
newgame BRI 3 mode=ops
exec 8, PROD[9, Steel, 2 Titanium, 3 Plant, 4 Energy, 5 Heat]
as Player2 exec PROD[15 Heat, 1]
fix CityTile<TerraCimmeria_5_5>, IndustrialCenterTile<TerraCimmeria_5_6>, GreeneryTile<TerraCimmeria_5_1>
as Player2 fix GreeneryTile<TerraCimmeria_4_5>, GreeneryTile<TerraCimmeria_6_6>, NuclearZoneTile<TerraCimmeria_6_7>
as Player3 fix GreeneryTile<TerraCimmeria_9_9>
// The Industrial Center touches the Nuclear Zone, and both touch two others.
expect award Founder 2 3 0
expect award Mogul 15 15 0
fund Mogul
expect Player1 score awards 5
expect Player2 score awards 5
expect Player3 score awards 0
fix PowerPlantCard, Fish, 3 Animal<Fish>, Tardigrades, 2 Microbe<Tardigrades>, PhysicsComplex, 4 Science<PhysicsComplex>
as Player2 fix Birds, 2 Animal<Birds>, SolarPower, DeepWellHeating
expect award Zoologist 5 2 0
expect award Electrician 1 2 0
// Fish and Birds have a requirement, Tardigrades and Physics Complex none; an event's no longer counts.
as Player2 fix PlayedEvent<Class<BribedCommittee>>, PlayedEvent<Class<MineralDeposit>>, PlayedEvent<Class<CeosFavoriteProject>>
expect award Forecaster 1 1 0

// Agronomist: four plant tags; Spacefarer: four space tags.
newgame BRS 2 mode=ops
exec 40
fix Lichen, Trees, Farming
fix AsteroidMining, IoMiningIndustries, SpaceStation
expect fails requirement claim Agronomist
expect fails requirement claim Spacefarer
fix Grass, SolarWindPower
claim Agronomist
claim Spacefarer

// Geologist: three own tiles on or beside volcanic areas, whatever lies on those.
newgame BRS 2 mode=ops
exec 40
fix CityTile<VastitasBorealis_1_3>, GreeneryTile<VastitasBorealis_1_2>, GreeneryTile<VastitasBorealis_1_1>
as Player2 fix GreeneryTile<VastitasBorealis_2_3>
expect fails requirement claim Geologist
// Beside Alba Mons, which is empty.
fix GreeneryTile<VastitasBorealis_5_2>
claim Geologist

// Engineer: energy and heat production together; Farmer: animals and microbes together.
newgame BRS 2 mode=ops
exec 40, PROD[4 Energy, 5 Heat]
fix Fish, 3 Animal<Fish>, Tardigrades, Microbe<Tardigrades>, PhysicsComplex, 4 Science<PhysicsComplex>
expect fails requirement claim Engineer
expect fails requirement claim Farmer
exec PROD[Energy]
fix Microbe<Tardigrades>
claim Engineer
claim Farmer

// Landscaper: the largest group of own tiles that touch; others' tiles join nothing.
newgame BRS 3 mode=ops
exec 8
fix CityTile<VastitasBorealis_1_1>, GreeneryTile<VastitasBorealis_1_2>, GreeneryTile<VastitasBorealis_2_3>
fix GreeneryTile<VastitasBorealis_9_9>, GreeneryTile<VastitasBorealis_3_1>
as Player2 fix GreeneryTile<VastitasBorealis_2_2>, CityTile<VastitasBorealis_9_5>, GreeneryTile<VastitasBorealis_9_6>
as Player2 fix GanymedeColony, CityTile<GanymedeColonyArea>
expect award Landscaper 3 2 0
// One more joins two groups.
fix GreeneryTile<VastitasBorealis_2_1>
expect award Landscaper 5 2 0
fund Landscaper
expect Player1 score awards 5
expect Player2 score awards 2
expect Player3 score awards 0

// Highlander: own tiles that touch no ocean, those off Mars too.
newgame BRS 2 mode=ops
fix OceanTile<VastitasBorealis_3_2>, GreeneryTile<VastitasBorealis_3_1>, GreeneryTile<VastitasBorealis_9_9>, CityTile<VastitasBorealis_1_5>
as Player2 fix GanymedeColony, CityTile<GanymedeColonyArea>, GreeneryTile<VastitasBorealis_2_2>
expect award Highlander 2 1

// Traveller, Promoter, Blacksmith.
newgame BRS 2 mode=ops
exec PROD[2 Steel, Titanium]
as Player2 exec PROD[4 Titanium], 9 Steel
fix MirandaResort, EarthCatapult, PlayedEvent<Class<ImportedGhg>>
as Player2 fix PlayedEvent<Class<MineralDeposit>>, PlayedEvent<Class<BribedCommittee>>
expect award Traveller 2 0
expect award Promoter 1 2
expect award Blacksmith 3 4

// Pioneer of Utopia Planitia: three colonies, in games that have them.
newgame BRCU 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec 20, Colony<Luna>, Colony<Io>
expect fails requirement claim Pioneer
exec Colony<Ceres>
claim Pioneer
newgame BRU 2 mode=ops
expect =0 Class<Pioneer>

// Geologist: a tile on an area for oceans beside a volcano counts as well, and one that is on and beside one counts once.
newgame BR 2 mode=tasks milestones=Geologist
exec 8
fix GreeneryTile<Tharsis_1_2>, CityTile<Tharsis_4_1>
expect fails requirement claim Geologist
fix GreeneryTile<Tharsis_5_2>
claim Geologist

// Generalist without the corporate era: two steps of each production, of steel as of the others, and no more.
newgame BE 2 mode=ops
exec 8, PROD[1, Steel, Titanium, Plant, Energy, Heat]
expect Player1 prod 2 2 2 2 2 2
claim Generalist
newgame BE 2 mode=ops
exec 8, PROD[1, Titanium, Plant, Energy, Heat]
expect fails requirement claim Generalist
