# Green cards of Turmoil. Each asks for its party: it rules, or its player has two delegates there.

// Aerial Lenses: Kelvinists; two heat production, up to two plants of any player, a point less.
newgame BRT 3 mode=tasks events=Election,Riots
exec 2, ProjectCard
as Player2 exec 3 Plant
expect fails requirement play AerialLenses, 2
exec Delegate<Kelvinists> FROM ReserveDelegate
expect fails requirement play AerialLenses, 2
// Delegates of others do not help.
as Player2 exec 2 Delegate<Kelvinists> FROM ReserveDelegate
expect fails requirement play AerialLenses, 2
exec Delegate<Kelvinists> FROM ReserveDelegate
play AerialLenses, 2
task -2 Plant<Player2>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 2 tr 20 hand 0 cards 1
expect =0 Tag
expect Player2 stock 0 0 0 1 0 0
expect Player1 score cards -1
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, ProjectCard
exec RulingParty<Kelvinists> FROM RulingParty<Greens>
play AerialLenses, 2
expect change Player1 only -2, PROD[2 Heat], -ProjectCard

// Cultural Metropolis: Unity; a city, three steps of money for one of energy, two delegates in one party.
newgame BRT 2 mode=tasks events=Election,Riots
exec 20, ProjectCard
exec RulingParty<Unity> FROM RulingParty<Greens>
// Without energy production it comes to a dead end.
expect fails dead-end play CulturalMetropolis, 20
exec PROD[Energy]
play CulturalMetropolis, 20
place 7_5
expect fails task Delegate<Reds> FROM ReserveDelegate
task 2 Delegate<Reds> FROM ReserveDelegate
expect Player1 stock 0 0 0 0 0 0 prod 3 0 0 0 0 0 tr 20 hand 0 cards 1 tags CityTag 1 BuildingTag 1
expect =2 Tag, =1 CityTile, =2 Delegate<Reds>, =1 PartyLeader<Reds>, =5 ReserveDelegate
// With one delegate left it cannot be played.
newgame BRT 2 mode=tasks events=Election,Riots
exec 20, ProjectCard, PROD[Energy]
exec 6 Delegate<Unity> FROM ReserveDelegate
expect fails play CulturalMetropolis, 20
exec ReserveDelegate FROM Delegate<Unity>
play CulturalMetropolis, 20
place 7_5
task 2 Delegate<Unity> FROM ReserveDelegate
expect =7 Delegate<Unity>, =0 ReserveDelegate, =0 InLobby

// Diaspora Movement: Reds; 1 for each Jovian tag of everybody's, its own too; a point.
newgame BRT 3 mode=tasks events=Election,Riots
exec 7, ProjectCard
fix IoMiningIndustries
as Player2 fix GanymedeColony, CallistoPenalMines
exec Delegate<Reds> FROM ReserveDelegate
expect fails requirement play DiasporaMovement, 7
exec Delegate<Reds> FROM ReserveDelegate
play DiasporaMovement, 7
expect change Player1 only -3, -ProjectCard
expect Player1 cards 2 tags JovianTag 2
// Two for Io Mining Industries, one for the card, one for the lead of the Reds.
expect Player1 score cards 4

// Parliament Hall: Mars First; a step of money for three building tags, its own too; a point.
newgame BRT 2 mode=tasks events=Election,Riots
exec 8, ProjectCard
fix Mine, TitaniumMine, CarbonateProcessing, TowingAComet
exec RulingParty<MarsFirst> FROM RulingParty<Greens>
play ParliamentHall, 8
expect change Player1 only -8, PROD[1], -ProjectCard
expect Player1 tags BuildingTag 4
expect Player1 score cards 1
newgame BRT 2 mode=tasks events=Election,Riots
exec 8, ProjectCard
fix Mine, TitaniumMine, CarbonateProcessing, BuildingIndustries, Capital
exec Delegate<MarsFirst> FROM ReserveDelegate
expect fails requirement play ParliamentHall, 8
exec Delegate<MarsFirst> FROM ReserveDelegate
play ParliamentHall, 8
expect change Player1 only -8, PROD[2], -ProjectCard
// Steel pays for it.
newgame BRT 2 mode=tasks events=Election,Riots
exec 2, 3 Steel, ProjectCard
exec RulingParty<MarsFirst> FROM RulingParty<Greens>
play ParliamentHall, 2, 3 Steel
expect Player1 stock 0 0 0 0 0 0

// PR Office: Unity; a step of TR and 1 for each Earth tag, its own too.
newgame BRT 2 mode=tasks events=Election,Riots
exec 7, ProjectCard
fix Sponsors, EarthOffice
as Player2 fix AcquiredCompany
exec Delegate<Unity> FROM ReserveDelegate
expect fails requirement play PrOffice, 7
exec Delegate<Unity> FROM ReserveDelegate
play PrOffice, 4
expect change Player1 only -1, TR, -ProjectCard
expect Player1 cards 3 tags EarthTag 3

// Sponsored Mohole: Kelvinists; two heat production.
newgame BRT 2 mode=tasks events=Election,Riots
exec 5, ProjectCard
exec Delegate<Kelvinists> FROM ReserveDelegate
expect fails requirement play SponsoredMohole, 5
exec Delegate<Kelvinists> FROM ReserveDelegate
play SponsoredMohole, 5
expect change Player1 only -5, PROD[2 Heat], -ProjectCard
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag

// Supported Research: Scientists; two cards.
newgame BRT 2 mode=tasks events=Election,Riots
exec 3, ProjectCard
exec Delegate<Scientists> FROM ReserveDelegate
expect fails requirement play SupportedResearch, 3
exec RulingParty<Scientists> FROM RulingParty<Greens>
play SupportedResearch, 3
expect change Player1 only -3, ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag

// Wildlife Dome: Greens; a greenery with its oxygen. In the action phase ruling Greens pay 4 for it.
newgame BRT 2 mode=tasks events=Election,Riots
exec 15, ProjectCard
phase Action
play WildlifeDome, 15
place 7_5
expect Player1 stock 4 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 1 tags AnimalTag 1 PlantTag 1 BuildingTag 1
expect =3 Tag, =1 GreeneryTile
expect global temp -30 oxygen 1 oceans 0
newgame BRT 2 mode=tasks events=Election,Riots
exec 15, ProjectCard
exec RulingParty<Unity> FROM RulingParty<Greens>
phase Action
exec Delegate<Greens> FROM ReserveDelegate
expect fails requirement play WildlifeDome, 15
exec Delegate<Greens> FROM ReserveDelegate
play WildlifeDome, 15
place 7_5
expect Player1 stock 0 0 0 0 0 0 tr 21
// Under the Reds the step of oxygen costs 3 more.
newgame BRT 2 mode=ops events=Election,Riots
exec 17, ProjectCard, 2 Delegate<Greens> FROM ReserveDelegate
exec RulingParty<Reds> FROM RulingParty<Greens>
phase Action
expect fails limit play WildlifeDome, 15
expect fails limit play WildlifeDome, 17
exec 1
play WildlifeDome, 15
place 7_5
expect Player1 stock 0 0 0 0 0 0 tr 21
