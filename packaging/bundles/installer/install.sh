#!/bin/sh
# Installs gwasprivacy from this folder, without a network (Linux and macOS).  Finds the right Python and starts install.py.
#   sh install.sh [--to FOLDER] [--everyone] [--no-desktop] [--check] [--uninstall]
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
wanted=$(sed -n 's/.*"python": *"\([0-9.]*\)".*/\1/p' "$here/bundle.json" 2>/dev/null) || wanted=
if [ -z "$wanted" ] || [ ! -f "$here/install.py" ]; then
    echo "install.sh: this folder is damaged or incomplete. Unpack the archive again." >&2
    exit 2
fi
for candidate in "${GWASPRIVACY_PYTHON:-}" "python$wanted" python3 python; do
    if ! command -v "$candidate" >/dev/null 2>&1; then continue; fi
    found=$("$candidate" -I -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
    if [ "$found" = "$wanted" ]; then exec "$candidate" -I "$here/install.py" "$@"; fi
done
echo "install.sh: this archive is for Python $wanted, which was not found. Install it, or set GWASPRIVACY_PYTHON to it." >&2
echo "install.sh: on Linux, the archive of the self-contained application needs no Python at all." >&2
exit 2
