#!/usr/bin/env bash
# What is installed and packed: nothing that lintian calls an error, the same bytes twice (with REGO_CI=long), and all that belongs to it. The
# sources of an archive, without their history, still know their version.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
[[ $PWD/.. -ef $root/build/release ]] || { echo "only what is released is packed"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export REGO_DIRTY=1 SOURCE_DATE_EPOCH=1763500000

"$root/tools/release" "$work/one" >/dev/null
(cd "$work/one" && sha256sum --quiet -c SHA256SUMS) || fail "the sums are wrong"
if [[ ${REGO_CI:-} == long ]]; then  # it takes ten seconds
    "$root/tools/release" "$work/two" >/dev/null
    cmp "$work/one/SHA256SUMS" "$work/two/SHA256SUMS" || fail "packed again, other bytes: $(cat "$work"/*/SHA256SUMS)"
fi
package=$(echo "$work"/one/*.deb)
complaints=$(lintian --allow-root --fail-on error "$package") || fail "$complaints"
dpkg-deb -f "$package" Depends | grep -qE '^libc6 \(>= [0-9.]+\)$' || fail "depends on more: $(dpkg-deb -f "$package" Depends)"

dpkg-deb -x "$package" "$work/deb"
tar -xzf "$work"/one/*.tar.gz -C "$work"
has() { [[ -s $1/$2 ]] || fail "$1 has no $2"; }
for prefix in "$work/deb/usr" "$work"/rego-*; do
    for file in share/man/man1/rego.1.gz share/bash-completion/completions/rego share/fish/vendor_completions.d/rego.fish \
        share/doc/rego/{README.md,CHANGELOG.md,copyright,docs/commands.md,examples/games/solo-tharsis.rego} \
        share/vim/vimfiles/{syntax,ftdetect}/rego.vim share/rego/editor/package.json; do
        has "$prefix" $file
    done
    (cd "$prefix/share/doc/rego/examples/games" && "$prefix/bin/rego" --quiet solo-tharsis.rego) >/dev/null ||
        fail "the program does not replay a game"
    zcat "$prefix/share/man/man1/rego.1.gz" | cmp - <("$rego" manual man) || fail "another man page"
done
has "$work/deb/usr" share/zsh/vendor-completions/_rego
has "$work"/rego-* share/zsh/site-functions/_rego
has "$work"/rego-* share/doc/rego/LICENSE

# Sources without their history: those of `git archive` know their commit, others the version.
mkdir -p "$work/sources/cmake"
cp "$root"/CHANGELOG.md "$work/sources/"
cp "$root"/cmake/version.cpp.in "$work/sources/cmake/"
text() {
    cmake -DSOURCE="$work/sources" -DOUT="$work/version.cpp" -Dversion=1.2.3 -P "$root/cmake/version.cmake"
    sed -n 's/.*version_text() { return "\(.*\)"; }/\1/p' "$work/version.cpp"
}
cp "$root/cmake/commit.txt" "$work/sources/cmake/"
[[ $(text) == "rego 1.2.3" ]] || fail "without a commit: $(text)"
printf '%s\n' 0123456789 2026-11-19 >"$work/sources/cmake/commit.txt"
[[ $(text) == "rego 1.2.3 (0123456789, 2026-11-19)" ]] || fail "of an archive: $(text)"
touch -d 2020-01-01 "$work/version.cpp"
text >/dev/null
[[ $(date -r "$work/version.cpp" +%Y) == 2020 ]] || fail "the file was written although nothing had changed"
