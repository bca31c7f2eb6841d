# what is missing, in terms of what the player has
newgame BR Ann Bob
Ann: play ecoline
Ann: buy 5
Bob: play united nations mars initiative
Bob: buy 5
fix 3 Plant
convert plants
pass
convert plants
action united nations mars initiative
# as much as one likes, but at least something
newgame BRX Ann Bob
Ann: play ecoline
Ann: buy 5
Bob: play united nations mars initiative
Bob: buy 5
fix EnergyMarket, -21
Ann: action energy market 1
fix 1
Ann: action energy market 1
