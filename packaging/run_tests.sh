#!/bin/sh
# The whole suite.  Arguments go to pytest: make test TESTS="tests/membership -k theorem"
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then exec .venv/bin/python -m pytest "$@"; fi
# One process more than there are cores, as journeys, disks and children are waited for; files in the order of tests/conftest.py.
processes=$(($(getconf _NPROCESSORS_ONLN) + 1))
exec .venv/bin/python -m pytest -n "$processes" --dist loadfile --no-loadscope-reorder tests
