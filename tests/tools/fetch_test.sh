#!/usr/bin/env bash
# tools/fetch-replxx takes a copy from the cache only if it is what was fetched, to the byte.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "$*" >&2; exit 1; }

cache=${XDG_CACHE_HOME:-$HOME/.cache}/rego/replxx-rspamd
[[ -d $cache ]] || { echo "replxx came from elsewhere; nothing to test"; exit 0; }
export XDG_CACHE_HOME=$work REGO_REPLXX_URL=http://127.0.0.1:1/nothing
mkdir -p "$work/rego" "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/apt-get"  # there is no network
chmod +x "$work/bin/apt-get"
fetch() { PATH=$work/bin:$PATH "$root/tools/fetch-replxx" 2>"$work/err"; }

cp -r "$cache" "$work/rego/"
[[ $(fetch) == "$work/rego/replxx-rspamd" ]] || fail "a good copy was not taken: $(<"$work/err")"
for damage in 'echo >>src/replxx.cxx' 'touch src/more.cxx' 'rm src/util.cxx' 'mv src/util.cxx src/utility.cxx' \
    'ln -s /dev/null src/more.cxx' 'ln -s .. src/more'; do
    rm -rf "$work/rego/replxx-rspamd"
    cp -r "$cache" "$work/rego/"
    (cd "$work/rego/replxx-rspamd" && eval "$damage")
    fetch >/dev/null && fail "taken from the cache after: $damage"
    grep -q "is not what it was" "$work/err" || fail "no word about it: $(<"$work/err")"
done
