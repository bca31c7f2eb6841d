repeat 10000
    repeat 10000
        let n = 1
    end
end
