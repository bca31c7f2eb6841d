# Every global event sends two neutral delegates: one when it comes into view, one when it is the current event.

newgame BRVCT 2 mode=ops worldgov=off

reveal Jovian Tax Rights
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<JovianTaxRights>
undo
as Engine exec CurrentEvent<JovianTaxRights>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Microgravity Health Problems
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<MicrogravityHealthProblems>
undo
as Engine exec CurrentEvent<MicrogravityHealthProblems>
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Cloud Societies
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<CloudSocieties>
undo
as Engine exec CurrentEvent<CloudSocieties>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Corrosive Rain
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<CorrosiveRain>
undo
as Engine exec CurrentEvent<CorrosiveRain>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Venus Infrastructure
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<VenusInfrastructure>
undo
as Engine exec CurrentEvent<VenusInfrastructure>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Sponsored Projects
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SponsoredProjects>
undo
as Engine exec CurrentEvent<SponsoredProjects>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Asteroid Mining
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<AsteroidMiningEvent>
undo
as Engine exec CurrentEvent<AsteroidMiningEvent>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Generous Funding
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<GenerousFunding>
undo
as Engine exec CurrentEvent<GenerousFunding>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Successful Organisms
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SuccessfulOrganisms>
undo
as Engine exec CurrentEvent<SuccessfulOrganisms>
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Productivity
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Productivity>
undo
as Engine exec CurrentEvent<Productivity>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Homeworld Support
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<HomeworldSupport>
undo
as Engine exec CurrentEvent<HomeworldSupport>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Volcanic Eruptions
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<VolcanicEruptions>
undo
as Engine exec CurrentEvent<VolcanicEruptions>
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Diversity
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Diversity>
undo
as Engine exec CurrentEvent<Diversity>
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Improved Energy Templates
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<ImprovedEnergyTemplates>
undo
as Engine exec CurrentEvent<ImprovedEnergyTemplates>
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Interplanetary Trade
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<InterplanetaryTradeEvent>
undo
as Engine exec CurrentEvent<InterplanetaryTradeEvent>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Celebrity Leaders
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<CelebrityLeaders>
undo
as Engine exec CurrentEvent<CelebrityLeaders>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Spin-Off Products
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SpinOffProducts>
undo
as Engine exec CurrentEvent<SpinOffProducts>
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Election
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Election>
undo
as Engine exec CurrentEvent<Election>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Aquifer Released by Public Council
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<AquiferReleasedByPublicCouncil>
undo
as Engine exec CurrentEvent<AquiferReleasedByPublicCouncil>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Scientific Community
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<ScientificCommunity>
undo
as Engine exec CurrentEvent<ScientificCommunity>
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Strong Society
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<StrongSociety>
undo
as Engine exec CurrentEvent<StrongSociety>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Global Dust Storm
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<GlobalDustStorm>
undo
as Engine exec CurrentEvent<GlobalDustStorm>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Eco Sabotage
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<EcoSabotage>
undo
as Engine exec CurrentEvent<EcoSabotage>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Miners On Strike
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<MinersOnStrike>
undo
as Engine exec CurrentEvent<MinersOnStrike>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Mud Slides
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<MudSlides>
undo
as Engine exec CurrentEvent<MudSlides>
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Revolution
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Revolution>
undo
as Engine exec CurrentEvent<Revolution>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Riots
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Riots>
undo
as Engine exec CurrentEvent<Riots>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Sabotage
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SabotageEvent>
undo
as Engine exec CurrentEvent<SabotageEvent>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Snow Cover
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SnowCover>
undo
as Engine exec CurrentEvent<SnowCover>
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Pandemic
expect party Greens leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<Pandemic>
undo
as Engine exec CurrentEvent<Pandemic>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal War on Earth
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<WarOnEarth>
undo
as Engine exec CurrentEvent<WarOnEarth>
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Paradigm Breakdown
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<ParadigmBreakdown>
undo
as Engine exec CurrentEvent<ParadigmBreakdown>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Dry Deserts
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<DryDeserts>
undo
as Engine exec CurrentEvent<DryDeserts>
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Red Influence
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<RedInfluence>
undo
as Engine exec CurrentEvent<RedInfluence>
expect party Reds leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Solarnet Shutdown
expect party Scientists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SolarnetShutdown>
undo
as Engine exec CurrentEvent<SolarnetShutdown>
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo

reveal Solar Flare
expect party Unity leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<SolarFlare>
undo
as Engine exec CurrentEvent<SolarFlare>
expect party Kelvinists leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo
