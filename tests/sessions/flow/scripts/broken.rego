exec 3 Plant
for P in all
    exec 2 Steel<$P>
    exec -9 Titanium<$P>
end
