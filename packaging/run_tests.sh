#!/bin/sh
# The whole suite.  Arguments go to pytest: make test TESTS="tests/membership -k theorem"
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then exec .venv/bin/python -m pytest "$@"; fi
# Once for all: where Python is told to write no compiled modules, every program that a test starts would compile its own.
.venv/bin/python -m compileall -q gwasprivacy
# On as many processes as there are cores; files in the order of tests/conftest.py.
exec .venv/bin/python -m pytest -n "$(getconf _NPROCESSORS_ONLN)" --dist loadfile --no-loadscope-reorder tests
