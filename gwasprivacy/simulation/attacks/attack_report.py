""" "What could an attacker do?": attacks on exact and on private releases of simulated studies, beside the bound of ε."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.simulation.attacks.membership_tests import (
    HOMER_EXACT,
    HOMER_NOISY,
    LR_EXACT,
    LR_NOISY,
    WHITENED_EXACT,
    exact_frequencies,
    frequency_attacks,
    private_frequencies,
    whitened_attack,
)
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK, selection_attack
from gwasprivacy.simulation.attacks.roc import RatePoint, Roc
from gwasprivacy.simulation.attacks.trait_attacks import EFFECTS_EXACT, effects_attack, trait_selection_attack
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import simulated_loci
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.simulation.studies.trait_people import trait_cohort
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

FloatArray = npt.NDArray[np.float64]
Statistics = dict[str, tuple[FloatArray, FloatArray]]

STAGE = mark("Attacking simulated studies")
DEFAULT_FPR = 1e-3
_STREAM = 1 << 20  # keeps the attacks' studies apart from the curves'


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackTask:
    """One simulated study and the attacks on it; picklable."""

    scenario: Scenario
    request: CurveRequest
    n_cases: int
    n_controls: int
    n_others: int
    n_reference: int
    n_pairs: int
    index: int
    seed: int
    n_participants: int = 0
    """Of a study of a trait, which has no cases and no controls."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AttackReport:
    """ROCs of every attack, pooled over studies, and the guarantee.

    ``limit``: what no test exceeds on the plan's release.  ``private``: names of those attacks whose target kept the guarantee; the
    bound is about them.  Noisy frequencies at the same ε are another release than the plan's: of them ε alone counts.
    """

    rocs: tuple[Roc, ...]
    private: frozenset[str]
    limit: AttackBound
    n_cases: int
    n_controls: int
    n_studies: int
    n_participants: int = 0
    """Of a study of a trait."""

    def bound(self, fpr: FloatArray, name: str = "") -> FloatArray:
        """The largest TPR that any test can have at these FPR: on the plan's release, or on what the attack ``name`` is made."""
        limit = _by_epsilon_alone(self.limit) if name in (HOMER_NOISY, LR_NOISY) else self.limit
        result: FloatArray = limit.tpr(fpr)
        return result

    def roc(self, name: str) -> Roc:
        return next(roc for roc in self.rocs if roc.name == name)

    @property
    def strongest_exact(self) -> Roc:
        """Of the tests on exact results, which is the one that a picture shows of them: with linkage the whitened one finds more."""
        exact = [roc for roc in self.rocs if roc.name in (LR_EXACT, WHITENED_EXACT, EFFECTS_EXACT)]
        return max(exact, key=lambda roc: roc.auc)

    def keeps_the_bound(self, name: str, fpr: float = DEFAULT_FPR) -> bool:
        """Whether the attack is below the bound within its intervals: TPR's lower end, at FPR's upper end."""
        point = self.roc(name).at_fpr(fpr)
        return point.tpr_low <= float(self.bound(np.array([point.fpr_high]), name)[0]) + 1e-12

    def points(self, fpr: float = DEFAULT_FPR) -> dict[str, RatePoint]:
        return {roc.name: roc.at_fpr(fpr) for roc in self.rocs}

    def to_json(self, fpr: float = DEFAULT_FPR) -> dict[str, Any]:
        attacks = []
        for roc in self.rocs:
            point = roc.at_fpr(fpr)
            attacks.append(
                {
                    **roc.to_json(),
                    "private": roc.name in self.private,
                    "at_fpr": fpr,
                    "observed_fpr": [point.fpr_low, point.fpr, point.fpr_high],
                    "observed_tpr": [point.tpr_low, point.tpr, point.tpr_high],
                    "bound": float(self.bound(np.array([fpr]), roc.name)[0]),
                    "below_bound": self.keeps_the_bound(roc.name, fpr),
                }
            )
        return {
            "attacks": attacks,
            "likelihood_ratio": self.limit.likelihood_ratio,
            "advantage_bound": self.limit.advantage,
            "eta": self.limit.total.eta,
            "n_cases": self.n_cases,
            "n_controls": self.n_controls,
            **({"n_participants": self.n_participants} if self.n_participants else {}),
            "n_studies": self.n_studies,
        }


def attack_one_study(task: AttackTask) -> Statistics:
    """(members' statistics, outsiders') of every attack on one simulated study."""
    rng = study_generator(task.seed, _STREAM + task.n_cases + task.n_controls + task.n_participants, task.index)
    return ATTACKED.find(task.scenario.study_kind).do(task, rng)


def _attack_two_groups(task: AttackTask, rng: np.random.Generator) -> Statistics:
    cohort = study_source(task.scenario).cohort(
        task.n_cases, task.n_controls, rng, n_others=task.n_others, n_reference=task.n_reference
    )
    rocs = frequency_attacks(cohort, exact_frequencies(cohort), (HOMER_EXACT, LR_EXACT))
    if task.scenario.engine is not Engine.FAST and (whitened := whitened_attack(cohort)) is not None:
        rocs.append(whitened)
    rocs += frequency_attacks(cohort, private_frequencies(cohort, task.request.epsilon, rng), (HOMER_NOISY, LR_NOISY))
    found = {roc.name: (roc.members, roc.outsiders) for roc in rocs}
    if task.n_pairs:
        loci = simulated_loci(task.scenario, task.request)
        found[SELECTION_ATTACK] = selection_attack(cohort, task.request, rng, n_pairs=task.n_pairs, loci=loci)
    return found


def _attack_one_trait(task: AttackTask, rng: np.random.Generator) -> Statistics:
    people = trait_cohort(task.scenario, task.n_participants, rng, n_others=task.n_others, n_reference=task.n_reference)
    exact = effects_attack(people)
    found = {exact.name: (exact.members, exact.outsiders)}
    if task.n_pairs:
        found[SELECTION_ATTACK] = trait_selection_attack(people, task.request, rng, n_pairs=task.n_pairs)
    return found


ATTACKED: Registry[Doing[Callable[[AttackTask, np.random.Generator], Statistics]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _attack_two_groups), Doing(QUANTITATIVE, _attack_one_trait))
)


def attack_report(
    scenario: Scenario,
    request: CurveRequest,
    *,
    n_cases: int,
    n_controls: int,
    n_participants: int = 0,
    limit: AttackBound | None = None,
    n_studies: int = 10,
    n_others: int | None = None,
    n_reference: int | None = None,
    n_pairs: int = 100,
    seed: int | None = None,
    work: Work = UNWATCHED,
) -> AttackReport:
    """Every attack on ``n_studies`` simulated studies of this size, statistics pooled.

    ``n_participants``: of a study of a trait, in place of cases and controls, which are then 0.
    ``limit``: of the plan's release (default: what the request's ε alone allows).  ``n_others``, ``n_reference``: outsiders and people of the
    public sample per study (default: as many as cases, and as participants).  ``n_pairs``: trials of the strongest attack on
    the selection per study; 0 leaves it out.  Raises InvalidInput, Cancelled.
    """
    tasks = [
        AttackTask(
            scenario=scenario,
            request=request,
            n_cases=n_cases,
            n_controls=n_controls,
            n_participants=n_participants,
            n_others=n_cases + n_participants if n_others is None else n_others,
            n_reference=n_cases + n_controls + n_participants if n_reference is None else n_reference,
            n_pairs=n_pairs,
            index=index,
            seed=scenario.seed if seed is None else seed,
        )
        for index in range(n_studies)
    ]
    answers = work.map(attack_one_study, tasks, stage=STAGE)
    return AttackReport(
        rocs=tuple(_pooled(answers)),
        private=frozenset({HOMER_NOISY, LR_NOISY, SELECTION_ATTACK}),
        limit=AttackBound(total=Total.of((Spend(request.epsilon),))) if limit is None else limit,
        n_cases=n_cases,
        n_controls=n_controls,
        n_studies=n_studies,
        n_participants=n_participants,
    )


def _pooled(answers: Sequence[dict[str, tuple[FloatArray, FloatArray]]]) -> list[Roc]:
    return [
        Roc.of(
            name,
            np.concatenate([answer[name][0] for answer in answers]),
            np.concatenate([answer[name][1] for answer in answers]),
        )
        for name in answers[0]
    ]


def _by_epsilon_alone(limit: AttackBound) -> AttackBound:
    """The same where nothing but ε is known, as of another release at the same ε."""
    return AttackBound(total=Total.of((Spend(limit.total.epsilon),)))
