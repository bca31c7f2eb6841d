// The cards of Prelude 2 that need Venus Next or Colonies.

// Atmospheric Enhancers: two steps of one of three, two cards.
newgame BRPV2 2 mode=ops
exec PreludeCard
play AtmosphericEnhancers
task 2 VenusStep
expect global venus 4
expect Player1 tr 22 hand 2 tags VenusTag 1

// Venus Contract: a card and a step of TR; 3 for each step of Venus, whoever else takes none.
newgame BRPV2 2 mode=ops
exec PreludeCard
play VenusContract
expect Player1 stock 0 0 0 0 0 0 tr 21 hand 1
exec 2 VenusStep
as Player2 exec VenusStep
expect Player1 stock 6 0 0 0 0 0 tr 23

// Venus L1 Shade: three steps.
newgame BRPV2 2 mode=ops
exec PreludeCard
play VenusL1Shade
expect global venus 6
expect Player1 tr 23

// Ishtar Expedition: Venus at 10 percent.
newgame BRPV2 2 mode=ops
exec 6, ProjectCard, 4 VenusStep
expect fails requirement play IshtarExpedition, 6
exec VenusStep
play IshtarExpedition, 6
expect Player1 stock 0 0 3 0 0 0 hand 3

// Unexpected Application: a card for a step of Venus; not without a card.
newgame BRPV2 2 mode=ops
exec 4, ProjectCard
expect fails play UnexpectedApplication, 4
exec ProjectCard
play UnexpectedApplication, 4
expect global venus 2
expect Player1 hand 0 tr 21

// Venus Shuttles: 12 less one for each Venus tag.
newgame BRPV2 2 mode=ops
exec 40, 2 ProjectCard
play Dirigibles, 11
play VenusShuttles, 9
expect 2 Floater<Dirigibles>
expect fails limit action VenusShuttles, 9
action VenusShuttles, 10
expect Player1 stock 10 0 0 0 0 0 tr 21

// Colony Trade Hub: 2 for anybody's colony.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec PreludeCard
play ColonyTradeHub
expect change Player1 only 2 Titanium, PROD[Energy]
exec Colony<Io>
as Player2 exec Colony<Io>
expect Player1 stock 4 0 2 0 0 0 prod 0 0 0 0 1 1

// Early Colonization: all tracks up by two, a colony, three energy.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec PreludeCard
play EarlyColonization
task Colony<Ceres>
expect =3 ColonyProduction<Luna>, =3 ColonyProduction<Ceres>
expect Player1 stock 0 0 0 0 3 0 prod 0 1 0 0 0 0

// Old Mining Colony: a colony and titanium production for a card.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec PreludeCard, 2 ProjectCard
play OldMiningColony
task Colony<Luna>
expect Player1 prod 2 0 1 0 0 0 hand 1

// Ceres Tech Market: 2 for each colony; cards for 2 each.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Colony<Io>, Colony<Ceres>, 12, 4 ProjectCard
play CeresTechMarket, 12
expect Player1 stock 4 0 0 0 0 0 hand 3
action CeresTechMarket
task -2 ProjectCard
expect Player1 stock 8 0 0 0 0 0 hand 1 cards 1

// Microgravity Nutrition: money production for each colony.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Colony<Io>, Colony<Ceres>, 11, ProjectCard
play MicrogravityNutrition, 11
expect Player1 prod 2 1 0 0 0 1

// Soil Studies: a plant for each Venus tag, plant tag and colony; its own plant tag among them.
newgame BRPVC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Colony<Io>, Colony<Ceres>, 13, ProjectCard, Dirigibles
play SoilStudies, 13
expect Player1 stock 0 0 0 4 0 0
exec 14 TemperatureStep
expect fails play SoilStudies

// Venus Allies: two steps of Venus, 4 for each colony.
newgame BRPVC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Colony<Io>, Colony<Ceres>, 30, ProjectCard
play VenusAllies, 30
expect Player1 stock 8 0 0 0 0 0 tr 22
expect global venus 4

// Venus Trade Hub: 3 for each trade.
newgame BRPVC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
exec Dirigibles, VenusShuttles, 21, ProjectCard
task? 2 Floater<Dirigibles>
play VenusTradeHub, 12
trade Io, 9
expect Player1 stock 3 0 0 0 0 3

// L1 Trade Terminal: a resource on three different cards that have some; the track up by two before a trade.
newgame BRPC2 2 mode=ops colonies=Luna,Io,Ceres,Callisto,Ganymede
fix Ants, Tardigrades, Pets, Livestock
exec 34, ProjectCard, Microbe<Ants>, Microbe<Tardigrades>, Animal<Pets>, Animal<Livestock>
play L1TradeTerminal, 25
put Ants
expect fails put Ants
put Pets
put Livestock
expect 2 Microbe<Ants>, 2 Animal<Pets>, 2 Animal<Livestock>, =1 Microbe<Tardigrades>, =0 ResourceStamp
trade Luna, 9
task 2 ColonyProduction<Luna>
expect Player1 stock 7 0 0 0 0 0
