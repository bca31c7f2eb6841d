# flags: typed
# What rego says to people who type at the table: their words, no place in a file, no PETS.
newgame BR Ann Bob Cid
buy 3
play mine
play tharsis republic
play credicor
buy 11
buy x
buy 5
Bob: play helion
Bob: buy 4
Cid: play united nations mars initiative
Cid: buy 6
tasks
play mine
end
place 4_5
Ann: pass
play power plant
play birds
play power plant
play mine, 3
play mine, 5
play mine, 1 titanium, 2
play mine, 2 steel
play mine
Ann: sell 1
Bob: play mine
action united nations mars initiative
Cid: project aquifer
place 3_3
place 5_5
action united nations mars initiative
Cid: sell 1
Bob: convert plants
convert heat
convert water
action mine
action ants
project city
place 4_4
fund banker
project asteroid
claim builder
pay 3
first
put ants
trade luna
Cid: pass
Ann: play nuclear power
play strip mine
play space mirrors; play sponsors
project power plant
pass
Bob: pass
Ann: play ants
Ann: buy 5
Ann: buy 4, 3 steel
Ann: buy 4
Bob: buy 1; Cid: buy 0
log 12
board Cid
newgame BRPV Ann Bob mode=ops
play ecoline
exec 3 steel, 200, 40 plant, 30 ProjectCard
convert plants
place 4_5
place 4_4
convert plants
place 1_1
place 4_6
exec LandClaimMarker<Tharsis_3_3, Bob>
project city
place 3_3
place 6_5
project city
place 6_4
place 4_5
place 1_2
place 2_1
play comet
task -9 Plant<Bob>
task -2 Plant<Bob>
task 2 Heat
task Ok
place 1_2
play ants
exec 4 OxygenStep
play ants
action ants
action ants
exec Microbe
play decomposers
exec 2 Microbe
put comet
put mine
put ants
play predators
play fish
play arctic algae
play herbivores
play pets
Bob: exec 10, ProjectCard
Bob: play protected habitats
exec -Plant<Bob>
play insects
play noctis city
play cloud seeding
play immigrant city
play nitrite reducing bacteria
play ironworks
action ironworks
exec -200
exec PROD[-9]
exec 2 OceanTile
claim gardener
undo
claim gardener
claim mayor
claim mayor
fund landlord
fund landlord
why not play giant space mirror
why not play ants
nonsense
play zzz
play space
place 77
score 3
words pets
play strip mine
words
words table
words french
# what a card does on coming, and that matters later, is left out by `fix`
newgame BRPCT2 Ann Bob mode=ops events=Riots,Diversity
fix Event Analysts
fix Inventrix
fix Mine
fix inventors guild, 3 Plant
