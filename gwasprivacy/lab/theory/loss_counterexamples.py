"""Worked counterexamples about kinds of loss: what one would like to claim of membership tests, and what enumeration finds.

Each writes out the laws of a small release on two neighbouring studies and takes the best test between them
(docs/theory/bounded-range.md).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from gwasprivacy.lab.theory.best_tests import BestTest
from gwasprivacy.lab.theory.counterexamples import Counterexample
from gwasprivacy.membership.calibration_theorems import FloatArray

SOURCE = "docs/theory/bounded-range.md"


def _draw_of_two(epsilon: float, odds: float) -> tuple[FloatArray, FloatArray]:
    """The exponential mechanism on two SNPs with public base odds; one rises by Δ where the other falls, half on each side."""
    first = odds * math.exp(epsilon / 2), odds * math.exp(-epsilon / 2)
    inside, outside = (np.array([each, 1.0]) / (1 + each) for each in first)
    return inside, outside


def permute_and_flip_is_pure(epsilon: float = 2.0) -> Counterexample:
    """Two SNPs Δ apart change places: the second one wins with e^{−ε/2}/2 at M = 1, and the advantage is 1 − e^{−ε/2}."""
    behind = math.exp(-epsilon / 2) / 2
    inside, outside = np.array([1 - behind, behind]), np.array([behind, 1 - behind])
    return Counterexample(
        name="permute-and-flip-range",
        title="Permute-and-flip taken for a draw of an exponential mechanism",
        universe=(
            "Two SNPs whose scores differ by Δ; with t the one leads, without t the other. Permute-and-flip publishes one of them "
            f"with ε = {epsilon:g}. For one draw of an exponential mechanism the advantage would be at most tanh(ε/4)."
        ),
        quantity="advantage",
        claimed=math.tanh(epsilon / 4),
        found=BestTest.between(inside, outside).advantage,
        expected=1 - math.exp(-epsilon / 2),
        remedy="Its loss counts as pure: η = 2ε, and the advantage is at most tanh(ε/2).",
        source=SOURCE,
    )


def adaptive_ranges(epsilon: float = 1.0, odds: float = 0.05) -> Counterexample:
    """The second draw's base measure follows the first output: the range grows by 2ε, though η and the curve grow by ε."""
    inside, outside = _draw_of_two(epsilon, 1.0)
    laws = [_draw_of_two(epsilon, each) for each in (odds, 1 / odds)]  # after the first SNP: the rare one can only rise
    both = BestTest.between(
        np.concatenate([p * law[0] for p, law in zip(inside, laws, strict=True)]),
        np.concatenate([q * law[1] for q, law in zip(outside, laws, strict=True)]),
    )
    rise = epsilon + math.log((1 + odds * math.exp(-epsilon / 2)) / (1 + odds * math.exp(epsilon / 2)))
    assert both.advantage <= math.tanh(epsilon / 2)
    return Counterexample(
        name="adaptive-ranges",
        title="Adding up the ranges of releases that were chosen one after another",
        universe=(
            f"Two draws with ε = {epsilon:g} each, of two SNPs each; which of them is the rarer one in the second is chosen by the "
            "first one's output."
        ),
        quantity="length of the range",
        claimed=2 * epsilon,
        found=both.spread,
        expected=epsilon + 2 * rise,
        remedy="What adds up is the curve of test errors: η is the sum, and the advantage at most tanh(η/4), as found here too.",
        source=SOURCE,
    )


def one_sided_neighbours(epsilon: float = math.log(2)) -> Counterexample:
    """Only Pr[S | t] ≤ e^ε·Pr[S | without t]: an output that t makes impossible gives an advantage of 1 − e^{−ε}."""
    inside, outside = np.array([1.0, 0.0]), np.array([math.exp(-epsilon), 1 - math.exp(-epsilon)])
    return Counterexample(
        name="one-sided-neighbours",
        title="Only the positive half of ε",
        universe=(
            "A release whose outputs are at most e^ε times likelier with t than without, and nothing the other way round: one output "
            "never happens when t took part."
        ),
        quantity="advantage",
        claimed=math.tanh(epsilon / 2),
        found=BestTest.between(inside, outside).advantage,
        expected=1 - math.exp(-epsilon),
        remedy="Where only that half is proven the advantage is said to be at most 1 − e^−ε, whatever the kind of loss.",
        source=SOURCE,
    )


def rare_outputs(epsilon: float = 2.0, odds: float = 1e-3) -> Counterexample:
    """A rare output of a single draw has a likelihood ratio of nearly e^ε: γ gains nothing from a bounded range."""
    inside, outside = _draw_of_two(epsilon, odds)
    return Counterexample(
        name="rare-outputs",
        title="Taking half of ε for a guarantee about every output",
        universe=(
            f"One draw of an exponential mechanism with ε = {epsilon:g} of two SNPs, of which one is rare. Its loss spreads over ε "
            "instead of 2ε, and one might read that as e^{ε/2} for every output."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(epsilon / 2),
        found=float(inside[0] / outside[0]),
        expected=math.exp(epsilon) * (1 + odds * math.exp(-epsilon / 2)) / (1 + odds * math.exp(epsilon / 2)),
        remedy="γ and caps are computed from ε alone, whatever the mechanism.",
        source=SOURCE,
    )


def weights_from_the_study(epsilon: float = 2.0) -> Counterexample:
    """Weights that follow the study count the same move twice."""
    inside, outside = _draw_of_two(2 * epsilon, 1.0)
    return Counterexample(
        name="weights-from-the-study",
        title="Weights computed from the study itself",
        universe=(
            f"One draw with ε = {epsilon:g} of two SNPs, of which t makes one rise by Δ and the other fall; each SNP is weighted "
            "by e^{ε q/(2Δ)} of its own score, as a base measure would be."
        ),
        quantity="length of the range",
        claimed=epsilon,
        found=BestTest.between(inside, outside).spread,
        expected=2 * epsilon,
        remedy="Weights come from a file fixed beforehand; ones computed from the study are refused.",
        source=SOURCE,
    )


LOSS_COUNTEREXAMPLES: tuple[Callable[[], Counterexample], ...] = (
    permute_and_flip_is_pure,
    adaptive_ranges,
    one_sided_neighbours,
    rare_outputs,
    weights_from_the_study,
)


def loss_counterexamples() -> tuple[Counterexample, ...]:
    """Every one, computed now."""
    return tuple(make() for make in LOSS_COUNTEREXAMPLES)
