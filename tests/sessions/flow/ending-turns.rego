// `end` alone closes a block; a turn is ended with `end turn` there.
newgame BR Ellie Kevin
Ellie: play CrediCor
Ellie: buy 0
Kevin: play Helion
Kevin: buy 0
fix 8 Heat
repeat 1
    convert heat
    end turn
end
expect turn Kevin
pass
expect turn Ellie
