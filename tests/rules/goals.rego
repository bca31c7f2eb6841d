# Milestones, awards and the final score.

// A milestone costs 8 and needs its condition at that moment; three in all, each once.
newgame BR 3 mode=ops
exec 40, TerraformRating
expect fails requirement claim Terraformer
exec 14 TerraformRating
claim Terraformer
expect Player1 stock 32 _ _ _ _ _
expect fails as Player2 claim Terraformer
expect fails claim Terraformer
mode raw
as Player2 exec CityTile<Tharsis_3_3>, CityTile<Tharsis_3_5>, CityTile<Tharsis_3_7>, GreeneryTile<Tharsis_7_4>, GreeneryTile<Tharsis_7_5>, GreeneryTile<Tharsis_7_6>, 16 ProjectCard, 40
mode ops
as Player2 claim Mayor
as Player2 claim Gardener
expect fails as Player2 claim Planner
expect Player2 score milestones 10
expect Player1 score milestones 5

// Awards cost 8, 14, 20; anyone may win them.
newgame BR 3 mode=ops
exec 100, 3 Heat
fund Thermalist
expect Player1 stock 92 _ _ _ _ _
fund Banker
expect Player1 stock 78 _ _ _ _ _
as Player2 exec 20, 5 Heat
as Player2 fund Miner
expect Player2 stock 0 _ _ _ _ _
expect fails fund Landlord
expect award Thermalist 3 5 0
// Banker and Miner are tied at nothing: all three share the first place of each.
expect Player2 score awards 15
expect Player1 score awards 12
expect Player3 score awards 10

// A tie for first leaves no second; second place needs three players.
newgame BR 3 mode=ops
exec 8, 5 Heat
as Player2 exec 5 Heat
as Player3 exec 4 Heat
fund Thermalist
expect Player1 score awards 5
expect Player2 score awards 5
expect Player3 score awards 0
newgame BR 2 mode=ops
exec 8, 5 Heat
as Player2 exec 4 Heat
fund Thermalist
expect Player1 score awards 5
expect Player2 score awards 0

// A tie for second: both get 2.
newgame BR 4 mode=ops
exec 8, 5 Heat
as Player2 exec 4 Heat
as Player3 exec 4 Heat
fund Thermalist
expect Player1 score awards 5
expect Player2 score awards 2
expect Player3 score awards 2
expect Player4 score awards 0

// Landlord counts tiles on and off Mars, oceans are nobody's.
newgame BR 2 mode=tasks
exec 40, ProjectCard
play GanymedeColony, 20
exec OceanTile<Tharsis_1_4>
exec GreeneryTile<Tharsis_3_4>
expect award Landlord 2 0

// Events keep their points, good and bad.
newgame BR 2 mode=ops
exec 60, 9 ProjectCard
play BribedCommittee, 7
expect Player1 tr 22
expect Player1 score tr 22 cards -2 total 20

// Jovian points count all Jovian tags at the end.
newgame BR 2 mode=ops
exec 120, 9 ProjectCard
play IoMiningIndustries, 41
play CallistoPenalMines, 24
play VestaShipyard, 15
expect Player1 score cards 6

// Asking for the score changes nothing.
newgame BR 2 mode=ops
exec 20, 3 Heat
score
score
expect Player1 vp 20 stock 20 0 0 0 0 3
expect fails expect winner Player1

// Equal points: the one with more money wins.
newgame BR 3 mode=ops
exec 3
as Player2 exec 5
as Player3 exec 4
phase End
expect Player1 vp 20
expect Player2 vp 20
expect Player3 vp 20
expect winner Player2
expect fails expect winner Player1
expect fails expect winner Player3

// But one point is worth more than all the money.
newgame BR 2 mode=ops
exec 99
as Player2 exec TerraformRating
phase End
expect winner Player2
expect fails expect winner Player1
