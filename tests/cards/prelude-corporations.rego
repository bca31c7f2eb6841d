# Corporations of Prelude.

// Cheung Shing MARS: money production, every building tag 2 cheaper, for its owner only.
newgame BRP 2 mode=tasks
play CheungShingMars
expect change Player1 only 44, PROD[3]
expect Player1 tags BuildingTag 1
exec 5 ProjectCard
as Player2 exec 4, ProjectCard
expect fails limit play Mine, 1
play Mine, 2
play MicroMills, 3
expect Player1 stock 39 0 0 0 0 0 prod 3 1 0 0 0 1
expect fails limit as Player2 play HousePrinting, 8
as Player2 play PowerPlantCard, 4
expect Player2 stock 0 0 0 0 0 0

// Point Luna: titanium production; a card for each own Earth tag, its own included, those on preludes and events too.
newgame BRP 2 mode=tasks
play PointLuna
expect change Player1 only 38, PROD[Titanium], ProjectCard
expect Player1 tags SpaceTag 1 EarthTag 1
play AlliedBank
expect Player1 hand 2
play Sponsors, 6
expect Player1 hand 2
play InvestmentLoan, 3
expect Player1 hand 2
as Player2 exec ProjectCard, 10
as Player2 play AcquiredCompany
expect Player1 hand 2
expect Player2 hand 0

// Robinson Industries: one of the lowest productions a step up, for 4.
newgame BRP 2 mode=tasks
play RobinsonIndustries
expect Player1 stock 47 0 0 0 0 0
exec PROD[2, Steel, Titanium, Plant, Energy]
action RobinsonIndustries
expect change Player1 only -4, PROD[Heat]
expect fails not-now action RobinsonIndustries
exec -ActionUsedMarker
action RobinsonIndustries
expect fails narrowing task PROD[1]
task PROD[Plant]
expect Player1 prod 2 1 1 2 1 1
// Money below zero is the lowest of all.
exec PROD[-3], -ActionUsedMarker
action RobinsonIndustries
expect Player1 prod 0 1 1 2 1 1

// Valley Trust: every science tag 2 cheaper, two of them 4; as the first action one of three preludes.
newgame BRP 2 mode=tasks
play ValleyTrust
expect Player1 stock 37 0 0 0 0 0 tags EarthTag 1
exec 3 ProjectCard
play Research, 7
play InventorsGuild, 7
expect Player1 stock 23 0 0 0 0 0
first
expect =1 PreludeCard
expect fails play Research
play Donation
expect Player1 stock 44 0 0 0 0 0 cards 4
expect =0 PreludeCard

// Vitor: 3 for each card with points that are not negative, itself included; however they are counted; not for others'.
newgame BRP 2 mode=tasks
play Vitor
expect Player1 stock 48 0 0 0 0 0 tags EarthTag 1
exec 100, 9 ProjectCard
as Player2 exec 20, ProjectCard
play SfMemorial, 7
expect Player1 stock 144 0 0 0 0 0
play Mine, 4
expect Player1 stock 140 0 0 0 0 0
fix 4 OxygenStep
play Ants, 9
expect Player1 stock 134 0 0 0 0 0
play SearchForLife, 3
expect Player1 stock 134 0 0 0 0 0
// An event too. Negative points bring nothing.
play MartianSurvey, 9
expect Player1 stock 128 0 0 0 0 0
play InvestmentLoan, 3
expect Player1 stock 135 0 0 0 0 0
as Player2 play HousePrinting, 10
expect Player1 stock 135 0 0 0 0 0

// As the first action it funds an award for nothing; the next one costs what a second one does.
newgame BRP 2
as Player1 play Vitor
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
play Donation
play Mohole
as Player2 play Biolab
as Player2 play Loan
expect phase Action
expect fails not-now project PowerPlant
fund Miner
expect Player1 stock 69 0 0 0 0 3
expect =1 Award
end
fund Banker
expect Player2 stock 73 0 0 0 0 0

// Alone there are no awards, and so no first action.
newgame BRP 1 mode=tasks
play Vitor
expect Player1 stock 48 0 0 0 0 0
expect =0 Mandate
