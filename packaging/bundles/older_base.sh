#!/bin/sh
# Makes the system that the application for Linux is frozen on: Debian 11 (glibc 2.31) with the Python of Debian 12, built to ask for glibc 2.28.
#   sh older_base.sh ROOT
# Needs root, debootstrap, and a Debian whose packages come from a mirror with all of Debian.  A quarter of an hour, once.
set -eu
root=$1
if [ -e "$root/ready" ]; then exit 0; fi
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -v security | head -n 1)
if [ -z "$mirror" ]; then echo "older_base.sh: apt knows no mirror of Debian here; name one in /etc/apt/sources.list." >&2; exit 1; fi
mkdir -p "$root"
debootstrap --variant=minbase --include=ca-certificates,debian-archive-keyring bullseye "$root" "$mirror" >"$root.log" 2>&1 ||
    { tail -n 5 "$root.log" >&2; exit 1; }
cp /etc/resolv.conf "$root/etc/resolv.conf"
echo "deb-src $mirror bookworm main" >>"$root/etc/apt/sources.list"
cp "$(dirname "$0")/../missing_packages.sh" "$root/missing_packages.sh"
cat >"$root/build.sh" <<'END'
set -eu
export DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t proc proc /proc
apt-get update -qq
apt-get install -y -qq --no-install-recommends build-essential dpkg-dev libssl-dev zlib1g-dev libffi-dev libbz2-dev liblzma-dev \
    libsqlite3-dev uuid-dev xkb-data libwayland-egl1
# What Qt needs, asked of this system itself.
apt-get install -y -qq --no-install-recommends $(sh /missing_packages.sh)
cd /root
apt-get source -qq python3.11
cd python3.11-*/
# glibc 2.29 and 2.30 have new versions of these; the older ones are as good.
for name in exp exp2 log log2 pow; do echo "__asm__(\".symver $name,$name@GLIBC_2.2.5\");"; done >older.h
# A patch of Debian's has it ask for what only the core may see; Debian builds it into the core.
sed -i '1i #define Py_BUILD_CORE_MODULE 1' Modules/pyexpat.c
./configure -q --prefix=/opt/python --enable-shared --without-static-libpython --without-ensurepip \
    ac_cv_func_sem_clockwait=no CFLAGS="-include $PWD/older.h" LDFLAGS=-Wl,-rpath,/opt/python/lib
make -s -j"$(getconf _NPROCESSORS_ONLN)" >/dev/null
make -s install >/dev/null
cp LICENSE /opt/python/lib/python3.11/LICENSE.txt
cd / && rm -rf /root/python3.11*
/opt/python/bin/python3.11 -c 'import bz2, ctypes, hashlib, lzma, pyexpat, sqlite3, ssl, zlib'
END
unshare --mount --pid --fork --kill-child chroot "$root" /bin/sh /build.sh >>"$root.log" 2>&1 || { tail -n 15 "$root.log" >&2; exit 1; }
touch "$root/ready"
