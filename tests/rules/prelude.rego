# The prelude phase, and wild tags.

// Everybody plays both preludes in a row, in turn order; the last purchase opens the phase, the last prelude ends it.
newgame BRP 3
as Player2 play ThorGate
as Player2 buy 1
as Player1 play CrediCor
as Player3 play Helion
as Player3 buy 2
expect phase Corporation
expect fails not-now play Donation
as Player1 buy 10
expect phase Prelude
expect turn Player1
expect fails not-now as Player2 play Donation
expect fails not-now pass
expect fails not-now end
expect fails not-now project PowerPlant
expect fails not-now play Mine
play Donation
expect turn Player1
expect Player1 hand 10 cards 2
expect fails limit play Donation
play Mohole
expect turn Player2
expect fails limit play Donation
play EarlySettlement
expect fails not-now play Biolab
expect fails not-now as Player3 play Biolab
place 3_4
play Biolab
expect turn Player3
expect fails limit play Loan, 1
play Loan
play PolarIndustries
expect phase Prelude
place 1_4
expect phase Action
expect turn Player1
expect fails play SupplyDrop
expect global gen 1 temp -30 oxygen 0 oceans 1

// A prelude that cannot be paid for is discarded for 15, and the turn goes on.
newgame BRP 2
as Player1 play PhoboLog
as Player1 buy 7
as Player2 play CrediCor
as Player2 buy 0
expect Player1 stock 2 0 10 0 0 0
play GalileanMining
expect Player1 stock 17 0 10 0 0 0 prod 0 0 0 0 0 0 cards 1 hand 7
expect turn Player1
play GalileanMining
expect Player1 stock 12 0 10 0 0 0 prod 0 0 2 0 0 0 cards 2
expect turn Player2
// A payment that is wrong is only wrong.
expect fails limit play BusinessEmpire, 3
play BusinessEmpire
expect Player2 stock 51 0 0 0 0 0 prod 6 0 0 0 0 0

// So is one whose bill comes after a choice, if no choice helps.
newgame BRP 2
as Player1 play PhoboLog
as Player1 buy 7
as Player2 play CrediCor
as Player2 buy 0
play AquiferTurbines
expect Player1 stock 17 0 10 0 0 0 prod 0 0 0 0 0 0 cards 1
expect global temp -30 oxygen 0 oceans 0

// One that has a card played, with no card in hand; and one that takes more production than there is.
newgame BRP 2
as Player1 play CrediCor
as Player1 buy 0
as Player2 play ThorGate
as Player2 buy 0
play EccentricSponsor
expect Player1 stock 72 0 0 0 0 0 cards 1
play EcologyExperts
expect Player1 stock 87 0 0 0 0 0 prod 0 0 0 0 0 0 cards 1
fix PROD[-4 Megacredit<Player2>]
as Player2 play Loan
expect Player2 stock 63 0 0 0 0 0 prod -4 0 0 0 1 0

// One that is chosen through a card has to be playable. `play` answers to it, with `first` or without.
newgame BRP 2
as Player1 play ValleyTrust
as Player1 buy 10
as Player2 play CrediCor
as Player2 buy 0
expect Player1 stock 7 0 0 0 0 0
play BusinessEmpire
play Mohole
as Player2 play Donation
as Player2 play Supplier
expect turn Player1
expect fails not-now play Research
expect fails limit play GalileanMining
// With nothing better among the three, one is discarded for 15.
first
task -PreludeCard
expect Player1 stock 16 0 0 0 0 3 hand 10 cards 3
undo 2
play NitrogenShipment
expect Player1 stock 6 0 0 0 0 3 prod 6 0 0 1 0 3 tr 21 hand 10 cards 4
expect =0 Mandate
play BusinessNetwork, 4

// Outside of mode game nothing is dealt or discarded by itself.
newgame BRP 2 mode=ops
expect fails limit play GalileanMining
expect =0 PreludeCard
phase Corporation
expect =2 PreludeCard
phase Prelude
play Donation
expect =1 PreludeCard

// Twelve generations alone, two fewer than without preludes.
newgame BRP 1 mode=ops
expect =12 GenerationAllowed
newgame BR 1 mode=ops
expect =14 GenerationAllowed

// --- Wild tags

// One tag of any kind in a requirement; several are shared out among what is missing.
newgame BRP 2 mode=tasks
play ResearchNetwork
fix ResearchCoordination
exec 60, 9 ProjectCard
expect Player1 tags WildTag 2 ScienceTag 0
fix ArtificialPhotosynthesis
play GeneRepair
expect fails requirement play MassConverter
expect fails requirement play AdvancedEcosystems
fix Tardigrades
play AdvancedEcosystems
expect Player1 tags WildTag 2 PlantTag 1 MicrobeTag 2 AnimalTag 1

// Never for somebody else.
newgame BRP 2 mode=tasks
play ResearchNetwork
as Player2 exec 60, ProjectCard
fix ArtificialPhotosynthesis<Player2>, InventorsGuild<Player2>
expect fails requirement as Player2 play GeneRepair

// In amounts for each tag: once each. Not in `count`.
newgame BRP 2 mode=tasks
play ResearchNetwork
exec 60, 9 ProjectCard
play Mine
play MirandaResort
expect Player1 prod 2 1 0 0 0 0
expect =0 EarthTag

// In milestones, but not in awards.
newgame BRP 2 mode=tasks
play ResearchNetwork
fix Mine, TitaniumMine, HousePrinting, SfMemorial, MicroMills, BuildingIndustries, PowerPlantCard
exec 20
expect fails requirement claim Builder
fix GeothermalPower
claim Builder
fund Scientist
fix ResearchCoordination
expect award Scientist 0 0

// Not for discounts, other money or triggers.
newgame BRP 2 mode=tasks
play CheungShingMars
exec 9 ProjectCard
expect fails limit play ResearchCoordination, 2
play ResearchCoordination, 4
newgame BRP 2 mode=tasks
play PointLuna
expect Player1 hand 1
play ResearchNetwork
expect Player1 hand 4

// Suitable Infrastructure pays for one's own actions only: what somebody else's tag brings is no action of its owner.
newgame BRP2 2
as Player1 play SaturnSystems
as Player1 buy 0
as Player2 play Teractor
as Player2 buy 5
as Player1 play SuitableInfrastructure
as Player1 play Donation
expect Player1 stock 63 5 0 0 0 0 prod 1 0 1 0 0 0
as Player2 play SupplyDrop
as Player2 play Mohole
as Player1 project PowerPlant
expect Player1 stock 54 5 0 0 0 0
as Player1 end
as Player2 play MirandaResort
expect Player1 stock 54 5 0 0 0 0 prod 2 0 1 0 1 0

// Old Mining Colony discards a card: without one it cannot be carried out.
newgame BRPC2 2 colonies=Luna,Io,Ceres,Triton,Callisto
as Player1 play Helion
as Player1 buy 0
as Player2 play Teractor
as Player2 buy 0
as Player1 play OldMiningColony
expect Player1 stock 57 0 0 0 0 0 prod 0 0 0 0 0 3 hand 0

// Nor is what a global event brings.
newgame BRPCT2 2 mode=tasks events=JovianTaxRights,Election
fix SuitableInfrastructure, Colony<Luna>
phase Solar
as Engine exec EventHappens<JovianTaxRights>
expect Player1 stock 0 0 0 0 0 0 prod 1 0 0 0 0 0

// So it is wherever a prelude comes from: Board of Directors has been paid by then, WG Project draws three.
newgame BRP2 2 mode=ops
fix BoardOfDirectors, 12, 4 Director<BoardOfDirectors>
phase Action
action BoardOfDirectors
task -Director<BoardOfDirectors>
expect fails limit play GalileanMining
task -PreludeCard
expect Player1 stock 15 0 0 0 0 0
expect =3 Director<BoardOfDirectors>
newgame BRP2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix ProjectCard, 9, Chairman<Player1> FROM Chairman<Neutral>
play WgProject
expect fails limit play PreservationProgram
task -PreludeCard
expect Player1 stock 15 0 0 0 0 0 tr 20

// Established Methods: ten instead of a second project are for whoever can afford none, a power plant for 8 included.
newgame BRX 2 mode=tasks
exec ThorGate, -44, PreludeCard
play EstablishedMethods
project City, 25
place 3_2
expect Player1 stock 9 0 0 0 0 0
expect fails task -10
project PowerPlant, 8
expect Player1 stock 1 0 0 0 0 0 prod 1 0 0 0 2 0
newgame BRX 2 mode=tasks
exec ThorGate, -46, PreludeCard
play EstablishedMethods
project City, 25
place 3_2
task -10
expect Player1 stock 0 0 0 0 0 0
