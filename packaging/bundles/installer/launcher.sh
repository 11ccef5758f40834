#!/bin/sh
# Starts the program beside it, and says in words before what this system lacks for it; the system's own message follows.
here=$(dirname "$(readlink -f "$0")")
version=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
case "$version" in
    "glibc "*)
        version=${version#glibc }
        if [ "$(printf '%s\nNEEDED\n' "$version" | sort -V | head -n 1)" != NEEDED ]; then
            echo "gwasprivacy: this system is too old: it has the GNU C library $version, and NEEDED or newer is needed (RHEL 9, Ubuntu 20.04, Debian 11 and what came later have it)." >&2
        fi ;;
    *) echo "gwasprivacy: this system has no GNU C library that names its version; NEEDED or newer is needed. The wheels for Python, or another machine, may do." >&2 ;;
esac
found=no
for place in /lib /usr/lib /lib64 /usr/lib64 /lib/x86_64-linux-gnu /usr/lib/x86_64-linux-gnu; do
    if [ -e "$place/libz.so.1" ]; then found=yes; fi
done
if [ "$found" = no ]; then
    echo "gwasprivacy: zlib (libz.so.1) is not where systems have it. Ask who administers this machine to install the package zlib1g (Debian, Ubuntu) or zlib (RHEL, Fedora)." >&2
fi
exec "$here/gwasprivacy-program" "$@"
