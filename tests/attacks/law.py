"""Thousands of throw-away ledgers: what the whole release draws follows the exact law, selector by selector.

Each trial prepares a study, debits a new ledger, draws, signs, and reads the result from the signed report.  All together are
compared with the law by Pearson's χ² at a level that was chosen beforehand.  The laws are computed here, from the definitions
and by enumeration or quadrature, not by the program.
"""

from __future__ import annotations

import itertools
import math
import shutil
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
from scipy import integrate, stats

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.mechanisms.asked_selection import race
from gwasprivacy.mechanisms.noise import exponential_noise
from gwasprivacy.mechanisms.selectors.permute_and_flip import draw as permute_and_flip_draw
from gwasprivacy.membership.adversary import Target, TargetKind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.signing import generate_key
from tests.attacks.stage import predicate_of
from tests.attacks.trials import Attack, Trial
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, is_case, small_plan
from tests.study.make_plink import make_plink

LEVEL = 1e-6
EPSILON = 2.0
SCORES = (6, 5, 5, 4, 2, 0)
"""Total variation scores, in people, of the six SNPs; one person moves each by at most 1."""
THRESHOLD = 4.5

Chosen = tuple[int, ...]
Law = dict[Chosen, float]
LawOf = Callable[..., Law]


def genotypes() -> np.ndarray:
    """(6, 40): at SNP i, SCORES[i] more cases than controls have two copies, and all others none."""
    calls = np.zeros((len(SCORES), 2 * N_GROUP), dtype=np.uint8)
    for row, score in enumerate(SCORES):
        calls[row, :score] = 2
    return calls


# ------------------------------------------------------------------------------------------------------- the exact laws


def of_the_largest(density: Callable[[float], float], below: Callable[[float], float], n_snps: int) -> Law:
    """The set of the ``n_snps`` largest of score + independent noise with that density and distribution function.

    The set I is drawn when the smallest inside exceeds the largest outside: ∫ Π_{j ∉ I} F(x − q_j) · −d/dx Π_{i ∈ I} (1 − F(x − q_i)) dx.
    """
    rows = range(len(SCORES))
    law = {}
    for inside in itertools.combinations(rows, n_snps):
        outside = [row for row in rows if row not in inside]

        def at(x: float, inside: Chosen = inside, outside: list[int] = outside) -> float:
            least = sum(
                density(x - SCORES[i]) * np.prod([1 - below(x - SCORES[j]) for j in inside if j != i]) for i in inside
            )
            return float(least * np.prod([below(x - SCORES[row]) for row in outside]))

        places = sorted({float(score) for score in SCORES})
        edges = [min(places) - 40.0, *places, max(places) + 40.0]
        law[inside] = sum(integrate.quad(at, *pair, limit=200, epsabs=1e-12)[0] for pair in itertools.pairwise(edges))
    return law


def permute_and_flip(n_snps: int, epsilon: float = EPSILON) -> Law:
    """Exponential noise of scale 2M/ε: permute-and-flip for one SNP (McKenna & Sheldon 2020), its one-shot form for more."""
    rate = epsilon / (2 * n_snps)
    return of_the_largest(
        lambda x: rate * np.exp(-rate * x) if x >= 0 else 0.0,
        lambda x: 1 - np.exp(-rate * x) if x >= 0 else 0.0,
        n_snps,
    )


def laplace(n_snps: int, epsilon: float = EPSILON) -> Law:
    """Laplace noise of scale 2M/ε."""
    rate = epsilon / (2 * n_snps)
    return of_the_largest(
        lambda x: rate / 2 * np.exp(-rate * abs(x)),
        lambda x: float(np.exp(rate * x) / 2 if x < 0 else 1 - np.exp(-rate * x) / 2),
        n_snps,
    )


def exponential(n_snps: int, epsilon: float = EPSILON) -> Law:
    """Rounds without replacement, Pr ∝ e^{ε q / 2M}: the set, summed over its orders."""
    weights = np.exp(epsilon / (2 * n_snps) * np.array(SCORES, dtype=float))
    law: Law = dict.fromkeys(itertools.combinations(range(len(SCORES)), n_snps), 0.0)
    for order in itertools.permutations(range(len(SCORES)), n_snps):
        left, chance = weights.sum(), 1.0
        for row in order:
            chance *= weights[row] / left
            left -= weights[row]
        law[tuple(sorted(order))] += chance
    return law


def joint(n_snps: int, epsilon: float = EPSILON) -> Law:
    """Pr[S] ∝ e^{ε u(S) / 2}, u the smallest score in S."""
    sets = list(itertools.combinations(range(len(SCORES)), n_snps))
    return _shares(sets, [np.exp(epsilon / 2 * min(SCORES[row] for row in each)) for each in sets])


def significant_set(n_snps: int, epsilon: float = EPSILON) -> Law:
    """Pr[S] ∝ e^{ε u(S) / 2} / C(m, |S|), |S| ≤ M, u(S) = −(how far the scores must move for S to be those that reach τ)."""
    sets: list[Chosen] = []
    weights = []
    for size in range(n_snps + 1):
        for each in itertools.combinations(range(len(SCORES)), size):
            inside = [max(0.0, THRESHOLD - SCORES[row]) for row in each]
            outside = [max(0.0, score - THRESHOLD) for row, score in enumerate(SCORES) if row not in each]
            sets.append(each)
            weights.append(np.exp(-epsilon / 2 * max([*inside, *outside])) / math.comb(len(SCORES), size))
    return _shares(sets, weights)


def _shares(sets: list[Chosen], weights: list[float]) -> Law:
    return {each: float(weight / sum(weights)) for each, weight in zip(sets, weights, strict=True)}


# --------------------------------------------------------------------------------------------------------- the attack


def probability_of(found: Counter[Chosen], law: Law) -> float:
    """Pearson's p-value of draws under ``law``; sets that are expected less than five times are counted together."""
    if set(found) - set(law):
        return 0.0
    n = sum(found.values())
    often = [each for each, chance in law.items() if chance * n >= 5]
    expected = [law[each] * n for each in often]
    observed = [found[each] for each in often]
    rest = n - sum(expected)
    if rest > 1e-6 * n:
        expected.append(rest)
        observed.append(n - sum(observed))
    return float(stats.chisquare(observed, np.array(expected) * (n / sum(expected))).pvalue)


def _plan(mechanism: str, n_snps: int) -> Plan:
    threshold = {"threshold": THRESHOLD} if mechanism == "significant-set" else {}
    plan = small_plan(mechanism=mechanism, n_snps=n_snps, budget=EPSILON, **threshold)
    return replace(plan, adversary=replace(plan.adversary, target=Target(TargetKind.EPSILON, EPSILON)))


def _prepare(mechanism: str, n_snps: int) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        study = make_plink(folder, genotypes(), is_case())
        plan, key = _plan(mechanism, n_snps), generate_key()

        def trial(number: int) -> str:
            room = folder / f"ledger-{number}"
            room.mkdir()
            prepared = prepare_release(plan, study, name="law")
            made = publish(prepared, room / "law.gwasledger", key, room / "out", drawing=InlineExecutor())
            snps = predicate_of(made.report_path)["result"]["snps"]
            shutil.rmtree(room)
            return " ".join(sorted(each["variant_id"] for each in snps)) or "none"

        return trial

    return prepare


def _rows(endings: Iterable[str]) -> list[Chosen]:
    return [() if each == "none" else tuple(int(name[2:]) - 1 for name in each.split()) for each in endings]


def found_in(endings: Counter[str]) -> Counter[Chosen]:
    """How often each set of rows was drawn, from how the trials ended."""
    return Counter(dict(zip((tuple(sorted(each)) for each in _rows(endings)), endings.values(), strict=True)))


def law_attack(name: str, mechanism: str, n_snps: int, law: Callable[[int], Law], n_sample: int) -> Attack:
    def judge(endings: Counter[str]) -> list[str]:
        if not endings:
            return []
        p_value = probability_of(found_in(endings), law(n_snps))
        return [] if p_value > LEVEL else [f"the draws do not follow the law: p = {p_value:.3g} ≤ {LEVEL:g}"]

    return Attack(
        name=name,
        about=f"throw-away ledgers: what {mechanism} releases with M = {n_snps} follows its exact law (χ² at {LEVEL:g})",
        n_full=2000,
        n_sample=n_sample,
        prepare=_prepare(mechanism, n_snps),
        judge=judge,
    )


def _with_too_little_noise(folder: Path) -> Trial:
    """Permute-and-flip with noise of two thirds of its scale: the sampler that the comparison must catch."""
    honest = _prepare("permute-and-flip", 1)(folder)
    select, too_little = permute_and_flip_draw.select, race(lambda n, scale: exponential_noise(n, 2 * scale // 3))[0]

    def trial(number: int) -> str:
        permute_and_flip_draw.select = too_little
        try:
            return honest(number)
        finally:
            permute_and_flip_draw.select = select

    return trial


def _is_caught(endings: Counter[str]) -> list[str]:
    if not endings or probability_of(found_in(endings), permute_and_flip(1)) <= LEVEL:
        return []
    return ["a sampler with two thirds of the noise was not noticed"]


LAWS = (
    Attack(
        name="law-broken",
        about="the same comparison catches permute-and-flip with two thirds of its noise",
        n_full=2000,
        n_sample=0,
        prepare=_with_too_little_noise,
        judge=_is_caught,
    ),
    law_attack("law-permute-and-flip", "permute-and-flip", 1, permute_and_flip, 250),
    law_attack("law-permute-and-flip-2", "permute-and-flip", 2, permute_and_flip, 0),
    law_attack("law-laplace", "laplace", 2, laplace, 0),
    law_attack("law-exponential", "exponential", 2, exponential, 0),
    law_attack("law-joint", "joint", 2, joint, 250),
    law_attack("law-significant-set", "significant-set", 3, significant_set, 0),
)
