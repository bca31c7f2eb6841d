# Further questions about single cards and what they do to each other, box by box.

// Mars University: two discards for Research.
newgame BR 2 mode=ops
exec 50, 9 ProjectCard
fix MarsUniversity
play Research
task -ProjectCard
task -ProjectCard
expect Player1 hand 10

// Ecological Zone counts itself twice.
newgame BR 2 mode=ops
fix GreeneryTile<Tharsis_5_7>
exec 50, 9 ProjectCard
play EcologicalZone at 5_8
expect =2 Animal<EcologicalZone>

// Herbivores hear of their owner's greeneries only.
newgame BR 2 mode=ops
fix Herbivores, 23
project greenery at 5_7
expect =1 Animal<Herbivores>
as Player2 fix 23
as Player2 project greenery at 5_9
expect =1 Animal<Herbivores>

// Viron repeats an action that has been used, and only once.
newgame BRV 2 mode=ops
phase Action
fix Viron, AquiferPumping, 40
expect fails action Viron
action AquiferPumping, 8 at 5_4
action Viron, 8 at 5_5
expect global oceans 2
expect fails action Viron

// Capital's points are its card's, not the city's.
newgame BR 2 mode=ops
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>, OceanTile<Tharsis_4_8>
fix 60, 5 ProjectCard, PROD[2 Energy]
play Capital at 4_4
expect Player1 score cities 0 cards 2

// Insulation exchanges as many steps as its owner likes.
newgame BR 2 mode=ops
fix PROD[3 Heat], 2, ProjectCard
play Insulation
task PROD[2 Megacredit FROM Heat]
expect Player1 prod 2 0 0 0 0 1

// Robotic Workforce copies a corporation's box.
newgame BR 2 mode=ops
fix MiningGuild, 20, 3 ProjectCard
play RoboticWorkforce
expect Player1 prod 0 1 0 0 0 0

// Tharsis Republic gets money for a city off Mars, but no production.
newgame BR 2 mode=ops
fix TharsisRepublic, 25, ProjectCard
play PhobosSpaceHaven, 25
expect Player1 stock 3 0 0 0 0 0 prod 0 0 1 0 0 0

// The start of the merged corporation helps to pay for the merger.
newgame BRPX 2 mode=ops
fix 40, 2 PreludeCard, 5 CorporationCard
play Merger
play Helion
expect Player1 stock 40 0 0 0 0 0 prod 0 0 0 0 0 3

// Double Down repeats a prelude, gains and all.
newgame BRPX 2 mode=ops
fix Donation, 1
play DoubleDown
expect Player1 stock 22 0 0 0 0 0

// So Great Aquifer's two oceans.
newgame BRPX 2 mode=ops
fix GreatAquifer
play DoubleDown
place 5_4
place 5_5
expect global oceans 2

// Project Inspection uses an action of this generation once more.
newgame BRPX 2 mode=ops
fix RestrictedArea, 10, 3 ProjectCard
action RestrictedArea, 2
play ProjectInspection
expect Player1 stock 6 0 0 0 0 0 hand 4

// Law Suit needs somebody who has taken something in this generation.
newgame BRX Ann Bob mode=ops
fix 2, ProjectCard
expect fails play LawSuit
as Bob fix 10, ProjectCard
fix 5 Plant
as Bob play Virus
as Bob task -5 Plant<Ann>
play LawSuit
expect Ann stock 3 0 0 0 0 0
expect Bob vp 19

// Stealing is taking.
newgame BRX Ann Bob mode=ops
fix 20, 3 ProjectCard
as Bob fix 5, ProjectCard
as Bob play HiredRaiders
as Bob task 3 Megacredit FROM Megacredit<Ann>
play LawSuit
expect Bob stock 4 0 0 0 0 0

// Icy Impactors buys two asteroids.
newgame BRX Ann Bob mode=ops
fix IcyImpactors, 10
action IcyImpactors 1
expect =2 Asteroid<IcyImpactors>

// Floyd Continuum pays for what is complete.
newgame BRX Ann Bob mode=ops
fix FloydContinuum, 19 TemperatureStep
action FloydContinuum
expect Ann stock 3 0 0 0 0 0

// Homeostasis Bureau is paid for each step.
newgame BRX Ann Bob mode=ops
fix HomeostasisBureau, 31, 3 ProjectCard
play DeimosDown
expect Ann stock 9 4 0 0 0 0

// Astra Mechanica takes events back, but none with a tile.
newgame BRX Ann Bob mode=ops
fix PlayedEvent<Class<Virus>>, PlayedEvent<Class<DeimosDownPromo>>, PlayedEvent<Class<Comet>>, 7, ProjectCard
play AstraMechanica
task ProjectCard FROM PlayedEvent<Class<Virus>>
task ProjectCard FROM PlayedEvent<Class<Comet>>
expect Ann hand 2
expect fails fix -PlayedEvent<Class<Comet>>

// Kaguya Tech's city may be next to another.
newgame BRX Ann Bob mode=ops
fix GreeneryTile<Tharsis_5_7>, CityTile<Tharsis_5_8>, 10, ProjectCard
play KaguyaTech
expect CityTile<Tharsis_5_7>

// Mars Nomads get what is printed where they move to, and nobody builds there.
newgame BRX Ann Bob mode=ops
fix 13, ProjectCard
play MarsNomads at 5_7
expect Ann stock 0 0 0 0 0 0
action MarsNomads at 5_8
expect Ann stock 0 0 0 2 0 0
expect fails as Bob exec GreeneryTile<Tharsis_5_8>

// Neptunian Power Consultants pay with steel.
newgame BRX Ann Bob mode=ops
fix NeptunianPowerConsultants, 1, 2 Steel
as Bob fix 18
as Bob project aquifer at 5_4
task HydroelectricBill
expect Ann prod 0 0 0 0 1 0 stock 0 0 0 0 0 0

// With Martian Lumber Corp a plant pays 3 for a building.
newgame BRX Ann Bob mode=ops
fix MartianLumberCorp, 2 Plant, ProjectCard
play Mine, 2 Plant
expect Ann prod 0 1 0 0 0 0

// Graphene pays for space.
newgame BRX Ann Bob mode=ops
fix CarbonNanosystems, 2 Graphene<CarbonNanosystems>, 6, ProjectCard
play Asteroid, 2 Graphene<CarbonNanosystems>, 6
task? Ok

// However much energy, Hi-Tech Lab keeps one card.
newgame BRX Ann Bob mode=ops
fix HiTechLab, 3 Energy
action HiTechLab
task -3 Energy
expect Ann hand 1

// Teslaract needs energy production.
newgame BRX Ann Bob mode=ops
fix Teslaract
expect fails action Teslaract

// Influence is a city less for Riots.
newgame BRT 3 mode=ops events=Riots,Diversity
phase Solar
fix CityTile<Player1, Tharsis_3_3>, CityTile<Player1, Tharsis_5_7>, 20, Chairman<Player1> FROM Chairman<Neutral>
as Engine exec EventHappens<Riots>
expect Player1 stock 16 0 0 0 0 0

// Nothing to sabotage is nothing lost.
newgame BRT 2 mode=ops events=Riots,Diversity
as Engine exec EventHappens<SabotageEvent>
expect Player1 prod 0 0 0 0 0 0

// Eco Sabotage leaves three plants.
newgame BRT 2 mode=ops events=Riots,Diversity
fix 9 Plant
as Engine exec EventHappens<EcoSabotage>
expect Player1 stock 0 0 0 3 0 0

// Paradigm Breakdown takes cards as far as there are any.
newgame BRT 2 mode=ops events=Riots,Diversity
fix ProjectCard, Chairman<Player1> FROM Chairman<Neutral>
as Engine exec EventHappens<ParadigmBreakdown>
expect Player1 stock 2 0 0 0 0 0 hand 0

// Who ties for Election shares the first place, and there is no second.
newgame BRT 3 mode=ops events=Riots,Diversity
fix CityTile<Player1, Tharsis_3_3>, CityTile<Player2, Tharsis_5_7>
as Engine exec EventHappens<Election>
expect Player1 tr 22
expect Player2 tr 22
expect Player3 tr 20

// While Unity rules, titanium pays 4.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Unity> FROM RulingParty
fix 4 Titanium, ProjectCard, 14
play Asteroid, 4 Titanium

// The policy of the Scientists is for once a generation.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Scientists> FROM RulingParty
fix 30
policy
expect Player1 hand 3
expect fails policy

// Vote of No Confidence takes the chair and the step of TR.
newgame BRT 2 mode=ops events=Riots,Diversity
exec Delegate<Greens> FROM ReserveDelegate
fix 5, ProjectCard
play VoteOfNoConfidence
expect global chairman Player1
expect Player1 tr 21

// Political Alliance is for who leads two parties.
newgame BRT 2 mode=ops events=Riots,Diversity
exec Delegate<Greens> FROM ReserveDelegate
exec Delegate<Reds> FROM ReserveDelegate
fix 4, ProjectCard
play PoliticalAlliance
expect Player1 tr 21

// An event's ocean gives its placer neither TR nor a bonus.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Solar
as Engine exec EventHappens<AquiferReleasedByPublicCouncil>
place 5_4
expect Player1 stock 0 0 0 0 0 0 tr 20

// Volcanic Eruptions and Snow Cover move the temperature for nobody.
newgame BRT 2 mode=ops events=Riots,Diversity
as Engine exec EventHappens<VolcanicEruptions>
expect global temp -26
expect Player1 tr 20 prod 0 0 0 0 0 0
as Engine exec EventHappens<SnowCover>
expect global temp -30

// TerraLabs buys its first cards for 1 already; Pristar begins two steps back.
newgame BRT 2 mode=game events=Riots,Diversity
play Pristar
buy 0
as Player2 play TerraLabsResearch
buy 10
expect Player2 stock 4 0 0 0 0 0
expect Player1 tr 18

// A trade pays the trader and the colonies, and the marker goes back to them.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
phase Action
fix 9, Colony<Player2, Luna>
fix ColonyProduction<Luna>
expect =2 ColonyProduction<Luna>
trade Luna
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 2 0 0 0 0 0
expect =1 ColonyProduction<Luna>

// Cryo-Sleep saves a unit of a trade.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
phase Action
fix CryoSleep, 2 Titanium
trade Luna, 2 Titanium
expect Player1 stock 2 0 0 0 0 0

// Poseidon hears of everybody's colonies.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix Poseidon
as Player2 exec Colony<Luna>
expect Player1 prod 1 0 0 0 0 0

// Market Manipulation lowers one track and raises another.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix 2, ProjectCard, ColonyProduction<Io>
play MarketManipulation
task ColonyProduction<Luna> FROM ColonyProduction<Io>
expect =2 ColonyProduction<Luna>, =1 ColonyProduction<Io>

// Two such cards save two.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
phase Action
fix CryoSleep, RimFreighters, 1 Energy
trade Luna, 1 Energy

// Productive Outpost pays the bonus of each colony.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix Colony<Luna>, Colony<Ceres>, 0
fix ProjectCard
play ProductiveOutpost
expect Player1 stock 2 2 0 0 0 0

// Titan Floating Launch-pad trades for a floater.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
phase Action
fix TitanFloatingLaunchPad, 2 Floater<TitanFloatingLaunchPad>
action TitanFloatingLaunchPad 2
task Trade<Luna>
expect Player1 stock 2 0 0 0 0 0
expect =1 Floater<TitanFloatingLaunchPad>

// Stormcraft's floaters are heat for a conversion.
newgame BRCX 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix StormCraftIncorporated, 4 Floater<StormCraftIncorporated>
convert heat, 4 Floater<StormCraftIncorporated>
expect Player1 tr 21

// And for Caretaker Contract.
newgame BRCX 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix CaretakerContract, StormCraftIncorporated, 4 Floater<StormCraftIncorporated>
action CaretakerContract, 4 Floater<StormCraftIncorporated>
expect Player1 tr 21

// Sub-Zero Salt Fish needs somebody's plant production.
newgame BRCX 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix 12 TemperatureStep, 20, ProjectCard
expect fails play SubZeroSaltFish
as Player2 fix PROD[Plant]
play SubZeroSaltFish
expect Player2 prod 0 0 0 0 0 0

// Solar Probe counts its own tag.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix 9, ProjectCard, Research, MarsUniversity
play SolarProbe
task? Ok
expect Player1 hand 1

// Two fleets, but a colony tile is visited once.
newgame BRC 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
phase Action
fix TradeFleet, 27
trade Luna
expect fails trade Luna
trade Ceres
expect fails trade Io
as Player2 fix 9
expect fails as Player2 trade Luna
as Player2 trade Io

// Head Start gives money for cards, and two actions at once.
newgame BRPX 2 mode=ops
fix 3 ProjectCard, PreludeCard
play HeadStart
expect Player1 stock 6 2 0 0 0 0
play Mine, 2 Steel
task Ok

// Nobel Prize draws two.
newgame BRP2 2 mode=ops
play NobelPrize
expect Player1 hand 2

// Focused Organization exchanges one resource for another.
newgame BRP2 2 mode=ops
fix FocusedOrganization, ProjectCard, Plant
action FocusedOrganization
task -Plant
task Energy
expect Player1 hand 1 stock 0 0 0 0 1 0

// Board of Directors plays a prelude for 12 and a director.
newgame BRP2X 2 mode=ops
phase Action
fix BoardOfDirectors, 4 Director<BoardOfDirectors>, 12
action BoardOfDirectors
play Donation
expect Player1 stock 21 0 0 0 0 0
expect =3 Director<BoardOfDirectors>

// Industrial Complex raises money production from below zero, too.
newgame BRP2X 2 mode=ops
fix PROD[-3, 2 Steel], 18
play IndustrialComplex
expect Player1 prod 1 2 1 1 1 1 stock 0 0 0 0 0 0

// Preservation Program stops the first step.
newgame BRP2X 2 mode=ops
fix PreservationProgram, 28, 5 TerraformRating
phase Action
project asteroid
expect Player1 tr 25
project asteroid
expect Player1 tr 26

// Suitable Infrastructure pays for a production.
newgame BRP2X 2 mode=ops
fix SuitableInfrastructure, 20, 2 ProjectCard
phase Action
play Mine
expect Player1 stock 18 0 0 0 0 0

// Terraforming Deal pays 2 for a step.
newgame BRP2 2 mode=ops
fix TerraformingDeal, 14
project asteroid
expect Player1 stock 2 0 0 0 0 0

// World Government Advisor raises nobody's TR.
newgame BRP2 2 mode=ops
fix WorldGovernmentAdvisor
action WorldGovernmentAdvisor
task TemperatureStep
expect Player1 tr 20
expect global temp -28

// Spire's science pays 2 each for standard projects.
newgame BRP2 2 mode=ops
fix Spire, 3 Science<Spire>, 5
project PowerPlant, 3 Science<Spire>, 5
expect Player1 prod 0 0 0 0 1 0

// Nirgal Enterprises pays for no milestone and no award.
newgame BRP2 2 mode=ops
fix NirgalEnterprises, CityTile<Tharsis_3_3>, CityTile<Tharsis_5_7>, CityTile<Tharsis_7_7>
claim Mayor
fund Banker
fund Miner
expect Player1 stock 0 0 0 0 0 0

// Sagitta is paid for cards with one tag and for those with none.
newgame BRP2 2 mode=ops
fix SagittaFrontierServices, 20, 5 ProjectCard
play Mine
expect Player1 stock 17 0 0 0 0 0
play AcquiredCompany
expect Player1 stock 8 0 0 0 0 0

// EcoTec's microbe goes to any card.
newgame BRP2 2 mode=ops
fix EcoTec, 20, 5 ProjectCard, Tardigrades
play AdaptedLichen
task Microbe<Tardigrades>
expect =1 Microbe<Tardigrades>

// Floating Trade Hub gives one kind of resource.
newgame BRP2C 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix FloatingTradeHub, 3 Floater<FloatingTradeHub>
action FloatingTradeHub 2
task 2 Titanium
expect Player1 stock 0 0 2 0 0 0

// L1 Trade Terminal gives each card one.
newgame BRP2C 2 mode=ops colonies=Luna,Titan,Ceres,Io,Pluto
fix 25, ProjectCard, Tardigrades, Microbe<Tardigrades>, Ants, Microbe<Ants>, Birds
play L1TradeTerminal
task Microbe<Tardigrades>
task Microbe<Ants>
task? Ok
expect =2 Microbe<Tardigrades>, =2 Microbe<Ants>, =0 Animal<Birds>

// Main Belt Asteroids give titanium with each asteroid.
newgame BRP2X 2 mode=ops
fix MainBeltAsteroids
action MainBeltAsteroids
expect Player1 stock 0 0 1 0 0 0

// Recession takes what there is.
newgame BRP2X 3 mode=ops
fix 3 Megacredit<Player2>, PreludeCard
play Recession
expect Player1 stock 10 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0 prod -1 0 0 0 0 0
expect Player3 prod -1 0 0 0 0 0

// Aphrodite hears of everybody's steps of Venus.
newgame BRVX 2 mode=ops
fix Aphrodite, 15
as Player2 fix 15
as Player2 project AirScrapping
expect Player1 stock 17 0 0 0 0 0

// Manutech gives what production it gains.
newgame BRV 2 mode=ops
fix Manutech, 20, 3 ProjectCard
play Mine
expect Player1 stock 16 1 0 0 0 0 prod 0 1 0 0 0 0

// Also what the temperature brings.
newgame BRV 2 mode=ops
fix Manutech, 14, 2 TemperatureStep
project asteroid
expect Player1 stock 0 0 0 0 0 1 prod 0 0 0 0 0 1

// Also what another production becomes.
newgame BRV 2 mode=ops
fix Manutech, PROD[3 Heat], 2, ProjectCard
play Insulation
task PROD[2 Megacredit FROM Heat]
expect Player1 stock 2 0 0 0 0 0

// Rotator Impacts takes titanium.
newgame BRV 2 mode=ops
fix RotatorImpacts, 2 Titanium
action RotatorImpacts 1, 2 Titanium
expect =1 Asteroid<RotatorImpacts>

// Sulphur-Eating Bacteria sell as many microbes as their owner likes.
newgame BRV 2 mode=ops
fix SulphurEatingBacteria, 3 Microbe<SulphurEatingBacteria>
action SulphurEatingBacteria 2
task -3 Microbe<SulphurEatingBacteria>
expect Player1 stock 9 0 0 0 0 0

// Comet for Venus hits nobody without a Venus tag.
newgame BRV Ann Bob mode=ops
fix 11, ProjectCard
as Bob fix 20
play CometForVenus
expect Bob stock 20 0 0 0 0 0

// Venus gives a card at 8 % and a further step of TR at 16 %.
newgame BRV 2 mode=ops
fix 3 VenusStep, 15
project AirScrapping
expect Player1 hand 1 tr 21
fix 3 VenusStep, 15
project AirScrapping
expect Player1 tr 23

// Stratopolis floats for any Venus card.
newgame BRV 2 mode=ops
fix Stratopolis, CityTile<StratopolisArea>, FloatingHabs
action Stratopolis
task 2 Floater<FloatingHabs>
expect =2 Floater<FloatingHabs>

// Extractor Balloons raise Venus.
newgame BRV 2 mode=ops
fix ExtractorBalloons, 2 Floater<ExtractorBalloons>
action ExtractorBalloons 2
expect global venus 2

// Forced Precipitation buys a floater.
newgame BRV 2 mode=ops
fix ForcedPrecipitation, 2
action ForcedPrecipitation 1
expect =1 Floater<ForcedPrecipitation>

// Buffer Gas is TR.
newgame BR 1 solo=tr63 mode=ops
fix 16
project BufferGas
expect Player1 tr 15

// Alone, nobody claims or funds.
newgame BR 1 mode=ops
fix 50
expect fails claim Mayor
expect fails fund Banker

// For Philares the neutral tiles are somebody else's.
newgame BRX 1 mode=ops
fix Philares, CityTile<SoloOpponent, Tharsis_5_8>, 23
project greenery at 5_7

// Vermin cost everybody their cities, its owner too.
newgame BRX 2 mode=ops
fix Vermin, 10 Animal<Vermin>, CityTile<Tharsis_5_7>, CityTile<Player2, Tharsis_3_3>
expect Player1 vp 19
expect Player2 vp 19

// Hospitals are paid for every city.
newgame BRX 2 mode=ops
fix Hospitals, Disease<Hospitals>, CityTile<Tharsis_5_7>, CityTile<Player2, Tharsis_3_3>
action Hospitals
expect Player1 stock 2 0 0 0 0 0

// Crash Site Cleanup comes after somebody has lost plants to another.
newgame BRX Ann Bob mode=ops
fix 4, ProjectCard
expect fails play CrashSiteCleanup
as Bob fix 2 Plant
fix 14, ProjectCard
play Asteroid
task -2 Plant<Bob>
play CrashSiteCleanup
task Titanium
expect Ann stock 0 0 3 0 0 0

// Public Plans shows as many cards as its owner likes.
newgame BRX Ann Bob mode=ops
fix 7, 4 ProjectCard
play PublicPlans
task 2
expect Ann stock 2 0 0 0 0 0

// Supercapacitors keep as much energy as their owner likes.
newgame BRX Ann Bob mode=ops
fix Supercapacitors, 3 Energy
phase Production
task 2 Energy FROM Heat
expect Ann stock 20 0 0 0 2 1

// While the Reds rule, a step that Preservation Program stops costs nothing.
newgame BRPT2 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix PreservationProgram, 14
project asteroid
expect Player1 stock 0 0 0 0 0 0 tr 20

// Terraforming Deal helps to pay the Reds.
newgame BRPT2 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix TerraformingDeal, 15
project asteroid
expect Player1 stock 0 0 0 0 0 0 tr 21

// Two steps at 16 % Venus are two to pay for.
newgame BRVT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix 7 VenusStep, 20
expect fails project AirScrapping
fix 1
project AirScrapping
expect Player1 stock 0 0 0 0 0 0 tr 22

// So is the temperature that oxygen brings.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix 7 OxygenStep, 28
expect fails project Greenery at 7_7
fix 1
project Greenery at 7_7
expect Player1 stock 0 0 0 0 0 0 tr 22

// Helion pays the Reds in heat.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix Helion, 17 Heat
project asteroid
expect Player1 stock 0 0 0 0 0 0 tr 21

// Equatorial Magnetizer needs the money for its step.
newgame BRT 2 mode=ops events=Riots,Diversity
phase Action
as Engine exec RulingParty<Reds> FROM RulingParty
fix EquatorialMagnetizer, PROD[Energy], 2
expect fails action EquatorialMagnetizer
fix 1
action EquatorialMagnetizer
expect Player1 stock 0 0 0 0 0 0 tr 21 prod 0 0 0 0 0 0

// Of three steps at once Preservation Program stops one.
newgame BRP2 2 mode=ops
phase Action
fix PreservationProgram, 31, ProjectCard
play DeimosDown
expect Player1 tr 22

// An award knows no wild tags.
newgame BRP 2 mode=ops
fix ResearchCoordination, Research
expect award Scientist 2 0

// Mons Insurance pays the victim, whoever did it.
newgame BRX 3 mode=ops
as Player3 fix MonsInsurance, 10
as Player2 fix 9
fix ProjectCard, 1
play Sabotage
task -7 Megacredit<Player2>
expect Player2 stock 5 0 0 0 0 0
expect Player3 stock 7 0 0 0 0 0

// Also when its owner did it.
newgame BRX 3 mode=ops
fix MonsInsurance, 5, ProjectCard
as Player2 fix 9
play Sabotage
task -7 Megacredit<Player2>
expect Player1 stock 1 0 0 0 0 0
expect Player2 stock 5 0 0 0 0 0

// As far as there is money.
newgame BRX 3 mode=ops
as Player3 fix MonsInsurance, 2
as Player2 fix 9
fix ProjectCard, 1
play Sabotage
task -7 Megacredit<Player2>
expect Player2 stock 4 0 0 0 0 0

// And nothing to its owner.
newgame BRX 3 mode=ops
as Player3 fix MonsInsurance, 9
fix ProjectCard, 1
play Sabotage
task -7 Megacredit<Player3>
expect Player3 stock 2 0 0 0 0 0

// A merged corporation must be paid for.
newgame BRPX Ann Bob
play CrediCor; buy 10; as Bob play Teractor; as Bob buy 0
fix -25
play Merger
expect fails play Recyclon
play Helion
expect Ann stock 2 0 0 0 0 0

// Double Down repeats all steps of a prelude.
newgame BRPX2 Ann Bob mode=ops
fix PreservationProgram
play DoubleDown
expect Ann tr 25

// A card under the robots keeps its requirement.
newgame BRX 2 mode=ops
fix SelfReplicatingRobots, 50, 5 ProjectCard
action SelfReplicatingRobots 1
task HostedCard<Class<Windmills>>
expect fails play Windmills
fix 7 OxygenStep
play Windmills
expect Player1 stock 46 0 0 0 0 0 prod 0 0 0 0 1 0

// CEO's Favorite Project adds a robot.
newgame BRX 2 mode=ops
fix SelfReplicatingRobots, 5 ProjectCard, 1
action SelfReplicatingRobots 1
task HostedCard<Class<Mine>>
play CeosFavoriteProject
expect =3 Robot<HostedCard<Class<Mine>>>

// Standard Technology gives 3 back.
newgame BR 2 mode=ops
fix StandardTechnology, 11
project PowerPlant
expect Player1 stock 3 0 0 0 0 0

// CrediCor gives 4 back for a city.
newgame BR 2 mode=ops
fix CrediCor, 25, 11
project City at 5_7
expect Player1 stock 15 0 0 2 0 0

// Protected Habitats keep the plants.
newgame BR Ann Bob mode=ops
as Bob fix ProtectedHabitats, 9 Plant
fix 1, ProjectCard
play Virus
expect Bob stock 0 0 0 9 0 0

// Olympus Conference hears of Search for Life.
newgame BR Ann Bob mode=ops
fix OlympusConference, 3, 2 ProjectCard
play SearchForLife
expect =1 Science<OlympusConference>

// A claimed area is for nobody else.
newgame BR Ann Bob mode=ops
fix 1, ProjectCard
play LandClaim at 5_7
as Bob fix 23
expect fails as Bob project greenery at 5_7

// Cities off Mars are Landlord's tiles, too.
newgame BR Ann Bob mode=ops
fix GreeneryTile<Tharsis_5_7>, CityTile<Tharsis_5_9>, GanymedeColony, CityTile<GanymedeColonyArea>
expect award Landlord 3 0
