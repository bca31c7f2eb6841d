# Cards of Prelude 2 that need Turmoil.

// Without Turmoil they stay in the box.
newgame BRP2 2 mode=tasks
exec PreludeCard
expect fails play CorridorsOfPower
// Some need Colonies or Venus Next besides.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 10, ProjectCard
expect fails play ColonialRepresentation, 10

// Corridors of Power: a step of TR and 4; a card whenever its player becomes a party leader.
newgame BRP2T 3 mode=tasks events=Election,Riots
exec PreludeCard
play CorridorsOfPower
expect change Player1 only 4, TR
expect Player1 cards 1 tags EarthTag 1
exec Delegate<Reds> FROM ReserveDelegate
expect Player1 hand 1
// A second one there brings nothing, nor does somebody else's lead.
exec Delegate<Reds> FROM ReserveDelegate
as Player2 exec Delegate<Unity> FROM ReserveDelegate
exec Delegate<Unity> FROM ReserveDelegate
expect Player1 hand 1
// Two against one.
exec Delegate<Unity> FROM ReserveDelegate
expect Player1 hand 2
// Lost to Player2, and won back when one of theirs is banned.
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
expect =1 PartyLeader<Unity, Player2>
as Player2 exec 2 ReserveDelegate FROM Delegate<Unity>
expect =1 PartyLeader<Unity>
expect Player1 hand 3

// High Circles: a step of TR, a card, two delegates in one party, one more influence.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec PreludeCard
play HighCircles
expect fails task Delegate<Reds> FROM ReserveDelegate
task 2 Delegate<Reds> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 1 cards 1 tags EarthTag 1
// Reds are dominant: leader, another delegate, and the card.
expect =2 Delegate<Reds>, =1 DominantParty<Reds>, =3 (EVAL Owner.influence)
// Double Down copies what it does at once, and not what it does for good.
newgame BRP2TX 2 mode=tasks events=Election,Riots
exec 2 PreludeCard
play HighCircles
task 2 Delegate<Reds> FROM ReserveDelegate
play DoubleDown
task 2 Delegate<Unity> FROM ReserveDelegate
expect Player1 tr 22 hand 2
expect =3 (EVAL Owner.influence)

// Rise To Power: three steps of money and three delegates, each into a party of its own choice.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec PreludeCard
play RiseToPower
task Delegate<Reds> FROM ReserveDelegate
task Delegate<Unity> FROM ReserveDelegate
task Delegate<Reds> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag, =2 Delegate<Reds>, =1 Delegate<Unity>, =4 ReserveDelegate

// Colonial Envoys: Unity; a delegate for each colony, into any parties.
newgame BRC2T 2 mode=tasks events=Election,Riots
exec 4, ProjectCard
fix Colony<Luna>, Colony<Ceres>, Colony<Io, Player2>
exec Delegate<Unity> FROM ReserveDelegate
expect fails requirement play ColonialEnvoys, 4
exec Delegate<Unity> FROM ReserveDelegate
play ColonialEnvoys, 4
task Delegate<Reds> FROM ReserveDelegate
task Delegate<Greens> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 hand 0
expect =1 Delegate<Reds>, =1 Delegate<Greens>, =2 Delegate<Unity>, =3 ReserveDelegate, =1 PlayedEvent
// No colony, no envoy; more colonies than delegates, and it cannot be played.
newgame BRC2T 2 mode=tasks events=Election,Riots
exec 4, ProjectCard
exec RulingParty<Unity> FROM RulingParty<Greens>
play ColonialEnvoys, 4
expect =7 ReserveDelegate
newgame BRC2T 2 mode=tasks events=Election,Riots
exec 4, ProjectCard
fix Colony<Luna>, Colony<Ceres>
exec 6 Delegate<Unity> FROM ReserveDelegate
expect fails dead-end play ColonialEnvoys, 4
fix -Colony<Ceres>
play ColonialEnvoys, 4
task Delegate<Reds> FROM ReserveDelegate
expect =0 ReserveDelegate, =1 Delegate<Reds>

// Colonial Representation: one more influence, 3 for each colony.
newgame BRC2T 2 mode=tasks events=Election,Riots
exec 10, ProjectCard
fix Colony<Luna>, Colony<Ceres>, Colony<Io, Player2>
play ColonialRepresentation, 10
expect change Player1 only -4, -ProjectCard
expect Player1 cards 1
expect =0 Tag, =1 (EVAL Owner.influence)

// Envoys From Venus: with three Venus tags; two delegates in one party.
newgame BRV2T 2 mode=tasks events=Election,Riots
exec 1, ProjectCard
fix Dirigibles, IshtarMining
expect fails requirement play EnvoysFromVenus, 1
fix LocalShading
play EnvoysFromVenus, 1
expect fails task Delegate<Reds> FROM ReserveDelegate
task 2 Delegate<Reds> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 hand 0 tr 20
expect =2 Delegate<Reds>, =1 PlayedEvent

// Frontier Town: Mars First; a city for a step of energy; what is printed there three times in all.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 11, ProjectCard, PROD[Energy]
exec Delegate<MarsFirst> FROM ReserveDelegate
expect fails requirement play FrontierTown, 11
exec Delegate<MarsFirst> FROM ReserveDelegate
fix CityTile<Tharsis_9_7, Player2>, OceanTile<Tharsis_4_8>
play FrontierTown, 11
expect fails place 9_6
place 5_8
// Two plants three times, 2 for the ocean once.
expect Player1 stock 2 0 0 6 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag, =1 CityTile
// Where nothing is printed, nothing comes; without energy production it cannot be built.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 22, 2 ProjectCard, PROD[Energy]
exec RulingParty<MarsFirst> FROM RulingParty<Greens>
play FrontierTown, 11
place 7_5
expect Player1 stock 11 0 0 0 0 0
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 11, ProjectCard
exec RulingParty<MarsFirst> FROM RulingParty<Greens>
expect fails dead-end play FrontierTown, 11
// Three times the choice of who goes where, on the map with delegates.
newgame BRP2TS 2 mode=tasks events=Election,Riots
exec 11, ProjectCard, PROD[Energy]
exec RulingParty<MarsFirst> FROM RulingParty<Greens>
play FrontierTown, 11
place 4_8
task Delegate<Reds> FROM ReserveDelegate
task Delegate<Unity> FROM ReserveDelegate
task Delegate<Unity> FROM ReserveDelegate
expect =4 ReserveDelegate, =1 Delegate<Reds>, =2 Delegate<Unity>

// GHG Shipment: Kelvinists; a heat production, a heat for each floater.
newgame BRV2T 2 mode=tasks events=Election,Riots
exec 3, ProjectCard
fix Dirigibles, 3 Floater<Dirigibles>, FloatingTradeHub, 2 Floater<FloatingTradeHub>
exec Delegate<Kelvinists> FROM ReserveDelegate
expect fails requirement play GhgShipment, 3
exec Delegate<Kelvinists> FROM ReserveDelegate
play GhgShipment, 3
expect change Player1 only -3, 5 Heat, PROD[Heat], -ProjectCard
expect =1 PlayedEvent
// Titanium pays for it.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec Titanium, ProjectCard
exec RulingParty<Kelvinists> FROM RulingParty<Greens>
play GhgShipment, 1 Titanium
expect change Player1 only -Titanium, PROD[Heat], -ProjectCard

// Jovian Envoys: with two Jovian tags; two delegates in one party.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
fix IoMiningIndustries
expect fails requirement play JovianEnvoys, 2
fix GanymedeColony
play JovianEnvoys, 2
task 2 Delegate<Scientists> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 hand 0
expect =2 Delegate<Scientists>, =5 ReserveDelegate, =1 PlayedEvent
// With one delegate left it cannot be played.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 2, ProjectCard, 6 Delegate<Reds> FROM ReserveDelegate
fix IoMiningIndustries, GanymedeColony
expect fails play JovianEnvoys, 2

// Red Appeasement: Reds, and nobody else has passed; two steps of money, and its player has passed.
newgame BRP2T 3 mode=tasks events=Election,Riots
exec ProjectCard
exec Delegate<Reds> FROM ReserveDelegate
expect fails requirement play RedAppeasement
exec Delegate<Reds> FROM ReserveDelegate
as Player2 exec Passed
expect fails requirement play RedAppeasement
as Player2 exec -Passed
play RedAppeasement
expect change Player1 only PROD[2], -ProjectCard
expect =1 Passed, =1 PlayedEvent
// As a first action it ends the turn, and there is no other one in this generation.
newgame BRP2T 2 events=Election,Riots
as Player1 play BeginnerCorporation
as Player2 play CrediCor
as Player2 buy 0
as Player1 play Loan
as Player1 play NobelPrize
as Player2 play Donation
as Player2 play Supplier
mode ops
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
mode game
as Player1 play RedAppeasement
expect turn Player2
as Player2 project PowerPlant, 11
as Player2 end
expect turn Player2
expect fails not-now as Player1 project PowerPlant, 11
as Player2 pass
expect Player1 prod 0 0 0 0 0 0

// Special Permit: Greens; four plants of any player.
newgame BRP2T 3 mode=tasks events=Election,Riots
exec 5, ProjectCard, Plant
as Player2 exec 5 Plant
as Player3 exec 2 Plant
exec RulingParty<Reds> FROM RulingParty<Greens>
exec Delegate<Greens> FROM ReserveDelegate
expect fails requirement play SpecialPermit, 5
exec Delegate<Greens> FROM ReserveDelegate
play SpecialPermit, 5
task 4 Plant<Owner FROM Player2>
expect Player1 stock 0 0 0 5 0 0 tr 20 hand 0 tags PlantTag 0
expect Player2 stock 0 0 0 1 0 0
expect Player3 stock 0 0 0 2 0 0
// Of somebody who has fewer, those; protected ones not at all.
newgame BRP2T 3 mode=tasks events=Election,Riots
exec 5, ProjectCard
as Player2 exec 5 Plant
as Player2 fix ProtectedHabitats
as Player3 exec 2 Plant
play SpecialPermit, 5
expect fails task 4 Plant<Owner FROM Player2>
task 2 Plant<Owner FROM Player3>
expect Player1 stock 0 0 0 2 0 0

// Sponsoring Nation: with four Earth tags; three steps of TR, two delegates in one party.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 21, ProjectCard
fix Sponsors, EarthOffice, EarthCatapult
expect fails requirement play SponsoringNation, 18
fix AcquiredCompany
play SponsoringNation, 16
task 2 Delegate<Unity> FROM ReserveDelegate
expect Player1 stock 5 0 0 0 0 0 prod 0 0 0 0 0 0 tr 23 hand 0 tags EarthTag 5
expect =2 Delegate<Unity>
// Under the Reds the steps cost 9.
newgame BRP2T 2 mode=ops events=Election,Riots
exec 29, ProjectCard
fix Sponsors, AcquiredCompany, LunarBeam, MediaGroup
exec RulingParty<Reds> FROM RulingParty<Greens>
phase Action
expect fails limit play SponsoringNation, 21
exec 1
play SponsoringNation
task 2 Delegate<Unity> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 tr 23

// Summit Logistics: Scientists; 1 for each Jovian, Earth and Venus tag and each colony, two cards.
newgame BRVC2T 2 mode=tasks events=Election,Riots
exec 10, ProjectCard
fix Sponsors, IoMiningIndustries, Dirigibles, LocalShading, Mine, Colony<Luna>, Colony<Ceres>, Colony<Io, Player2>
exec Delegate<Scientists> FROM ReserveDelegate
expect fails requirement play SummitLogistics, 10
exec Delegate<Scientists> FROM ReserveDelegate
play SummitLogistics, 10
expect change Player1 only -4, ProjectCard
expect Player1 tags BuildingTag 2 SpaceTag 2
// Without colonies and Venus, too; steel and titanium pay.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 5, Steel, Titanium, ProjectCard
fix Sponsors
exec RulingParty<Scientists> FROM RulingParty<Greens>
play SummitLogistics, 5, Steel, Titanium
expect Player1 stock 1 0 0 0 0 0 hand 2

// WG Project: for the chairman; of three preludes one is played.
newgame BRP2T 2 mode=tasks events=Election,Riots
exec 9, ProjectCard
expect fails requirement play WgProject, 9
exec Chairman FROM Chairman<Neutral>
play WgProject, 9
play Donation
expect Player1 stock 21 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 2 tags EarthTag 1
expect =0 PreludeCard
