# Imported from arena-of-two-generations.json
# inferred: options BRP: cards and goings-on of those boxes
# inferred: map Tharsis: replay
newgame BRP Noor Ivo

# Generation 1
play CrediCor
buy 4
as Player2 play MiningGuild
buy 3
play Donation
play MetalsCompany
play Mohole
play SupplyDrop
play Comet
place Tharsis_1_2
task -3 Plant<Player2>
project Aquifer
place Tharsis_1_4
play MicroMills
end
play Mine, 1 Steel, 2
sell 1
pass
pass
expect Player1 stock 54 3 1 0 0 0 prod 1 2 1 0 0 0 tr 23
expect Player2 stock 38 14 3 0 0 7 prod 0 1 0 0 0 4 tr 20

# Generation 2
buy 1
buy 0
play SpaceMirrors
action SpaceMirrors
play PowerPlantCard
expect Player1 stock 51 1 1 0 0 0 prod 1 2 1 0 1 0 tr 23
expect Player2 stock 31 14 2 0 0 7 prod 0 1 0 0 1 4 tr 20
