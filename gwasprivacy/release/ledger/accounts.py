"""What a ledger's rows say about each study: its budget, its releases, and who looked at exact statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.language import mark
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.release.ledger.ledger_chain import Row

RELEASE_STATES = (mark("published"), mark("spent, nothing published"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """One debit.  ``payload_sha256`` is of the signed report's payload; None where nothing is known to be published.

    ``plan_sha256`` is of the plan as released, which no report repeats.  ``row``, ``head``: the debit's row number and hash,
    as its own report has them.
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

    @property
    def is_published(self) -> bool:
        return self.payload_sha256 is not None

    @property
    def state(self) -> str:
        published, unpublished = RELEASE_STATES
        return published if self.is_published else unpublished

    def to_json(self) -> dict[str, Any]:
        """As later reports and ``ledger --json`` list it."""
        return {
            "number": self.number,
            "date": self.date,
            "title": self.title,
            "report": self.report,
            "epsilon": from_units(self.epsilon_units),
            "cost": from_units(self.cost_units),
            "state": self.state,
            "payload_sha256": self.payload_sha256,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Somebody looked at exact statistics: when, at what, and of which study (None: not known to this ledger)."""

    date: str
    what: str
    study: str | None

    def to_json(self) -> dict[str, Any]:
        return {"date": self.date, "what": self.what, "study": self.study}


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """Fixed by the first plan used on a study; editing a plan changes none of it."""

    units: int
    secret: Secret
    neighbours: Neighbours
    public_controls: bool
    n_cases: int
    n_controls: int
    date: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyAccount:
    """One study in the ledger.  ``study`` is its name there (``study-1``); ``budget`` None until the first release."""

    study: str
    title: str
    budget: Budget | None = None
    releases: tuple[Release, ...] = ()
    looks: tuple[Look, ...] = ()

    @property
    def spent_units(self) -> int:
        """What all debits cost, published or not, in pico-ε of the ledger's neighbour relation."""
        return sum(release.cost_units for release in self.releases)

    @property
    def left_units(self) -> int:
        return 0 if self.budget is None else max(self.budget.units - self.spent_units, 0)

    @property
    def unpublished(self) -> tuple[Release, ...]:
        return tuple(release for release in self.releases if not release.is_published)

    def to_json(self) -> dict[str, Any]:
        budget = self.budget
        return {
            "study": self.study,
            "title": self.title,
            "budget": None if budget is None else from_units(budget.units),
            "spent": from_units(self.spent_units),
            "remaining": from_units(self.left_units),
            "secret": None if budget is None else budget.secret.value,
            "neighbours": None if budget is None else budget.neighbours.value,
            "public_controls": None if budget is None else budget.public_controls,
            "n_cases": None if budget is None else budget.n_cases,
            "n_controls": None if budget is None else budget.n_controls,
            "releases": [release.to_json() for release in self.releases],
            "looks": [look.to_json() for look in self.looks],
        }


def read_accounts(rows: Sequence[Row]) -> tuple[tuple[StudyAccount, ...], tuple[Look, ...]]:
    """(the studies in the order they came, looks at data that no study here could be matched to).

    Raises KeyError, TypeError or ValueError for rows that no version of this program writes.
    """
    titles: dict[str, str] = {}
    budgets: dict[str, Budget] = {}
    releases: dict[str, list[Release]] = {}
    looks: dict[str | None, list[Look]] = {None: []}
    published = {
        (row.body["study"], row.body["release"]): str(row.body["payload_sha256"])
        for row in rows
        if row.body["kind"] == "published"
    }
    for row in rows:
        body = row.body
        match body["kind"]:
            case "study":
                titles[body["study"]] = body["title"]
                releases[body["study"]] = []
                looks[body["study"]] = []
            case "budget":
                budgets[body["study"]] = Budget(
                    units=int(body["units"]),
                    secret=Secret(body["secret"]),
                    neighbours=Neighbours(body["neighbours"]),
                    public_controls=bool(body["public_controls"]),
                    n_cases=int(body["n_cases"]),
                    n_controls=int(body["n_controls"]),
                    date=body["date"],
                )
            case "debit":
                releases[body["study"]].append(
                    Release(
                        number=int(body["release"]),
                        date=body["date"],
                        title=body["title"],
                        report=body["report"],
                        epsilon_units=int(body["epsilon_units"]),
                        cost_units=int(body["cost_units"]),
                        payload_sha256=published.get((body["study"], body["release"])),
                        plan_sha256=body.get("plan_sha256"),
                        row=row.seq,
                        head=row.hash,
                    )
                )
            case "look":
                look = Look(date=body["date"], what=body["what"], study=body["study"])
                looks[body["study"]].append(look)
            case "ledger" | "published":
                pass
            case _:
                raise ValueError("a row of a kind that is not known")
    accounts = tuple(
        StudyAccount(
            study=study,
            title=title,
            budget=budgets.get(study),
            releases=tuple(releases[study]),
            looks=tuple(looks[study]),
        )
        for study, title in titles.items()
    )
    return accounts, tuple(looks[None])
