# More awkward questions: two or three cards of different boxes at once, the end of a game, poles, claims and nomads.

// --- Production that goes below zero, and production that moves ---

// Utopia Invest: money production may be sold down to -5, not further.
newgame BRT 2 mode=tasks
fix UtopiaInvest, PROD[-4]
action UtopiaInvest
expect Player1 stock 4 0 0 0 0 0 prod -5 0 0 0 0 0
exec -ActionUsedMarker<UtopiaInvest>
expect fails action UtopiaInvest

// Refugee Camps: a camp for each step, down to -5.
newgame BRC 2 mode=tasks colonies=Luna,Io,Ceres
fix RefugeeCamps, PROD[-4]
action RefugeeCamps
expect Player1 prod -5 0 0 0 0 0 vp 21
exec -ActionUsedMarker<RefugeeCamps>
expect fails action RefugeeCamps

// Birds: one player with two steps of plant production, not two players with one each.
newgame BR 3 mode=tasks
fix 13 OxygenStep, 10, ProjectCard
as Player2 fix PROD[Plant]
as Player3 fix PROD[Plant]
expect fails play Birds, 10
as Player3 fix PROD[Plant]
play Birds, 10
expect Player2 prod 0 0 0 1 0 0
expect Player3 prod 0 0 0 0 0 0

// Manutech: a step taken from somebody else is a step gained.
newgame BRV 2 mode=tasks worldgov=off
fix Manutech
as Player2 fix PROD[2 Energy]
exec 3, ProjectCard
play EnergyTapping, 3
expect Player1 stock 0 0 0 0 1 0 prod 0 0 0 0 1 0

// Manutech pays for Business Empire with what its production brings.
newgame BRPV 2 mode=tasks worldgov=off
fix Manutech
exec PreludeCard
play BusinessEmpire
expect Player1 stock 0 0 0 0 0 0 prod 6 0 0 0 0 0

// Gyropolis copied: Earth and Venus tags as they are by then.
newgame BRV 2 mode=tasks worldgov=off
fix Gyropolis, EarthOffice, VenusWaystation, PROD[2 Energy]
exec 9, ProjectCard
play RoboticWorkforce, 9
expect Player1 prod 2 0 0 0 0 0

// The box of Manutech copied: the steel as well.
newgame BRV 2 mode=tasks worldgov=off
fix Manutech
exec 9, ProjectCard
play RoboticWorkforce, 9
expect Player1 stock 0 1 0 0 0 0 prod 0 1 0 0 0 0

// --- Slack ---

// Inventrix: at most three oceans are at most five, and not six.
newgame BRX 2 mode=tasks
play Inventrix
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>
exec 2 ProjectCard
play DustSeals, 2
fix OceanTile<Tharsis_5_4>
expect fails requirement play StaticHarvesting, 5

// Morning Star: two steps below, and a floater must be there all the same; three steps below are too many.
newgame BRV 2 mode=tasks worldgov=off
play MorningStarInc
fix 4 VenusStep, Dirigibles, Floater<Dirigibles>
exec 3 ProjectCard
play StratosphericBirds, 12
expect =0 Floater
fix -VenusStep
expect fails requirement play MaxwellBase, 18

// Morning Star and Adaptation Technology: at most 14 % may be 22 %.
newgame BRV 2 mode=tasks worldgov=off
play MorningStarInc
exec 2 ProjectCard
play AdaptationTechnology, 12
fix 11 VenusStep
play RotatorImpacts, 6
expect Player1 stock 32 0 0 0 0 0

// Special Design is used up by a card that needs nothing.
newgame BR 2 mode=tasks
exec 20, 3 ProjectCard
play SpecialDesign, 4
play Mine, 4
fix OxygenStep
expect fails requirement play Decomposers, 5

// Ecology Experts: Venus is a parameter, a party is none.
newgame BRPV 2 mode=tasks worldgov=off
exec 5, ProjectCard, PreludeCard
play EcologyExperts
play VenusianInsects, 5
expect Player1 prod 0 0 0 1 0 0
newgame BRPT 2 mode=tasks
exec 25, ProjectCard, PreludeCard
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
play EcologyExperts
expect fails requirement play WildlifeDome, 15

// A requirement on a party is a requirement for Cutting Edge Technology.
newgame BRXT 2 mode=ops
phase Action
fix CuttingEdgeTechnology, 1, ProjectCard
play GmoContract, 1
expect Player1 stock 2 0 0 0 0 0

// --- Paying ---

// A card for Venus and plants: floaters, microbes and money together.
newgame BRPV 2 mode=tasks worldgov=off
fix Dirigibles, 2 Floater<Dirigibles>, Psychrophiles, 4 Microbe<Psychrophiles>, 6, ProjectCard
play VenusSoils, 6, 2 Floater<Dirigibles>, 4 Microbe<Psychrophiles>
expect =2 Microbe
expect Player1 stock 0 0 0 0 0 0 tr 21

// A building with plants: a steel, a plant and a microbe are 7 for a card that costs 6.
newgame BRPX 2 mode=tasks
fix MartianLumberCorp, Psychrophiles, Microbe<Psychrophiles>, Steel, Plant, ProjectCard
as Player2 fix CityTile<Tharsis_3_4>
play Greenhouses, 1 Steel, 1 Plant, 1 Microbe<Psychrophiles>
expect Player1 stock 0 0 0 1 0 0

// Microbes of another card pay for nothing.
newgame BRP 2 mode=tasks
fix Psychrophiles, 3 Microbe<Psychrophiles>, Tardigrades, 5 Microbe<Tardigrades>, 7 TemperatureStep, 1, ProjectCard
expect fails play Grass, 1, 5 Microbe<Tardigrades>

// Helion and Stormcraft: a floater is two heat, and so two of money.
newgame BRPCX 2 mode=tasks colonies=Luna,Io,Ceres
fix Helion, StormcraftIncorporated, 2 Floater<StormcraftIncorporated>, ProjectCard
play Mine, 2 Floater<StormcraftIncorporated>
expect Player1 prod 0 1 0 0 0 0
expect =0 Floater

// Directed Heat Usage by floaters: the fourth heat is wasted.
newgame BRCX 2 mode=tasks colonies=Luna,Io,Ceres
fix StormcraftIncorporated, 2 Floater<StormcraftIncorporated>, DirectedHeatUsage
action DirectedHeatUsage
task 2 Plant
expect Player1 stock 0 0 0 2 0 0
expect =0 Floater

// Two steel worth four each are an aquifer.
newgame BRX 2 mode=tasks
fix RegoPlastics, AdvancedAlloys, AquiferPumping, 2 Steel
action AquiferPumping
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 21

// What makes cards cheaper to play does not make them cheaper to buy.
newgame BR 2 mode=tasks
fix InventorsGuild, EarthCatapult, 3
action InventorsGuild
buy 1
expect Player1 stock 0 0 0 0 0 0 hand 1

// --- Tags ---

// At the end a wild tag is no Jovian one; while Terraforming Ganymede is played it is.
newgame BRP 2 mode=tasks
fix GanymedeColony, ResearchCoordination
expect Player1 vp 21
exec 33, ProjectCard
play TerraformingGanymede, 33
expect Player1 tr 23

// A wild tag of the victim is no Venus tag.
newgame BRPV 2 mode=tasks worldgov=off
as Player2 fix ResearchCoordination, 10
exec 11, ProjectCard
play CometForVenus, 11
expect Player2 stock 10 0 0 0 0 0

// Two wild tags and ten kinds: there are no more than eleven.
newgame BRPVX2 2 mode=tasks worldgov=off
fix ResearchCoordination, NobelPrize, AdvancedEcosystems, BeamFromAThoriumAsteroid, OlympusConference, CupolaCity
exec 27, ProjectCard
play InterplanetaryTrade, 27
expect Player1 prod 11 0 0 0 0 0

// Splice's own tag is one; Pharmacy Union's two are two diseases, and pay both players.
newgame BRX 2 mode=tasks
play Splice
expect Player1 stock 48 0 0 0 0 0
as Player2 play PharmacyUnion
expect Player1 stock 52 0 0 0 0 0
expect Player2 stock 50 0 0 0 0 0
expect =2 Disease<Player2>

// Research cures the last disease with one tag and turns Pharmacy Union over with the other; its tags go with it.
newgame BRX 2 mode=tasks
fix PharmacyUnion, Disease<PharmacyUnion>, 11, ProjectCard
play Research, 11
task PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion
expect Player1 tr 24
expect =0 MicrobeTag

// It is turned over once, however many tags.
newgame BRX 2 mode=tasks
fix PharmacyUnion, 11, ProjectCard
play Research, 11
task PlayedEvent<Class<PharmacyUnion>> FROM PharmacyUnion
expect Player1 tr 23
expect =1 PlayedEvent

// What a disease costs is nobody's attack: no insurance, no law suit.
newgame BRX 3 mode=tasks
fix MonsInsurance, 10
as Player2 fix PharmacyUnion, 10, ProjectCard
as Player3 exec 4, ProjectCard
as Player3 play Tardigrades, 4
expect Player1 stock 10 0 0 0 0 0
expect Player2 stock 6 0 0 0 0 0
expect fails as Player2 play LawSuit, 2

// Law Suit is an event for its player's listeners, and lies in the other pile.
newgame BRX 2 mode=tasks
fix MediaGroup, PROD[Energy], 2, ProjectCard
as Player2 exec 8, ProjectCard
as Player2 play EnergyTapping, 3
play LawSuit, 2
expect Player1 stock 6 0 0 0 0 0
expect =0 PlayedEvent<Player1>
expect =1 PlayedEvent<Player2>

// Viral Enhancers and a card with two such tags: each chooses for itself.
newgame BRX 2 mode=tasks
fix ViralEnhancers, 8, ProjectCard
play Vermin, 8
task Plant
task Animal<Vermin>
expect Player1 stock 0 0 0 1 0 0
expect =1 Animal

// Nitrophilic Moss: one plant and the one of Viral Enhancers; with that one alone it cannot be played.
newgame BR 2 mode=tasks
fix ViralEnhancers, Plant, 8, ProjectCard, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>
play NitrophilicMoss, 8
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 2 0 0
newgame BR 2 mode=tasks
fix ViralEnhancers, 8, ProjectCard, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>
expect fails play NitrophilicMoss, 8

// In any order: the card that Point Luna draws may be the one that is discarded.
newgame BRPV 2 mode=tasks worldgov=off
fix PointLuna, 9, ProjectCard
play SponsoredAcademies, 9
expect Player1 hand 3
// But the card of 8 % comes after the discard that pays for the step.
newgame BRPV2 2 mode=tasks worldgov=off
fix 3 VenusStep, 4, ProjectCard
expect fails play UnexpectedApplication, 4

// --- Preludes ---

// Double Down: a bill is paid again, resources come again, a tag is not played again.
newgame BRPX 2 mode=tasks
exec 10, 2 PreludeCard
play HugeAsteroid, 5
play DoubleDown
expect Player1 stock 0 0 0 0 0 0 tr 26 prod 0 0 0 0 0 2
newgame BRP2X 2 mode=tasks
exec 2 PreludeCard
play AppliedScience
play DoubleDown
expect =12 Science
newgame BRPX 2 mode=tasks
exec 2 PreludeCard
play AlbedoPlants
play DoubleDown
expect Player1 stock 0 0 0 2 0 3 prod 0 0 0 2 0 0

// As the first of the two it has nothing to copy, and brings 15.
newgame BRPX 2
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player1 play DoubleDown
expect Player1 stock 72 0 0 0 0 0

// Valley Trust draws Merger: 42 are paid, and the second first action is still to come.
newgame BRPX 2
as Player1 play ValleyTrust
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player1 play Donation
as Player1 play AlliedBank
as Player2 play Loan
as Player2 play Mohole
as Player1 play Merger
as Player1 play TharsisRepublic
expect Player1 stock 59 0 0 0 0 0
expect turn Player1
as Player1 first
as Player1 place 3_3
expect Player1 stock 62 0 0 0 0 0

// Preservation Program: of several steps at once only the first is skipped, and brings nothing; the Reds tax the other.
newgame BRP2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix PreservationProgram, TerraformingDeal, 15, ProjectCard
play ReleaseOfInertGases, 14
expect Player1 tr 21 stock 0 0 0 0 0 0

// Pristar: a year whose only step was skipped is a year without one.
newgame BRP2T 2 mode=ops
phase Action
fix PreservationProgram, Pristar, 8 Heat
convert heat
phase Production
expect =1 Preservation

// Corridors of Power: a lead that was lost and is won back is a card again.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
fix CorridorsOfPower
exec Delegate<Reds> FROM ReserveDelegate
expect Player1 hand 1
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
exec 2 Delegate<Reds> FROM ReserveDelegate
expect Player1 hand 2

// Red Appeasement in a game: its turn is over at once, and there is no other in this generation.
newgame BRPT2 2 events=Riots,Diversity
as Player1 play CrediCor
as Player1 buy 2
as Player2 play ThorGate
as Player2 buy 0
as Player1 play Donation
as Player1 play AlliedBank
as Player2 play Loan
as Player2 play Mohole
fix RulingParty<Reds> FROM RulingParty<Greens>
as Player1 play RedAppeasement
expect turn Player2
expect Player1 prod 6 0 0 0 0 0
expect fails as Player1 sell 1
as Player2 delegate Reds
as Player2 end
expect turn Player2

// --- The Reds, the poles and who pays ---

// The south pole under the Reds: 6 for the area and 3 for the ocean's step.
newgame BRTH 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 8, CityTile<Hellas_8_7>, 8 Plant, 14 OxygenStep
convert plants
expect fails limit place 9_7
fix 1
place 9_7
place 1_1
expect Player1 stock 0 0 0 2 0 0 tr 21

// Mars First: a tile on the south pole and its ocean are two tiles.
newgame BRTH 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<MarsFirst>
fix 31
project City
place 9_7
place 1_1
expect Player1 stock 0 2 0 2 0 0

// Curing a disease is a step of TR: 3 for the Reds. Turning the card over is optional, and so no reason to refuse.
newgame BRXT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix PharmacyUnion, Disease<PharmacyUnion>, 9, ProjectCard
expect fails limit play AdvancedAlloys, 9
fix -Disease<PharmacyUnion>
play AdvancedAlloys, 9
task? Ok
expect Player1 stock 0 0 0 0 0 0 tr 20
expect PharmacyUnion

// A lake on the south pole as the ninth ocean: there is no other to pay for.
newgame BRH 2 mode=tasks
fix 12 TemperatureStep, 15, ProjectCard
fix OceanTile<Hellas_1_1>, OceanTile<Hellas_2_1>, OceanTile<Hellas_3_1>, OceanTile<Hellas_4_1>, OceanTile<Hellas_4_6>, OceanTile<Hellas_4_7>, OceanTile<Hellas_5_6>, OceanTile<Hellas_5_7>
play ArtificialLake, 15
place 9_7
expect Player1 stock 0 0 0 0 0 0 tr 21
expect global oceans 9

// Neutral tiles on the poles of a solo game pay nothing and bring nothing.
newgame BRH 1
as Engine task CityTile<Hellas_9_7, SoloOpponent>
as Engine task GreeneryTile<Hellas_9_6, SoloOpponent>
as Engine task CityTile<Hellas_5_1, SoloOpponent>
as Engine task GreeneryTile<Hellas_6_2, SoloOpponent>
expect global oceans 0 oxygen 0
expect Player1 tr 14
newgame BRS 1
as Engine task CityTile<VastitasBorealis_5_5, SoloOpponent>
as Engine task GreeneryTile<VastitasBorealis_4_5, SoloOpponent>
as Engine task CityTile<VastitasBorealis_1_1, SoloOpponent>
as Engine task GreeneryTile<VastitasBorealis_1_2, SoloOpponent>
expect global temp -30

// --- Areas that are spoken for ---

// Nothing free beside own tiles but what another has claimed, or where nomads are, or water: a greenery goes anywhere.
newgame BR 2 mode=tasks
fix CityTile<Tharsis_9_5>, 8 Plant
as Player2 fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_5>, LandClaimMarker<Tharsis_9_6>
convert plants
place 3_4
expect GreeneryTile<Tharsis_3_4, Player1>
newgame BRX 2 mode=tasks
fix CityTile<Tharsis_9_5>, 8 Plant
as Player2 fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_5>, MarsNomads, Nomads<Tharsis_9_6>
convert plants
place 3_4
expect GreeneryTile<Tharsis_3_4, Player1>
newgame BR 2 mode=tasks
fix CityTile<Tharsis_5_4>, 8 Plant
as Player2 fix GreeneryTile<Tharsis_4_3>, GreeneryTile<Tharsis_4_4>, GreeneryTile<Tharsis_6_4>, GreeneryTile<Tharsis_6_5>
convert plants
place 3_4
expect GreeneryTile<Tharsis_3_4, Player1>

// Volcanoes that another has claimed are no place for Lava Flows; one's own is, and the claim is gone.
newgame BR 2 mode=tasks
fix 18, ProjectCard
as Player2 fix LandClaimMarker<Tharsis_2_2>, LandClaimMarker<Tharsis_3_1>, LandClaimMarker<Tharsis_4_1>, LandClaimMarker<Tharsis_5_1>
expect fails play LavaFlows, 18
as Player2 fix -LandClaimMarker<Tharsis_2_2>
fix LandClaimMarker<Tharsis_2_2>
play LavaFlows, 18
expect LavaFlowsTile<Tharsis_2_2>
expect =0 LandClaimMarker<Player1>

// Metal beside an own tile that another has claimed is no place for Mining Area.
newgame BR 2 mode=tasks
fix CityTile<Tharsis_9_5>, 4, ProjectCard
as Player2 fix GreeneryTile<Tharsis_8_4>, LandClaimMarker<Tharsis_9_6>
expect fails play MiningArea, 4

// The nomads are no tile: no production for Mining Guild, and claimed areas are closed to them, one's own as well.
newgame BRX 2 mode=tasks
fix MiningGuild, MarsNomads, Nomads<Tharsis_9_5>
action MarsNomads
task Nomads<Tharsis_9_6> FROM Nomads<Tharsis_9_5>
expect Player1 stock 0 2 0 0 0 0 prod 0 0 0 0 0 0
newgame BRX 2 mode=tasks
fix MarsNomads, Nomads<Tharsis_9_5>, LandClaimMarker<Tharsis_9_6>
as Player2 fix GreeneryTile<Tharsis_8_4>, GreeneryTile<Tharsis_8_5>
expect fails action MarsNomads

// Kaguya Tech on the water: the city stays there. A city, not a greenery, is placed: nothing for Herbivores, 3 and a step for Tharsis Republic.
newgame BRX 2 mode=tasks
fix Herbivores, TharsisRepublic, GreeneryTile<Tharsis_1_5>, 10, ProjectCard
play KaguyaTech, 10
expect CityTile<Tharsis_1_5>
expect Player1 stock 3 0 0 0 0 0 prod 3 0 0 0 0 0
expect =0 Animal

// No place for a city: the project is refused.
newgame BR 2 mode=tasks
fix 25, CityTile<Tharsis_1_1>, CityTile<Tharsis_1_4>, CityTile<Tharsis_2_3>, CityTile<Tharsis_2_6>, CityTile<Tharsis_3_2>, CityTile<Tharsis_3_5>, CityTile<Tharsis_4_1>
fix CityTile<Tharsis_4_4>, CityTile<Tharsis_4_7>, CityTile<Tharsis_5_3>, CityTile<Tharsis_5_6>, CityTile<Tharsis_5_9>, CityTile<Tharsis_6_2>, CityTile<Tharsis_6_5>
fix CityTile<Tharsis_6_8>, CityTile<Tharsis_7_4>, CityTile<Tharsis_7_7>, CityTile<Tharsis_8_6>, CityTile<Tharsis_8_9>, CityTile<Tharsis_9_5>, CityTile<Tharsis_9_8>
expect fails project City

// --- Robots, colonies, energy ---

// Self-replicating Robots: only the chosen card is doubled; what is played from there takes its robots along.
newgame BRX 2 mode=tasks
exec 2 ProjectCard
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
task HostedCard<Class<SolarPower>> FROM ProjectCard
exec -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 1
task HostedCard<Class<AsteroidMining>> FROM ProjectCard
exec -ActionUsedMarker<SelfReplicatingRobots>
action SelfReplicatingRobots 2
task Doubling<HostedCard<Class<AsteroidMining>>>
expect =4 Robot<HostedCard<Class<AsteroidMining>>>
expect =2 Robot<HostedCard<Class<SolarPower>>>
exec 8 Titanium, 2
play AsteroidMining
expect Player1 stock 0 0 0 0 0 0 prod 0 0 2 0 0 0
expect =2 Robot

// Supercapacitors: of three energy one is kept, and the production comes on top.
newgame BRX 2 mode=tasks
fix Supercapacitors, 3 Energy, PROD[Energy]
phase Production
task Energy FROM Heat
expect Player1 stock 20 0 0 0 2 2

// Somebody else's trade: the colony's owner has the bonus, the trader's hub is the trader's.
newgame BRVC2 2 mode=tasks colonies=Luna,Io,Ceres worldgov=off
fix VenusTradeHub, Colony<Luna>
as Player2 exec 9
as Player2 trade Luna, 9
expect Player1 stock 2 0 0 0 0 0
expect Player2 stock 2 0 0 0 0 0

// A step of Venus by World Government Advisor: no TR at 16 %, but 2 for Aphrodite.
newgame BRPV2 2 mode=tasks worldgov=off
fix WorldGovernmentAdvisor, Aphrodite, 7 VenusStep
action WorldGovernmentAdvisor
task VenusStep
expect Player1 tr 20 stock 2 0 0 0 0 0
expect global venus 16

// --- The end ---

// Ecoline has a final greenery for seven plants; the plants of its area may be the next one. Then it is the next player's turn.
newgame BR 2
as Player1 play Ecoline
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
fix 19 TemperatureStep, 14 OxygenStep, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
fix 7 Plant<Player1>, 8 Plant<Player2>
as Player1 pass
as Player2 pass
expect phase FinalGreenery
as Player1 convert plants
as Player1 place 5_7
expect turn Player1
as Player1 convert plants
as Player1 place 5_8
expect turn Player2
as Player2 end
expect phase End
expect Player1 score tr 20 greenery 2

// Final greeneries go in the order of the last generation, not of the first.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player1 pass
as Player2 pass
buy 0 0
fix 19 TemperatureStep, 14 OxygenStep, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
fix 8 Plant<Player1>, 8 Plant<Player2>
as Player2 pass
as Player1 pass
expect turn Player2
as Player2 convert plants
as Player2 place 3_3
expect turn Player1

// Whoever is left alone goes on, turn after turn.
newgame BR 3
as Player1 play CrediCor
as Player1 buy 5
as Player2 play ThorGate
as Player2 buy 0
as Player3 play Teractor
as Player3 buy 0
as Player1 sell 1
as Player1 end
as Player2 pass
as Player3 pass
as Player1 sell 1
as Player1 sell 1
as Player1 sell 1
expect turn Player1
as Player1 pass
expect global gen 2

// Merchant: what Helion pays with heat must leave two heat.
newgame BR 2 mode=tasks milestones=Merchant
fix Helion, 4, 2 Steel, 2 Titanium, 2 Plant, 2 Energy, 7 Heat
expect fails claim Merchant, 2, 6 Heat
fix Heat
claim Merchant, 2, 6 Heat
expect Merchant

// Without Venus Next there are ten kinds of tags, and a wild tag is none of an eleventh.
newgame BRPX2 2 mode=tasks
fix ResearchCoordination, NobelPrize, AdvancedEcosystems, BeamFromAThoriumAsteroid, OlympusConference, CupolaCity
exec 27, ProjectCard
play InterplanetaryTrade, 27
expect Player1 prod 10 0 0 0 0 0
// A single card of Venus Next brings its tag.
newgame BRPX2 2 mode=tasks with=VenusWaystation
fix ResearchCoordination, NobelPrize, AdvancedEcosystems, BeamFromAThoriumAsteroid, OlympusConference, CupolaCity
exec 27, ProjectCard
play InterplanetaryTrade, 27
expect Player1 prod 11 0 0 0 0 0
