# A correction that makes an `end` superfluous leaves it out; one that needs an `end` puts it in. Both are said.
newgame BR Ann Bob
play credicor
buy 5
play ecoline
buy 5
play mine
end
pass
insert 7 project power
history
drop 7
history
