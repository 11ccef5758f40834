"""Runs every benchmark of this folder, one after the other, and prints what each measured beside its named peer.

``make bench`` runs all, those of a biobank's size among them (``LARGE``), which need 6 GB of disk and some minutes;
``python bench/run_all.py drag ten_million`` runs some.  Nothing here decides whether tests pass:
times on shared machines are for reading, and each script states the ratio to a peer that ran in the same process.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
LARGE = {
    "ten_million": ("tables", "--people", "100", "--snps", "10000000", "--runs", "1"),
    "biobank_array": ("tables", "--people", "50000", "--snps", "200000", "--runs", "1"),
}
"""Further runs of a script: its name, and what it is told."""


def main() -> int:
    wanted = sys.argv[1:]
    scripts = sorted(path for path in HERE.glob("*.py") if path.stem != "run_all" and not path.stem.startswith("_"))
    runs: dict[str, tuple[str, ...]] = {**{path.stem: (path.stem,) for path in scripts}, **LARGE}
    unknown = set(wanted) - runs.keys()
    if unknown:
        print(f"There is no benchmark {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    failed = []
    for name, (script, *told) in runs.items():
        if wanted and name not in wanted:
            continue
        print(f"\n== {name}", flush=True)
        if subprocess.run([sys.executable, str(HERE / f"{script}.py"), *told], check=False).returncode != 0:
            failed.append(name)
    if failed:
        print(f"\nDid not finish: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
