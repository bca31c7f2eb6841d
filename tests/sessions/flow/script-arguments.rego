newgame BR Ellie Kevin mode=ops
exec Plant
script scripts/gift.rego Plant 2
history
undo
count Plant<Anyone>
script scripts/gift.rego "Heat" 1
script scripts/gift.rego Plant
script scripts/gift.rego
// All or nothing, as any script.
script scripts/broken.rego
script scripts/unclosed.rego
count Plant<Anyone>
