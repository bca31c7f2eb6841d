# Preludes among the promos.

// Corporate Archives: of seven cards two, and 13 money.
newgame BRX 2 mode=tasks
exec PreludeCard
play CorporateArchives
expect Player1 stock 13 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 2 cards 1 tags ScienceTag 1
expect =1 Tag, =0 PreludeCard

// Anti-desertification Techniques: 3 money, plant and steel production.
newgame BRX 2 mode=tasks
exec PreludeCard
play AntiDesertificationTechniques
expect Player1 stock 3 0 0 0 0 0 prod 0 1 0 1 0 0 tr 20 hand 0 cards 1 tags MicrobeTag 1 PlantTag 1
expect =2 Tag

// Albedo Plants: plant production, a plant, and 3 heat for each plant tag, its own among them.
newgame BRX 2 mode=tasks
exec PreludeCard, 9, ProjectCard
play AlbedoPlants
expect Player1 stock 9 0 0 1 0 3 prod 0 0 0 1 0 0 tr 20 hand 1 cards 1 tags PlantTag 1
play AdaptedLichen, 9
expect Player1 stock 0 0 0 1 0 6 prod 0 0 0 2 0 0
as Player2 exec AdaptedLichen
expect Player1 stock 0 0 0 1 0 6
