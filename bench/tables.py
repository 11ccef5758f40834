"""``tables``, ``scores``, ``release`` and opening a study in the window, in turn with PLINK's own commands, as whole processes.

The peers: ``plink1.9 --model`` counts genotypes by case and control and writes them, as ``tables`` does; ``plink2 --geno-counts``
counts everybody together, which is less.  Where one is not installed it is left out.  Each command runs in turn with the
others, so that a busy machine is as busy for all of them; the best of each is compared, and the ratio is what counts.
Opening, as the window's worker does it, runs in this process, which has done it before: the second time and later.  On a busy machine
the processors' seconds tell more than the clock's.

    python bench/tables.py [--people 10000] [--snps 500000] [--runs 3] [--folder FOLDER]
    python bench/tables.py --people 100 --snps 10000000 --runs 1        # ten million SNPs: the memory that they take
    python bench/tables.py --people 50000 --snps 200000 --runs 1        # a biobank's array
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.release_work import open_facts

PASSPHRASE = "of a key that signs measurements only"
_POOL = 1000
"""SNPs that are made; the others are the same ones in another order."""


def make_study(prefix: Path, n_people: int, n_snps: int) -> None:
    """A fileset of unrelated people, a fifth of a per cent of calls missing, on 22 chromosomes."""
    rng = np.random.default_rng(1)
    rows = []
    for _ in range(min(_POOL, n_snps)):
        copies = rng.binomial(2, 0.5 * rng.beta(0.8, 1.6), n_people)
        codes = np.array([3, 2, 0], np.uint8)[copies]
        codes[rng.random(n_people) < 0.002] = 1
        four = np.pad(codes, (0, -n_people % 4)).reshape(-1, 4)
        rows.append(four[:, 0] | four[:, 1] << 2 | four[:, 2] << 4 | four[:, 3] << 6)
    pool = np.stack(rows)
    with prefix.with_suffix(".bed").open("wb") as bed:
        bed.write(b"\x6c\x1b\x01")
        for first in range(0, n_snps, len(pool)):
            bed.write(pool[rng.permutation(len(pool))[: n_snps - first]].tobytes())
    each = n_snps // 22 + 1
    with prefix.with_suffix(".bim").open("w", encoding="utf-8") as bim:
        for row in range(n_snps):
            place, alleles = row % each, ("A\tG", "C\tT", "G\tT", "T\tA")[row % 4]
            bim.write(f"{row // each + 1}\trs{1_000_000 + 7 * row}\t0\t{1000 + 120 * place}\t{alleles}\n")
    with prefix.with_suffix(".fam").open("w", encoding="utf-8") as fam:
        for person in range(n_people):
            fam.write(f"F{person} I{person} 0 0 {1 + person % 2} {1 + (person < n_people // 2)}\n")


def whole_process(command: Sequence[str]) -> tuple[float, float, float]:
    """Wall and processor seconds, and the peak memory in megabytes, of a command that must succeed."""
    start = time.perf_counter()
    asked = {**os.environ, "GWASPRIVACY_PASSPHRASE": PASSPHRASE}
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=asked)
    _, status, used = os.wait4(child.pid, 0)
    wall = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise SystemExit(f"{command[0]} ended with {child.returncode}")
    return wall, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def commands(prefix: Path) -> dict[str, list[str]]:
    ours = [sys.executable, "-I", "-m", "gwasprivacy"]
    out = str(prefix.with_name("out"))
    found = {
        "tables": [*ours, "tables", str(prefix), "--out", f"{out}.tables.tsv", "--force"],
        "scores": [*ours, "scores", str(prefix), "--score", "tv", "--out", f"{out}.scores.tsv", "--force"],
        "release": [*ours, "release", f"{out}.gwasplan", "--study", str(prefix), "--key", f"{out}.key.pem"],
        "plink1.9 --model": ["plink1.9", "--bfile", str(prefix), "--model", "--out", f"{out}.plink1"],
        "plink2 --geno-counts": ["plink2", "--bfile", str(prefix), "--geno-counts", "--out", f"{out}.plink2"],
    }
    for name in [name for name, words in found.items() if shutil.which(words[0]) is None]:
        print(f"{name} is left out: it is not installed")
        del found[name]
    return found


def in_turn(prefix: Path, runs: int) -> None:
    """Each in turn; a release has its own ledger and folder every time."""
    measured: dict[str, list[tuple[float, float, float]]] = {}
    asked = commands(prefix)
    for run in range(runs + 1):  # the first round warms the disk's cache, and is not counted
        for name, words in asked.items():
            with tempfile.TemporaryDirectory(dir=prefix.parent) as fresh:
                own = ["--ledger", f"{fresh}/a.gwasledger", "--out", f"{fresh}/released"] if name == "release" else []
                measured.setdefault(name, []).append(whole_process([*words, *own]))
        measured.setdefault("opening in the window", []).append(opening(prefix))
        print(f"round {run} of {runs}", file=sys.stderr)
    best = {name: [min(column) for column in zip(*rows[1:], strict=True)] for name, rows in measured.items()}
    for name, (wall, cpu, memory) in best.items():
        print(
            f"{name:22} {wall:6.2f} s   {cpu:6.2f} s of processors"
            + ("" if math.isnan(memory) else f"   {memory:5.0f} MiB")
        )
    for peer, most in (("plink1.9 --model", 0.75), ("plink2 --geno-counts", 1.8)):
        if peer in best:
            wall, cpu = best["tables"][0] / best[peer][0], best["tables"][1] / best[peer][1]
            print(f"tables takes {wall:.2f} of {peer} (at most {most} on a quiet machine); of processors {cpu:.2f}")
            wall, cpu = best["release"][0] / best[peer][0], best["release"][1] / best[peer][1]
            print(f"release takes {wall:.2f} of {peer}; of processors {cpu:.2f}")


def plan_for(n_people: int, n_snps: int) -> Plan:
    n_cases = n_people // 2
    design = StudyDesign(n_cases=n_cases, n_controls=n_people - n_cases, genotype_filter=GenotypeFilter.NONE)
    choices = ReleaseChoices(mechanism="joint", n_snps=min(2, n_snps))
    return in_step(new_plan(title="A study that is measured", design=design, release=choices))


def opening(prefix: Path) -> tuple[float, float, float]:
    """What the window's worker does before the study's card is shown; no memory of its own is told."""
    start, busy = time.perf_counter(), time.process_time()
    open_facts(StudyFiles(path=prefix))
    return time.perf_counter() - start, time.process_time() - busy, math.nan


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--snps", type=int, default=500_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="where the study is made and kept (default: a new one, removed)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        prefix = (args.folder or Path(fresh)) / f"study-{args.people}-{args.snps}"
        if not prefix.with_suffix(".fam").exists():
            make_study(prefix, args.people, args.snps)
        print(f"{args.people:,} people, {args.snps:,} SNPs, best of {args.runs}")
        out = prefix.with_name("out")
        save_plan(plan_for(args.people, args.snps), out.with_suffix(".gwasplan"))
        write_key_pair(generate_key(), out, PASSPHRASE, force=True)
        in_turn(prefix, args.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
