#!/bin/sh
# Starts rego: sets up and builds first when that is needed, then runs it with the arguments given.
# On a built tree this is one `find` and an exec. It runs at every start, so keep it that small.
case $0 in */*) root=${0%/*} ;; *) root=. ;; esac
[ -L "$0" ] && root=$(dirname "$(readlink -f "$0")")
build=$root/build/${REGO_PRESET:-release}
stamp=$build/.rego-built  # as old as the start of the last good build, so an edit made meanwhile counts as newer

if [ ! -e "$stamp" ]; then
    echo "rego: building for the first time, this takes a few minutes" >&2
    stale=1
else
    # Folders count too: removing a file makes its folder newer.
    stale=$(find "$root/parser" "$root/engine" "$root/app" "$root/canon" "$root/cmake" "$root/CMakeLists.txt" \
        -newer "$stamp" -print -quit 2>/dev/null)
    [ -z "$stale" ] || echo "rego: sources changed, rebuilding" >&2
fi

if [ -n "$stale" ]; then
    mkdir -p "$build" && touch "$stamp.next" &&
        "$root/tools/build" --quiet "${REGO_PRESET:-release}" rego >&2 &&
        mv "$stamp.next" "$stamp" || exit
fi

exec "$build/rego" "$@"
