# check: all problems of files on top of the canon
check scripts/good.pets
check scripts/bad.pets
check scripts/missing.pets
check
