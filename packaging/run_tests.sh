#!/bin/sh
# The whole suite.  Arguments go to pytest: make test TESTS="tests/membership -k theorem"
set -eu
cd "$(dirname "$0")/.."
# Every ledger of a test is written through to the disk, which takes longer than the test wherever the disk is one.  So temporary
# files are kept in memory where there is room for them and programs may be started from there; elsewhere where they always are.
memory=/dev/shm
if [ -z "${TMPDIR:-}" ] && [ "$(df -Pk "$memory" 2>/dev/null | awk 'NR == 2 { print $4 }')" -gt 3000000 ] 2>/dev/null &&
    own=$(mktemp -d "$memory/gwasprivacy-tests-XXXXXX"); then
    trap 'rm -rf "$own"' EXIT
    trap 'exit 130' INT TERM HUP
    printf '#!/bin/sh\n' >"$own/starts"
    chmod +x "$own/starts"
    if "$own/starts" 2>/dev/null; then export TMPDIR="$own"; fi
    rm "$own/starts"
fi
if [ $# -eq 0 ]; then
    # Once for all: where Python is told to write no compiled modules, every program that a test starts would compile its own.
    .venv/bin/python -m compileall -q gwasprivacy
    # So would each begin with the distance's search, half a minute of processors in all; what cannot be kept is compiled by who asks.
    .venv/bin/python -c "from gwasprivacy.association.significance_distance.search import compiled; compiled()" || true &
    # On one process more than there are cores, since tests wait for a fifth of their time; files in the order of tests/conftest.py.
    set -- -n "$(($(getconf _NPROCESSORS_ONLN) + 1))" --dist loadfile --no-loadscope-reorder tests
fi
.venv/bin/python -m pytest "$@"
