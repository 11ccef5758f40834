#!/bin/sh
# Installs gwasprivacy from this folder, without a network.
#   sh install.sh [--to FOLDER] [--no-desktop]
# FOLDER: where the program goes (default: ~/.local/share/gwasprivacy); removing it removes the program.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
to=${XDG_DATA_HOME:-$HOME/.local/share}/gwasprivacy
desktop=yes
while [ $# -gt 0 ]; do
    case "$1" in
        --to) [ $# -gt 1 ] || { echo "install.sh: --to needs a folder" >&2; exit 2; }; to=$2; shift 2 ;;
        --no-desktop) desktop=no; shift ;;
        *) echo "usage: sh install.sh [--to FOLDER] [--no-desktop]" >&2; exit 2 ;;
    esac
done
(cd "$here" && sha256sum --quiet -c SHA256SUMS) || { echo "install.sh: this folder is damaged; unpack the archive again." >&2; exit 1; }
wanted=$(ls "$here/wheels" | sed -n 's/^numpy-.*-cp3\([0-9]*\)-.*/3.\1/p')
python=""
for candidate in "${GWASPRIVACY_PYTHON:-}" "python$wanted" python3; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
    if [ "$("$candidate" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" = "$wanted" ]; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
    echo "install.sh: this bundle is for Python $wanted, which was not found. Install it, or set GWASPRIVACY_PYTHON to it." >&2
    exit 1
fi
marker=$to/.gwasprivacy-installation
if [ -e "$to" ] && [ ! -e "$marker" ]; then
    echo "install.sh: $to exists and is not an installation of gwasprivacy. Choose another folder with --to." >&2
    exit 1
fi
rm -rf "$to"
"$python" -m venv "$to"
touch "$marker"
pip() { "$to/bin/python" -m pip install -q --disable-pip-version-check --no-index --find-links "$here/wheels" "$@"; }
pip --require-hashes -r "$here/requirements.lock"
pip --no-deps gwasprivacy
missing=$(sh "$here/missing_packages.sh")
if [ -n "$missing" ]; then echo "The window also needs these system packages: $missing"; fi
if [ "$desktop" = yes ]; then
    menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
    mkdir -p "$HOME/.local/bin" "$menu"
    ln -sf "$to/bin/gwasprivacy" "$HOME/.local/bin/gwasprivacy"
    sed "s|^Exec=.*|Exec=\"$to/bin/gwasprivacy\" gui %f|" "$here/gwasprivacy.desktop" > "$menu/gwasprivacy.desktop"
fi
echo "Installed. Start it with $to/bin/gwasprivacy"
