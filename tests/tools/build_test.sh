#!/usr/bin/env bash
# tools/build --quiet: says how far it is, and shows the compiler's output only when something fails.
# A tree of its own, with a stand-in for CMake, so that nothing is built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

fail() { echo "$*" >&2; exit 1; }

mkdir -p "$tree"/{tools,bin}
cp "$root/tools/build" "$tree/tools/"
printf '#!/bin/sh\n' >"$tree/tools/setup"
cat >"$tree/bin/cmake" <<'CMAKE'
#!/bin/sh
[ "$1" = --build ] || { echo configured; exit 0; }
step=0
while [ $step -lt "$STEPS" ]; do
    step=$((step + 1))
    echo "[$step/$STEPS] Building part$step.cpp"
done
[ -z "$BROKEN" ] || { echo "part.cpp:1: error: $BROKEN"; exit 1; }
CMAKE
chmod +x "$tree/tools/setup" "$tree/bin/cmake"
export PATH=$tree/bin:$PATH STEPS=40 BROKEN=""
build=("$tree/tools/build" --quiet release rego)
stamp=$tree/build/release/.rego-built

# Not a terminal: each 10 %, on standard error, and nothing of what the compiler says.
said=$("${build[@]}" 2>&1 >"$tree/out")
expected="rego: building for the first time, this takes a few minutes"
for step in 4 8 12 16 20 24 28 32 36 40; do expected+=$'\n'"rego: building $step/40"; done
[[ $said == "$expected" ]] || fail "said '$said'"
[[ ! -s $tree/out ]] || fail "standard output belongs to rego: $(<"$tree/out")"
[[ -e $stamp ]] || fail "no stamp after a build"

# A small build needs no progress.
touch "$tree/build/release/build.ninja"
said=$(STEPS=2 "${build[@]}" 2>&1)
[[ $said == "rego: sources changed, rebuilding" ]] || fail "a small build said '$said'"

# A terminal: one line, redrawn, and taken away at the end.
said=$(script -qec "${build[*]}" /dev/null </dev/null | tr -d '\r')
[[ $said == *$'\e[Krego: building 7/40 …\e[Krego: building 8/40 …'* ]] || fail "drew '$said'"
[[ $said == *$'rego: building 40/40 …\e[K' ]] || fail "left the line standing: '$said'"

# A failure shows everything, and leaves no stamp that would make ./rego run an old binary.
rm "$stamp"
status=0
said=$(BROKEN="no such part" "${build[@]}" 2>&1) || status=$?
[[ $status -eq 1 ]] || fail "a failed build ended with $status"
[[ $said == *"[40/40] Building part40.cpp"*"error: no such part"*"rego: the build failed" ]] || fail "hid it: '$said'"
[[ ! -e $stamp ]] || fail "a failed build left a stamp"

# CMake would take the path for two, or for something else.
for sign in ';' '"' '$' '`' '\'; do
    odd="$tree/a${sign}b"
    mkdir -p "$odd/tools"
    cp "$root/tools/build" "$tree/tools/setup" "$odd/tools/"
    said=$("$odd/tools/build" --quiet release rego 2>&1) && fail "built in a path with $sign"
    [[ $said == *"\`$sign\` in its path"* ]] || fail "a path with $sign said '$said'"
done
