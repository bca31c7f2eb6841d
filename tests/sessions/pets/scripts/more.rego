exec 4 Plant
undo
exec 2 Plant
count Plant
