# Global events by which every player counts something: influence adds to what is gained and takes from what is lost.

// --- One table for all of them ---

// Player1 has nothing, and no influence. Player4 has nothing but influence, of a card: 4.
// Player2 has seven of everything, and no influence. Player5 has the same, leads the dominant party and has another seat
// there: 2. Player3 has two of everything and is chairman: 1. Player2 and Player3 have wild tags, which nobody counts here.
newgame BRPVCT 5 mode=ops worldgov=off colonies=Callisto,Ceres,Europa,Ganymede,Io,Luna,Pluto,Triton
phase Solar
fix BeginnerCorporation<Player2>, CrediCor<Player3>, RobinsonIndustries<Player4>, Polyphemos<Player5>
as Player5 exec 2 Delegate<Greens> FROM ReserveDelegate
fix Chairman<Player3> FROM Chairman<Neutral>, 4 Influence<Player4, RobinsonIndustries>
fix 7 BuildingTag<Player2, BeginnerCorporation>, 2 BuildingTag<Player3, CrediCor>, 7 BuildingTag<Player5, Polyphemos>
fix 7 SpaceTag<Player2, BeginnerCorporation>, 2 SpaceTag<Player3, CrediCor>, 7 SpaceTag<Player5, Polyphemos>
fix 7 ScienceTag<Player2, BeginnerCorporation>, 2 ScienceTag<Player3, CrediCor>, 7 ScienceTag<Player5, Polyphemos>
fix 7 PowerTag<Player2, BeginnerCorporation>, 2 PowerTag<Player3, CrediCor>, 7 PowerTag<Player5, Polyphemos>
fix 7 EarthTag<Player2, BeginnerCorporation>, 2 EarthTag<Player3, CrediCor>, 7 EarthTag<Player5, Polyphemos>
fix 7 JovianTag<Player2, BeginnerCorporation>, 2 JovianTag<Player3, CrediCor>, 7 JovianTag<Player5, Polyphemos>
fix 7 VenusTag<Player2, BeginnerCorporation>, 2 VenusTag<Player3, CrediCor>, 7 VenusTag<Player5, Polyphemos>
fix 3 WildTag<Player2, BeginnerCorporation>, 3 WildTag<Player3, CrediCor>
fix 7 ProjectCard<Player2>, 2 ProjectCard<Player3>, 7 ProjectCard<Player5>
fix PROD[7 Plant<Player2>, 2 Plant<Player3>, 7 Plant<Player5>, 7 Steel<Player2>, 2 Steel<Player3>, 7 Steel<Player5>]
fix PlayedEvent<Player2, Class<Comet>>, PlayedEvent<Player2, Class<AsteroidCard>>, PlayedEvent<Player2, Class<BigAsteroid>>
fix PlayedEvent<Player2, Class<Virus>>, PlayedEvent<Player2, Class<Sabotage>>, PlayedEvent<Player2, Class<IceAsteroid>>
fix PlayedEvent<Player2, Class<MiningExpedition>>, PlayedEvent<Player3, Class<Flooding>>, PlayedEvent<Player3, Class<TowingAComet>>
fix PlayedEvent<Player5, Class<DeimosDown>>, PlayedEvent<Player5, Class<HiredRaiders>>, PlayedEvent<Player5, Class<MineralDeposit>>
fix PlayedEvent<Player5, Class<SpecialDesign>>, PlayedEvent<Player5, Class<BribedCommittee>>
fix PlayedEvent<Player5, Class<ReleaseOfInertGases>>, PlayedEvent<Player5, Class<LocalHeatTrapping>>
fix Colony<Player2, Callisto>, Colony<Player2, Ceres>, Colony<Player2, Europa>, Colony<Player2, Ganymede>, \
    Colony<Player2, Io>, Colony<Player2, Luna>, Colony<Player2, Pluto>
fix Colony<Player5, Callisto>, Colony<Player5, Ceres>, Colony<Player5, Europa>, Colony<Player5, Ganymede>, \
    Colony<Player5, Io>, Colony<Player5, Luna>, Colony<Player5, Pluto>
fix Colony<Player3, Callisto>, Colony<Player3, Triton>
// A city is a city, on Mars or not.
fix CityTile<Player2, Tharsis_9_5>, CityTile<Player2, Tharsis_9_6>, CityTile<Player2, Tharsis_9_7>, \
    CityTile<Player2, Tharsis_9_8>, CityTile<Player2, Tharsis_9_9>, CityTile<Player2, Tharsis_8_4>, \
    CityTile<Player2, PhobosSpaceHavenArea>
fix CityTile<Player5, Tharsis_7_3>, CityTile<Player5, Tharsis_7_4>, CityTile<Player5, Tharsis_7_5>, \
    CityTile<Player5, Tharsis_7_6>, CityTile<Player5, Tharsis_7_7>, CityTile<Player5, Tharsis_7_8>, CityTile<Player5, Tharsis_7_9>
fix CityTile<Player3, Tharsis_2_1>, CityTile<Player3, GanymedeColonyArea>

// --- Gains: so much for each of something, five at most, and for each influence ---

// Venus tags.
as Engine exec EventHappens<VenusInfrastructure>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Earth tags.
as Engine exec EventHappens<HomeworldSupport>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Space tags.
as Engine exec EventHappens<InterplanetaryTradeEvent>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Science tags.
as Engine exec EventHappens<SpinOffProducts>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Events played.
as Engine exec EventHappens<CelebrityLeaders>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Cities.
as Engine exec EventHappens<StrongSociety>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 6 0 0 0 0 0
expect Player4 stock 8 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo

// Jovian tags, for titanium.
as Engine exec EventHappens<AsteroidMiningEvent>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 5 0 0 0
expect Player3 stock 0 0 3 0 0 0
expect Player4 stock 0 0 4 0 0 0
expect Player5 stock 0 0 7 0 0 0
undo

// Plant production, for plants.
as Engine exec EventHappens<SuccessfulOrganisms>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 0 5 0 0
expect Player3 stock 0 0 0 3 0 0
expect Player4 stock 0 0 0 4 0 0
expect Player5 stock 0 0 0 7 0 0
undo

// Steel production, for steel.
as Engine exec EventHappens<Productivity>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 5 0 0 0 0
expect Player3 stock 0 3 0 0 0 0
expect Player4 stock 0 4 0 0 0 0
expect Player5 stock 0 7 0 0 0 0
undo

// Sets of five TR over 15: 19 is none, 24 one, 40 and 60 are five.
fix -TR<Player1>, 20 TR<Player2>, 4 TR<Player3>, 40 TR<Player5>
as Engine exec EventHappens<GenerousFunding>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 4 0 0 0 0 0
expect Player4 stock 10 0 0 0 0 0
expect Player5 stock 14 0 0 0 0 0
undo 2

// --- Gains without a limit ---

// Cards in hand.
as Engine exec EventHappens<ScientificCommunity>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 7 0 0 0 0 0
expect Player3 stock 3 0 0 0 0 0
expect Player4 stock 4 0 0 0 0 0
expect Player5 stock 9 0 0 0 0 0
undo

// Full pairs of power tags and influence.
as Engine exec EventHappens<ImprovedEnergyTemplates>
expect Player1 prod 0 0 0 0 0 0
expect Player2 prod 0 7 0 7 3 0
expect Player3 prod 0 2 0 2 1 0
expect Player4 prod 0 0 0 0 2 0
expect Player5 prod 0 7 0 7 4 0
undo

// Colonies, for production; influence gives titanium besides.
as Engine exec EventHappens<JovianTaxRights>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0 prod 7 7 0 7 0 0
expect Player3 stock 0 0 1 0 0 0 prod 2 2 0 2 0 0
expect Player4 stock 0 0 4 0 0 0 prod 0 0 0 0 0 0
expect Player5 stock 0 0 2 0 0 0 prod 7 7 0 7 0 0
undo

// Seven kinds of tags and two influence are nine; wild tags and the number of tags of a kind do not help.
as Engine exec EventHappens<Diversity>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect Player4 stock 0 0 0 0 0 0
expect Player5 stock 10 0 0 0 0 0
undo

// … nor does more influence give more.
fix 5 Influence<Player5, Polyphemos>
as Engine exec EventHappens<Diversity>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect Player4 stock 0 0 0 0 0 0
expect Player5 stock 10 0 0 0 0 0
undo 2

// Nine kinds need no influence.
fix PlantTag<Player2, BeginnerCorporation>, CityTag<Player2, BeginnerCorporation>, AnimalTag<Player3, CrediCor>
as Engine exec EventHappens<Diversity>
expect Player1 stock 0 0 0 0 0 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 10 0 0 0 0 0
expect Player4 stock 0 0 0 0 0 0
expect Player5 stock 10 0 0 0 0 0
undo 2

// --- Losses: so much for each of something, five at most, and influence takes from that ---

fix 100 Megacredit<Player1>, 100 Megacredit<Player2>, 100 Megacredit<Player3>, 100 Megacredit<Player4>, 100 Megacredit<Player5>

// Colonies.
as Engine exec EventHappens<MicrogravityHealthProblems>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 85 0 0 0 0 0
expect Player3 stock 97 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 91 0 0 0 0 0
undo

// Building tags.
as Engine exec EventHappens<Pandemic>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 85 0 0 0 0 0
expect Player3 stock 97 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 91 0 0 0 0 0
undo

// Space tags.
as Engine exec EventHappens<SolarFlare>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 85 0 0 0 0 0
expect Player3 stock 97 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 91 0 0 0 0 0
undo

// Cities.
as Engine exec EventHappens<Riots>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 80 0 0 0 0 0
expect Player3 stock 96 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 88 0 0 0 0 0
undo

// Building tags; and all heat, whatever the influence.
fix 3 Heat<Player1>, 9 Heat<Player3>, 20 Heat<Player4>, 1 Heat<Player5>
as Engine exec EventHappens<GlobalDustStorm>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 90 0 0 0 0 0
expect Player3 stock 98 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 94 0 0 0 0 0
undo 2

// Jovian tags, for titanium; nobody loses more than there is.
fix 3 Titanium<Player1>, 10 Titanium<Player2>, 3 Titanium<Player4>, 2 Titanium<Player5>
as Engine exec EventHappens<MinersOnStrike>
expect Player1 stock 100 0 3 0 0 0
expect Player2 stock 100 0 5 0 0 0
expect Player3 stock 100 0 0 0 0 0
expect Player4 stock 100 0 3 0 0 0
expect Player5 stock 100 0 0 0 0 0
undo 2

// Money runs out: 4 of 15, 2 of 3, none of 9.
fix -96 Megacredit<Player2>, -98 Megacredit<Player3>, -100 Megacredit<Player5>
as Engine exec EventHappens<Pandemic>
expect Player1 stock 100 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect Player4 stock 100 0 0 0 0 0
expect Player5 stock 0 0 0 0 0 0
undo 2

// --- Losses of another kind, with influence against them or besides ---

// Four steps of TR, less one for each influence.
as Engine exec EventHappens<WarOnEarth>
expect Player1 tr 16
expect Player2 tr 16
expect Player3 tr 17
expect Player4 tr 20
expect Player5 tr 18
undo

// Five influence or more prevent no more than four.
fix 3 Influence<Player4, RobinsonIndustries>
as Engine exec EventHappens<WarOnEarth>
expect Player1 tr 16
expect Player2 tr 16
expect Player3 tr 17
expect Player4 tr 20
expect Player5 tr 18
undo 2

// Sets of five TR over 10: 14 is none, 19 one, 24 two, 40 and 60 are five. Influence gives production.
fix -6 TR<Player1>, 20 TR<Player2>, 4 TR<Player3>, -TR<Player4>, 40 TR<Player5>
as Engine exec EventHappens<RedInfluence>
expect Player1 stock 100 0 0 0 0 0 prod 0 _ _ _ _ _
expect Player2 stock 85 0 0 0 0 0 prod 0 _ _ _ _ _
expect Player3 stock 94 0 0 0 0 0 prod 1 _ _ _ _ _
expect Player4 stock 97 0 0 0 0 0 prod 4 _ _ _ _ _
expect Player5 stock 85 0 0 0 0 0 prod 2 _ _ _ _ _
undo 2

// Influence does not spare the money; who has too little loses all of it.
fix -95 Megacredit<Player4>
as Engine exec EventHappens<RedInfluence>
expect Player1 stock 94 0 0 0 0 0
expect Player2 stock 94 0 0 0 0 0
expect Player3 stock 94 0 0 0 0 0
expect Player4 stock 0 0 0 0 0 0 prod 4 0 0 0 0 0
undo 2

// All plants but three, and one for each influence.
fix 2 Plant<Player1>, 10 Plant<Player2>, 10 Plant<Player3>, 10 Plant<Player4>, 5 Plant<Player5>
as Engine exec EventHappens<EcoSabotage>
expect Player1 stock 100 0 0 2 0 0
expect Player2 stock 100 0 0 3 0 0
expect Player3 stock 100 0 0 4 0 0
expect Player4 stock 100 0 0 7 0 0
expect Player5 stock 100 0 0 5 0 0
undo 2

// A step of steel and of energy, of what there is; influence gives steel.
fix PROD[2 Energy<Player3>, 2 Energy<Player4>, Energy<Player5>]
as Engine exec EventHappens<SabotageEvent>
expect Player1 stock 100 0 0 0 0 0 prod 0 0 0 0 0 0
expect Player2 stock 100 0 0 0 0 0 prod 0 6 0 7 0 0
expect Player3 stock 100 1 0 0 0 0 prod 0 1 0 2 1 0
expect Player4 stock 100 4 0 0 0 0 prod 0 0 0 0 1 0
expect Player5 stock 100 2 0 0 0 0 prod 0 6 0 7 0 0
undo 2

// Two cards, of what there is; influence gives money.
fix ProjectCard<Player4>, ProjectCard<Player5>
as Engine exec EventHappens<ParadigmBreakdown>
expect Player1 stock 100 0 0 0 0 0 hand 0
expect Player2 stock 100 0 0 0 0 0 hand 5
expect Player3 stock 102 0 0 0 0 0 hand 0
expect Player4 stock 108 0 0 0 0 0 hand 0
expect Player5 stock 104 0 0 0 0 0 hand 6
undo 2

// --- What is counted, where that is a question ---

// Blue cards face up: not green ones, not events, not corporations, though they have actions.
newgame BRPVT 3 mode=ops worldgov=off
phase Solar
fix 50 Megacredit<Player1>, 50 Megacredit<Player2>, 50 Megacredit<Player3>
fix Ants<Player1>, Birds<Player1>, Fish<Player1>, Pets<Player1>, Decomposers<Player1>, Tardigrades<Player1>
fix UnitedNationsMarsInitiative<Player2>, Trees<Player2>, PlayedEvent<Player2, Class<Comet>>, Predators<Player2>
fix Chairman<Player3> FROM Chairman<Neutral>, Herbivores<Player3>
as Engine exec EventHappens<SolarnetShutdown>
expect Player1 stock 35 0 0 0 0 0
expect Player2 stock 47 0 0 0 0 0
expect Player3 stock 50 0 0 0 0 0

// Own tiles next to an ocean, each once, of any kind but the oceans themselves; somebody else's do not count.
newgame BRT 3 mode=ops
phase Solar
fix 50 Megacredit<Player1>, 50 Megacredit<Player2>, 50 Megacredit<Player3>
fix OceanTile<Tharsis_5_4>, OceanTile<Tharsis_5_5>, OceanTile<Tharsis_5_6>
fix CityTile<Player1, Tharsis_4_4>, GreeneryTile<Player1, Tharsis_4_5>, MiningAreaTile<Player1, Tharsis_6_5>, GreeneryTile<Player1, Tharsis_9_9>
fix CityTile<Player2, Tharsis_6_6>, GreeneryTile<Player2, Tharsis_1_1>
fix GreeneryTile<Player3, Tharsis_4_3>, GreeneryTile<Player3, Tharsis_6_4>
fix Chairman<Player2> FROM Chairman<Neutral>
as Engine exec EventHappens<MudSlides>
expect Player1 stock 38 0 0 0 0 0
expect Player2 stock 50 0 0 0 0 0
expect Player3 stock 42 0 0 0 0 0
