# Rule questions of the promos.

// A card on Self-replicating Robots is played although the hand is empty, and no other one is.
newgame BRX 2
as Player1 play BeginnerCorporation
as Player2 play Ecoline
as Player2 buy 0
fix SelfReplicatingRobots, -9 ProjectCard
as Player1 action SelfReplicatingRobots 1
as Player1 task HostedCard<Class<Mine>> FROM ProjectCard
expect Player1 hand 0
expect fails limit as Player1 play TitaniumMine, 7
as Player1 play Mine, 2
expect Player1 stock 40 0 0 0 0 0 prod 0 1 0 0 0 0 hand 0

// In a game for one the neutral opponent's plants count for Crash Site Cleanup, but it can be sued for nothing.
newgame BRX 1 mode=tasks
exec 6, 2 ProjectCard
expect fails requirement play CrashSiteCleanup, 4
exec SmallAsteroid
task -2 Plant<SoloOpponent>
expect fails play LawSuit, 2
play CrashSiteCleanup, 4
task Titanium
expect Player1 stock 2 0 1 0 0 0

// A wild tag is one kind more for Interplanetary Trade.
newgame BRX2 2 mode=tasks
exec 27, ProjectCard
fix AppliedScience, Mine
play InterplanetaryTrade, 27
expect Player1 prod 3 0 0 0 0 0

// For Arcadian Communities an area marked by Land Claim is a marked area, too: beside it there is room, and 3 for building.
newgame BRX 2 mode=tasks
fix ArcadianCommunities
exec LandClaim
task LandClaimMarker<Tharsis_7_5>
action ArcadianCommunities
expect fails narrowing task LandClaimMarker<Tharsis_7_7>
expect fails narrowing task LandClaimMarker<Tharsis_7_5>
task LandClaimMarker<Tharsis_7_6>
// Nobody else's marker goes there.
as Player2 exec LandClaim
expect fails as Player2 task LandClaimMarker<Tharsis_7_6>
as Player2 task LandClaimMarker<Tharsis_7_7>
exec GreeneryTile<Tharsis_7_5>
expect Player1 stock 3 0 0 0 0 0
expect =1 LandClaimMarker<Player1>

// Alone, Mons Insurance pays for what it takes from the neutral opponent, as much as there is.
newgame BRX 1 mode=tasks
play MonsInsurance
expect Player1 stock 48 0 0 0 0 0 prod 4 0 0 0 0 0
exec HiredRaiders
task 3 Megacredit<Player1 FROM SoloOpponent>
expect Player1 stock 48 0 0 0 0 0
exec EnergyTapping
expect Player1 stock 45 0 0 0 0 0 prod 4 0 0 0 1 0
exec -44
exec SmallAsteroid
task -2 Plant<SoloOpponent>
expect Player1 stock 0 0 0 0 0 0

// What New Holland covers is out of sight: no steel production for Mining Guild.
newgame BRX 2 mode=tasks
fix MiningGuild, OceanTile<Tharsis_1_2>, CityTile<Tharsis_5_5>, CityTile<Tharsis_9_6>, CityTile<Tharsis_9_9>, CityTile<Tharsis_7_7>
exec 20, ProjectCard
play NewHolland, 20
task? Covered<Tharsis_1_2>
expect CityTile<Tharsis_1_2>
expect Player1 stock 0 0 0 0 0 0 prod 3 0 0 0 0 0

// Lakefront Resorts has 3 for each ocean where the nomads arrive, as for a tile.
newgame BRXT 2 mode=tasks
fix LakefrontResorts, OceanTile<Tharsis_5_6>, MarsNomads, Nomads<Tharsis_5_8>
action MarsNomads
task Nomads<Tharsis_5_7> FROM Nomads<Tharsis_5_8>
expect Player1 stock 3 0 0 2 0 0

// Pharmacy Union in the events pile is an event there.
newgame BRXT 2 mode=tasks events=Riots,Election
fix PlayedEvent<Class<PharmacyUnion>>, PlayedEvent<Class<Comet>>
exec MediaArchives
expect Player1 stock 2 0 0 0 0 0
as Engine exec EventHappens<CelebrityLeaders>
expect Player1 stock 6 0 0 0 0 0

// Recession is the doing of whoever plays it: Mons Insurance pays for both losses, and the others may sue.
newgame BRPX2 3 mode=tasks
play MonsInsurance
fix 20 Megacredit<Player2>, 20 Megacredit<Player3>, PreludeCard<Player2>, ProjectCard<Player3>
as Player2 play Recession
expect Player1 stock 37 0 0 0 0 0 prod 3 0 0 0 0 0
expect Player2 stock 30 0 0 0 0 0 prod -2 0 0 0 0 0
expect Player3 stock 21 0 0 0 0 0 prod -3 0 0 0 0 0
// What is sued for is a loss, too, which is paid for.
as Player3 play LawSuit, 2
expect Player3 stock 22 0 0 0 0 0
expect Player2 stock 30 0 0 0 0 0
expect Player1 stock 34 0 0 0 0 0

// Alone, nobody is hit by it, and so nothing is paid.
newgame BRPX2 1 mode=tasks
exec PreludeCard
fix MonsInsurance
play Recession
expect Player1 stock 10 0 0 0 0 0

// Pharmacy Union without diseases, and a card with a science and a microbe tag: in any order.
newgame BRX 2 mode=tasks
fix PharmacyUnion, 4 OxygenStep
exec 30, 3 ProjectCard
play GhgProducingBacteria, 8
expect Player1 stock 18 0 0 0 0 0 tr 20
try task PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion
task TerraformRating FROM Disease<PharmacyUnion>
expect Player1 tr 21
play TransNeptuneProbe, 6
expect fails task TerraformRating FROM Disease<PharmacyUnion>
task PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion
expect Player1 stock 12 0 0 0 0 0 tr 24
