# What one move sets off comes in the order that suits its owner: income pays what the same move costs, whichever comes
# first, and a loss of "as much as there is" comes before a gain.

// The Reds are paid out of what the ocean brings: 2 + 4 M€ for two steps of TR.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 23, ProjectCard, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_6>
play Comet, 21
expect Player1 stock 2 0 0 0 0 0
place 5_5
expect Player1 stock 0 0 0 2 0 0 tr 22
// The only place that pays enough is offered, the others are refused.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 23, ProjectCard, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_6>
play Comet, 21
expect fails limit place 1_2
place 5_5
// Nowhere does it suffice: refused at once.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 22, ProjectCard, OceanTile<Tharsis_5_4>
expect fails limit play Comet, 21
// Heat that brings the ocean at 0 °C.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 2, 8 Heat, 14 TemperatureStep, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_6>
convert heat
place 5_5
expect Player1 stock 0 0 0 2 0 0 tr 22
// Lava flows, and a tile that pays for it.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 20, ProjectCard, OceanTile<Tharsis_3_2>, OceanTile<Tharsis_4_2>, OceanTile<Tharsis_2_1>
play LavaFlows, 18
place 3_1
expect Player1 tr 22
// Philares chooses money.
newgame BRTX 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Philares, CityTile<Tharsis_3_3, Player2>, 25, OceanTile<Tharsis_5_6>
project greenery, 23
place 3_2
task Megacredit
expect Player1 stock 0 0 0 0 0 0 tr 21
// What something waits for is paid first: the second project of a prelude is no income of the first.
newgame BRTX 2 mode=ops
phase Action
fix 10, ProjectCard
expect fails limit play Comet, 10

// Pharmacy Union loses before the media pay.
newgame BRX 2 mode=ops
fix PharmacyUnion, MediaGroup, 1, ProjectCard
play Virus, 1
expect Player1 stock 3 0 0 0 0 0
// With enough of it the order makes no difference.
newgame BRX 2 mode=ops
fix PharmacyUnion, MediaGroup, 6, ProjectCard
play Virus, 1
expect Player1 stock 4 0 0 0 0 0
// Who wants it otherwise says so.
newgame BRX 2 mode=ops
fix PharmacyUnion, MediaGroup, 1, ProjectCard
mode tasks
auto none
play Virus, 1
task CardFront FROM CardBack
task 3 Megacredit
task -3 Megacredit
expect Player1 stock 0 0 0 0 0 0
// The Reds are paid before the disease takes the rest: what a neutral ocean tile brings is all there is.
newgame BRTX 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix PharmacyUnion, 3
exec MicrobeTag<PharmacyUnion>, TerraformRating
expect Player1 stock 0 0 0 0 0 0 tr 21

// Money and titanium owed at once: each is paid by itself, in kind first.
newgame BRX 2 mode=tasks
fix PhoboLog, 20, 4 Titanium
exec 5 Owed, 2 Owed<Class<Titanium>>
expect fails limit pay 7
expect fails limit pay 2 Titanium
expect fails limit pay 4 Titanium
pay 2 Titanium, 5
expect Player1 stock 15 0 2 0 0 0
exec 4 Owed, 2 Owed<Class<Titanium>>, Accept<Class<Steel>>
pay 2 Titanium, 4
expect Player1 stock 11 0 0 0 0 0
expect MAX 0 Accept
