# A name alone is enough where it can mean one thing; what could be several things is asked, and a number says which.
newgame BRVC Ann Bob colonies=Titan,Luna,Io,Ceres,Europa
credicor
3
ecoline; 2
fix 150 M Ann, 9 plants Bob, 2 steel Ann, 9 titanium Ann, 20 heat Ann, 20 plants Ann, 9 energy Ann, TradeFleet<Ann>, 9 cards Ann
# a card; in short, part of the price, and money for the rest
mine 1s
# a card or a standard project: asked
asteroid
1
power plant
2
# a short name of a standard project
pp
# what stands behind the name: an area, a player, a payment
city 59
comet 54 bob
p
luna 3e
io, 9
plant 49
heat
# the action of a card in play; a card that is gone is not taken for something else
tardigrades
tardigrades
mine
# milestones and awards
mayor
bank
# several words begin so
pow
3
# verbs that people at a table use go before those of the workshop
tra titan
con heat
cla mayor
car luna
# what a name cannot be
luna luna
bogus
