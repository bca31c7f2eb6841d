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
# try and step on what is unusual
try step exec 3 Plant
step undo
step as P2 step exec Plant
cancel
try script scripts/more.rego
script scripts/half.rego
count Plant
step
try try exec Plant
try as P2 exec Plant
expect fails try exec -9 Plant
try expect fails exec -9 Plant
try amend 2 exec 7 Plant
try drop 9
history
# what is remembered has to wait while a command is being stepped through
step exec 2 TemperatureStep
mode tasks
note in between
become P2
step step
step cancel
cancel
step cancel
step continue
step step
mode
history
