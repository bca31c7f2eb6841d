# Corporations that Merger or WG Project brings together: each hears of the other.

// Vitor has 3 for a corporation that prints points.
newgame BRPVCX 2 mode=tasks colonies=Luna,Io
exec PreludeCard
fix Vitor
play Merger
play Arklight
expect Player1 stock 6 0 0 0 0 0
expect =1 Animal<Arklight>

// Sagitta Frontier Services: 4 for one without tags, after Merger itself has brought as much.
newgame BRPVCX2 2 mode=tasks colonies=Luna,Io
exec PreludeCard
fix SagittaFrontierServices
play Merger
play Polyphemos
expect Player1 stock 16 0 5 0 0 0

// Splice hears somebody else's corporation.
newgame BRPX 2 mode=tasks
exec 42, PreludeCard
as Player2 fix Splice
play Merger
play Recyclon
task Microbe<Recyclon>
expect =2 Microbe<Recyclon>
expect Player1 stock 38 0 0 0 0 0
expect Player2 stock 2 0 0 0 0 0

// Aridor: the tag of the second corporation is a new kind.
newgame BRPCX 2 mode=tasks colonies=Luna,Io
exec 42, PreludeCard
play Aridor
play Merger
play Teractor
expect Player1 prod 1 0 0 0 0 0

// Point Luna draws for an Earth tag, Saturn Systems has production for a Jovian one.
newgame BRPCX 2 mode=tasks colonies=Luna,Io
exec PreludeCard
fix PointLuna
play Merger
play Teractor
expect Player1 hand 1
newgame BRPCX 2 mode=tasks colonies=Luna,Io
exec PreludeCard
as Player2 fix SaturnSystems
play Merger
play StormcraftIncorporated
expect Player2 prod 1 0 0 0 0 0

// Viron uses the action of its partner again, and an inspection a third time.
newgame BRPVX 2 mode=tasks
exec ProjectCard
fix Viron, Factorum
action Factorum 1
action Viron
task? UseAction<Factorum, First>
expect Player1 prod 0 0 0 0 2 0
play ProjectInspection
task UseAction<Factorum, First>
expect Player1 prod 0 0 0 0 3 0

// Helion pays for the merger with the heat of the one before it.
newgame BRPX 2 mode=tasks
exec 10 Heat, PreludeCard
fix Helion
play Merger
expect fails play PhoboLog
newgame BRPX 2 mode=tasks
exec 19 Heat, PreludeCard
fix Helion
play Merger
play PhoboLog
expect Player1 stock 0 0 10 0 0 0

// WG Project brings Merger in a later generation: what the corporation prescribes is still to be done.
newgame BRPTX2 2 mode=tasks events=Riots,Diversity
exec 60, ProjectCard
phase Action
fix Chairman FROM Chairman<Neutral>, Teractor
play WgProject, 6
play Merger
play TharsisRepublic
expect Player1 stock 52 0 0 0 0 0
first
place 3_4
expect Player1 stock 55 0 0 0 0 0 prod 1 0 0 0 0 0

// Under the Reds, what WG Project brings: money costs nothing, two oceans 6, to which the second one may help.
newgame BRPTX2 2 mode=tasks events=Riots,Diversity
exec 9, ProjectCard
phase Action
fix Chairman FROM Chairman<Neutral>
exec RedsPolicy FROM GreensPolicy
play WgProject, 9
play Donation
expect Player1 stock 21 0 0 0 0 0
newgame BRPTX2 2 mode=tasks events=Riots,Diversity
exec 13, ProjectCard
phase Action
fix Chairman FROM Chairman<Neutral>
exec RedsPolicy FROM GreensPolicy
play WgProject, 9
play GreatAquifer
place 5_4
place 5_5
expect Player1 stock 0 0 0 4 0 0 tr 22
