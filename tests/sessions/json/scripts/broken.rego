exec 7 Plant
exec -99 Plant
