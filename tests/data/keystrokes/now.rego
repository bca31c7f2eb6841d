newgame BR Ann Bob Cid
pl cine
pl thars
pl ecoline
buy 4 4 5
pl mine
proj ast
first at 5_7
Cid pl archa
Ann pl deep, 6s 1
Bob proj aq at 5_5
Cid pl power plant
Ann pass
pass
pass
buy 1 3 1
