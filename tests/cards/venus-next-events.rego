# Events of Venus Next.

// Aerosport Tournament: with five floaters, 1 for each city; a point.
newgame BRV 2 mode=tasks
exec 7, ProjectCard
fix LocalShading, 3 Floater<LocalShading>, AerialMappers, Floater<AerialMappers>, DeuteriumExport<Player2>, 3 Floater<DeuteriumExport<Player2>>
expect fails requirement play AerosportTournament, 7
fix Floater<AerialMappers>, CityTile<Tharsis_3_3>, CityTile<Tharsis_5_7, Player2>, CityTile<GanymedeColonyArea, Player2>
play AerosportTournament, 7
expect change Player1 only -4, -ProjectCard
expect Player1 cards 2
expect Player1 score cards 2
expect =5 Floater, =1 PlayedEvent
expect global temp -30 oxygen 0 oceans 0 venus 0

// Air-Scrapping Expedition: a step of Venus, three floaters onto a Venus card.
newgame BRV 2 mode=tasks
exec 13, ProjectCard
fix Tardigrades, LocalShading, AerialMappers
play AirScrappingExpedition, 13
put AerialMappers
expect =3 Floater<AerialMappers>, =3 CardResource
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 3 tags VenusTag 2
expect global temp -30 oxygen 0 oceans 0 venus 2

newgame BRV 2 mode=tasks
exec 13, ProjectCard
fix LocalShading
play AirScrappingExpedition, 13
expect =3 Floater<LocalShading>
// The event's own tag lies face down.
expect Player1 tr 21 tags VenusTag 1

newgame BRV 2 mode=tasks
exec 13, ProjectCard
play AirScrappingExpedition, 13
expect Player1 tr 21
expect =0 CardResource

// Comet for Venus: a step of Venus; up to 4 from somebody with a Venus tag.
newgame BRV 3 mode=tasks
exec 11, ProjectCard
as Player2 exec 10
as Player3 exec 3
fix LocalShading<Player3>
play CometForVenus, 11
expect fails narrowing task -4 Megacredit<Player2>
task -3 Megacredit<Player3>
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 0
expect Player2 stock 10 0 0 0 0 0
expect Player3 stock 0 0 0 0 0 0
expect global temp -30 oxygen 0 oceans 0 venus 2

// Nobody with a Venus tag: nobody loses anything. It may also be declined.
newgame BRV 3 mode=ops
exec 11, ProjectCard
as Player2 exec 10
play CometForVenus, 11
expect Player1 tr 21
expect Player2 stock 10 0 0 0 0 0
exec 11
fix LocalShading<Player2>, -PlayedEvent<Class<CometForVenus>>, ProjectCard
play CometForVenus, 11
task Ok
expect Player2 stock 10 0 0 0 0 0
expect Player1 tr 22

// GHG Import From Venus: a step of Venus, three of heat production.
newgame BRV 2 mode=tasks
exec 23, ProjectCard
play GhgImportFromVenus, 23
expect change Player1 only -23, PROD[3 Heat], TR, -ProjectCard
expect Player1 cards 0
expect =0 Tag, =1 PlayedEvent
expect global temp -30 oxygen 0 oceans 0 venus 2

// Hydrogen to Venus: a step of Venus; a floater onto one Venus card for each Jovian tag.
newgame BRV 2 mode=tasks
exec 11, ProjectCard
fix CallistoPenalMines, MirandaResort, VestaShipyard<Player2>, LocalShading, AerialMappers
play HydrogenToVenus, 11
put AerialMappers
expect =2 Floater<AerialMappers>, =2 CardResource
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0
expect global temp -30 oxygen 0 oceans 0 venus 2

newgame BRV 2 mode=tasks
exec 11, ProjectCard
fix LocalShading
play HydrogenToVenus, 11
expect =0 CardResource
expect Player1 tr 21

// Spin-Inducing Asteroid: up to 10 %, two steps of Venus.
newgame BRV 2 mode=tasks
exec 16, ProjectCard
fix 6 VenusStep
expect fails requirement play SpinInducingAsteroid, 16
fix -VenusStep
play SpinInducingAsteroid, 16
expect change Player1 only -16, TR 2, -ProjectCard
expect Player1 cards 0
expect global temp -30 oxygen 0 oceans 0 venus 14

// Water to Venus: a step of Venus; with titanium.
newgame BRV 2 mode=tasks
exec 3 Titanium, ProjectCard
play WaterToVenus, 3 Titanium
expect change Player1 only -3 Titanium, TR, -ProjectCard
expect Player1 cards 0
expect global temp -30 oxygen 0 oceans 0 venus 2
