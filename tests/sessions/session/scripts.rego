# script: one step for undo, all or nothing
script scripts/opening.rego
history
count Plant
undo
history
redo
history
script scripts/broken.rego
history
count Plant
script scripts/nested.rego
script scripts/itself.rego
script scripts/missing.rego
script ../../../README.md
script
# undo inside a script takes back what the script did
script scripts/undoes.rego
count Heat
load scripts/opening.rego
history
undo
history
save /tmp/nowhere.rego
save
load
load scripts/nothing.rego
