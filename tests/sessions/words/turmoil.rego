# Turmoil at the table: delegates, the committee, the events, what is shown of them.
newgame BRT Ann Bob
moves
reveal Electoin
reveal Jovian Tax Rights
reveal Election, War on Earth
play CrediCor
buy 5
as Bob play Ecoline
buy 5
delegate Reds
delegate Red
why not policy
as Bob delegate Scientists
delegate Scientists, 4
delegate Scientists, 5
turmoil
status
board Ann
expect party Reds leader Ann delegates 2 0 neutral 0
expect party Scientists leader Bob delegates 1 1
expect party Unity leader none
expect global ruling Reds dominant Reds chairman Ann
expect Ann influence 1
moves
pass
delegate Reds
as Bob pass
tasks
pass
reveal Election
reveal Pandemic
turmoil
as Ann buy 0
as Bob buy 0
why not project Aquifer
card Election
card Reds
card Scientists
card Banned Delegate
help reveal
