"""The facts of one release: what was decided beside the plan, what the ledger had, and what was drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.language import mark
from gwasprivacy.membership.composition import CONVERSIONS, ONCE_PRINTED, counted_factor, most_printed, prints_after_all
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.power import Power, check_power
from gwasprivacy.plan.release_spends import account_guarantee, budget_units, spends_of
from gwasprivacy.statement.facts import Binding, Fact
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.statement.release_form import DRAFT
from gwasprivacy.statement.result import Result
from gwasprivacy.statement.result_check import check_result
from gwasprivacy.statement.signer import Signer
from gwasprivacy.statement.spending import Budget, Look, PrintedElsewhere, Quote, Release
from gwasprivacy.statement.versions import versions

FACTS = (
    Fact(Binding.NOTHING, ("result",), mark("the result")),
    Fact(Binding.NOTHING, ("plan",), mark("the plan")),
    Fact(
        Binding.LEDGER,
        ("release.date", "ledger", "earlier_releases", "looks", "account.others", "account.merged", "account.printed"),
    ),
    Fact(Binding.LEDGER, tuple(f"budget.{name}" for name in ("secret", "neighbours", "total", "promise"))),
    Fact(Binding.FILE, ("release.name", "candidates.number", "candidates.sha256", "policy")),
    Fact(Binding.SIGNATURE, ("approval",)),
    Fact(Binding.NOTHING, ("power",), mark("the power")),
    Fact(Binding.NOTHING, ("signer",), mark("the signer’s name")),
    Fact(Binding.NOTHING, ("versions",), mark("the versions")),
)
"""All that a release's statement says and nothing else in it settles."""

_STUDY = re.compile(r"study-([1-9][0-9]{0,15})")


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountFacts:
    """What a report says about its account beside its name, which is the plan's.

    ``n_others``: other accounts of the ledger.  ``n_merged``: accounts that were merged into it.  ``elsewhere``: numbers of its
    participants that were printed outside its releases.
    """

    n_others: int = 0
    n_merged: int = 0
    elsewhere: tuple[PrintedElsewhere, ...] = ()

    def to_json(self, plan: Plan) -> dict[str, Any]:
        told = {"printed": [each.to_json() for each in self.elsewhere]} if self.elsewhere else {}
        return {"name": plan.account, "others": self.n_others, "merged": self.n_merged, **told}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseFacts:
    """``earlier``: the account's releases before this one, in their order.  ``looks``: in the order of their days.  ``budget``: the account's.

    ``result`` and ``ledger`` are None in a preview, before the draw; ``policy`` and ``approval`` name the site's policies, and who
    approved the release; ``power`` and ``signer`` are None where the report says nothing of them.
    """

    name: str
    date: str
    n_candidates: int
    candidates_sha256: str
    budget: Budget
    earlier: Sequence[Release]
    looks: Sequence[Look]
    account: AccountFacts
    result: Result | None = None
    ledger: Mapping[str, Any] | None = None
    policy: Sequence[Mapping[str, Any]] | None = None
    approval: Mapping[str, Any] | None = None
    power: Power | None = None
    signer: Signer | None = None
    versions: Mapping[str, str] = field(default_factory=lambda: dict(versions()))

    def printed_by(self, plan: Plan) -> Sizes:
        """The most that this release, an earlier one or anything else prints."""
        elsewhere = (each.sizes for each in self.account.elsewhere)
        return most_printed(plan.neighbours.printed, *(each.printed for each in self.earlier), *elsewhere)

    def quote(self, plan: Plan) -> Quote:
        """What the release costs, as its account counts.  Raises PrivacyRefusal where the account cannot count it."""
        printed = most_printed(self.budget.neighbours.printed, self.printed_by(plan))
        factor = counted_factor(
            (plan.secret, plan.neighbours),
            self.budget.currency,
            printed,
            has_groups=plan.design.kind.has_groups,
            has_strata=bool(plan.design.strata),
        )
        return Quote(
            number=len(self.earlier) + 1,
            budget=self.budget,
            cost_units=factor * to_units(plan.epsilon),
            spent_units=sum(each.cost_units for each in self.earlier),
            spends=tuple(each.times(factor) for each in spends_of(plan)),
            before=tuple(part for each in self.earlier for part in each.counted),
            printed=printed,
        )


def facts_in(plan: Plan, predicate: Mapping[str, Any]) -> ReleaseFacts:
    """The facts in the predicate of a release or of its preview.  Raises InvalidPlan or ValueError where it has another form."""
    found = DRAFT.read(predicate, "predicate")
    budget, design = found["budget"], plan.design
    total = budget["total"]
    return ReleaseFacts(
        name=found["release"]["name"],
        date=found["release"]["date"],
        n_candidates=found["candidates"]["number"],
        candidates_sha256=found["candidates"]["sha256"],
        budget=Budget(
            units=None if total is None else to_units(total),
            guarantee=None if budget["promise"] is None else KeptGuarantee.from_json(budget["promise"]),
            secret=Secret(budget["secret"]),
            neighbours=Neighbours(budget["neighbours"]),
            public_controls=design.public_controls,
            n_cases=design.n_cases,
            n_controls=design.n_controls,
            date=found["release"]["date"],
        ),
        earlier=found["earlier_releases"],
        looks=found["looks"],
        account=AccountFacts(
            n_others=found["account"]["others"],
            n_merged=found["account"]["merged"],
            elsewhere=tuple(found["account"].get("printed", ())),
        ),
        result=found["result"],
        ledger=found["ledger"],
        policy=predicate["policy"],
        approval=predicate["approval"],
        power=found.get("power"),
        signer=found.get("signer"),
        versions=found["versions"],
    )


def check_facts(plan: CheckedPlan, facts: ReleaseFacts) -> None:
    """Raise VerificationFailed for facts that no release under ``plan`` can have."""
    _check_name(facts)
    _check_account(plan, facts)
    _check_earlier(plan, facts)
    _check_budget(plan, facts)
    check_power(plan, facts.power)
    if facts.result is not None:
        check_result(plan, facts.result, facts.n_candidates)


def require_own_name(name: str) -> None:
    """Raise VerificationFailed for the stem of a file's name that this program would not have given."""
    if file_stem(name) != name:
        raise VerificationFailed("statement.name")


def _check_name(facts: ReleaseFacts) -> None:
    """Every report has the number of its release at the end of its name; merged accounts had numbers of their own."""
    named = [(facts.name, str(len(facts.earlier) + 1))]
    named += [(each.report, "[1-9][0-9]*" if facts.account.n_merged else str(each.number)) for each in facts.earlier]
    for name, number in named:
        stem = re.fullmatch(rf"(.+)-{number}", name)
        if stem is None:
            raise VerificationFailed("account.report-name")
        require_own_name(stem.group(1))
    if not all(len(text) < 100 for text in facts.versions.values()):
        raise VerificationFailed("account.version")


def _check_account(plan: Plan, facts: ReleaseFacts) -> None:
    """The place in the ledger is one that a ledger of this program can have."""
    account, place = facts.account, facts.ledger
    if plan.account is not None and account.n_merged:
        raise VerificationFailed("account.merged")
    days = [look.date for look in facts.looks]
    if days != sorted(days):
        raise VerificationFailed("account.looks")
    if any(not prints_after_all(each.sizes, facts.budget.currency) for each in account.elsewhere):
        raise VerificationFailed("account.printed")
    if place is None:
        return
    study = _STUDY.fullmatch(place["study"])
    if study is None or int(study.group(1)) > account.n_others + account.n_merged + 1:
        raise VerificationFailed("account.study")
    published = sum(each.is_published for each in facts.earlier)
    # The ledger's own row, the study's and its budget's; each debit, publication and look; a row for each other study.
    least = 4 + len(facts.earlier) + published + len(facts.looks) + account.n_others + account.n_merged
    least += len(account.elsewhere)
    if place["row"] < least:
        raise VerificationFailed("account.too-few-rows")


def _check_earlier(plan: Plan, facts: ReleaseFacts) -> None:
    """The earlier releases can have cost what they are said to have cost."""
    counted_as = facts.budget.currency
    printed = facts.printed_by(plan)
    factors = {1, *(factor for (_, target), factor in CONVERSIONS.items() if target == counted_as)}
    if prints_after_all(printed, counted_as):
        factors = set(ONCE_PRINTED[counted_as[0], printed].values())
    for number, each in enumerate(facts.earlier, start=1):
        if each.number != number:
            raise VerificationFailed("verify.earlier-releases-lists-not-lead")
        if each.printed is not None and not prints_after_all(each.printed, counted_as):
            raise VerificationFailed("account.earlier-cost")
        if not each.epsilon_units or each.cost_units not in {factor * each.epsilon_units for factor in factors}:
            raise VerificationFailed("account.earlier-cost")


def _check_budget(plan: Plan, facts: ReleaseFacts) -> None:
    """The account's first plan fixed its budget, and all releases together stay within it."""
    budget, quote = facts.budget, facts.quote(plan)
    if not facts.earlier and not facts.account.n_merged:
        own = (budget_units(plan), account_guarantee(plan), plan.secret, plan.neighbours)
        if (budget.units, budget.guarantee, budget.secret, budget.neighbours) != own:
            raise VerificationFailed("verify.budget-not-of-plan")
    guarantee = budget.guarantee
    if guarantee is not None and (guarantee.model.secret, guarantee.model.neighbours) != (
        budget.secret,
        budget.neighbours,
    ):
        raise VerificationFailed("verify.guarantee-of-other-secret")
    if not budget.covers(quote.in_all):
        raise VerificationFailed("verify.budget-exceeded")
