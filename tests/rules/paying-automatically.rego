# Paying by itself covers whatever can be covered: a unit more of something dear makes what is cheap superfluous, and
# that is then kept. (Belongs into tests/rules/payment.rego.)

// 11 with four titanium and one coin: three titanium and the coin are 10, a fourth titanium makes the coin superfluous.
newgame BR 2 mode=ops
exec 1, 4 Titanium, ProjectCard
play SolarWindPower
expect Player1 stock 1 0 2 0 0 0

// The same paid by hand.
newgame BR 2 mode=ops
exec 1, 4 Titanium, ProjectCard
play SolarWindPower, 4 Titanium
expect Player1 stock 1 0 2 0 0 0

// PhoboLog: titanium is worth 4. Two and the coin are 9, three are enough.
newgame BR 2 mode=ops
play PhoboLog
exec -22, -7 Titanium, ProjectCard
play SolarWindPower
expect Player1 stock 1 0 2 0 0 0

// Advanced Alloys: titanium is worth 4, steel 3.
newgame BR 2 mode=ops
exec 10, 3 Titanium, 3 Steel, 9 ProjectCard
play AdvancedAlloys, 9
play SolarWindPower
expect Player1 stock 1 3 2 0 0 0
exec -Steel
play PowerPlantCard
expect Player1 stock 0 1 2 0 0 0

// Both: titanium is worth 5. 14 is two and four coins, but there is only one coin: three.
newgame BR 2 mode=ops
play PhoboLog
exec -13, -7 Titanium, 9 ProjectCard
play AdvancedAlloys, 9
play AsteroidCard
task? Ok
expect Player1 stock 1 0 2 0 0 0

// Steel and titanium together, 27: eight titanium and a steel are 26; another steel covers it, no coin is touched.
newgame BR 2 mode=ops
exec 8 Titanium, 2 Steel, ProjectCard
play SpaceElevator
expect Player1 stock 0 0 0 0 0 0
// With seven titanium and two steel it is 25, and a coin is not enough; there is nothing else: refused.
newgame BR 2 mode=ops
exec 1, 7 Titanium, 2 Steel, ProjectCard
expect fails limit play SpaceElevator
// With an eighth titanium, a steel and the coin it is 27 to the coin.
exec Titanium
play SpaceElevator
expect Player1 stock 0 1 0 0 0 0

// Heat pays for Helion only what is needed: 3 titanium and 1 coin leave 1, and one heat is cheaper than a titanium.
newgame BR 2 mode=ops
play Helion
exec -41, 4 Titanium, Heat, ProjectCard
play SolarWindPower
expect Player1 stock 0 0 3 0 0 0

// What cannot be paid is still refused, with the numbers, and nothing is gone.
newgame BR 2 mode=ops
exec 1, 3 Titanium, ProjectCard
expect fails limit play SolarWindPower
expect Player1 stock 1 0 3 0 0 0 hand 1
