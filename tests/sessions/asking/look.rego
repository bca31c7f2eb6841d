# Looking at the game
map
newgame BR Ellie Kevin
as Ellie play CrediCor
as Ellie buy 3
as Kevin play TharsisRepublic
as Kevin buy 0
status
board
board Kevin
board Engine
board Nobody
map
score
tasks
moves
as Kevin moves
as Ellie project Aquifer
tasks
moves
as Ellie place 5_5
log
log 3
log full
log x
card Ants
card inventors' guild
card inv
card xyzzy
card
state
status now
ledger
ledger CrediCor
ledger Ants
why 10
why 0
why 999
why
why not pass
why not project City
why not play Ants
why not plya Ants
why not
desc Plant
desc CityTile
desc Ants<Ellie>
desc OceanTile<Tharsis_5_5>
desc Terraformer
desc Banker
desc Tharsis_9_5
desc LandArea
desc CardFront
desc !Plant
desc
desc Plnt
