"""Starts the program beside an observer (``observed_program``), from such a file as the program's own: a process that the program
spawns runs none of it again, and imports nothing of tests.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.journeys.observed_program import run

if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:]))
