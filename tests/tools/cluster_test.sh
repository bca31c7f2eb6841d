#!/usr/bin/env bash
# scripts/cluster/tables.py on a Dask cluster of two workers, on loopback: one is killed in the middle, and the database is
# that of one process all the same.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
python=/usr/bin/python3  # the one that Debian's packages are for
$python -c 'import distributed' 2>/dev/null || { echo "python3-distributed is missing; tools/setup tests installs it" >&2; exit 1; }

folder=$(mktemp -d)
jobs=()
trap 'kill "${jobs[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
export REGO=$PWD/rego HOME=$folder DASK_DISTRIBUTED__DASHBOARD__LINK=
printf '#!/bin/sh\nsleep 0.2\nexec "%s" "$@"\n' "$rego" >rego  # so that there is a middle
chmod +x rego

find "$root/scripts/games" "$root/tests/records" -name '*.rego' -o -name 'B*-2p-*.json.gz' | LC_ALL=C sort >paths
[[ $(wc -l <paths) -ge 10 ]] || fail "too few games"
"$rego" table all - -o one.db <paths

wait_for() {  # wait_for FILE
    local deadline=$((SECONDS + 60))
    until [[ -s $1 ]]; do
        ((SECONDS < deadline)) || fail "waited in vain for $1: $(cat ./*.log)"
        sleep 0.1
    done
}
$python -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 0 --no-dashboard --scheduler-file here.json >scheduler.log 2>&1 &
jobs+=($!)
wait_for here.json
address=$(sed -n 's/.*"address": "\([^"]*\)".*/\1/p' here.json | head -1)
for worker in 1 2; do
    $python -m distributed.cli.dask_worker "$address" --host 127.0.0.1 --no-nanny --nthreads 1 --no-dashboard >worker$worker.log 2>&1 &
    jobs+=($!)
done
victim=${jobs[2]}

$python "$root/scripts/cluster/tables.py" --scheduler "$address" --shard 1 -o many.db <paths 2>said &
command=$!
jobs+=("$command")
wait_for shards/shard-000003.db
kill -9 "$victim"
wait "$command" || fail "the command failed: $(<said) $(cat ./*.log)"

sqlite3 one.db .dump >one.sql
sqlite3 many.db .dump >many.sql
content() { grep '^INSERT' "$1"; }
cmp <(content one.sql) <(content many.sql) || fail "the cluster says something else"
for view in results elo; do
    cmp <(sqlite3 one.db "SELECT * FROM $view") <(sqlite3 many.db "SELECT * FROM $view") || fail "$view differs"
done
