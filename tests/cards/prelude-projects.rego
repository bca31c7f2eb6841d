# Project cards of Prelude.

// House Printing: steel production; a point.
newgame BRP 2 mode=tasks
exec 10, ProjectCard
play HousePrinting, 10
expect change Player1 only -10, PROD[Steel], -ProjectCard
expect Player1 tags BuildingTag 1
expect =1 Tag
expect Player1 score cards 1

// Lava Tube Settlement: on a volcano, even beside a city, never elsewhere; for a step of energy production.
newgame BRP 2 mode=tasks
exec 15, ProjectCard
expect fails dead-end play LavaTubeSettlement, 15
exec PROD[Energy]
as Player2 exec CityTile<Tharsis_4_2>
play LavaTubeSettlement, 15
expect fails narrowing place 3_4
place 4_1
expect Player1 stock 0 0 1 1 0 0 prod 2 0 0 0 0 0 tags BuildingTag 1 CityTag 1
expect =1 CityTile
// Where there are no volcanoes, wherever a city may stand.
newgame BRPH 2 mode=tasks
exec 15, ProjectCard, PROD[Energy]
as Player2 exec CityTile<Hellas_4_5>
play LavaTubeSettlement, 15
expect fails narrowing place Hellas_4_4
place Hellas_6_3
expect Player1 prod 2 0 0 0 0 0
expect =1 CityTile

// Martian Survey: an event up to 4 % of oxygen; two cards; a point.
newgame BRP 2 mode=tasks
exec 9, ProjectCard
fix 5 OxygenStep
expect fails requirement play MartianSurvey, 9
fix -OxygenStep
play MartianSurvey, 9
expect Player1 stock 0 0 0 0 0 0 hand 2 cards 0
expect =0 Tag
expect =1 PlayedEvent
expect Player1 score cards 1

// Psychrophiles: up to -20 °C; a microbe each generation; each pays 2 for cards with a plant tag, and for nothing else.
newgame BRP 2 mode=tasks
exec 2, ProjectCard
fix 6 TemperatureStep
expect fails requirement play Psychrophiles, 2
fix -TemperatureStep
play Psychrophiles, 2
expect Player1 stock 0 0 0 0 0 0 hand 0 tags MicrobeTag 1
action Psychrophiles
expect =1 Microbe<Psychrophiles>
expect fails not-now action Psychrophiles
exec 3 Microbe<Psychrophiles>, 10, 5 ProjectCard
expect fails limit play Mine, 2, 1 Microbe<Psychrophiles>
// Lichen costs 7: three of them, and 1.
play Lichen, 1, 3 Microbe<Psychrophiles>
expect Player1 stock 9 0 0 0 0 0 prod 0 0 0 1 0 0
expect =1 Microbe<Psychrophiles>
// By itself money comes first, and microbes only for what it cannot cover.
play AdaptedLichen
expect change Player1 only -9, PROD[Plant], -ProjectCard
expect =1 Microbe<Psychrophiles>
fix 3 TemperatureStep
exec 3 Microbe<Psychrophiles>, 2
play Heather
expect change Player1 only -2, Plant, PROD[Plant], -ProjectCard
expect =2 Microbe<Psychrophiles>
// Less than one unit may be wasted.
fix 3 TemperatureStep
exec 10 Microbe<Psychrophiles>, ProjectCard
expect fails limit play Lichen, 5 Microbe<Psychrophiles>
as Player2 exec 9, ProjectCard
expect fails as Player2 play Grass, 1 Microbe<Psychrophiles>, 9

// Research Coordination: nothing but a wild tag.
newgame BRP 2 mode=tasks
exec 4, ProjectCard
play ResearchCoordination, 4
expect Player1 stock 0 0 0 0 0 0 hand 0 cards 1 tags WildTag 1
expect =1 Tag

// SF Memorial: a card; a point.
newgame BRP 2 mode=tasks
exec 7, ProjectCard
play SfMemorial, 7
expect Player1 stock 0 0 0 0 0 0 hand 1 tags BuildingTag 1
expect Player1 score cards 1

// Space Hotels: with two Earth tags, its own not counted; four steps of money production.
newgame BRP 2 mode=tasks
exec 12, ProjectCard
fix AcquiredCompany
expect fails requirement play SpaceHotels, 12
fix Sponsors
play SpaceHotels, 12
expect change Player1 only -12, PROD[4], -ProjectCard
expect Player1 tags EarthTag 3 SpaceTag 1
