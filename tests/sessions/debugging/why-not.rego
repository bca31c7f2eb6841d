# All that stands in the way of a command, not only the first thing.
newgame BR 2
as P1 play Ecoline
as P2 play CrediCor
as P1 buy 3
as P2 buy 0
# Not the turn, no card in hand, too little oxygen, and nothing of what is offered in payment.
why not as P2 play Ants, 3 Steel
# A requirement, and what the text itself would ask for.
why not play Capital
# Too little of one thing; the wrong moment and the wrong card; a goal not reached; a payment too large.
why not convert heat
why not as P2 action Regolith Eaters
why not claim Mayor
why not play Mining Rights, 20
why not end
why not fund Banker
# The state is as before, and a command that cannot be read is an error.
expect Player1 stock 27 0 0 3 0 0
why not play Aunts
mode tasks
# An event's tag counted while the card was played, and does no more.
exec PlayedEvent<Class<TechnologyDemonstration>>, PlayedEvent<Class<Research>>
why not play AI Central
# Each of two actions, and that the card has been used.
exec 40
play Regolith Eaters
exec ActionUsedMarker<RegolithEaters>
mode game
why not action Regolith Eaters
mode tasks
# Why an area will not do, with the numbers.
exec CityTile<Tharsis_3_4>
exec CityTile
why not place 3_5
why not place 5_5
why not place 3_4
why not place 3_6
task CityTile<Tharsis_7_4>
exec 20
play Mining Rights
why not place 3_4
undo
# Whoever forbids it is named, and what is owed in heat is called heat; each part of a payment is looked at.
as P2 exec LandClaimMarker<Tharsis_4_4>
why not exec GreeneryTile<Tharsis_4_4>
why not convert heat
why not play Ants, 2 Steel, 99
exec PROD[-4]
why not exec PROD[-3]
# An area that is taken is refused as long as another one is free, although oceans come "as many as possible".
exec OceanTile<Tharsis_1_2>
exec OceanTile
why not place 1_2
place 1_2
why not place Hellas_1_1
# Each pending task has its own reason.
exec CityTile
why not place 5_3
# What is asked about an expectation is not asked about its command.
why not expect fails limit sell 30
newgame BR 1
why not end
