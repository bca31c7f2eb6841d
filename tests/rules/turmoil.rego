# The committee: how it begins, how delegates are sent, who leads, who is dominant, who has influence.

// --- How it begins ---

// Seven delegates each, one of them in the lobby; of fourteen neutral ones one presides and two were sent by the events.
newgame BRT 2 events=Election,WarOnEarth
expect =7 ReserveDelegate<Player1>, =1 InLobby<Player1>, =7 ReserveDelegate<Player2>, =1 InLobby<Player2>
expect =11 ReserveDelegate<Neutral>, =0 InLobby<Neutral>
expect global ruling Greens dominant Greens chairman Neutral
expect party Greens leader Neutral delegates 0 0 neutral 1
expect party MarsFirst leader Neutral delegates 0 0 neutral 1
expect party Reds leader none delegates 0 0 neutral 0
expect ComingEvent<Election>, DistantEvent<WarOnEarth>, MAX 0 CurrentEvent
expect Player1 tr 20 influence 0
expect phase Corporation

// The first who sends a delegate takes the lead, and so does the first party that has one.
newgame BRT 2 events=VolcanicEruptions,WarOnEarth
expect global ruling Greens dominant Scientists chairman Neutral
newgame BRT 2 events=WarOnEarth,VolcanicEruptions
expect global ruling Greens dominant MarsFirst

// Both events in one party.
newgame BRT 3 events=VolcanicEruptions,Productivity
expect party Scientists leader Neutral delegates 0 0 0 neutral 2

// Without `events=` they are asked for, the coming one first.
newgame BRT 2
expect phase Setup
expect fails not-now play BeginnerCorporation
reveal Election
expect phase Setup
expect ComingEvent<Election>, MAX 0 DistantEvent
expect fails limit reveal Election
reveal War on Earth
expect phase Corporation
expect DistantEvent<WarOnEarth>
expect fails not-now reveal Riots
newgame BRT 2
reveal Election, War on Earth
expect phase Corporation
expect fails newgame BRT 2 events=Election,Election

// Some need Colonies, some Venus, some both.
expect fails type newgame BRT 2 events=JovianTaxRights,Election
expect fails type newgame BRVT 2 events=Election,MicrogravityHealthProblems
expect fails type newgame BRVT 2 events=CloudSocieties,Election
expect fails type newgame BRCT 2 events=CorrosiveRain,Election
expect fails type newgame BRCT 2 events=VenusInfrastructure,Election
newgame BRVCT 2 events=JovianTaxRights,CloudSocieties
newgame BRVCT 2 events=CorrosiveRain,MicrogravityHealthProblems
newgame BRVT 2 events=VenusInfrastructure,Election
newgame BRT 2
expect fails type reveal VenusInfrastructure
expect fails unknown-name newgame BRT 2 events=Comet

// No parties without Turmoil.
newgame BR 2 mode=ops
expect fails not-now delegate Greens
expect fails not-now policy
expect fails not-now reveal Election

// Alone: the Greens rule, the chairman is neutral, and there are seven delegates.
newgame BRT 1 events=Election,WarOnEarth mode=ops
expect global ruling Greens chairman Neutral
expect =7 ReserveDelegate, =1 InLobby, =11 ReserveDelegate<Neutral>
expect Player1 tr 14

// --- Sending delegates ---

// The one in the lobby costs nothing, the others 5; each is an action.
newgame BRT 2 events=Election,WarOnEarth
as Player1 play BeginnerCorporation
as Player2 play Teractor
buy 0
expect fails unknown-name as Player1 delegate Nobody
as Player1 delegate Reds
expect Player1 stock 42 0 0 0 0 0
expect =6 ReserveDelegate<Player1>, =0 InLobby<Player1>
expect turn Player1
as Player1 delegate Reds
expect Player1 stock 37 0 0 0 0 0
expect turn Player2
expect fails not-now as Player1 delegate Reds
expect party Reds leader Player1 delegates 2 0 neutral 0
expect global dominant Reds
// Who pays keeps the one in the lobby.
as Player2 delegate Reds, 5
expect Player2 stock 55 0 0 0 0 0
expect =6 ReserveDelegate<Player2>, =1 InLobby<Player2>
expect fails as Player2 delegate Reds, 4
expect fails as Player2 delegate Reds, 6
as Player2 delegate Reds
expect Player2 stock 55 0 0 0 0 0
expect party Reds leader Player1 delegates 2 2 neutral 0

// Too poor for the second one.
newgame BRT 2 mode=ops
phase Action
fix 4
delegate Unity
expect fails limit delegate Unity
expect party Unity leader Player1 delegates 1 0

// All seven are out: none is left to send.
newgame BRT 2 mode=ops
phase Action
fix 100
exec 6 Delegate<Unity> FROM ReserveDelegate
expect =1 ReserveDelegate, =1 InLobby
delegate Reds
expect fails limit delegate Reds
expect fails limit delegate Reds, 5
expect Player1 stock 100 0 0 0 0 0
// … and the lobby is empty when the last one goes another way.
undo
exec Delegate<Reds> FROM ReserveDelegate
expect =0 InLobby, =0 ReserveDelegate
expect fails limit delegate Reds

// --- Leaders ---

// The first one leads; a tie changes nothing, one more does.
newgame BRT 3 mode=ops
as Player2 exec Delegate<Unity> FROM ReserveDelegate
expect party Unity leader Player2 delegates 0 1 0
as Player1 exec Delegate<Unity> FROM ReserveDelegate
expect party Unity leader Player2 delegates 1 1 0
as Player1 exec Delegate<Unity> FROM ReserveDelegate
expect party Unity leader Player1 delegates 2 1 0
// Neutral delegates lead like any.
as Engine exec NeutralDelegate<Unity>
as Engine exec NeutralDelegate<Unity>
expect party Unity leader Player1 delegates 2 1 0 neutral 2
as Engine exec NeutralDelegate<Unity>
expect party Unity leader Neutral delegates 2 1 0 neutral 3
as Player3 exec 4 Delegate<Unity> FROM ReserveDelegate
expect party Unity leader Player3 delegates 2 1 4 neutral 3
expect =1 PartyLeader<Unity, Anyone>

// A leader who loses one to somebody with as many loses the lead; else not.
newgame BRT 3 mode=ops
as Player1 exec 3 Delegate<Reds> FROM ReserveDelegate
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player3 exec Delegate<Reds> FROM ReserveDelegate
exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Player1 delegates 2 2 1
exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Player2 delegates 1 2 1
// Two who have as many: whoever sits next, clockwise.
as Player3 exec Delegate<Reds> FROM ReserveDelegate
as Player1 exec Delegate<Reds> FROM ReserveDelegate
as Player2 exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Player3 delegates 2 1 2

newgame BRT 4 mode=ops
as Player3 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player4 exec Delegate<Reds> FROM ReserveDelegate
as Player1 exec ReserveDelegate<Player3> FROM Delegate<Reds, Player3>
expect party Reds leader Player1 delegates 2 2 1 1
as Player3 exec Delegate<Reds> FROM ReserveDelegate
as Player4 exec Delegate<Reds> FROM ReserveDelegate
as Player2 exec ReserveDelegate<Player1> FROM Delegate<Reds, Player1>
expect party Reds leader Player2 delegates 1 2 2 2
as Player2 exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Player3 delegates 1 1 2 2
// Where the neutral delegates led, whoever has made one go is asked first, and then clockwise.
newgame BRT 3 mode=ops
as Engine exec 2 NeutralDelegate<Reds>
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player3 exec ReserveDelegate<Neutral> FROM Delegate<Reds, Neutral>
expect party Reds leader Player1 delegates 2 2 0 neutral 1
newgame BRT 3 mode=ops
as Engine exec 2 NeutralDelegate<Reds>
as Player2 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player2 exec ReserveDelegate<Neutral> FROM Delegate<Reds, Neutral>
expect party Reds leader Player2 delegates 2 2 0 neutral 1
newgame BRT 1 mode=ops
as Engine exec 2 NeutralDelegate<Reds>
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player1 exec ReserveDelegate<Neutral> FROM Delegate<Reds, Neutral>
expect party Reds leader Player1 delegates 2 neutral 1
newgame BRT 1 mode=ops
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Engine exec 2 NeutralDelegate<Reds>
as Player1 exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Neutral delegates 1 neutral 2
// Neutral delegates come last.
newgame BRT 3 mode=ops
as Player1 exec 2 Delegate<Reds> FROM ReserveDelegate
as Engine exec 2 NeutralDelegate<Reds>
as Player3 exec 2 Delegate<Reds> FROM ReserveDelegate
as Player1 exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader Player3 delegates 1 0 2 neutral 2
// Nobody is left there: nobody leads.
newgame BRT 3 mode=ops
as Player1 exec Delegate<Reds> FROM ReserveDelegate
as Player1 exec ReserveDelegate FROM Delegate<Reds>
expect party Reds leader none

// --- Dominance ---

// More than the dominant party has takes over, a tie does not.
newgame BRT 2 mode=ops events=Election,WarOnEarth
exec Delegate<Scientists> FROM ReserveDelegate
expect global dominant Greens
exec Delegate<Scientists> FROM ReserveDelegate
expect global dominant Scientists
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
expect global dominant Scientists
as Player2 exec Delegate<Unity> FROM ReserveDelegate
expect global dominant Unity

// The sum counts, not the leader's share.
newgame BRT 3 mode=ops
as Player1 exec 3 Delegate<Reds> FROM ReserveDelegate
as Player2 exec 2 Delegate<Unity> FROM ReserveDelegate
as Player3 exec Delegate<Unity> FROM ReserveDelegate
expect global dominant Reds
as Engine exec NeutralDelegate<Unity>
expect global dominant Unity

// The dominant party falls behind several that have as many: the first of them clockwise.
newgame BRT 3 mode=ops
as Player1 exec 3 Delegate<Unity> FROM ReserveDelegate
as Player2 exec 3 Delegate<Kelvinists> FROM ReserveDelegate
as Player3 exec 3 Delegate<Greens> FROM ReserveDelegate
expect global dominant Unity
as Player1 exec -Delegate<Unity>
expect global dominant Kelvinists
undo
as Player3 exec 3 Delegate<MarsFirst> FROM ReserveDelegate
as Player1 exec -Delegate<Unity>
expect global dominant MarsFirst
// Once passed on, the search begins there.
as Player3 exec -Delegate<MarsFirst>
expect global dominant Kelvinists
as Player2 exec -Delegate<Kelvinists>
expect global dominant Greens
// All have two now, and nothing changes.
as Player3 exec -Delegate<Greens>
expect global dominant Greens

// Round the whole table: each party hands on to its neighbour.
newgame BRT 2 mode=ops
as Player1 exec Delegate<Reds> FROM ReserveDelegate, Delegate<Greens> FROM ReserveDelegate, Delegate<Unity> FROM ReserveDelegate
as Player1 exec Delegate<Scientists> FROM ReserveDelegate, Delegate<MarsFirst> FROM ReserveDelegate, Delegate<Kelvinists> FROM ReserveDelegate
fix DominantParty<Kelvinists> FROM DominantParty
exec -Delegate<Kelvinists>
expect global dominant Reds
exec -Delegate<Reds>
expect global dominant Greens
exec -Delegate<Greens>
expect global dominant Unity
exec -Delegate<Unity>
expect global dominant Scientists
exec -Delegate<Scientists>
expect global dominant MarsFirst
as Engine exec NeutralDelegate<Kelvinists>
exec -Delegate<MarsFirst>
expect global dominant Kelvinists

// --- Influence ---

// The chair, the lead of the dominant party, and another delegate in it; elsewhere nothing counts.
newgame BRT 3 mode=ops
as Player1 exec 3 Delegate<Reds> FROM ReserveDelegate
expect Player1 influence 2
as Player2 exec Delegate<Reds> FROM ReserveDelegate
expect Player2 influence 1
as Player2 exec Delegate<Reds> FROM ReserveDelegate
expect Player2 influence 1
as Player3 exec 3 Delegate<Unity> FROM ReserveDelegate
expect Player3 influence 0
fix Chairman<Player3> FROM Chairman<Neutral>
expect Player3 influence 1
fix Chairman<Player1> FROM Chairman<Player3>
expect Player1 influence 3
fix BeginnerCorporation<Player1>, Influence<Player1, BeginnerCorporation>
expect Player1 influence 4
// Leading with one delegate is one.
newgame BRT 2 mode=ops
as Player1 exec Delegate<Reds> FROM ReserveDelegate
expect Player1 influence 1
