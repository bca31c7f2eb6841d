# flags: json
newgame BR 2 mode=ops
let n = 2
if 2 OceanTile
    exec $n Plant
else
    exec $n Heat
end
echo ${Heat}
exec $m Heat
