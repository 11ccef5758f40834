"""What exact results tell: predicted against attacked, in 20 settings; and in further ones with linkage, where the answer is a ceiling.

The attacker computes the log-likelihood ratio of the true law for each of as many participants as others, one study each, and is
pooled over targets.  With linkage people are pairs of haplotypes from one half of the bundled panel, drawn block by block, of which the attacker
knows frequencies and correlations; the answer sees the other half at most.  The peer is Homer's test on the same frequencies.

    python bench/exact_results.py [--people 20000] [--seed 1]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator

import numpy as np
from scipy.special import gammaln

from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.membership import exact_linkage
from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.membership.exact_law import frequency_classes
from gwasprivacy.membership.exact_results import Columns, ExactStudy, advantage_of, mu_with_advantage
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.statement.exact.exact_question import ExactQuestion

FPR = 0.01
TOGETHER = 4_000_000  # genotypes
BLOCK = 20
SEGMENT = 200  # SNPs of the panel; blocks of any panel end with them
PEOPLE_OUT = 4000

# Columns, participants (or cases, controls), SNPs, frequency; 0.0 is a spectrum from 1 % to 50 %.
SETTINGS: tuple[tuple[Columns, tuple[int, ...], int, float], ...] = (
    (Columns.FREQUENCIES, (100,), 100, 0.3),
    (Columns.FREQUENCIES, (500,), 370, 0.3),
    (Columns.FREQUENCIES, (1000,), 740, 0.3),
    (Columns.FREQUENCIES, (1000,), 2000, 0.0),
    (Columns.FREQUENCIES, (5000,), 5000, 0.3),
    (Columns.FREQUENCIES, (5000,), 50_000, 0.3),
    (Columns.FREQUENCIES, (100,), 100, 0.02),
    (Columns.FREQUENCIES, (500,), 1000, 0.002),
    (Columns.FREQUENCIES, (1000,), 2000, 0.005),
    (Columns.FREQUENCIES, (5000,), 20_000, 0.002),
    (Columns.CONTRASTS, (500, 2000), 370, 0.3),
    (Columns.CONTRASTS, (1000, 1000), 2000, 0.3),
    (Columns.CONTRASTS, (5000, 5000), 10_000, 0.2),
    (Columns.TRAIT, (500,), 200, 0.3),
    (Columns.TRAIT, (2000,), 1000, 0.3),
    (Columns.TRAIT, (5000,), 5000, 0.4),
    (Columns.COUNTS, (500,), 200, 0.3),
    (Columns.COUNTS, (1000,), 1000, 0.05),
    (Columns.BEACON, (500,), 500, 0.001),
    (Columns.BEACON, (1000,), 2000, 0.002),
)


def rates(members: FloatArray, others: FloatArray) -> tuple[float, float]:
    """(largest TPR − FPR, TPR at FPR)."""
    thresholds = np.unique(np.concatenate([members, others]))
    found = 1 - np.searchsorted(np.sort(members), thresholds) / len(members)
    accused = 1 - np.searchsorted(np.sort(others), thresholds) / len(others)
    rising = np.argsort(accused, kind="stable")
    at = float(np.interp(FPR, accused[rising], found[rising]))
    return float((found - accused).max()), at


def allele_ratio(count: FloatArray, x: FloatArray, n: int, p: FloatArray) -> FloatArray:
    """log Pr[count | took part] − log Pr[count | did not]."""
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = gammaln(count + 1) - gammaln(count - x + 1)
        ratio += gammaln(2 * n - count + 1) - gammaln(2 * n - 1 - count + x)
        ratio += gammaln(2 * n - 1) - gammaln(2 * n + 1) - x * np.log(p) - (2 - x) * np.log1p(-p)
    ratio[(count < x) | (2 * n - count < 2 - x)] = -np.inf
    result: FloatArray = ratio.sum(axis=1)
    return result


def attacked(
    columns: Columns, sizes: tuple[int, ...], p: FloatArray, took_part: bool, k: int, rng: np.random.Generator
) -> FloatArray:
    """The ratio of ``k`` targets, each with a study of their own."""
    n, shape, inside = sizes[0], (k, len(p)), int(took_part)
    x = rng.binomial(2, p, shape).astype(np.float64)
    count = rng.binomial(2 * (n - inside), p, shape) + inside * x
    deviation = x - 2 * p
    variance = 2 * p * (1 - p)
    match columns:
        case Columns.FREQUENCIES:
            return allele_ratio(count, x, n, p)
        case Columns.CONTRASTS:
            other = rng.binomial(2 * sizes[1], p, shape)
            difference = count / n - other / sizes[1]
            spread = variance * (1 / n + 1 / sizes[1])
            ratio = (difference - deviation / n / 2) * deviation / n / spread
        case Columns.TRAIT:
            y = rng.standard_normal((k, 1))
            total = rng.standard_normal(shape) * np.sqrt(variance * (n - inside)) + inside * deviation * y
            ratio = (total - deviation * y / 2) * deviation * y / (n * variance)
        case Columns.COUNTS:
            share = np.stack([(1 - p) ** 2, 2 * p * (1 - p), p * p])
            own = np.take_along_axis(share, x.astype(np.int64), axis=0)
            same = rng.binomial(n - inside, own) + inside
            with np.errstate(divide="ignore"):
                ratio = np.log(same / (n * own))
        case _:
            has, absent = x > 0, count == 0
            none = (1 - p) ** (2 * n)
            before = (1 - p) ** (2 * n - 2)
            ratio = np.where(has, -np.log1p(-none), np.log1p(-before) - np.log1p(-none))
            ratio = np.where(absent, np.where(has, -np.inf, np.log(before) - np.log(none)), ratio)
    found: FloatArray = ratio.sum(axis=1)
    return found


def by_parts(people: int, n_snps: int) -> Iterator[int]:
    part = max(1, min(people, TOGETHER // n_snps))
    for start in range(0, people, part):
        yield min(part, people - start)


def linked(n_snps: int, n: int, thin: int, people: int, rng: np.random.Generator) -> tuple[FloatArray, FloatArray]:
    """Members' and others' ratios with the linkage of half of the bundled panel, which the attacker knows."""
    panel = load_panel(None)
    half = panel.copies[panel.n_templates // 2 :, ::thin][:, :n_snps].astype(np.float64)
    keep = (half.mean(axis=0) > 0) & (half.mean(axis=0) < 1)
    half = half[:, keep]
    members, others = np.zeros(people), np.zeros(people)
    for start in range(0, half.shape[1], BLOCK):
        block = half[:, start : start + BLOCK] - half[:, start : start + BLOCK].mean(axis=0)
        inverse = np.linalg.pinv(2 * block.T @ block / len(block), rcond=1e-8)
        for inside, found in ((1, members), (0, others)):
            target = block[rng.integers(len(block), size=people)] + block[rng.integers(len(block), size=people)]
            drawn = rng.multinomial(2 * (n - inside), np.full(len(block), 1 / len(block)), size=people)
            mean = (drawn @ block + inside * target) / n
            found += np.einsum("ij,jk,ik->i", n * mean - target / 2, inverse, target)
    return members, others


def mosaics(haplotypes: FloatArray, people: int, rng: np.random.Generator) -> FloatArray:
    """Copies of people whose two haplotypes change at every SEGMENT-th SNP, (people, n_snps): between segments there is no linkage."""
    found = np.empty((people, haplotypes.shape[1]))
    for start in range(0, haplotypes.shape[1], SEGMENT):
        chosen = rng.integers(len(haplotypes), size=(people, 2))
        found[:, start : start + SEGMENT] = haplotypes[chosen, start : start + SEGMENT].sum(axis=1)
    return found


def true_leverages(haplotypes: FloatArray, targets: FloatArray, size: int) -> FloatArray:
    """Each target's leverage over the average one's, with the population's own correlations in blocks of ``size``."""
    total, rank = np.zeros(len(targets)), 0
    for start in range(0, haplotypes.shape[1], size):
        own, of_rank = leverages_and_rank(haplotypes[:, start : start + size], targets[:, start : start + size])
        total, rank = total + own, rank + of_rank
    result: FloatArray = total / rank
    return result


def leverages_and_rank(block: FloatArray, targets: FloatArray) -> tuple[FloatArray, int]:
    values, vectors = np.linalg.eigh(2 * np.atleast_2d(np.cov(block.T, bias=True)))
    kept = values > 1e-9 * values[-1]
    off = (targets - 2 * block.mean(axis=0)) @ vectors[:, kept]
    found: FloatArray = (off * off / values[kept]).sum(axis=1)
    return found, int(kept.sum())


def print_who_stands_out(rng: np.random.Generator) -> float:
    """Said from panels of several sizes, beside the truth of PEOPLE_OUT others, at an average advantage of a third; the most understated."""
    panel = load_panel(None).copies[:, :4000].astype(np.float64)
    apart = rng.permuted(panel, axis=0)  # the same frequencies, no linkage
    mean, lowest = mu_with_advantage(1 / 3), 0.0
    print("\n| SNPs | panel | p95 said | true | who stands out most said | true |\n|---|---|---|---|---|---|")
    for name, haplotypes in (("linked", panel), ("apart", apart)):
        targets = mosaics(haplotypes, PEOPLE_OUT, rng)
        for people in (100, 200, 500, 2000):
            seen = min(people, exact_linkage.MOST_PEOPLE)
            size = exact_linkage.block_size(seen)
            true = true_leverages(haplotypes, targets, size)
            relative = exact_linkage.relative_leverages(mosaics(haplotypes, seen, rng).astype(np.uint8), size)
            row = [name, f"{people:,}"]
            for most_of, truth in ((None, float(np.quantile(true, 0.95))), (PEOPLE_OUT, float(true.max()))):
                factor = max(exact_linkage.standing_out(relative, most_of=most_of), 1.0)
                said, attacked = (float(advantage_of(mean * math.sqrt(each))) for each in (factor, truth))
                lowest = max(lowest, attacked - said)
                row += [f"{said:.3f} (μ² × {factor:.2f})", f"{attacked:.3f} (× {truth:.2f})"]
            print(f"| {' | '.join(row)} |", flush=True)
    return lowest


def print_chosen(rng: np.random.Generator) -> None:
    """How far others stand out at fewer of 4,000 linked SNPs, chosen at random, by least leverage in a panel of 500, or by frequency."""
    haplotypes = load_panel(None).copies[:, :4000].astype(np.float64)
    seen, targets = mosaics(haplotypes, 500, rng), mosaics(haplotypes, PEOPLE_OUT, rng)
    size = exact_linkage.block_size(len(seen))
    p = haplotypes.mean(axis=0)
    varies = np.zeros(len(p))
    for start in range(0, len(p), size):
        block = seen[:, start : start + size] - seen[:, start : start + size].mean(axis=0)
        added = 1e-9 * float((block * block).mean()) * len(block)
        # What a SNP adds to each person's leverage, beside the SNPs before it.
        varies[start : start + size] = ((block @ exact_linkage.whitening(block, added)) ** 2).var(axis=0)
    print(
        "\n| SNPs kept of 4,000 | at random: p95, most | least leverage first | most frequent first |\n|---|---|---|---|"
    )
    for kept in (2000, 1000, 400):
        row = []
        for order in (rng.permutation(len(p)), np.argsort(varies), np.argsort(-p * (1 - p))):
            chosen = np.sort(order[:kept])
            total, rank = np.zeros(len(targets)), 0
            for start in range(0, len(p), SEGMENT):
                block = chosen[(chosen >= start) & (chosen < start + SEGMENT)]
                for part in np.array_split(block, max(1, math.ceil(len(block) / exact_linkage.LARGEST_BLOCK))):
                    if len(part):
                        own, of_rank = leverages_and_rank(haplotypes[:, part], targets[:, part])
                        total, rank = total + own, rank + of_rank
            relative = total / rank
            row.append(f"× {np.quantile(relative, 0.95):.2f}, × {relative.max():.2f}")
        print(f"| {kept:,} | {' | '.join(row)} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--panels-only", action="store_true", help="only who stands out, without attacks")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    if args.panels_only:
        print(f"\nmost understated: {print_who_stands_out(rng):.3f}")
        print_chosen(rng)
        return 0
    print("| columns | people | SNPs | frequency | method | advantage | attacked | TPR at 1 % | attacked |")
    print("|---|---|---|---|---|---|---|---|---|")
    worst = 0.0
    for columns, sizes, n_snps, frequency in SETTINGS:
        p = np.full(n_snps, frequency) if frequency else np.geomspace(0.01, 0.5, n_snps)
        study = (
            ExactStudy(n_participants=sizes[0])
            if len(sizes) == 1
            else ExactStudy(n_cases=sizes[0], n_controls=sizes[1])
        )
        said = answer_exactly(
            ExactQuestion(columns=columns, study=study, n_snps=n_snps, frequencies=tuple(frequency_classes(p)))
        )
        people = args.people
        found = [
            np.concatenate([attacked(columns, sizes, p, took_part, k, rng) for k in by_parts(people, n_snps)])
            for took_part in (True, False)
        ]
        advantage, tpr = rates(*found)
        expected = dict(said.tpr_at)[FPR]
        worst = max(worst, abs(advantage - said.advantage), abs(tpr - expected))
        print(
            f"| {columns.value} | {':'.join(f'{n:,}' for n in sizes)} | {n_snps:,} | {frequency or '.01–.5'} | {said.method.value} "
            f"| {said.advantage:.3f} | {advantage:.3f} | {expected:.3f} | {tpr:.3f} |",
            flush=True,
        )
    print(
        f"\nlargest difference: {worst:.3f} (an attack on {args.people:,} of each errs by about {2 / math.sqrt(args.people):.3f})"
    )
    print(
        "\n| linked SNPs of half a panel | people | ceiling | attacked | TPR at 1 % | attacked |\n|---|---|---|---|---|---|"
    )
    for n_snps, n, thin in ((400, 1000, 20), (400, 1000, 5), (1000, 1000, 1), (2000, 5000, 5)):
        said = answer_exactly(
            ExactQuestion(columns=Columns.FREQUENCIES, study=ExactStudy(n_participants=n), n_snps=n_snps)
        )
        advantage, tpr = rates(*linked(n_snps, n, thin, args.people, rng))
        print(
            f"| {n_snps:,}, every {thin}th | {n:,} | {said.advantage:.3f} | {advantage:.3f} | {dict(said.tpr_at)[FPR]:.3f} | {tpr:.3f} |",
            flush=True,
        )
    print(f"\nmost understated: {print_who_stands_out(rng):.3f}")
    print_chosen(rng)
    return 0


if __name__ == "__main__":
    sys.exit(main())
