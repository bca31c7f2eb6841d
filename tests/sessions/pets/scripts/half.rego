exec 4 Plant
step exec 2 Heat, 2 Plant
