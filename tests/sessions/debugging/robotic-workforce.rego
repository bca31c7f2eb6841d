# A card that copies another's production box: what it may copy, and what is in the way.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[Energy]
why not play RoboticWorkforce
card Robotic Workforce
play CarbonateProcessing, 6
why not play RoboticWorkforce
exec PROD[Energy]
try play RoboticWorkforce
step play RoboticWorkforce, 9
step
count Owed
continue
ledger RoboticWorkforce
