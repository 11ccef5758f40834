"""Verifying one report in a fresh process: its time beside that of ``import numpy``, in turn, and the program's lines that it loads.

python bench/verify.py [--runs 7]
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

VERIFY = """
import sys
from pathlib import Path
from gwasprivacy.release.verify import verify_report
assert verify_report(Path(sys.argv[1]), Path(sys.argv[2])).valid
own = [m.__file__ for n, m in list(sys.modules.items()) if n.split(".")[0] == "gwasprivacy" and getattr(m, "__file__", None)]
print(len(own), sum(len(Path(each).read_text(encoding="utf-8").splitlines()) for each in own))
"""


def seconds(*words: str) -> tuple[float, str]:
    began = time.perf_counter()
    said = subprocess.run([sys.executable, "-c", *words], check=True, capture_output=True, text=True).stdout
    return time.perf_counter() - began, said


def main() -> None:
    from tests.release.scene import set_up

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        scene = set_up(Path(folder))
        report = scene.release().report_path
        ours, numpys = [], []
        for _ in range(runs):
            took, said = seconds(VERIFY, str(report), str(scene.public_key_path))
            ours.append(took)
            numpys.append(seconds("import numpy")[0])
    mine, peer = statistics.median(ours), statistics.median(numpys)
    modules, lines = said.split()
    print(f"verify one report: {mine:.2f} s, import numpy: {peer:.2f} s, ratio {mine / peer:.1f} (median of {runs})")
    print(f"the program's own modules that it loads: {modules}, {lines} lines")


if __name__ == "__main__":
    main()
