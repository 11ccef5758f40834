"""Which neighbours and events an audit uses, chosen from exact laws before anything is drawn.

One participant makes the SNPs of a set A rise by nearly Δ and those of a set B fall by nearly Δ.  Among the tables that
do so, the ones are taken whose event "exactly A is published" should give the highest lower bound after the given draws: on ε,
which rare events show, or on a membership test's advantage, which common ones do.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NotRequired, TypedDict, Unpack

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.quantities import Epsilon
from gwasprivacy.lab.audit.audit_designs import AuditPattern, design_of
from gwasprivacy.lab.audit.epsilon_audit import (
    AuditCase,
    CountsCase,
    SelectionCase,
    SignificantCountCase,
    ValuesCase,
)
from gwasprivacy.lab.audit.worst_case_tables import Moves, worst_moves
from gwasprivacy.mechanisms.numbers.allele_counts import ALLELE_COUNTS
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.registry import MECHANISMS, check_supported, selector
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, WEAKEST, SetScore
from gwasprivacy.mechanisms.sets_of_a_draw import of_size
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.sizes import CaseControlSizes

FloatArray = NDArray[np.float64]

LARGEST_EPSILON = 100.0
_GAPS = (0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6)
_NOMINAL_DRAWS = 100_000
_NEARLY = 0.98
_PRICE = 0.003


def selection_case(
    mechanism: str,
    moves: Moves,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    score: str,
    noise_factor: float = 1.0,
    for_advantage: bool = False,
    falling: Moves | None = None,
    set_score: SetScore = WEAKEST,
) -> SelectionCase:
    """The most telling neighbours for a selector; ``sensitivity`` is the claimed Δ, ``moves`` what can really happen; ``falling``: to
    the SNPs that fall, where ``moves`` do not happen backwards.

    ``for_advantage``: they tell most of the advantage, not of ε (around a threshold the same ones serve both).  ``set_score``: of a
    selector that has one.

    M is at most what its audit design can show (3: at M ≥ 10 not even 10⁶ runs could show half the noise).
    """
    if not (math.isfinite(epsilon) and 0 < epsilon <= LARGEST_EPSILON):
        raise InvalidInput("audit.epsilon", largest_epsilon=LARGEST_EPSILON)
    if n_snps < 1:
        raise InvalidInput("audit.no-snps", n_snps=n_snps)
    if not len(moves.before):
        raise InvalidInput("audit.nobody-moves", score=score)
    audited = selector(mechanism)
    design = design_of(mechanism)
    n_snps = min(n_snps, design.largest_n_snps)
    set_score = of_size(set_score, n_snps)
    title = f"{audited.title} on {score}, M = {n_snps}{_form(mechanism, set_score, n_snps)}"
    if design.pattern is not AuditPattern.RISE_AND_FALL:
        around = design.pattern is AuditPattern.AROUND_THRESHOLD
        scores, threshold, target = (_around_a_threshold if around else _to_a_threshold)(moves)
        return SelectionCase(
            title=f"{audited.title} on {score}", mechanism=mechanism, scores=scores, sensitivity=sensitivity,
            epsilon=epsilon, n_snps=scores.shape[1], target=target, threshold=threshold, noise_factor=noise_factor,
            set_score=design.set_score,
        )  # fmt: skip
    scale = audited.noise_moves(n_snps) * sensitivity / epsilon
    back = Moves(moves.after, moves.before) if falling is None else falling
    rising, sinking = (_levels(each.before, each.after, scale) for each in (moves, back))
    # Every further SNP costs time, most where each has noise of its own; it must earn it.
    numbers = sorted({n_snps, 3 * n_snps, *design.falling})
    told = _advantage if for_advantage else _guarantee

    noise = sensitivity * noise_factor

    best, chosen = -math.inf, None
    for up in rising:
        for down in sinking:
            for others in numbers:
                before, after = (
                    _share(round(up[side] - down[side], 9), n_snps, others, mechanism, noise, epsilon, set_score)
                    for side in (0, 1)
                )
                value = told(before, after) - _PRICE * others
                if value > best:
                    best = value
                    chosen = np.array([[up[side]] * n_snps + [down[side]] * others for side in (0, 1)])
    if chosen is None:
        raise InvalidInput("audit.no-neighbours", title=title, epsilon=Epsilon(epsilon))
    return SelectionCase(
        title=title, mechanism=mechanism, scores=chosen, sensitivity=sensitivity, epsilon=epsilon, n_snps=n_snps,
        target=tuple(range(n_snps)), noise_factor=noise_factor, set_score=set_score,
    )  # fmt: skip


@functools.lru_cache(maxsize=1 << 14)
def _share(
    above: float, n_snps: int, others: int, mechanism: str, sensitivity: float, epsilon: float, set_score: SetScore
) -> float:
    """Pr[exactly the first M are published] where they score ``above`` the ``others``: what all score besides changes nothing."""
    return set_utility(
        np.array([above] * n_snps + [0.0] * others),
        np.arange(n_snps),
        sensitivity=sensitivity,
        epsilon=epsilon,
        n_snps=n_snps,
        mechanism=mechanism,
        set_score=set_score,
    ).p_all


def _form(mechanism: str, set_score: SetScore, n_snps: int) -> str:
    """How sets are scored, where it is not by their weakest members."""
    if not selector(mechanism).scores_sets:
        return ""
    if set_score.weights is not None:
        return f", weights {', '.join(map(plain, set_score.weights))}"
    rank, lead = set_score.rank(n_snps), set_score.lead_in(n_snps)
    return (f", at least {rank}" if rank < n_snps else "") + (f", lead {plain(lead)}" if lead else "")


def _levels(start: FloatArray, end: FloatArray, scale: float) -> list[tuple[float, float]]:
    """A few (start, end) of nearly the largest size, whose lower ends are some noise ``scale``s apart."""
    size = np.abs(end - start)
    pairs = np.unique(np.stack([start, end], axis=1)[size >= _NEARLY * size.max()], axis=0)
    lower = pairs.min(axis=1)
    wanted = lower.min() + scale * np.array(_GAPS)
    picked = np.unique(np.abs(lower[:, None] - wanted).argmin(axis=0))
    return [(float(a), float(b)) for a, b in pairs[picked]]


def _guarantee(before: float, after: float) -> float:
    """Roughly the lower bound on ε that an event of these probabilities will give: ln ratio less four standard errors."""
    least = min(before, after)
    if least * _NOMINAL_DRAWS < 20:
        return -math.inf if least <= 0 else math.log(after / before) - 100.0
    return math.log(after / before) - 4 * math.sqrt(sum((1 - x) / (x * _NOMINAL_DRAWS) for x in (before, after)))


def _advantage(before: float, after: float) -> float:
    """Roughly the lower bound on the advantage that an event of these probabilities will give."""
    return after - before - 4 * math.sqrt(sum(x * (1 - x) / _NOMINAL_DRAWS for x in (before, after)))


def _around_a_threshold(moves: Moves, others: int = 4) -> tuple[FloatArray, float, tuple[int, ...]]:
    """Scores for the significant set: several SNPs at the threshold rise by Δ, and one that was Δ below comes up to it.

    Before, any subset of the several is as good as any other; after, only sets with all of them are.
    """
    levels, lower = _meeting_levels(moves)
    at = [(levels[0], levels[1])] * others + [lower]
    scores = np.array(at).T
    return scores, float(levels[0]), tuple(range(others + 1))


def _to_a_threshold(moves: Moves) -> tuple[FloatArray, float, tuple[int, ...]]:
    """Scores for the right list: a SNP that was Δ below the threshold comes up to it, another stays far above: before, it is the list."""
    (threshold, _), lower = _meeting_levels(moves)
    above = max(float(moves.after.max()), threshold + 4 * (threshold - lower[0]))
    return np.array([[above, above], lower]).T, float(threshold), (0,)


def _meeting_levels(moves: Moves) -> tuple[tuple[float, float], tuple[float, float]]:
    """(τ → τ + Δ) and (τ − Δ → τ) among the moves."""
    size = moves.after - moves.before
    large = size >= _NEARLY * size.max()
    arriving = {
        round(float(b), 9): (float(a), float(b)) for a, b in zip(moves.before[large], moves.after[large], strict=True)
    }
    for a, b in sorted(zip(moves.before[large].tolist(), moves.after[large].tolist(), strict=True)):
        if round(a, 9) in arriving:
            return (a, b), arriving[round(a, 9)]
    raise InvalidInput("audit.no-moves")


def score_cases(
    scores: Sequence[ScoreChoice], mechanism: str, *, epsilon: float, n_snps: int, n_cases: int, n_controls: int,
    neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False,
) -> list[SelectionCase]:  # fmt: skip
    """One selector on each score, on the worst neighbours of a study of this size."""
    found = []
    for score in scores:
        delta = score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), neighbours, public_controls)
        moves = worst_moves(score, n_cases, n_controls, neighbours, public_controls=public_controls)
        found.append(
            selection_case(mechanism, moves, sensitivity=delta, epsilon=epsilon, n_snps=n_snps, score=score.label)
        )
    return found


def plan_cases(
    score: ScoreChoice,
    mechanism: str,
    *,
    epsilon: float,
    n_snps: int,
    n_cases: int,
    n_controls: int,
    neighbours: Neighbours = Neighbours.REPLACE_ONE,
    public_controls: bool = False,
    set_score: SetScore = WEAKEST,
    self_test: bool = True,
) -> list[AuditCase]:
    """One mechanism on one score as a plan would run it, on the neighbours that show most of ε and on those that show most of a
    test's advantage, and as a ``self_test`` the first with half the noise.

    Raises PrivacyRefusal and InvalidInput as the score and the mechanism do.
    """
    check_supported(mechanism, score, neighbours, threshold=0.0)
    delta = score.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), neighbours, public_controls)
    moves = worst_moves(score, n_cases, n_controls, neighbours, public_controls=public_controls)
    return drawn_cases(
        mechanism,
        moves,
        self_test,
        sensitivity=delta,
        epsilon=epsilon,
        n_snps=n_snps,
        score=score.label,
        set_score=set_score,
    )


class Drawn(TypedDict):
    """What is drawn, as :func:`selection_case` has it."""

    sensitivity: float
    epsilon: float
    n_snps: int
    score: str
    set_score: NotRequired[SetScore]


def drawn_cases(mechanism: str, moves: Moves, self_test: bool, **drawn: Unpack[Drawn]) -> list[AuditCase]:
    """On the neighbours that show most of ε, on those that show most of an advantage, and for a ``self_test`` with half the noise."""
    cases: list[AuditCase] = [selection_case(mechanism, moves, **drawn)]
    if design_of(mechanism).pattern is AuditPattern.RISE_AND_FALL:
        cases.append(advantage_case(mechanism, moves, **drawn))
    if self_test:
        cases.append(with_too_little_noise(mechanism, moves, **drawn))
    return cases


def advantage_case(mechanism: str, moves: Moves, **drawn: Unpack[Drawn]) -> SelectionCase:
    """:func:`selection_case` on the neighbours between which a membership test gains most."""
    case = selection_case(mechanism, moves, for_advantage=True, **drawn)
    return replace(case, title=f"{case.title}, for the advantage")


def with_too_little_noise(mechanism: str, moves: Moves, **drawn: Unpack[Drawn]) -> SelectionCase:
    """The same as :func:`selection_case` with half the noise (of what its ε needs): an audit must catch it."""
    factor = design_of(mechanism).spends / 2
    case = selection_case(mechanism, moves, noise_factor=factor, **drawn)
    less = "half the noise" if factor == 0.5 else f"{factor:.0%} of the noise"
    return replace(case, title=f"Broken: {less}; {case.title}", sound=False)


def every_score() -> list[ScoreChoice]:
    """Each score as it asks to be audited, its plainest version first; then their other versions."""
    first = [ScoreChoice(name=score.name, **score.audited[0]) for score in SCORES.values()]
    return first + [
        ScoreChoice(name=score.name, **version) for score in SCORES.values() for version in score.audited[1:]
    ]


def sound_cases(*, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 16) -> list[AuditCase]:
    """Every mechanism on tv, for ε and for the advantage, and every score (tv also less an offset) under the exponential
    mechanism: all should pass."""
    tv = [ScoreChoice(name="tv")]
    found: list[AuditCase] = []
    for mechanism in MECHANISMS:
        found += score_cases(tv, mechanism, epsilon=epsilon, n_snps=2, n_cases=n_cases, n_controls=n_controls)
    moves = worst_moves(tv[0], n_cases, n_controls, Neighbours.REPLACE_ONE)
    for mechanism in MECHANISMS:
        if design_of(mechanism).pattern is AuditPattern.RISE_AND_FALL:
            found.append(
                advantage_case(mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=1, score=tv[0].label)
            )
    rest = [score for score in every_score() if score not in tv]
    found += score_cases(rest, "exponential", epsilon=epsilon, n_snps=1, n_cases=n_cases, n_controls=n_controls)
    return found + other_cases(epsilon=epsilon, n_cases=n_cases, n_controls=n_controls)


SET_SCORES = (
    (2, SetScore(lead=USUAL_LEAD)),
    (3, SetScore(at_least=2)),
    (3, SetScore(at_least=2, lead=USUAL_LEAD)),
    (3, SetScore(weights=(0.2, 0.6, 0.2))),
)
"""M and how sets of so many are scored, beside their weakest member."""


def set_cases(*, epsilon: float = 1.0, sound: bool = True) -> list[SelectionCase]:
    """The joint draw of sets that are scored otherwise than by their weakest member; not ``sound``: with half the noise."""
    moves = worst_moves(ScoreChoice(name="tv"), 12, 16, Neighbours.REPLACE_ONE)
    return [
        (selection_case if sound else with_too_little_noise)(
            mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=n_snps, score="total variation", set_score=scored
        )
        for mechanism, one in MECHANISMS.items()
        if one.scores_sets
        for n_snps, scored in SET_SCORES
    ]


def other_cases(*, epsilon: float, n_cases: int, n_controls: int) -> list[AuditCase]:
    """Values, the number of significant SNPs, and counts under every relation between neighbours."""
    moves = worst_moves(ScoreChoice(name="tv"), n_cases, n_controls, Neighbours.REPLACE_ONE)
    (at, above), lower = _meeting_levels(moves)
    found: list[AuditCase] = [
        ValuesCase(
            title="Noisy total variation of 2 SNPs", scores=np.array([[at, at], [above, above]]), sensitivity=1.0,
            epsilon=epsilon,
        ),
        SignificantCountCase(
            title="Number of SNPs above a total variation", scores=np.array([[at] * 30 + [lower[0]], [above] * 30 + [lower[1]]]),
            threshold=at, sensitivity=1.0, epsilon=epsilon,
        ),
    ]  # fmt: skip
    table = np.array([[3, 2, 1], [1, 3, 4]])
    changed = {
        Neighbours.REPLACE_ONE: np.array([[2, 2, 2], [1, 3, 4]]),
        Neighbours.SWAP: np.array([[2, 2, 2], [2, 3, 3]]),
        Neighbours.ADD_REMOVE: np.array([[4, 2, 1], [1, 3, 4]]),
        Neighbours.REPLACE_RECORD: np.array([[2, 2, 1], [1, 3, 5]]),
        Neighbours.LABEL: np.array([[3, 2, 0], [1, 3, 5]]),
    }
    copies = np.array([4, 11])
    moved = {
        Neighbours.REPLACE_ONE: np.array([6, 11]),
        Neighbours.SWAP: np.array([6, 9]),
        Neighbours.ADD_REMOVE: np.array([6, 11]),
        Neighbours.REPLACE_RECORD: np.array([2, 13]),
        Neighbours.LABEL: np.array([2, 13]),
    }
    for neighbours in changed:
        for kind, before, after in (
            (GENOTYPE_COUNTS, table, changed[neighbours]),
            (ALLELE_COUNTS, copies, moved[neighbours]),
        ):
            title = f"{kind.title} ({neighbours.value})"
            both = np.stack([before, after])
            found.append(CountsCase(title=title, kind=kind, counts=both, neighbours=neighbours, epsilon=epsilon))
    return found
