newgame BR Ann Bob Cid
play Interplanetary Cinematics
buy 4
as Bob play Tharsis Republic
as Bob buy 4
as Cid play Ecoline
as Cid buy 5
play Mine, 2 Steel
project Asteroid
as Bob first
as Bob place 5_7
end
as Cid play ArchaeBacteria
end
as Ann play Deep Well Heating, 6 Steel, 1
end
as Bob project Aquifer
as Bob place 5_5
end
as Cid play Power Plant
end
as Ann pass
as Bob pass
as Cid pass
as Ann buy 1
as Bob buy 3
as Cid buy 1
