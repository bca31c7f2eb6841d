# players may be called what people are called, everywhere
newgame BR Jörg Anne-Marie "Mary Jane" O'Brien 2fast mode=ops
Jörg: exec 2 Plant
as Anne-Marie exec 3 Plant
"Mary Jane": exec 4 Plant
O'Brien: exec 5 Plant
2fast: exec 6 Plant
count Plant<Jörg>
count Plant<anne-marie>
count Plant<"Mary Jane">
count Plant<Mary Jane>
has 5 Plant<O'Brien>
expect 6 Plant<2fast>
expect Jörg stock _ _ _ 2 _ _ tr 20
expect "Mary Jane" stock _ _ _ 4 _ _
exec Plant<Anne-Marie> FROM Plant<Jörg>
board Jörg
become "Mary Jane"
become
count Plant<Jorg>
list Plant<Jörg>, Heat
history
newgame BR MAX Bob
newgame BR X Bob
newgame BR - Bob
newgame BR Max Bob mode=ops
count Plant<Max>

// A name with blanks stands in quotes, in `newgame` and wherever it is meant.
newgame BR "Tom T" Zoë
as "Tom T" play Tharsis Republic
"Tom T": buy 5
as Zoë play Helion; as Zoë buy 2
expect "Tom T" hand 5
expect turn "tom t"
newgame BR "Tom T Zoë
newgame BR "" Zoë
newgame BR "7" Zoë
newgame BR "Tom;T" Zoë
