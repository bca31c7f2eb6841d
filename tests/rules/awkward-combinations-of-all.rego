# Awkward questions about cards of several boxes together.

// A card with a wild tag is a card of any tag in its owner's own action.
newgame BRPVX2 2 mode=ops worldgov=off
phase Action
fix AppliedScience, Science<AppliedScience>, 8, ProjectCard
play CorroderSuits, 8
expect =2 Science<AppliedScience>
newgame BRPVX2 2 mode=ops worldgov=off
phase Action
fix AppliedScience, Science<AppliedScience>, MaxwellBase
action MaxwellBase
expect =2 Science<AppliedScience>

// Preservation Program: a step before it came was the first.
newgame BRPX2 2 mode=tasks
phase Action
exec TerraformRating, PreludeCard
expect Player1 tr 21
play PreservationProgram
expect Player1 tr 26
newgame BRPX2 2 mode=tasks
phase Action
exec PreludeCard
play PreservationProgram
expect Player1 tr 24
// What pays for the step that is stopped is spent.
newgame BRPX2 2 mode=ops
fix PreservationProgram, PharmacyUnion, 2 Disease<PharmacyUnion>, 20, ProjectCard
phase Action
play Research
expect MAX 0 Disease<PharmacyUnion>
expect Player1 tr 21

// A greenery after the last generation is no action.
newgame BRPX2 2 mode=ops
fix SuitableInfrastructure, RoboticWorkforce
phase FinalGreenery
exec PROD[Steel]
expect Player1 stock 0 0 0 0 0 0

// Selling patents leaves nothing that Spire could pay.
newgame BRP2 2 mode=ops
exec Spire
exec 5 Science<Spire>, 5 ProjectCard
phase Action
sell 1
expect MAX 0 AcceptFrom<Spire>
expect fails limit play EarthCatapult, 4 Science, 15

// Cards under the robots can be given one.
newgame BRPX2 2 mode=ops
phase Action
fix SelfReplicatingRobots, AppliedScience, Science<AppliedScience>, ProjectCard
action SelfReplicatingRobots
task HostedCard<Class<Mine>> FROM ProjectCard
expect =2 Robot
action AppliedScience
task Robot<HostedCard<Class<Mine>>>
expect =3 Robot

// Neutral delegates lose nothing to Mons Insurance.
newgame BRTX 2 mode=ops
exec MonsInsurance
expect Player2 prod -2 0 0 0 0 0
expect Player1 prod 4 0 0 0 0 0
expect =0 Production<Class<Megacredit>, Neutral>

// Both tags of the prelude count for the card that it plays.
newgame BRP 2 mode=tasks
exec PreludeCard, 5, ProjectCard
play EcologyExperts
play Decomposers, 5
expect =3 Microbe<Decomposers>

// Either half of an instruction is an answer.
newgame BRX 2 mode=ops
phase Action
fix EnergyMarket, 12
action EnergyMarket 1
task -6
expect Player1 stock 6 0 0 0 3 0
newgame BRX 2 mode=ops
phase Action
fix EnergyMarket, 12
action EnergyMarket 1
task -6 THEN 3 Energy
expect Player1 stock 6 0 0 0 3 0
newgame BRT 2 mode=tasks
exec Delegate FROM ReserveDelegate
task Delegate<Reds>
expect party Reds leader Player1
