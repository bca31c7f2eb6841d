# What the ruling party's policy does to the players, in the action phase and only there.

// --- Greens: 4 for a greenery ---

newgame BRPT 2 mode=ops
phase Action
fix 23, 23 Megacredit<Player2>, 8 Plant
project Greenery
place 3_3
expect Player1 stock 4 0 0 8 0 0
convert plants
place 2_3
expect Player1 stock 8 0 0 0 0 0
// Nothing for somebody else's, nor for another tile.
as Player2 project Greenery
as Player2 place 7_7
expect Player1 stock 8 0 0 0 0 0
expect Player2 stock 4 0 0 0 0 0
exec CityTile<Tharsis_2_1>
expect Player1 stock 8 0 0 0 0 0
expect fails not-now policy

// Not for a prelude.
newgame BRPT 2 mode=ops
phase Prelude
exec GreeneryTile<Tharsis_3_3>
expect Player1 stock 0 0 0 0 0 0

// Not for the final greeneries.
newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 pass
fix 14 OxygenStep, 19 TemperatureStep, 8 Plant<Player1>
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
as Player2 pass
expect phase FinalGreenery
convert plants
place 8_7
expect Player1 stock 62 0 0 0 0 0

// --- Mars First: a steel for a tile on Mars ---

newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<MarsFirst>
expect =2 MarsFirstPolicy<Anyone>, =0 GreensPolicy<Anyone>
exec GreeneryTile<Tharsis_3_2>
expect Player1 stock 0 1 0 0 0 0
exec CityTile<Tharsis_3_3>
expect Player1 stock 0 2 0 0 0 0
exec OceanTile<Tharsis_1_5>
expect Player1 stock 0 3 0 0 0 0
// Somebody else's tiles are theirs, oceans too.
as Player2 exec OceanTile<Tharsis_5_5>
as Player2 exec CityTile<Tharsis_7_5>
expect Player1 stock 0 3 0 0 0 0
expect Player2 stock 0 2 0 2 0 0
// Not off Mars.
fix 35, ProjectCard
play GanymedeColony, 20
expect Player1 stock 15 3 0 0 0 0
// Not for a prelude.
phase Prelude
exec OceanTile<Tharsis_6_7>
expect Player1 stock 15 3 0 1 0 0

// --- Unity: titanium is worth one more ---

newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Unity>
fix 10 Titanium, 20, 2 ProjectCard
expect fails limit play AsteroidCard, 3 Titanium, 1
play AsteroidCard, 3 Titanium, 2
expect Player1 stock 18 0 9 0 0 0
// Left to itself, rego counts with that as well: 14 are three titanium and 2.
undo
play AsteroidCard
expect Player1 stock 18 0 9 0 0 0
// Steel is what it was.
fix 5 Steel, ProjectCard
expect fails limit play Mine, 1 Steel, 1
play Mine, 2 Steel

// With PhoboLog, 5.
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Unity>
fix PhoboLog<Player1>, 10 Titanium, 20, 2 ProjectCard
expect fails limit play AsteroidCard, 2 Titanium, 3
play AsteroidCard, 2 Titanium, 4
expect Player1 stock 16 0 10 0 0 0
// A prelude knows no policies: 4 with PhoboLog.
phase Prelude
expect fails limit play BigAsteroid, 6 Titanium, 2
play BigAsteroid, 6 Titanium, 3
expect Player1 stock 13 0 8 0 0 0

// Three titanium for a trade are three titanium.
newgame BRCT 2 colonies=Luna,Ceres,Triton mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Unity>
fix 4 Titanium
expect fails trade Luna, 2 Titanium
trade Luna, 3 Titanium
expect Player1 stock 2 0 1 0 0 0

// --- Kelvinists: 10 for energy and heat production, as often as one likes ---

newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Helion
buy 0
fix RulingParty<Kelvinists> FROM RulingParty<Greens>
fix KelvinistsPolicy<Player1> FROM GreensPolicy<Player1>, KelvinistsPolicy<Player2> FROM GreensPolicy<Player2>
as Player1 policy
expect Player1 stock 32 0 0 0 0 0 prod 0 0 0 0 1 1
expect turn Player1
as Player1 policy, 10
expect Player1 stock 22 0 0 0 0 0 prod 0 0 0 0 2 2
expect turn Player2
expect fails not-now as Player1 policy
// It is a cost like any: whose heat is money may pay with it.
fix 5 Heat<Player2>
as Player2 policy, 5, 5 Heat
expect Player2 stock 37 0 0 0 0 0 prod 0 0 0 0 1 4
as Player2 end
expect fails limit as Player1 policy, 9
fix -13 Megacredit<Player1>
expect fails limit as Player1 policy
expect Player1 stock 9 0 0 0 0 0 prod 0 0 0 0 2 2

// --- Scientists: 10 for three cards, once a generation ---

newgame BRT 2 events=VolcanicEruptions,Productivity
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix RulingParty<Scientists> FROM RulingParty<Greens>
fix ScientistsPolicy<Player1> FROM GreensPolicy<Player1>, ScientistsPolicy<Player2> FROM GreensPolicy<Player2>
as Player1 policy
expect Player1 stock 32 0 0 0 0 0 hand 13
expect fails not-now as Player1 policy
as Player2 policy
expect Player2 stock 50 0 0 0 0 0 hand 3
expect fails not-now as Player2 policy
as Player2 pass
as Player1 pass
reveal Riots
as Player1 buy 0
as Player2 buy 0
expect global ruling Scientists
as Player2 policy
expect Player2 stock 60 0 0 0 0 0 hand 6
as Player1 policy
expect Player1 stock 42 0 0 0 0 0 hand 16

// --- Reds: 3 for each step of TR ---

// Two players, everything in reach; each case is taken back.
newgame BRPVT 2 mode=ops worldgov=off
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 100, 10 ProjectCard, 20 Heat, 16 Plant

// A standard project: the temperature, an ocean, a greenery, Venus. A city and a power plant bring no TR.
project Asteroid
expect Player1 stock 83 0 0 16 0 20 tr 21
undo
project Asteroid, 17
expect Player1 stock 83 0 0 16 0 20 tr 21
undo
project Aquifer
place 1_5
expect Player1 stock 79 0 0 16 0 20 tr 21
undo 2
project Greenery
place 3_2
expect Player1 stock 74 0 0 16 0 20 tr 21
undo 2
project AirScrapping
expect Player1 stock 82 0 0 16 0 20 tr 21
undo
project City
place 3_2
expect Player1 stock 75 0 0 16 0 20 tr 20
undo 2
project PowerPlant
expect Player1 stock 89 0 0 16 0 20 tr 20
undo

// Heat and plants.
convert heat
expect Player1 stock 97 0 0 16 0 12 tr 21
undo
convert plants
place 3_2
expect Player1 stock 97 0 0 8 0 20 tr 21
undo 2

// Cards: two steps of TR, three of the temperature, a step and an ocean.
play BribedCommittee
expect Player1 stock 87 0 0 16 0 20 tr 22
undo
play DeimosDown
task Ok
expect Player1 stock 60 4 0 16 0 20 tr 23 prod 0 0 0 0 0 1
undo 2
play Comet
task Ok
place 1_5
expect Player1 stock 73 0 0 16 0 20 tr 22
undo 3

// Actions of cards.
fix EquatorialMagnetizer<Player1>, PROD[Energy]
action EquatorialMagnetizer
expect Player1 stock 97 0 0 16 0 20 tr 21
undo 2
fix UnitedNationsMarsInitiative<Player1>, RatingRaised<Player1>
action UnitedNationsMarsInitiative
expect Player1 stock 94 0 0 16 0 20 tr 21
undo 2

// What follows from a step costs, too: the ocean at 0 degrees, the temperature at 8 % of oxygen, the step of TR on the track of Venus.
fix 14 TemperatureStep
project Asteroid
place 1_5
expect Player1 stock 80 0 0 16 0 20 tr 22
undo 3
fix 7 OxygenStep
convert plants
place 3_2
expect Player1 stock 94 0 0 8 0 20 tr 22
undo 3
fix 7 VenusStep
project AirScrapping
expect Player1 stock 79 0 0 16 0 20 tr 22
undo 2

// A step that brings no TR costs nothing: the end of a track.
fix 19 TemperatureStep, 14 OxygenStep, 15 VenusStep
project Greenery
place 3_2
expect Player1 stock 77 0 0 16 0 20 tr 20
undo 2
fix -TemperatureStep
play DeimosDown
task Ok
expect Player1 stock 66 4 0 16 0 20 tr 21
undo 4

// Milestones, awards, cards without TR, delegates: nothing.
fix 20 TR
claim Terraformer
expect Player1 stock 92 0 0 16 0 20
undo 2
fund Banker
expect Player1 stock 92 0 0 16 0 20 tr 20
undo
play Mine
expect Player1 stock 96 0 0 16 0 20 tr 20
undo
delegate Reds
delegate Reds
expect Player1 stock 95 0 0 16 0 20 tr 20
undo 2

// It is money: steel and titanium pay for the card, not for the step.
fix 10 Titanium
expect fails limit play Comet, 9 Titanium
play Comet, 7 Titanium
task Ok
place 1_5
expect Player1 stock 94 0 3 16 0 20 tr 22
undo 4

// Somebody else's steps are theirs.
as Player2 exec 17
as Player2 project Asteroid
expect Player1 stock 100 0 0 16 0 20 tr 20
expect Player2 stock 0 0 0 0 0 0 tr 21
undo 2

// Not for preludes, not in the solar phase.
phase Prelude
exec 2 TerraformRating
expect Player1 stock 100 0 0 16 0 20 tr 22
undo 2
phase Solar
exec 2 TerraformRating
expect Player1 stock 100 0 0 16 0 20 tr 22
undo 2

// Who cannot pay cannot do it, and nothing has happened.
fix -84
expect fails limit project Asteroid
expect fails limit project Asteroid, 14
expect fails limit project Asteroid, 16
expect fails limit play BribedCommittee, 7, 10
expect Player1 stock 16 0 0 16 0 20 tr 20
expect global temp -30
play BribedCommittee
expect Player1 stock 3 0 0 16 0 20 tr 22
convert heat
expect Player1 stock 0 0 0 16 0 12 tr 23
expect fails limit convert heat
expect fails limit convert plants
expect Player1 stock 0 0 0 16 0 12 tr 23
// … unless the step brings nothing.
fix 14 OxygenStep
convert plants
place 3_2
expect Player1 stock 0 0 0 8 0 12 tr 23

// Whose heat is money pays with it.
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Helion<Player1>, 11 Heat
convert heat
expect Player1 stock 0 0 0 0 0 0 tr 21

// The next step would set off more than there is money for: refused at once, not when the ocean is placed.
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 14 TemperatureStep, 19
expect fails limit project Asteroid
fix 1
project Asteroid
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 22

// The money for an ocean beside it comes too late for the step, or not: what is gained with the tile may pay for it.
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 18, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_6>
project Aquifer
expect fails limit place 1_5
place 5_5
expect Player1 stock 1 0 0 2 0 0 tr 21

// In a game: with the Reds in power nothing changes for who raises nothing, and the refusal costs no action.
newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
fix RulingParty<Reds> FROM RulingParty<Greens>, RedsPolicy<Player1> FROM GreensPolicy<Player1>, RedsPolicy<Player2> FROM GreensPolicy<Player2>
fix -26 Megacredit<Player1>
expect fails limit as Player1 project Asteroid
expect turn Player1
as Player1 project PowerPlant
as Player1 sell 1
expect turn Player2
as Player2 project Asteroid
expect Player2 stock 43 0 0 0 0 0 tr 21
expect turn Player2
as Player2 pass
as Player1 pass
// The chairman's step is not taxed, and the policy goes with the government.
reveal Riots
expect global ruling Greens chairman Neutral
as Player1 buy 0
as Player2 buy 0
as Player2 project Asteroid
expect Player2 stock 50 0 0 0 0 0 tr 21

// A greenery, the step of temperature that follows, and the ocean that follows from that: refused before anything is placed.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 7 OxygenStep, 14 TemperatureStep, 8 Plant, 8
expect fails limit convert plants
fix 1
convert plants
place 3_2
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 23
