"""What the given reports of one account say was spent in all, and what it comes to under each of their attackers.

The sum is over every debit that any of the reports knows, its own and those it lists, each once; so where a ledger was used in two
copies, what both spent is counted, which is what a participant faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.counted_spend import CountedSpend, units_of
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.loss import Total
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.several_reports.chain import Given, without_copies
from gwasprivacy.statement.spending import EARLIER_RELEASE
from gwasprivacy.statement.told_by_reports import quote_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What the total means to one attacker: their family's name, γ over all releases, and the largest advantage of a membership test."""

    family: str
    prior: tuple[float, float]
    gamma: float
    advantage: float

    def to_json(self) -> dict[str, Any]:
        return {"family": self.family, "prior": list(self.prior), "gamma": self.gamma, "advantage": self.advantage}


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountTotal:
    """One account of one ledger.  ``n_releases``: debits that the reports know of, ``n_given``: those whose reports were given.

    ``budget`` None where a guarantee about attacks bounds it.  ``total``: Σε, Ση, Σρ of the mechanisms, as the account counts.
    """

    study: str
    name: str | None
    title: str
    n_releases: int
    n_given: int
    secret: str
    neighbours: str
    budget: float | None
    total: Total
    readings: tuple[Reading, ...]

    @property
    def is_overspent(self) -> bool:
        """Whether all debits together are more than the account's budget: only several copies of a ledger can do that."""
        return self.budget is not None and to_units(self.total.epsilon) > to_units(self.budget)

    def words(self) -> str:
        """The total in one or two sentences."""
        said = say_count(
            "{title}: {n} releases spent ε = {epsilon} in all (ρ = {rho}).",
            one="{title}: 1 release spent ε = {epsilon} (ρ = {rho}).",
            n=self.n_releases,
            title=self.title,
            epsilon=three_digits(self.total.epsilon),
            rho=three_digits(self.total.rho),
        )
        if self.budget is not None:
            said += " " + say("The account’s budget is {budget}.", budget=three_digits(self.budget))
        for each in self.readings:
            low, high = (percent(end) for end in each.prior)
            said += " " + say(
                "Against the {family} attacker with a prior of {prior}: γ = {gamma}, and no membership test on all of them has an "
                "advantage above {advantage}.",
                family=each.family,
                prior=low if low == high else f"{low}–{high}",
                gamma=three_digits(each.gamma),
                advantage=percent(each.advantage, up=True),
            )
        return said

    def to_json(self) -> dict[str, Any]:
        return {
            "study": self.study,
            "account": self.name,
            "title": self.title,
            "releases": self.n_releases,
            "given": self.n_given,
            "secret": self.secret,
            "neighbours": self.neighbours,
            "budget": self.budget,
            "overspent": self.is_overspent,
            "epsilon": self.total.epsilon,
            "eta": self.total.eta,
            "rho": self.total.rho,
            "readings": [each.to_json() for each in self.readings],
        }


def account_totals(given: Sequence[Given]) -> list[AccountTotal]:
    """The accounts of *one* ledger, in the order of their numbers there."""
    reports = without_copies(given)
    by_study: dict[str, list[Given]] = {}
    for each in reports:
        by_study.setdefault(each.study, []).append(each)
    return [_total(study, of_study) for study, of_study in sorted(by_study.items())]


def _total(study: str, reports: Sequence[Given]) -> AccountTotal:
    debits: dict[tuple[str, ...], tuple[CountedSpend, ...]] = {}
    given = {(each.report.name, each.date) for each in reports}
    for each in reports:
        for other in each.earlier:
            digest = other["payload_sha256"]
            if digest is None and (other["report"], other["date"]) in given:
                continue  # it was published after all, and counts by its own report
            key = (digest,) if digest else ("", str(other["number"]), other["report"], other["date"])
            debits[key] = EARLIER_RELEASE.read(other).counted
        debits[(each.digest,)] = quote_of(each.report.plan, each.report.predicate).spends
    spends = [part for parts in debits.values() for part in parts]
    newest = reports[-1]
    budget = newest.report.predicate["budget"]
    return AccountTotal(
        study=study,
        name=newest.report.plan.account,
        title=newest.report.plan.title,
        n_releases=len(debits),
        n_given=len(reports),
        secret=str(budget["secret"]),
        neighbours=str(budget["neighbours"]),
        budget=budget["total"],
        total=Total.of(each.spend for each in spends),
        readings=tuple(_readings(reports, spends, (Secret(budget["secret"]), Neighbours(budget["neighbours"])))),
    )


def _readings(
    reports: Sequence[Given], spends: Sequence[CountedSpend], counted: tuple[Secret, Neighbours]
) -> list[Reading]:
    """One for each attacker that the reports' plans name, whose secret and neighbours the account counts."""
    found: dict[tuple[Any, ...], Reading] = {}
    for plan in (each.report.plan for each in reports):
        if (plan.secret, plan.neighbours) != counted:
            continue
        reading = _reading(plan, spends)
        if reading is not None:
            found.setdefault((reading.family, reading.prior, reading.gamma, reading.advantage), reading)
    return list(found.values())


def _reading(plan: Plan, spends: Sequence[CountedSpend]) -> Reading | None:
    model = plan.adversary
    try:
        gamma = model.gamma_for_total_epsilon(from_units(units_of(spends)))
        advantage = model.advantage_after([each.spend for each in spends])
    except GwasPrivacyError:
        return None  # more than this attacker's family can say anything about
    return Reading(
        family=model.family.name, prior=(model.prior.low, model.prior.high), gamma=gamma, advantage=advantage
    )
