# Awkward questions about promo cards and what they do to cards of other boxes.

// Astra Mechanica: an event of the base game that placed its own tile stays where it is, too.
newgame BRX 2 mode=tasks
exec 7, ProjectCard
fix PlayedEvent<Class<LavaFlows>>, PlayedEvent<Class<MineralDeposit>>
play AstraMechanica, 7
expect fails task ProjectCard FROM PlayedEvent<Class<LavaFlows>>
task ProjectCard FROM PlayedEvent<Class<MineralDeposit>>
expect Player1 hand 1

// CEO's Favorite Project: a card on Self-replicating Robots is a card with resources, even the only one.
newgame BRX 2 mode=tasks
exec 4, 2 ProjectCard
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
task HostedCard<Class<SolarPower>> FROM ProjectCard
play CEOsFavoriteProject, 1
expect =3 Robot
exec 5
play SolarPower, 8
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 1 0
// Without such a card, nor any other with resources, it cannot be played.
exec 1, ProjectCard
expect fails play CEOsFavoriteProject, 1

// The TR that everybody begins with is no raise for UNMI.
newgame BRX 2 mode=tasks
play UnitedNationsMarsInitiative
expect fails action UnitedNationsMarsInitiative
newgame BRX 1 mode=tasks
play UnitedNationsMarsInitiative
expect fails action UnitedNationsMarsInitiative
newgame BRX 2
as Player1 play UnitedNationsMarsInitiative
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
expect fails as Player1 action UnitedNationsMarsInitiative

// UNMI through Merger: a step of TR before it came was in this generation, too.
newgame BRPX 2 mode=tasks
exec 3, PreludeCard
play UnmiContractor
play UnitedNationsMarsInitiative
action UnitedNationsMarsInitiative
expect Player1 tr 24
// In the next one it is long ago.
exec Generation
expect fails action UnitedNationsMarsInitiative

// Mons Insurance pays nothing for what it does to all when it comes, and nobody can sue for it: they do it themselves.
newgame BRX 3 mode=tasks
play MonsInsurance
expect Player1 stock 48 0 0 0 0 0 prod 4 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0 prod -2 0 0 0 0 0
as Player2 exec 2, ProjectCard
expect fails as Player2 play LawSuit, 2
as Player2 fix PROD[Energy]
exec PROD[-Energy<Player2>]
as Player2 play LawSuit, 2
expect Player1 score cards -1

// Nor for what a global event takes: nobody caused that.
newgame BRXT 2 mode=tasks events=Riots,Election
fix MonsInsurance
exec 40
as Player2 exec 20, 5 Heat
as Engine exec EventHappens<GlobalDustStorm>
expect Player1 stock 40 0 0 0 0 0
