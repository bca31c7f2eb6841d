# Paid automatically, money that only a later bill can take is kept for it; whoever asks hears of what is really in the way.
newgame BRXT 2 mode=ops
phase Action
as Engine exec -RulingParty<Greens> THEN RulingParty<Reds>
fix KuiperCooperative, 7 Asteroid<KuiperCooperative>, 10
why not project Asteroid
project Asteroid
undo
fix -1
why not project Asteroid
