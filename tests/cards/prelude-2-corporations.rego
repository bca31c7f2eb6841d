# The corporations of Prelude 2.

// Nirgal Enterprises: 30 money, energy, plant and steel production; milestones and awards for nothing.
newgame BR2 2 mode=tasks
play NirgalEnterprises
expect change Player1 only 30, PROD[Steel, Plant, Energy]
expect Player1 cards 1 tags PowerTag 1 PlantTag 1 BuildingTag 1
expect =3 Tag
fund Banker
fund Scientist
fund Thermalist
expect Player1 stock 30 0 0 0 0 0
exec 15 TerraformRating
claim Terraformer
expect Player1 stock 30 0 0 0 0 0
expect =3 Award, =1 Milestone

// Nirgal Enterprises: others pay for theirs, and it pays for anything else.
newgame BR2 2 mode=tasks
play NirgalEnterprises
as Player2 exec 8
as Player2 fund Banker
expect Player2 stock 0 0 0 0 0 0
project PowerPlant, 11
expect Player1 stock 19 0 0 0 0 0

// Palladin Shipping: 36 money and five titanium; one for each space event; two for the temperature.
newgame BR2 2 mode=tasks
play PalladinShipping
expect change Player1 only 36, 5 Titanium
expect Player1 cards 1 tags SpaceTag 1
action PalladinShipping
expect Player1 stock 36 0 3 0 0 0 tr 21
expect global temp -28 oxygen 0 oceans 0
exec AsteroidCard
expect Player1 stock 36 0 6 0 0 0
exec Satellites, MineralDeposit
expect Player1 stock 36 5 6 0 0 0

// Sagitta Frontier Services: 31 money, energy and money production, a card; 4 for itself and each card without a tag, 1 for
// each with one; the icon of an event is a tag.
newgame BR2 2 mode=tasks
play SagittaFrontierServices
expect change Player1 only 35, PROD[2, Energy], ProjectCard
expect Player1 cards 1
expect =0 Tag
exec ProtectedHabitats
expect Player1 stock 39 0 0 0 0 0
exec Mine
expect Player1 stock 40 0 0 0 0 0
exec MarsUniversity
expect Player1 stock 40 0 0 0 0 0
exec MineralDeposit
expect Player1 stock 41 5 0 0 0 0
exec InventionContest
expect Player1 stock 41 5 0 0 0 0

// EcoTec: 42 money and plant production; a plant or a microbe for each plant, microbe and animal tag, its own among them.
newgame BR2 2 mode=tasks
play EcoTec
expect change Player1 only 42, 2 Plant, PROD[Plant]
expect Player1 cards 1 tags MicrobeTag 1 PlantTag 1
exec AdaptedLichen
expect Player1 stock 42 0 0 3 0 0
exec Tardigrades
put Tardigrades
expect =1 Microbe<Tardigrades>
exec Pets
task Plant
expect Player1 stock 42 0 0 4 0 0
as Player2 exec AdaptedLichen
expect Player1 stock 42 0 0 4 0 0

// Spire: 50 money, four cards first and three of the hand discarded; a science resource for each card with two tags.
newgame BR2 2 mode=tasks
play Spire
expect change Player1 only 50
expect Player1 cards 1 tags CityTag 1 EarthTag 1
expect =1 Science<Spire>
first
expect Player1 hand 1
exec MarsUniversity
task Ok
expect =2 Science<Spire>
exec Mine, MineralDeposit
expect =2 Science<Spire>
// The icon of an event is a tag.
exec InventionContest
task Ok
expect =3 Science<Spire>
// Worth 2 each for standard projects, and for nothing else.
project PowerPlant, 5, 3 Science<Spire>
expect Player1 stock 45 5 0 0 0 0 prod 0 1 0 0 1 0
expect =0 Science
exec Science<Spire>
expect fails play Sponsors, 4, 1 Science<Spire>
