# flags: canon tests/data/crystals
// An invented expansion with words of its own: everything that it brings is drawn, named, counted and completed.
newgame BRK Ellie Kevin mode=tasks
exec 30, 3 ProjectCard, 2 FieldStep, AirPressureStep
card CrystalMine
card SporeGarden
card GlassDome
play CrystalMine, 4
play SporeGarden, 5
action SporeGarden 1
play GlassDome, 7
task DomeTile<Crater_1_1>
as Kevin exec FieldStep
status
board
map
score
ledger
ledger SporeGarden
expect global field 15 airpressure 1 temp -30 venus 0
expect Ellie stock _ _ _ _ _ _ 4 prod 0 0 0 0 0 0 1
expect Ellie stock _ _ _ _ _ _ tr 23
expect Ellie score domes 2 cards 2 total 27
expect global field 10
expect Ellie stock 0 0 0 0 0 0 9
exec PROD[-1], 2 Crystal, -Spore<SporeGarden>
newgame BRK field Kevin
newgame BRK domes Kevin
