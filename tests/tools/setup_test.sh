#!/usr/bin/env bash
# tools/setup on a machine without tools: it must only say what it would install, and stop with status 2.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() { echo "$*" >&2; exit 1; }

status=0
said=$(PATH=/nowhere REGO_NO_INSTALL=1 "$BASH" tools/setup 2>&1) || status=$?
[[ $status -eq 2 ]] || fail "status $status instead of 2"
[[ $(wc -l <<<"$said") -eq 1 ]] || fail "not one line: $said"
[[ $said == *"apt-get install -y --no-install-recommends g++ cmake "* ]] || fail "no apt-get line: $said"
[[ $said != *clang* ]] || fail "only the fuzz targets need clang: $said"
said=$(PATH=/nowhere REGO_NO_INSTALL=1 "$BASH" tools/setup fuzz 2>&1) || true
[[ $said == *" g++ "*" clang"* ]] || fail "no clang for the fuzz targets: $said"

# On the machine that runs this test everything is there, so setting up is silent and needs no root.
[[ -z $(REGO_NO_INSTALL=1 tools/setup 2>&1) ]] || fail "something is missing, although the tests were built"
said=$(PATH=/nowhere REGO_NO_INSTALL=1 "$BASH" tools/setup tests 2>&1) || true
[[ $said == *" g++ "*" chromium-headless-shell"* ]] || fail "no browser for the tests: $said"
