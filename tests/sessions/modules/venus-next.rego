# A generation with Venus Next as a person sees it: the fourth track, the project, and the world government.
newgame BRV Ellie Kevin
as Ellie play Aphrodite
buy 0
as Kevin play Celestic
buy 0
as Ellie project AirScrapping
status
moves
end
as Kevin first
as Kevin action Celestic
as Ellie pass
pass
tasks
as Kevin task VenusStep
task VenusStep
map
newgame BRV 2 worldgov=maybe
newgame BRV 2 venus=second
newgame BRV 2 venus=alternative worldgov=off
