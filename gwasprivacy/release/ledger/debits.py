"""What a release asks of the ledger, what it costs there, and what it gets: values, without any file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.quantities import Epsilon
from gwasprivacy.membership.composition import counted_factor, most_printed, prints_after_all
from gwasprivacy.membership.counted_spend import CountedSpend, units_of
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.loss import PURE
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.ledger_chain import Row
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.refusals import BudgetExceeded, GuaranteeExceeded
from gwasprivacy.release.ledger.site_rows import NO_POLICY, ApprovalOfRelease, PolicyInForce
from gwasprivacy.statement.spending import Budget, Look, Quote, StratumSize


@dataclass(frozen=True, slots=True, kw_only=True)
class DebitRequest:
    """What a release asks of the ledger; public throughout.

    ``account``: its name, None for the ledger's one account.  ``name`` is the stem of the report's file name.  ``budget_units``
    and ``guarantee`` count only for the first release of an account (see :class:`Budget`).  ``spends``: its parts by kind of loss,
    which sum to ``epsilon_units``; none where all of it counts as pure.
    ``trait``: what a report says of the trait of a study of one, which has 0 cases and 0 controls.
    ``strata``: the names and sizes of the study's, () without.  ``filtered_before``: its plan says that genotypes decided who or what is in its file.
    ``may_be_printed``: whether something is proven of it once a size that it does not print is known.
    ``policy``: the site's that is in force; ``approval``: by whom this release was approved, None where nobody asked for it.
    ``most_units``: what a site's policy lets all releases of the study spend together, counted as this one is; None: any.
    """

    title: str
    name: str
    secret: Secret
    neighbours: Neighbours
    public_controls: bool
    n_cases: int
    n_controls: int
    strata: tuple[StratumSize, ...] = ()
    budget_units: int | None
    epsilon_units: int
    plan_sha256: str
    account: str | None = None
    most_units: int | None = None
    guarantee: KeptGuarantee | None = None
    spends: tuple[CountedSpend, ...] = ()
    trait: Mapping[str, Any] | None = None
    filtered_before: bool = False
    may_be_printed: bool = True
    policy: PolicyInForce = NO_POLICY
    approval: ApprovalOfRelease | None = None

    def __post_init__(self) -> None:
        if self.spends and units_of(self.spends) != self.epsilon_units:
            raise ValueError("the parts of a release do not sum to it")

    @property
    def parts(self) -> tuple[CountedSpend, ...]:
        return self.spends or (CountedSpend(units=self.epsilon_units),)

    def budget(self) -> Budget:
        return Budget(
            units=self.budget_units,
            guarantee=self.guarantee,
            secret=self.secret,
            neighbours=self.neighbours,
            public_controls=self.public_controls,
            n_cases=self.n_cases,
            n_controls=self.n_controls,
            strata=self.strata,
            date=today(),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Debit:
    """A debit that is on the disk.  ``before`` is the account as it was, ``row`` the debit's row.

    ``looks``: of the ledger as a whole.  ``n_other_accounts``: accounts of the ledger beside this one.
    """

    study: str
    report: str
    quote: Quote
    before: StudyAccount
    row: Row
    ledger_id: str
    looks: tuple[Look, ...]
    n_other_accounts: int
    date: str

    def place(self) -> dict[str, Any]:
        """Where the ledger stood: successive reports of one ledger have growing row numbers and the same identity."""
        return {
            "id": self.ledger_id,
            "row": self.row.seq,
            "head": self.row.hash,
            "head_before": self.row.previous,
            "study": self.study,
        }


def quote_debit(account: StudyAccount | None, request: DebitRequest) -> Quote:
    """What ``request`` costs on ``account`` (None: a new one).  Raises PrivacyRefusal or BudgetExceeded."""
    own = request.neighbours.printed
    account = None if account is None else account.once_printed(own)
    budget = account.budget if account is not None and account.budget is not None else request.budget()
    number = 1 if account is None else len(account.releases) + 1
    spent = 0 if account is None else account.spent_units
    if budget.public_controls is not request.public_controls:
        if budget.public_controls:
            raise PrivacyRefusal("debits.controls-were-public")
        raise PrivacyRefusal("debits.controls-were-not-public")
    sizes_are_public = budget.neighbours.group_sizes_stay and request.neighbours.group_sizes_stay
    other_sizes = (budget.n_cases, budget.n_controls) != (request.n_cases, request.n_controls)
    told = None if account is None else account.told_sizes
    if budget.secret is Secret.CASE_STATUS and told is not None and request.neighbours.group_sizes_stay:
        if told[:2] != (request.n_cases, request.n_controls):
            raise PrivacyRefusal("debits.other-cases")
        if list(told[2:]) != sorted(request.strata):
            raise PrivacyRefusal("debits.other-strata")
    if _confuses_strata(budget, request):
        raise PrivacyRefusal("debits.strata-not-known")
    if _confuses_diagnoses(budget, request):
        raise PrivacyRefusal("debits.trait-and-diagnosis")
    # A secret size is compared with nothing: what plans say of it is nobody's claim.
    if budget.public_controls and other_sizes and sizes_are_public:
        raise PrivacyRefusal("debits.other-controls")
    printed = most_printed(budget.neighbours.printed, own, None if account is None else account.printed)
    if prints_after_all(printed, budget.currency) and not request.may_be_printed:
        raise PrivacyRefusal("debits.nothing-proven-once-printed", releases=(number,))
    factor = counted_factor(
        (request.secret, request.neighbours),
        budget.currency,
        printed,
        has_groups=request.n_cases + request.n_controls > 0,
        has_strata=bool(request.strata),
    )
    cost = factor * request.epsilon_units
    before = () if account is None else account.counted
    spends = tuple(each.times(factor) for each in request.parts)
    if not budget.covers((*before, *spends)):
        left = from_units(budget.most_units(before, spends))
        over = budget.units is not None and spent + cost > budget.units
        raise (BudgetExceeded if over else GuaranteeExceeded)(from_units(cost), left)
    if request.most_units is not None and spent + cost > factor * request.most_units:
        raise PrivacyRefusal(
            "debits.site-budget",
            allowed=Epsilon(from_units(factor * request.most_units)),
            spent=Epsilon(from_units(spent + cost)),
        )
    return Quote(
        number=number, budget=budget, cost_units=cost, spent_units=spent, spends=spends, before=before, printed=printed
    )


def _confuses_strata(budget: Budget, request: DebitRequest) -> bool:
    """Whether the two publish sizes by other strata.  A guarantee made without a stratum covers whoever does not know it, and to
    them K strata tell up to K times as much, which no account counts.  Sizes inside strata of the
    same names may differ, as the numbers of cases and controls may: by another phenotype, of the same people.
    """
    sizes_are_public = budget.neighbours.group_sizes_stay and request.neighbours.group_sizes_stay
    names = [sorted(stratum[0] for stratum in each.strata) for each in (budget, request)]
    return sizes_are_public and names[0] != names[1]


def _confuses_diagnoses(budget: Budget, request: DebitRequest) -> bool:
    """Whether one is of a trait, which has no cases and no controls, and the other publishes the sizes of both groups."""
    sizes_are_public = budget.neighbours.group_sizes_stay and request.neighbours.group_sizes_stay
    of_traits = [each.n_cases + each.n_controls == 0 for each in (budget, request)]
    return sizes_are_public and of_traits[0] is not of_traits[1]


def report_stem(name: str, number: int) -> str:
    return f"{name}-{number}"


def account_row(study: str, request: DebitRequest, date: str) -> dict[str, Any]:
    return {"kind": "account", "study": study, "account": request.account, "title": request.title, "date": date}


def budget_row(study: str, budget: Budget) -> dict[str, Any]:
    return {
        "kind": "budget",
        "study": study,
        "units": budget.units,
        "promise": None if budget.guarantee is None else budget.guarantee.to_json(),
        "secret": budget.secret.value,
        "neighbours": budget.neighbours.value,
        "public_controls": budget.public_controls,
        "n_cases": budget.n_cases,
        "n_controls": budget.n_controls,
        **({"strata": [list(stratum) for stratum in budget.strata]} if budget.strata else {}),
        "date": budget.date,
    }


def debit_row(
    study: str, report: str, quote: Quote, request: DebitRequest, date: str, clock_before: str | None
) -> dict[str, Any]:
    """``clock_before``: the ledger's latest date where ``date`` is earlier; the clock ran backwards.

    ``loss`` and ``rounds`` are those of the whole debit: pure where it has several parts, which ``spends`` then lists.
    """
    loss = request.parts[0].loss if len(request.parts) == 1 else PURE
    listed = [{"units": each.units, "loss": each.loss.kind.value, "rounds": each.loss.rounds} for each in request.parts]
    return {
        "kind": "debit",
        "study": study,
        "release": quote.number,
        "title": request.title,
        "report": report,
        "epsilon_units": request.epsilon_units,
        "cost_units": quote.cost_units,
        "loss": loss.kind.value,
        "rounds": loss.rounds,
        "spends": listed if len(listed) > 1 else None,
        "secret": request.secret.value,
        "neighbours": request.neighbours.value,
        "n_cases": request.n_cases,
        "n_controls": request.n_controls,
        "strata": [list(stratum) for stratum in request.strata] or None,
        "trait": None if request.trait is None else dict(request.trait),
        "filtered_before": request.filtered_before,
        "may_be_printed": request.may_be_printed,
        "policy": request.policy.sha256,
        "approval": None if request.approval is None else request.approval.sha256,
        "plan_sha256": request.plan_sha256,
        "date": date,
        "clock_before": clock_before,
    }
