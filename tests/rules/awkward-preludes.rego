# Awkward questions about preludes and the cards of Prelude and Prelude 2.

// Double Down does again what the other prelude did at once: resources, what it costs, TR. Its tags do not come again.
newgame BRPX2 2 mode=tasks
exec 2 PreludeCard
play AppliedScience
play DoubleDown
expect =12 Science<AppliedScience>
expect Player1 tags WildTag 1
newgame BRPX2 2 mode=tasks
exec 10, 2 PreludeCard
play MainBeltAsteroids
play DoubleDown
expect Player1 stock 0 0 0 0 0 0
newgame BRPX2 2 mode=tasks
exec 2 PreludeCard
play PreservationProgram
play DoubleDown
expect Player1 tr 30
// A third corporation; two more oceans; another prelude; another card for 25 less.
newgame BRPX2 2 mode=tasks
exec 42, 2 PreludeCard
fix CrediCor
play Merger
play Teractor
expect Player1 stock 60 0 0 0 0 0
play DoubleDown
play Helion
expect Player1 stock 60 0 0 0 0 0 prod 0 0 0 0 0 3 cards 5
newgame BRPX2 2 mode=tasks
exec 2 PreludeCard
play GreatAquifer
place 1_2
place 1_4
play DoubleDown
place 1_5
place 2_6
expect global oceans 4
newgame BRPX2 2 mode=tasks
exec 2 PreludeCard
play NewPartner
play Donation
play DoubleDown
task? @copyPrelude(NewPartner)
play Biolab
expect Player1 prod 2 0 0 1 0 0 stock 21 0 0 0 0 0
newgame BRPX2 2 mode=tasks
exec 10, 2 PreludeCard, 2 ProjectCard
play EccentricSponsor
play AsteroidCard
play DoubleDown
play Soletta, 10
expect Player1 stock 0 0 2 0 0 0 prod 0 0 0 0 0 7
// Nothing to copy.
newgame BRPX2 2 mode=tasks
exec PreludeCard
expect fails play DoubleDown

// Ecology Experts: no temperature, oxygen or ocean is too low or too high, but tags are asked for; and for one card.
newgame BRP 2 mode=tasks
exec 10, PreludeCard, 2 ProjectCard
as Player2 exec PROD[2 Plant]
play EcologyExperts
play Birds
expect Player2 prod 0 0 0 0 0 0
expect fails requirement play Ants
newgame BRP 2 mode=tasks
exec 30, PreludeCard, 2 ProjectCard
play EcologyExperts
expect fails requirement play GeneRepair
expect fails requirement play AdvancedEcosystems
play Sponsors

// Eccentric Sponsor: what is left of the 25 is lost. The printed cost counts for CrediCor and Advertising.
newgame BRP 2 mode=tasks
exec 3, PreludeCard, 2 ProjectCard
play EccentricSponsor
play Sponsors
expect Player1 stock 3 0 0 0 0 0
expect fails limit play Mine
newgame BRPX 2 mode=tasks
exec PreludeCard, ProjectCard
fix CrediCor, Advertising
play EccentricSponsor
play EarthCatapult
expect Player1 stock 4 0 0 0 0 0 prod 1 0 0 0 0 0

// Robinson Industries: less than nothing is the lowest.
newgame BRP 2 mode=tasks
exec 4, PROD[-1]
fix RobinsonIndustries
action RobinsonIndustries
expect Player1 prod 0 0 0 0 0 0 stock 0 0 0 0 0 0

// Vitor: points that are printed, also those that may come to nothing; not negative ones.
newgame BRP 2 mode=tasks
exec 27, 4 ProjectCard
fix Vitor
play Sponsors, 6
play BribedCommittee, 7
expect Player1 stock 14 0 0 0 0 0
play SpaceStation, 10
expect Player1 stock 7 0 0 0 0 0
play Tardigrades, 4
expect Player1 stock 6 0 0 0 0 0

// Psychrophiles pay for plants only, together with money.
newgame BRP 2 mode=tasks
exec 3, 2 ProjectCard
fix Psychrophiles, 4 Microbe<Psychrophiles>
expect fails limit play Sponsors, 3 Microbe<Psychrophiles>
play AdaptedLichen, 3 Microbe<Psychrophiles>, 3
expect =1 Microbe

// Lava Tube Settlement: a free volcano, next to a city or not.
newgame BRP 2 mode=tasks
exec 30, 2 ProjectCard, PROD[2 Energy]
fix CityTile<Tharsis_5_1>, GreeneryTile<Tharsis_3_1>, GreeneryTile<Tharsis_2_2>
play LavaTubeSettlement, 15
expect CityTile<Tharsis_4_1>
newgame BRP 2 mode=tasks
exec 15, ProjectCard, PROD[Energy]
fix CityTile<Tharsis_5_1>, GreeneryTile<Tharsis_3_1>, GreeneryTile<Tharsis_2_2>, GreeneryTile<Tharsis_4_1>
expect fails dead-end play LavaTubeSettlement, 15

// Spire: its science pays for standard projects only, and no other card's does; money goes first.
newgame BRP2 2 mode=tasks
exec 7, ProjectCard
fix Spire, 9 Science<Spire>, PhysicsComplex, 3 Science<PhysicsComplex>
expect fails limit play Sponsors, 3 Science<Spire>
expect fails limit project PowerPlant, 3 Science<PhysicsComplex>, 5
project PowerPlant, 2 Science<Spire>, 7
expect =7 Science<Spire>
exec 7
project PowerPlant
expect Player1 stock 0 0 0 0 0 0
expect =5 Science<Spire>
// Two tags, the icon of an event included, and its own.
newgame BRP2 2 mode=tasks
exec 18, 4 ProjectCard, PreludeCard
play Spire
expect =1 Science<Spire>
play Mine, 4
play MineralDeposit, 5
expect =1 Science<Spire>
play TransNeptuneProbe, 6
play InvestmentLoan, 3
play IoResearchOutpost
expect =4 Science<Spire>

// World Government Advisor: no TR, no heat production, no steel; and with everything full it may still be used.
newgame BRPV2 2 mode=tasks
fix WorldGovernmentAdvisor, 2 TemperatureStep
action WorldGovernmentAdvisor
task TemperatureStep
expect Player1 tr 20 prod 0 0 0 0 0 0
exec -ActionUsedMarker<WorldGovernmentAdvisor>
action WorldGovernmentAdvisor
task OceanTile<Tharsis_1_2>
expect Player1 tr 20 stock 0 0 0 0 0 0
newgame BRPV2 2 mode=tasks
fix WorldGovernmentAdvisor, 19 TemperatureStep, 14 OxygenStep
mode raw
exec OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
exec OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
mode tasks
action WorldGovernmentAdvisor
expect global venus 2
fix -ActionUsedMarker<WorldGovernmentAdvisor>, 14 VenusStep
action WorldGovernmentAdvisor
expect global venus 30
expect Player1 tr 20

// Industrial Complex fills up from below zero, and costs 18.
newgame BRP2 2 mode=tasks
exec 17, PreludeCard, PROD[-2, 2 Steel]
expect fails play IndustrialComplex
exec 1
play IndustrialComplex
expect Player1 prod 1 2 1 1 1 1 stock 0 0 0 0 0 0

// Recession: as much as there is, and not below -5.
newgame BRP2 3 mode=tasks
exec PreludeCard
as Player2 exec 3, PROD[-5]
as Player3 exec 9
play Recession
expect Player1 stock 10 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0 prod -5 0 0 0 0 0
expect Player3 stock 4 0 0 0 0 0 prod -1 0 0 0 0 0

// Nirgal Enterprises pays nothing for goals, the third award included.
newgame BRP2 3 mode=tasks
fix NirgalEnterprises, GreeneryTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>, GreeneryTile<Tharsis_3_6>
claim Gardener
fund Banker
fund Miner
fund Thermalist
expect =3 Award, =1 Milestone

// Preservation Program: the first step in each action phase, not those of preludes.
newgame BRP2 2
as Player1 play CrediCor
as Player1 buy 5
as Player2 play ThorGate
as Player2 buy 0
as Player1 play PreservationProgram
as Player1 play UnmiContractor
expect Player1 tr 28
as Player2 play Donation
as Player2 play Loan
as Player1 project Asteroid
expect Player1 tr 28
as Player1 project Asteroid
expect Player1 tr 29
