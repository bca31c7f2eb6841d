# When every global event has come up, those that are past are the deck again.

newgame BRT 2 mode=ops worldgov=off
reveal Solar Flare
reveal Riots
fix CurrentEvent<Pandemic>
fix PastEvent<SponsoredProjects>, PastEvent<AsteroidMiningEvent>, PastEvent<GenerousFunding>, \
    PastEvent<SuccessfulOrganisms>, PastEvent<Productivity>, PastEvent<HomeworldSupport>, \
    PastEvent<VolcanicEruptions>, PastEvent<Diversity>, PastEvent<ImprovedEnergyTemplates>, \
    PastEvent<InterplanetaryTradeEvent>, PastEvent<CelebrityLeaders>, PastEvent<SpinOffProducts>, \
    PastEvent<Election>, PastEvent<AquiferReleasedByPublicCouncil>, PastEvent<ScientificCommunity>, \
    PastEvent<StrongSociety>, PastEvent<GlobalDustStorm>, PastEvent<EcoSabotage>, PastEvent<MinersOnStrike>, \
    PastEvent<MudSlides>, PastEvent<Revolution>, PastEvent<SabotageEvent>, PastEvent<SnowCover>, \
    PastEvent<WarOnEarth>, PastEvent<ParadigmBreakdown>, PastEvent<DryDeserts>, PastEvent<RedInfluence>
expect =27 PastEvent, MAX 0 PastEvent<SolarnetShutdown>

// One is left in the deck: it is the only one that can be drawn.
as Engine exec ChangingTimes
expect fails reveal Election
reveal Solarnet Shutdown
expect DistantEvent<SolarnetShutdown>, ComingEvent<Riots>, CurrentEvent<SolarFlare>, =28 PastEvent

// None is left: what is past may be drawn, what is in view may not.
as Engine exec ChangingTimes
expect =0 PastEvent
expect fails reveal Riots
expect fails reveal Solarnet Shutdown
reveal Pandemic
expect DistantEvent<Pandemic>, ComingEvent<SolarnetShutdown>, CurrentEvent<Riots>, =0 PastEvent
