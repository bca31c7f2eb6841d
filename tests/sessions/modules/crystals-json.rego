# flags: json canon tests/data/crystals
newgame BRK Ellie Kevin mode=tasks
exec 3 Crystal, PROD[Crystal], 2 FieldStep, SporeGarden, 2 Spore<SporeGarden>
state
