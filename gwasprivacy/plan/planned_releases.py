"""Several releases of one study, planned before there are data: a budget split in shares of ε, without rounding.

ε is counted in whole pico-ε as the ledger does, so the shares of a split budget sum to exactly the budget, and each
planned release will find what it was guaranteed.  γ after several releases follows from the *sum* of their ε (Tramèr
Eq. 11), never from a product of γ's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.json_forms import relocated as moved
from gwasprivacy.base.quantities import Epsilon
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.guarantee import Target, TargetKind
from gwasprivacy.membership.loss import Spend
from gwasprivacy.plan.plan import MOST_PLANNED, Plan, ReleaseChoices, kept_in_step
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.plan.release_spends import account_guarantee, budget_units, spends_of

MOST_RELEASES = MOST_PLANNED
PATH = "planned"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedRelease:
    """One release that is to come: what it publishes, and its own ε (nats, for the mechanism), which ``choices`` must have.

    Raises InvalidPlan.  :func:`check_releases` says whether releases fit the plan and its budget.
    """

    choices: ReleaseChoices

    def __post_init__(self) -> None:
        if self.choices.epsilon is None:
            raise InvalidPlan("planned.no-epsilon", field=path_of(0, "epsilon"))

    @property
    def epsilon(self) -> float:
        """ε that it will spend."""
        assert self.choices.epsilon is not None
        return self.choices.epsilon

    @property
    def units(self) -> int:
        """ε in whole pico-ε."""
        return to_units(self.epsilon)

    @property
    def is_selection(self) -> bool:
        """Whether it selects SNPs; the other kinds publish numbers."""
        return self.choices.kind.is_forecast

    def plan(self, plan: Plan) -> Plan:
        """The plan with which this release would be made.  Raises InvalidPlan with the field's path."""
        design = plan.design
        if not self.choices.kind.takes_lists:
            design = replace(design, loci=None, weights=None)
        release = replace(self.choices, budget=plan.release.budget)
        return kept_in_step(replace(plan, release=release, design=design, planned=()))

    def changed(self, **fields: Any) -> PlannedRelease:
        """The same with other choices.  Raises InvalidPlan."""
        return PlannedRelease(choices=replace(self.choices, **fields))

    def to_json(self) -> dict[str, Any]:
        return self.choices.to_json()

    @classmethod
    def from_json(cls, obj: Any, path: str = f"{PATH}[0]") -> PlannedRelease:
        """Raises InvalidPlan with the field's path."""
        try:
            return cls(choices=ReleaseChoices.from_json(obj, path))
        except InvalidPlan as error:
            raise relocated(error, path) from None


def relocated(error: InvalidPlan, path: str) -> InvalidPlan:
    """An error of ``release.…`` or of the first planned release, at the place where it was made."""
    first = path_of(0, "")[:-1]
    if error.field == first or error.field.startswith(f"{first}."):
        return error.at(path + error.field.removeprefix(first))
    return moved(error, "release", path)


def stored_releases(plan: Plan) -> tuple[PlannedRelease, ...]:
    """What the plan says it will release: its ``planned`` list, or else the one release that it describes."""
    return tuple(PlannedRelease(choices=choices) for choices in plan.planned) or (own_release(plan),)


def check_one(number: int, alone: Callable[[], Plan]) -> CheckedPlan:
    try:
        return check_plan(alone())
    except InvalidPlan as error:
        raise relocated(error, f"{PATH}[{number - 1}]") from None
    except PrivacyRefusal as error:
        raise PrivacyRefusal("planned.refused", number=number, problem=error) from None


def own_release(plan: Plan, epsilon: float | None = None) -> PlannedRelease:
    """The release that the plan itself describes, or the same with another ε, parted between selection and numbers alike."""
    spends = from_units(to_units(plan.epsilon if epsilon is None else epsilon))
    parts = plan.release.parts_scaled(spends / plan.epsilon)
    return PlannedRelease(choices=replace(plan.release, epsilon=spends, **parts))


def check_releases(plan: Plan, releases: Sequence[PlannedRelease]) -> None:
    """Raise InvalidPlan (with the field's path) or PrivacyRefusal unless all can be made under the plan, one by one."""
    check_number_planned(len(releases))
    for number, planned in enumerate(releases, start=1):
        check_one(number, partial(planned.plan, plan))
    if account_guarantee(plan) is not None and not keeps_guarantee(plan, releases):
        raise PrivacyRefusal("planned.breaks-guarantee")
    asked, budget = planned_units(releases), budget_units(plan)
    if budget is not None and asked > budget:
        raise PrivacyRefusal(
            "planned.over-budget",
            asked=Epsilon(from_units(asked), digits=6),
            budget=Epsilon(from_units(budget), digits=6),
        )


def planned_parts(plan: Plan, releases: Sequence[PlannedRelease]) -> tuple[CountedSpend, ...]:
    """The parts of all of them by kind of loss; one pure part where the plan names no kind, for ever.

    Raises InvalidPlan for a release that cannot be made under the plan.
    """
    if not plan.adversary.names_loss:
        return (CountedSpend(units=planned_units(releases)),)
    return tuple(part for each in releases for part in spends_of(each.plan(plan)))


def planned_units(releases: Sequence[PlannedRelease]) -> int:
    """What all of them spend together, in pico-ε."""
    return sum(each.units for each in releases)


def planned_spends(plan: Plan, releases: Sequence[PlannedRelease]) -> tuple[Spend, ...]:
    """What all of them spend, each part as bounds on membership tests count it: with ε alone where the plan names no loss."""
    return tuple(spend for each in releases for spend in each.plan(plan).counted_spends)


def attack_after(plan: Plan, releases: Sequence[PlannedRelease]) -> AttackBound:
    """What no membership test on all of them together exceeds."""
    return plan.adversary.attack_bound(planned_spends(plan, releases))


def keeps_guarantee(plan: Plan, releases: Sequence[PlannedRelease]) -> bool:
    """Whether all of them together keep what the plan guarantees, by the best bound that is proven.

    Where the plan names no kind of loss, the sum of ε decides, as it always did.
    """
    if not plan.adversary.names_loss:
        return planned_units(releases) <= to_units(plan.adversary.epsilon)
    return plan.adversary.keeps(planned_spends(plan, releases))


def model_after(plan: Plan, units: int) -> AdversaryModel:
    """The plan's attacker as they stand after ``units`` pico-ε in all: γ and posteriors follow from the sum (Eq. 11).

    Where the sum is just what the guarantee allows, it is the guarantee itself, not that of the rounded ε.  It says nothing of
    membership tests on several releases, for which the kind of loss of each counts: :func:`attack_after`.
    """
    if units == to_units(plan.adversary.epsilon):
        return plan.adversary
    return plan.adversary.with_target(Target(TargetKind.EPSILON, from_units(units)))


def any_attacker_factor(plan: Plan, total_epsilon: float) -> float:
    """By what each release's ε shrinks where the same γ is guaranteed whatever the attacker believes; ≤ 1.

    ``total_epsilon``: of all planned releases.  1 for families in which beliefs play no part, and for guarantees about
    membership tests, which hold whatever somebody believes.
    """
    model = plan.adversary
    if not model.family.uses_prior or model.prior.is_any or model.is_about_attacks:
        return 1.0
    worst = replace(model, prior=PriorRange.any(), invited=None, target=Target(TargetKind.GAMMA, model.gamma))
    return min(1.0, worst.epsilon / min(total_epsilon, model.epsilon))


def check_number_planned(number: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_RELEASES:
        raise InvalidPlan("planned.number", field=PATH, most=MOST_RELEASES)


def path_of(index: int, name: str) -> str:
    return f"{PATH}[{index}].{name}"
