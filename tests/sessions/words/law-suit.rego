newgame BRX Ann Bob mode=ops
exec 60, 3 ProjectCard
fix 5 Plant<Bob>
exec 9 Megacredit<Bob>, ProjectCard<Bob>
play Asteroid, -3 plants Bob
Bob: play Law Suit
