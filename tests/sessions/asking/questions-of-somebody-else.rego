# What another player could do is tried before it is that player's turn; why and why not answer in words.
newgame BR Ann Bob milestones=Energizer,Builder
credicor; 3; ecoline; 2
try Bob: mine
Bob: try project power plant
Bob: play mine
why not project city
why not claim builder
project power plant
why 45
standings
