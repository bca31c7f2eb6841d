# flags: games
# Counted by hand from the moves of a complete game; g3 is generation 3. What a tile or a step on a track brings (printed
# bonuses, 2 M€ for each ocean beside it, TR) is counted for the card or project that placed the tile or took the step.
script two-players-tharsis.rego

# Now is what the last expectations of the script say: 56 3 17 6 6 38, 16 3 6 1 6 5, TR 39, 93 points for Player1.
# TR of Player1: Asteroid projects in g1, g10 and g11 twice; heat in g8, g10 twice, g11, g12, g13.
# TR of Player2: plants in g9, g11, g13, g14 twice, g16; heat in g6, g8, g10, g11, and with the last 0 °C and its ocean.
ledger

# 42 and 1 titanium production as printed; a Jovian tag in its own corner, on Asteroid Mining Consortium (g6), Beam From A
# Thorium Asteroid (g8), Io Mining Industries (g10), Water Import From Europa (g16), and Player2's Vesta Shipyard (g14) and
# Ganymede Colony (g16): 7.
ledger Saturn Systems
# Titanium worth 4: Trans-Neptune Probe 1 unit (g8), Security Fleet 3 (g11), Technology Demonstration 1 (g13), Vesta
# Shipyard 3 (g14), Ganymede Colony 2 (g16): 10 units, 1 M€ more for each. What Security Fleet's action takes is no payment.
ledger PhoboLog
# Used in g5 to g7 and g9 to g16: 11 steel for 5 each. 15 + 3 * 2 + 2 * 3 is its price of 27.
ledger Space Elevator
# Bought 1 in g3, g4, g5, g7, g8, g11, g14, g15 and g16, for 3 each; 0 in g6, g10, g12 and g13.
ledger Inventors' Guild
# Cities after it was played in g10: 1_1 (g13), 2_3, 7_9 and Phobos Space Haven (g15), Ganymede Colony (g16): 5 times 2.
ledger Rover Construction
# Played in g12; the only event of Player1 after it is Business Contacts (g16).
ledger Media Group
# A science for its own tag (g13), given up for a card at GHG Producing Bacteria (g15), one for Development Center (g16).
ledger Olympus Conference
# Used in g14, g15, g16 for 2 each: 6; 2 back for the ocean on 4_8 beside its tile on 4_7, where a plant is printed.
ledger Restricted Area
# On 5_5 between the oceans on 5_4 and 5_6: 4; two plants are printed there.
ledger Mohole Area
# A step and an ocean, 1 TR each; two cards are printed on 2_6; the 3 plants were Player1's own.
ledger Comet
# Used in g13 to g16 for 3 energy each; by g16 oxygen was full.
ledger Water Splitting Plant
# Used in g15 and g16 for 4 energy each; again no oxygen in g16.
ledger Ore Processor
# Used in g14, g15, g16: 3 animals, of which Predators ate one in g16.
ledger Livestock
ledger Predators
# Used in g11 to g16; one more fighter came from CEO's Favorite Project (g13): 7 points.
ledger Security Fleet
ledger CEO's Favorite Project
# 8 heat each in g13 and g15.
ledger Caretaker Contract
# What it takes from the other player is told as theirs.
ledger Heat Trappers
# Copies Mining Rights: the steel production, not the tile and its 2 steel.
ledger Robotic Workforce
ledger Mining Rights
# Its 5 heat are not its price but what its text asks for.
ledger Local Heat Trapping
# Brings nothing when nothing is taken.
ledger Sabotage
# Was never played.
ledger Ants
