# A prelude that comes to nothing goes for 15 M€, and nothing else of it happens. Whether it does, the player says: rego
# sees no hands.

newgame BRPX2 Ann Bob
play Splice
buy 1
as Bob play Helion
as Bob buy 1
// Straight from the hand, though it could be carried out.
discard Donation
expect Ann stock 60 0 0 0 0 0
// While it waits for a card: the production and the tags have not come in the end, nor what Splice paid for them.
play EcologyExperts
expect Ann stock 64 0 0 0 0 0 prod 0 0 0 1 0 0 tags PlantTag 1 MicrobeTag 2
discard EcologyExperts
expect Ann stock 75 0 0 0 0 0 prod 0 0 0 0 0 0 tags PlantTag 0 MicrobeTag 1 cards 1
expect 0 NextCardLeeway<Ann>
expect turn Bob
// New Partner draws two and keeps one; if neither can be played, it goes as a whole.
play NewPartner
expect Bob prod 1 _ _ _ _ 3
discard NewPartner
expect Bob prod 0 _ _ _ _ 3 stock 54 _ _ _ _ _
// What another prelude has drawn can be discarded by itself; the other stays.
undo
play EccentricSponsor
discard EccentricSponsor
expect Bob prod 1 _ _ _ _ 3 stock 54 _ _ _ _ _ cards 2
expect turn Bob
// Merger waits for a corporation.
play Merger
expect fails discard NewPartner
discard Merger
expect Bob stock 69 _ _ _ _ _ cards 2
expect phase Action
expect fails discard Loan
expect fails usage discard Ants

// Valley Trust draws three and must play one, if any can be played.
newgame BRP2X Ann Bob
play ValleyTrust
buy 1
as Bob play Teractor
as Bob buy 0
discard Loan
discard Donation
as Bob discard Supplier
as Bob discard Biolab
first
discard AlliedBank
expect Ann stock 79 0 0 0 0 0 prod 0 0 0 0 0 0
undo 2
// Its first action may be answered straight away.
discard GalileanMining
expect Ann stock 79 0 0 0 0 0
undo
first
play EccentricSponsor
discard EccentricSponsor
expect Ann stock 79 0 0 0 0 0 cards 1
expect turn Ann

// Project Eden places three tiles and takes three cards. With fewer in hand an area may still bring one; if none does, it
// goes, and the tiles with it.
newgame BRP2 Ann Bob
play Inventrix
buy 2
as Bob play Teractor
as Bob buy 10
play ProjectEden
place 4_8
expect 1 OceanTile
expect fails dead-end task #1 CityTile<Tharsis_3_3>
discard ProjectEden
expect Ann stock 54 0 0 0 0 0 tr 20 hand 2
expect MAX 0 Tile
discard Donation
as Bob discard ProjectEden
expect Bob stock 45 0 0 0 0 0

// Double Down copies what waits for a card, and waits itself.
newgame BRPX2 Ann Bob
play CrediCor
buy 1
as Bob play Teractor
as Bob buy 0
play EccentricSponsor
play Comet
place 1_4
task? Ok
play DoubleDown
discard DoubleDown
expect Ann stock 73 0 0 0 0 0 cards 2

// Below mode game nothing is asked for.
newgame BRP 2 mode=ops
discard Loan
expect Player1 stock 15 0 0 0 0 0
