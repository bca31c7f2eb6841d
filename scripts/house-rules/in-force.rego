# The house rule of this folder at work: rego --canon scripts/house-rules scripts/house-rules/in-force.rego
newgame BR 2 mode=ops
exec OceanTile<Tharsis_1_5>
expect Player1 stock 3 0 0 0 0 0
as Engine exec OceanTile<Tharsis_5_5>
expect Player1 stock 3 0 0 0 0 0
