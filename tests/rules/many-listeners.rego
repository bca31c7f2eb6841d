# One card and all that answer to it: tags of events, printed prices, production gained by an exchange, wild tags.

// A space event: four cards and a corporation answer, each after it has been paid for.
newgame BRPX2 2 mode=tasks
exec 14, ProjectCard
fix OptimalAerobraking, PalladinShipping, SolarLogistics, MediaGroup, InterplanetaryCinematics
play AsteroidCard, 14
expect Player1 stock 8 0 3 0 0 3 hand 1

// The plant tag of an event: an animal for Arklight; a plant by Viral Enhancers, for an event holds nothing.
newgame BRCX 2 mode=tasks colonies=Luna,Io
exec 4, ProjectCard
fix Arklight, ViralEnhancers, GreeneryTile<Tharsis_3_4>, GreeneryTile<Tharsis_3_5>, GreeneryTile<Tharsis_3_6>
play Harvest, 4
expect =1 Animal<Arklight>
expect Player1 stock 12 0 0 1 0 0

// Vitor: an event with points, but not one that loses some.
newgame BRP 2 mode=tasks
exec 36, 2 ProjectCard
fix Vitor
play LargeConvoy, 36
place 1_4
expect Player1 stock 3 0 0 5 0 0 hand 4
exec 4
play BribedCommittee, 7
expect Player1 stock 0 0 0 5 0 0

// Advertising and Spin-off Department look at the printed price, not at what is left of it.
newgame BRCX 2 mode=tasks colonies=Luna,Io
exec 18, ProjectCard
fix SpinOffDepartment, Advertising, EarthCatapult
play GanymedeColony, 18
expect Player1 prod 1 0 0 0 0 0 hand 1

// Manutech: from below zero, by an exchange, by a copy, and beside what a card costs.
newgame BRV 2 mode=tasks
exec 6, ProjectCard
fix Manutech, PROD[-3]
play Sponsors, 6
expect Player1 stock 2 0 0 0 0 0 prod -1 0 0 0 0 0
newgame BRV 2 mode=tasks
exec 2, ProjectCard
fix Manutech, PROD[3 Heat]
play Insulation, 2
task PROD[2 Megacredit FROM Heat]
expect Player1 stock 2 0 0 0 0 0 prod 2 0 0 0 0 1
newgame BRV 2 mode=tasks
exec 15, 2 ProjectCard
fix Manutech, PROD[Energy]
play RoboticWorkforce, 9
expect Player1 stock 6 1 0 0 0 0 prod 0 1 0 0 1 0
play FuelFactory, 6
expect Player1 stock 1 1 1 0 0 0 prod 1 1 1 0 0 0

// Research: two tags for Olympus Conference, of which the second leaves a choice.
newgame BR 2 mode=tasks
exec 11, ProjectCard
fix OlympusConference
play Research, 11
task ProjectCard FROM Science<OlympusConference>
expect Player1 hand 3
expect =0 Science

// Space Lanes and Venus Waystation count tags: a card with two of them is 4 cheaper.
newgame BRPVX2 2 mode=tasks
exec 9, 2 ProjectCard
fix SpaceLanes
play SaturnSurfing, 9
expect =1 Floater<SaturnSurfing>
fix VenusWaystation, VenusMagnetizer
play VenusGovernor
expect Player1 prod 2 0 0 0 0 0

// Conscription is the next card after Indentured Workers, and the one after it is 16 cheaper, not 24.
newgame BRC 2 mode=tasks colonies=Luna,Io
exec 7, 3 ProjectCard
fix Sponsors, AcquiredCompany
play IndenturedWorkers
play Conscription
expect fails limit play GiantIceAsteroid, 12
play LunarExports, 3
task PROD[5]
expect Player1 stock 4 0 0 0 0 0

// Wild tags in what a card counts: as a half of a pair, as one more of its kind, for the requirement as well.
newgame BRP 2 mode=tasks
exec 13, ProjectCard
fix Mine, ResearchCoordination, ResearchNetwork
play MedicalLab, 13
expect Player1 prod 2 0 0 0 0 0
newgame BRP 2 mode=tasks
exec 18, ProjectCard
fix ResearchCoordination
play PowerGrid, 18
expect Player1 prod 0 0 0 0 2 0
newgame BRP 2 mode=tasks
exec 33, ProjectCard
fix ResearchCoordination
play TerraformingGanymede, 33
expect Player1 tr 22
newgame BRP 2 mode=tasks
exec 9, ProjectCard
fix ResearchCoordination, Lichen, 6 OxygenStep
play Insects, 9
expect Player1 prod 0 0 0 2 0 0

// Cities in space: for Energy Saving and Greenhouses, not for Zeppelins.
newgame BR 2 mode=tasks
exec 34, 3 ProjectCard
as Player2 fix CityTile<Tharsis_3_4>, CityTile<GanymedeColonyArea>
fix 5 OxygenStep
play EnergySaving, 15
play Zeppelins, 13
play Greenhouses, 6
expect Player1 stock 0 0 0 2 0 0 prod 1 0 0 0 2 0

// Events turned over, of whoever: Media Archives counts a corporation among them, too.
newgame BRX 2 mode=tasks
exec 8, ProjectCard
as Player2 fix PlayedEvent<Class<Comet>>, PlayedEvent<Class<PharmacyUnion>>
fix PlayedEvent<Class<Virus>>
play MediaArchives, 8
expect Player1 stock 3 0 0 0 0 0

// Splice and Pharmacy Union both hear the microbe of a third player.
newgame BRX 3 mode=tasks
fix Splice
as Player2 fix PharmacyUnion
as Player2 exec 10
as Player3 exec 4, ProjectCard
as Player3 play Tardigrades, 4
as Player3 task 2
expect Player1 stock 2 0 0 0 0 0
expect Player2 stock 6 0 0 0 0 0
expect Player3 stock 2 0 0 0 0 0

// Another's city on Mars and one's own in space, for whoever listens to cities.
newgame BR 2 mode=tasks
exec 20, ProjectCard
fix TharsisRepublic, RoverConstruction, Pets
as Player2 exec CityTile<Tharsis_3_4>
expect Player1 stock 22 0 0 0 0 0 prod 1 0 0 0 0 0
play GanymedeColony, 20
expect Player1 stock 7 0 0 0 0 0 prod 1 0 0 0 0 0
expect =2 Animal<Pets>
