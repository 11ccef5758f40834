"""Am I in it?  What exact results, and what the plan's private release, tell an attacker about single simulated people
(docs/theory/attacks-and-audit.md).

Each person stands in two worlds that differ in nobody else: in one they took part, in the other somebody like them stood in
their place.  In either world two things are published, and an attacker asks after the person:

* **exact results** (the allele frequencies of the cases at every SNP; of a trait, every SNP's effect: :mod:`one_trait_person`), by the
  test of :mod:`membership_tests`.  Its statistic is a sum over all SNPs, whose values among participants and
  among outsiders are taken as normal with one variance; their ratio of densities is the evidence.
* **the private release**, by whoever knows everybody else: the exact likelihood ratio of :mod:`realised_loss`.

Evidence is ln of a likelihood ratio; Bayes' rule makes a posterior of it and of a prior.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.attacks.membership_tests import (
    exact_frequencies,
    likelihood_ratio_statistic,
    shrunk_frequency,
)
from gwasprivacy.simulation.attacks.one_trait_person import IN, OUT, STAGE, exact_evidence, private_evidence
from gwasprivacy.simulation.attacks.realised_loss import Exchanges, SelectionLaw, neighbour_tables
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import simulated_loci
from gwasprivacy.simulation.studies.cohort import Cohort
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.simulation.studies.trait_people import trait_cohort
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

FloatArray = npt.NDArray[np.float64]

PEOPLE, DRAWS = 20, 20
_STREAM = 1 << 21  # keeps these studies apart from the curves' and the attacks'


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PeopleAsked:
    """The evidence about each of some simulated people, in both worlds, as ln of likelihood ratios; first those of whom exact results
    reveal most where they took part.

    ``exact``: of exact results, (2, n_people).  ``private``: of seeded draws of the plan's release, (2, n_people, n_draws), with
    no draws where the law of the release is not known exactly.
    """

    study_kind: str
    exact: FloatArray
    private: FloatArray
    n_cases: int
    n_controls: int
    seed: int
    n_participants: int = 0
    """Of a study of a trait, which has no cases and no controls."""

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def n_people(self) -> int:
        """The people who may be asked after."""
        return int(self.exact.shape[1])

    @property
    def study_size(self) -> int:
        """Everybody in the simulated study."""
        return self.n_cases + self.n_controls + self.n_participants

    @property
    def has_private(self) -> bool:
        return bool(self.private.shape[2])


def ask_after_people(
    scenario: Scenario,
    request: CurveRequest,
    *,
    n_cases: int,
    n_controls: int,
    n_participants: int = 0,
    with_private: bool,
    n_people: int = PEOPLE,
    n_draws: int = DRAWS,
    seed: int | None = None,
    work: Work = UNWATCHED,
) -> PeopleAsked:
    """Evidence about ``n_people`` random cases of one simulated study, or participants of one of a trait.  Raises InvalidInput, Cancelled."""
    seed = scenario.seed if seed is None else seed
    n_draws = n_draws if with_private else 0
    asked = ASKED.find(scenario.study_kind)
    return asked.do(scenario, request, (n_cases, n_controls, n_participants), n_people, n_draws, seed, work)


def _ask_after_cases(
    scenario: Scenario,
    request: CurveRequest,
    sizes: tuple[int, int, int],
    n_people: int,
    n_draws: int,
    seed: int,
    work: Work,
) -> PeopleAsked:
    n_cases, n_controls, _ = sizes
    total = n_people + 2
    work.progress(STAGE, 0, total)
    rng = study_generator(seed, _STREAM + n_cases + n_controls, 0)
    cohort = study_source(scenario).cohort(
        n_cases, n_controls, rng, n_others=n_cases, n_reference=n_cases + n_controls, work=work.quiet()
    )
    work.check()
    work.progress(STAGE, 1, total)
    exchanges = Exchanges(cohort, request.neighbours)
    people = exchanges.cases[rng.permutation(len(exchanges.cases))[:n_people]]
    joining = rng.integers(exchanges.number, size=len(people))
    exact = _exact(cohort, exchanges, people, joining)
    work.check()
    work.progress(STAGE, 2, total)
    private = np.empty((2, len(people), n_draws))
    if n_draws:
        _fill_private(private, scenario, cohort, request, exchanges, people, joining, rng, work)
    work.progress(STAGE, total, total)
    exact, private = _most_exposed_first(exact, private)
    return PeopleAsked(
        study_kind=CASE_CONTROL, exact=exact, private=private, n_cases=n_cases, n_controls=n_controls, seed=seed
    )


def _ask_after_participants(
    scenario: Scenario,
    request: CurveRequest,
    sizes: tuple[int, int, int],
    n_people: int,
    n_draws: int,
    seed: int,
    work: Work,
) -> PeopleAsked:
    total, n_participants = n_people + 2, sizes[2]
    work.progress(STAGE, 0, total)
    rng = study_generator(seed, _STREAM + n_participants, 0)
    cohort = trait_cohort(
        scenario, n_participants, rng, n_others=n_participants, n_reference=n_participants, work=work.quiet()
    )
    work.check()
    work.progress(STAGE, 1, total)
    people = rng.permutation(n_participants)[:n_people]
    joining = rng.integers(len(cohort.others), size=len(people))
    exact = exact_evidence(cohort, people, joining)
    work.check()
    private = np.empty((2, len(people), 0))
    if n_draws:
        loci = simulated_loci(scenario, request)
        private = private_evidence(cohort, request, people, joining, rng, n_draws=n_draws, loci=loci, work=work)
    work.progress(STAGE, total, total)
    exact, private = _most_exposed_first(exact, private)
    return PeopleAsked(
        study_kind=QUANTITATIVE,
        exact=exact,
        private=private,
        n_cases=0,
        n_controls=0,
        n_participants=n_participants,
        seed=seed,
    )


ASKED: Registry[Doing[Callable[..., PeopleAsked]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _ask_after_cases), Doing(QUANTITATIVE, _ask_after_participants))
)


def _most_exposed_first(exact: FloatArray, private: FloatArray) -> tuple[FloatArray, FloatArray]:
    order = np.argsort(-exact[IN], kind="stable")
    return exact[:, order], private[:, order]


def _exact(
    cohort: Cohort, exchanges: Exchanges, people: npt.NDArray[np.int64], joining: npt.NDArray[np.int64]
) -> FloatArray:
    known = exact_frequencies(cohort)
    members = likelihood_ratio_statistic(cohort.genotypes[: cohort.n_cases], known)
    outsiders = likelihood_ratio_statistic(cohort.others, known)
    middle, apart = (members.mean() + outsiders.mean()) / 2, members.mean() - outsiders.mean()
    slope = apart / ((members.var(ddof=1) + outsiders.var(ddof=1)) / 2)
    counts = cohort.genotypes[: cohort.n_cases].sum(axis=0, dtype=np.int64)
    found = np.empty((2, len(people)))
    found[IN] = slope * (members[people] - middle)
    for number, (case, drawn) in enumerate(zip(people.tolist(), joining.tolist(), strict=True)):
        own = cohort.genotypes[case]
        without = counts - own + exchanges.person(case, drawn)
        other = type(known)(case=shrunk_frequency(without, cohort.n_cases), reference=known.reference)
        found[OUT, number] = slope * (likelihood_ratio_statistic(own[None, :], other)[0] - middle)
    return found


def _fill_private(
    private: FloatArray,
    scenario: Scenario,
    cohort: Cohort,
    request: CurveRequest,
    exchanges: Exchanges,
    people: npt.NDArray[np.int64],
    joining: npt.NDArray[np.int64],
    rng: np.random.Generator,
    work: Work,
) -> None:
    tables, public, loci = cohort.tables(), cohort.public_frequencies(), simulated_loci(scenario, request)
    weights = None
    if request.weights is not None:
        weights = request.weights.dealt(tables.n_snps, np.zeros(0, np.int64), right=False, rng=rng)
    planned = None if request.neighbours.group_sizes_stay else tables.sizes
    law = SelectionLaw(tables, request, public, loci, weights, planned)
    n_draws = private.shape[2]
    for number, (case, drawn) in enumerate(zip(people.tolist(), joining.tolist(), strict=True)):
        work.check()
        work.progress(STAGE, 2 + number, len(people) + 2)
        joins = exchanges.person(case, drawn)
        changed = neighbour_tables(tables, cohort.genotypes[case], joins, request.neighbours, exchanges.stratum(case))
        other = SelectionLaw(changed, request, public, loci, weights, planned)
        for world, mine in ((IN, law), (OUT, other)):
            for draw, chosen in enumerate(mine.draw(rng, n_draws)):
                private[world, number, draw] = law.log_probability(chosen) - other.log_probability(chosen)
