# Who is meant: those who are compared, those with a tag; not whoever reads it
newgame BRVT 3 mode=ops events=Election,Revolution
turmoil
fix 11, ProjectCard
as P2 fix Dirigibles, 9
as P3 fix VenusGovernor, 2
play Comet for Venus
