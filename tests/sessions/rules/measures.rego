# flags: canon tests/data/measured
# Measures of a bundle: counted, asked, in refinements, in a milestone and an award of one's own
newgame BR Ann Bob mode=ops
measure
help Income
count Income
exec PROD[3]
count Income
count income<Bob>
count Income<Anyone>
has Rich
exec 3 TerraformRating
has Rich
count Player(HAS Rich)
list Player(HAS MOST Income)
expect 26 Income
expect fails expectation expect 27 Income
exec 1 / 5 Income
count 5 Income
exec OceanTile<Tharsis_5_4>
count Wet<Tharsis_5_5>
count LandArea(HAS Wet)
count Coast
standings
desc Earner
exec 20
claim Earner

# … and of a session
measure Savings<Owner> = Megacredit OR Income
count Savings
measure Careful = HAS 20 Savings, MAX 0 CityTile
has Careful
measure
undo 1
has Careful
redo
has Careful
history
plot Savings
plot Megacredit - 3
plot Bogus

# Mistakes
measure savings = 3
measure Plant = 3
measure Income = Heat
measure Loop = Loop
measure Savings = Heat - Careful
measure Wrong = Heet
measure Wrong = HAS
measure Wrong
measure Savings =
measure Careful =
count Careful
count Rich
exec 2 Income
count Income<Tharsis_1_1>
count Income(HAS Plant)
help
