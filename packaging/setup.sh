#!/bin/sh
# Sets everything up: Python's venv module, the system libraries that Qt needs, .venv, locked dependencies, the project.
#   sh packaging/setup.sh run|dev
# As root on a system with apt, what is missing is installed; otherwise the exact command is printed and nothing is changed.
set -eu
cd "$(dirname "$0")/.."
kind=${1:-run}
case "$kind" in
    run) lock=packaging/requirements.lock ;;
    dev) lock=packaging/requirements-dev.lock ;;
    *) echo "usage: setup.sh run|dev" >&2; exit 2 ;;
esac

# --- system packages -------------------------------------------------------------------------------------------------
# Each line: the file that the dynamic linker must find, and the Debian package that has it.  Found with
# `readelf -d` on the wheels' Qt libraries and platform plugins, and by starting from a bare container root.
libraries="
libEGL.so.1 libegl1
libGL.so.1 libgl1
libglib-2.0.so.0 libglib2.0-0
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libdbus-1.so.3 libdbus-1-3
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libX11.so.6 libx11-6
libX11-xcb.so.1 libx11-xcb1
libxcb.so.1 libxcb1
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render.so.0 libxcb-render0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-util.so.1 libxcb-util1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
"
missing=""
if [ "$(uname -s)" = Linux ]; then
    ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
    known=$("$ldconfig" -p 2>/dev/null || true)
    missing=$(echo "$libraries" | while read -r file package; do
        [ -n "$file" ] || continue
        case "$known" in *"$file"*) ;; *) printf '%s ' "$package" ;; esac
    done)
    # Qt draws its text with the system's fonts; a bare system has none.
    if ! find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
            \( -name '*.ttf' -o -name '*.otf' \) 2>/dev/null | grep -q .; then
        missing="$missing fonts-dejavu-core"
    fi
fi

python=""
for candidate in "${GWASPRIVACY_PYTHON:-}" python3 python3.13 python3.12 python3.11; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$candidate; break; fi
done
if [ -z "$python" ]; then
    missing="$missing python3 python3-venv"
elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    missing="$missing python3-venv"
fi
# The oracle of the association tests; a test that cannot find it fails in CI and skips elsewhere.
optional=""
if [ "$kind" = dev ] && ! command -v plink1.9 >/dev/null 2>&1; then optional="plink1.9"; fi
if [ "$kind" = dev ] && ! command -v openssl >/dev/null 2>&1; then optional="$optional openssl"; fi

if [ -n "$(echo $missing)" ] || [ -n "$optional" ]; then
    wanted=$(echo $missing $optional)
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing system packages: $wanted"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null
    elif [ -n "$(echo $missing)" ]; then
        echo "These system packages are missing. Install them, then run make again:" >&2
        echo "    sudo apt-get install --no-install-recommends $(echo $missing)" >&2
        exit 1
    else
        echo "Some tests will be skipped without: sudo apt-get install $optional"
    fi
    [ -n "$python" ] || python=python3
fi

# --- Python packages ---------------------------------------------------------------------------------------------------
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Python 3.11 or newer is needed; $("$python" --version 2>&1) was found. Set GWASPRIVACY_PYTHON to a newer one." >&2
    exit 1
fi
if ! .venv/bin/python -c 'import pip' >/dev/null 2>&1; then
    echo "Making .venv"
    rm -rf .venv
    "$python" -m venv .venv
fi
echo "Installing locked dependencies into .venv (a few minutes the first time)"
.venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r "$lock"
.venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
# The developers' lock contains the users' lock.
[ "$kind" = run ] || touch .venv/ready-run
touch ".venv/ready-$kind"
