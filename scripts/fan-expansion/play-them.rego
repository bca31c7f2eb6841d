# The whole expansion at work: rego --canon scripts/fan-expansion scripts/fan-expansion/play-them.rego

// Its map: 37 areas, with a river of nine.
newgame BRJ Ann Bob mode=tasks milestones=Riverkeeper awards=Harvester
expect =37 MarsArea, =9 WaterArea
exec 100, 12 ProjectCard
Bob: exec OceanTile<Basin_4_1>, OceanTile<Basin_4_2>, OceanTile<Basin_4_3>
expect =2 RiverStretch

// Reed Beds are cheap and green, so the rule for such cards pays one back; then microbes for each ocean.
play Reed Beds, 8
expect =93 Megacredit
Bob: exec OceanTile<Basin_4_4>, OceanTile<Basin_3_3>
expect =2 Microbe<ReedBeds>
action Reed Beds
expect 3 Plant, =0 Microbe

// Silt Farms need three oceans.
play Silt Farms, 10
expect Ann prod 0 0 0 2 0 0
expect 5 Crop

play Wind Pumps, 9
play Canal Dredgers, 11
task PROD[Energy]
play Flood Watch, 7
play Ice Barges, 15
task OceanTile<Basin_5_5>
expect =6 OceanTile

// A town by the river, then others: the milestone counts those beside an ocean.
play Delta Town, 18
expect fails place Basin_1_1
place Basin_5_2
expect =1 Riverside
expect fails requirement play Lock Keepers
exec GreeneryTile<Basin_5_3>
expect Settled, 2 Riverside
exec 40
play Lock Keepers, 6
action Lock Keepers
play Ferry Line, 14
expect Ann prod 5 0 0 2 1 0
expect fails requirement claim Riverkeeper
exec GreeneryTile<Basin_5_4>
expect 3 Riverside
claim Riverkeeper
fund Harvester
expect award Harvester 8 1
play River Survey, 4
expect Ann score milestones 5
expect PlayedEvent<Class<RiverSurvey>>
