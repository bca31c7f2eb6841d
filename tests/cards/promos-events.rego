# Red promo cards.

// Small Asteroid: a step of temperature, up to two plants of anybody's.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
as Player2 exec 5 Plant
play SmallAsteroid, 10
expect fails task -3 Plant<Player2>
task -2 Plant<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect Player2 stock 0 0 0 3 0 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 0
expect global temp -28 oxygen 0 oceans 0

// Diversity Support: nine kinds of resources, those on cards among them; a step of TR.
newgame BRX 2 mode=tasks
exec 2, ProjectCard, Steel, Titanium, Plant, Energy, 2 Heat
fix Tardigrades, Fish, SearchForLife, AsteroidHollowing
exec 3 Microbe<Tardigrades>, Animal<Fish>
expect fails requirement play DiversitySupport, 1
exec Science<SearchForLife>
play DiversitySupport, 1
expect change Player1 only -1, TR, -ProjectCard
expect Player1 cards 4
expect =1 PlayedEvent
expect global temp -30 oxygen 0 oceans 0

// Imported Nutrients: four plants, four microbes onto one card.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
fix Tardigrades, Ants
play ImportedNutrients, 14
put Tardigrades
expect Player1 stock 0 0 0 4 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 2 tags MicrobeTag 2 EarthTag 0 SpaceTag 0
expect =4 Microbe<Tardigrades>, =0 Microbe<Ants>, =1 PlayedEvent

// Imported Nutrients: with no card for microbes the plants come all the same.
newgame BRX 2 mode=tasks
exec 14, ProjectCard
play ImportedNutrients, 14
expect Player1 stock 0 0 0 4 0 0 hand 0

// Deimos Down, the promo printing: temperature, steel, a tile beside no city, up to six plants of anybody's.
newgame BRX 2 mode=tasks
exec 31, ProjectCard
as Player2 exec 9 Plant
as Player2 fix CityTile<Tharsis_3_3>
play DeimosDownPromo, 31
expect fails task -7 Plant<Player2>
task -6 Plant<Player2>
expect fails place 3_4
expect fails place 2_2
place 4_7
expect Player1 stock 0 4 0 1 0 0 prod 0 0 0 0 0 1 tr 23 hand 0 cards 0
expect Player2 stock 0 0 0 3 0 0
expect =1 DeimosDownPromoTile<Tharsis_4_7>, =0 Tag, =1 PlayedEvent
expect global temp -24 oxygen 0 oceans 0

// Harvest: three greeneries of one's own; 12 money.
newgame BRX 2 mode=tasks
exec 4, ProjectCard
fix GreeneryTile<Tharsis_5_7>, GreeneryTile<Tharsis_5_8>
as Player2 fix GreeneryTile<Tharsis_9_5>
expect fails requirement play Harvest, 4
fix GreeneryTile<Tharsis_4_7>
play Harvest, 4
expect change Player1 only 8, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent

// Soil Enrichment: a microbe of one's own for five plants; not without one.
newgame BRX 2 mode=tasks
exec 6, ProjectCard
fix Tardigrades, Ants
as Player2 fix Decomposers
as Player2 exec Microbe<Decomposers>
expect fails play SoilEnrichment, 6
exec Microbe<Tardigrades>, 2 Microbe<Ants>
play SoilEnrichment, 6
task -Microbe<Ants>
expect Player1 stock 0 0 0 5 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 2
expect =1 Microbe<Ants>, =1 Microbe<Tardigrades>, =1 PlayedEvent, =2 Tag

// Protected Growth: 7 % at most; a plant for each power tag.
newgame BRX 2 mode=tasks
exec 2, ProjectCard
fix 8 OxygenStep, PowerPlantCard, SolarPower
expect fails requirement play ProtectedGrowth, 2
fix -OxygenStep
play ProtectedGrowth, 2
expect change Player1 only -2, 2 Plant, -ProjectCard
expect Player1 cards 2
expect =1 PlayedEvent

// Public Plans: up to as much money as there are cards in hand, this one not among them.
newgame BRX 2 mode=tasks
exec 7, 5 ProjectCard
play PublicPlans, 7
expect fails task 5
task 3
expect Player1 stock 3 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 4 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 1

// Public Plans: all of them, and none of none.
newgame BRX 2 mode=tasks
exec 14, 5 ProjectCard
play PublicPlans, 7
task 4
expect Player1 stock 11 0 0 0 0 0 hand 4
newgame BRX 2 mode=tasks
exec 7, ProjectCard
play PublicPlans, 7
expect Player1 stock 0 0 0 0 0 0 hand 0
expect =1 PlayedEvent

// Project Inspection: an action that was used in this generation, once more.
newgame BRX 2 mode=tasks
exec 2 ProjectCard
fix Penguins, Factorum, Tardigrades
expect fails play ProjectInspection, 0
action Penguins
action Factorum 1
play ProjectInspection, 0
expect fails task UseAction<Tardigrades, First>
expect fails task UseAction<Penguins, Second>
task UseAction<Penguins, First>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 1 0 tr 20 hand 1 cards 3
expect =2 Animal<Penguins>, =1 PlayedEvent
expect fails action Penguins

// Law Suit: 3 from a player who took something in this generation; the card and its point go to that player.
newgame BRX 3 mode=tasks
exec 4, ProjectCard, 4 Steel
as Player2 exec 5
expect fails play LawSuit, 2
as Player2 exec Sabotage
as Player2 task -4 Steel<Player1>
play LawSuit, 2
expect Player1 stock 5 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect Player2 stock 2 0 0 0 0 0
expect =1 PlayedEvent<Class<LawSuit>, Player2>, =0 PlayedEvent
expect Player1 score cards 0
expect Player2 score cards -1

// Law Suit: of several one, who gives what is there; production counts too.
newgame BRX 3 mode=tasks
exec 2, ProjectCard, 4 Steel, PROD[Energy]
as Player2 exec 5, Sabotage
as Player2 task -4 Steel<Player1>
as Player3 exec 1, EnergyTapping
play LawSuit, 2
task PlayedEvent<Class<LawSuit>, Player3> FROM LawSuit
expect Player1 stock 1 0 0 0 0 0
expect Player2 stock 5 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect =1 PlayedEvent<Class<LawSuit>, Player3>

// Law Suit: not for what one gave up oneself or others took from others.
newgame BRX 3 mode=tasks
exec 9, ProjectCard
exec -3
as Player3 exec 2 Steel
as Player2 exec HiredRaiders
as Player2 task 2 Steel<Owner FROM Player3>
expect fails play LawSuit, 2

// Law Suit, Crash Site Cleanup: what happened in one generation is over in the next.
newgame BRX 2
as Player1 play Ecoline
as Player1 buy 2
as Player2 play Factorum
as Player2 buy 1
as Player1 pass
as Player2 play SmallAsteroid, 10
as Player2 task -2 Plant<Player1>
expect =1 TookFrom<Player1, Player2>, =1 PlantsRemoved<Player1>
as Player2 pass
as Player1 buy 0
as Player2 buy 0
expect =0 TookFrom<Anyone>, =0 PlantsRemoved<Anyone>
as Player2 pass
expect fails as Player1 play LawSuit, 2
expect fails as Player1 play CrashSiteCleanup, 4

// Crash Site Cleanup: plants of somebody's were removed by somebody else in this generation; a titanium or two steel.
newgame BRX 3 mode=tasks
exec 4, ProjectCard
as Player2 exec 5 Plant
expect fails requirement play CrashSiteCleanup, 4
as Player2 exec -Plant
expect fails requirement play CrashSiteCleanup, 4
as Player3 exec SmallAsteroid
as Player3 task -2 Plant<Player2>
play CrashSiteCleanup, 4
task 2 Steel
expect Player1 stock 0 2 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
expect Player1 score cards 1
