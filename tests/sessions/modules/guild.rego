# flags: canon tests/data/guild
// A letter, a key, a start, a phase and a payment of its own, without a line of C++.
newgame BRG Ann Bob mode=game
expect Ann stock 5 0 0 0 0 0
play CrediCor
buy 3
as Bob play Helion
as Bob buy 2
mode ops
exec CouponBook, CouponBox, 4 Coupon<CouponBook>, 4 Coupon<CouponBox>
mode game
// The mine is a building: a coupon of the book pays 3 of 4; those in the box are for plants.
expect fails limit play Mine, 1 Coupon<CouponBox>, 3
expect fails limit play Mine, 2 Coupon<CouponBook>, 1
play Mine, 1 Coupon<CouponBook>, 1
expect Ann stock 52 0 0 0 0 0
// By itself rego pays with coupons only what money cannot cover.
fix -51
play PowerPlantCard
expect 2 Coupon<CouponBook<Ann>>, 4 Coupon<CouponBox<Ann>>
as Bob pass
pass
// Production, then dues, then the next generation.
expect phase Research
expect Ann stock 18 1 0 0 1 0
expect global gen 2
// Whoever has most pays 6, the others nothing.
newgame BRG Ann Bob dues=high mode=ops
exec 10
phase Dues
expect Ann stock 9 0 0 0 0 0
expect Bob stock 5 0 0 0 0 0
// A payment covers all bills of its command: 4 for the card, of which a coupon pays 3, and 3 for the stamp.
newgame BRG Ann Bob mode=ops
exec 10, CouponBook, 4 Coupon<CouponBook>
expect fails limit play StampDuty, 1 Coupon<CouponBook>, 3
expect fails limit play StampDuty, 1 Coupon<CouponBook>, 5
play StampDuty, 1 Coupon<CouponBook>, 4
expect Ann stock 11 0 0 0 0 0
// What is owed in energy is paid in energy.
expect fails limit play PowerFee, 1
exec 3 Energy
play PowerFee, 1
expect Ann stock 10 0 0 0 1 0
newgame BRG Ann Bob dues=low
// Without the guild its key is refused.
newgame BR Ann Bob dues=high
expect =0 Class<HighDues>
// Guests come in the order in which they are named: bread is money, and the tinker takes money for a measure.
newgame BRG Ann Bob guests=Baker,Tinker mode=ops
expect Ann stock 8 2 0 0 0 0
expect Bob stock 8 2 0 0 0 0
newgame BRG Ann Bob guests=tinker,baker mode=ops
expect Ann stock 8 1 0 0 0 0
newgame BRG Ann Bob mode=ops
expect Ann stock 5 0 0 0 0 0
// The shipper comes with the colonies only, the airship with Venus and the colonies.
expect fails type newgame BRG Ann Bob guests=Shipper
expect fails type newgame BRCG Ann Bob guests=Airship
expect fails type newgame BRVG Ann Bob guests=Airship
expect fails unknown-name newgame BRG Ann Bob guests=Plant
newgame BRCG Ann Bob guests=Shipper mode=ops
expect Ann stock 5 0 1 0 0 0
newgame BRVCG Ann Bob guests=Airship mode=ops worldgov=off
expect Bob stock 5 0 2 0 0 0
