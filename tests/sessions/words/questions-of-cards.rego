# Questions of cards that once were in other words than those of the table, one after the other.
newgame BRPVCT2X Ann Bob colonies=Titan,Luna,Ceres,Pluto,Enceladus mode=ops
fix 190 M Ann, 19 cards Ann, Bob 9 plants, TradeFleet, Tardigrades, Birds, Stratopolis
fix Predators<P2>, 2 Animal<Predators<P2>>, 2 Animal<Birds>, PROD[3 H], PROD[3 H<P2>]
fix city at 4_4, greenery at 4_5, city at 7_7 Bob, ocean at 4_8
phase Action
# whose production it is
fix CloudSeeding played
2
# nothing to do needs no word beside `no`
fix MarsUniversity played
no
# cards by their names only
fix SelfReplicatingRobots
action SelfReplicatingRobots 1
capital
# any action
fix HeadStart played
no
no
fix L1TradeTerminal played
no
no
no
# what is bought, and what is raised
fix AtmosphericEnhancers played
venus
fix VenusOrbitalSurvey
action VenusOrbitalSurvey
1
2
# a tile by its printed name, best places first
fix DeimosDownPromo played
1
no
# another colony tile than that which is lowered
fix MarketManipulation played
1
# of one's own card, too
fix Predators<P1> FROM Predators<P2>
action Predators
birds
# an answer that is clear already may be said
action tardigrades, on tardigrades
