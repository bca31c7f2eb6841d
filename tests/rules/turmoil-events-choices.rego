# Global events that leave something to choose, or that set the players against each other.

// --- Cloud Societies ---

// A floater on every card that can hold some, whoever has it; then one for each influence, all of them on one card.
newgame BRVCT 4 mode=ops worldgov=off
phase Solar
fix TitanShuttles<Player1>, Dirigibles<Player2>, Stratopolis<Player3>, AtmoCollectors<Player3>, Ants<Player3>
fix 2 Floater<Stratopolis<Player3>>, Chairman<Player2> FROM Chairman<Neutral>
fix BeginnerCorporation<Player4>, Influence<Player4, BeginnerCorporation>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<CloudSocieties>
// What has come by itself may be confirmed.
as Player1 put TitanShuttles
expect fails as Player3 put Ants
expect fails as Player3 task Floater<AtmoCollectors>
expect fails as Player3 task Ok
as Player3 put AtmoCollectors
expect =1 Floater<TitanShuttles<Player1>>, =2 Floater<Dirigibles<Player2>>
expect =3 Floater<Stratopolis<Player3>>, =3 Floater<AtmoCollectors<Player3>>
expect =0 Microbe<Anyone>, =9 Floater<Anyone>

// --- Corrosive Rain ---

// Two floaters of one card or 10: a choice only for who has such a card. Influence gives cards.
newgame BRVCT 5 mode=ops worldgov=off
phase Solar
fix 20 Megacredit<Player1>, 20 Megacredit<Player2>, 20 Megacredit<Player3>, 7 Megacredit<Player4>
fix TitanShuttles<Player1>, 3 Floater<TitanShuttles<Player1>>, Dirigibles<Player2>, Stratopolis<Player2>
fix 2 Floater<Dirigibles<Player2>>, 5 Floater<Stratopolis<Player2>>
fix AtmoCollectors<Player3>, Floater<AtmoCollectors<Player3>>, Chairman<Player4> FROM Chairman<Neutral>
as Player2 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<CorrosiveRain>
expect fails as Player1 task Ok
expect fails as Player1 task -Floater<TitanShuttles>
expect fails as Player1 task -9
as Player1 task -10
expect Player1 stock 10 0 0 0 0 0 hand 0
expect =3 Floater<TitanShuttles<Player1>>
as Player2 task -2 Floater<Stratopolis>
expect =3 Floater<Stratopolis<Player2>>, =2 Floater<Dirigibles<Player2>>
expect Player2 stock 20 0 0 0 0 0 hand 2
// One floater is not enough to choose; who has less than 10 loses that, and who has nothing loses nothing.
expect Player3 stock 10 0 0 0 0 0 hand 0
expect =1 Floater<AtmoCollectors<Player3>>
expect Player4 stock 0 0 0 0 0 0 hand 1
expect Player5 stock 0 0 0 0 0 0 hand 0

// Two cards with one floater each are no help.
newgame BRVCT 2 mode=ops worldgov=off
phase Solar
fix 20 Megacredit<Player1>, TitanShuttles<Player1>, Floater<TitanShuttles<Player1>>, Dirigibles<Player1>, Floater<Dirigibles<Player1>>
as Engine exec EventHappens<CorrosiveRain>
expect Player1 stock 10 0 0 0 0 0
expect =2 Floater

// --- Sponsored Projects ---

// One more of what lies on a card already, whatever it is and whoever has it; an empty card stays empty.
newgame BRVCT 3 mode=ops worldgov=off
phase Solar
fix Ants<Player1>, 3 Microbe<Ants<Player1>>, Birds<Player1>, Fish<Player2>, 2 Animal<Fish<Player2>>
fix PhysicsComplex<Player2>, Science<PhysicsComplex<Player2>>, Dirigibles<Player3>, Floater<Dirigibles<Player3>>
fix Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec 2 Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<SponsoredProjects>
expect =4 Microbe<Ants<Player1>>, =0 Animal<Birds<Player1>>, =3 Animal<Fish<Player2>>
expect =2 Science<PhysicsComplex<Player2>>, =2 Floater<Dirigibles<Player3>>
expect Player1 hand 0
expect Player2 hand 1
expect Player3 hand 2

// --- Election ---

// Building tags, cities and influence together, without a limit: two steps for the first, one for the second.
newgame BRT 4 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, CrediCor<Player2>
fix 7 BuildingTag<Player1, BeginnerCorporation>, 6 BuildingTag<Player2, CrediCor>, CityTile<Player2, Tharsis_4_4>
fix CityTile<Player3, Tharsis_6_5>, CityTile<Player3, Tharsis_8_8>, Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<Election>
expect Player1 tr 21
expect Player2 tr 22
expect Player3 tr 20
expect Player4 tr 20

// Ties are friendly: all of the first get two steps, and then nobody is second.
newgame BRT 3 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, 2 BuildingTag<Player1, BeginnerCorporation>
fix CityTile<Player2, Tharsis_4_4>, CityTile<Player3, Tharsis_6_5>, Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<Election>
expect Player1 tr 22
expect Player2 tr 22
expect Player3 tr 20

// All of the second get one; wild tags do not count.
newgame BRPT 4 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, WildTag<Player1, BeginnerCorporation>, BuildingTag<Player1, BeginnerCorporation>
fix CityTile<Player2, Tharsis_4_4>, CityTile<Player3, Tharsis_6_5>, CityTile<Player3, Tharsis_8_8>
as Engine exec EventHappens<Election>
expect Player1 tr 21
expect Player2 tr 21
expect Player3 tr 22
expect Player4 tr 20

// Two players: the loser is second. Nobody has anything: both are first.
newgame BRT 2 mode=ops
phase Solar
as Player1 exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Election>
expect Player1 tr 22
expect Player2 tr 21
undo 2
as Engine exec EventHappens<Election>
expect Player1 tr 22
expect Player2 tr 22

// --- Revolution ---

// Earth tags, and influence makes it worse: two steps for the first, one for the second.
newgame BRT 4 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, CrediCor<Player2>
fix 2 EarthTag<Player1, BeginnerCorporation>, 2 EarthTag<Player2, CrediCor>, WildTag<Player1, BeginnerCorporation>
fix Chairman<Player2> FROM Chairman<Neutral>
as Player3 exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Revolution>
expect Player1 tr 19
expect Player2 tr 18
expect Player3 tr 20
expect Player4 tr 20

// A tie for the first place: all lose two, and nobody is second. All second lose one.
newgame BRT 4 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, CrediCor<Player2>, EarthTag<Player1, BeginnerCorporation>
fix Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<Revolution>
expect Player1 tr 18
expect Player2 tr 18
expect Player3 tr 20
expect Player4 tr 20
undo
fix 2 Influence<Player2, CrediCor>
as Player4 exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Revolution>
expect Player1 tr 19
expect Player2 tr 18
expect Player3 tr 20
expect Player4 tr 19

// At least one is needed, for the first place and for the second.
newgame BRT 2 mode=ops
phase Solar
as Engine exec EventHappens<Revolution>
expect Player1 tr 20
expect Player2 tr 20
as Player1 exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Revolution>
expect Player1 tr 18
expect Player2 tr 20

// --- Alone ---

// Election: a step for five, two for ten, no more than that.
newgame BRT 1 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, 3 BuildingTag<Player1, BeginnerCorporation>, CityTile<Player1, Tharsis_4_4>
as Engine exec EventHappens<Election>
expect Player1 tr 14
exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Election>
expect Player1 tr 15
fix 4 BuildingTag<Player1, BeginnerCorporation>
as Engine exec EventHappens<Election>
expect Player1 tr 16
fix BuildingTag<Player1, BeginnerCorporation>
as Engine exec EventHappens<Election>
expect Player1 tr 18
fix 10 BuildingTag<Player1, BeginnerCorporation>
as Engine exec EventHappens<Election>
expect Player1 tr 20

// Revolution: two steps if the sum is four.
newgame BRT 1 mode=ops
phase Solar
fix BeginnerCorporation<Player1>, 3 EarthTag<Player1, BeginnerCorporation>
as Engine exec EventHappens<Revolution>
expect Player1 tr 14
exec Delegate<Greens> FROM ReserveDelegate
as Engine exec EventHappens<Revolution>
expect Player1 tr 12

// The neutral opponent takes no part: its cities and its cards are nobody's.
newgame BRT 1 mode=ops
phase Solar
fix 20, CityTile<SoloOpponent, Tharsis_4_4>, CityTile<SoloOpponent, Tharsis_6_6>, OceanTile<Tharsis_5_5>
as Engine exec EventHappens<StrongSociety>
as Engine exec EventHappens<Riots>
as Engine exec EventHappens<MudSlides>
as Engine exec EventHappens<SponsoredProjects>
expect Player1 stock 20 0 0 0 0 0
expect =0 CardResource<SoloOpponent>
as Engine exec EventHappens<DryDeserts>
expect global oceans 0
