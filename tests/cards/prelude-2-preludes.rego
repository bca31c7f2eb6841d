# The preludes of Prelude 2.

// Applied Science: six science resources; each for a resource on a card that has one, or a standard resource.
newgame BRP2 2 mode=tasks
exec PreludeCard
play AppliedScience
expect change Player1 only 0 Megacredit
expect Player1 cards 1 tags WildTag 1
expect =6 Science<AppliedScience>
fix Tardigrades, Fish
exec Animal<Fish>
action AppliedScience
expect fails task Microbe<Tardigrades>
task Animal<Fish>
expect =2 Animal<Fish>, =5 Science<AppliedScience>
fix -ActionUsedMarker<AppliedScience>
action AppliedScience
task Titanium
expect Player1 stock 0 0 1 0 0 0
expect =4 Science<AppliedScience>

// Board of Directors: four directors; a prelude is discarded, or played for 12 and a director.
newgame BRP2 2 mode=tasks
exec PreludeCard, 13
play BoardOfDirectors
expect change Player1 only 0 Megacredit
expect Player1 cards 1 tags EarthTag 1
expect =4 Director<BoardOfDirectors>
action BoardOfDirectors
task -PreludeCard
expect Player1 stock 13 0 0 0 0 0 cards 1
expect =4 Director<BoardOfDirectors>, =0 PreludeCard
fix -ActionUsedMarker<BoardOfDirectors>
action BoardOfDirectors
task -Director<BoardOfDirectors>
play NobelPrize
expect Player1 stock 6 0 0 0 0 0 hand 2 cards 2
expect =3 Director<BoardOfDirectors>, =0 PreludeCard
// To play it at once says the same.
exec 10
fix -ActionUsedMarker<BoardOfDirectors>
action BoardOfDirectors
expect fails play Ants
play Donation
expect Player1 stock 25 0 0 0 0 0 cards 3
expect =2 Director<BoardOfDirectors>, =0 PreludeCard
undo 2
exec -5
action BoardOfDirectors
expect fails play Donation
expect =3 Director<BoardOfDirectors>, =1 PreludeCard

// Floating Trade Hub: two floaters onto any card, or any number from here for that many of one standard resource.
newgame BRP2 2 mode=tasks
exec PreludeCard
play FloatingTradeHub
expect change Player1 only 0 Megacredit
expect Player1 cards 1 tags SpaceTag 1
action FloatingTradeHub 1
expect =2 Floater<FloatingTradeHub>
exec 2 Floater<FloatingTradeHub>
fix -ActionUsedMarker<FloatingTradeHub>
action FloatingTradeHub 2
task -3 Floater<FloatingTradeHub>
task 3 Titanium
expect Player1 stock 0 0 3 0 0 0
expect =1 Floater

// Focused Organization: a card and a resource at once; a card and a resource for a card and another resource.
newgame BRP2 2 mode=tasks
exec PreludeCard
play FocusedOrganization
task Steel
expect Player1 stock 0 1 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 1 cards 1
expect =0 Tag
action FocusedOrganization
task Titanium
expect Player1 stock 0 0 1 0 0 0 hand 1
fix -ActionUsedMarker<FocusedOrganization>
exec -Titanium
expect fails action FocusedOrganization

// Industrial Complex: 18 money; every production below 1 is raised to 1.
newgame BRP2 2 mode=tasks
exec PreludeCard, 20, PROD[-3, 2 Plant, Heat]
play IndustrialComplex
expect change Player1 only -18, PROD[4, Steel, Titanium, Energy]
expect Player1 cards 1 tags BuildingTag 1
newgame BRP2 2 mode=tasks
exec PreludeCard, 17
expect fails play IndustrialComplex

// Main Belt Asteroids: 5 money; an asteroid onto any card, a titanium for each that comes here, a point for two.
newgame BRP2 2 mode=tasks
exec PreludeCard, 5
play MainBeltAsteroids
expect change Player1 only -5
expect Player1 cards 1 tags SpaceTag 1
action MainBeltAsteroids
expect Player1 stock 0 0 1 0 0 0
exec 2 Asteroid<MainBeltAsteroids>
expect Player1 stock 0 0 3 0 0 0
expect =3 Asteroid<MainBeltAsteroids>
expect Player1 score cards 1

// Nobel Prize: 5 money, two cards, two points; a wild tag.
newgame BRP2 2 mode=tasks
exec PreludeCard
play NobelPrize
expect change Player1 only 5, 2 ProjectCard
expect Player1 cards 1 tags WildTag 1
expect Player1 score cards 2

// Preservation Program: five steps of TR, of which none is skipped; the first in each action phase is.
newgame BRP2 2 mode=tasks
exec PreludeCard
play PreservationProgram
expect change Player1 only TR 5
expect Player1 cards 1
phase Action
exec TemperatureStep
expect Player1 tr 25
exec TemperatureStep
expect Player1 tr 26
as Player2 exec OxygenStep
expect Player2 tr 21

// Preservation Program: of several steps at once one is skipped, and nothing answers to it.
newgame BRP2 2 mode=tasks
fix PreservationProgram, TerraformingDeal
phase Action
exec 3 TerraformRating
expect Player1 tr 22 stock 4 0 0 0 0 0

// Project Eden: an ocean, a city, a greenery, three cards of the hand.
newgame BRP2 2 mode=tasks
exec PreludeCard, 4 ProjectCard
play ProjectEden
task OceanTile<Tharsis_1_5>
task CityTile<Tharsis_2_4>
place 2_5
expect Player1 stock 2 0 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 1 cards 1 tags CityTag 1 PlantTag 1
expect global temp -30 oxygen 1 oceans 1
expect =1 CityTile, =1 GreeneryTile

// Project Eden: in any order, so that the greenery may lie where nothing else of its owner's is.
newgame BRP2 2 mode=tasks
exec PreludeCard, 3 ProjectCard
play ProjectEden
task GreeneryTile<Tharsis_9_5>
task CityTile<Tharsis_1_1>
place 1_2
expect =1 GreeneryTile<Tharsis_9_5>, =1 CityTile<Tharsis_1_1>, =1 OceanTile<Tharsis_1_2>

// Recession: 10 money; each opponent loses 5 and a step of money, as far as possible.
newgame BRP2 3 mode=tasks
exec PreludeCard, 3
as Player2 exec 7
as Player3 exec 2, PROD[-5]
play Recession
expect change Player1 only 10
expect Player1 cards 1
expect change Player2 only -5, PROD[-1]
expect change Player3 only -2

// Soil Bacteria: three plants and two cards; a plant for each plant and microbe tag, its own among them.
newgame BRP2 2 mode=tasks
exec PreludeCard
play SoilBacteria
expect change Player1 only 4 Plant, 2 ProjectCard
expect Player1 cards 1 tags MicrobeTag 1
exec AdaptedLichen, Tardigrades
expect Player1 stock 0 0 0 6 0 0

// Space Lanes: three titanium; 2 off each Jovian, Earth and Venus tag.
newgame BRP2 2 mode=tasks
exec PreludeCard, 3 ProjectCard, 36
play SpaceLanes
expect change Player1 only 3 Titanium
expect Player1 cards 1 tags SpaceTag 1
play Sponsors, 4
play CallistoPenalMines, 22
expect Player1 stock 10 0 3 0 0 0 prod 5 0 0 0 0 0
play Satellites, 10
expect Player1 stock 0 0 3 0 0 0

// Suitable Infrastructure: five steel; 2 for each action in which a production goes up.
newgame BRP2 2
as Player1 play BeginnerCorporation
as Player2 play Ecoline
as Player2 buy 0
as Player1 play SuitableInfrastructure
as Player1 play Donation
as Player2 play Loan
as Player2 play Supplier
expect Player1 stock 63 5 0 0 0 0
// An action that raises two productions is paid once, the next one again.
as Player1 project PowerPlant, 11
expect Player1 stock 54 5 0 0 0 0
as Player1 play FuelFactory, 6
expect change Player1 only -4, PROD[1, Titanium, -Energy], -ProjectCard
as Player2 pass
as Player1 play Sponsors, 6
expect Player1 stock 46 5 0 0 0 0 prod 3 0 1 0 0 0
as Player1 play MineralDeposit, 5
expect Player1 stock 41 10 0 0 0 0

// Suitable Infrastructure: its steel.
newgame BRP2 2 mode=tasks
exec PreludeCard
play SuitableInfrastructure
expect change Player1 only 5 Steel
expect Player1 cards 1 tags BuildingTag 1

// Terraforming Deal: 2 for each step of TR.
newgame BRP2 2 mode=tasks
exec PreludeCard
play TerraformingDeal
expect change Player1 only 0 Megacredit
expect Player1 cards 1 tags EarthTag 1
exec OxygenStep
expect Player1 stock 2 0 0 0 0 0 tr 21
exec 3 TerraformRating
expect Player1 stock 8 0 0 0 0 0 tr 24

// World Government Advisor: two steps of TR and a card; a parameter is raised for nobody.
newgame BRP2 2 mode=tasks
exec PreludeCard
play WorldGovernmentAdvisor
expect change Player1 only TR 2, ProjectCard
expect Player1 cards 1 tags EarthTag 1
fix 2 TemperatureStep
action WorldGovernmentAdvisor
task TemperatureStep BY Engine
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 22
expect global temp -24 oxygen 0 oceans 0
fix -ActionUsedMarker<WorldGovernmentAdvisor>
action WorldGovernmentAdvisor
place 1_2
expect Player1 stock 0 0 0 0 0 0 tr 22
expect global temp -24 oxygen 0 oceans 1

// World Government Advisor with Venus Next: Venus is one of the parameters, and nothing at its end can be chosen.
newgame BRPV2 2 mode=tasks
exec PreludeCard
play WorldGovernmentAdvisor
fix 14 OxygenStep, 7 VenusStep
action WorldGovernmentAdvisor
expect fails task OxygenStep
task VenusStep
expect Player1 tr 22 hand 1
expect global venus 16 oxygen 14
