# stopping on the way through a command
newgame BR Ann Bob mode=ops
exec 40, 2 cards
break
break on TerraformRating
watch Plant
break on Nothing
step play comet at 5_5
continue
continue
continue
break off
step exec TemperatureStep
continue
