# Cards that come up in few games: what each does where it is used in an odd moment.

// Board of Directors: the prelude that was drawn is discarded for nothing, or paid for and played.
newgame BRP2 2 mode=tasks
exec 12, PreludeCard
play BoardOfDirectors
action BoardOfDirectors
task -PreludeCard
expect =4 Director
expect Player1 stock 12 0 0 0 0 0
exec -ActionUsedMarker<BoardOfDirectors>
action BoardOfDirectors
task -Director<BoardOfDirectors>
play Donation
expect =3 Director
expect Player1 stock 21 0 0 0 0 0
// One that cannot be carried out has been paid for all the same, and brings 15.
newgame BRP2 2 mode=tasks
exec 12, PreludeCard
play BoardOfDirectors
action BoardOfDirectors
task -Director<BoardOfDirectors>
expect fails play GalileanMining
task -PreludeCard
expect Player1 stock 15 0 0 0 0 0

// Industrial Complex: the production that it brings may help Manutech to pay for it.
newgame BRPV2 2 mode=tasks
exec 15, PreludeCard
fix Manutech, PROD[-2]
play IndustrialComplex, 18
expect Player1 stock 0 1 1 1 1 1 prod 1 1 1 1 1 1

// Suitable Infrastructure: once an action, however many productions; each action of a turn is one, and each prelude.
newgame BRP2 2
as Player1 play CrediCor
as Player1 buy 2
as Player2 play Teractor
as Player2 buy 0
as Player1 play SuitableInfrastructure
as Player1 play PowerGeneration
expect Player1 stock 53 5 0 0 0 0
as Player2 play Loan
as Player2 play Mohole
as Player1 play FuelFactory, 6
expect Player1 stock 49 5 0 0 0 0
as Player1 play Mine, 4
expect Player1 stock 47 5 0 0 0 0

// Neptunian Power Consultants: anybody's ocean, paid for with steel as well, and only by whoever can.
newgame BRX 2 mode=tasks
exec 1, 2 Steel
fix NeptunianPowerConsultants
as Player2 exec OceanTile<Tharsis_1_2>
task HydroelectricBill
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 1 0
expect =1 Hydroelectric
newgame BRX 2 mode=tasks
exec 1, Steel
fix NeptunianPowerConsultants
as Player2 exec OceanTile<Tharsis_1_2>
expect fails task HydroelectricBill
task? Ok
expect Player1 stock 1 1 0 0 0 0

// One ocean, and all who listen: plants, production, and a bill that may be paid.
newgame BRTX 2 mode=tasks events=Riots,Diversity
exec 5
fix ArcticAlgae, LakefrontResorts, NeptunianPowerConsultants
as Player2 exec OceanTile<Tharsis_1_2>
task HydroelectricBill
expect Player1 stock 0 0 0 2 0 0 prod 1 0 0 0 1 0

// Diversity Support: the coin that pays for it is one of the nine kinds.
newgame BRX 2 mode=tasks
exec 1, Steel, Titanium, Plant, Energy, Heat, ProjectCard
fix Tardigrades, Microbe<Tardigrades>, Fish, Animal<Fish>
expect fails requirement play DiversitySupport, 1
fix PhysicsComplex, Science<PhysicsComplex>
play DiversitySupport, 1
expect Player1 tr 21

// Special Permit takes what there is, and nothing where plants are safe.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec 10, 2 ProjectCard
as Player2 exec 3 Plant
play SpecialPermit, 5
task 3 Plant<Player1 FROM Player2>
expect Player1 stock 5 0 0 3 0 0
expect Player2 stock 0 0 0 0 0 0
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec 5, ProjectCard
as Player2 exec 3 Plant
as Player2 fix ProtectedHabitats
play SpecialPermit, 5
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 0 3 0 0

// Frontier Town: what is printed three times, what the oceans beside it pay once.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec 11, ProjectCard, PROD[Energy]
fix RulingParty<MarsFirst> FROM RulingParty<Greens>, OceanTile<Tharsis_4_8>
play FrontierTown, 11
place 4_7
expect Player1 stock 2 0 0 3 0 0 prod 0 0 0 0 0 0

// Sponsoring Nation: its own Earth tag comes too late; both delegates into one party.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec 21, ProjectCard
fix Sponsors, AcquiredCompany, Cartel
expect fails requirement play SponsoringNation, 21
fix MediaGroup
play SponsoringNation, 21
delegate Reds
expect Player1 tr 23
expect party Reds leader Player1 delegates 2 0

// Rise to Power: without three delegates in the reserve it cannot be carried out, which shows at once.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec PreludeCard
fix -5 ReserveDelegate
expect fails play RiseToPower
fix ReserveDelegate
play RiseToPower
delegate Reds
delegate Unity
delegate Reds
expect party Reds leader Player1 delegates 2 0
expect =0 ReserveDelegate
// In a game it is discarded for 15 then.
newgame BRPT2 2 events=Riots,Diversity
as Player1 play CrediCor
as Player1 buy 0
as Player2 play Teractor
as Player2 buy 0
as Player1 fix -5 ReserveDelegate
as Player1 play RiseToPower
expect Player1 stock 72 0 0 0 0 0 prod 0 0 0 0 0 0

// Venus Trade Hub: 3 for each trade, also a free one.
newgame BRPVC2 2 mode=tasks colonies=Luna,Io
exec 9
fix VenusTradeHub, TradeFleet, TitanFloatingLaunchPad, Floater<TitanFloatingLaunchPad>
trade Luna, 9
expect Player1 stock 5 0 0 0 0 0
action TitanFloatingLaunchPad 2
expect Player1 stock 8 0 0 0 0 3

// World Government Advisor: at 0 degrees an ocean follows, in nobody's name, where whoever acts says.
newgame BRPV2 2 mode=tasks
fix WorldGovernmentAdvisor, ArcticAlgae, 14 TemperatureStep
action WorldGovernmentAdvisor
task TemperatureStep
place 5_5
expect Player1 stock 0 0 0 2 0 0 tr 20

// Astra Mechanica: one event is as good as two.
newgame BRX 2 mode=tasks
exec 7, ProjectCard
fix PlayedEvent<Class<MineralDeposit>>, PlayedEvent<Class<Virus>>
play AstraMechanica, 7
task ProjectCard FROM PlayedEvent<Class<MineralDeposit>>
task Ok
expect Player1 hand 1
expect =1 PlayedEvent

// Focused Organization: what is spent may be what is gained.
newgame BRP2 2 mode=tasks
exec Heat, ProjectCard
fix FocusedOrganization
action FocusedOrganization
task? -Heat
task Heat
expect Player1 stock 0 0 0 0 0 1 hand 1

// Applied Science: onto a card with a resource, its own included, not onto an empty one.
newgame BRP2 2 mode=tasks
fix AppliedScience, 3 Science<AppliedScience>, Tardigrades, Fish, Animal<Fish>
action AppliedScience
expect fails task Microbe<Tardigrades>
task Animal<Fish>
expect =2 Science<AppliedScience>, =2 Animal<Fish>

// Recession: all others at once, each as far as it goes.
newgame BRP2 3 mode=tasks
exec PreludeCard
as Player2 exec 3
as Player3 exec 7, PROD[-5]
play Recession
expect Player1 stock 10 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0 prod -1 0 0 0 0 0
expect Player3 stock 2 0 0 0 0 0 prod -5 0 0 0 0 0

// Mars Nomads: no bonus where they are first placed; one step at a time; nobody builds where they are.
newgame BRX 2 mode=tasks
exec 13, ProjectCard
play MarsNomads, 13
expect fails place 1_2
expect fails place 5_3
place 5_7
expect Player1 stock 0 0 0 0 0 0
expect fails exec CityTile<Tharsis_5_7>
action MarsNomads
expect fails place 3_4
place 4_7
expect Player1 stock 0 0 0 1 0 0

// Hospitals treat the diseases of other cards, too.
newgame BRX 2 mode=tasks
fix Hospitals, PharmacyUnion, Disease<PharmacyUnion>, CityTile<Tharsis_3_4>
action Hospitals
expect Player1 stock 1 0 0 0 0 0
expect =0 Disease

// Kaguya Tech: a city in place of the greenery, beside another city or not; the area pays again, the oxygen stays.
newgame BRX 2 mode=tasks
exec 10, ProjectCard
fix GreeneryTile<Tharsis_5_7>, CityTile<Tharsis_4_6>, OxygenStep
play KaguyaTech, 10
expect Player1 stock 0 0 0 2 0 0 prod 2 0 0 0 0 0 hand 1
expect =2 CityTile, =0 GreeneryTile
expect global oxygen 1

// New Holland: an ocean beside it pays whoever builds it, and it is an ocean for whoever builds beside it.
newgame BRX 2 mode=tasks
exec 20, ProjectCard
fix CityTile<Tharsis_1_1>, CityTile<Tharsis_3_7>, CityTile<Tharsis_9_5>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
as Player2 fix CityTile<Tharsis_7_9>
play NewHolland, 20
place 5_5
expect Player1 stock 2 0 0 0 0 0 prod 3 0 0 0 0 0
as Player2 exec GreeneryTile<Tharsis_4_5>
expect Player2 stock 4 0 0 2 0 0
// A city beside every ocean: it has no place.
newgame BRX 2 mode=tasks
exec 20, ProjectCard
fix CityTile<Tharsis_1_1>, CityTile<Tharsis_3_7>, CityTile<Tharsis_9_5>, OceanTile<Tharsis_5_5>
as Player2 fix CityTile<Tharsis_4_4>
expect fails play NewHolland, 20

// Self-replicating Robots: cards with a space or building tag, events too.
newgame BRX 2 mode=tasks
exec 3 ProjectCard
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
expect fails task HostedCard<Class<Sponsors>> FROM ProjectCard
task HostedCard<Class<AsteroidCard>> FROM ProjectCard
expect =2 Robot

// Public Plans: the card itself is not one of those shown.
newgame BRX 2 mode=tasks
exec 7, 4 ProjectCard
play PublicPlans, 7
expect fails task 4
task 3
expect Player1 stock 3 0 0 0 0 0

// Homeostasis Bureau: one's own steps, those that follow from others as well.
newgame BRX 2 mode=tasks
fix HomeostasisBureau, 7 OxygenStep
exec OxygenStep
expect Player1 stock 3 0 0 0 0 0 tr 22
as Player2 exec TemperatureStep
expect Player1 stock 3 0 0 0 0 0

// Meat Industry and Topsoil Contract: by whatever an animal or a microbe comes.
newgame BRCX 2 mode=tasks colonies=Miranda,Io
exec Pets
fix MeatIndustry, TopsoilContract
exec Colony<Miranda>
expect Player1 stock 2 0 0 0 0 0
exec NitriteReducingBacteria
expect Player1 stock 5 0 0 0 0 0

// Solar Logistics: anybody's space event.
newgame BRX 2 mode=tasks
fix SolarLogistics
as Player2 exec 14, ProjectCard
as Player2 play AsteroidCard, 14
expect Player1 hand 1

// Red Appeasement: not when somebody else has passed.
newgame BRPT2 2 mode=tasks events=Riots,Diversity
exec ProjectCard
fix RulingParty<Reds> FROM RulingParty<Greens>
as Player2 fix Passed
expect fails requirement play RedAppeasement
as Player2 fix -Passed
play RedAppeasement
expect =1 Passed
