# What `newgame` can ask for: two corporations for everybody, a handicap, a world government without Venus, Prelude 2
# without Prelude.

// Everybody has two corporations. The second costs 42 M€ and offers no cards.
newgame BR Ann Bob corporations=2
expect 2 CorporationCard<Ann>, 2 CorporationCard<Bob>
play CrediCor
buy 3
expect phase Corporation
as Bob play Teractor
as Bob buy 0
as Bob play EcoLine
expect Bob stock 54 0 0 3 0 0 prod 0 0 0 2 0 0 cards 2
expect fails as Bob buy 1
as Ann play Helion
// 57 - 9 + 42 - 42: the money of the second helps to pay for it.
expect Ann stock 48 0 0 0 0 0 prod 0 0 0 0 0 3 cards 2 hand 3
expect phase Action
// Both their rules hold: a standard project of 20 or more gives 4 back, and heat pays.
project Greenery at 5_7
expect Ann stock 29 _ _ _ _ _

// The card Merger, one for each, whether the promos are in the game or not; it is a prelude.
expect fails usage newgame BR Ann Bob corporations=merger
newgame BRPX Ann Bob corporations=merger
expect Class<Merger>, OneForEach<Class<Merger>>
newgame BRP Ann Bob corporations=merger
expect 1 CorporationCard<Ann>
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
play Merger
play Helion
play Donation
as Bob play Merger
as Bob play EcoLine
expect Ann stock 78 0 0 0 0 0
expect Bob stock 54 0 0 3 0 0
as Bob discard Loan
newgame BRPX Ann Bob
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
play Merger
play Helion
play Donation
expect fails as Bob play Merger

// More TR at the start.
newgame B Ann Bob Cid handicap=0,5,10
expect Ann tr 20
expect Bob tr 25
expect Cid tr 30
expect fails usage newgame B 2 handicap=1
expect fails usage newgame B 2 handicap=1,x
newgame BRX 1 handicap=3 mode=ops
expect Player1 tr 17

// The world government without Venus Next: three parameters, and nobody gains by it.
newgame BR Ann Bob worldgov=on
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
pass
as Bob pass
expect phase Solar
expect fails task VenusStep
as Ann task TemperatureStep
expect global temp -28 gen 2
expect Ann tr 20
newgame BR Ann Bob
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
pass
as Bob pass
expect phase Research
// When Mars is complete the game ends, and the government is not asked any more.
newgame BR Ann Bob worldgov=on
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
fix 19 TemperatureStep, 14 OxygenStep
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
pass
as Bob pass
expect phase End
newgame BRV Ann Bob worldgov=off
play CrediCor
buy 0
as Bob play Teractor
as Bob buy 0
pass
as Bob pass
expect phase Research

// The cards of Prelude 2, but no preludes are dealt.
newgame BRC2 Ann Bob
expect MAX 0 PreludeCard<Anyone>
play NirgalEnterprises
buy 0
as Bob play CrediCor
as Bob buy 0
expect phase Action
expect fails play PointLuna
newgame BR2 1
expect 14 GenerationAllowed
