"""How the attackers of each family are enumerated in a small universe: each on its own where bounds on beliefs do not describe them."""

from __future__ import annotations

import math
from collections.abc import Callable

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import plain
from gwasprivacy.lab.theory import channels
from gwasprivacy.lab.theory.family_check import (
    FamilyVerdict,
    bounded_family,
    bounds_alone,
    identifiability_family,
    independent_family,
    lonely_note,
)
from gwasprivacy.lab.theory.priors import uniform
from gwasprivacy.lab.theory.verifier import smallest_gamma
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.membership.secrets import Neighbours, SamplingScheme

Enumeration = Callable[[AdversaryModel, FloatArray, int], tuple[FamilyVerdict, str]]


def enumerate_family(model: AdversaryModel, channel: FloatArray, n: int) -> tuple[FamilyVerdict, str]:
    """The smallest γ of a small mechanism, shape (2ⁿ, outputs), over all of the model's attackers; and a remark.

    InvalidInput where ``n`` entities are too few.
    """
    return ENUMERATIONS.get(model.family.name, _within_bounds)(model, channel, n)


def _within_bounds(model: AdversaryModel, channel: FloatArray, n: int) -> tuple[FamilyVerdict, str]:
    independent = model.neighbours in (Neighbours.ADD_REMOVE, Neighbours.LABEL)
    return bounds_alone(channel, model.prior.low, model.prior.high, n, negative=model.negative, independent=independent)


def _identifiability(model: AdversaryModel, channel: FloatArray, n: int) -> tuple[FamilyVerdict, str]:
    assert model.worlds is not None
    if model.worlds > n:
        raise InvalidInput("theory.worlds", worlds=model.worlds, n=n)
    return identifiability_family(channel, model.worlds, negative=model.negative), ""


def _sampled(model: AdversaryModel, channel: FloatArray, n: int) -> tuple[FamilyVerdict, str]:
    low, high, rate = model.prior.low, model.prior.high, model.sampling_rate
    assert rate is not None
    if model.sampling is SamplingScheme.POISSON:
        return independent_family(channels.poisson_sampled(channel, rate), low, high, negative=model.negative), ""
    cohort, sample = _draw(n, rate)
    drawn = channels.fixed_size_sampled(channel, sample)
    found = bounded_family(drawn, low, high, negative=model.negative, sizes=(cohort,))
    note = f"{sample} drawn of a cohort of {cohort}, a rate of {plain(sample / cohort, 3)}"
    return found, lonely_note(found, low, high, n) or note


def _draw(n: int, rate: float) -> tuple[int, int]:
    """A cohort (at most n − 1, so that somebody is not in it) and a sample whose rate is the largest not above ``rate``."""
    pairs = [(c, s) for c in range(1, n) for s in range(1, c + 1) if s / c <= rate * (1 + 1e-12)]
    if not pairs:
        raise InvalidInput("theory.rate", n=n - 1, rate=rate, size=math.ceil(1 / rate) + 1)
    return max(pairs, key=lambda pair: (pair[1] / pair[0], -pair[0]))


def _uniform(model: AdversaryModel, channel: FloatArray, n: int) -> tuple[FamilyVerdict, str]:
    verdict = smallest_gamma(uniform(n), channel)
    gamma = verdict.gamma_positive
    return FamilyVerdict(attained=gamma, upper=gamma, witness=verdict.witness_positive), ""


ENUMERATIONS: dict[str, Enumeration] = {
    "identifiability": _identifiability,
    "sampled": _sampled,
    "uniform": _uniform,
}
"""By the family's name; every other family is all attackers whose priors lie in its bounds."""
