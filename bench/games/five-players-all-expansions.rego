# Five players with all expansions (Venus, colonies, Turmoil, both preludes and promos): 12 generations.
newgame BRPVCT2X 5 colonies=Ceres,Enceladus,Ganymede,Luna,Miranda,Pluto,Titan events=SnowCover,SolarFlare

# Generation 1
play PhoboLog
buy 2
as Player2 play Splice
buy 3
as Player3 play SeptemTribus
buy 6
as Player4 play Viron
buy 4
as Player5 play RobinsonIndustries
buy 4
play OrbitalConstructionYard
play SpaceLanes
play EccentricSponsor
play ImportedNutrients
play Biofuels
play Recession
play UnmiContractor
play AntiDesertificationTechniques
play PreservationProgram
play HighCircles
task 2 Delegate<Player5, Reds> FROM ReserveDelegate<Player5>
play MetalRichAsteroid
delegate Kelvinists
play AirScrappingExpedition, 11
first
trade Ganymede, 9
trade Pluto, 9
action SeptemTribus
pass
play TerraformingGanymede, 21, 4 Titanium
end
play DeuteriumExport, 1, 2 Titanium
trade Luna, 3 Titanium
play PowerPlantCard, 4
delegate Reds
play TollStation, 12
pass
play ArchaeBacteria, 6
action RobinsonIndustries, 4
action DeuteriumExport 1
pass
project BuildColony, 17
task Colony<Player2, Pluto>
play MineralDeposit, 5
pass
pass
task VenusStep
reveal Revolution
expect global gen 2 temp -28 oxygen 0 oceans 0 venus 4
expect Player1 stock 22 0 13 0 0 0 prod -1 0 1 0 0 0 tr 20 hand 0 cards 4
expect Player2 stock 28 5 0 8 2 0 prod -1 0 0 1 2 0 tr 20 hand 3 cards 4
expect Player3 stock 35 0 0 0 0 0 prod 5 0 0 0 0 0 tr 22 hand 7 cards 4
expect Player4 stock 62 1 0 1 0 0 prod -1 1 0 1 0 0 tr 24 hand 4 cards 3
expect Player5 stock 24 4 0 1 0 0 prod 0 0 0 1 0 0 tr 23 hand 3 cards 5

# Generation 2
as Player2 buy 1, 3
as Player3 buy 3, 9
as Player4 buy 3, 9
as Player5 buy 3, 9
buy 2, 6
play Recruitment, 2
task Delegate<Player2, Kelvinists> FROM Delegate<Neutral, Kelvinists>
play SpaceMirrors, 3
action SeptemTribus
trade Luna, 9
play VenusAllies, 30
play InvestmentLoan, 3
play RimFreighters, 4
end
play NitrogenFromTitan, 3, 5 Titanium
action DeuteriumExport 2
convert plants
place Tharsis_5_1, 3
play Thermophiles, 9
task 2 Megacredit<Player2>
delegate Unity
play SponsoredAcademies, 9
fund Venuphile, 8
play SecurityFleet, 12
delegate Reds
action RobinsonIndustries, 4
task Production<Player5, Class<Titanium>>
delegate Greens
trade Titan, 3 Titanium
delegate Kelvinists
action SpaceMirrors, 7
play BioPrintingFacility, 7
pass
pass
pass
pass
action Thermophiles 1
pass
task TemperatureStep
reveal GlobalDustStorm
expect global gen 3 temp -30 oxygen 1 oceans 0 venus 8
expect Player1 stock 28 0 6 0 1 0 prod -1 0 1 0 1 0 tr 21 hand 3 cards 5
expect Player2 stock 25 5 0 3 3 2 prod -1 0 0 1 3 0 tr 21 hand 4 cards 6
expect Player3 stock 30 0 0 0 0 0 prod 5 0 0 0 0 0 tr 21 hand 10 cards 6
expect Player4 stock 30 2 0 2 0 0 prod -2 1 0 1 0 0 tr 24 hand 6 cards 5
expect Player5 stock 30 4 1 2 0 0 prod 0 0 1 1 0 0 tr 22 hand 8 cards 6

# Generation 3
as Player3 buy 1, 3
as Player4 buy 3, 9
as Player5 buy 1, 3
buy 1, 3
buy 1, 3
play StratosphericExpedition, 12
policy, 10
play ResearchColony, 20
task Colony<Player4, Enceladus>
delegate Greens
action RobinsonIndustries, 4
task Production<Player5, Class<Heat>>
play TitanAirScrapping, 21
play CryoSleep, 10
trade Ganymede, 2 Titanium
action SpaceMirrors, 7
play SpaceStation, 10
delegate Scientists
action SeptemTribus
pass
action TitanAirScrapping 1
pass
play Flooding, 7
place Tharsis_9_9
action DeuteriumExport 2
delegate Greens
action Thermophiles 1
play SoilFactory, 9
sell 1
play SpinInducingAsteroid, 4 Titanium
delegate Scientists
trade Titan, 3 Energy
pass
pass
pass
place Tharsis_1_2
reveal StrongSociety
expect global gen 4 temp -30 oxygen 1 oceans 2 venus 12
expect Player1 stock 18 0 3 2 2 1 prod -1 0 1 0 2 0 tr 23 hand 1 cards 6
expect Player2 stock 23 5 0 4 4 2 prod -1 0 0 1 4 0 tr 20 hand 4 cards 7
expect Player3 stock 29 0 0 1 0 1 prod 5 0 0 1 0 1 tr 20 hand 10 cards 7
expect Player4 stock 15 3 0 3 0 0 prod -2 1 0 1 0 0 tr 23 hand 10 cards 6
expect Player5 stock 24 4 1 3 0 1 prod 0 0 1 1 0 1 tr 21 hand 8 cards 7

# Generation 4
as Player4 buy 1, 3
as Player5 buy 1, 3
buy 1, 3
as Player2 buy 1, 3
buy 1, 3
delegate MarsFirst
play AstraMechanica, 7
task ProjectCard<Player4> FROM PlayedEvent<Player4, Class<InvestmentLoan>>
play CorroderSuits, 8
action TitanAirScrapping 1
play HermeticOrderOfMars, 10
action DeuteriumExport 1
action SpaceMirrors, 7
delegate Unity
trade Ganymede, 9
play AerialMappers, 11
play InvestmentLoan, 3
trade Titan, 9
trade Enceladus, 8
play IshtarMining, 5
pass
action Thermophiles 2
play AcquiredCompany, 10
delegate Kelvinists
action AerialMappers 1
pass
pass
trade Ceres, 3 Energy
pass
action SeptemTribus
pass
task TemperatureStep
reveal GenerousFunding
expect global gen 5 temp -28 oxygen 1 oceans 2 venus 14
expect Player1 stock 29 0 4 2 2 3 prod 1 0 1 0 2 0 tr 23 hand 1 cards 7
expect Player2 stock 29 11 0 5 5 3 prod 2 0 0 1 5 0 tr 18 hand 4 cards 8
expect Player3 stock 35 0 0 3 0 2 prod 5 0 0 1 0 1 tr 17 hand 10 cards 8
expect Player4 stock 26 4 0 4 0 0 prod -3 1 0 1 0 0 tr 22 hand 10 cards 7
expect Player5 stock 24 4 2 4 0 2 prod 2 0 2 1 0 1 tr 18 hand 7 cards 9

# Generation 5
as Player5 buy 3, 9
buy 2, 6
as Player2 buy 2, 6
as Player3 buy 0
buy 1, 3
action RobinsonIndustries, 4
task Production<Player5, Class<Steel>>
action TitanAirScrapping 1
play AtmoCollectors, 15
put DeuteriumExport
trade Pluto, 8
play ConvoyFromEuropa, 13
place Tharsis_5_6
action Thermophiles 1
play PioneerSettlement, 13
task Colony<Player3, Ceres>
play AquiferPumping, 18
sell 3
trade Enceladus, 9
play Solarnet, 7
play DirectedHeatUsage, 1
action DeuteriumExport 2
end
trade Ganymede, 9
end
action SeptemTribus
action AerialMappers 1
pass
delegate MarsFirst
pass
action AtmoCollectors 1
pass
delegate Reds
convert plants
place Tharsis_5_2
delegate Unity
action AquiferPumping, 8
place Tharsis_1_4
play Moss, 4
pass
pass
task VenusStep
reveal DryDeserts
expect global gen 6 temp -28 oxygen 2 oceans 4 venus 16
expect Player1 stock 24 0 5 2 3 0 prod 1 0 1 0 3 0 tr 22 hand 5 cards 8
expect Player2 stock 21 11 0 3 5 0 prod 2 0 0 2 5 0 tr 19 hand 5 cards 9
expect Player3 stock 18 1 0 4 0 0 prod 3 1 0 1 0 1 tr 17 hand 9 cards 10
expect Player4 stock 36 5 0 5 0 0 prod -3 1 0 1 0 0 tr 21 hand 8 cards 7
expect Player5 stock 24 5 3 5 0 0 prod 2 1 2 1 0 1 tr 17 hand 10 cards 11

# Generation 6
buy 3, 9
as Player2 buy 2, 6
as Player3 buy 3, 9
as Player4 buy 3, 9
buy 1, 3
play GhgShipment, 3
action AtmoCollectors 1
trade Enceladus, 3 Energy
play GiantSpaceMirror, 15
delegate Reds
end
policy, 10
trade Ganymede, 9
action RobinsonIndustries, 4
sell 2
play DevelopmentCenter, 11
play CometAiming, 1, 4 Titanium
delegate Greens
action Thermophiles 2
play EarthOffice, 1
end
play SearchForLife, 3
play SponsoredMohole, 1, 2 Steel
action TitanAirScrapping 1
end
delegate MarsFirst
trade Pluto, 2 Energy
pass
pass
action SearchForLife, 1
task Ok
delegate MarsFirst
play Cartel, 8
play CarbonateProcessing, 3 Steel
action CometAiming 1
action DevelopmentCenter
action Viron, 1
task Ok
pass
play NuclearZone, 10
place Tharsis_7_8
trade Luna, 2 Titanium
action DeuteriumExport 2
pass
play VenusMagnetizer, 7
pass
task OxygenStep
reveal CloudSocieties
expect global gen 7 temp -24 oxygen 3 oceans 4 venus 18
expect Player1 stock 26 0 1 2 4 4 prod 1 0 1 0 4 1 tr 21 hand 8 cards 10
expect Player2 stock 23 11 0 5 8 2 prod 2 0 0 2 8 0 tr 19 hand 6 cards 10
expect Player3 stock 31 2 0 5 0 1 prod 3 1 0 1 0 1 tr 16 hand 11 cards 11
expect Player4 stock 23 4 0 7 1 3 prod -3 1 0 1 1 3 tr 20 hand 9 cards 9
expect Player5 stock 32 3 2 7 0 5 prod 4 1 2 1 0 5 tr 18 hand 5 cards 15

# Generation 7
as Player2 buy 2, 6
as Player3 buy 1, 3
as Player4 buy 2, 6
as Player5 buy 3, 9
buy 2, 6
play RadChemFactory, 4, 2 Steel
action Thermophiles 1
delegate Reds
sell 2
play VenusShuttles, 9
play FloatingHabs, 5
claim Hoverlord, 8
action TitanAirScrapping 1
delegate Scientists
action DevelopmentCenter
delegate Kelvinists
action SpaceMirrors, 7
play GhgImportFromVenus, 23
play ParliamentHall, 6, 1 Steel
delegate Scientists
action FloatingHabs, 2
play SolarWindPower, 11
action DirectedHeatUsage
task 2 Plant<Player5>
trade Luna, 8
play ProtectedHabitats, 5
trade Titan, 3 Energy
pass
sell 3
action AerialMappers 2
action SearchForLife, 1
task Ok
pass
action RobinsonIndustries, 4
task Production<Player5, Class<Steel>>
delegate MarsFirst
action DeuteriumExport 1
play ImportedGhg, 1, 1 Titanium
action SeptemTribus
action AquiferPumping, 6, 1 Steel
place Tharsis_5_5
convert plants
place Tharsis_7_7
trade Pluto, 2 Titanium
play ImportOfAdvancedGhg, 7
end
pass
action VenusMagnetizer
end
action AtmoCollectors 1
action CometAiming 2
place Tharsis_6_7
pass
pass
task VenusStep
reveal Election
expect global gen 8 temp -24 oxygen 4 oceans 6 venus 24
expect Player1 stock 28 1 1 3 4 14 prod 1 0 1 0 4 4 tr 21 hand 8 cards 11
expect Player2 stock 33 9 0 7 8 7 prod 2 0 0 2 8 0 tr 20 hand 7 cards 11
expect Player3 stock 30 2 0 8 0 5 prod 4 1 0 1 0 4 tr 18 hand 6 cards 12
expect Player4 stock 17 5 0 8 1 7 prod -3 1 0 1 1 3 tr 19 hand 9 cards 11
expect Player5 stock 28 6 3 2 0 7 prod 4 2 2 1 0 5 tr 19 hand 9 cards 16

# Generation 8
as Player3 buy 2, 6
as Player4 buy 1, 3
as Player5 buy 2, 6
buy 3, 9
buy 2, 6
delegate Reds
trade Ganymede, 9
convert plants
place Tharsis_5_7
play SpaceElevator, 17, 5 Steel
fund Landlord, 14
trade Pluto, 8
delegate Reds
play Greenhouses, 4, 1 Steel
trade Ceres, 9
action SpaceMirrors, 7
convert plants
place Tharsis_4_5, 3
play SpecialDesign, 4
delegate Greens
action SearchForLife, 1
task Ok
play RedAppeasement
action DevelopmentCenter
play HeatTrappers, 6
task -2 Production<Player3, Class<Heat>>
delegate Reds
action Thermophiles 1
action AquiferPumping, 4 Steel
place Tharsis_6_9, 3
pass
pass
trade Luna, 8
action CometAiming 1
sell 2
pass
play VenusianInsects, 3
put VenusianInsects
action DeuteriumExport 1
action VenusianInsects
action AtmoCollectors 2
task 2 Titanium<Player1>
pass
task TemperatureStep
as Player3 task -OceanTile<Tharsis_5_6>
as Player3 task Titanium<Player3>
as Player5 task Heat<Player5>
task Heat<Player2>
reveal CelebrityLeaders
expect global gen 9 temp -22 oxygen 6 oceans 6 venus 24
expect Player1 stock 25 0 3 3 5 21 prod 1 0 1 0 5 4 tr 20 hand 9 cards 14
expect Player2 stock 39 15 0 9 9 16 prod 2 0 0 2 9 0 tr 19 hand 7 cards 11
expect Player3 stock 37 1 1 6 0 7 prod 4 1 0 1 0 2 tr 19 hand 7 cards 12
expect Player4 stock 19 1 1 3 1 11 prod -3 1 1 1 1 3 tr 18 hand 9 cards 12
expect Player5 stock 33 8 5 3 0 13 prod 6 2 2 1 0 5 tr 18 hand 12 cards 16

# Generation 9
as Player4 buy 1, 3
as Player5 buy 1, 3
buy 1, 3
as Player2 buy 4, 12
buy 1, 3
trade Ganymede, 9
convert heat, 8 Heat
play InterplanetaryTrade, 7, 5 Titanium
trade Ceres, 8
delegate Greens
convert heat, 8 Heat
delegate Reds
play VenusSoils, 20
trade Luna, 9
project AirScrapping, 15
action SecurityFleet
delegate Greens
action DirectedHeatUsage
task 4 Megacredit<Player5>
play VenusOrbitalSurvey, 18
fund Miner, 20
convert heat, 8 Heat
action SpaceMirrors, 7
convert plants
place Tharsis_4_2
play NoctisFarming, 4, 3 Steel
action AquiferPumping, 8
place Tharsis_5_6
action FloatingHabs, 2
action SearchForLife, 1
task Ok
action VenusOrbitalSurvey
buy 0
buy 0
convert heat, 8 Heat
trade Pluto, 2 Titanium
action DeuteriumExport 1
play ImmigrantCity, 7 Steel
place Tharsis_7_3
convert heat, 8 Heat
convert plants
place Tharsis_4_4
action AerialMappers 2
action SpaceElevator
action VenusShuttles, 9
action TitanAirScrapping 2
play IndustrialMicrobes, 6 Steel
sell 3
action AtmoCollectors 2
task 4 Heat<Player1>
action Thermophiles 1
play LandClaim, 1
place Tharsis_6_3
action SeptemTribus
sell 2
pass
delegate Kelvinists
action VenusMagnetizer
action DevelopmentCenter
action VenusianInsects
trade Titan, 3 Energy
convert heat, 8 Heat
play BreathingFilters, 11
pass
pass
play TechnologyDemonstration, 1 Titanium
action CometAiming 2
place Tharsis_5_4
play MiningRights, 1, 4 Steel
place Tharsis_8_4
pass
convert heat, 8 Heat
pass
task TemperatureStep
put DeuteriumExport
reveal Riots
expect global gen 10 temp -4 oxygen 8 oceans 8 venus 30
expect Player1 stock 34 0 1 5 5 9 prod 1 0 1 0 5 4 tr 23 hand 11 cards 14
expect Player2 stock 29 7 0 5 9 6 prod 1 1 0 3 9 0 tr 22 hand 7 cards 14
expect Player3 stock 30 1 1 4 0 9 prod 5 1 0 1 0 2 tr 22 hand 5 cards 14
expect Player4 stock 19 1 1 5 1 8 prod -3 1 1 1 1 4 tr 18 hand 10 cards 12
expect Player5 stock 39 8 2 4 0 7 prod 14 3 2 1 0 5 tr 19 hand 10 cards 19

# Generation 10
as Player5 buy 1, 3
buy 1, 3
as Player2 buy 3, 9
as Player3 buy 3, 9
buy 1, 3
play SubZeroSaltFish, 5
task -Production<Player3, Class<Plant>>
action VenusOrbitalSurvey, 3
buy 0
action VenusianInsects
play BactoviralResearch, 10
claim Gardener, 8
play SaturnSurfing, 13
action SeptemTribus
convert heat, 8 Heat
action SearchForLife, 1
task Ok
convert heat, 8 Heat
place Tharsis_4_8
action SubZeroSaltFish
delegate Greens
play LavaTubeSettlement, 15
place Tharsis_4_1
delegate Greens
action Thermophiles 2
action SaturnSurfing
play MeatIndustry, 5
play Trees, 13
project Asteroid, 14
delegate Unity
action TitanAirScrapping 2
play GiantSolarShade, 27
play GalileanWaystation, 7, 2 Titanium
action DevelopmentCenter
play HeavyTaxation, 3
end
delegate Reds
action AquiferPumping, 6, 1 Steel
action Viron, 1
task Ok
sell 3
action DirectedHeatUsage
task 4 Megacredit<Player5>
action RobinsonIndustries, 4
play CEOsFavoriteProject, 1
put VenusianInsects
convert heat, 8 Heat
trade Ceres, 3 Energy
delegate Kelvinists
action AerialMappers 2
pass
play Hackers, 3
task -2 Production<Player1, Class<Megacredit>>
action SpaceElevator
action VenusMagnetizer
trade Luna, 2 Titanium
action AtmoCollectors 2
task 3 Energy<Player1>
action DeuteriumExport 1
sell 2
play RadSuits, 6
action SecurityFleet
action FloatingHabs, 2
pass
trade Pluto, 2 Energy
pass
sell 3
pass
pass
task OxygenStep
reveal AquiferReleasedByPublicCouncil
expect global gen 11 temp 4 oxygen 9 oceans 9 venus 30
expect Player1 stock 29 0 1 6 4 10 prod 5 0 1 0 4 4 tr 23 hand 12 cards 17
expect Player2 stock 30 11 0 8 9 12 prod 5 1 0 3 9 0 tr 24 hand 2 cards 17
expect Player3 stock 29 3 1 8 0 3 prod 5 1 0 3 0 2 tr 24 hand 7 cards 16
expect Player4 stock 22 1 1 8 0 5 prod -1 1 1 1 0 4 tr 20 hand 7 cards 13
expect Player5 stock 37 11 2 5 0 9 prod 14 3 2 1 0 5 tr 20 hand 10 cards 21

# Generation 11
buy 1, 3
as Player2 buy 2, 6
as Player3 buy 1, 3
as Player4 buy 0
buy 1, 3
trade Ganymede, 8
end
delegate Unity
play MaxwellBase, 18
delegate Unity
play RestrictedArea, 11
place Tharsis_2_4
convert plants
place Tharsis_5_8
play MartianRails, 11, 1 Steel
action SubZeroSaltFish
action TitanAirScrapping 1
delegate Greens
convert heat, 8 Heat, 3
action MaxwellBase
convert plants
place Tharsis_6_2, 3
action AerialMappers 1
convert plants
place Tharsis_3_4, 3
play ViralEnhancers, 9
delegate Greens
delegate Greens
convert heat, 8 Heat, 3
convert plants
action VenusianInsects
action Thermophiles 2
action SaturnSurfing
play Tardigrades, 4
put Tardigrades
action Tardigrades
action SearchForLife, 1
task Ok
action Viron, 1
put SearchForLife
project BuildColony, 17
task Colony<Player5, Miranda>
project PowerPlant, 11
project PowerPlant, 11
action DevelopmentCenter
action SpaceMirrors, 7
end
action AquiferPumping, 8
action RestrictedArea, 2
action SecurityFleet
action FloatingHabs, 2
action VenusMagnetizer
action VenusOrbitalSurvey, 3
task ProjectCard<Player5>
action AtmoCollectors 1
pass
trade Titan, 3 Energy
pass
action SeptemTribus
play Harvest, 4
pass
pass
project PowerPlant, 11
pass
reveal MicrogravityHealthProblems
expect global gen 12 temp 8 oxygen 14 oceans 9 venus 30
expect Player1 stock 48 0 2 0 5 9 prod 5 0 1 0 5 4 tr 25 hand 15 cards 17
expect Player2 stock 49 12 0 4 9 18 prod 6 1 0 3 9 0 tr 24 hand 3 cards 18
expect Player3 stock 42 4 1 3 1 5 prod 5 1 0 3 1 2 tr 24 hand 6 cards 18
expect Player4 stock 31 1 1 4 0 9 prod -1 1 1 1 0 4 tr 19 hand 5 cards 15
expect Player5 stock 44 14 3 6 0 6 prod 14 3 2 1 0 5 tr 20 hand 13 cards 21

# Generation 12
as Player2 buy 1, 3
as Player3 buy 1, 3
as Player4 buy 0
as Player5 buy 1, 3
buy 0
action SpaceMirrors, 7
action MaxwellBase
action RestrictedArea, 2
project Greenery, 23
place Tharsis_1_3
project City, 25
place Tharsis_6_5
play Birds, 10
task -2 Production<Player3, Class<Plant>>
put Birds
project City, 25
place Tharsis_2_2
delegate Greens
project Greenery, 23
place Tharsis_2_1
pass
delegate Scientists
project City, 25
place Tharsis_8_5
project BuildColony, 17
task Colony<Player3, Enceladus>
action AquiferPumping, 4 Steel
delegate MarsFirst
action Birds
project PowerPlant, 11
action VenusOrbitalSurvey
buy 0
buy 0
claim Mayor, 8
play FloaterLeasing, 3
play Potatoes, 2
action Tardigrades
action SpaceElevator
delegate Unity, 5
action DirectedHeatUsage
task 2 Plant<Player5>
convert plants
place Tharsis_2_3
action SaturnSurfing
action Thermophiles 2
action AerialMappers 1
action SeptemTribus
action Viron
task UseAction<Player4, Birds<Player4>, First>
action SecurityFleet
play CaretakerContract, 3
pass
pass
pass
pass
expect global gen 12 temp 8 oxygen 14 oceans 9 venus 30
expect Player1 stock 59 0 3 0 5 18 prod 5 0 1 0 5 4 tr 25 hand 15 cards 17
expect Player2 stock 38 13 0 7 10 27 prod 10 1 0 3 10 0 tr 24 hand 3 cards 19
expect Player3 stock 38 1 1 2 1 8 prod 7 1 0 1 1 2 tr 24 hand 7 cards 19
expect Player4 stock 19 1 1 6 0 13 prod 0 1 1 1 0 4 tr 19 hand 4 cards 16
expect Player5 stock 45 18 5 1 1 8 prod 15 3 2 1 1 5 tr 20 hand 13 cards 22
expect P1 score tr 25 milestones 0 awards 0 greenery 2 cities 4 cards 7 total 38
expect P2 score tr 24 milestones 10 awards 9 greenery 4 cities 1 cards 6 total 54
expect P3 score tr 24 milestones 0 awards 2 greenery 4 cities 0 cards 12 total 42
expect P4 score tr 19 milestones 0 awards 2 greenery 2 cities 0 cards 17 total 40
expect P5 score tr 20 milestones 5 awards 10 greenery 2 cities 2 cards 6 total 45
expect winner Player2
