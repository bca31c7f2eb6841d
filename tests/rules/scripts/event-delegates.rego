# The event $1, printed $4, sends a neutral delegate to $2 when it comes into view, and one to $3 when it is the current event.
reveal $4
expect party $2 leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>, ComingEvent<$1>
undo
as Engine exec CurrentEvent<$1>
expect party $3 leader Neutral delegates 0 0 neutral 1
expect =1 Delegate<Anyone>
undo
