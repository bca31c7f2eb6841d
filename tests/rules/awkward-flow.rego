# Awkward questions about the course of a game, poles, chains of steps, colonies and Venus, and what is used twice.

// --- Generations and turns ---

// Cards for 5 and for 1, at the start and in research; the committee's loss comes before the purchase.
newgame BRCT 2 colonies=Luna,Io,Ceres,Titan,Pluto events=Riots,Diversity
as Player1 play Polyphemos
as Player1 buy 4
expect Player1 stock 30 0 5 0 0 0 prod 5 0 0 0 0 0 hand 4
as Player2 play TerralabsResearch
as Player2 buy 10
expect Player2 stock 4 0 0 0 0 0 hand 10 tr 19
as Player1 pass
as Player2 pass
reveal Election
expect Player1 stock 55 0 5 0 0 0 tr 19
expect Player2 stock 23 0 0 0 0 0 tr 18
buy 4 4
expect turn Player2
expect Player1 stock 35 0 5 0 0 0
expect Player2 stock 19 0 0 0 0 0

// Who has taken one action may still pass.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 2
as Player2 play ThorGate
as Player2 buy 0
as Player1 sell 1
as Player1 pass
expect turn Player2
expect fails not-now as Player1 sell 1

// Mars is complete in the middle of a generation: it goes on, also with projects that are good for nothing any more.
newgame BR 2
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
fix 18 TemperatureStep, 14 OxygenStep, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
as Player1 project Asteroid
expect phase Action
as Player1 project PowerPlant
as Player2 project Asteroid
expect Player2 stock 34 0 0 0 0 0 tr 20
as Player2 project Greenery at 7_3
expect Player2 tr 20
as Player1 pass
as Player2 pass
// Nobody has plants for a last greenery: it is the end.
expect phase End
expect Player1 stock 53 0 0 0 1 0 tr 21

// The government of the second generation is the second player's; what others hear of an ocean they hear after passing, too.
newgame BRV 2
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player1 pass
as Player2 pass
as Player1 task VenusStep
buy 0 0
as Player1 fix ArcticAlgae
as Player2 pass
as Player1 pass
expect fails as Player1 place 1_4
as Player2 place 1_4
expect Player1 stock 97 0 0 2 0 0 tr 20
expect Player2 hand 0

// Who has passed is still asked, and the turn waits.
newgame BRX 3
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player3 play Teractor
as Player3 buy 0
as Player2 fix NeptunianPowerConsultants
as Player1 fix IcyImpactors, Asteroid<IcyImpactors>
as Player1 pass
as Player2 pass
as Player3 project Aquifer at 1_2
expect fails as Player3 project PowerPlant
as Player2 pay 5
expect Player2 stock 43 0 0 0 0 0 prod 0 0 0 0 2 0
expect turn Player3
as Player3 pass
buy 0 0 0
as Player2 pass
as Player3 pass
// The first player has passed and says where the ocean goes; its place is the owner's.
as Player1 action IcyImpactors 2
as Player2 place 5_5
as Player2 task Ok
expect Player1 stock 77 0 0 2 0 0 tr 21

// A step of a prelude was in this generation: for the United Nations, and for Pristar, which gets nothing.
newgame BRPT 2 events=Riots,Diversity
as Player1 play Pristar
as Player1 buy 0
as Player2 play UnitedNationsMarsInitiative
as Player2 buy 0
as Player1 play HugeAsteroid
as Player1 play AlliedBank
as Player2 play NitrogenShipment
as Player2 play Mohole
as Player1 pass
as Player2 action UnitedNationsMarsInitiative
expect Player2 tr 22
as Player2 pass
reveal Election
expect =0 Preservation
expect Player1 stock 76 0 0 0 0 1 tr 20

// The chairman's step pays Terraforming Deal 2; the step that all lose costs nothing.
newgame BRPT2 2 events=Riots,Diversity
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
as Player1 play TerraformingDeal
as Player1 play CorridorsOfPower
expect Player1 stock 63 0 0 0 0 0 tr 21
as Player2 play Donation
as Player2 play AlliedBank
as Player1 delegate Greens
as Player1 delegate Greens
as Player2 pass
as Player1 pass
reveal Election
expect Player1 stock 81 0 0 0 0 0 tr 21 hand 1

// Preservation Program that comes in an action phase: the first of its own five steps is skipped.
newgame BRP2 2 mode=ops
phase Action
exec PreludeCard
play PreservationProgram
expect Player1 tr 24

// The Greens rule while preludes are played, which is all that the dome asks; they do not pay yet.
newgame BRPT 2 events=Riots,Diversity
as Player1 play CrediCor
as Player1 buy 2
as Player2 play ThorGate
as Player2 buy 0
as Player1 play EccentricSponsor
as Player1 play WildlifeDome
as Player1 place 3_3
expect Player1 stock 51 0 0 0 0 0 tr 21

// A suit is for this generation; in the next one it is too late.
newgame BRX 2
as Player1 play ThorGate
as Player1 buy 2
as Player2 play CrediCor
as Player2 buy 1
as Player1 sell 1
as Player2 play EnergyTapping
expect Player1 prod 0 0 0 0 0 0
as Player2 pass
as Player1 pass
buy 0 0
as Player2 pass
expect Player1 hand 1
expect fails as Player1 play LawSuit, 2

// --- Alone ---

// With every box: two steps of money less, one tile goes, the government is oneself, and the committee takes its step.
newgame BRPVCT 1 colonies=Luna,Io,Ceres,Titan events=Riots,Diversity
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play CrediCor
task -Io
buy 0
play Donation
play Loan
expect Player1 stock 108 0 0 0 0 0 prod -4 0 0 0 0 0 tr 14
pass
expect Player1 stock 118 0 0 0 0 0
task VenusStep
reveal Election
expect Player1 tr 13
expect global gen 2 venus 2
expect =2 ColonyProduction<Luna>

// The twelfth generation is the last; a greenery after it leaves the rating alone.
newgame BRP 1
as Engine task CityTile<Tharsis_4_5, SoloOpponent>
as Engine task GreeneryTile<Tharsis_4_6, SoloOpponent>
as Engine task CityTile<Tharsis_8_6, SoloOpponent>
as Engine task GreeneryTile<Tharsis_8_5, SoloOpponent>
play CrediCor
buy 0
play Donation
play Loan
repeat 11
pass
buy 0
end
expect global gen 12
fix 19 TemperatureStep, 14 OxygenStep, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
fix 8 Plant
pass
expect phase FinalGreenery
convert plants
place 7_3
expect phase End
expect winner Player1
expect Player1 score tr 14 greenery 1

// --- Milestones and awards ---

// Vitor's free award is one of the three: the next costs 14, the last 20.
newgame BRP 2
as Player1 play Vitor
as Player1 buy 0
as Player2 play CrediCor
as Player2 buy 0
as Player1 play Donation
as Player1 play AlliedBank
as Player2 play Loan
as Player2 play Mohole
as Player1 fund Banker
expect Player1 stock 72 0 0 0 0 0
as Player1 fund Miner
expect Player1 stock 58 0 0 0 0 0
as Player2 fund Thermalist
expect Player2 stock 67 0 0 0 0 3

// Five players: two first and no second; one first and three second; two players tied for first have 5 each.
newgame BR 5 mode=ops
exec 8, 3 Heat
as Player2 exec 3 Heat
as Player3 exec 2 Heat
fund Thermalist
expect Player2 score awards 5
expect Player3 score awards 0
as Player1 exec 1 Heat
as Player3 exec 1 Heat
as Player4 exec 3 Heat
expect Player1 score awards 5
expect Player2 score awards 2
expect Player3 score awards 2
expect Player4 score awards 2
expect Player5 score awards 0
newgame BR 2 mode=ops
exec 8, Heat
as Player2 exec Heat
fund Thermalist
expect Player1 score awards 5
expect Player2 score awards 5

// A green card that costs nothing costs 10 or less; preludes are no green cards.
newgame BRPCU 2 mode=ops colonies=Luna,Io,Ceres
fix ProductiveOutpost, Donation, Mohole
expect award Incorporator 1 0
newgame BRPH 2 mode=ops
fix Mine, Donation, Mohole
expect award Magnate 1 0

// A law suit is an event of whoever is sued, for Legend as well.
newgame BRXE 2 mode=tasks
fix PROD[Energy], 2, ProjectCard
as Player2 exec 3, ProjectCard
as Player2 play EnergyTapping, 3
as Player2 fix 4 PlayedEvent<Class<Comet>>, 8
expect fails requirement as Player2 claim Legend
play LawSuit, 2
as Player2 fix 3
as Player2 claim Legend
expect Legend<Player2>

// What lies on a card that is not in play yet is nothing for Eccentric; floaters that are heat are floaters for Thermalist.
newgame BRHX 2 mode=ops
exec ProjectCard
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
task HostedCard<Class<SolarPower>> FROM ProjectCard
expect =2 Robot
expect award Eccentric 0 0
newgame BRC 2 mode=ops colonies=Luna,Io,Ceres
fix StormcraftIncorporated, 3 Floater<StormcraftIncorporated>
expect award Thermalist 0 0

// --- Steps that follow from others ---

// Oxygen, temperature, and all oceans placed: two steps.
newgame BR 2 mode=tasks
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>, OceanTile<Tharsis_1_4>, OceanTile<Tharsis_1_5>, OceanTile<Tharsis_2_6>, OceanTile<Tharsis_4_8>, OceanTile<Tharsis_5_4>, OceanTile<Tharsis_6_7>
fix 14 TemperatureStep, 7 OxygenStep
exec OxygenStep
expect Player1 tr 22
expect global temp 0 oxygen 8 oceans 9

// Three steps from -26 pass both bonuses; three from 12 % the step of TR.
newgame BRV 2 mode=tasks worldgov=off
fix 2 TemperatureStep, 6 VenusStep, 58, 2 ProjectCard
play DeimosDown, 31
expect Player1 tr 23 prod 0 0 0 0 0 2
play GiantSolarShade, 27
expect Player1 tr 27
expect global venus 18

// A bonus that the government's step has passed is gone: the next step is only a step.
newgame BR 2 mode=tasks
fix 2 TemperatureStep
as Engine exec TemperatureStep
exec TemperatureStep
expect Player1 tr 21 prod 0 0 0 0 0 0
expect global temp -22

// Snow takes the ocean's step away, and it can be taken again.
newgame BRT 2 mode=tasks events=Riots,Election
fix 14 TemperatureStep
exec TemperatureStep
place 1_2
as Engine exec EventHappens<SnowCover>
expect global temp -4 oceans 1
exec 2 TemperatureStep
place 1_4
expect global temp 0 oceans 2
expect Player1 tr 25

// The Reds tax each of three steps that one greenery brings.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 8, 8 Plant, 7 OxygenStep, 14 TemperatureStep
expect fails limit convert plants
fix 1
convert plants at 3_3
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 23

// At the end of Venus an action may still be paid for, and a card does the rest of what it says.
newgame BRPV2 2 mode=tasks worldgov=off
fix 15 VenusStep, VenusShuttles, 34, ProjectCard
action VenusShuttles
expect Player1 tr 20 stock 23 0 0 0 0 0
play GhgImportFromVenus, 23
expect Player1 tr 20 stock 0 0 0 0 0 0 prod 0 0 0 0 0 3

// --- The pole's bill: whatever the tile brings may pay it ---

// Tharsis Republic's 3, the Greens' 4, a rebate, and the oceans beside it.
newgame BRH 2 mode=ops
phase Action
fix TharsisRepublic, 28
project City at 9_7
place 1_1
expect Player1 stock 0 0 0 2 0 0 prod 2 0 0 0 0 0
newgame BRHT 2 mode=ops
phase Action
fix CityTile<Hellas_8_7>, 8 Plant, 2
convert plants
place 9_7
place 1_1
expect Player1 stock 0 0 0 2 0 0 tr 22
newgame BRH 2 mode=ops
phase Action
fix StandardTechnology, 28
project City at 9_7
place 1_1
expect Player1 stock 0 0 0 2 0 0 tr 21
newgame BRH 2 mode=ops
phase Action
fix OceanTile<Hellas_8_6>, OceanTile<Hellas_8_7>, 27
project City at 9_7
place 1_1
expect Player1 stock 0 0 0 2 0 0 tr 21

// --- Whose turn it is to lose something ---

// The asteroid's oceans come first, if its player likes: the plants of Arctic Algae go with the others.
newgame BR 2 mode=tasks
as Player2 fix ArcticAlgae, 3 Plant
fix 36, ProjectCard
play GiantIceAsteroid, 36
place 1_2
place 1_4
expect 7 Plant<Player2>
task -6 Plant<Player2>
expect Player2 stock 0 0 0 1 0 0

// A cathedral's card is paid for by choice, and is nobody's attack.
newgame BRX 2 mode=tasks
fix StJosephOfCupertinoMission, 5
as Player2 fix CityTile<Tharsis_5_7>, 4, ProjectCard
action StJosephOfCupertinoMission
as Player2 pay 2
expect Player2 stock 2 0 0 0 0 0 hand 2
expect fails as Player2 play LawSuit, 2

// An animal that eats itself is a new one; so is an ant, and the microbe that a contract's own tag brings.
newgame BRX 2 mode=tasks
fix MeatIndustry, Predators, Animal<Predators>
action Predators
expect Player1 stock 2 0 0 0 0 0
expect =1 Animal
newgame BRX 2 mode=tasks
fix TopsoilContract, Ants, Microbe<Ants>
action Ants
expect Player1 stock 1 0 0 0 0 0
newgame BRX 2 mode=tasks
fix Decomposers, 8, ProjectCard
play TopsoilContract, 8
expect Player1 stock 1 0 0 3 0 0

// The steel of a policy is no metal of the area for Mining Guild.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<MarsFirst>
fix MiningGuild, 25
project City at 3_3
expect Player1 stock 0 1 0 0 0 0 prod 1 0 0 0 0 0

// Neptunian Power Consultants: what the ocean's place brings may pay, 2 for a neighbour or steel.
newgame BRX 2 mode=tasks
fix NeptunianPowerConsultants, OceanTile<Tharsis_1_4>, 14, ProjectCard
play SubterraneanReservoir, 11
place 1_5
pay 5
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 1 0
newgame BRX 2 mode=tasks
fix NeptunianPowerConsultants, 12, ProjectCard
play SubterraneanReservoir, 11
place 1_2
pay 1, 2 Steel
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 1 0

// --- Floaters, colonies, amounts ---

// Dirigibles pay for cards with the tag, neither for the project nor for an action.
newgame BRV 2 mode=tasks worldgov=off
fix Dirigibles, 5 Floater<Dirigibles>, RotatorImpacts
expect fails project AirScrapping
expect fails action RotatorImpacts 1

// Floaters for a Venus card, and only another one is there: they are lost, the step is not.
newgame BRVC 2 mode=tasks colonies=Luna,Io,Titan worldgov=off
fix AtmoCollectors, 13, ProjectCard
play AirScrappingExpedition, 13
expect =0 Floater
expect Player1 tr 21

// The income goes onto one card, the colony's own floater onto another if its owner likes.
newgame BRVC 2 mode=tasks colonies=Luna,Io,Titan worldgov=off
exec ProjectCard, 11
play AerialMappers, 11
fix Dirigibles, Colony<Titan>, 9, 2 ColonyProduction<Titan>
trade Titan, 9
put Dirigibles
put AerialMappers
expect =1 Floater<AerialMappers>
expect =2 Floater<Dirigibles>

// Two colonies of one player are two bonuses of somebody else's trade; a colony may still come where a fleet is.
newgame BRC 2 mode=tasks colonies=Luna,Io,Ceres
fix 2 Colony<Luna>
as Player2 exec 26
as Player2 trade Luna, 9
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 19 0 0 0 0 0
as Player2 project BuildColony
as Player2 task Colony<Luna>
expect Player2 stock 2 0 0 0 0 0 prod 2 0 0 0 0 0
expect Player1 stock 4 0 0 0 0 0

// Helion and Stormcraft in one hand: a floater is two heat, and heat is money.
newgame BRC 2 mode=tasks colonies=Luna,Io,Ceres
fix Helion, StormcraftIncorporated, 3 Floater<StormcraftIncorporated>, ProjectCard
play Mine, 2 Floater<StormcraftIncorporated>
expect =1 Floater
expect Player1 prod 0 1 0 0 0 0

// Three floaters for five heat: nothing is given back. Stormcraft is a Jovian card for shuttles.
newgame BRCX 2 mode=tasks colonies=Luna,Io,Ceres
fix StormcraftIncorporated, 3 Floater<StormcraftIncorporated>, Meltworks, TitanShuttles
action Meltworks, 3 Floater<StormcraftIncorporated>
expect Player1 stock 0 3 0 0 0 0
action TitanShuttles 1
task 2 Floater<StormcraftIncorporated>
expect =2 Floater<StormcraftIncorporated>

// Any number is at least one; an action without a card for its microbe may be used for nothing, Factorum's may not.
newgame BRCX 2 mode=tasks colonies=Luna,Io,Ceres
fix TitanShuttles, HiTechLab, PowerInfrastructure, TychoMagnetics
expect fails action TitanShuttles 2
expect fails action HiTechLab
expect fails action PowerInfrastructure
expect fails action TychoMagnetics
newgame BRPVC2 2 mode=tasks worldgov=off colonies=Luna,Io,Ceres
fix CeresTechMarket, SulphurEatingBacteria, FloatingTradeHub
expect fails action CeresTechMarket
expect fails action SulphurEatingBacteria 2
expect fails action FloatingTradeHub 2
newgame BRX 2 mode=tasks
fix SymbioticFungus, Factorum, Energy
action SymbioticFungus
expect ActionUsedMarker<SymbioticFungus>
expect fails action Factorum 1

// Manutech's production brings the plants that the moss costs.
newgame BRV 2 mode=tasks worldgov=off
fix Manutech, 8, ProjectCard, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_1_2>
play NitrophilicMoss, 8
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 2 0 0

// --- Used again ---

// Viron has used an action again; an inspection uses it a third time.
newgame BRVX 2 mode=tasks worldgov=off
fix Viron, Tardigrades, ProjectCard
action Tardigrades
action Viron
expect =2 Microbe
play ProjectInspection
task? UseAction<Viron, First>
expect =3 Microbe

// A law suit lies in the pile of whoever was sued, and can be taken back from there, point and all.
newgame BRX 2 mode=tasks
fix PROD[Energy], 2, ProjectCard
as Player2 exec 13, 2 ProjectCard
as Player2 play EnergyTapping, 3
play LawSuit, 2
expect Player2 vp 18
as Player2 play AstraMechanica, 7
as Player2 task ProjectCard FROM PlayedEvent<Class<LawSuit>>
as Player2 task? Ok
expect Player2 vp 19 hand 1
