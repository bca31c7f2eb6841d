// What only asks has no place in a correction, however it is written: it would change the past by a question.
newgame BR 2 mode=ops
exec 5 Plant
exec 3 Heat
insert 3 try exec 9 Steel
amend 2 try exec 9 Steel
insert 3 P2: try exec 9 Steel
insert 3 as P2 try exec 9 Steel
insert 3 anyway try exec 9 Steel
insert 3 why not exec 9 Steel
amend 2 expect fails exec -99 Steel
alias ask = try exec 9 Steel
insert 3 ask
alias twice = try exec 9 Steel; exec Steel
insert 3 twice
history
count Steel
undo
redo
count Heat
