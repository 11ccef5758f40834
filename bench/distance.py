"""The exact distance to significance on one core, beside the published constant-time method in plain Python.

Peer: ``_simmons_berger.py``, for the allelic test only; it runs on the first SNPs and its time is scaled to all of them.  Beside
the times: how often its distances are the exact ones.  Their score's noise is only proven for exact distances.

    python bench/distance.py [--quick]
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np
from _simmons_berger import neighbour_score

from gwasprivacy.association.scores.significance import chi_square_at
from gwasprivacy.association.significance_distance.exact_distance import distances_of_counts

P_VALUES = (1e-10, 5e-8, 1e-3)
FREEDOM = {"genotypic": 2, "allelic": 1, "trend": 1}
PEER_SNPS = 1000
# name, SNPs, cases, controls, share of SNPs with an effect, the largest effect (difference of allele frequencies)
STUDIES = (
    ("10,000 SNPs, N = 2000", 10_000, 1000, 1000, 0.014, 0.4),
    ("500,000 SNPs, N = 10,000", 500_000, 5000, 5000, 0.011, 0.3),
    ("30 % significant, R ≠ S", 100_000, 7000, 3000, 0.33, 0.3),
)
TARGETS = {"10,000 SNPs, N = 2000": 0.5, "500,000 SNPs, N = 10,000": 30.0}


def tables(n_snps: int, n_cases: int, n_controls: int, share: float, largest: float) -> np.ndarray:
    rng = np.random.default_rng(1)
    frequency = rng.uniform(0.05, 0.5, n_snps)
    effect = np.where(rng.random(n_snps) < share, rng.uniform(0.05, largest, n_snps), 0.0)
    counts = np.empty((n_snps, 2, 3), dtype=np.int32)
    for group, (people, p) in enumerate(((n_cases, np.minimum(frequency + effect, 0.95)), (n_controls, frequency))):
        counts[:, group] = rng.multinomial(people, np.stack([(1 - p) ** 2, 2 * p * (1 - p), p * p], axis=1))
    return counts


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a tenth of the SNPs")
    args = parser.parse_args()
    for test in FREEDOM:
        distances_of_counts(tables(100, 50, 50, 0.5, 0.3), test, 10.0)  # warm-up
    missed = 0
    for name, n_snps, n_cases, n_controls, share, largest in STUDIES:
        n_snps = n_snps // 10 if args.quick else n_snps
        counts = tables(n_snps, n_cases, n_controls, share, largest)
        target = f"; target {TARGETS[name]:g} s a line" if name in TARGETS else ""
        print(f"{name} (R = {n_cases}, S = {n_controls}; {n_snps:,} SNPs, one core{target})")
        for test, freedom in FREEDOM.items():
            for p_value in P_VALUES:
                c = chi_square_at(p_value, freedom)
                started = time.perf_counter()
                scores = distances_of_counts(counts, test, c)
                took = time.perf_counter() - started
                missed += took > TARGETS.get(name, np.inf)
                line = f"  {test:9} p < {p_value:<6g} {took:8.3f} s   {(scores >= 0).mean():6.2%} significant"
                print(line + (f"   {compared(counts, c, scores, took)}" if test == "allelic" else ""), flush=True)
    print("All targets met." if not missed else f"{missed} lines took longer than their target.")
    return 0


def compared(counts: np.ndarray, c: float, scores: np.ndarray, took: float) -> str:
    """The peer on the first SNPs, half of them significant where there are so many, and how often it agrees."""
    significant = np.flatnonzero(scores >= 0)[: PEER_SNPS // 2]
    chosen = np.concatenate([significant, np.flatnonzero(scores < 0)[: PEER_SNPS - len(significant)]])
    rows = counts[chosen].tolist()
    started = time.perf_counter()
    theirs = np.array([neighbour_score(cases, controls, c) for cases, controls in rows])
    scaled = (time.perf_counter() - started) * len(counts) / len(rows)
    off = theirs - scores[chosen]
    # A score too low in size is a distance that does not exist; too high, one that misses a nearer table.
    return (
        f"peer {scaled:7.1f} s, {scaled / took:5.0f} times slower; differs from the exact score at "
        f"{np.count_nonzero(off)} of {len(rows)} SNPs ({np.count_nonzero(off[: len(significant)])} of {len(significant)} "
        f"significant), by up to {np.abs(off).max():.0f}"
    )


if __name__ == "__main__":
    sys.exit(main())
