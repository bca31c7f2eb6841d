# Red cards of Colonies.

// Air Raid: a floater for 5 from any player.
newgame BRC 3 mode=tasks
exec ProjectCard
expect fails play AirRaid
fix TitanShuttles, Floater<TitanShuttles>
as Player2 exec 4
as Player3 exec 9
play AirRaid
task 5 Megacredit<Player1 FROM Player3>
expect Player1 stock 5 0 0 0 0 0
expect Player3 stock 4 0 0 0 0 0
expect =0 Floater, =1 PlayedEvent

// As much as there is, or nothing.
newgame BRC 2 mode=tasks
exec 2 ProjectCard
fix TitanShuttles, 2 Floater<TitanShuttles>
as Player2 exec 4
play AirRaid
task 4 Megacredit<Player1 FROM Player2>
expect Player1 stock 4 0 0 0 0 0
expect Player2 stock 0 0 0 0 0 0

// Conscription: with two Earth tags; the next card of this generation 16 cheaper; a point less.
newgame BRC 2 mode=tasks
exec 13, 4 ProjectCard
fix LunarMining
expect fails requirement play Conscription, 5
fix LunarExports
play Conscription, 5
expect Player1 stock 8 0 0 0 0 0 tags EarthTag 2
play SolarReflectors, 7
expect Player1 stock 1 0 0 0 0 0
expect fails limit play FloaterPrototypes
expect Player1 score cards -1
newgame BRC 2 mode=tasks
exec 7, 4 ProjectCard
fix LunarMining, LunarExports
play Conscription, 5
exec Generation
expect fails limit play FloaterLeasing, 0

// Floater Prototypes: two floaters.
newgame BRC 2 mode=tasks
exec 4, 2 ProjectCard
play FloaterPrototypes, 2
fix TitanShuttles, -PlayedEvent<Class<FloaterPrototypes>>
play FloaterPrototypes, 2
expect =2 Floater<TitanShuttles>
expect Player1 stock 0 0 0 0 0 0

// Impactor Swarm: with two Jovian tags; 12 heat, up to two plants of any player.
newgame BRC 2 mode=tasks
exec 11, ProjectCard
fix TitanShuttles
expect fails requirement play ImpactorSwarm, 11
fix JovianLanterns
as Player2 exec 3 Plant
play ImpactorSwarm, 11
task -2 Plant<Player2>
expect Player1 stock 0 0 0 0 0 12
expect Player2 stock 0 0 0 1 0 0

// Interplanetary Colony Ship: a colony, if there is room for one.
newgame BRC 2 colonies=Luna,Ceres mode=tasks
exec 12, ProjectCard
fix Colony<Luna>, Colony<Ceres>
expect fails dead-end play InterplanetaryColonyShip, 12
fix -Colony<Ceres>
play InterplanetaryColonyShip, 12
expect change Player1 only -12, PROD[Steel], -ProjectCard
expect =2 Colony, =1 PlayedEvent

// Market Manipulation: one track up, another one down, never below its colonies.
newgame BRC 2 colonies=Luna,Ceres,Io mode=tasks
exec 1, ProjectCard
fix 5 ColonyProduction<Luna>, Colony<Ceres, Player2>
play MarketManipulation, 1
expect fails task ColonyProduction<Luna> FROM ColonyProduction<Io>
expect fails task ColonyProduction<Io> FROM ColonyProduction<Ceres>
expect fails task ColonyProduction<Io> FROM ColonyProduction<Io>
task ColonyProduction<Ceres> FROM ColonyProduction<Luna>
expect =5 ColonyProduction<Luna>, =2 ColonyProduction<Ceres>, =1 ColonyProduction<Io>
expect Player1 stock 0 0 0 0 0 0

// Nothing can be lowered: the card cannot be played.
newgame BRC 2 colonies=Luna,Ceres mode=tasks
exec 1, ProjectCard
fix -ColonyProduction<Luna>, -ColonyProduction<Ceres>
expect fails play MarketManipulation, 1

// Solar Probe: a card for three science tags, its own too; a point.
newgame BRC 2 mode=tasks
exec 9, ProjectCard
fix Research, InventorsGuild, CryoSleep, MolecularPrinting
play SolarProbe, 9
expect Player1 stock 0 0 0 0 0 0 hand 2 tags ScienceTag 5
