# After a merger several corporations prescribe a first action: all of them together are one action.

// `first` carries out all of them; the next command is the second action of the turn.
newgame BRPX Ann Bob
play Splice
buy 0
as Bob play Helion
as Bob buy 0
play Merger
play Inventrix
play Donation
as Bob play Loan
as Bob play Biolab
expect fails not-now project PowerPlant
first
expect Ann hand 4
project PowerPlant
expect turn Bob
// One after the other they are one action, too.
undo 2
first Inventrix
expect Ann hand 3
expect fails not-now project PowerPlant
expect fails first Inventrix
expect fails not-now first Helion
first splice
expect Ann hand 4
project PowerPlant
expect turn Bob

// An answer may go to any of them, in whatever order.
newgame BRPX Ann Bob
play TharsisRepublic
buy 0
as Bob play Helion
as Bob buy 0
play Merger
play Splice
play Donation
as Bob play Loan
as Bob play Biolab
place 5_7
expect CityTile<Tharsis_5_7, Ann>, MAX 0 Mandate<Ann>
expect Ann hand 1
undo
first tharsis at 5_7
expect Ann hand 0
expect 1 Mandate<Ann>
pass
expect turn Bob
