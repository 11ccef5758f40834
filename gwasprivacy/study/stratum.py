"""A stratum of a study: its public name, and how many people it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.base.declared_fields import declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import ListOf, Number, Record, Text, Whole
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.quantities import quoted
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes, StudySizes, TraitSizes

MOST_STRATA = 100
"""More are hardly ever meant: a column of ages, say, where bands of age are needed."""
LONGEST_NAME = 80


_PEOPLE = Whole(low=0, high=MAX_PEOPLE, as_written=True)


def _has_groups(stratum: Stratum) -> bool:
    return "n_cases" in stratum.kind.members


@dataclass(frozen=True, slots=True, kw_only=True)
class Stratum:
    """The people of one label ``name``: ``n_cases`` and ``n_controls`` of them, of which one may be 0; in a study of a trait
    ``n_participants`` instead, at least 1, and perhaps a public ``centre`` of its values.

    ``name`` is public, as the plan is: printable, without spaces at its ends, at most 80 characters.  Who has the label is in
    no plan.  Raises InvalidPlan.
    """

    name: str = field(metadata=facets(Text(least=1, most=LONGEST_NAME, about="Public."), required=True))
    n_cases: int = declared(0, _PEOPLE, when=_has_groups)
    n_controls: int = declared(0, _PEOPLE, when=_has_groups)
    n_participants: int | None = declared(
        None,
        Whole(low=1, high=MAX_PEOPLE, as_written=True, about="Of a study of a quantitative trait."),
        brief=True,
    )
    centre: float | None = declared(
        None,
        Number(
            as_written=True,
            about="Public: what is subtracted from the values of this stratum, of a quantitative trait.",
        ),
        brief=True,
    )

    def __post_init__(self) -> None:
        check_stratum_name(self.name, "design.strata.name")
        settle(self, "design.strata")
        for group in ("n_cases", "n_controls"):
            if group not in self.kind.members and getattr(self, group):
                raise InvalidPlan("trait.has-no-groups", field=f"design.strata.{group}")
        if self.centre is not None and _has_groups(self):
            raise InvalidPlan("trait.centre-of-groups", field="design.strata.centre")
        if not self.n_people:
            raise InvalidPlan(
                "design.empty-stratum", field="design.strata.n_controls", stratum=quoted(self.name, LONGEST_NAME)
            )

    @property
    def kind(self) -> type[StudySizes]:
        """Of what sizes its own are."""
        return CaseControlSizes if self.n_participants is None else TraitSizes

    @property
    def sizes(self) -> tuple[int, ...]:
        """(n_cases, n_controls), or (n_participants,) of a study of a trait."""
        return tuple(self.told.values())

    @property
    def told(self) -> dict[str, int]:
        """The same by the names that a plan gives them."""
        return {name: getattr(self, name) for name in self.kind.members}

    @property
    def n_people(self) -> int:
        return sum(self.sizes)


def check_stratum_name(name: object, path: str) -> None:
    """Raise InvalidPlan unless ``name`` can be a stratum's."""
    if not (isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name == name.strip() and is_printable(name)):
        raise InvalidPlan("design.stratum-name", field=path, most=LONGEST_NAME)


def check_strata(strata: Sequence[Stratum], totals: Mapping[str, int]) -> None:
    """Raise InvalidPlan unless ``strata`` are none, or at least two of different names that add up to ``totals``: the two groups, or the
    participants of a study of a trait."""
    if not strata:
        return
    if not all(isinstance(stratum, Stratum) for stratum in strata):
        raise InvalidPlan("design.not-strata", field="design.strata")
    if not 2 <= len(strata) <= MOST_STRATA:
        raise InvalidPlan("design.number-of-strata", field="design.strata", most=MOST_STRATA, given=len(strata))
    names = [stratum.name for stratum in strata]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise InvalidPlan(
                "design.strata-twice", field=f"design.strata[{place}].name", stratum=quoted(name, LONGEST_NAME)
            )
    for place, stratum in enumerate(strata):
        if stratum.kind.members != tuple(totals):
            raise InvalidPlan("design.strata-of-other-kind", field=f"design.strata[{place}]")
    for group, in_all in totals.items():
        total = sum(getattr(stratum, group) for stratum in strata)
        if total != in_all:
            raise InvalidPlan("design.sum-of-strata", field=f"design.{group}", declared=in_all, total=total)


def _stratum_of(**parts: Any) -> Stratum:
    for name in () if "n_participants" in parts else ("n_cases", "n_controls"):
        if name not in parts:
            raise InvalidPlan("field.missing", field=f"design.strata.{name}")
    return Stratum(**parts)


STRATA = ListOf(
    Record(
        _stratum_of,
        members_of(Stratum),
        home="design.strata",
        about="People of one label; not both numbers are 0.",
    ),
    least=2,
    most=MOST_STRATA,
    about="People are compared inside each stratum; the numbers add up to n_cases and n_controls, or to n_participants.",
)
"""The ``strata`` of a plan's design."""
