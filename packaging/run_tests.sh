#!/bin/sh
# The whole suite, on as many processes as there are cores.  Arguments go to pytest: make test TESTS="tests/membership -k theorem"
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then exec .venv/bin/python -m pytest "$@"; fi
exec .venv/bin/python -m pytest -n "$(getconf _NPROCESSORS_ONLN)" --dist loadfile tests
