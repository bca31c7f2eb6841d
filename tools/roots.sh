# Sourced by tools/chroot-test and tools/page: file systems of other distributions, made with debootstrap and kept below
# the cache folder. Needs root and debootstrap.
roots=${XDG_CACHE_HOME:-$HOME/.cache}/rego/roots

needs_roots() {  # needs_roots TOOL
    [[ $EUID -eq 0 ]] || { echo "$1 needs root: it makes a root file system and changes into it" >&2; exit 2; }
    command -v debootstrap >/dev/null || { echo "$1 needs: apt-get install -y debootstrap" >&2; exit 2; }
}
inside() {  # inside ROOT COMMAND [SOURCES]: a shell in the root, with /proc and /dev, and a folder as /rego, for as long as it runs
    [[ -z ${3:-} ]] || mkdir -p "$1/rego"
    unshare --mount --pid --fork --kill-child bash -c '
        mount --make-rprivate /
        mount -t proc proc "$0/proc"
        mount --rbind /dev "$0/dev"
        [[ -z $2 ]] || mount --bind "$2" "$0/rego"
        exec chroot "$0" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
            DEBIAN_FRONTEND=noninteractive CI="${CI:-}" bash -c "$1"' "$1" "$2" "${3:-}"
}
make_base() {  # make_base DISTRIBUTION MIRROR SAY [debootstrap's ARGUMENTS...]: a minimal system
    local distribution=$1 mirror=$2 say=$3
    shift 3
    local base=$roots/$distribution recipe=""
    [[ ! -e $base.complete ]] || return 0
    rm -rf --one-file-system "$base"
    mkdir -p "$base"
    $say "making $base"
    # For every Ubuntu; an older debootstrap does not know the latest by name.
    [[ -e /usr/share/debootstrap/scripts/$distribution ]] || recipe=/usr/share/debootstrap/scripts/gutsy
    debootstrap --variant=minbase "$@" "$distribution" "$base" "$mirror" $recipe >"$base.log" 2>&1 ||
        { tail -5 "$base.log" >&2; $say "no root: is $mirror reachable?"; exit 1; }
    touch "$base.complete"
}
copy_base() {  # copy_base DISTRIBUTION ROOT: a copy that is ready for apt, with the settings of this machine's
    cp -a "$roots/$1" "$2"
    local setting
    for setting in /etc/apt/apt.conf.d/*; do  # what was put there by hand: proxies, mirrors
        dpkg -S "$setting" >/dev/null 2>&1 || cp "$setting" "$2/etc/apt/apt.conf.d/"
    done
    cp /etc/resolv.conf "$2/etc/resolv.conf"
}
