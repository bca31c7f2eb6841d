# Imported from log-of-two-generations.log.txt
# inferred: options BR: cards and goings-on of those boxes
# inferred: map Tharsis: placements, their bonuses, goals
newgame BR Mira "Mira passed"

# Generation 1
play InterplanetaryCinematics
buy 3
as Player2 play Helion
buy 4
play Mine
project Aquifer
place Tharsis_4_8
play SpaceMirrors
end
play PowerPlantCard
play ElectroCatapult
pass
action ElectroCatapult
task -Plant<Player1>
pass

# Generation 2
buy 0
buy 2
play AcquiredCompany
play ColonizerTrainingCamp
pass
