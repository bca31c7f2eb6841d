exec 3 Plant
if 3 Plant
    repeat 2
        exec Heat
    end
