"""Worked counterexamples: where a careless reading of the theory guarantees more than it keeps, shown by enumeration.

Each writes out a small universe, an attacker and a mechanism, computes by Bayes' rule alone what the attacker learns,
and compares it with what the careless reading claims.  ``found`` is what the enumeration gives.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from gwasprivacy.lab.theory.channels import laplace_count, randomised_response
from gwasprivacy.lab.theory.kmax import verify_k_max
from gwasprivacy.lab.theory.priors import dataset_members, given_size, independent, t_scaled
from gwasprivacy.lab.theory.verifier import Verdict, smallest_gamma
from gwasprivacy.membership.calibration_theorems import (
    gamma_for_likelihood_ratio,
    k_max_gamma,
    likelihood_ratio_for_gamma,
    sampled_epsilon,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counterexample:
    """A careless claim and what enumeration finds.

    ``quantity``: "likelihood ratio" or "γ", the unit of ``claimed``, ``found`` and ``expected`` (what the correct theory
    predicts).  ``universe`` says who is in it, ``remedy`` what this program does instead.
    """

    name: str
    title: str
    universe: str
    quantity: str
    claimed: float
    found: float
    expected: float
    remedy: str
    source: str

    @property
    def refutes(self) -> bool:
        """The claim is broken, by exactly as much as the correct theory says."""
        if math.isinf(self.expected):
            return math.isinf(self.found)
        return self.found > self.claimed * (1 + 1e-9) and abs(self.found / self.expected - 1) < 1e-9

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "quantity": self.quantity,
            "claimed": self.claimed,
            "found": self.found,
            "refutes": self.refutes,
            "remedy": self.remedy,
        }


def _ratio(verdict: Verdict) -> float:
    assert verdict.witness_positive is not None
    return verdict.witness_positive.likelihood_ratio


def unknown_phenotype(epsilon: float = math.log(2)) -> Counterexample:
    """Replace-one ε, both sizes fixed, disease unknown: the ratio about one person reaches e^{2ε}."""
    # One case, one control.  Either t is the case and w the control, or t is absent, w is the case and u the control.
    members = np.array([[True, True, False], [False, True, True]])  # t, w, u
    q = 1 / (1 + math.exp(-epsilon))
    case_slot = np.array([[q, 1 - q], [1 - q, q]])  # t carries the variant, w does not
    control_slot = np.array([[1 - q, q], [q, 1 - q]])  # w does not, u does
    channel = np.einsum("wi,wj->wij", case_slot, control_slot).reshape(2, 4)
    verdict = smallest_gamma(np.array([0.5, 0.5]), channel, members)
    return Counterexample(
        name="unknown-phenotype",
        title="The attacker does not know who has the disease",
        universe=(
            "One case and one control are released through a mechanism that is ε-private for every replaced participant. "
            "Either t is the case and w the control, or w is the case and u the control."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(epsilon),
        found=_ratio(verdict),
        expected=math.exp(2 * epsilon),
        remedy="ε is halved when the plan says that the disease is unknown.",
        source="docs/theory/membership-privacy.md, the secret",
    )


def unknown_strata(n_cells: int = 3, epsilon: float = math.log(2)) -> Counterexample:
    """Replace-one ε, the sizes of three cells published, cells unknown: ratio e^{3ε}, so half of ε is not enough."""
    # Each cell has one person.  Either t, v₁, …, v_{L−1} fill them in this order, or v₁, …, v_L.
    members = np.ones((2, n_cells + 1), dtype=bool)
    members[0, -1] = members[1, 0] = False
    q = 1 / (1 + math.exp(-epsilon))
    answers = [np.array([q, 1 - q] if person % 2 else [1 - q, q]) for person in range(n_cells + 1)]
    channel = np.array([functools.reduce(np.kron, chain) for chain in (answers[:-1], answers[1:])])
    verdict = smallest_gamma(np.array([0.5, 0.5]), channel, members)
    return Counterexample(
        name="unknown-strata",
        title="Half of ε for an attacker who does not know somebody's stratum",
        universe=(
            f"{n_cells} strata of one person each, whose sizes are published, are released through a mechanism that is ε-private for "
            "every replaced participant. A chain of people, each of whom may be in one of two neighbouring strata, moves up by one if "
            "the first takes part."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(2 * epsilon),
        found=_ratio(verdict),
        expected=math.exp(n_cells * epsilon),
        remedy="ε is divided by the number of strata when the plan says that strata are unknown.",
        source="docs/theory/weighted-total-variation.md, attackers who do not know somebody's cell",
    )


def unequal_entities(epsilon: float = math.log(2)) -> Counterexample:
    """Entities of at most g = 3 records but unequal sizes, total records fixed: the ratio reaches e^{4ε₀}, not e^{3ε₀}."""
    # Families of 3, 1, 2 and 2 records; the study has 4 records: either {t, x} or {y, z}.
    members = np.array([[True, True, False, False], [False, False, True, True]])
    records = laplace_count(np.ones(4, dtype=bool), epsilon)  # a count over 4 records; t's and x's carry the variant
    channel = records[[0b1111, 0b0000]]
    verdict = smallest_gamma(np.array([0.5, 0.5]), channel, members)
    return Counterexample(
        name="unequal-entities",
        title="Families of different sizes, conditioned on the number of records",
        universe=(
            "Families of 3, 1, 2 and 2 people; the study is known to have 4 participants, so it holds the first two or "
            "the last two families. Whether the first (g = 3) took part changes all 4 records."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(3 * epsilon),
        found=_ratio(verdict),
        expected=math.exp(4 * epsilon),
        remedy="ε/g is claimed only where all entities are alike or the numbers of each kind are public; the report says so.",
        source="docs/theory/membership-privacy.md, entities",
    )


def poisson_replace_one(epsilon: float = 1.0, rate: float = 0.1) -> Counterexample:
    """Poisson sampling before a mechanism with only replace-one privacy: no gain at all."""
    # The cohort is {t} or {u}.  The mechanism shows the sample's size (free under replace-one) and answers "is it t?".
    answer = randomised_response(1, epsilon)  # rows: no, yes
    drawn = np.array([[1.0, 0.0, 0.0], [0.0, *answer[1]], [0.0, *answer[0]]])  # nobody, t, u → outputs nobody, no, yes
    channel = np.array([rate * drawn[1] + (1 - rate) * drawn[0], rate * drawn[2] + (1 - rate) * drawn[0]])
    verdict = smallest_gamma(np.array([0.5, 0.5]), channel, np.array([[True, False], [False, True]]))
    return Counterexample(
        name="poisson-replace-one",
        title="Poisson sampling with a proof for replaced participants only",
        universe=(
            f"A cohort of one person, t or u, is drawn with probability {rate:g}. The mechanism shows how many were drawn "
            "(which a replace-one proof allows) and answers a question about the person with randomised response."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(sampled_epsilon(epsilon, rate)),
        found=_ratio(verdict),
        expected=math.exp(epsilon),
        remedy="Refused; a sample of fixed size, or a release with add-or-remove neighbours, does gain.",
        source="docs/theory/membership-privacy.md, sampling",
    )


def known_draw(epsilon: float = 1.0, rate: float = 0.1) -> Counterexample:
    """The sampled guarantee is about the cohort: about *being drawn*, only the mechanism's own ε₀ protects."""
    answer = randomised_response(1, epsilon)
    # Worlds: t in the cohort and drawn, in the cohort and not drawn, not in the cohort.  "Member" means drawn.
    belief = np.array([0.5 * rate, 0.5 * (1 - rate), 0.5])
    verdict = smallest_gamma(belief, answer[[1, 0, 0]], np.array([[True], [False], [False]]))
    return Counterexample(
        name="known-draw",
        title="The gain from sampling does not protect the draw itself",
        universe=(
            f"t may be in the cohort and, if so, is drawn with probability {rate:g}. The attacker asks whether t was drawn "
            "into the study, not whether t is in the cohort."
        ),
        quantity="likelihood ratio",
        claimed=math.exp(sampled_epsilon(epsilon, rate)),
        found=_ratio(verdict),
        expected=math.exp(epsilon),
        remedy="The sentence and the report say that the guarantee is about the cohort.",
        source="Li, Qardaji & Su 2012 (the definition protects the input before sampling)",
    )


def multiplied_gammas(ratio: float = 3.0, prior: float = 0.5) -> Counterexample:
    """Two releases: γ of both is not the product of their γ's."""
    one = randomised_response(1, math.log(ratio))
    both = np.einsum("wi,wj->wij", one, one).reshape(2, 4)
    verdict = smallest_gamma(independent(np.array([prior])), both)
    single = gamma_for_likelihood_ratio(ratio, prior, prior)
    return Counterexample(
        name="multiplied-gammas",
        title="Multiplying the γ's of two releases",
        universe=f"Two releases with e^ε = {ratio:g} each, against an attacker who is {100 * prior:g} % sure.",
        quantity="γ",
        claimed=single**2,
        found=verdict.gamma_positive,
        expected=gamma_for_likelihood_ratio(ratio**2, prior, prior),
        remedy="ε is added up, and γ computed from the sum.",
        source="docs/theory/membership-privacy.md, composition",
    )


def correlated_entities(k: int = 3, epsilon: float = math.log(2)) -> Counterexample:
    """k people who only take part together: the ratio reaches e^{kε}.  Li §4.1."""
    together = np.zeros(1 << k)
    together[0] = together[-1] = 0.5
    verdict = smallest_gamma(together, laplace_count(np.ones(k, dtype=bool), epsilon))
    return Counterexample(
        name="correlated-entities",
        title="People who only take part together",
        universe=f"{k} relatives take part all together or not at all; a private count is ε-private for each of them.",
        quantity="likelihood ratio",
        claimed=math.exp(epsilon),
        found=_ratio(verdict),
        expected=math.exp(k * epsilon),
        remedy="A group size g divides ε by g; without it the report says that relatives are not covered as a group.",
        source="Li et al. 2013, §4.1",
    )


def theta_is_not_the_marginal(n: int = 10, gamma: float = 2.0) -> Counterexample:
    """θ = ½ with the size known to be 1: everybody's prior is 1/n, and a calibration for ½ does not cover it."""
    ratio = likelihood_ratio_for_gamma(gamma, 0.5, 0.5)
    belief = given_size(independent(np.full(n, 0.5)), 1)
    verdict = smallest_gamma(belief, randomised_response(n, math.log(ratio)))
    return Counterexample(
        name="theta-is-not-the-marginal",
        title="Taking the independence parameter for the prior",
        universe=(
            f"{n} people take part with probability ½ each, but the attacker knows that exactly one did: the prior is "
            f"{1 / n:g}, not ½. The mechanism is calibrated for γ = {gamma:g} at ½."
        ),
        quantity="γ",
        claimed=gamma,
        found=verdict.gamma_positive,
        expected=gamma_for_likelihood_ratio(ratio, 1 / n, 1 / n),
        remedy="The prior range is about the belief given the study's size, and says so.",
        source="docs/theory/membership-privacy.md, families",
    )


def published_k_max(n: int = 8, k: int = 2) -> Counterexample:
    """Li's k-Max with the empty dataset left out: output rank 1 gives entity 1 away."""
    return Counterexample(
        name="published-k-max",
        title="k-Max as published",
        universe=f"{n} ranked people, k = {k}, every non-empty subset equally likely. Output rank 1 comes from {{1}} alone.",
        quantity="γ",
        claimed=k_max_gamma(k),
        found=verify_k_max(n, k, published=True).gamma_positive,
        expected=math.inf,
        remedy="The empty dataset is treated as rank 1; the published γ then holds exactly.",
        source="Li et al. 2013, Definition 5.2 and Proposition 5.3",
    )


def scaled_down(epsilon: float = math.log(3), prior: float = 0.01) -> Counterexample:
    """A γ that holds at one prior does not hold at smaller ones: with t-scaling the ratio stays, and γ tends to it."""
    belief, members = independent(np.array([0.5, 0.5])), dataset_members(2)
    channel = randomised_response(2, epsilon)
    at_half = smallest_gamma(belief, channel)
    verdict = smallest_gamma(t_scaled(belief, members, 0, prior), channel)
    return Counterexample(
        name="scaled-down",
        title="A guarantee made for one prior, at a smaller prior",
        universe=(
            "Two independent people, and an ε-private answer to whether the first took part. One attacker gives them even odds; "
            "another, who believes all else alike, one chance in a hundred."
        ),
        quantity="γ",
        claimed=at_half.gamma_positive,
        found=verdict.gamma_positive,
        expected=gamma_for_likelihood_ratio(math.exp(epsilon), prior, prior),
        remedy="A guarantee names its range of priors, and every report says what holds for any other.",
        source="Li Lemma 3.2–3.4 (downward scalability); docs/theory/membership-privacy.md",
    )


COUNTEREXAMPLES: tuple[Callable[[], Counterexample], ...] = (
    unknown_phenotype,
    unknown_strata,
    unequal_entities,
    poisson_replace_one,
    known_draw,
    multiplied_gammas,
    correlated_entities,
    theta_is_not_the_marginal,
    published_k_max,
    scaled_down,
)


def all_counterexamples() -> tuple[Counterexample, ...]:
    """Every worked counterexample, computed now."""
    return tuple(make() for make in COUNTEREXAMPLES)
