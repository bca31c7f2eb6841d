# Preludes that ask for nothing.

// Allied Bank: four steps of money production and 3.
newgame BRP 2 mode=tasks
play AlliedBank
expect change Player1 only 3, PROD[4]
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biofuels: energy and plant production, two plants.
newgame BRP 2 mode=tasks
play Biofuels
expect change Player1 only 2 Plant, PROD[Plant, Energy]
expect Player1 cards 1 tags MicrobeTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biolab: plant production and three cards.
newgame BRP 2 mode=tasks
play Biolab
expect change Player1 only PROD[Plant], 3 ProjectCard
expect Player1 cards 1 tags ScienceTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biosphere Support: two steps of plant production for one of money.
newgame BRP 2 mode=tasks
play BiosphereSupport
expect change Player1 only PROD[-1, 2 Plant]
expect Player1 cards 1 tags PlantTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Dome Farming: money and plant production.
newgame BRP 2 mode=tasks
play DomeFarming
expect change Player1 only PROD[2, Plant]
expect Player1 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect global temp -30 oxygen 0 oceans 0

// Donation: 21.
newgame BRP 2 mode=tasks
play Donation
expect change Player1 only 21
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Io Research Outpost: titanium production and a card.
newgame BRP 2 mode=tasks
play IoResearchOutpost
expect change Player1 only PROD[Titanium], ProjectCard
expect Player1 cards 1 tags JovianTag 1 ScienceTag 1
expect =2 Tag
expect global temp -30 oxygen 0 oceans 0

// Loan: 30 for two steps of money production.
newgame BRP 2 mode=tasks
play Loan
expect change Player1 only 30, PROD[-2]
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Martian Industries: energy and steel production, 6.
newgame BRP 2 mode=tasks
play MartianIndustries
expect change Player1 only 6, PROD[Steel, Energy]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Metal-Rich Asteroid: a step of temperature, four titanium and four steel.
newgame BRP 2 mode=tasks
play MetalRichAsteroid
expect change Player1 only 4 Steel, 4 Titanium, TR
expect Player1 cards 1
expect =0 Tag
expect global temp -28 oxygen 0 oceans 0

// Metals Company: money, steel and titanium production.
newgame BRP 2 mode=tasks
play MetalsCompany
expect change Player1 only PROD[1, Steel, Titanium]
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Mining Operations: two steps of steel production, four steel.
newgame BRP 2 mode=tasks
play MiningOperations
expect change Player1 only 4 Steel, PROD[2 Steel]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Mohole: three steps of heat production, three heat.
newgame BRP 2 mode=tasks
play Mohole
expect change Player1 only 3 Heat, PROD[3 Heat]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Mohole Excavation: steel production, two steps of heat production, two heat.
newgame BRP 2 mode=tasks
play MoholeExcavation
expect change Player1 only 2 Heat, PROD[Steel, 2 Heat]
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Nitrogen Shipment: plant production, a step of TR, 5.
newgame BRP 2 mode=tasks
play NitrogenShipment
expect change Player1 only 5, PROD[Plant], TR
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Orbital Construction Yard: titanium production, four titanium.
newgame BRP 2 mode=tasks
play OrbitalConstructionYard
expect change Player1 only 4 Titanium, PROD[Titanium]
expect Player1 cards 1 tags SpaceTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Power Generation: three steps of energy production.
newgame BRP 2 mode=tasks
play PowerGeneration
expect change Player1 only PROD[3 Energy]
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Research Network: money production and three cards; its tag is wild.
newgame BRP 2 mode=tasks
play ResearchNetwork
expect change Player1 only PROD[1], 3 ProjectCard
expect Player1 cards 1 tags WildTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Smelting Plant: two steps of oxygen, five steel.
newgame BRP 2 mode=tasks
play SmeltingPlant
expect change Player1 only 5 Steel, TR 2
expect Player1 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 2 oceans 0

// Society Support: plant, energy and heat production for one of money.
newgame BRP 2 mode=tasks
play SocietySupport
expect change Player1 only PROD[-1, Plant, Energy, Heat]
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Supplier: two steps of energy production, four steel.
newgame BRP 2 mode=tasks
play Supplier
expect change Player1 only 4 Steel, PROD[2 Energy]
expect Player1 cards 1 tags PowerTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Supply Drop: three titanium, eight steel, three plants.
newgame BRP 2 mode=tasks
play SupplyDrop
expect change Player1 only 8 Steel, 3 Titanium, 3 Plant
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// UNMI Contractor: three steps of TR and a card.
newgame BRP 2 mode=tasks
play UnmiContractor
expect change Player1 only TR 3, ProjectCard
expect Player1 cards 1 tags EarthTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Acquired Space Agency: six titanium and two cards.
newgame BRP 2 mode=tasks
play AcquiredSpaceAgency
expect change Player1 only 6 Titanium, 2 ProjectCard
expect Player1 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0
