# flags: json
# a payment is told once, and what a fix left out
newgame BR Ann Bob mode=ops
exec 20
project PowerPlant
fix 2 Plant
fix 40 OxygenStep
