"""Runs every benchmark of this folder, one after the other, and prints what each measured beside its named peer.

``make bench`` runs all; ``python bench/run_all.py drag selection`` runs some.  Nothing here decides whether tests pass:
times on shared machines are for reading, and each script states the ratio to a peer that ran in the same process.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> int:
    wanted = sys.argv[1:]
    scripts = sorted(path for path in HERE.glob("*.py") if path.stem != "run_all" and not path.stem.startswith("_"))
    unknown = set(wanted) - {path.stem for path in scripts}
    if unknown:
        print(f"There is no benchmark {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    failed = []
    for path in scripts:
        if wanted and path.stem not in wanted:
            continue
        print(f"\n== {path.stem}", flush=True)
        if subprocess.run([sys.executable, str(path)], check=False).returncode != 0:
            failed.append(path.stem)
    if failed:
        print(f"\nDid not finish: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
