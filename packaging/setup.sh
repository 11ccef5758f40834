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
missing=$(sh packaging/missing_packages.sh)

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
# The oracles of tests, and the screen, windows, mouse and keyboard of tests/journeys; a test that cannot find one fails in CI and
# skips elsewhere.  Each: the program, and the Debian package that has it.
optional=""
if [ "$kind" = dev ]; then
    for tool in plink1.9:plink1.9 openssl:openssl Xvfb:xvfb openbox:openbox xdotool:xdotool pdfinfo:poppler-utils; do
        command -v "${tool%%:*}" >/dev/null 2>&1 || optional="$optional ${tool##*:}"
    done
    [ -d /usr/share/fonts/truetype/dejavu ] || optional="$optional fonts-dejavu-core"
fi

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
if [ "$kind" = dev ]; then
    # Each version of an output checkers' reader, whole but for its dependencies: two cannot stand in one environment.
    for reader in packaging/reader-*.lock; do
        place=.venv/readers/$(basename "$reader" .lock)
        rm -rf "$place"
        .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes --target "$place" -r "$reader"
    done
fi
# The developers' lock contains the users' lock.
[ "$kind" = run ] || touch .venv/ready-run
touch ".venv/ready-$kind"
