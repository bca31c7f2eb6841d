# `fix` sets up a situation in words.

newgame BRVCT2 Ann Bob colonies=Luna,Triton,Europa,Ceres,Io events=Riots,Diversity mode=ops
fix ruling Reds
expect global ruling Reds
phase Action
exec 40, 8 Heat
convert heat, 8 Heat, 3
expect Ann tr 21
fix chairman Bob
expect global chairman Bob
fix chairman Neutral
expect global chairman Neutral
fix chairman Bob, ruling Greens because we forgot the meeting
expect global chairman Bob ruling Greens
fix delegates Reds Bob 2
expect party Reds leader Bob delegates 0 2
fix delegates Reds Ann 3
expect party Reds leader Ann delegates 3 2
expect global dominant Reds
fix delegates Reds Ann 0
expect party Reds leader Bob delegates 0 2
fix delegates Reds Bob 0
expect party Reds leader none delegates 0 0
expect fails fix delegates Reds Bob 9
fix event current Pandemic
expect CurrentEvent<Pandemic>
fix event coming Pandemic, event distant Election
expect ComingEvent<Pandemic>, MAX 0 CurrentEvent, DistantEvent<Election>
fix track Luna 4
expect =4 ColonyProduction<Luna>
fix track luna 0
expect =0 ColonyProduction<Luna>
fix temperature -10, oxygen 8, venus 12
expect global temp -10 oxygen 8 venus 12
fix temperature -30
expect global temp -30
expect fails usage fix temperature -29
expect fails usage fix oxygen 15
fix oceans 1_2 5_4 because two were forgotten
expect global oceans 2

// What a card does on coming is left out, unless it is said to have been played.
newgame BRP2T 2 mode=ops events=Riots,Diversity
exec 20, ProjectCard
fix Inventrix
expect fails requirement play ArtificialLake
newgame BRPCT2 2 mode=ops events=Riots,Diversity
exec 20, ProjectCard
fix Inventrix played
expect 2 CardLeeway<Class<TemperatureStep>>
fix ColonialRepresentation
