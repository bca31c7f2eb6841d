# Resources on cards: where they may go and come from.

// Only a card that holds that kind can take it; with one such card there is nothing to choose.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play Tardigrades, 4
play ImportedNitrogen, 23
expect =3 Microbe<Tardigrades>, =0 Animal
expect Player1 tr 21 stock _ _ _ 4 _ _

// With several, one of them takes all.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play Tardigrades, 4
play RegolithEaters, 13
play AerobrakedAmmoniaAsteroid, 26
expect fails task Microbe<Tardigrades>
put RegolithEaters
expect =2 Microbe<RegolithEaters>, =0 Microbe<Tardigrades>
action RegolithEaters 2
expect global oxygen 1
expect =0 Microbe

// One action of a card a generation, whichever it was.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play RegolithEaters, 13
action RegolithEaters 1
expect fails not-now action RegolithEaters 1
expect fails action RegolithEaters 2
expect fails usage action RegolithEaters 3

// Without resources the second action is not possible; unsaid, the possible one is taken.
newgame BR 2 mode=tasks
exec 80, 9 ProjectCard
play RegolithEaters, 13
expect fails action RegolithEaters 2
action RegolithEaters
expect =1 Microbe<RegolithEaters>

// Predators eat animals of anybody, but not from Pets, and not where habitats are protected.
newgame BR 2 mode=tasks
mode raw
exec 11 OxygenStep
mode tasks
exec 80, 9 ProjectCard, PROD[3 Plant]
as Player2 exec 80, 9 ProjectCard
as Player2 play Pets, 10
expect Player2 score cards 0
play Predators, 14
expect fails action Predators
as Player2 play SmallAnimals, 6
as Player2 action SmallAnimals
action Predators
expect =1 Animal<Predators>
as Player2 expect =0 Animal<SmallAnimals>
expect Player1 score cards 1
as Player2 exec 2 Animal<SmallAnimals>
as Player2 play ProtectedHabitats, 5
exec -ActionUsedMarker<Predators>, -Animal<Predators>
expect fails action Predators
as Player2 expect =2 Animal<SmallAnimals>

// Protected Habitats does not stop its owner.
newgame BR 2 mode=tasks
mode raw
exec 4 OxygenStep
mode tasks
exec 80, 9 ProjectCard
play ProtectedHabitats, 5
play Tardigrades, 4
action Tardigrades
play Ants, 9
action Ants
expect =1 Microbe<Ants>, =0 Microbe<Tardigrades>

// Herbivores: an animal for each own greenery, one at once.
newgame BR 2 mode=tasks
mode raw
exec 8 OxygenStep
mode tasks
exec 80, 9 ProjectCard, PROD[Plant]
play Herbivores, 12
expect =1 Animal<Herbivores>
expect Player1 prod 0 0 0 0 0 0
exec GreeneryTile<Tharsis_3_4>
as Player2 exec GreeneryTile<Tharsis_7_4>
expect =2 Animal<Herbivores>
expect Player1 score cards 1

// Fish needs a plant production somewhere to lower, one's own if there is no other.
newgame BR 2 mode=tasks
mode raw
exec 16 TemperatureStep
mode tasks
exec 80, 9 ProjectCard
expect fails dead-end play Fish, 9
as Player2 exec PROD[Plant]
play Fish, 9
expect Player2 prod 0 0 0 0 0 0

// Search for Life: believed as told; three points once there is a science resource, no more.
newgame BR 2 mode=tasks
exec 20, 9 ProjectCard
play SearchForLife, 3
action SearchForLife
task Ok
expect Player1 score cards 0 total 20
exec -ActionUsedMarker<SearchForLife>
action SearchForLife
task Science<SearchForLife>
expect Player1 score cards 3
exec 2 Science<SearchForLife>
expect Player1 score cards 3
expect Player1 stock 15 _ _ _ _ _

// CEO's Favorite Project: only onto a card that has a resource already.
newgame BR 2 mode=tasks
exec 40, 9 ProjectCard
play Tardigrades, 4
play RegolithEaters, 13
action RegolithEaters
play CEOsFavoriteProject, 1
expect =2 Microbe<RegolithEaters>, =0 Microbe<Tardigrades>

// Physics Complex and Security Fleet score by their resources; Ants half.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, 6 Energy, 2 Titanium
play PhysicsComplex, 12
action PhysicsComplex
play SecurityFleet, 12
action SecurityFleet
expect Player1 score cards 3

// A card that leaves takes along what lies on it.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
play Tardigrades, 4
action Tardigrades
exec -Tardigrades
expect =0 Microbe, =0 MicrobeTag, =0 ActionUsedMarker

// … and not onto one that has none, however the answer is put.
newgame BR 2 mode=tasks
exec 1, ProjectCard
fix Tardigrades, Fish, PhysicsComplex
exec Animal<Fish>, Science<PhysicsComplex>
play CEOsFavoriteProject, 1
expect fails put Tardigrades
put Fish
expect =2 Animal<Fish>
