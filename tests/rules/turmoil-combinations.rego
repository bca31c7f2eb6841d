# The committee together with cards of other boxes: what a judge is asked.

// --- The Reds and everything that raises the TR ---

// A step that is skipped costs nothing; the next one does.
newgame BRP2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix PreservationProgram<Player1>, 8 Heat
convert heat
expect Player1 stock 0 0 0 0 0 0 tr 20
expect global temp -28
fix 8 Heat
expect fails limit convert heat
fix 3
convert heat
expect Player1 stock 0 0 0 0 0 0 tr 21

// What the step itself brings may pay for it: 2 of Terraforming Deal and 1.
newgame BR2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 1, TerraformingDeal, 8 Heat
convert heat
expect Player1 stock 0 0 0 0 0 0 tr 21

// A colony on Europa: the ocean costs 3.
newgame BRCT 2 colonies=Europa,Ceres,Triton mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 17
project BuildColony
expect fails limit task Colony<Europa>
fix 3
task Colony<Europa>
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 21

// Two steps by a card that titanium pays for.
newgame BRVCT 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 9 Titanium, 5, ProjectCard
expect fails limit play NitrogenFromTitan, 9 Titanium
fix 1
play NitrogenFromTitan, 9 Titanium
expect Player1 stock 0 0 0 0 0 0 tr 22

// By steel: 4 of 11 for Omnicourt and 6 for its two steps.
newgame BRVCT 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix SisterPlanetSupport, TitanShuttles, 8, 4 Steel, ProjectCard
expect fails limit play Omnicourt
fix 1
play Omnicourt
expect Player1 stock 0 0 0 0 0 0 tr 22

// Actions: of two only the one that raises no TR is possible without money.
newgame BRVCT 2 mode=ops worldgov=off colonies=Luna,Io,Ceres
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix TitanAirScrapping, 2 Floater<TitanAirScrapping>, 2
expect fails limit action TitanAirScrapping 2
fix Titanium
action TitanAirScrapping
expect =4 Floater
expect Player1 stock 2 0 0 0 0 0 tr 20

// An action that is used again is paid for again.
newgame BRVT 2 mode=ops worldgov=off
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Viron, ExtractorBalloons, 4 Floater<ExtractorBalloons>, 6
action ExtractorBalloons 2
action Viron
task UseAction<ExtractorBalloons, Second>
expect Player1 stock 0 0 0 0 0 0 tr 22

// The United Nations take 3, and the Reds 3.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix UnitedNationsMarsInitiative, RatingRaised, 5
expect fails limit action UnitedNationsMarsInitiative
fix 1
action UnitedNationsMarsInitiative
expect Player1 stock 0 0 0 0 0 0 tr 21

// Helion's heat pays both: 8 and 3.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Helion, CaretakerContract, 10 Heat
expect fails limit action CaretakerContract
fix 1 Heat
action CaretakerContract
expect Player1 stock 0 0 0 0 0 0 tr 21

// Floaters of Stormcraft are heat, and no money.
newgame BRCT 2 mode=ops colonies=Luna,Io,Ceres
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix StormcraftIncorporated, 6 Floater<StormcraftIncorporated>
expect fails limit convert heat, 4 Floater<StormcraftIncorporated>
fix 3
convert heat, 4 Floater<StormcraftIncorporated>
expect Player1 stock 0 0 0 0 0 0 tr 21
expect =2 Floater

// Alone, by rating: a buffer gas is 19.
newgame BRT 1 mode=ops solo=tr63
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 18
expect fails limit project BufferGas
fix 1
project BufferGas
expect Player1 stock 0 0 0 0 0 0 tr 15

// A prelude that a card brings in the action phase: the Reds take their share, and the Greens give theirs.
newgame BRP2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Chairman<Player1> FROM Chairman<Neutral>, 9, ProjectCard
play WgProject, 9
expect fails limit play UnmiContractor
play Donation
expect Player1 stock 21 0 0 0 0 0
newgame BRP2T 2 mode=ops
phase Action
fix BoardOfDirectors, 4 Director<BoardOfDirectors>, 12
action BoardOfDirectors
task -Director<BoardOfDirectors>
play ExperimentalForest
place 3_2
expect Player1 stock 4 0 0 0 0 0 hand 2
expect =3 Director

// --- Left to itself, rego keeps the money that only the Reds take ---

// 25 after the waystation: nine floaters of 3, and 9 for three steps.
newgame BRVT 2 mode=ops worldgov=off
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Dirigibles, VenusWaystation, 9 Floater<Dirigibles>, 8, 2 ProjectCard
expect fails limit play GiantSolarShade
expect fails limit play GiantSolarShade, 9 Floater<Dirigibles>
fix 1
play GiantSolarShade
expect Player1 stock 0 0 0 0 0 0 tr 23
expect =0 Floater
undo
play GiantSolarShade, 9 Floater<Dirigibles>
expect Player1 stock 0 0 0 0 0 0 tr 23
undo
// With more money fewer floaters.
fix 2
play GiantSolarShade
expect Player1 stock 1 0 0 0 0 0 tr 23
expect =1 Floater

// Asteroids for a standard project, here and where a tile is still to be placed.
newgame BRXT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix KuiperCooperative, 6 Asteroid<KuiperCooperative>, 10
expect fails limit project Asteroid
fix Asteroid<KuiperCooperative>
project Asteroid
expect Player1 stock 0 0 0 0 0 0 tr 21
expect =0 Asteroid
undo
fix 4 Asteroid<KuiperCooperative>
project Aquifer
place 1_5
expect Player1 stock 0 0 0 0 0 0 tr 21

// Science resources.
newgame BR2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix Spire, 2 Science<Spire>, 13
project Asteroid
expect Player1 stock 0 0 0 0 0 0 tr 21
expect =0 Science

// --- Other policies ---

// Mars First: a city in place of a greenery, or on an ocean, is a tile that is placed.
newgame BRXT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<MarsFirst>
fix 10, ProjectCard, GreeneryTile<Tharsis_3_3>
play KaguyaTech, 10
expect Player1 stock 0 1 0 0 0 0

// Unity: titanium is worth 4 in an action, too, and all that raises its value adds up: 7.
newgame BRVXT 2 mode=ops worldgov=off
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Unity>
fix RotatorImpacts, 4 Titanium
action RotatorImpacts 1, 2 Titanium
expect =1 Asteroid<RotatorImpacts>, =2 Titanium
fix MercurianAlloys, AdvancedAlloys, PhoboLog, ProjectCard
play AsteroidCard, 2 Titanium
expect Player1 stock 0 0 2 0 0 0 tr 21

// Kelvinists with Manutech: the resources as well.
newgame BRVT 2 mode=ops worldgov=off
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Kelvinists>
fix Manutech, 10
policy
expect Player1 stock 0 0 0 0 1 1 prod 0 0 0 0 1 1

// --- Global events are nobody's attack ---

// Protected plants are lost all the same, nobody is insured, and nobody can be sued.
newgame BRXT 3 mode=ops
fix ProtectedHabitats<Player1>, 9 Plant<Player1>, 9 Plant<Player2>, MonsInsurance<Player3>, 20 Megacredit<Player3>
fix AsteroidDeflectionSystem<Player2>
fix CurrentEvent<EcoSabotage>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect =3 Plant<Player1>, =3 Plant<Player2>, =0 TookFrom<Anyone>, =0 PlantsRemoved<Anyone>
expect Player3 stock 20 0 0 0 0 0
newgame BRXT 3 mode=ops
fix MonsInsurance<Player3>, 20 Megacredit<Player3>, PROD[Steel<Player1>, Energy<Player2>]
fix CurrentEvent<SabotageEvent>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect Player3 stock 20 0 0 0 0 0
expect Player1 prod 0 0 0 0 0 0
expect Player2 prod 0 0 0 0 0 0

// The ocean under a city is not taken away, and where it is the only one none is.
newgame BRXT 2 mode=ops
phase Action
fix 40, 3 ProjectCard, OceanTile<Tharsis_1_2>
fix CityTile<Tharsis_3_3>, CityTile<Tharsis_5_7>, CityTile<Tharsis_7_4>, CityTile<Tharsis_8_8>
play NewHolland, 20
fix CurrentEvent<DryDeserts>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
reveal Riots
expect global oceans 1
undo 2
fix OceanTile<Tharsis_5_5>, OceanTile<Tharsis_1_5>
as Engine exec CommitteeHasMet
expect fails as Player1 task -OceanTile<Tharsis_1_2>
as Player1 task -OceanTile<Tharsis_5_5>
expect global oceans 2

// An ocean that the council releases is anybody's for those who listen; who may pay for it is asked.
newgame BRXT 3 mode=ops
fix NeptunianPowerConsultants<Player2>, 5 Megacredit<Player2>, ArcticAlgae<Player3>, LakefrontResorts<Player1>
fix CurrentEvent<AquiferReleasedByPublicCouncil>, ComingEvent<Riots>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
as Player1 place 4_8
as Player2 task HydroelectricBill
expect Player1 prod 1 0 0 0 0 0 stock 0 0 0 0 0 0 tr 19
expect Player2 prod 0 0 0 0 1 0 stock 0 0 0 0 0 0
expect =2 Plant<Player3>

// Steps that happen by themselves bring their listeners nothing who wait for their own.
newgame BRX2T 2 mode=ops
fix HomeostasisBureau<Player1>, SuitableInfrastructure<Player1>
fix CurrentEvent<VolcanicEruptions>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
expect Player1 stock 0 0 0 0 0 0
expect global temp -26

// Production that an event brings is a gain for Manutech.
newgame BRVT 2 mode=ops worldgov=off
fix Manutech<Player1>, 4 PowerTag<Player1, Manutech>
fix CurrentEvent<ImprovedEnergyTemplates>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
expect Player1 stock 0 0 0 0 2 0 prod 0 0 0 0 2 0

// Two colonies on one tile are two.
newgame BRCT 2 colonies=Pluto,Luna,Triton mode=ops
fix 2 Colony<Luna, Player1>, Colony<Triton, Player1>, 20 Megacredit<Player1>
fix CurrentEvent<MicrogravityHealthProblems>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
expect Player1 stock 11 0 0 0 0 0

// A resource for what lies on corporations and preludes, too, and what follows from that.
newgame BRXC2T 2 mode=ops colonies=Luna,Io,Ceres
fix Arklight, Animal<Arklight>, MainBeltAsteroids, Asteroid<MainBeltAsteroids>, MeatIndustry, BoardOfDirectors
fix CurrentEvent<SponsoredProjects>, ComingEvent<Election>, DistantEvent<WarOnEarth>
phase Solar
as Engine exec CommitteeHasMet
expect =2 Animal<Arklight>, =2 Asteroid<MainBeltAsteroids>, =0 Director
expect =1 Titanium

// --- Corporations ---

// Pristar: a step that is skipped is none, and neither is one of last year's committee.
newgame BRP2T 2 mode=ops
phase Action
fix Pristar<Player1>, PreservationProgram<Player1>, 8 Heat
convert heat
expect Player1 tr 20
phase Production
expect =1 Preservation
expect Player1 stock 26 0 0 0 0 0
newgame BRT 2 events=Election,WarOnEarth
as Player1 play Pristar
buy 0
as Player2 play Teractor
buy 0
as Player1 delegate Greens
as Player1 delegate Greens
as Player2 pass
as Player1 pass
expect =1 Preservation<Player1>
reveal Riots
expect Player1 tr 18
expect global chairman Player1
as Player1 buy 0
as Player2 buy 0
as Player2 pass
as Player1 pass
expect =2 Preservation<Player1>

// Nor can the United Nations be asked for more.
newgame BRP2 2 mode=ops
phase Action
fix UnitedNationsMarsInitiative<Player1>, PreservationProgram<Player1>, 8 Heat, 3
convert heat
expect fails action UnitedNationsMarsInitiative

// The chair by a vote: its step can be the one that is skipped.
newgame BRP2T 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 5, ProjectCard, PreservationProgram<Player1>
exec Delegate<Unity> FROM ReserveDelegate
play VoteOfNoConfidence, 5
expect Player1 tr 20
expect global chairman Player1

// Septem Tribus: parties, not delegates; the chair is none.
newgame BRT 2 mode=ops
phase Action
play SeptemTribus
exec Delegate<Unity> FROM ReserveDelegate, 2 Delegate<Reds> FROM ReserveDelegate
fix Chairman<Player1> FROM Chairman<Neutral>
action SeptemTribus
expect Player1 stock 40 0 0 0 0 0

// The last delegate, who waits in the lobby, can be sent by a card as well.
newgame BRT 2 mode=ops
phase Action
fix MartianMediaCenter, 3
exec 6 Delegate<Unity> FROM ReserveDelegate
action MartianMediaCenter, 3
task Delegate<Reds> FROM ReserveDelegate
expect =1 Delegate<Reds>, =0 InLobby

// --- Wild tags count in what a card of the committee pays for tags, and set nothing off ---

newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<MarsFirst>
fix ResearchCoordination, Mine, 8, ProjectCard
play ParliamentHall, 8
expect Player1 prod 1 0 0 0 0 0
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Unity>
fix ResearchCoordination, 7, ProjectCard
play PrOffice, 7
expect Player1 stock 2 0 0 0 0 0 tr 21
// One's own, not those of others.
newgame BRPT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix ResearchCoordination<Player1>, ResearchNetwork<Player2>, IoMiningIndustries<Player2>, 7, ProjectCard
play DiasporaMovement, 7
expect Player1 stock 3 0 0 0 0 0
newgame BRPT 2 mode=ops
phase Action
fix GmoContract, 4, ProjectCard
play ResearchCoordination, 4
expect Player1 stock 0 0 0 0 0 0

// --- Tourists ---

// Empty areas beside own tiles: the sea counts, each once.
newgame BRT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix 3, ProjectCard, CityTile<Tharsis_1_1>
play RedTourismWave, 3
expect Player1 stock 3 0 0 0 0 0

// --- The verb answers a card that sends delegates ---

// One for 3, who leaves the lobby alone; two at once into one party; one in a neutral delegate's place.
newgame BRT 2 mode=ops
phase Action
fix MartianMediaCenter, 25, 2 ProjectCard, PROD[Energy]
action MartianMediaCenter
delegate Reds
expect Player1 stock 22 0 0 0 0 0
expect =1 InLobby, =1 Delegate<Reds>
exec 2 Delegate<Unity> FROM ReserveDelegate
play CulturalMetropolis, 20
place 3_3
delegate Greens
expect =2 Delegate<Greens>, =2 ReserveDelegate
as Engine exec NeutralDelegate<Greens>
as Engine exec NeutralDelegate<Scientists>
as Engine exec NeutralDelegate<Scientists>
play Recruitment, 2
expect fails delegate Reds
delegate Greens
expect =3 Delegate<Greens>, =0 Delegate<Greens, Neutral>, =1 ReserveDelegate

// Three, each where it likes; one that an area brings.
newgame BRP2T 2 mode=ops
phase Prelude
play RiseToPower
delegate Reds
delegate Unity
delegate Unity
expect =1 Delegate<Reds>, =2 Delegate<Unity>, =4 ReserveDelegate
newgame BRTS 2 mode=ops events=Election,Riots
phase Action
exec GreeneryTile<VastitasBorealis_4_8>
delegate Reds
expect =1 Delegate<Reds>, =1 InLobby
