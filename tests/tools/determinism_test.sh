#!/usr/bin/env bash
# The same scripts give the same output to the byte, state and log included: on every run, with any number of workers,
# and in every build that is there (release, debug, asan).
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

for game in "$root"/scripts/games/*.rego; do
    { cat "$game"; printf '\nlog full\nstate\nscore\nmap\nmoves\nledger\n'; } >"$(basename "$game")"
done
"$rego" ./*.rego >first.out 2>first.err || fail "the games fail: $(<first.err)"
"$rego" --json ./*.rego >first.json
env PADDING="$(head -c 5000 /dev/zero | tr '\0' x)" "$rego" -j 4 ./*.rego >second.out 2>second.err
cmp first.out second.out || fail "another run prints something else"
cmp first.err second.err || fail "another run complains of something else"
"$rego" -j 2 --json ./*.rego | cmp first.json - || fail "another run says something else in JSON"
for preset in release debug asan; do
    other=$root/build/$preset/rego
    [[ -x $other && ! $other -ef $rego && $other -nt $root/canon && -n ${REGO_ALL_BUILDS:-} ]] || continue
    "$other" --json ./*.rego | cmp first.json - || fail "the build $preset says something else"
done
