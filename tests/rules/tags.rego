# Tags, events, and effects that listen to them.

// A played event's tags count while it is played, not afterwards.
newgame BR 2 mode=ops
exec 40, 9 ProjectCard
play TechnologyDemonstration, 5
expect Player1 tags ScienceTag 0 SpaceTag 0
expect =1 PlayedEvent, =0 CardFront
play Satellites, 10
expect Player1 prod 1 0 0 0 0 0

// Effects on tags hear those of events and of the card itself.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
play MarsUniversity, 8
task -ProjectCard
expect Player1 hand 8
play InventionContest, 2
task Ok
expect Player1 hand 8
play Research, 11
task -ProjectCard
task Ok
expect Player1 hand 9

// Olympus Conference: the first science must be added, later ones leave a choice.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
play OlympusConference, 10
expect =1 Science<OlympusConference>
play Research, 11
task ProjectCard FROM Science<OlympusConference>
expect =1 Science<OlympusConference>
expect Player1 hand 10

// Decomposers hear themselves.
newgame BR 2 mode=tasks
exec 40, 9 ProjectCard
mode raw
exec 3 OxygenStep
mode tasks
play Decomposers, 5
expect =1 Microbe<Decomposers>
play AdaptedLichen, 9
expect =2 Microbe<Decomposers>
as Player2 exec 7, ProjectCard
as Player2 play Tardigrades, 4
expect =2 Microbe<Decomposers>

// Viral Enhancers: a plant, or one resource on that very card if it can hold one.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard
play ViralEnhancers, 9
expect Player1 stock 51 0 0 1 0 0
play Tardigrades, 4
task Microbe<Tardigrades>
expect =1 Microbe<Tardigrades>
play AdaptedLichen, 9
expect Player1 stock 38 0 0 2 0 0

// Saturn Systems hears Jovian tags of everybody, its own included.
newgame BR 2 mode=ops
play SaturnSystems
expect Player1 prod 1 0 1 0 0 0
as Player2 exec 40, 9 ProjectCard
as Player2 play ColonizerTrainingCamp, 8
expect Player1 prod 2 0 1 0 0 0

// Interplanetary Cinematics and Media Group: events, after paying.
newgame BR 2 mode=ops
play InterplanetaryCinematics
exec 9 ProjectCard
play MediaGroup, 6
play MineralDeposit, 5
expect Player1 stock 24 25 0 0 0 0
as Player2 exec 5, ProjectCard
as Player2 play InvestmentLoan
expect Player1 stock 24 _ _ _ _ _

// Media Archives counts events of all players ever played, but not itself (it is none).
newgame BR 2 mode=ops
exec 40, 9 ProjectCard
play MineralDeposit, 5
as Player2 exec 9, 2 ProjectCard
as Player2 play InvestmentLoan, 3
play MediaArchives, 8
expect Player1 stock 29 _ _ _ _ _

// Toll Station counts the others' space tags only.
newgame BR 2 mode=ops
exec 40, 9 ProjectCard
as Player2 exec 40, 9 ProjectCard
as Player2 play VestaShipyard, 15
as Player2 play TransNeptuneProbe, 6
play TollStation, 12
expect Player1 prod 2 0 0 0 0 0

// "Including this": the card's own tag counts for its production.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play Cartel, 8
expect Player1 prod 1 0 0 0 0 0
play MedicalLab, 13
expect Player1 prod 1 0 0 0 0 0
play Mine, 4
play PowerGrid, 18
expect Player1 prod 1 1 0 0 1 0

// Research counts as two science tags: two discards at Mars University, two for AI Central's requirement.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard, PROD[Energy]
play Research, 11
play StandardTechnology, 6
play AiCentral, 21
expect Player1 tags ScienceTag 4
action AiCentral
expect fails not-now action AiCentral

// A card's own text comes before what its tags set off: cards drawn by Research can be discarded for its tags.
newgame BR 2 mode=tasks
exec 19, 2 ProjectCard
play MarsUniversity, 8
task Ok
play Research, 11
expect Player1 hand 2
task -ProjectCard
task Ok
expect Player1 hand 2

// A card with nothing but a wild tag is one without tags for Community Services and for an award.
newgame BRPC2X 2 mode=tasks awards=Administrator
exec 13, ProjectCard
fix ResearchCoordination, Mine, NobelPrize
play CommunityServices, 13
expect Player1 prod 3 0 0 0 0 0
expect award Administrator 3 0

// While it is played, a wild tag is no tag for Sagitta Frontier Services either; an event's icon is one.
newgame BRP2 2 mode=tasks
exec 20, 4 ProjectCard
fix SagittaFrontierServices
play ResearchCoordination, 4
expect Player1 stock 20 0 0 0 0 0
play Mine, 4
expect Player1 stock 17 0 0 0 0 0
play MineralDeposit, 5
expect Player1 stock 13 5 0 0 0 0
play BribedCommittee, 7
expect Player1 stock 6 5 0 0 0 0

// What a card does only if there are so many tags, too: Nitrogen-Rich Asteroid with two plant tags and a wild one.
newgame BRP 2 mode=tasks
exec 31, ProjectCard
fix ResearchCoordination, AdaptedLichen, Heather
play NitrogenRichAsteroid, 31
task PROD[4 Plant]
expect Player1 prod 0 0 0 4 0 0

// A wild tag helps with the tags of a requirement, not with what else it asks for.
newgame BRP 2 mode=tasks
fix ResearchCoordination
expect fails exec (ScienceTag, Steel): Heat
exec Steel
exec (ScienceTag, Steel): Heat
expect =1 Heat
