# Blue cards of Turmoil.

// Event Analysts: Scientists; one more influence.
newgame BRT 2 mode=tasks events=Election,Riots
exec 5, ProjectCard
exec Delegate<Scientists> FROM ReserveDelegate
expect fails requirement play EventAnalysts, 5
exec Delegate<Scientists> FROM ReserveDelegate
// Scientists are dominant: it leads there, and has another one.
expect =2 (EVAL Owner.influence)
play EventAnalysts, 5
expect change Player1 only -5, -ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag, =3 (EVAL Owner.influence)
as Player2 expect =0 (EVAL Owner.influence)
// It counts in events: 1 for each card in hand and each influence.
exec 4 ProjectCard
as Engine exec EventHappens<ScientificCommunity>
expect Player1 stock 7 0 0 0 0 0

// GMO Contract: Greens; 2 for each plant, animal and microbe tag, its own too.
newgame BRT 2 mode=tasks events=Election,Riots
exec 3, 4 ProjectCard
play GmoContract, 3
expect change Player1 only -1, -ProjectCard
expect Player1 cards 1 tags MicrobeTag 1 ScienceTag 1
exec Tardigrades
expect Player1 stock 4 0 0 0 0 0
exec AdaptedLichen
expect Player1 stock 6 0 0 0 0 0
// Two tags, twice.
fix GreeneryTile<Tharsis_7_4>
exec EcologicalZone
place 7_5
expect Player1 stock 10 0 0 0 0 0
as Player2 exec Lichen
exec Mine
expect Player1 stock 10 0 0 0 0 0
newgame BRT 2 mode=tasks events=Election,Riots
exec 3, ProjectCard
exec RulingParty<Reds> FROM RulingParty<Greens>
exec Delegate<Greens> FROM ReserveDelegate
expect fails requirement play GmoContract, 3
exec Delegate<Greens> FROM ReserveDelegate
play GmoContract, 3

// Martian Media Center: Mars First; two steps of money; a delegate for 3, into any party.
newgame BRT 2 mode=tasks events=Election,Riots
exec 13, ProjectCard
exec Delegate<MarsFirst> FROM ReserveDelegate
expect fails requirement play MartianMediaCenter, 7
exec Delegate<MarsFirst> FROM ReserveDelegate
play MartianMediaCenter, 7
expect change Player1 only -7, PROD[2], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
action MartianMediaCenter, 3
task Delegate<Unity> FROM ReserveDelegate
expect Player1 stock 3 0 0 0 0 0
expect =1 Delegate<Unity>, =4 ReserveDelegate, =1 PartyLeader<Unity>
expect fails action MartianMediaCenter, 3
// Nobody left to send.
fix -ActionUsedMarker<MartianMediaCenter>
exec 4 Delegate<Reds> FROM ReserveDelegate
expect fails action MartianMediaCenter, 3
expect Player1 stock 3 0 0 0 0 0
