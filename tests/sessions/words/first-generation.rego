# A first generation in the game's own words
newgame BR Ellie Kevin
as Ellie buy 3
as Ellie play crediCor
as Kevin play Ecoline
as Ellie buy 11
as Ellie buy x
as Ellie buy 5
as Kevin buy 6
play Ants
play Mine, 3
play Mine, 5
play Mine, 4
play "power plant", 4
as Kevin play Mine
as Ellie claim Builder
as Kevin project PowerPlant
as Ellie project PowerPlnt
as Ellie project Asteroid
as Ellie sell 2
as Ellie sell 9
as Kevin fund Banker
as Kevin end
as Kevin sell 1
as Kevin fund bank
as Ellie convert heat
as Ellie convert plants
as Ellie convert water
as Ellie project Aquifer
as Ellie place 5_5
as Ellie place 55
as Ellie place Tharsis_3_2
as Ellie end
as Ellie action Mine
as Ellie action Mine 4
as Ellie trade Luna, 9
as Ellie pay 3
as Ellie put Ants
as Ellie put? Ants
as Ellie first
as Kevin pass
as Ellie pass
status
as Ellie buy 0
as Kevin buy 4
status
play
action
project
sell
sell 0
claim
claim Bilder
fund Nobody
place
put
pay
pass now
