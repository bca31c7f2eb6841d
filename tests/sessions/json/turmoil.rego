# The committee in JSON, in the shape of the records.
newgame BRT 2 events=Election,Sabotage mode=ops
exec 2 Delegate<Reds> FROM ReserveDelegate
state
