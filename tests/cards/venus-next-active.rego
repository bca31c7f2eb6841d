# Blue cards of Venus Next.

// Aerial Mappers: a floater onto any own card, or one of its own for a card; a point.
newgame BRV 2 mode=tasks
exec 11, ProjectCard
play AerialMappers, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect Player1 score cards 1
expect global temp -30 oxygen 0 oceans 0 venus 0
expect fails limit action AerialMappers 2
action AerialMappers 1
expect =1 Floater<AerialMappers>
expect fails not-now action AerialMappers 2
exec -ActionUsedMarker<AerialMappers>
action AerialMappers 2
expect =0 Floater
expect Player1 hand 1
exec -ActionUsedMarker<AerialMappers>
fix DeuteriumExport, Tardigrades, LocalShading<Player2>
action AerialMappers 1
expect fails narrowing put Tardigrades
expect fails narrowing task Floater<LocalShading<Player2>>
put DeuteriumExport
expect =1 Floater<DeuteriumExport>, =1 Floater<Anyone>

// Deuterium Export: a floater, or a floater for a step of energy production.
newgame BRV 2 mode=tasks
exec 11, ProjectCard
play DeuteriumExport, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1 VenusTag 1 PowerTag 1
expect =3 Tag
expect Player1 score cards 0
fix LocalShading
expect fails limit action DeuteriumExport 2
action DeuteriumExport 1
expect =1 Floater<DeuteriumExport>, =1 Floater
exec -ActionUsedMarker<DeuteriumExport>
action DeuteriumExport 2
expect =0 Floater
expect Player1 prod 0 0 0 0 1 0

// Dirigibles: a floater onto any card; its floaters pay 3 each for cards with a Venus tag, and for no other.
newgame BRV 2 mode=tasks
exec 11, ProjectCard
play Dirigibles, 11
expect change Player1 only -11, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect Player1 score cards 0
action Dirigibles
expect =1 Floater<Dirigibles>
fix 5 Floater<Dirigibles>, LocalShading, 4 Floater<LocalShading>
exec 9 ProjectCard, 20
as Player2 exec 9 ProjectCard, 20
play AerialMappers, 2, 3 Floater<Dirigibles>
expect =3 Floater<Dirigibles>, =4 Floater<LocalShading>
expect Player1 stock 18 0 0 0 0 0
// What lies on other cards pays nothing, nor do the floaters of others.
expect fails limit play DeuteriumExport, 2, 3 Floater<LocalShading>
expect fails limit as Player2 play DeuteriumExport, 2, 3 Floater<Dirigibles>
expect fails limit play Sponsors, 2 Floater<Dirigibles>
expect fails limit project AirScrapping, 3 Floater<Dirigibles>, 6
play Sponsors, 6
// Less than one unit may be lost.
fix 6 VenusStep
expect fails limit play VenusianInsects, 2 Floater<Dirigibles>, 2
play VenusianInsects, 2 Floater<Dirigibles>
expect =1 Floater<Dirigibles>
// With titanium and money besides.
exec 2 Titanium
play VenusWaystation, 2 Titanium, 1 Floater<Dirigibles>
expect Player1 stock 12 0 0 0 0 0
// By itself only what money cannot cover.
fix 6 Floater<Dirigibles>
exec -8
play Thermophiles
expect Player1 stock 0 0 0 0 0 0
expect =5 Floater<Dirigibles>

// Extractor Balloons: three floaters at once; two of them for a step of Venus.
newgame BRV 2 mode=tasks
exec 21, ProjectCard
play ExtractorBalloons, 21
expect change Player1 only -21, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect =3 Floater<ExtractorBalloons>
action ExtractorBalloons 2
expect =1 Floater<ExtractorBalloons>
expect Player1 tr 21
expect global temp -30 oxygen 0 oceans 0 venus 2
exec -ActionUsedMarker<ExtractorBalloons>
expect fails limit action ExtractorBalloons 2
action ExtractorBalloons 1
expect =2 Floater<ExtractorBalloons>
expect Player1 score cards 0

// Extremophiles: with two science tags; a microbe onto any card; a point for three of its own.
newgame BRV 2 mode=tasks
exec 3, ProjectCard
fix RoboticWorkforce
expect fails requirement play Extremophiles, 3
fix ArtificialPhotosynthesis
play Extremophiles, 3
expect change Player1 only -3, -ProjectCard
expect Player1 cards 3 tags VenusTag 1 MicrobeTag 1
expect =4 Tag
action Extremophiles
expect =1 Microbe<Extremophiles>
fix Microbe<Extremophiles>, Tardigrades
exec -ActionUsedMarker<Extremophiles>
action Extremophiles
put Tardigrades
expect Player1 score cards 0
exec -ActionUsedMarker<Extremophiles>
action Extremophiles
put Extremophiles
expect =3 Microbe<Extremophiles>, =1 Microbe<Tardigrades>
expect Player1 score cards 1

// Floating Habs: with two science tags; a floater for 2; a point for two of its own.
newgame BRV 2 mode=tasks
exec 8, ProjectCard
fix RoboticWorkforce
expect fails requirement play FloatingHabs, 5
fix ArtificialPhotosynthesis
play FloatingHabs, 5
expect Player1 stock 3 0 0 0 0 0 cards 3 tags VenusTag 1
expect =3 Tag
action FloatingHabs
expect Player1 stock 1 0 0 0 0 0 score cards 0
exec -ActionUsedMarker<FloatingHabs>
expect fails limit action FloatingHabs
exec 1
action FloatingHabs
expect =2 Floater<FloatingHabs>
expect Player1 stock 0 0 0 0 0 0 score cards 1

// Forced Precipitation: a floater here for 2, or two of them for a step of Venus.
newgame BRV 2 mode=tasks
exec 12, ProjectCard
play ForcedPrecipitation, 8
expect change Player1 only -8, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
action ForcedPrecipitation 1
exec -ActionUsedMarker<ForcedPrecipitation>
expect fails limit action ForcedPrecipitation 2
action ForcedPrecipitation 1
expect Player1 stock 0 0 0 0 0 0
exec -ActionUsedMarker<ForcedPrecipitation>
action ForcedPrecipitation 2
expect =0 Floater
expect Player1 tr 21 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 2

// Jet Stream Microscrappers: two floaters for a titanium, or two of them for a step of Venus.
newgame BRV 2 mode=tasks
exec 12, ProjectCard
play JetStreamMicroscrappers, 12
expect change Player1 only -12, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect fails limit action JetStreamMicroscrappers 1
exec Titanium
action JetStreamMicroscrappers 1
expect =2 Floater<JetStreamMicroscrappers>
expect Player1 stock 0 0 0 0 0 0
exec -ActionUsedMarker<JetStreamMicroscrappers>
action JetStreamMicroscrappers 2
expect =0 Floater
expect Player1 tr 21 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 2

// Local Shading: a floater, or a floater for a step of money production.
newgame BRV 2 mode=tasks
exec 4, ProjectCard
play LocalShading, 4
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
action LocalShading 1
expect =1 Floater<LocalShading>
exec -ActionUsedMarker<LocalShading>
action LocalShading 2
expect =0 Floater
expect Player1 prod 1 0 0 0 0 0 score cards 0

// Maxwell Base: from 12 %, for a step of energy production a city on its area; a resource of any kind onto a Venus card.
newgame BRV 2 mode=tasks
exec 18, ProjectCard
fix 5 VenusStep
expect fails requirement play MaxwellBase, 18
fix VenusStep
expect fails dead-end play MaxwellBase, 18
exec PROD[Energy]
play MaxwellBase, 18
expect change Player1 only -18, PROD[-Energy], -ProjectCard
expect Player1 cards 1 tags CityTag 1 VenusTag 1
expect =2 Tag
expect =1 CityTile<MaxwellBaseArea>, =1 CityTile
expect Player1 score cards 3 cities 0
fix Tardigrades, LocalShading, VenusianInsects, VenusianAnimals
action MaxwellBase
expect fails narrowing put Tardigrades
put VenusianAnimals
expect =1 Animal<VenusianAnimals>, =1 CardResource
exec -ActionUsedMarker<MaxwellBase>
action MaxwellBase
put LocalShading
expect =1 Floater<LocalShading>, =2 CardResource

// Rotator Impacts: up to 14 %; an asteroid for 6, in titanium, too; an asteroid for a step of Venus.
newgame BRV 2 mode=tasks
exec 6, ProjectCard
fix 8 VenusStep
expect fails requirement play RotatorImpacts, 6
fix -VenusStep
play RotatorImpacts, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
exec 6
action RotatorImpacts 1
expect =1 Asteroid<RotatorImpacts>
expect Player1 stock 0 0 0 0 0 0
exec -ActionUsedMarker<RotatorImpacts>
exec 3, 3 Titanium
action RotatorImpacts 1, 3, 1 Titanium
exec -ActionUsedMarker<RotatorImpacts>
action RotatorImpacts 1, 2 Titanium
expect =3 Asteroid<RotatorImpacts>
expect Player1 stock 0 0 0 0 0 0
exec -ActionUsedMarker<RotatorImpacts>
action RotatorImpacts 2
expect =2 Asteroid<RotatorImpacts>
// At 16 % the track gives a second TR.
expect Player1 tr 22 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 16

// Stratopolis: with two science tags; two steps of money production, a city on its area; two floaters onto a Venus card.
newgame BRV 2 mode=tasks
exec 22, ProjectCard
fix RoboticWorkforce
expect fails requirement play Stratopolis, 22
fix ArtificialPhotosynthesis
play Stratopolis, 22
expect change Player1 only -22, PROD[2], -ProjectCard
expect Player1 cards 3 tags CityTag 1 VenusTag 1
expect =4 Tag
expect =1 CityTile<StratopolisArea>, =1 CityTile
action Stratopolis
expect =2 Floater<Stratopolis>
expect Player1 score cards 0
fix LocalShading
exec -ActionUsedMarker<Stratopolis>
action Stratopolis
put Stratopolis
expect Player1 score cards 1
exec -ActionUsedMarker<Stratopolis>
action Stratopolis
put LocalShading
expect =4 Floater<Stratopolis>, =2 Floater<LocalShading>

// Stratospheric Birds: from 12 %, for a floater; an animal a generation, a point each.
newgame BRV 2 mode=tasks
exec 12, ProjectCard
fix 5 VenusStep, LocalShading, 2 Floater<LocalShading>
expect fails requirement play StratosphericBirds, 12
fix VenusStep, -2 Floater<LocalShading>, LocalShading<Player2>, Floater<LocalShading<Player2>>
expect fails dead-end play StratosphericBirds, 12
fix Floater<LocalShading<Player1>>
play StratosphericBirds, 12
expect =0 Floater<LocalShading>, =1 Floater<LocalShading<Player2>>
expect change Player1 only -12, -ProjectCard
expect Player1 cards 2 tags VenusTag 2 AnimalTag 1
expect =3 Tag
action StratosphericBirds
expect =1 Animal<StratosphericBirds>
expect Player1 score cards 1

// Stratospheric Birds, paid for with floaters: one more must be left. With several cards the player chooses.
newgame BRV 2 mode=tasks
exec 3 ProjectCard
fix 6 VenusStep, Dirigibles, 4 Floater<Dirigibles>
expect fails dead-end play StratosphericBirds, 4 Floater<Dirigibles>
fix LocalShading, Floater<LocalShading>
play StratosphericBirds, 4 Floater<Dirigibles>
expect =0 Floater

newgame BRV 2 mode=tasks
exec 12, 3 ProjectCard
fix 6 VenusStep, AerialMappers, 2 Floater<AerialMappers>, LocalShading, Floater<LocalShading>
play StratosphericBirds, 12
task -Floater<AerialMappers>
expect =1 Floater<AerialMappers>, =1 Floater<LocalShading>

// Sulphur-Eating Bacteria: from 6 %; a microbe, or any number of them for 3 each.
newgame BRV 2 mode=tasks
exec 6, ProjectCard
fix 2 VenusStep
expect fails requirement play SulphurEatingBacteria, 6
fix VenusStep
play SulphurEatingBacteria, 6
expect change Player1 only -6, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 MicrobeTag 1
expect =2 Tag
action SulphurEatingBacteria 1
expect =1 Microbe<SulphurEatingBacteria>
fix 4 Microbe<SulphurEatingBacteria>
exec -ActionUsedMarker<SulphurEatingBacteria>
action SulphurEatingBacteria 2
task -3 Microbe<SulphurEatingBacteria> THEN 9
expect =2 Microbe<SulphurEatingBacteria>
expect Player1 stock 9 0 0 0 0 0 score cards 0

// Thermophiles: from 6 %; a microbe onto a Venus card, or two of its own for a step of Venus.
newgame BRV 2 mode=tasks
exec 9, ProjectCard
fix 2 VenusStep
expect fails requirement play Thermophiles, 9
fix VenusStep
play Thermophiles, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 MicrobeTag 1
expect =2 Tag
fix Tardigrades
action Thermophiles 1
expect =1 Microbe<Thermophiles>, =1 Microbe
fix VenusianInsects, Microbe<Thermophiles>
exec -ActionUsedMarker<Thermophiles>
action Thermophiles 1
put VenusianInsects
expect =1 Microbe<VenusianInsects>
exec -ActionUsedMarker<Thermophiles>
action Thermophiles 2
expect =0 Microbe<Thermophiles>
// At 8 % there is a card.
expect Player1 tr 21 hand 1 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 8

// Venus Magnetizer: from 10 %; a step of energy production for one of Venus.
newgame BRV 2 mode=tasks
exec 7, ProjectCard
fix 4 VenusStep
expect fails requirement play VenusMagnetizer, 7
fix VenusStep
play VenusMagnetizer, 7
expect change Player1 only -7, -ProjectCard
expect Player1 cards 1 tags VenusTag 1
expect =1 Tag
expect fails limit action VenusMagnetizer
exec PROD[2 Energy]
action VenusMagnetizer
expect Player1 prod 0 0 0 0 1 0 tr 21 score cards 0
expect global temp -30 oxygen 0 oceans 0 venus 12

// Venus Waystation: cards with a Venus tag 2 cheaper for each; a point.
newgame BRV 2 mode=tasks
exec 9, ProjectCard
play VenusWaystation, 9
expect change Player1 only -9, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 SpaceTag 1
expect =2 Tag
expect Player1 score cards 1
exec 20, 9 ProjectCard
expect fails limit play LocalShading, 4
play LocalShading, 2
play Sponsors, 6
play VenusGovernor, 0
expect Player1 stock 12 0 0 0 0 0 prod 4 0 0 0 0 0
expect =5 Tag<CardFront<Player1>(HAS VenusTag)>

// Venusian Animals: from 18 %; an animal for each science tag, its own first; a point each.
newgame BRV 2 mode=tasks
exec 15, ProjectCard
fix 8 VenusStep
expect fails requirement play VenusianAnimals, 15
fix VenusStep
play VenusianAnimals, 15
expect change Player1 only -15, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 AnimalTag 1 ScienceTag 1
expect =3 Tag
expect =1 Animal<VenusianAnimals>
exec 40, 9 ProjectCard
play Research, 11
expect =3 Animal<VenusianAnimals>
as Player2 exec 40, 9 ProjectCard
as Player2 play MarsUniversity, 8
expect =3 Animal<VenusianAnimals>

// Venusian Insects: from 12 %; a microbe a generation; a point for two.
newgame BRV 2 mode=tasks
exec 5, ProjectCard
fix 5 VenusStep
expect fails requirement play VenusianInsects, 5
fix VenusStep
play VenusianInsects, 5
expect change Player1 only -5, -ProjectCard
expect Player1 cards 1 tags VenusTag 1 MicrobeTag 1
expect =2 Tag
action VenusianInsects
expect =1 Microbe<VenusianInsects>
expect Player1 score cards 0
exec -ActionUsedMarker<VenusianInsects>
action VenusianInsects
expect Player1 score cards 1
