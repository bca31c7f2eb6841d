# Both at once: a question in between does not disturb the command that waits.
newgame BR 2 mode=ops
exec 30
trace on
step project PowerPlant
step
tasks
count Owed
try count Owed
continue
trace off
count PROD[Energy]
