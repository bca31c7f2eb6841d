#!/usr/bin/env bash
# tools/setup on a machine without tools: it must only say what it would install, and stop with status 2.
set -euo pipefail
unset REGO_YES REGO_NO_INSTALL REGO_NO_BROWSER  # whoever runs the tests may have them set
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
[[ $said == *" g++ "*" sqlite3"*" fish"*" chromium nodejs npm" ]] || fail "no database, no shells or no browser for the tests: $said"
said=$(PATH=/nowhere REGO_NO_INSTALL=1 REGO_NO_BROWSER=1 "$BASH" tools/setup tests 2>&1) || true
[[ $said == *" g++ "*" sqlite3 "* && $said != *chromium* ]] || fail "a browser that nobody wants: $said"

# A machine that has nothing but apt-get: on a terminal it asks first, elsewhere it goes on.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
for tool in bash env mktemp rm cat; do ln -s "$(command -v "$tool")" "$work/bin/"; done
printf '#!%s\necho "$@" >>"%s/installed"\n' "$BASH" "$work" >"$work/bin/apt-get"
printf '#!%s\n"$@"\n' "$BASH" >"$work/bin/sudo"
chmod +x "$work/bin/"{apt-get,sudo}
on_terminal() { script -qec "env PATH=$work/bin $1 bash tools/setup" /dev/null; }
status=0
said=$(on_terminal "" <<<n) || status=$?
[[ $status -eq 2 && ! -e $work/installed ]] || fail "installed although the answer was no: $said"
[[ $said == *"rego needs packages"*"install them now?"* ]] || fail "did not ask: $said"
on_terminal "" <<<y >/dev/null
grep -q "^install .*g++" "$work/installed" || fail "did not install although the answer was yes"
rm "$work/installed"
said=$(on_terminal REGO_YES=1 </dev/null)
[[ -e $work/installed && $said != *"install them now?"* ]] || fail "REGO_YES=1 did not go on: $said"
rm "$work/installed"
env PATH="$work/bin" bash tools/setup </dev/null >/dev/null 2>&1
[[ -e $work/installed ]] || fail "did not go on without a terminal"

# A machine with another package manager: what is missing by that manager's names, and nothing is installed.
rm "$work/bin/apt-get" "$work/installed"
for manager in dnf pacman brew; do
    printf '#!%s\necho "$@" >>"%s/installed"\n' "$BASH" "$work" >"$work/bin/$manager"
    chmod +x "$work/bin/$manager"
    status=0
    said=$(env PATH="$work/bin" bash tools/setup </dev/null 2>&1) || status=$?
    [[ $status -eq 2 && ! -e $work/installed ]] || fail "installed something with $manager: $said"
    [[ $said == *"$manager "*" ninja"*" ccache"* ]] || fail "no names for $manager: $said"
    rm "$work/bin/$manager"
done
