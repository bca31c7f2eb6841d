# Preludes that ask for nothing.

// Allied Bank: four steps of money production and 3.
newgame BRP 2 mode=tasks
play AlliedBank
expect Player1 stock 3 0 0 0 0 0 prod 4 0 0 0 0 0 tr 20 hand 0 cards 1 tags EarthTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biofuels: energy and plant production, two plants.
newgame BRP 2 mode=tasks
play Biofuels
expect Player1 stock 0 0 0 2 0 0 prod 0 0 0 1 1 0 tr 20 hand 0 cards 1 tags MicrobeTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biolab: plant production and three cards.
newgame BRP 2 mode=tasks
play Biolab
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 1 0 0 tr 20 hand 3 cards 1 tags ScienceTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Biosphere Support: two steps of plant production for one of money.
newgame BRP 2 mode=tasks
play BiosphereSupport
expect Player1 stock 0 0 0 0 0 0 prod -1 0 0 2 0 0 tr 20 hand 0 cards 1 tags PlantTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Dome Farming: money and plant production.
newgame BRP 2 mode=tasks
play DomeFarming
expect Player1 stock 0 0 0 0 0 0 prod 2 0 0 1 0 0 tr 20 hand 0 cards 1 tags PlantTag 1 BuildingTag 1
expect =2 Tag
expect global temp -30 oxygen 0 oceans 0

// Donation: 21.
newgame BRP 2 mode=tasks
play Donation
expect Player1 stock 21 0 0 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Io Research Outpost: titanium production and a card.
newgame BRP 2 mode=tasks
play IoResearchOutpost
expect Player1 stock 0 0 0 0 0 0 prod 0 0 1 0 0 0 tr 20 hand 1 cards 1 tags JovianTag 1 ScienceTag 1
expect =2 Tag
expect global temp -30 oxygen 0 oceans 0

// Loan: 30 for two steps of money production.
newgame BRP 2 mode=tasks
play Loan
expect Player1 stock 30 0 0 0 0 0 prod -2 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Martian Industries: energy and steel production, 6.
newgame BRP 2 mode=tasks
play MartianIndustries
expect Player1 stock 6 0 0 0 0 0 prod 0 1 0 0 1 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Metal-Rich Asteroid: a step of temperature, four titanium and four steel.
newgame BRP 2 mode=tasks
play MetalRichAsteroid
expect Player1 stock 0 4 4 0 0 0 prod 0 0 0 0 0 0 tr 21 hand 0 cards 1
expect =0 Tag
expect global temp -28 oxygen 0 oceans 0

// Metals Company: money, steel and titanium production.
newgame BRP 2 mode=tasks
play MetalsCompany
expect Player1 stock 0 0 0 0 0 0 prod 1 1 1 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Mining Operations: two steps of steel production, four steel.
newgame BRP 2 mode=tasks
play MiningOperations
expect Player1 stock 0 4 0 0 0 0 prod 0 2 0 0 0 0 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Mohole: three steps of heat production, three heat.
newgame BRP 2 mode=tasks
play Mohole
expect Player1 stock 0 0 0 0 0 3 prod 0 0 0 0 0 3 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Mohole Excavation: steel production, two steps of heat production, two heat.
newgame BRP 2 mode=tasks
play MoholeExcavation
expect Player1 stock 0 0 0 0 0 2 prod 0 1 0 0 0 2 tr 20 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Nitrogen Shipment: plant production, a step of TR, 5.
newgame BRP 2 mode=tasks
play NitrogenShipment
expect Player1 stock 5 0 0 0 0 0 prod 0 0 0 1 0 0 tr 21 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Orbital Construction Yard: titanium production, four titanium.
newgame BRP 2 mode=tasks
play OrbitalConstructionYard
expect Player1 stock 0 0 4 0 0 0 prod 0 0 1 0 0 0 tr 20 hand 0 cards 1 tags SpaceTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Power Generation: three steps of energy production.
newgame BRP 2 mode=tasks
play PowerGeneration
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 3 0 tr 20 hand 0 cards 1 tags PowerTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Research Network: money production and three cards; its tag is wild.
newgame BRP 2 mode=tasks
play ResearchNetwork
expect Player1 stock 0 0 0 0 0 0 prod 1 0 0 0 0 0 tr 20 hand 3 cards 1 tags WildTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Smelting Plant: two steps of oxygen, five steel.
newgame BRP 2 mode=tasks
play SmeltingPlant
expect Player1 stock 0 5 0 0 0 0 prod 0 0 0 0 0 0 tr 22 hand 0 cards 1 tags BuildingTag 1
expect =1 Tag
expect global temp -30 oxygen 2 oceans 0

// Society Support: plant, energy and heat production for one of money.
newgame BRP 2 mode=tasks
play SocietySupport
expect Player1 stock 0 0 0 0 0 0 prod -1 0 0 1 1 1 tr 20 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// Supplier: two steps of energy production, four steel.
newgame BRP 2 mode=tasks
play Supplier
expect Player1 stock 0 4 0 0 0 0 prod 0 0 0 0 2 0 tr 20 hand 0 cards 1 tags PowerTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Supply Drop: three titanium, eight steel, three plants.
newgame BRP 2 mode=tasks
play SupplyDrop
expect Player1 stock 0 8 3 3 0 0 prod 0 0 0 0 0 0 tr 20 hand 0 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0

// UNMI Contractor: three steps of TR and a card.
newgame BRP 2 mode=tasks
play UnmiContractor
expect Player1 stock 0 0 0 0 0 0 prod 0 0 0 0 0 0 tr 23 hand 1 cards 1 tags EarthTag 1
expect =1 Tag
expect global temp -30 oxygen 0 oceans 0

// Acquired Space Agency: six titanium and two cards.
newgame BRP 2 mode=tasks
play AcquiredSpaceAgency
expect Player1 stock 0 0 6 0 0 0 prod 0 0 0 0 0 0 tr 20 hand 2 cards 1
expect =0 Tag
expect global temp -30 oxygen 0 oceans 0
