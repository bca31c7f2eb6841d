# The tracks of the colony tiles from end to end: what a trade brings at each step of the marker.

// Callisto: 0, 2, 3, 5, 7, 10, 13.
newgame BRC 2 colonies=Callisto mode=ops
exec -ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =0 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =2 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =5 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =10 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =17 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =27 Energy
exec ColonyProduction<Callisto>
exec TradeIncome<Callisto>
expect =40 Energy

// Ceres: 1, 2, 3, 4, 6, 8, 10.
newgame BRC 2 colonies=Ceres mode=ops
exec -ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =1 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =3 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =6 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =10 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =16 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =24 Steel
exec ColonyProduction<Ceres>
exec TradeIncome<Ceres>
expect =34 Steel

// Enceladus: 0, 1, 2, 3, 4, 4, 5.
newgame BRC 2 colonies=Enceladus mode=ops
exec Tardigrades
exec -ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =0 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =1 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =3 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =6 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =10 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =14 Microbe<Tardigrades>
exec ColonyProduction<Enceladus>
exec TradeIncome<Enceladus>
expect =19 Microbe<Tardigrades>

// Ganymede: 0, 1, 2, 3, 4, 5, 6.
newgame BRC 2 colonies=Ganymede mode=ops
exec -ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =0 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =1 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =3 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =6 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =10 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =15 Plant
exec ColonyProduction<Ganymede>
exec TradeIncome<Ganymede>
expect =21 Plant

// Io: 2, 3, 4, 6, 8, 10, 13.
newgame BRC 2 colonies=Io mode=ops
exec -ColonyProduction<Io>
exec TradeIncome<Io>
expect =2 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =5 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =9 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =15 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =23 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =33 Heat
exec ColonyProduction<Io>
exec TradeIncome<Io>
expect =46 Heat

// Luna: 1, 2, 4, 7, 10, 13, 17.
newgame BRC 2 colonies=Luna mode=ops
exec -ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =1 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =3 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =7 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =14 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =24 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =37 Megacredit
exec ColonyProduction<Luna>
exec TradeIncome<Luna>
expect =54 Megacredit

// Miranda: 0, 1, 1, 2, 2, 3, 3; Pets have one to begin with.
newgame BRC 2 colonies=Miranda mode=ops
exec Pets
exec -ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =1 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =2 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =3 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =5 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =7 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =10 Animal<Pets>
exec ColonyProduction<Miranda>
exec TradeIncome<Miranda>
expect =13 Animal<Pets>

// Pluto: 0, 1, 2, 2, 3, 3, 4.
newgame BRC 2 colonies=Pluto mode=ops
exec -ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =0 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =1 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =3 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =5 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =8 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =11 ProjectCard
exec ColonyProduction<Pluto>
exec TradeIncome<Pluto>
expect =15 ProjectCard

// Titan: 0, 1, 1, 2, 3, 3, 4.
newgame BRC 2 colonies=Titan mode=ops
exec TitanShuttles
exec -ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =0 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =1 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =2 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =4 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =7 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =10 Floater<TitanShuttles>
exec ColonyProduction<Titan>
exec TradeIncome<Titan>
expect =14 Floater<TitanShuttles>

// Triton: 0, 1, 1, 2, 3, 4, 5.
newgame BRC 2 colonies=Triton mode=ops
exec -ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =0 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =1 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =2 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =4 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =7 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =11 Titanium
exec ColonyProduction<Triton>
exec TradeIncome<Triton>
expect =16 Titanium

// Europa brings production: of money twice, of energy twice, then of plants.
newgame BRC 2 colonies=Europa mode=ops
exec -ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 1 0 0 0 0 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 0 0 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 0 1 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 0 2 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 1 2 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 2 2 0
exec ColonyProduction<Europa>
exec TradeIncome<Europa>
expect Player1 prod 2 0 0 3 2 0
