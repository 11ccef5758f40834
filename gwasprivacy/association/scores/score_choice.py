"""A score as a plan chooses it: its name and its public parameters.  Everything else is asked of the score itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gwasprivacy.association.scores.parameters import PARAMETERS, TestName
from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take
from gwasprivacy.association.scores.score import Score
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.base.declared_fields import Group, Option, declared, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, Number, OrNull, Record
from gwasprivacy.base.language import in_source
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import StudySizes

FIRST_SCORE = "ks"
"""What new plans begin with: simulation has it ahead for every effect that rises with the copies
(docs/theory/kolmogorov-distance.md)."""
LARGEST_OFFSET = 4.0  # null means; what simulation recommends is 1 to 3


def _of(name: str, words: str) -> Callable[[], str]:
    """The help of an option that only some scores have."""
    return lambda: f"{', '.join(names_of_those_that_take(name))}: {words}"


def _takes(name: str) -> Callable[[ScoreChoice], bool]:
    return lambda choice: name in choice.score.takes


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChoice:
    """A score and, for the distance to significance only, its test and exactly one of a p-value and a χ² threshold.

    ``p_value`` ∈ (0, 1); ``threshold`` > 0.  Both must be public: never chosen by looking at the study.
    ``offset`` ∈ (0, 4], tv, tv-allelic and ks only: how many null means at a public panel's allele frequency are
    subtracted (``public_offset``); None: none.  Raises InvalidPlan with the field's path.
    """

    name: str = declared("tv", Choice(of=lambda: SCORES.names), required=True, option=Option("--score"))
    test: TestName | None = declared(
        None,
        OrNull(Choice(of=lambda: TestName)),
        when=_takes("test"),
        group=Group.SCORE,
        option=Option("--test", _of("test", "the test whose significance counts")),
    )
    p_value: float | None = declared(
        None,
        OrNull(Number(above=0, below=1, as_written=True, remedy="try-a-p-value")),
        when=_takes("p_value"),
        group=Group.SCORE,
        option=Option("--p-value", _of("p_value", "significant means a p-value of at most P"), "P"),
    )
    threshold: float | None = declared(
        None,
        OrNull(Number(above=0, as_written=True, remedy="try-a-threshold")),
        when=_takes("threshold"),
        group=Group.SCORE,
        option=Option("--threshold", _of("threshold", "significant means a χ² of at least C"), "C"),
    )
    offset: float | None = declared(
        None,
        OrNull(
            Number(
                above=0,
                high=LARGEST_OFFSET,
                remedy="try-an-offset",
                about="How many null means at the public reference's allele frequency are subtracted (tv, tv-allelic, ks only).",
            )
        ),
        brief=True,
        group=Group.SCORE,
        option=Option(
            "--offset",
            _of(
                "offset",
                "subtract K times (0 < K ≤ 4) what a SNP without any effect has on average, at the allele frequencies of a public "
                "reference panel (--reference where there is one). Helps to find rare variants; `simulate --scores tv tv+2` shows "
                "whether it does for a plan",
            ),
            "K",
        ),
    )

    def __post_init__(self) -> None:
        settle(self, "release.score")
        score = self.score
        if self.offset is not None and "offset" not in score.takes:
            takers = names_of_those_that_take("offset")
            raise InvalidPlan(
                "score.offset-of-another", field="release.score.offset", scores=tuple(takers), score=takers[0]
            )
        for name in PARAMETERS:
            if getattr(self, name) is not None and name not in score.takes:
                takers = names_of_those_that_take(name)
                raise InvalidPlan(
                    "score.field-of-another", field=f"release.score.{name}", scores=tuple(takers), score=takers[0]
                )
        score.check(self)

    @property
    def score(self) -> Score:
        """The score itself.  Raises InvalidInput for a choice made while a score was known that is no more."""
        return SCORES.find(self.name)

    @classmethod
    def usual(cls, name: str) -> ScoreChoice:
        """The score ``name`` with the usual values of what it cannot do without.  Raises InvalidInput."""
        return cls(name=name, **SCORES.find(name).usual)

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
        """Δ of what ``computed_scores`` returns, for studies of any kind: the theorem's value (``Score.sensitivity_of``) with the scores'
        rounding added.  Equal to it for the distance and for tv with integer Δ; otherwise larger by less than one part in 10¹¹ for up to
        20,000 people (``score_grid``).  Raises PrivacyRefusal, with the reason, where nothing is proven.
        """
        exact = self.score.sensitivity_of(sizes, neighbours, public_controls)
        return self.grid_of(sizes).bound(exact, exact=self.score.is_exact)


SCORE = Record(
    ScoreChoice,
    members_of(ScoreChoice),
    home="release.score",
    about="The score; test and exactly one of p_value and threshold (of χ²) for distance only.",
)
"""The ``score`` object of a release."""
