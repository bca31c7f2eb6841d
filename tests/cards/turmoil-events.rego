# Red cards of Turmoil.

// Banned Delegate: for the chairman; anybody's delegate goes home, but no leader.
newgame BRT 3 mode=tasks events=Election,Riots
exec ProjectCard
expect fails requirement play BannedDelegate
exec Chairman FROM Chairman<Neutral>
// Mars First: one neutral leader. Reds: a leader of Player2's alone. Unity: Player2 leads with two, Player3 has one.
as Player2 exec Delegate<Reds> FROM ReserveDelegate, 2 Delegate<Unity> FROM ReserveDelegate
as Player3 exec Delegate<Unity> FROM ReserveDelegate
play BannedDelegate
expect fails task ReserveDelegate<Neutral> FROM Delegate<MarsFirst, Neutral>
expect fails task ReserveDelegate<Player2> FROM Delegate<Reds, Player2>
// Home, not into somebody else's reserve.
expect fails task ReserveDelegate<Player1> FROM Delegate<Unity, Player3>
task ReserveDelegate<Player3> FROM Delegate<Unity, Player3>
expect =7 ReserveDelegate<Player3>, =0 Delegate<Player3>, =1 PartyLeader<Unity, Player2>, =2 Delegate<Unity, Player2>
expect Player1 stock 0 0 0 0 0 0 tr 21 hand 0
expect =1 PlayedEvent

// Of a leader with several delegates one can go; if somebody then has more, they take the lead.
newgame BRT 3 mode=tasks events=Election,Riots
exec ProjectCard, Chairman FROM Chairman<Neutral>
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
as Player3 exec 2 Delegate<Unity> FROM ReserveDelegate
expect =1 PartyLeader<Unity, Player2>
play BannedDelegate
task ReserveDelegate<Player2> FROM Delegate<Unity, Player2>
expect =1 Delegate<Unity, Player2>, =6 ReserveDelegate<Player2>, =1 PartyLeader<Unity, Player3>, =0 PartyLeader<Unity, Player2>

// A neutral one; and dominance passes on with it.
newgame BRT 2 mode=tasks events=Election,Riots
exec ProjectCard, Chairman FROM Chairman<Neutral>
exec 2 Delegate<Unity> FROM ReserveDelegate
as Engine exec NeutralDelegate<MarsFirst>, NeutralDelegate<MarsFirst>
expect =1 DominantParty<MarsFirst>, =3 Delegate<MarsFirst, Neutral>, =9 ReserveDelegate<Neutral>
play BannedDelegate
task ReserveDelegate<Neutral> FROM Delegate<MarsFirst, Neutral>
expect =2 Delegate<MarsFirst, Neutral>, =10 ReserveDelegate<Neutral>
// Two against two: it stays.
expect =1 DominantParty<MarsFirst>
fix -PlayedEvent<Class<BannedDelegate>>
exec ProjectCard
play BannedDelegate
task ReserveDelegate<Neutral> FROM Delegate<MarsFirst, Neutral>
expect =1 DominantParty<Unity>, =1 Delegate<MarsFirst, Neutral>, =1 PartyLeader<MarsFirst, Neutral>

// All delegates lead, and there is nobody to ban.
newgame BRT 2 mode=tasks events=Election,Riots
exec ProjectCard, Chairman FROM Chairman<Neutral>
expect fails play BannedDelegate

// Political Alliance: for whoever leads two parties; a step of TR.
newgame BRT 2 mode=tasks events=Election,Riots
exec 4, ProjectCard
exec Delegate<Unity> FROM ReserveDelegate
expect fails requirement play PoliticalAlliance, 4
exec Delegate<Reds> FROM ReserveDelegate
play PoliticalAlliance, 4
expect change Player1 only -4, TR, -ProjectCard
expect Player1 cards 0
expect =1 PlayedEvent, =0 Tag
// Two delegates in one party lead one party. Under the Reds the step costs 3.
newgame BRT 2 mode=ops events=Election,Riots
exec 6, ProjectCard
exec 2 Delegate<Unity> FROM ReserveDelegate
exec RulingParty<Reds> FROM RulingParty<Greens>
phase Action
expect fails requirement play PoliticalAlliance, 4
exec Delegate<Reds> FROM ReserveDelegate
expect fails limit play PoliticalAlliance, 4
exec 1
play PoliticalAlliance
expect Player1 stock 0 0 0 0 0 0 tr 21

// Public Celebrations: for the chairman; two points.
newgame BRT 2 mode=tasks events=Election,Riots
exec 8, ProjectCard
exec Delegate<Greens> FROM ReserveDelegate
expect fails requirement play PublicCelebrations, 8
as Player2 exec Chairman FROM Chairman<Neutral>
expect fails requirement play PublicCelebrations, 8
as Player2 exec -Chairman
exec Chairman
play PublicCelebrations, 8
expect Player1 stock 0 0 0 0 0 0 hand 0 tr 21
// Two, and one for the chair.
expect Player1 score cards 3

// Recruitment: an own delegate from the reserve in place of a neutral one that does not lead.
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
// Both neutral delegates lead.
expect fails play Recruitment, 2
as Engine exec NeutralDelegate<MarsFirst>
expect =1 DominantParty<MarsFirst>
play Recruitment, 2
expect Player1 stock 0 0 0 0 0 0 tr 20 hand 0
expect =1 Delegate<MarsFirst>, =1 Delegate<MarsFirst, Neutral>, =6 ReserveDelegate, =11 ReserveDelegate<Neutral>
expect =1 PartyLeader<MarsFirst, Neutral>, =1 DominantParty<MarsFirst>, =1 InLobby
// Now the neutral one leads alone again.
fix -PlayedEvent<Class<Recruitment>>
exec 2, ProjectCard
expect fails play Recruitment, 2

// The dominant party stays so, although for a moment it might have one delegate less; the lead may change.
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Engine exec NeutralDelegate<MarsFirst>
exec Delegate<MarsFirst> FROM ReserveDelegate
as Player2 exec 3 Delegate<Unity> FROM ReserveDelegate
expect =1 DominantParty<MarsFirst>
play Recruitment, 2
expect =2 Delegate<MarsFirst>, =1 PartyLeader<MarsFirst>, =1 DominantParty<MarsFirst>
// Without a delegate of one's own left there is nobody to exchange.
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Engine exec NeutralDelegate<MarsFirst>
exec 7 Delegate<Unity> FROM ReserveDelegate
expect fails play Recruitment, 2
// Behind another leader a single neutral one can be recruited.
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Player2 exec 2 Delegate<MarsFirst> FROM ReserveDelegate
play Recruitment, 2
expect =1 Delegate<MarsFirst>, =0 Delegate<MarsFirst, Neutral>, =1 PartyLeader<MarsFirst, Player2>

// Red Tourism Wave: Reds; 1 for each empty area beside own tiles, counted once.
newgame BRT 2 mode=tasks events=Election,Riots
exec 3, ProjectCard
exec Delegate<Reds> FROM ReserveDelegate
expect fails requirement play RedTourismWave, 3
exec Delegate<Reds> FROM ReserveDelegate
// Eight areas lie around the two tiles; on one is an ocean, on one a tile of the opponent's.
fix CityTile<Tharsis_3_3>, GreeneryTile<Tharsis_3_4>, OceanTile<Tharsis_4_4>
as Player2 fix GreeneryTile<Tharsis_2_2>, CityTile<Tharsis_8_8>
play RedTourismWave, 3
expect Player1 stock 6 0 0 0 0 0 tr 20 hand 0 cards 0
expect =0 Tag, =1 PlayedEvent
// No tiles, no tourists.
newgame BRT 2 mode=tasks events=Election,Riots
exec 3, ProjectCard
exec RulingParty<Reds> FROM RulingParty<Greens>
play RedTourismWave, 3
expect Player1 stock 0 0 0 0 0 0

// Vote of No Confidence: for a party leader, against a neutral chairman; the chair and a single step of TR.
newgame BRT 2 mode=tasks events=Election,Riots
exec 5, ProjectCard
expect fails requirement play VoteOfNoConfidence, 5
exec Delegate<Reds> FROM ReserveDelegate
play VoteOfNoConfidence, 5
expect change Player1 only -5, TR, -ProjectCard
expect =1 Chairman, =0 Chairman<Neutral>, =5 ReserveDelegate, =12 ReserveDelegate<Neutral>, =1 InLobby
expect =1 PlayedEvent
// Not against a player.
newgame BRT 2 mode=tasks events=Election,Riots
exec 5, ProjectCard, Delegate<Reds> FROM ReserveDelegate
as Player2 exec Chairman FROM Chairman<Neutral>
expect fails requirement play VoteOfNoConfidence, 5
// Not without a delegate in the reserve.
newgame BRT 2 mode=tasks events=Election,Riots
exec 5, ProjectCard, 7 Delegate<Reds> FROM ReserveDelegate
expect fails play VoteOfNoConfidence, 5
// Under the Reds the step costs 3 in all.
newgame BRT 2 mode=ops events=Election,Riots
exec 7, ProjectCard, Delegate<Reds> FROM ReserveDelegate
exec RulingParty<Reds> FROM RulingParty<Greens>
phase Action
expect fails limit play VoteOfNoConfidence, 5
exec 1
play VoteOfNoConfidence
expect Player1 stock 0 0 0 0 0 0 tr 21
expect =1 Chairman
