newgame BR Ellie Kevin mode=ops
exec 5 Plant
if 5 Plant
    echo enough: ${Plant}
else
    echo too few: ${Plant}
end
if 6 Plant; echo enough; else; echo too few: ${Plant}; end
// Nobody has heat: the first `if` decides whether the second is asked at all.
if Heat
    if 5 Plant
        echo never
    end
else
    if 5 Plant
        echo inside
    else
        echo never
    end
end
