"""Covariates as a plan names them: columns of a file, each on a public grid (docs/theory/covariates.md).

Whoever is compared with whom follows from phenotypes and covariates alone; the finer their grid, the fewer people share a cell, and the less
can be said of those who stand alone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.base.declared_fields import Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Flag, ListOf, Number, Record, Text, Whole
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.quantities import quoted

MOST_COLUMNS = 40
MOST_LOADINGS = 3
"""Principal components, which two or three dimensions of serve; more make cells of one person each."""
LONGEST_NAME = 80
_COMPONENT = re.compile(r"(?i)(?:(?:genetic_?)?pc|c|ev|pca|eigenvec|mds)_?[0-9]{1,2}(?:_avg|_sum)?")
"""How programs call the columns of principal components."""


def _is_name(name: object) -> bool:
    return (
        isinstance(name, str)
        and 0 < len(name) <= LONGEST_NAME
        and is_printable(name)
        and not any(letter.isspace() or letter in "=" for letter in name)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Covariate:
    """The column ``name`` of the file of covariates.  ``step``: numbers, rounded to its multiples, halves upwards; None: each label is a
    category.  ``squared``: the numbers' squares are balanced too.  Raises InvalidPlan."""

    name: str = field(
        metadata=facets(Text(least=1, most=LONGEST_NAME, about="A column of the file of covariates."), required=True)
    )
    step: float | None = declared(
        None,
        Number(above=0, high=1e9, as_written=True, about="Numbers are rounded to its multiples; absent: categories."),
        brief=True,
    )
    squared: bool = declared(False, Flag(about="The numbers' squares are balanced too."), brief=True)

    def __post_init__(self) -> None:
        path = "design.covariates.columns"
        settle(self, path)
        if not _is_name(self.name) or self.name.lower().lstrip("#") in ("fid", "iid"):
            raise InvalidPlan("covariates.name", field=f"{path}.name", most=LONGEST_NAME)
        if self.squared and self.step is None:
            raise InvalidPlan("covariates.square-of-category", field=f"{path}.squared", name=quoted(self.name))

    @property
    def is_component(self) -> bool:
        """Whether it is called as a principal component is."""
        return _COMPONENT.fullmatch(self.name) is not None

    @property
    def words(self) -> str:
        """The covariate with its grid: "age (in steps of 5, with its square)"."""
        if self.step is None:
            return self.name
        if self.squared:
            return say("{name} (in steps of {step}, with its square)", name=self.name, step=plain(self.step))
        return say("{name} (in steps of {step})", name=self.name, step=plain(self.step))


@dataclass(frozen=True, slots=True, kw_only=True)
class Covariates:
    """What cases and controls, or people by their trait, are balanced for.

    ``public_loadings``: principal components are each person's own, by the loadings, centres and scales of a public panel.
    ``candidates_per_cell``: to how many people each participant may, for all that the attacker knows, be alike in phenotype and covariates:
    with n participants in a cell, at least n times as many.  None: as many as the attacker's highest prior needs.  Raises InvalidPlan.
    """

    columns: tuple[Covariate, ...] = field(
        metadata=facets(
            ListOf(
                Record(Covariate, members_of(Covariate), home="design.covariates.columns"), least=1, most=MOST_COLUMNS
            ),
            required=True,
        )
    )
    public_loadings: bool = declared(
        False,
        Flag(about="Principal components follow from a public panel's loadings, centres and scales."),
        brief=True,
        option=Option(
            "--public-loadings",
            "principal components among the covariates are each person's own, by the loadings, centres and scales of a public panel",
        ),
    )
    candidates_per_cell: int | None = declared(
        None,
        Whole(
            low=1,
            high=10**9,
            about="How many people there are, for each participant, of that participant's phenotype and covariates; "
            "absent: as many as the highest prior needs.",
        ),
        brief=True,
        option=Option(
            "--candidates-per-cell",
            "how many people, for each participant, could be that one for all that an attacker knows: of the same phenotype and covariates "
            "(default: as many as the highest prior needs)",
            "K",
        ),
    )

    def __post_init__(self) -> None:
        settle(self, "design.covariates")
        names = [each.name for each in self.columns]
        for place, name in enumerate(names):
            if name in names[:place]:
                raise InvalidPlan("covariates.twice", field="design.covariates.columns", name=quoted(name))
        components = [each for each in self.columns if each.is_component]
        if components and not self.public_loadings:
            raise InvalidPlan(
                "covariates.own-components", field="design.covariates.public_loadings", name=quoted(components[0].name)
            )
        if len(components) > MOST_LOADINGS:
            raise InvalidPlan("covariates.components", field="design.covariates.columns", most=MOST_LOADINGS)
        for each in components:
            if each.step is None:
                raise InvalidPlan(
                    "covariates.component-without-grid", field="design.covariates.columns", name=quoted(each.name)
                )

    @property
    def tells_groups(self) -> bool:
        """Whether ancestry groups or centres can be told apart by them: by a label, or a component."""
        return any(each.step is None or each.is_component for each in self.columns)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.columns)

    def candidates_at(self, prior: float) -> int:
        """The plan's number of candidates for each participant of a cell, or the least that a highest ``prior`` allows."""
        return math.ceil(1 / prior - 1e-12) if self.candidates_per_cell is None else self.candidates_per_cell

    @property
    def words(self) -> str:
        return ", ".join(each.words for each in self.columns)

    @classmethod
    def of(
        cls, names: Sequence[str], steps: dict[str, float] | None = None, squared: Sequence[str] = (), **beside: Any
    ) -> Covariates:
        """Of columns with these ``names``, some with a grid, some of these ``squared``.  Raises InvalidPlan for a grid of no column."""
        steps = steps or {}
        for name in (*steps, *squared):
            if name not in names:
                raise InvalidPlan("covariates.no-column", field="design.covariates.columns", name=quoted(name))
        columns = tuple(Covariate(name=name, step=steps.get(name), squared=name in squared) for name in names)
        return cls(columns=columns, **beside)


COVARIATES = Record(
    Covariates,
    members_of(Covariates),
    home="design.covariates",
    about="What people are balanced for by weights that depend on phenotypes and covariates alone.",
)
"""The ``covariates`` of a plan's design."""
