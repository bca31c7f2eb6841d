# Where the neighbors of an area lie. The middle of Tharsis has one on each side; rows go down the map, and their
# numbers slant: 6_5 is below 5_5 and to its left.

newgame BR 2 mode=ops
expect Border<Tharsis_4_4, Tharsis_5_5, NorthWestward>
expect Border<Tharsis_4_5, Tharsis_5_5, NorthEastward>
expect Border<Tharsis_5_4, Tharsis_5_5, Westward>
expect Border<Tharsis_5_6, Tharsis_5_5, Eastward>
expect Border<Tharsis_6_5, Tharsis_5_5, SouthWestward>
expect Border<Tharsis_6_6, Tharsis_5_5, SouthEastward>
