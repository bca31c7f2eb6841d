#!/usr/bin/env bash
# The questions of docs/tables.md, asked of the sample games with SQLite: each runs, and has an answer.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
command -v sqlite3 >/dev/null || { echo "sqlite3 is missing; tools/setup installs it" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

"$rego" table all "$root"/scripts/games/*.rego -j 2 -o games.db

# Each block of SQL, as it stands there, into a file of its own.
awk '/^```sql$/ { n++; inside = 1; next } /^```$/ { inside = 0 } inside { print > ("question" n ".sql") }' \
    "$root/docs/tables.md"
[[ $(ls question*.sql | wc -l) -ge 10 ]] || fail "there are fewer than ten questions"
for question in question*.sql; do
    sqlite3 games.db <"$question" >answer 2>error || fail "$question: $(<error) $(<"$question")"
    [[ -s answer ]] || fail "no answer to $question: $(<"$question")"
done

# What is known of the sample games.
one() { sqlite3 games.db "$1"; }
[[ $(one "SELECT count(*) FROM games") -eq 6 ]] || fail "not six games"
[[ $(one "SELECT sum(over) FROM games") -eq 6 ]] || fail "not all of them over"
[[ $(one "SELECT total || ' ' || vp_cities FROM players WHERE game LIKE '%two-players-venus%' AND won") == "126 12" ]] ||
    fail "who won was another one"
[[ $(one "SELECT count(*) FROM events") -eq $(one "SELECT sum(events) FROM games") ]] || fail "events are missing"
[[ $(one "SELECT count(*) FROM players p JOIN generations g ON p.game = g.game AND p.seat = g.seat
          JOIN games ON games.game = p.game WHERE g.generation = games.generations AND g.total <> p.total") -eq 0 ]] ||
    fail "the last generation is not the end"

# --- What the new kinds say agrees with what the others do.
[[ $(one "SELECT count(*) FROM tiles WHERE points < 0 OR area = ''") == 0 ]] || fail "tiles nowhere"
[[ -z $(one "SELECT players.game, players.seat, vp_greenery + vp_cities, sum(points) FROM players JOIN tiles USING (game, seat)
             JOIN games USING (game) WHERE over AND (tile LIKE '%GreeneryTile%' OR tile IN ('CityTile', 'CapitalTile'))
             GROUP BY players.game, players.seat HAVING sum(points) <> vp_greenery + vp_cities") ]] ||
    fail "the points of tiles are others than those of the players"
[[ -z $(one "SELECT game, seat, vp_milestones, sum(points) FROM players JOIN goals USING (game, seat)
             JOIN games USING (game) WHERE over AND kind = 'milestone' AND generation = generations
             GROUP BY game, seat HAVING sum(points) <> vp_milestones") ]] || fail "milestones pay something else"
[[ -z $(one "SELECT game, seat, vp_awards, sum(points) FROM players JOIN goals USING (game, seat)
             JOIN games USING (game) WHERE over AND kind = 'award' AND generation = generations
             GROUP BY game, seat HAVING sum(points) <> vp_awards") ]] || fail "awards pay something else"
[[ -z $(one "SELECT game, oceans FROM games WHERE oceans <> (SELECT coalesce(sum(count), 0) FROM steps
             WHERE steps.game = games.game AND track = 'OceanTile')") ]] || fail "oceans are missing among the steps"
[[ -z $(one "SELECT game, seat, sum(paid_megacredit) AS paid FROM cards GROUP BY game, seat
             EXCEPT SELECT game, seat, sum(amount) FROM spent WHERE purpose = 'play' AND means = 'Megacredit'
             GROUP BY game, seat" | grep -v '|0$') ]] || fail "what was paid for cards differs"
[[ $(one "SELECT count(*) FROM elo") -ge 2 ]] || fail "no Elo"

# --- The same rows as text, in one pass; and kind by kind.
"$rego" table all "$root"/scripts/games/*.rego -o tables
for kind in games players generations cards tiles goals spent steps events; do
    "$rego" table $kind "$root"/scripts/games/*.rego -j 2 | cmp - tables/$kind.csv || fail "$kind differs in one pass"
    [[ $(one "SELECT count(*) FROM $kind") -eq $(sqlite3 ':memory:' -cmd ".import --csv tables/$kind.csv t" \
        "SELECT count(*) FROM t") ]] || fail "$kind: another number of rows in the database"
done
[[ $(one "SELECT DISTINCT typeof(total) || typeof(player) FROM players") == integertext ]] || fail "columns have no types"

# --- Again: rows are replaced; with --new-only what is there is not read; another kind of file is refused.
count=$(one "SELECT count(*) FROM events")
"$rego" table all "$root/scripts/games/solo-tharsis.rego" -o games.db
[[ $(one "SELECT count(*) FROM events") -eq $count ]] || fail "a game is there twice"
cp "$root/scripts/games/solo-tharsis.rego" mine.rego
"$rego" table all mine.rego -o games.db
echo 'not a command' >mine.rego
"$rego" table all mine.rego "$root"/scripts/games/*.rego -o games.db --new-only 2>said || fail "read anew: $(<said)"
[[ $(one "SELECT count(*) FROM games") -eq 7 ]] || fail "a game was not added"
printf 'newgame B 2\nnewgame BR 3\n' >mine.rego
"$rego" table all mine.rego -o games.db
[[ $(one "SELECT group_concat(game) FROM games WHERE game LIKE 'mine%'") == 'mine.rego,mine.rego#2' ]] || fail "not replaced"
status=0
"$rego" table all mine.rego -o no-such-folder/games.db 2>said || status=$?
[[ $status -eq 2 && -s said ]] || fail "a database that cannot be: $status"
head -c 4096 /dev/zero | tr '\0' x >text.db
status=0
"$rego" table all mine.rego -o text.db 2>said || status=$?
[[ $status -eq 2 && $(<said) == *"text.db"* && $(head -c 3 text.db) == xxx ]] || fail "wrote into something else: $(<said)"
sqlite3 old.db "CREATE TABLE games (game TEXT, more TEXT)"
status=0
"$rego" table games mine.rego -o old.db 2>said || status=$?
[[ $status -eq 2 && $(<said) == *"other columns"* ]] || fail "other columns: $(<said)"

# A measure of one's own is a column, for each player and each generation.
mkdir own
echo 'METRIC Income<Owner> = TerraformRating OR PROD[Megacredit]' >own/income.pets
game=$root/scripts/games/two-players-tharsis.rego
"$rego" --canon own table players "$game" >own.csv
sqlite3 ':memory:' -cmd '.mode csv' -cmd '.import own.csv players' \
    'SELECT count(*) FROM players WHERE measure_Income = rating + prod_megacredit' >own.txt
[[ $(<own.txt) == 2 ]] || fail "the income of two players: $(<own.txt), $(head -1 own.csv)"
"$rego" --canon own table generations "$game" >own.csv
IFS= read -r header <own.csv
[[ ,${header%$'\r'}, == *,measure_Income,* ]] || fail "no income by generation: $header"
