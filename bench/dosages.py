"""Summing dosages of a BGEN, of a ``.pgen`` and of a VCF (``DS``), in turn with ``plink2 --freq`` on the same file.

Ours runs in this process, after the study was opened, but for a VCF, which is read while it is opened; the peer is a whole process, and sums everybody together where ours sums
cases and controls apart, with the squares that effects need.  Nanoseconds are per genotype.  Needs plink2, which also makes the files.

    python bench/dosages.py [--people 20000] [--snps 1000] [--runs 3]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tables import whole_process

from gwasprivacy.study.formats.registry import open_study


def make_files(folder: Path, n_people: int, n_snps: int) -> dict[Path, list[str]]:
    """Seven tenths of all genotypes are imputed, a hundredth is missing: each file with what plink2 reads it by."""
    prefix = str(folder / "imputed")
    dummy = ["--dummy", str(n_people), str(n_snps), "0.01", "dosage-freq=0.7", "--seed", "1"]
    for words in (
        [*dummy, "--make-pgen", "--out", prefix],
        ["--pfile", prefix, "--export", "bgen-1.2", "bits=8", "--out", prefix],
        ["--pfile", prefix, "--export", "vcf", "vcf-dosage=DS", "--out", prefix],
    ):
        subprocess.run(["plink2", *words], check=True, stdout=subprocess.DEVNULL)
    with (folder / "cases.tsv").open("w", encoding="utf-8") as file:
        file.write("FID\tIID\tPHENO\n")
        file.writelines(f"per{person}\tper{person}\t{1 + person % 2}\n" for person in range(n_people))
    bgen = ["--bgen", f"{prefix}.bgen", "ref-first", "--sample", f"{prefix}.sample"]
    vcf = ["--vcf", f"{prefix}.vcf", "dosage=DS"]
    return {folder / "imputed.bgen": bgen, folder / "imputed.pgen": ["--pfile", prefix], folder / "imputed.vcf": vcf}


def counting(path: Path) -> tuple[float, float]:
    """Wall and processor seconds."""
    reads_while_opening = path.suffix == ".vcf"
    start, busy = time.perf_counter(), time.process_time()
    study = open_study(path, dosages=True, phenotype=path.with_name("cases.tsv"))
    if not reads_while_opening:
        start, busy = time.perf_counter(), time.process_time()
    study.count_calls()
    return time.perf_counter() - start, time.process_time() - busy


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--snps", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    if shutil.which("plink2") is None:
        print("left out: plink2 is not installed")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        for path, words in make_files(Path(folder), args.people, args.snps).items():
            peer = ["plink2", *words, "--freq", "--out", f"{folder}/freq"]
            ours, theirs = [], []
            for _ in range(args.runs + 1):  # the first round warms the disk's cache
                ours.append(counting(path))
                theirs.append(whole_process(peer)[:2])
            each = 1e9 / (args.people * args.snps)
            (wall, cpu), (peer_wall, peer_cpu) = (
                [min(column) for column in zip(*rows[1:], strict=True)] for rows in (ours, theirs)
            )
            print(
                f"{path.suffix:6} {wall * each:5.1f} ns of time, {cpu * each:5.1f} of processors; plink2 --freq "
                f"{peer_wall * each:5.1f} and {peer_cpu * each:5.1f}: {cpu / peer_cpu:.1f} times its processors"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
