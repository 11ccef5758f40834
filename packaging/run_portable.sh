#!/bin/sh
# The demonstration to a verified report, then the suite, with all names hidden from the program that only POSIX systems have.
#   sh packaging/run_portable.sh [short | arguments for pytest]
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
hide="-p tests.without_posix.hiding"
if [ "${1:-}" = short ]; then
    # A ledger, a release, a check, a window; what a kill leaves; and that names are hidden at all.
    exec "$python" -m pytest $hide tests/base/platforms tests/base/test_safe_files.py tests/without_posix \
        tests/release/test_engine.py tests/release/test_crash.py tests/cli/test_demo.py
fi
if [ $# -gt 0 ]; then exec "$python" -m pytest $hide "$@"; fi
"$python" -c "from tests.without_posix.hiding import hide; hide(); from gwasprivacy.cli.main import main; raise SystemExit(main())" demo
exec "$python" -m pytest -n "$(getconf _NPROCESSORS_ONLN)" --dist loadfile --no-loadscope-reorder $hide tests
