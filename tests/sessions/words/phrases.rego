# what rego prints can be typed back; short payments
newgame BR Ann Bob mode=ops
exec 3 plants, 20 M€
fix 2 plant production, -1 plants, +4 steel
exec 4 cards
fix 3 plants Bob
fix 2 energy production of Bob
exec 2 titanium
fix 4 OxygenStep
play ants, 9 M€
fix 2 microbes on ants
exec 40
play deep well heating, 2s 9
play mine, 1s 2
play titanium mine, 1 steel 5
exec 2 bogus
exec -3 plants Bob
exec 2 plants Carl
