-- The views that a database of games has. They are made anew whenever rows are added, so that a newer rego mends them.

-- What a player came to, with the game around it.
DROP VIEW IF EXISTS results;
CREATE VIEW results AS
SELECT players.*, games.options, games.map, games.players AS at_table, games.generations, games.moves, games.over
FROM players JOIN games USING (game);

-- How often a corporation wins, and how much more often than by chance.
DROP VIEW IF EXISTS corporations;
CREATE VIEW corporations AS
SELECT corporation, at_table, count(*) AS games, round(avg(won), 3) AS won, round(avg(won) * at_table, 2) AS against_chance,
       round(avg(total), 1) AS points
FROM results WHERE over GROUP BY corporation, at_table;

-- What each player is worth against the others: Elo's numbers, everybody beginning with 1500. A game of several is a duel
-- of each with each; games count in the order of their names, which is that of their days if the names begin with these.
DROP VIEW IF EXISTS elo;
CREATE VIEW elo AS
WITH RECURSIVE
    numbered AS (SELECT game, row_number() OVER (ORDER BY game) AS n FROM games WHERE players > 1 AND over),
    rated(n, ratings) AS (
        SELECT 0, '{}'
        UNION ALL
        SELECT numbered.n, json_patch(rated.ratings, (
            SELECT json_group_object(player, rating) FROM (
                SELECT me.player, coalesce((SELECT value FROM json_each(rated.ratings) WHERE key = me.player), 1500) +
                    32.0 / (count(*)) * sum(
                        (1 + (me.rank < other.rank) - (me.rank > other.rank)) / 2.0 -
                        1 / (1 + power(10, (
                            coalesce((SELECT value FROM json_each(rated.ratings) WHERE key = other.player), 1500) -
                            coalesce((SELECT value FROM json_each(rated.ratings) WHERE key = me.player), 1500)) / 400.0))
                    ) AS rating
                FROM players AS me JOIN players AS other ON other.game = me.game AND other.seat <> me.seat
                WHERE me.game = numbered.game GROUP BY me.seat)))
        FROM rated JOIN numbered ON numbered.n = rated.n + 1)
SELECT key AS player, round(value) AS rating, (SELECT count(*) FROM players WHERE player = key) AS games
FROM json_each((SELECT ratings FROM rated ORDER BY n DESC LIMIT 1));
