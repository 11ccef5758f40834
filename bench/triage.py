"""``triage`` of a folder of many large files, beside pandas that reads the same files and looks at nothing, in the same process.

python bench/triage.py [--files 100] [--snps 1000000] [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import gzip
import os
import tempfile
import time
from pathlib import Path

import numpy as np
import pandas as pd

from gwasprivacy.release.result_files.triage import Asked, triage

PEOPLE = 500_000


def make_file(path: Path, n_snps: int, seed: int) -> None:
    """A table as GWAS-SSF has it, of one of 20 cohorts, packed."""
    rng = np.random.default_rng(seed)
    p = np.random.default_rng(1).uniform(0.05, 0.5, n_snps)
    f = rng.binomial(2 * PEOPLE, p) / (2 * PEOPLE)
    z = rng.standard_normal(n_snps)
    se = 1 / np.sqrt(2 * f * (1 - f) * PEOPLE)
    frame = pd.DataFrame(
        {
            "chromosome": np.arange(n_snps) * 22 // n_snps + 1,
            "base_pair_location": np.arange(n_snps) * 100 + 1000,
            "effect_allele": "A",
            "other_allele": "G",
            "beta": z * se,
            "standard_error": se,
            "effect_allele_frequency": f,
            "p_value": np.exp(-z * z),
            "rsid": [f"rs{row}" for row in range(1000, 1000 + n_snps)],
            "n": PEOPLE,
        }
    )
    with gzip.open(path, "wt", compresslevel=1, encoding="utf-8") as file:
        frame.to_csv(file, sep="\t", index=False, float_format="%.6g")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", type=int, default=100)
    parser.add_argument("--snps", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, help="where the files are made (default: a new one, removed)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=args.folder) as fresh:
        folder = Path(fresh)
        made = min(args.files, 20)
        for each in range(made):
            make_file(folder / f"cohort{each}.tsv.gz", args.snps, each)
        for each in range(made, args.files):
            os.link(folder / f"cohort{each % made}.tsv.gz", folder / f"again{each}.tsv.gz")
        start = time.perf_counter()
        pd.read_csv(folder / "cohort0.tsv.gz", sep="\t")
        peer = time.perf_counter() - start
        start = time.perf_counter()
        queue = triage(Asked(folder=folder, participants=PEOPLE))
        took = time.perf_counter() - start
    print(
        f"{args.files} files of {args.snps:,} rows: {took:.0f} s, {took / args.files:.2f} s a file; {queue.summary()}"
    )
    print(f"pandas reads one in {peer:.2f} s, on one core, and looks at nothing")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
