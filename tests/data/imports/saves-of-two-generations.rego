# Imported from saves-of-two-generations.saves.jsonl
# inferred: map Tharsis: saves
newgame BR Mira "Mira passed" awards=Landlord,Banker,Scientist,Thermalist,Miner milestones=Terraformer,Mayor,Gardener,Builder,Planner

# Generation 1
play InterplanetaryCinematics
buy 3
as Player2 play Helion
buy 4
play Mine, 1 Steel, 2 # inferred: from the stocks in save 1
project Aquifer
place Tharsis_4_8
play SpaceMirrors
end
play PowerPlantCard
play ElectroCatapult
pass
action ElectroCatapult
task -Steel<Player1> # inferred: from the stocks in save 8
expect Player1 stock 7 8 0 2 0 0 prod 0 1 0 0 0 0 tr 21
expect Player2 stock 27 0 0 0 0 0 prod 0 0 0 0 0 3 tr 20
pass

# Generation 2
buy 0
buy 2
play AcquiredCompany, 2 Heat, 8 # inferred: from the stocks in save 10
play ColonizerTrainingCamp
pass
expect Player1 stock 28 9 0 2 0 0 prod 0 1 0 0 0 0 tr 21
expect Player2 stock 25 0 0 0 0 1 prod 3 0 0 0 0 3 tr 20
