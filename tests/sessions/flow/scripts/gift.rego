// Whoever has no $1 gets $2 of it.
for P in all
    if MAX 0 $1<$P>
        repeat $2
            exec $1<$P>
        end
    else
        echo $P has some already
    end
end
echo there are ${$1<Anyone>} by now
