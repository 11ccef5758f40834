"""What an account's budget is, and what one release spends of it: values, without any ledger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import DATE, SHA256, Choice, Flag, Member, Number, OrNull, Record, Text, Whole, if_set
from gwasprivacy.base.language import mark
from gwasprivacy.membership.composition import Currency
from gwasprivacy.membership.counted_spend import SPENDS, CountedSpend, units_of
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes

RELEASE_STATES = (mark("published"), mark("spent, nothing published"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """One debit.  ``payload_sha256`` is of the signed report's payload; None where nothing is known to be published.

    ``number``: its place in the account.  ``spends``: its parts by kind of loss, which sum to ``epsilon_units`` (none: all of it
    is pure).  ``plan_sha256`` is of the plan as released, which no report repeats.  ``row``,
    ``head``, ``study``: the debit's row number and hash, and the account that it was made under, as its own report has
    them (accounts may have been merged since).  ``failed``: the date on which the program noted that nothing came of it.  ``clock_before``: a later date that the ledger had already; the clock had
    run backwards.  ``filtered_before``: genotypes had decided who or what was in its file.  ``printed``: which numbers it prints, where
    that is more than its account began with.  ``spent_as``: as what it spent, where a ledger says so; ``may_be_printed``: whether
    something is proven of it once the size is known; ``told_sizes``: the cases, controls and strata that it prints.
    """

    number: int
    date: str
    title: str
    report: str
    epsilon_units: int
    cost_units: int
    payload_sha256: str | None
    plan_sha256: str | None = None
    row: int = 0
    head: str = ""
    study: str = ""
    clock_before: str | None = None
    spends: tuple[CountedSpend, ...] = ()
    failed: str | None = None
    filtered_before: bool = False
    printed: Sizes | None = None
    spent_as: Currency | None = None
    may_be_printed: bool = True
    told_sizes: tuple[object, ...] | None = None

    def __post_init__(self) -> None:
        if not self.spends:
            object.__setattr__(self, "spends", (CountedSpend(units=self.epsilon_units),))
        if units_of(self.spends) != self.epsilon_units or self.cost_units % max(self.epsilon_units, 1):
            raise ValueError("the parts of a debit do not sum to it")

    @property
    def counted(self) -> tuple[CountedSpend, ...]:
        """Its parts as the account counts them."""
        factor = self.cost_units // self.epsilon_units if self.epsilon_units else 1
        return tuple(each.times(factor) for each in self.spends)

    @property
    def is_published(self) -> bool:
        return self.payload_sha256 is not None

    @property
    def state(self) -> str:
        published, unpublished = RELEASE_STATES
        return published if self.is_published else unpublished

    def to_json(self) -> dict[str, Any]:
        """As later reports and ``ledger --json`` list it."""
        return EARLIER_RELEASE.write(self)


def _release_of(*, epsilon: float, cost: float, state: str, payload_sha256: str | None, **fields: Any) -> Release:
    try:
        release = Release(
            epsilon_units=to_units(epsilon), cost_units=to_units(cost), payload_sha256=payload_sha256, **fields
        )
        holds = release.state == state
    except ValueError:
        holds = False
    if not holds:
        raise InvalidPlan("spending.earlier-release")
    return release


EARLIER_RELEASE = Record(
    _release_of,
    {
        "number": Member(Whole(low=1)),
        "date": Member(DATE),
        "title": Member(Text()),
        "report": Member(Text()),
        "epsilon": Member(Number(low=0), value=lambda release: from_units(release.epsilon_units)),
        "cost": Member(Number(low=0), value=lambda release: from_units(release.cost_units)),
        "state": Member(Choice(of=lambda: RELEASE_STATES)),
        "payload_sha256": Member(OrNull(SHA256)),
        "spends": Member(SPENDS),
        "filtered_before": Member(
            Flag(about="People or SNPs were removed because of genotypes before the program saw its file."),
            optional=True,
            when=if_set("filtered_before"),
        ),
        "printed": Member(
            Choice(of=lambda: Sizes, about="Which numbers it prints, where that is more than its account began with."),
            optional=True,
            when=if_set("printed"),
        ),
    },
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Somebody looked at exact statistics: when and at what.  It is the ledger's, and stands in the reports of all accounts."""

    date: str
    what: str

    def to_json(self) -> dict[str, Any]:
        return LOOK.write(self)


LOOK = Record(Look, {"date": Member(DATE), "what": Member(Text())})


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedElsewhere:
    """Numbers of an account's participants that are printed outside its releases: which, where, and when the ledger was told of it."""

    date: str
    sizes: Sizes
    where: str

    def __post_init__(self) -> None:
        if self.sizes is Sizes.ABOUT:
            raise InvalidPlan("spending.nothing-printed")

    def to_json(self) -> dict[str, Any]:
        return PRINTED_ELSEWHERE.write(self)


PRINTED_ELSEWHERE = Record(
    PrintedElsewhere,
    {"date": Member(DATE), "sizes": Member(Choice(of=lambda: Sizes)), "where": Member(Text(least=1))},
)


StratumSize = tuple[str, *tuple[int, ...]]
"""A stratum's public name, its cases and its controls."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """Fixed by the first plan used on an account; editing a plan changes none of it.

    ``units``: what all debits may cost together, in pico-ε; None where only ``guarantee`` bounds them: the guarantee about attacks
    that holds over all debits together, None where the budget is one in ε.
    """

    units: int | None
    guarantee: KeptGuarantee | None = None
    secret: Secret
    neighbours: Neighbours
    public_controls: bool
    n_cases: int
    n_controls: int
    strata: tuple[StratumSize, ...] = ()
    date: str

    def __post_init__(self) -> None:
        if self.units is None and self.guarantee is None:
            raise ValueError("a budget bounds something")

    @property
    def currency(self) -> Currency:
        """What the account counts."""
        return (self.secret, self.neighbours)

    def covers(self, spends: Sequence[CountedSpend]) -> bool:
        """Whether all debits of an account may be ``spends`` (as it counts)."""
        within = self.units is None or units_of(spends) <= self.units
        return within and (self.guarantee is None or self.guarantee.is_kept(spends))

    def most_units(self, before: Sequence[CountedSpend], like: Sequence[CountedSpend]) -> int:
        """The pico-ε that a further release of the kind of ``like`` can cost after ``before``, rounded down; ≥ 0."""
        if self.guarantee is None:
            assert self.units is not None
            return max(self.units - units_of(before), 0)
        left = self.guarantee.most_units(before, like)
        return left if self.units is None else max(min(left, self.units - units_of(before)), 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Quote:
    """What a debit would cost, as the account counts: ``number`` of the release, ``cost_units``, and ``spent_units`` before it.

    ``spends``: its parts by kind of loss, ``before``: those of all earlier debits; where they are not given, all is pure.
    ``printed``: which numbers the account's releases print, with this one.
    """

    number: int
    budget: Budget
    cost_units: int
    spent_units: int
    spends: tuple[CountedSpend, ...] = ()
    before: tuple[CountedSpend, ...] = ()
    printed: Sizes = Sizes.ABOUT

    def __post_init__(self) -> None:
        for name, units in (("spends", self.cost_units), ("before", self.spent_units)):
            if units and not getattr(self, name):
                object.__setattr__(self, name, (CountedSpend(units=units),))
            if units_of(getattr(self, name)) != units:
                raise ValueError("the parts of a debit do not sum to it")

    @property
    def in_all(self) -> tuple[CountedSpend, ...]:
        """The parts of all debits, with this one."""
        return (*self.before, *self.spends)

    @property
    def left_units(self) -> int:
        """What is left afterwards for one more release of this kind; ≥ 0."""
        return self.budget.most_units(self.in_all, self.spends)

    @property
    def reached(self) -> float | None:
        """The best proven bound over all debits with this one, in the terms of the budget's guarantee; None without one."""
        return None if self.budget.guarantee is None else self.budget.guarantee.bound(self.in_all)
