# Awkward questions about promo corporations, and about playing alone.

// Two prescribed first actions, one of them through Merger: together they are one.
newgame BRPX 2
as Player1 play Inventrix
as Player1 buy 1
as Player2 play ThorGate
as Player2 buy 0
as Player1 play Merger
as Player1 play TharsisRepublic
as Player1 play Donation
as Player2 play Loan
as Player2 play Mohole
expect fails not-now as Player1 sell 1
as Player1 first
expect Player1 hand 4
expect fails not-now as Player1 sell 1
as Player1 place 3_4
expect turn Player1
expect =0 Mandate<Player1>
as Player1 sell 1
expect turn Player2

// PolderTECH Dutch: the greenery lies beside that ocean, next to own tiles or not.
newgame BRX 2 mode=tasks
play PolderTECHDutch
first
place 1_2
expect fails place 3_4
place 1_1
expect Player1 tr 22

// Kuiper Cooperative: asteroids are money for two projects only. A wild tag is a space tag for its action.
newgame BRPX 2 mode=tasks
exec 9
fix KuiperCooperative, 9 Asteroid<KuiperCooperative>, ResearchCoordination
expect fails limit project PowerPlant, 2, 9 Asteroid<KuiperCooperative>
project Aquifer, 9, 9 Asteroid<KuiperCooperative>
place 1_2
expect =0 Asteroid
action KuiperCooperative
expect =3 Asteroid

// Factorum: production only without energy. Astrodrill: one of three actions a generation.
newgame BRX 2 mode=tasks
play Factorum
action Factorum 1
expect Player1 prod 0 1 0 0 1 0
exec -ActionUsedMarker<Factorum>, Energy
expect fails action Factorum 1
action Factorum 2
expect Player1 stock 34 0 0 0 1 0 hand 1
newgame BRX 2 mode=tasks
play AstroDrill
action AstroDrill 3
expect Player1 stock 35 0 3 0 0 0
expect fails not-now action AstroDrill 1
exec -ActionUsedMarker<AstroDrill>
action AstroDrill 1
expect =3 Asteroid<AstroDrill>

// Philares: one resource for each tile of another's that is touched, whoever places.
newgame BRX 2 mode=tasks
fix Philares
as Player2 fix CityTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>
exec GreeneryTile<Tharsis_4_5>
task Plant
task Titanium
expect Player1 stock 0 0 1 3 0 0
as Player2 exec GreeneryTile<Tharsis_5_7>
expect fails task Heat
as Player2 exec GreeneryTile<Tharsis_4_6>
task Heat
expect Player1 stock 0 0 1 3 0 1
// The neutral opponent's tiles are others', too.
newgame BRX 1 mode=tasks
fix Philares, CityTile<Tharsis_3_4, SoloOpponent>
exec GreeneryTile<Tharsis_3_5>
task Titanium
expect Player1 stock 0 0 1 0 0 0

// Splice: whoever plays the tag chooses for themselves, Splice's owner has 2. An event holds no microbe.
newgame BRX 2 mode=tasks
fix Splice
as Player2 exec 4, ProjectCard
as Player2 play Tardigrades, 4
as Player2 task Microbe<Tardigrades>
expect Player1 stock 2 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
exec ProjectCard
play Virus, 1
task? Ok
expect Player1 stock 5 0 0 0 0 0

// Pharmacy Union loses what it has. Recyclon counts itself.
newgame BRX 2 mode=tasks
exec 3
fix PharmacyUnion
as Player2 exec 4, ProjectCard
as Player2 play Tardigrades, 4
expect Player1 stock 0 0 0 0 0 0
expect =1 Disease
newgame BRX 2 mode=tasks
exec 2 ProjectCard
play Recyclon
play Mine, 4
expect =2 Microbe<Recyclon>
play TitaniumMine, 7
task -2 Microbe<Recyclon>
expect Player1 prod 0 2 1 1 0 0

// Arcadian Communities in a game: a marker first, then beside it; nobody else builds there; 3 for building.
newgame BRX 2
as Player1 play ArcadianCommunities
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
as Player1 first
expect fails as Player1 place 1_2
as Player1 place 3_4
as Player1 action ArcadianCommunities
expect fails as Player1 place 3_6
as Player1 place 3_5
as Player2 project Greenery
expect fails as Player2 place 3_4
as Player2 place 7_4
as Player2 end
as Player1 project Greenery
as Player1 place 3_4
expect Player1 stock 20 10 0 0 0 0

// Icy Impactors: the first player says where, the owner gets what is there.
newgame BRX 2 mode=tasks
as Player2 fix IcyImpactors, Asteroid<IcyImpactors>
as Player2 action IcyImpactors 2
as Player1 task OceanSite<Tharsis_1_2>
expect Player1 tr 20
expect Player2 stock 0 2 0 0 0 0 tr 21

// Project Inspection: a used action again, the other one of the card too, a corporation's too; not one that cannot be paid.
newgame BRX 2 mode=tasks
exec 2 ProjectCard, Titanium
fix SecurityFleet
expect fails play ProjectInspection
action SecurityFleet
expect fails play ProjectInspection
newgame BRX 2 mode=tasks
exec ProjectCard
fix RegolithEaters, Microbe<RegolithEaters>
action RegolithEaters 1
play ProjectInspection
task UseAction<RegolithEaters, Second>
expect global oxygen 1
newgame BRX 2 mode=tasks
exec ProjectCard, 6
fix UnitedNationsMarsInitiative, RatingRaised
action UnitedNationsMarsInitiative
play ProjectInspection
expect Player1 tr 22 stock 0 0 0 0 0 0

// Law Suit: who took something in this generation, and the point goes with the card.
newgame BRX 3 mode=tasks
exec 34, ProjectCard
as Player2 exec 5 Plant, 4, 2 ProjectCard
expect fails as Player2 play LawSuit, 2
play AsteroidCard, 14
task -3 Plant<Player2>
as Player2 play LawSuit, 2
expect Player1 stock 17 0 2 0 0 0 score cards -1
expect Player2 stock 5 0 0 2 0 0 score cards 0
expect =2 PlayedEvent<Player1>, =0 PlayedEvent<Player2>

// Head Start: two actions at once, in the prelude phase.
newgame BRPX 2
as Player1 play CrediCor
as Player1 buy 5
as Player2 play ThorGate
as Player2 buy 0
as Player1 play HeadStart
expect Player1 stock 52 2 0 0 0 0
as Player1 play Mine, 2 Steel
as Player1 project PowerPlant
expect phase Prelude
as Player1 play Donation
expect turn Player2

// --- Alone

// The opponent has enough to lose, to steal and to eat; oneself is spared.
newgame BR 1 mode=tasks
exec 11, 3 ProjectCard, PROD[Plant]
fix 16 TemperatureStep
play Sabotage, 1
task -3 Titanium<SoloOpponent>
play HiredRaiders, 1
task 2 Steel<Owner FROM SoloOpponent>
play Fish, 9
task? PROD[-Plant<SoloOpponent>]
expect Player1 stock 0 2 0 0 0 0 prod 0 0 0 1 0 0
// Its cities are cities, its greeneries count for a city of one's own.
newgame BR 1 mode=tasks
exec 10, ProjectCard, PROD[Energy]
fix CityTile<Tharsis_3_3, SoloOpponent>, CityTile<Tharsis_3_5, SoloOpponent>, GreeneryTile<Tharsis_2_3, SoloOpponent>, ImmigrationShuttles
play UrbanizedArea, 10
expect CityTile<Tharsis_3_4, Player1>
expect Player1 score cards 1 cities 1 greenery 0

// No goals; Buffer Gas only where the rating is the goal, and a standard project there.
newgame BRP 1 mode=ops
exec 40
expect fails claim Gardener
expect fails fund Banker
expect fails project BufferGas
play Vitor
expect =0 Mandate
newgame BRP 1 mode=ops solo=tr63
exec 16
fix StandardTechnology
project BufferGas
expect Player1 tr 15 stock 3 0 0 0 0 0
