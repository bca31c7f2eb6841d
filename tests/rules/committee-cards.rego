# Cards that move delegates or ask for the committee, where there is hardly anybody to move.

// Vote of No Confidence: the delegate comes from the reserve, and there must be one.
newgame BRT 2 mode=tasks events=Riots,Diversity
exec 10, 2 ProjectCard, Delegate<Unity> FROM ReserveDelegate
fix -6 ReserveDelegate
expect fails play VoteOfNoConfidence, 5
fix 6 ReserveDelegate
play VoteOfNoConfidence, 5
expect global chairman Player1
expect Player1 tr 21
expect =5 ReserveDelegate

// Recruitment: one more here and one less there can be the lead. Leaders stay.
newgame BRT 2 mode=tasks events=Riots,Diversity
exec 2, ProjectCard
expect fails play Recruitment, 2
exec Delegate<MarsFirst> FROM ReserveDelegate
as Engine exec NeutralDelegate<MarsFirst>
expect party MarsFirst leader Neutral delegates 1 0 neutral 2
play Recruitment, 2
expect party MarsFirst leader Player1 delegates 2 0 neutral 1

// The neutral delegate goes first, and whoever has most then leads; one's own comes after that, and a tie is no lead.
newgame BRT 3 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Engine exec NeutralDelegate<MarsFirst>
exec Delegate<MarsFirst> FROM ReserveDelegate
as Player3 exec 2 Delegate<MarsFirst> FROM ReserveDelegate
expect party MarsFirst leader Neutral delegates 1 0 2 neutral 2
play Recruitment, 2
expect party MarsFirst leader Player3 delegates 2 0 2 neutral 1
// With one more than whoever leads meanwhile, the lead changes twice.
newgame BRT 3 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Engine exec NeutralDelegate<MarsFirst>
exec 2 Delegate<MarsFirst> FROM ReserveDelegate
as Player2 exec 2 Delegate<MarsFirst> FROM ReserveDelegate
play Recruitment, 2
expect party MarsFirst leader Player1 delegates 3 2 0 neutral 1
// Alone as well.
newgame BRT 1 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Engine exec NeutralDelegate<MarsFirst>
exec Delegate<MarsFirst> FROM ReserveDelegate
play Recruitment, 2
expect party MarsFirst leader Player1 delegates 2 neutral 1

// Corridors of Power: a card for the lead, none for a tie and none for what is led already.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
fix CorridorsOfPower
exec Delegate<MarsFirst> FROM ReserveDelegate
expect Player1 hand 0
exec Delegate<MarsFirst> FROM ReserveDelegate
expect Player1 hand 1
exec Delegate<MarsFirst> FROM ReserveDelegate
expect Player1 hand 1

// Two delegates at once need two in the reserve.
newgame BRPVT2 2 mode=tasks events=Riots,Diversity
exec 1, ProjectCard
fix VenusGovernor, VenusMagnetizer, -6 ReserveDelegate
expect fails play EnvoysFromVenus, 1
fix ReserveDelegate
play EnvoysFromVenus, 1
delegate Greens
expect party Greens leader Player1 delegates 2 0

// Colonial Envoys without a colony: nobody is sent, and the event is played.
newgame BRPCT2 2 mode=tasks events=Riots,Diversity colonies=Luna,Io,Ceres
exec 4, ProjectCard
fix RulingParty<Unity> FROM RulingParty<Greens>
play ColonialEnvoys, 4
expect =7 ReserveDelegate
expect =1 PlayedEvent

// Policies and cards: 4 for the greenery of Wildlife Dome; a steel for an ocean, none for a city in space.
newgame BRT 2 mode=tasks events=Riots,Diversity
phase Action
exec 15, ProjectCard
play WildlifeDome, 15
place 3_4
expect Player1 stock 4 0 0 0 0 0 tr 21
newgame BRT 2 mode=tasks events=Riots,Diversity
phase Action
exec 38, 2 ProjectCard, MarsFirstPolicy FROM GreensPolicy
play GanymedeColony, 20
expect Player1 stock 18 0 0 0 0 0
project Aquifer, 18
place 2_6
expect Player1 stock 0 1 0 0 0 0 hand 3
