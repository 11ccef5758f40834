"""What a ledger's rows say about each account: its budget, its releases, and who looked at exact statistics.

A ledger has one account.  Whatever is released under it counts there, whoever the people are.  Further accounts exist
only by a plan's declaration (``plan.account``, a name).  See docs/decisions/same-study.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, PrivacyRefusal
from gwasprivacy.membership.composition import CONVERSIONS, counted_factor, most_printed, prints_after_all
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.loss import Loss, LossKind
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.release.ledger.ledger_chain import Row
from gwasprivacy.statement.spending import Budget, Look, PrintedElsewhere, Release


def budget_of_all(budgets: Sequence[Budget]) -> Budget | None:
    """What bounds accounts with ``budgets`` once they are one: the smallest ε, and beside it their guarantee; None for no budget.

    Raises PrivacyRefusal where they do not count the same secret with the same neighbours (whatever the one account counted,
    the guarantee of another would no longer be covered), where one account would not have taken releases of both, and where they
    keep different guarantees.
    """
    if len({(each.secret, each.neighbours, each.public_controls) for each in budgets}) > 1:
        raise PrivacyRefusal("ledger.merge-other-secrets")
    if len({_told_by_sizes(each) for each in budgets}) > 1:
        raise PrivacyRefusal("ledger.merge-other-sizes")
    guarantees = {each.guarantee for each in budgets if each.guarantee is not None}
    if len(guarantees) > 1:
        raise PrivacyRefusal("ledger.merge-other-guarantees")
    if not budgets:
        return None
    limits = [each.units for each in budgets if each.units is not None]
    return replace(budgets[0], units=min(limits, default=None), guarantee=next(iter(guarantees), None))


def _told_by_sizes(budget: Budget) -> object:
    """What an account's releases agree in, of their published sizes (``debits.quote_debit``); None where the size is secret."""
    if not budget.neighbours.group_sizes_stay:
        return None
    sizes = (budget.n_cases, budget.n_controls, tuple(sorted(budget.strata)))
    of_trait = budget.n_cases + budget.n_controls == 0
    names = tuple(sorted(name for name, *_ in budget.strata))
    return (of_trait, names, sizes if budget.secret is Secret.CASE_STATUS else None)


ANY_KIND = (CountedSpend(units=1),)
"""A release of which nothing is known but its ε: what is left for it is left for any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyAccount:
    """One account of the ledger.  ``study`` is how the ledger numbers it (``study-1``); ``budget`` None until a release.

    ``name``: as plans give it; None for the ledger's one account.  ``merged``: names of the accounts that were merged into
    this one.  ``elsewhere``: numbers of its participants that are printed outside its releases, as the ledger was told.
    """

    study: str
    title: str
    name: str | None = None
    budget: Budget | None = None
    releases: tuple[Release, ...] = ()
    merged: tuple[str, ...] = ()
    elsewhere: tuple[PrintedElsewhere, ...] = ()

    @property
    def spent_units(self) -> int:
        """What all debits cost, published or not, in pico-ε of the account's neighbour relation."""
        return sum(release.cost_units for release in self.releases)

    @property
    def printed(self) -> Sizes | None:
        """Which numbers its releases and others print; None before the first."""
        if self.budget is None:
            return None
        elsewhere = (each.sizes for each in self.elsewhere)
        return most_printed(self.budget.neighbours.printed, *(each.printed for each in self.releases), *elsewhere)

    @property
    def is_printed_after_all(self) -> bool:
        """Whether more is printed by now than its first plan took to be."""
        return self.budget is not None and self.printed is not self.budget.neighbours.printed

    @property
    def unproven(self) -> tuple[int, ...]:
        """The releases of which nothing is proven against whoever knows a number that they do not print."""
        return tuple(each.number for each in self.releases if not each.may_be_printed or each.spent_as is None)

    @property
    def told_sizes(self) -> tuple[object, ...] | None:
        """Cases, controls and strata of the first release that prints them; None where none does."""
        if self.budget is not None and self.budget.neighbours.group_sizes_stay:
            return (self.budget.n_cases, self.budget.n_controls, *sorted(self.budget.strata))
        return next((each.told_sizes for each in self.releases if each.told_sizes is not None), None)

    def once_printed(self, printed: Sizes) -> StudyAccount:
        """As it counts once ``printed`` is known: releases that were said to print less cost more, from the first one on.

        Raises PrivacyRefusal where nothing is proven of one of them then.
        """
        most = most_printed(printed, self.printed)
        if self.budget is None or not prints_after_all(most, self.budget.currency):
            return self
        if self.unproven:
            raise PrivacyRefusal("debits.nothing-proven-once-printed", releases=self.unproven)
        return self._priced(most)

    def _priced(self, printed: Sizes) -> StudyAccount:
        """As :meth:`once_printed`; a release of which nothing is proven keeps what it spent."""
        assert self.budget is not None
        counted, unproven = self.budget.currency, self.unproven
        priced = (
            each
            if each.number in unproven or each.spent_as is None
            else replace(each, cost_units=counted_factor(each.spent_as, counted, printed) * each.epsilon_units)
            for each in self.releases
        )
        return replace(self, releases=tuple(priced))

    @property
    def counted(self) -> tuple[CountedSpend, ...]:
        """The parts of all debits, as the account counts them."""
        return tuple(each for release in self.releases for each in release.counted)

    @property
    def left_units(self) -> int:
        """What is left for a further release of any kind, in pico-ε of the account's neighbour relation."""
        return self.left_for(ANY_KIND)

    def left_for(self, like: Sequence[CountedSpend]) -> int:
        """What is left for a further release of the kind and parts of ``like``; more than :attr:`left_units` where a guarantee
        about attacks is kept and such a release tells a test less."""
        return 0 if self.budget is None else self.budget.most_units(self.counted, like)

    @property
    def reached(self) -> float | None:
        """The best proven bound over all debits, in the terms of the budget's guarantee; None where it is one in ε."""
        guarantee = None if self.budget is None else self.budget.guarantee
        return None if guarantee is None else guarantee.bound(self.counted)

    @property
    def unpublished(self) -> tuple[Release, ...]:
        return tuple(release for release in self.releases if not release.is_published)

    @property
    def unprinted_units(self) -> int | None:
        """What all debits would cost if no more were printed than the account began with, those that print more as they spend; None
        where none does."""
        if self.budget is None or not self.is_printed_after_all:
            return None
        counted = self.budget.currency
        factors = (
            1 if each.spent_as is None else CONVERSIONS.get((each.spent_as, counted), 1) for each in self.releases
        )
        return sum(factor * each.epsilon_units for factor, each in zip(factors, self.releases, strict=True))

    def _printed_json(self) -> dict[str, Any]:
        """Both numbers, where sizes were printed after all."""
        if self.unprinted_units is None or self.printed is None:
            return {}
        said: dict[str, Any] = {
            "printed": self.printed.value,
            "spent_if_unprinted": from_units(self.unprinted_units),
            "printed_elsewhere": [each.to_json() for each in self.elsewhere],
        }
        return {**said, "unproven_once_printed": list(self.unproven)} if self.unproven else said

    def to_json(self) -> dict[str, Any]:
        budget = self.budget
        return {
            "study": self.study,
            "title": self.title,
            "account": self.name,
            "merged": list(self.merged),
            "budget": None if budget is None or budget.units is None else from_units(budget.units),
            "promise": None if budget is None or budget.guarantee is None else budget.guarantee.to_json(),
            "reached": self.reached,
            "spent": from_units(self.spent_units),
            **self._printed_json(),
            "remaining": from_units(self.left_units),
            "secret": None if budget is None else budget.secret.value,
            "neighbours": None if budget is None else budget.neighbours.value,
            "public_controls": None if budget is None else budget.public_controls,
            "n_cases": None if budget is None else budget.n_cases,
            "n_controls": None if budget is None else budget.n_controls,
            **({} if budget is None or not budget.strata else {"strata": [list(each) for each in budget.strata]}),
            "releases": [{**release.to_json(), "failed": release.failed} for release in self.releases],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Accounts:
    """All that the rows say: the accounts in the order they came, and the looks of the ledger as a whole.

    ``account_of``: where each account that was ever opened (``study-2``) is counted now.
    """

    accounts: tuple[StudyAccount, ...]
    looks: tuple[Look, ...]
    account_of: Mapping[str, str]


@dataclass(slots=True, kw_only=True)
class _Book:
    """An account while the rows are read."""

    title: str
    name: str | None
    budget: Budget | None = None
    debits: list[Row] = field(default_factory=list)
    merged: tuple[str, ...] = ()
    elsewhere: list[PrintedElsewhere] = field(default_factory=list)


def read_accounts(rows: Sequence[Row]) -> Accounts:
    """Raises KeyError, TypeError or ValueError for rows that this program does not write."""
    books: dict[str, _Book] = {}
    looks: list[Look] = []
    published: dict[object, str] = {}
    failed: dict[object, str] = {}
    account_of: dict[str, str] = {}
    for row in rows:
        body = row.body
        match body["kind"]:
            case "account" if all(book.name != body["account"] for book in books.values()):
                books[body["study"]] = _Book(title=body["title"], name=body["account"])
                account_of[body["study"]] = body["study"]
            case "merge":
                _merge(books, body)
                gone = set(body["merged"])
                account_of = {each: body["study"] if at in gone else at for each, at in account_of.items()}
            case "budget":
                books[body["study"]].budget = Budget(
                    units=None if body["units"] is None else int(body["units"]),
                    guarantee=_guarantee(body),
                    secret=Secret(body["secret"]),
                    neighbours=Neighbours(body["neighbours"]),
                    public_controls=bool(body["public_controls"]),
                    n_cases=int(body["n_cases"]),
                    n_controls=int(body["n_controls"]),
                    strata=tuple((str(name), *map(int, sizes)) for name, *sizes in body.get("strata", ())),
                    date=body["date"],
                )
            case "debit":
                books[body["study"]].debits.append(row)
            case "published":
                # By the debit's row, not the release's number: accounts may be merged and numbered anew.
                published[body["debit"]] = str(body["payload_sha256"])
            case "failed":
                failed[body["debit"]] = str(body["date"])
            case "ledger" | "policy" | "approval":
                pass  # ledger_chain.py, site_rows.py
            case "printed":
                told = PrintedElsewhere(date=body["date"], sizes=Sizes(body["sizes"]), where=body["where"])
                books[body["study"]].elsewhere.append(told)
            case "look":
                looks.append(Look(date=body["date"], what=body["what"]))
            case _:
                raise ValueError("a row of a kind that is not known")
    return Accounts(
        accounts=tuple(
            _account(
                study=study,
                title=book.title,
                name=book.name,
                budget=book.budget,
                releases=tuple(
                    replace(_release(debit, place, published), failed=failed.get(debit.seq))
                    for place, debit in enumerate(book.debits, start=1)
                ),
                merged=book.merged,
                elsewhere=tuple(book.elsewhere),
            )
            for study, book in books.items()
        ),
        looks=tuple(looks),
        account_of=account_of,
    )


def _account(**fields: Any) -> StudyAccount:
    """An account of these fields, its releases priced by what is printed by now."""
    account = StudyAccount(**fields)
    if account.budget is None:
        return account
    counted = account.budget.currency
    said = tuple(
        replace(each, printed=None if each.spent_as is None else each.spent_as[1].printed)
        if each.spent_as is not None and prints_after_all(each.spent_as[1].printed, counted)
        else each
        for each in account.releases
    )
    account = replace(account, releases=said)
    return account._priced(account.printed) if account.is_printed_after_all and account.printed is not None else account


def _merge(books: dict[str, _Book], body: Mapping[str, Any]) -> None:
    """Put the accounts that a row names into one: debits in the order of their rows, the budget that the row says."""
    into = books[body["study"]]
    others = [books.pop(study) for study in body["merged"]]
    together = [into, *others]
    into.debits = sorted((debit for book in together for debit in book.debits), key=lambda debit: debit.seq)
    into.elsewhere = sorted((told for book in together for told in book.elsewhere), key=lambda told: told.date)
    into.merged = (
        *into.merged,
        *(
            name
            for study, book in zip(body["merged"], others, strict=True)
            for name in (book.name or study, *book.merged)
        ),
        *(() if into.name is None else (into.name,)),
    )
    into.name = None
    budgets = [book.budget for book in together if book.budget is not None]
    if not budgets:
        into.budget = None
        return
    # Every account's budget goes on to hold, now over the debits of all: the smallest ε, and the guarantee, of which there is one.
    units = None if body["units"] is None else int(body["units"])
    guarantee = next((budget.guarantee for budget in budgets if budget.guarantee is not None), None)
    into.budget = replace(budgets[0], units=units, guarantee=guarantee)


def _release(debit: Row, number: int, published: Mapping[object, str]) -> Release:
    body = debit.body
    return Release(
        number=number,
        date=body["date"],
        title=body["title"],
        report=body["report"],
        epsilon_units=int(body["epsilon_units"]),
        cost_units=int(body["cost_units"]),
        payload_sha256=published.get(debit.seq),
        plan_sha256=body["plan_sha256"],
        row=debit.seq,
        head=debit.hash,
        study=body["study"],
        clock_before=body["clock_before"],
        spends=_spends(body),
        filtered_before=body["filtered_before"] is True,
        spent_as=(Secret(body["secret"]), Neighbours(body["neighbours"])),
        may_be_printed=body["may_be_printed"] is True,
        told_sizes=_told_sizes(body),
    )


def _told_sizes(body: Mapping[str, Any]) -> tuple[object, ...] | None:
    """The sizes in a debit's row; None where it prints none."""
    if not Neighbours(body["neighbours"]).group_sizes_stay:
        return None
    strata = sorted((str(name), *map(int, sizes)) for name, *sizes in body["strata"] or ())
    return (int(body["n_cases"]), int(body["n_controls"]), *strata)


def _guarantee(body: Mapping[str, Any]) -> KeptGuarantee | None:
    """The guarantee of a budget's row; None for a budget in ε."""
    found = body["promise"]
    try:
        return None if found is None else KeptGuarantee.from_json(found)
    except GwasPrivacyError:
        raise ValueError("a guarantee that does not exist") from None


def _spends(body: Mapping[str, Any]) -> tuple[CountedSpend, ...]:
    """The parts of a debit's row: those that it lists, else all of it with the one kind of loss that it names."""
    listed = body["spends"]
    if listed is None:
        loss = Loss(LossKind(body["loss"]), int(body["rounds"]))
        return (CountedSpend(units=int(body["epsilon_units"]), loss=loss),)
    return tuple(
        CountedSpend(units=int(each["units"]), loss=Loss(LossKind(each["loss"]), int(each["rounds"])))
        for each in listed
    )
