# a command under a name of one's own
alias
alias ocean = project aquifer at $1
alias give = as $1 exec $2 $3
alias rich = exec 99
alias loop = loop
alias play = pass
alias Plant = pass
alias two words = pass
alias
newgame BR Ann Bob mode=ops
rich
ocean 5_5
give Bob 3 Plant
Bob: rich
rich, 3 Steel
ocean 4_4
loop
alias both = "exec Heat; as Bob exec 2 Heat"
both
alias rich
alias rich =
alias rich
history
