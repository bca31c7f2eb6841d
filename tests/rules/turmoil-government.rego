# Between two generations: TR goes down, the current event happens, a new government comes, times change.

// --- One whole round ---

// There is no current event in the first generation. Everybody loses a step, and the neutral chairman goes home.
newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 delegate MarsFirst
as Player1 delegate MarsFirst
as Player2 delegate MarsFirst
as Player2 pass
as Player1 pass
expect phase Solar
// The new event is asked for, anybody may tell; until then nothing else goes on.
expect fails not-now as Player1 buy 0
expect fails not-now as Player1 pass
expect fails limit reveal Election
expect fails limit reveal War on Earth
as Player2 reveal Riots
expect phase Research
expect global gen 2 ruling MarsFirst chairman Player1 dominant MarsFirst
// The chairman has won back what all have lost.
expect Player1 tr 20
expect Player2 tr 19
// Whoever had a seat in the party has left it; who presides is not in the reserve. The lobby is full again.
expect =6 ReserveDelegate<Player1>, =1 InLobby<Player1>
expect =7 ReserveDelegate<Player2>, =1 InLobby<Player2>
// Neutral: the old chairman and the delegate are home; the current Election and the new Riots have sent one each to Mars First.
expect party MarsFirst leader Neutral delegates 0 0 neutral 2
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =11 ReserveDelegate<Neutral>, =0 Chairman<Neutral>
expect CurrentEvent<Election>, ComingEvent<WarOnEarth>, DistantEvent<Riots>
as Player1 buy 0
as Player2 buy 0
as Player2 delegate Greens
as Player2 delegate Greens
as Player1 pass
as Player2 pass
// Election, with the influence of that moment: Player2 leads the dominant Greens (2), Player1 presides (1).
reveal Productivity
expect PastEvent<Election>, CurrentEvent<WarOnEarth>, ComingEvent<Riots>, DistantEvent<Productivity>
expect global gen 3 ruling Greens chairman Player2
expect Player1 tr 20
expect Player2 tr 21
// Nobody sees an event again.
as Player1 buy 0
as Player2 buy 0
as Player1 pass
as Player2 pass
expect fails limit reveal Election
reveal Diversity
// War on Earth: the chairman has one influence, and nobody else any.
expect global gen 4
expect Player1 tr 15
expect Player2 tr 17

// --- Step by step ---

// The loss comes first: Generous Funding sees 19, not 20.
newgame BRT 2 mode=ops
fix CurrentEvent<GenerousFunding>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect Player1 stock 0 0 0 0 0 0 tr 19
expect =1 PastEvent

// The event happens before the new government: Player1 still presides and Player2 still leads the dominant party.
newgame BRT 2 mode=ops
fix CurrentEvent<SpinOffProducts>, ComingEvent<Election>, DistantEvent<WarOnEarth>
fix Chairman<Player1> FROM Chairman<Neutral>, -ReserveDelegate<Player1>
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect Player1 stock 2 0 0 0 0 0 tr 19
expect Player2 stock 4 0 0 0 0 0 tr 20
expect global ruling Unity chairman Player2
expect =7 ReserveDelegate<Player1>, =6 ReserveDelegate<Player2>

// The event's losses count for what the new government pays, and its bonus comes before the chairman's step:
// Player2 is behind by one, and gains both.
newgame BRT 2 mode=ops
fix ComingEvent<Election>, DistantEvent<WarOnEarth>, TR<Player1>
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect Player1 tr 20
expect Player2 tr 21

// A chairman who leads the next government, too: still one delegate presides, and the step comes again.
newgame BRT 2 mode=ops
fix ComingEvent<Election>, DistantEvent<WarOnEarth>, Chairman<Player1> FROM Chairman<Neutral>, -ReserveDelegate<Player1>
as Player1 exec 3 Delegate<Unity> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect Player1 tr 20
expect global chairman Player1 ruling Unity
expect =6 ReserveDelegate<Player1>, =0 Delegate<Unity, Anyone>, =0 PartyLeader<Unity, Anyone>

// The party that rules may rule again; its policy stays in force.
newgame BRT 2 mode=ops
fix ComingEvent<Election>, DistantEvent<WarOnEarth>
as Player1 exec Delegate<Greens> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect global ruling Greens chairman Player1
expect =2 Policy<Anyone>, =2 GreensPolicy<Anyone>

// A neutral leader presides; nobody gains a step.
newgame BRT 2 mode=ops events=Election,WarOnEarth
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect global ruling Greens chairman Neutral
expect Player1 tr 19
expect Player2 tr 19

// The delegates of the other parties stay, and so does their lead.
newgame BRT 2 mode=ops
fix ComingEvent<Riots>, DistantEvent<WarOnEarth>
as Player1 exec 3 Delegate<Scientists> FROM ReserveDelegate
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
as Player1 exec Delegate<Unity> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
reveal Election
expect party Scientists leader none delegates 0 0 neutral 0
expect party Unity leader Player2 delegates 1 2
expect global ruling Scientists dominant Unity
expect =5 ReserveDelegate<Player1>, =5 ReserveDelegate<Player2>

// The search for the next dominant party begins at the one that now rules: Scientists, Mars First, Kelvinists, Reds …
newgame BRCT 3 mode=ops
fix ComingEvent<SnowCover>, DistantEvent<WarOnEarth>
as Player1 exec 4 Delegate<Scientists> FROM ReserveDelegate
as Player2 exec 3 Delegate<Unity> FROM ReserveDelegate, 3 Delegate<Greens> FROM ReserveDelegate
as Player3 exec 3 Delegate<Reds> FROM ReserveDelegate
phase Solar
as Engine exec CommitteeHasMet
expect global ruling Scientists dominant Reds
undo
// … then the Greens, before Unity.
fix -Delegate<Reds, Player3>
as Engine exec CommitteeHasMet
expect global ruling Scientists dominant Greens
undo 2
// The neutral delegate of the new current event comes afterwards, and can change that.
fix ComingEvent<JovianTaxRights> FROM ComingEvent<SnowCover>
as Engine exec CommitteeHasMet
expect global ruling Scientists dominant Unity

// --- Ruling bonuses ---

// Scientists: science tags, of everybody, wild ones not among them.
newgame BRT 3 mode=ops
fix BeginnerCorporation<Player1>, CrediCor<Player2>
fix 3 ScienceTag<Player1, BeginnerCorporation>, WildTag<Player2, CrediCor>, ScienceTag<Player2, CrediCor>
phase Solar
as Engine exec RulingBonus<Scientists>
expect Player1 stock 3 0 0 0 0 0
expect Player2 stock 1 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0

// Mars First: building tags, without a limit.
newgame BRT 2 mode=ops
fix BeginnerCorporation<Player1>, 9 BuildingTag<Player1, BeginnerCorporation>, SpaceTag<Player1, BeginnerCorporation>
phase Solar
as Engine exec RulingBonus<MarsFirst>
expect Player1 stock 9 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0

// Greens: plants, microbes and animals. Unity: Venus, Earth and Jovian.
newgame BRVT 2 mode=ops worldgov=off
fix BeginnerCorporation<Player1>, CrediCor<Player2>
fix PlantTag<Player1, BeginnerCorporation>, 2 MicrobeTag<Player1, BeginnerCorporation>, AnimalTag<Player1, BeginnerCorporation>
fix VenusTag<Player2, CrediCor>, 2 EarthTag<Player2, CrediCor>, 3 JovianTag<Player2, CrediCor>, PlantTag<Player2, CrediCor>
phase Solar
as Engine exec RulingBonus<Greens>
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 1 0 0 0 0 0
as Engine exec RulingBonus<Unity>
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 7 0 0 0 0 0

// Kelvinists: heat production, not heat.
newgame BRT 2 mode=ops
fix PROD[4 Heat<Player1>], 8 Heat<Player2>
phase Solar
as Engine exec RulingBonus<Kelvinists>
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 8

// Reds: a step for whoever has the lowest TR, for all of those.
newgame BRT 3 mode=ops
fix 2 TR<Player1>
phase Solar
as Engine exec RulingBonus<Reds>
expect Player1 tr 22
expect Player2 tr 21
expect Player3 tr 21
fix 4 TR<Player2>, TR<Player3>
as Engine exec RulingBonus<Reds>
expect Player1 tr 23
expect Player2 tr 25
expect Player3 tr 23

// Reds, alone: with a TR of 20 at most.
newgame BRT 1 mode=ops
phase Solar
fix 6 TR
as Engine exec RulingBonus<Reds>
expect Player1 tr 21
as Engine exec RulingBonus<Reds>
expect Player1 tr 21

// --- Nobody left to send ---

// No neutral delegate is left: none is added.
newgame BRT 2 mode=ops
fix -13 ReserveDelegate<Neutral>
reveal Election
expect party Greens leader none delegates 0 0 neutral 0
expect ComingEvent<Election>

// A player without a delegate finds nobody for the lobby; one delegate goes there.
newgame BRT 2 mode=ops
fix ComingEvent<Election>, DistantEvent<WarOnEarth>
as Player1 exec 4 Delegate<Unity> FROM ReserveDelegate, 3 Delegate<Reds> FROM ReserveDelegate
as Player2 exec 6 Delegate<Unity> FROM ReserveDelegate
fix -InLobby<Player2>
expect =0 InLobby<Player1>, =1 ReserveDelegate<Player2>
phase Solar
as Engine exec FillLobby
expect =0 InLobby<Player1>, =1 InLobby<Player2>
// One who still waits there is enough.
as Engine exec FillLobby
expect =1 InLobby<Player2>

// --- When it meets ---

// After the world government and after the markers of the colonies.
newgame BRVCT 2 events=Election,WarOnEarth colonies=Luna,Ceres,Triton,Io,Europa
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 pass
as Player2 pass
expect phase Solar
expect Player1 tr 20
expect =1 ColonyProduction<Luna>, MAX 0 CurrentEvent
expect fails not-now reveal Riots
as Player1 task VenusStep
expect Player1 tr 19
expect =2 ColonyProduction<Luna>, CurrentEvent<Election>
reveal Riots
expect global gen 2

// Not after the last generation: no step is lost, no event happens, and the committee stays as it is.
newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
as Player1 delegate Reds
as Player1 delegate Greens
as Player2 delegate Greens
fix 14 OxygenStep, 19 TemperatureStep, CurrentEvent<Riots>, Chairman<Player2> FROM Chairman<Neutral>
fix OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_6_7>
as Player2 pass
as Player1 pass
expect phase End
expect global gen 1 ruling Greens
// A point for the chairman and for each party that one leads; the neutral leader of the Greens keeps them.
expect Player1 tr 20 vp 21
expect Player2 tr 20 vp 21

// Chairman and leader of two parties: three points.
newgame BRT 2 mode=ops
fix Chairman<Player1> FROM Chairman<Neutral>
as Player1 exec Delegate<Reds> FROM ReserveDelegate, 2 Delegate<Unity> FROM ReserveDelegate
as Player2 exec Delegate<Unity> FROM ReserveDelegate
expect Player1 tr 20 vp 23
expect Player2 tr 20 vp 20

// Alone: the same round.
newgame BRT 1 events=Election,WarOnEarth
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play BeginnerCorporation
delegate Greens
delegate Greens
pass
reveal Riots
expect global gen 2 ruling Greens chairman Player1
expect Player1 tr 14
