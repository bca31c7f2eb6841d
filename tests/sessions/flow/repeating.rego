newgame BR Ellie Kevin Bob mode=ops
for P in all
    exec 2 Steel<$P>
end
for P in others
    as $P exec Heat
    as $P echo $P has ${Heat} heat and ${Steel<Anyone>} steel are about
end
let n = Steel<Anyone>
repeat $n
    exec Plant
end
let half = 6 - 3
echo $n plants, ${half} half, $$n and ${Plant - $half}
repeat 0
    echo never
end
exec CityTile<Tharsis_4_6>, OceanTile<Tharsis_5_5>
for TILE in Tile
    echo there is $TILE
end
// The history holds what was carried out.
history
undo
