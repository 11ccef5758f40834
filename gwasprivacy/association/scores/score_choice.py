"""A score as a plan chooses it: its name and its public parameters.  Everything else is asked of the score itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gwasprivacy.association.scores.parameters import PARAMETERS, TestName
from gwasprivacy.association.scores.registry import names_of_those_that_take, score_named, score_names
from gwasprivacy.association.scores.score import Score, is_number
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.association.scores.significance import chi_square_at
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Form, Member, OrNull, Record, if_set
from gwasprivacy.base.json_values import Choice, Number
from gwasprivacy.base.language import in_source
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import StudySizes

FIRST_SCORE = "ks"
"""What new plans begin with: simulation has it ahead for every effect that rises with the copies
(docs/theory/kolmogorov-distance.md)."""
_BLOCK = 1 << 17  # SNPs at a time: memory stays small, progress and cancelling smooth
LARGEST_OFFSET = 4.0  # null means; what simulation recommends is 1 to 3


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChoice:
    """A score and, for the distance to significance only, its test and exactly one of a p-value and a χ² threshold.

    ``p_value`` ∈ (0, 1); ``threshold`` > 0.  Both must be public: never chosen by looking at the study.
    ``offset`` ∈ (0, 4], tv, tv-allelic and ks only: how many null means at a public panel's allele frequency are
    subtracted (``public_offset``); None: none.  Raises InvalidPlan with the field's path.
    """

    name: str = "tv"
    test: TestName | None = None
    p_value: float | None = None
    threshold: float | None = None
    offset: float | None = None

    def __post_init__(self) -> None:
        if str(self.name) not in score_names():
            raise _unknown(self.name, score_names(), "release.score.name")
        object.__setattr__(self, "name", str(self.name))
        score = self.score
        if self.offset is not None:
            self._check_offset(self.offset)
            object.__setattr__(self, "offset", float(self.offset))
        if self.test is not None:
            if self.test not in list(TestName):
                raise _unknown(self.test, tuple(TestName), "release.score.test")
            object.__setattr__(self, "test", TestName(self.test))
        for field in PARAMETERS:
            if getattr(self, field) is not None and field not in score.takes:
                takers = names_of_those_that_take(field)
                raise InvalidPlan(
                    "only the score “{scores}” has this field.",
                    code="score.field-of-another",
                    remedy=Remedy.REMOVE_OR_CHOOSE_SCORE,
                    field=f"release.score.{field}",
                    scores=tuple(takers),
                    score=takers[0],
                )
        score.check(self)

    @property
    def score(self) -> Score:
        """The score itself.  Raises InvalidInput for a choice made while a score was known that is no more."""
        return score_named(self.name)

    def _check_offset(self, offset: object) -> None:
        if "offset" not in self.score.takes:
            takers = names_of_those_that_take("offset")
            raise InvalidPlan(
                "only the scores {scores} can have a public offset.",
                code="score.offset-of-another",
                remedy=Remedy.LEAVE_OFFSET_OR_CHOOSE_SCORE,
                field="release.score.offset",
                scores=tuple(takers),
                score=takers[0],
            )
        if not (is_number(offset) and isinstance(offset, int | float) and 0 < offset <= LARGEST_OFFSET):
            raise InvalidPlan(
                "the number of null means to subtract is above 0 and at most {most}.",
                code="score.offset",
                remedy=Remedy.TRY_AN_OFFSET,
                field="release.score.offset",
                most=LARGEST_OFFSET,
            )

    @classmethod
    def usual(cls, name: str) -> ScoreChoice:
        """The score ``name`` with the usual values of what it cannot do without.  Raises InvalidInput."""
        return cls(name=name, **score_named(name).usual)

    @property
    def label(self) -> str:
        """The score in a few words, with its test and threshold, or its offset: in the source language, as it is signed."""
        with in_source():
            return self.score.label(self)

    @property
    def spoken_label(self) -> str:
        """:attr:`label` in the reader's language."""
        return self.score.label(self)

    @property
    def short_label(self) -> str:
        """:attr:`spoken_label` where there is little room."""
        return self.score.short_label(self)

    @property
    def code(self) -> str:
        """The score as tables and the command line write it: its name, with an offset "tv+2"."""
        return self.name if self.offset is None else f"{self.name}+{self.offset:g}"

    @classmethod
    def from_code(cls, text: str) -> ScoreChoice:
        """A score by its :attr:`code`, "tv" or "tv+2".  Raises InvalidPlan; the distance needs more than its name."""
        name, plus, times = text.partition("+")
        try:
            offset = float(times) if plus else None
        except ValueError:
            offset = math.nan
        return cls(name=name, offset=offset)

    @property
    def chi_square_threshold(self) -> float | None:
        """c of "χ² ≥ c", where a test was chosen; None otherwise."""
        if self.test is None:
            return None
        if self.threshold is not None:
            return float(self.threshold)
        assert self.p_value is not None
        return chi_square_at(self.p_value, self.test.degrees_of_freedom)

    def to_json(self) -> dict[str, Any]:
        """``name``, and what the score takes of ``test``, ``p_value`` and ``threshold``; ``offset`` only where it is set."""
        return SCORE.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "release.score") -> ScoreChoice:
        """The inverse of :meth:`to_json`; missing fields are null.  Raises InvalidPlan with the field's path."""
        return SCORE.read(obj, path)

    def grid_of(self, sizes: StudySizes) -> ScoreGrid:
        """The grid of this score in a study of any kind."""
        return ScoreGrid.for_scores_up_to(self.score.largest_of(sizes))

    def sensitivity_of(
        self, sizes: StudySizes, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
    ) -> float:
        """Δ of what ``computed_scores`` returns, for studies of any kind (``Score.sensitivity_of``), with the scores' rounding added.

        Raises PrivacyRefusal, with the reason, where nothing is proven.
        """
        exact = self.score.sensitivity_of(sizes, neighbours, public_controls)
        return self.grid_of(sizes).bound(exact, exact=self.score.is_exact)

    def _grid(self, n_cases: int, n_controls: int) -> ScoreGrid:
        """The grid of this score in a study of this size: from the largest score that any such study can have."""
        return ScoreGrid.for_scores_up_to(self.score.largest(n_cases, n_controls))

    def exact_sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ of the exact statistic; see :meth:`Score.sensitivity`."""
        return self.score.sensitivity(n_cases, n_controls, neighbours, public_controls)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> float:
        """Δ of what ``computed_scores`` returns: the theorem's value with the scores' rounding added.

        Equal to the theorem's value for the distance and for tv with integer Δ; otherwise larger by less than one part
        in 10¹¹ for up to 20,000 people (``score_grid``).  Raises PrivacyRefusal, with the reason, where nothing is
        proven.
        """
        exact = self.exact_sensitivity(n_cases, n_controls, neighbours, public_controls)
        return self._grid(n_cases, n_controls).bound(exact, exact=self.score.is_exact)


def _where_taken(field: str) -> Callable[[ScoreChoice], bool]:
    return lambda choice: field in choice.score.takes


def _of_some(field: str, form: Form[Any]) -> Member:
    return Member(OrNull(form), optional=True, when=_where_taken(field))


SCORE = Record(
    ScoreChoice,
    {
        "name": Member(Choice(of=score_names)),
        "test": _of_some("test", Choice(of=lambda: TestName)),
        "p_value": _of_some("p_value", Number(above=0, below=1, as_written=True, remedy=Remedy.TRY_A_P_VALUE)),
        "threshold": _of_some("threshold", Number(above=0, as_written=True, remedy=Remedy.TRY_A_THRESHOLD)),
        "offset": Member(
            OrNull(
                Number(
                    above=0,
                    high=LARGEST_OFFSET,
                    remedy=Remedy.TRY_AN_OFFSET,
                    about="How many null means at the public reference's allele frequency are subtracted (tv, tv-allelic, "
                    "ks only).",
                )
            ),
            optional=True,
            when=if_set("offset"),
        ),
    },
    home="release.score",
    about="The score; test and exactly one of p_value and threshold (of χ²) for distance only.",
)
"""The ``score`` object of a release."""


def _unknown(value: object, known: tuple[str, ...], path: str) -> InvalidPlan:
    return InvalidPlan(
        "{value} is not known here.",
        code="score.field-unknown",
        remedy=Remedy.CHOOSE_ONE_OF,
        field=path,
        value=quoted(value),
        choices=tuple(known),
    )
