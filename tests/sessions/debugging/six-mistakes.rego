# Every mistake in a file at once, each with its place and what was probably meant.
check bad-cards
