"""How often published intervals hold the true effect, and how wide they are: named beforehand with imputed genotypes, and after selection.

    python bench/effect_coverage.py [--releases 300] [--only named|selected] [--kinds calls strata trait imputed inbred]

*Named*: one SNP, imputed with r² .7, .8, .9; the peer is the difference of frequencies, which sums of probabilities alone would give.
*Selected*: M SNPs by the exponential mechanism with half of ε, effects with the other half; M − 1 of the candidates have an effect.  Of
each release one SNP without an effect and one with are looked at; beside the interval that allows for selection stands that of a SNP named
beforehand.  Of a trait the width is in SDs of the trait, else of the odds ratio's logarithm.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.effects.adjusted_odds_ratio import effect_in_strata
from gwasprivacy.mechanisms.effects.dosage_effect import dosage_effect
from gwasprivacy.mechanisms.effects.dosage_sums import DOSAGE_SUMS, DosageNoise
from gwasprivacy.mechanisms.effects.odds_ratio import CONFIDENCE, Effect, after_selection, effect_of
from gwasprivacy.mechanisms.effects.trait_effect import trait_effect
from gwasprivacy.mechanisms.effects.trait_sums import trait_scales
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.imputation import STEPS
from tests.mechanisms.effects.imputation import imputed, laplace, noisy_numbers

FloatArray = NDArray[np.float64]
Interval = tuple[float, float]
"""Of the odds ratio's logarithm, or of β."""
Look = Callable[[np.random.Generator, int, float, int, float], Interval]
"""The interval of a SNP: generator, row, ε of the effects, M, level."""

N_CANDIDATES, PEOPLE, RATIO, BETA = 1000, 2000, 1.8, 0.3
EPSILONS = (0.69, 2.0, 3.0, 4.0)
TRAIT_STEPS = 1000


@dataclass(frozen=True, slots=True)
class Study:
    """``scores`` of all candidates, of which the first have the effect ``truth``; ``look``: at one."""

    scores: FloatArray
    truth: float
    look: Look


def ends(found: Effect) -> Interval:
    ratio = found.odds_ratio
    high = math.inf if ratio.high is None else math.log(ratio.high)
    return (math.log(ratio.low) if ratio.low > 0 else -math.inf), high


def scale_of(kind: Counts, epsilon: float, n_snps: int) -> float:
    return kind.noise_scale(n_snps=n_snps, neighbours=Neighbours.REPLACE_ONE, epsilon=epsilon)


def noisy(rng: np.random.Generator, exact: Sequence[float], scale: float) -> list[float]:
    return [float(each) + laplace(rng, scale, 1.0) for each in exact]


def case_frequency(frequency: FloatArray, ratio: float) -> FloatArray:
    odds = ratio * frequency / (1 - frequency)
    return odds / (1 + odds)


def of_calls(rng: np.random.Generator, n_causal: int, n_strata: int = 1, inbred: float = 0.0) -> Study:
    """Copies of alleles drawn independently, or of inbred people (F)."""
    half = PEOPLE // 2 // n_strata
    shares = rng.uniform(0.15, 0.5, N_CANDIDATES)
    counts = np.empty((N_CANDIDATES, n_strata, 2, 3))
    for stratum in range(n_strata):
        here = np.clip(shares * (1 + 0.3 * stratum), 0, 0.7)
        cases = here.copy()
        cases[:n_causal] = case_frequency(here[:n_causal], RATIO)
        for group, p in enumerate((cases, here)):
            both = inbred * p * (1 - p)
            of_each = np.stack([(1 - p) ** 2 + both, 2 * p * (1 - p) - 2 * both, p**2 + both], axis=1)
            counts[:, stratum, group] = rng.multinomial(half, of_each)
    copies = counts @ np.arange(3)
    scores = np.abs((copies[:, :, 0] - copies[:, :, 1]).sum(axis=1)) / 2

    def look(rng: np.random.Generator, row: int, epsilon: float, n_snps: int, level: float) -> Interval:
        scale = scale_of(GENOTYPE_COUNTS, epsilon, n_snps)
        cells = [
            tuple(noisy(rng, counts[row, stratum, group], scale) for group in (0, 1)) for stratum in range(n_strata)
        ]
        if n_strata > 1:
            sizes = [(half, half)] * n_strata
            return ends(effect_in_strata(cells, sizes=sizes, scale=scale, confidence=level))  # type: ignore[arg-type]
        return ends(effect_of(*cells[0], n_cases=half, n_controls=half, scale=scale, confidence=level))

    return Study(scores, math.log(RATIO), look)


def of_imputed(rng: np.random.Generator, n_causal: int, r2: float = 0.8) -> Study:
    half = PEOPLE // 2
    shares = rng.uniform(0.15, 0.5, N_CANDIDATES)
    people = [
        [
            imputed(rng, half, share, r2, math.log(RATIO) if group == 0 and row < n_causal else 0.0)[1]
            for group in (0, 1)
        ]
        for row, share in enumerate(shares.tolist())
    ]
    scores = np.array([abs(cases.sum() - controls.sum()) / 2 for cases, controls in people])

    def look(rng: np.random.Generator, row: int, epsilon: float, n_snps: int, level: float) -> Interval:
        noise = DosageNoise.of(scale_of(DOSAGE_SUMS, epsilon, n_snps), 1 / STEPS)
        cell = tuple(noisy_numbers(rng, each, noise.scales, noise.grain) for each in people[row])
        return ends(dosage_effect([cell], sizes=[(half, half)], noise=noise, confidence=level))  # type: ignore[list-item]

    return Study(scores, math.log(RATIO), look)


def of_trait(rng: np.random.Generator, n_causal: int) -> Study:
    """A trait clipped to ± 3 SD, of which β loses 1 %."""
    shares = rng.uniform(0.15, 0.5, N_CANDIDATES)
    copies = rng.binomial(2, shares, (PEOPLE, N_CANDIDATES))
    trait = rng.normal(size=PEOPLE) + BETA * (copies[:, :n_causal] - 2 * shares[:n_causal]).sum(axis=1)
    steps = np.floor(np.clip(trait / 6, -0.5, 0.5) * TRAIT_STEPS + 0.5)
    scores = np.abs((steps - steps.mean()) @ (copies - copies.mean(axis=0))) / (2 * TRAIT_STEPS)

    def look(rng: np.random.Generator, row: int, epsilon: float, n_snps: int, level: float) -> Interval:
        scales = trait_scales(n_snps=n_snps, steps=TRAIT_STEPS, epsilon=epsilon)
        one = np.eye(3)[copies[:, row]]
        numbers = (noisy(rng, one.sum(axis=0), scales.people), noisy(rng, steps @ one, scales.sums))
        beta = trait_effect(
            [numbers],
            n_people=PEOPLE,
            squares=float(steps @ steps) + laplace(rng, scales.squares, 1.0),
            scales=scales,
            steps=TRAIT_STEPS,
            confidence=level,
        ).beta
        in_sd = 6 / TRAIT_STEPS
        return (
            -math.inf if beta.low is None else beta.low * in_sd,
            math.inf if beta.high is None else beta.high * in_sd,
        )

    return Study(scores, BETA * (2 * 0.99865 - 1), look)


KINDS: dict[str, Callable[[np.random.Generator, int], Study]] = {
    "calls": of_calls,
    "strata": lambda rng, n_causal: of_calls(rng, n_causal, n_strata=2),
    "inbred": lambda rng, n_causal: of_calls(rng, n_causal, inbred=0.25),
    "trait": of_trait,
    "imputed": of_imputed,
}


class Row:
    """How often intervals of one kind held the truth, and their widths."""

    def __init__(self) -> None:
        self.held: list[bool] = []
        self.widths: list[float] = []

    def add(self, found: Interval, truth: float) -> None:
        self.held.append(found[0] <= truth <= found[1])
        self.widths.append(found[1] - found[0])

    def __str__(self) -> str:
        if not self.held:
            return f"{'–':>22}"
        share = float(np.mean(self.held))
        error = math.sqrt(share * (1 - share) / len(self.held))
        return f"{share:5.3f} ± {error:5.3f} ({np.median(self.widths):5.2f})"


def selected(kind: str, releases: int) -> None:
    for n_snps in (2, 5, 10):
        rows = {(e, which, level): Row() for e in EPSILONS for which in (0, 1) for level in (0, 1)}
        for release in range(releases):
            rng = np.random.default_rng([sorted(KINDS).index(kind), n_snps, release])
            study = KINDS[kind](rng, n_snps - 1)
            for epsilon in EPSILONS:
                noise = rng.gumbel(size=N_CANDIDATES) * 4 * n_snps / epsilon
                chosen = np.argsort(study.scores + noise)[::-1][:n_snps]
                for which, here in ((0, chosen[chosen >= n_snps - 1]), (1, chosen[chosen < n_snps - 1])):
                    for row in here[:1].tolist():
                        truth = study.truth if which else 0.0
                        state = rng.bit_generator.state
                        for place, level in enumerate((after_selection(N_CANDIDATES), CONFIDENCE)):
                            rng.bit_generator.state = state  # the same noise for both
                            found = study.look(rng, row, epsilon / 2, n_snps, level)
                            rows[epsilon, which, place].add(found, truth)
        for epsilon in EPSILONS:
            said = "  ".join(str(rows[epsilon, which, place]) for which in (0, 1) for place in (0, 1))
            print(f"{kind:8} M = {n_snps:<3} ε = {epsilon:<5} {said}", flush=True)


def named(releases: int) -> None:
    print("named beforehand: r², N, ε of the effects (M = 2): coverage of the true odds ratio (width); by frequencies")
    for r2 in (0.7, 0.8, 0.9):
        for n in (4000, 10_000):
            for epsilon in (0.35, 2.0):
                rows = [Row(), Row()]
                for release in range(releases):
                    rng = np.random.default_rng([n, round(100 * r2), release])
                    frequency = float(rng.uniform(0.15, 0.5))
                    noise = DosageNoise.of(scale_of(DOSAGE_SUMS, epsilon, 2), 1 / STEPS)
                    groups = [imputed(rng, n // 2, frequency, r2, math.log(1.4) * (1 - group)) for group in (0, 1)]
                    cell = tuple(noisy_numbers(rng, each[1], noise.scales, noise.grain) for each in groups)
                    found = dosage_effect([cell], sizes=[(n // 2, n // 2)], noise=noise)  # type: ignore[list-item]
                    rows[0].add(ends(found), math.log(1.4))
                    scale = scale_of(GENOTYPE_COUNTS, epsilon, 2)
                    sums = [
                        noisy(rng, (len(d) - d.sum() + both.sum(), d.sum() - 2 * both.sum(), both.sum()), scale)
                        for _, d, both in groups
                    ]
                    by_sums = effect_of(*sums, n_cases=n // 2, n_controls=n // 2, scale=scale)
                    rows[1].add(ends(by_sums), math.log(1.4))
                print(f"r² = {r2}  N = {n:<6}  ε = {epsilon:<5} {rows[0]}   {rows[1]}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--releases", type=int, default=300)
    parser.add_argument("--only", choices=("named", "selected"))
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--candidates", type=int, default=N_CANDIDATES)
    args = parser.parse_args()
    globals()["N_CANDIDATES"] = args.candidates
    if args.only != "selected":
        named(args.releases)
    if args.only != "named":
        print(f"selected from {N_CANDIDATES} candidates, N = {PEOPLE}: coverage (median width)")
        print(f"{'':25}{'null, selected':24}{'null, if named':24}{'causal, selected':24}{'causal, if named'}")
        for kind in args.kinds:
            selected(kind, args.releases)
    return 0


if __name__ == "__main__":
    sys.exit(main())
