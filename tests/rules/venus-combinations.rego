# Venus Next together with cards of other boxes: what a judge is asked.

// --- Dirigibles ---

// An event with a Venus tag is paid for with floaters, and brings new ones.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix Dirigibles, 5 Floater<Dirigibles>, ProjectCard
play AirScrappingExpedition, 5 Floater<Dirigibles>
expect =3 Floater<Dirigibles>
expect Player1 tr 21

// Stratospheric Birds: a floater of any own card must be left after paying.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix Celestic, Dirigibles, Floater<Celestic>, ProjectCard, 6, 6 VenusStep
expect fails limit play StratosphericBirds, 6, 2 Floater<Dirigibles>
fix 2 Floater<Dirigibles>
play StratosphericBirds, 6, 2 Floater<Dirigibles>
expect =0 Floater
newgame BRV 2 mode=ops worldgov=off
phase Action
fix Dirigibles, 2 Floater<Dirigibles>, ProjectCard, 6, 6 VenusStep
expect fails play StratosphericBirds, 6, 2 Floater<Dirigibles>
expect =2 Floater

// 2 off each Venus tag: a card with two of them for nothing.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix VenusWaystation, LocalShading, ProjectCard
play VenusGovernor, 0
expect Player1 prod 2 0 0 0 0 0

// --- The track ---

// Three steps by a prelude: what is reached on the way is gained.
newgame BRPV2 2 mode=ops worldgov=off
phase Prelude
fix 6 VenusStep
play VenusL1Shade
expect Player1 tr 24
newgame BRPV2 2 mode=ops worldgov=off
phase Prelude
fix 2 VenusStep
play VenusL1Shade
expect Player1 tr 23 hand 1

// A step in nobody's name, by an action: chained steps happen, and whoever acts says where the ocean goes.
newgame BRPV2 2 mode=ops worldgov=off
phase Action
fix WorldGovernmentAdvisor<Player2>, 14 TemperatureStep, 7 OxygenStep
as Player2 action WorldGovernmentAdvisor
as Player2 task OxygenStep
expect global oxygen 8 temp 0
expect fails as Player1 place 4_8
as Player2 place 4_8
expect global oceans 1
expect Player1 stock 0 0 0 0 0 0 tr 20
expect Player2 stock 0 0 0 0 0 0 tr 20

// Aphrodite and Venus Contract: anybody's step, and one's own.
newgame BRPV2 2 mode=ops worldgov=off
phase Action
fix Aphrodite<Player1>, VenusContract<Player2>, WorldGovernmentAdvisor<Player2>
as Player2 exec VenusStep
expect Player1 stock 2 0 0 0 0 0
expect Player2 stock 3 0 0 0 0 0
as Player2 action WorldGovernmentAdvisor
as Player2 task VenusStep
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 3 0 0 0 0 0 tr 21

// --- Slack on both sides ---

newgame BRV 2 mode=ops worldgov=off
phase Action
fix MorningStarInc, 2 CardLeeway<Class<VenusStep>, MorningStarInc>, 60, 4 ProjectCard, 9 VenusStep
play RotatorImpacts, 6
expect fails requirement play SpinInducingAsteroid, 16
fix -2 VenusStep
play SpinInducingAsteroid, 16
expect Player1 tr 23

// --- Wild tags ---

// As a third Venus tag, as Venus or Earth, as a Jovian tag.
newgame BRPV 2 mode=ops worldgov=off
phase Action
fix 48, 3 ProjectCard, ResearchCoordination, DeuteriumExport, LocalShading, PROD[2 Energy]
play IoSulphurResearch, 17
expect Player1 hand 5
play Gyropolis, 20
place 3_3
expect Player1 prod 3 0 0 0 0 0
// Io Sulphur Research has a Jovian tag of its own.
play HydrogenToVenus, 11
put LocalShading
expect =2 Floater<LocalShading>
// Of three different requirements each wild tag stands for one.
newgame BRPV 2 mode=ops worldgov=off
phase Action
fix ResearchCoordination, ResearchNetwork, 8, ProjectCard
expect fails requirement play LuxuryFoods, 8
fix LocalShading
play LuxuryFoods, 8
expect Player1 vp 22
// In the price of one's own action.
newgame BRPV2 2 mode=ops worldgov=off
phase Action
fix VenusShuttles, ResearchCoordination, 10
action VenusShuttles
expect Player1 stock 0 0 0 0 0 0 tr 21
// As the other half of a pair, whichever that is.
newgame BRPV2 2 mode=ops worldgov=off
phase Action
fix ResearchCoordination, 11, ProjectCard
play CloudTourism, 11
expect Player1 prod 1 0 0 0 0 0
newgame BRPV2 2 mode=ops worldgov=off
phase Action
fix ResearchCoordination, EarthOffice, Cartel, 11, ProjectCard
play CloudTourism, 11
expect Player1 prod 2 0 0 0 0 0

// --- Hands ---

// A card must be left to discard; everybody else draws one.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix ProjectCard, 9
expect fails play SponsoredAcademies, 9
fix ProjectCard
play SponsoredAcademies, 9
expect Player1 hand 3
expect Player2 hand 1

// --- Which cards, whose money ---

// Thermophiles know Venus cards only, Extremophiles all.
newgame BRVC 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
fix Thermophiles, Tardigrades, Extremophiles
action Thermophiles 1
expect fails put Tardigrades
put Extremophiles
action Extremophiles
put Tardigrades
expect =1 Microbe<Tardigrades>, =1 Microbe<Extremophiles>
// Microbes or animals: where only one kind is there, that.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix VenusianAnimals, 14, ProjectCard, PROD[Energy], 5 VenusStep
play FreyjaBiodomes, 14
expect =2 Animal<VenusianAnimals>
// Who has a Venus tag loses what there is, who has none nothing.
newgame BRV 3 mode=ops worldgov=off
phase Action
fix LocalShading<Player2>, 11, 3 Megacredit<Player2>, 9 Megacredit<Player3>, ProjectCard
play CometForVenus, 11
expect fails task -4 Megacredit<Player3>
task -3 Megacredit<Player2>
expect Player2 stock 0 0 0 0 0 0
expect Player3 stock 9 0 0 0 0 0
// The price of an action is a price: heat of Helion's pays it.
newgame BRV 2 mode=ops worldgov=off
phase Action
fix Helion, FloatingHabs, 2 Heat
action FloatingHabs
expect =1 Floater
