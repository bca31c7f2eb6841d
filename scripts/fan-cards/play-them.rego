# Plays the two invented cards of this folder: rego --canon scripts/fan-cards scripts/fan-cards/play-them.rego

// Dust Baffles: energy or heat, as one likes, while it is cold.
newgame BR 2 mode=tasks
exec 20, 2 ProjectCard
play Dust Baffles, 6
task PROD[2 Heat]
expect Player1 stock 14 0 0 0 0 0 prod 0 0 0 0 0 2
expect Player1 tags BuildingTag 1
expect Player1 score cards 1
newgame BR 2 mode=tasks
exec 20, ProjectCard, 10 TemperatureStep
expect fails requirement play Dust Baffles

// Tide Gardens: oceans of both players; the action needs three microbes.
newgame BR 2 mode=tasks
exec 20, ProjectCard
play Tide Gardens, 11
exec OceanTile<Tharsis_1_4>
as Player2 exec OceanTile<Tharsis_5_5>
expect =2 Microbe<TideGardens>
expect fails limit action TideGardens
as Player2 exec OceanTile<Tharsis_5_6>
expect Player1 score cards 1
action Tide Gardens
expect global oxygen 1
expect =0 Microbe
