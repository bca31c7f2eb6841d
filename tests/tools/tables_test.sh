#!/usr/bin/env bash
# The questions of docs/tables.md, asked of the sample games with SQLite: each runs, and has an answer.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
command -v sqlite3 >/dev/null || { echo "sqlite3 is missing; tools/setup installs it" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

for kind in games players generations cards events; do
    "$rego" table $kind "$root"/scripts/games/*.rego -j 2 -o $kind.csv
    sqlite3 games.db ".import --csv $kind.csv $kind"
done

# Each block of SQL, as it stands there, into a file of its own.
awk '/^```sql$/ { n++; inside = 1; next } /^```$/ { inside = 0 } inside { print > ("question" n ".sql") }' \
    "$root/docs/tables.md"
[[ $(ls question*.sql | wc -l) -eq 5 ]] || fail "there are not five questions"
for question in question*.sql; do
    sqlite3 games.db <"$question" >answer || fail "$question: $(<"$question")"
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
