# Corporations of Turmoil, in games with it and without.

// Lakefront Resorts: 54 money; a step of money for each ocean, whoever places it; 3 for each ocean beside an own tile.
newgame BRT 2 mode=tasks events=Election,Riots
play LakefrontResorts
expect change Player1 only 54
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
exec OceanTile<Tharsis_5_5>
expect Player1 stock 54 0 0 2 0 0 prod 1 0 0 0 0 0 tr 21
as Player2 exec OceanTile<Tharsis_5_6>
expect Player1 stock 54 0 0 2 0 0 prod 2 0 0 0 0 0
expect Player2 stock 2 0 0 2 0 0 tr 21
as Engine exec OceanTile<Tharsis_5_4>
expect Player1 stock 54 0 0 2 0 0 prod 3 0 0 0 0 0 tr 21
// Beside 5_5 and 5_6; the city of the opponent brings what it always does, and an ocean placed beside a tile nothing.
exec CityTile<Tharsis_6_6>
expect Player1 stock 60 0 0 3 0 0
as Player2 exec CityTile<Tharsis_4_4>
expect Player2 stock 6 0 0 3 0 0
expect Player1 stock 60 0 0 3 0 0
// An ocean beside two oceans is a tile as well.
exec OceanTile<Tharsis_6_7>
expect Player1 stock 63 0 0 4 0 0 prod 4 0 0 0 0 0

// Pristar: 53 money and two steps of TR less; 6 and a point in each production without a step of TR in this generation.
newgame BRT 2 mode=tasks events=Election,Riots
play Pristar
expect change Player1 only 53, TR -2
expect Player1 cards 1
expect =0 Tag, =0 Preservation
phase Production
expect Player1 stock 77 0 0 0 0 0 tr 18
expect =1 Preservation<Pristar>
expect Player1 score cards 1
phase Action
as Player2 exec TemperatureStep
phase Production
expect Player1 stock 101 0 0 0 0 0 tr 18
expect =2 Preservation<Pristar>
phase Action
exec TemperatureStep
phase Production
expect Player1 stock 120 0 0 0 0 0 tr 19
expect =2 Preservation<Pristar>
// A new generation, a new chance; TR lost is no TR gained.
as Engine exec Generation
phase Action
exec -TerraformRating
phase Production
expect Player1 stock 144 0 0 0 0 0 tr 18
expect =3 Preservation<Pristar>
expect Player1 score cards 3

// TerraLabs Research: 14 money, a step of TR less; cards are bought for 1.
newgame BRT 2 mode=tasks events=Election,Riots
play TerraLabsResearch
expect change Player1 only 14, TR -1
expect Player1 cards 1 tags ScienceTag 1 EarthTag 1
expect =2 Tag
fix InventorsGuild
action InventorsGuild
buy 1, 1
expect Player1 stock 13 0 0 0 0 0 hand 1

// Ten cards at the start, four in each research; in the solar phase everybody loses a step of TR.
newgame BRT 2 events=Election,Riots
as Player1 play TerraLabsResearch
as Player1 buy 10
expect Player1 stock 4 0 0 0 0 0 hand 10
as Player2 play CrediCor
as Player2 buy 1
expect Player2 stock 54 0 0 0 0 0
as Player1 pass
as Player2 pass
task Reveal<Pandemic>
as Player1 buy 4
expect Player1 stock 19 0 0 0 0 0 hand 14 tr 18

// Utopia Invest: 40 money, steel and titanium production; a step of any production for four of its resource.
newgame BRT 2 mode=tasks events=Election,Riots
play UtopiaInvest
expect change Player1 only 40, PROD[Steel, Titanium]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
action UtopiaInvest
expect fails task PROD[-Plant]
task PROD[-Titanium]
expect Player1 stock 40 0 4 0 0 0 prod 0 1 0 0 0 0
expect fails action UtopiaInvest
fix -ActionUsedMarker<UtopiaInvest>
// Money may go below nothing, down to -5.
action UtopiaInvest
task PROD[-1]
expect Player1 stock 44 0 4 0 0 0 prod -1 1 0 0 0 0
fix -ActionUsedMarker<UtopiaInvest>
exec PROD[-4]
// Steel is the only production left.
action UtopiaInvest
expect change Player1 only 4 Steel, PROD[-Steel]
fix -ActionUsedMarker<UtopiaInvest>
expect fails action UtopiaInvest

// Septem Tribus: 36 money and a wild tag; 2 for each party with an own delegate, however many are there.
newgame BRT 2 mode=tasks events=Election,Riots
play SeptemTribus
expect change Player1 only 36
expect Player1 cards 1 tags WildTag 1
expect =1 Tag
exec Delegate<Reds> FROM ReserveDelegate, 2 Delegate<Unity> FROM ReserveDelegate
exec Delegate<Greens> FROM ReserveDelegate
as Player2 exec Delegate<Kelvinists> FROM ReserveDelegate
action SeptemTribus
expect Player1 stock 42 0 0 0 0 0

// The four that know nothing of the committee, in games without it.
newgame BR 2 mode=tasks with=LakefrontResorts,Pristar,UtopiaInvest,TerraLabsResearch
play LakefrontResorts
exec OceanTile<Tharsis_5_5>
exec CityTile<Tharsis_6_6>
expect Player1 stock 57 0 0 3 0 0 prod 1 0 0 0 0 0
newgame BR 2 mode=tasks with=LakefrontResorts,Pristar,UtopiaInvest,TerraLabsResearch
play Pristar
phase Production
expect Player1 stock 77 0 0 0 0 0 tr 18
expect =1 Preservation<Pristar>
newgame BR 2 with=LakefrontResorts,Pristar,UtopiaInvest,TerraLabsResearch
as Player1 play UtopiaInvest
as Player1 buy 1
as Player2 play TerraLabsResearch
as Player2 buy 4
expect Player2 stock 10 0 0 0 0 0 tr 19
as Player1 action UtopiaInvest
as Player1 task PROD[-Steel]
expect Player1 stock 37 4 0 0 0 0 prod 0 0 1 0 0 0
// Not asked for, not there; and there is nobody to send.
newgame BR 2 mode=tasks with=Pristar
expect fails play UtopiaInvest
newgame BR 2 mode=tasks with=AerialLenses
exec 2, ProjectCard
expect fails requirement play AerialLenses, 2
