#!/bin/sh
# Starts rego: sets up and builds first when that is needed, then runs it with the arguments given.
# On a built tree this is one `find` and an exec. It runs at every start, so keep it that small.
case $0 in */*) root=${0%/*} ;; *) root=. ;; esac
[ -L "$0" ] && root=$(dirname "$(readlink -f "$0")")
build=$root/build/${REGO_PRESET:-release}
stamp=$build/.rego-built  # made by tools/build

# Folders count too: removing a file makes its folder newer.
if [ ! -e "$stamp" ] || [ -n "$(find "$root/parser" "$root/engine" "$root/app" "$root/canon" "$root/cmake" \
    "$root/CMakeLists.txt" -newer "$stamp" -print -quit 2>/dev/null)" ]; then
    "$root/tools/build" --quiet "${REGO_PRESET:-release}" rego >&2 || exit
fi

exec "$build/rego" "$@"
