#!/usr/bin/env bash
# ./rego on a tree that is built already: works from any folder and through a link, and says nothing of its own.
# A tree of its own, with a stand-in for the binary, so that no build can start.
set -euo pipefail
unset REGO_PRESET
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

fail() { echo "$*" >&2; exit 1; }

mkdir -p "$tree"/{parser,engine,app,canon,cmake,tools,build/release,elsewhere}
cp "$root/rego" "$tree/"
touch "$tree/CMakeLists.txt" "$tree/parser/parse.cpp"
printf '#!/bin/sh\necho "ran in $PWD with $*"\n' >"$tree/build/release/rego"
printf '#!/bin/sh\necho "built $*"\ntouch "%s/build/release/.rego-built"\n' "$tree" >"$tree/tools/build"
chmod +x "$tree/build/release/rego" "$tree/tools/build"
touch -d '1 minute' "$tree/build/release/.rego-built"

expect() {  # expect STANDARD-OUTPUT STANDARD-ERROR COMMAND...
    local out=$1 err=$2 actual
    shift 2
    actual=$("$@" 2>"$tree/stderr") || fail "$* failed"
    [[ $actual == "$out" ]] || fail "$*: printed '$actual' instead of '$out'"
    [[ $(<"$tree/stderr") == "$err" ]] || fail "$*: complained '$(<"$tree/stderr")' instead of '$err'"
}

cd "$tree/elsewhere"
ln -s ../rego link
expect "ran in $PWD with -c count Plant" "" ../rego -c 'count Plant'
expect "ran in $PWD with " "" ./link
expect "ran in $PWD with " "" "$tree/rego"

touch -d '2 minutes' "$tree/parser/parse.cpp"
expect "ran in $PWD with --help" "built --quiet release rego" ../rego --help

touch -d '1 minute ago' "$tree"/parser{,/parse.cpp}
touch "$tree/build/release/.rego-built"
expect "ran in $PWD with " "" ../rego
touch -d '1 minute' "$tree/parser"  # as when a file is added or removed
expect "ran in $PWD with " "built --quiet release rego" ../rego
