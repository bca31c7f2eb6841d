# Answers, however they are put.

// What rego has done by itself, since there was only one way, may be said all the same. It changes nothing.
newgame BR Ann Bob mode=ops
exec 60, 3 ProjectCard
fix 5 Plant<Bob>
phase Action
play Asteroid
task -3 Plant<Bob>
expect Bob stock _ _ _ 2 _ _
expect fails task -2 Plant<Bob>
expect fails task 7 Plant
task? -3 Plant<Bob>
place? 5_7
project Greenery
place? 5_7
expect GreeneryTile<Tharsis_5_7, Ann>
place? 5_7
expect fails unknown-name place? 99_9
// What somebody has answered is not said twice.
expect fails place 5_7

// A trade, a delegate, a city: what comes says enough.
newgame BRC 2 mode=ops colonies=Luna,Triton,Europa,Ceres,Io
exec Trade FROM TradeFleet
task Trade<Luna>
expect Trade<Luna>
newgame BRT 2 mode=ops events=Riots,Diversity
exec Delegate FROM ReserveDelegate
task Delegate<Reds>
expect Delegate<Reds>

// `claim` and `fund` take a payment.
newgame BRX 2 mode=ops
exec 10, 10 Heat
fix Helion, 35 TerraformRating
claim Terraformer, 3, 5 Heat
expect Player1 stock 7 _ _ _ _ 5
fund Banker, 7, 1 Heat
expect Player1 stock 0 _ _ _ _ 4

// Where there was only one card, `put` confirms it.
newgame BRX 2 mode=ops
exec 50, ProjectCard
fix Tardigrades
play ImportedNutrients, 14
put Tardigrades
put? Tardigrades
expect =4 Microbe<Tardigrades>
expect fails put Ants

// An area behind a comma, and several of them.
newgame BR Ann Bob mode=ops
exec 100, 9 ProjectCard
play Comet, 21, 5_4
play TowingAComet, Tharsis_5_5, 23
play GiantIceAsteroid at 1_2, 1_4
expect global oceans 4

// The second half says how many, and which.
newgame BRPC2 2 mode=ops
fix FloatingTradeHub, 3 Floater<FloatingTradeHub>
action FloatingTradeHub 2
task 2 Titanium
expect Player1 stock 0 0 2 0 0 0
expect =1 Floater<FloatingTradeHub>

// Of what is stolen either half says all.
newgame BRX Ann Bob Cid mode=ops
fix 3, 3 ProjectCard, 3 Steel<Bob>, 3 Steel<Cid>
play HiredRaiders
task -2 Steel<Cid>
expect Ann stock 2 2 0 0 0 0
expect Cid stock 0 1 0 0 0 0
fix -PlayedEvent<Class<HiredRaiders>>
play HiredRaiders
task 2 Steel FROM Steel<Bob>
expect Bob stock 0 1 0 0 0 0
