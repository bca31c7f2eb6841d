# A card that copies another card's production box: what is in the way, what it would do, and each event of it.
newgame BR 2 mode=tasks
exec 60, 9 ProjectCard, PROD[Energy]
why not play RoboticWorkforce
card Robotic Workforce
desc RoboticWorkforce
play CarbonateProcessing, 6
why not play RoboticWorkforce
exec PROD[Energy]
try play RoboticWorkforce
step play RoboticWorkforce, 9
step
count Owed
cancel
count RoboticWorkforce
trace on
play RoboticWorkforce, 9
trace off
log 3
why 33
ledger RoboticWorkforce
