# Names that clash or stand for nothing: told at the newer file, with the place of the other.
check bad-names
