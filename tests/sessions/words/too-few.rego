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
