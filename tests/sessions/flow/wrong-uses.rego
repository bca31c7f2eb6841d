echo no game is needed to speak
if Plant
end
newgame BR Ellie Kevin mode=ops
else
if
end
if 3 Plnt
    exec Plant
end
for P of all
end
for 2 in all
end
for P in nobody
end
repeat many
end
repeat 20000
end
repeat -1
end
repeat 2
    echo one
else
    echo two
end
if Plant
else
else
end
let = 3
let n
let n =
let n = Plnt
echo $1
echo $nobody
let number = 3
echo $numbr
echo ${Plnt}
echo ${Plant
exec $number Plnt
as P2 if Plant
try repeat 2
script scripts/endless.rego
note this costs $5 and stays
fix Plant because of $money
for P in all
    exec 2 Steel<$P>
    exec -3 Steel<$P>
    exec Heat<$P>
end
repeat 3
    echo this has no end
