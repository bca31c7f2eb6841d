# try, trace, step
try newgame BR 2
newgame BR 2 mode=ops
try exec 3 Plant
count Plant
try count Plant
try exec -3 Plant
try undo
history
try mode raw
mode
try
try plya Ants
trace on
exec TemperatureStep
trace
trace off
exec TemperatureStep
trace maybe
step exec 2 TemperatureStep, 3 Plant
count TemperatureStep
exec Plant
undo
step
step exec Plant
score
cancel
count TemperatureStep
step exec 2 TemperatureStep
continue
count TemperatureStep
history
undo
count TemperatureStep
step
continue
cancel
step exec 3 Plant, -99 Heat
continue
count Plant
