# Corporations of Colonies.

// Poseidon: a colony as the first action; a step of money production for every colony that anybody places.
newgame BRC 2 colonies=Luna,Ceres,Triton,Io,Europa
as Player1 play Poseidon
buy 0
as Player2 play CrediCor
buy 0
expect Player1 stock 45 0 0 0 0 0 prod 0 0 0 0 0 0
expect =0 Tag
expect fails not-now as Player1 project BuildColony
as Player1 task Colony<Ceres>
expect Player1 prod 1 1 0 0 0 0
as Player2 project BuildColony
as Player2 task Colony<Triton>
expect Player1 prod 2 1 0 0 0 0
expect Player2 stock 40 0 3 0 0 0 prod 0 0 0 0 0 0

// Arklight: an animal for each animal and plant tag, its own and those of events too; a point for two.
newgame BRC 2 mode=tasks
play Arklight
expect change Player1 only 45, PROD[2]
expect Player1 tags AnimalTag 1
expect =1 Tag
expect =1 Animal<Arklight>
exec 9 ProjectCard
play AdaptedLichen, 9
play Pets, 10
expect =3 Animal<Arklight>
expect Player1 score cards 1
as Player2 exec 9, ProjectCard
fix 3 TemperatureStep
as Player2 play Lichen, 7
expect =3 Animal<Arklight>

// Polyphemos: every card that is bought to the hand costs 5, at the start, in research and by actions.
newgame BRC 2 colonies=Luna,Ceres,Triton,Io,Europa
as Player1 play Polyphemos
expect fails limit buy 10, 30
buy 10
expect Player1 stock 0 0 5 0 0 0 prod 5 0 0 0 0 0 hand 10
as Player2 play CrediCor
buy 1
expect Player2 stock 54 0 0 0 0 0
as Player1 pass
as Player2 pass
as Player1 buy 4
as Player2 buy 4
expect Player1 stock 5 0 5 0 0 0
expect Player2 stock 62 0 0 0 0 0
newgame BRC 2 mode=tasks
play Polyphemos
fix InventorsGuild
action InventorsGuild
buy 1, 5
expect Player1 stock 45 0 5 0 0 0 hand 1

// Aridor: one more tile; a step of money production for each kind of tag when it first comes, events aside.
newgame BRC 2 colonies=Luna,Titan,Triton,Io,Europa
as Player1 play Aridor
buy 0
as Player2 play CrediCor
buy 0
expect Player1 stock 40 0 0 0 0 0
as Player1 first
expect fails limit task Luna
expect fails task Titan
task Ceres
expect =1 ColonyProduction<Ceres>, =5 ColonyTile, =1 SleepingTile
newgame BRC 2 colonies=Luna,Titan,Triton,Io,Europa mode=tasks
play Aridor
exec 100, 9 ProjectCard
play Research, 11
expect Player1 prod 1 0 0 0 0 0
play InventorsGuild, 9
expect Player1 prod 1 0 0 0 0 0
play LunarBeam, 13
expect Player1 prod 1 0 0 0 2 2
play TechnologyDemonstration, 5
expect Player1 prod 1 0 0 0 2 2
play SpaceMirrors, 3
expect Player1 prod 2 0 0 0 2 2
exec WildTag<Research>
expect Player1 prod 2 0 0 0 2 2
as Player2 exec 20, ProjectCard
as Player2 play Mine, 4
expect Player1 prod 2 0 0 0 2 2

// Aridor's tile may sleep, or be awake at once.
newgame BRC 2 colonies=Luna,Triton,Io,Europa,Ceres
as Player1 play Aridor
buy 0
as Player2 play CrediCor
buy 0
as Player1 task Enceladus
expect =1 SleepingTile<Class<Enceladus>>, =5 ColonyTile
newgame BRC 2 colonies=Luna,Triton,Io,Europa,Ceres
as Player1 play Aridor
buy 0
as Player2 play Arklight
buy 0
as Player1 task Miranda
expect =1 ColonyProduction<Miranda>, =6 ColonyTile

// Stormcraft Incorporated: a floater a generation; its floaters are two heat each wherever heat is to be paid.
newgame BRC 2 colonies=Luna,Titan,Triton mode=tasks
play StormcraftIncorporated
expect Player1 stock 48 0 0 0 0 0 tags JovianTag 1
expect =1 Tag
expect Titan
action StormcraftIncorporated
expect =1 Floater<StormcraftIncorporated>
expect fails not-now action StormcraftIncorporated
exec 3 Floater<StormcraftIncorporated>, 4 Heat
convert heat, 4 Heat, 2 Floater<StormcraftIncorporated>
expect Player1 stock 48 0 0 0 0 0 tr 21
expect =2 Floater<StormcraftIncorporated>
expect fails limit convert heat
exec 2 Floater<StormcraftIncorporated>
convert heat
expect =0 Floater
expect Player1 tr 22
exec 6 Heat, 1 Floater<StormcraftIncorporated>
convert heat
expect Player1 stock 48 0 0 0 0 0 tr 23
exec 3 Floater<StormcraftIncorporated>, ProjectCard
expect fails limit play Sponsors, 3 Floater<StormcraftIncorporated>
exec 3 Floater<StormcraftIncorporated>
fix CaretakerContract
action CaretakerContract, 4 Floater<StormcraftIncorporated>
expect Player1 tr 24

// Stormcraft Incorporated with Helion, whose heat is money: so are its floaters, two each.
newgame BRCX 2 colonies=Luna,Titan,Triton mode=ops
exec Helion, StormcraftIncorporated, 3 Floater<StormcraftIncorporated>, 2 Heat, ProjectCard
fix -90 Megacredit
expect fails limit play Sponsors, 3 Floater<StormcraftIncorporated>, 2 Heat
play Sponsors, 2 Floater<StormcraftIncorporated>, 2 Heat
expect change Player1 only -2 Heat, PROD[2], -ProjectCard
expect =1 Floater<StormcraftIncorporated>
