# Milestones, awards and areas that are about the committee.

// Terraformer: 35, but 26 where the committee takes a step of TR in each generation.
newgame BRT 2 mode=ops events=Election,Riots
exec 40, 5 TerraformRating
expect fails requirement claim Terraformer
exec TerraformRating
claim Terraformer
expect Player1 score milestones 5
newgame BR 2 mode=ops
exec 40, 14 TerraformRating
expect fails requirement claim Terraformer
exec TerraformRating
claim Terraformer

// Lobbyist: all seven delegates out of the reserve; the leaders and the chairman are among them.
newgame BRT 2 mode=ops events=Election,Riots milestones=Lobbyist
exec 40, 4 Delegate<Reds> FROM ReserveDelegate, 2 Delegate<Unity> FROM ReserveDelegate
expect fails requirement claim Lobbyist
exec Chairman FROM Chairman<Neutral>, -ReserveDelegate
claim Lobbyist
newgame BRT 2 mode=ops events=Election,Riots milestones=Lobbyist
exec 40, 7 Delegate<Reds> FROM ReserveDelegate
claim Lobbyist
// Not on offer without Turmoil, whoever asks for it can never reach it.
newgame BR 2 mode=ops milestones=Lobbyist
exec 40
expect fails requirement claim Lobbyist

// Politician: party leaders and influence.
newgame BRT 3 mode=ops events=Election,Riots awards=Politician
expect award Politician 0 0 0
exec Delegate<Reds> FROM ReserveDelegate
// Greens are still dominant: one leader, no influence.
expect award Politician 1 0 0
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
// Unity is dominant: leader, lead of the dominant party, another delegate there.
expect award Politician 1 3 0
as Player3 exec Delegate<Unity> FROM ReserveDelegate, Chairman FROM Chairman<Neutral>
expect award Politician 1 3 2
fix EventAnalysts, Influence<EventAnalysts>
expect award Politician 2 3 2
exec 8
fund Politician
expect Player2 score awards 5
expect Player1 score awards 2
expect Player3 score awards 2

// The Vikings on Vastitas Borealis: a delegate from the reserve, into any party.
newgame BRTS 2 mode=ops events=Election,Riots
exec GreeneryTile<VastitasBorealis_4_8>
task Delegate<Reds> FROM ReserveDelegate
expect =1 Delegate<Reds>, =6 ReserveDelegate, =1 PartyLeader<Reds>, =1 InLobby
as Player2 exec CityTile<VastitasBorealis_9_5>
as Player2 task Delegate<Reds> FROM ReserveDelegate
expect =1 Delegate<Reds, Player2>, =6 ReserveDelegate<Player2>
// Whoever has none left may build there all the same.
newgame BRTS 2 mode=ops events=Election,Riots
exec 7 Delegate<Unity> FROM ReserveDelegate
exec CityTile<VastitasBorealis_9_5>
expect =1 CityTile, =7 Delegate<Unity>
// Without Turmoil nothing is printed there.
newgame BRS 2 mode=ops
exec CityTile<VastitasBorealis_9_5>
expect =1 CityTile
// The neutral tiles of a solo game bring nobody a delegate.
newgame BRTS 1 events=Election,Riots
as Engine task CityTile<VastitasBorealis_9_5, SoloOpponent>
expect =7 ReserveDelegate<Player1>
