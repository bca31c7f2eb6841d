exec 5 Heat
undo
exec 2 Heat
