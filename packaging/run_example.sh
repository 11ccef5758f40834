#!/bin/sh
# Opens the window on the bundled example; without a usable display it runs the same example headless.
set -eu
cd "$(dirname "$0")/.."
if .venv/bin/python packaging/has_display.py; then
    exec .venv/bin/gwasprivacy gui --example
fi
echo "No display here: running the example without a window."
QT_QPA_PLATFORM=offscreen exec .venv/bin/gwasprivacy demo
