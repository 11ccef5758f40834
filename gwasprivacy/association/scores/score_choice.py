"""Scores: a function of the genotype tables, its sensitivity, and for which neighbours that is proven."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores import chi_square, total_variation
from gwasprivacy.association.scores import genotypic as sensitivity
from gwasprivacy.association.scores.chi_square import SMALLEST_THRESHOLD
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.association.scores.trend import trend_sensitivity
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_forms import Choice, Form, Member, Number, OrNull, Record, if_set
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.secrets import Neighbours

if TYPE_CHECKING:
    from gwasprivacy.study.tables import GenotypeTables

FloatArray = npt.NDArray[np.float64]
CountArray = npt.NDArray[np.int32]

LARGEST_P_VALUE = 0.97  # χ² ≥ 0.0014 for one degree of freedom, 0.061 for two
LARGEST_OFFSET = 4.0  # null means; what simulation recommends is 1 to 3
_BLOCK = 1 << 17  # SNPs at a time: memory stays small, progress and cancelling smooth


class ScoreName(StrEnum):
    """Names of the scores, as plans and the command line write them."""

    GENOTYPIC = "genotypic"
    ALLELIC = "allelic"
    TREND = "trend"
    DISTANCE = "distance"
    TV = "tv"
    TV_ALLELIC = "tv-allelic"


class TestName(StrEnum):
    """The association tests whose significance the distance score measures."""

    __test__ = False  # not a class of tests, whatever its name says to pytest

    GENOTYPIC = "genotypic"
    ALLELIC = "allelic"
    TREND = "trend"

    @property
    def degrees_of_freedom(self) -> int:
        return 2 if self is TestName.GENOTYPIC else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreDescription:
    """A score in words: ``title`` (short), ``words`` (what it is), ``unit``, ``source`` (citation)."""

    title: str
    words: str
    unit: str
    source: str


SCORES: Mapping[ScoreName, ScoreDescription] = MappingProxyType(
    {
        ScoreName.GENOTYPIC: ScoreDescription(
            title="genotypic χ²",
            words="Pearson's χ² of genotypes against case or control, 2 degrees of freedom",
            unit="χ²",
            source="Uhler, Slavković & Fienberg 2013; Yu et al. 2014",
        ),
        ScoreName.ALLELIC: ScoreDescription(
            title="allelic χ²",
            words="Pearson's χ² of alleles against case or control, 1 degree of freedom",
            unit="χ²",
            source="Yu & Ji 2014, with the sensitivity corrected for empty genotype columns",
        ),
        ScoreName.TREND: ScoreDescription(
            title="trend χ²",
            words="the Cochran–Armitage test for a trend with the number of allele copies, 1 degree of freedom",
            unit="χ²",
            source="Armitage 1955; sensitivity proven here",
        ),
        ScoreName.DISTANCE: ScoreDescription(
            title="distance to significance",
            words="how many participants would have to change before the SNP's significance flips",
            unit="participants",
            source="Johnson & Shmatikov 2013, made exact",
        ),
        ScoreName.TV: ScoreDescription(
            title="total variation",
            words="how many participants apart the genotypes of cases and controls are",
            unit="participants",
            source="this program; the distance to significance with the threshold taken to 0",
        ),
        ScoreName.TV_ALLELIC: ScoreDescription(
            title="total variation of alleles",
            words="how many participants apart the allele frequencies of cases and controls are",
            unit="participants",
            source="Yamamoto & Shibuya 2023",
        ),
    }
)

WITH_OFFSET = (ScoreName.TV, ScoreName.TV_ALLELIC)
"""The scores whose null mean follows from an allele frequency, so that it can be subtracted."""

_STATISTICS = {
    ScoreName.GENOTYPIC: chi_square.genotypic_of_counts,
    ScoreName.ALLELIC: chi_square.allelic_of_counts,
    ScoreName.TREND: chi_square.trend_of_counts,
}
_NUMERATORS = {
    ScoreName.TV: total_variation.genotypic_numerator,
    ScoreName.TV_ALLELIC: total_variation.allelic_numerator,
}
_SENSITIVITIES = {
    ScoreName.GENOTYPIC: sensitivity.genotypic_sensitivity,
    ScoreName.ALLELIC: sensitivity.allelic_sensitivity,
    ScoreName.TREND: trend_sensitivity,
    ScoreName.DISTANCE: sensitivity.distance_sensitivity,
    ScoreName.TV: sensitivity.total_variation_sensitivity,
    ScoreName.TV_ALLELIC: sensitivity.total_variation_sensitivity,
}


def exact_sensitivity(
    name: ScoreName,
    n_cases: int,
    n_controls: int,
    neighbours: Neighbours = Neighbours.REPLACE_ONE,
    public_controls: bool = False,
) -> Fraction:
    """Δ of the exact statistic, by the theorems in ``sensitivity``; :meth:`ScoreChoice.sensitivity` adds rounding.

    Raises PrivacyRefusal, with the reason, where nothing is proven; InvalidInput for impossible group sizes.
    """
    return _SENSITIVITIES[name](n_cases, n_controls, neighbours, public_controls)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChoice:
    """A score and, for the distance to significance only, its test and exactly one of a p-value and a χ² threshold.

    ``p_value`` ∈ (0, 1); ``threshold`` > 0.  Both must be public: never chosen by looking at the study.
    ``offset`` ∈ (0, 4], tv and tv-allelic only: how many null means at a public panel's allele frequency are
    subtracted (``public_offset``); None: none.  Raises InvalidPlan with the field's path.
    """

    name: ScoreName = ScoreName.TV
    test: TestName | None = None
    p_value: float | None = None
    threshold: float | None = None
    offset: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", _member(ScoreName, self.name, "release.score.name"))
        if self.offset is not None:
            self._check_offset(self.offset)
            object.__setattr__(self, "offset", float(self.offset))
        if self.test is not None:
            object.__setattr__(self, "test", _member(TestName, self.test, "release.score.test"))
        if self.name is not ScoreName.DISTANCE:
            for field in ("test", "p_value", "threshold"):
                if getattr(self, field) is not None:
                    raise InvalidPlan(
                        f"only the score “{ScoreName.DISTANCE.value}” has this field.",
                        field=f"release.score.{field}",
                        hint=f"Remove it, or choose the score {ScoreName.DISTANCE.value}.",
                    )
            return
        if self.test is None:
            raise InvalidPlan(
                "the distance to significance needs a test.",
                field="release.score.test",
                hint=f"Choose one of {', '.join(TestName)}.",
            )
        if (self.p_value is None) == (self.threshold is None):
            raise InvalidPlan(
                "the distance to significance needs either a p-value or a χ² threshold.",
                field="release.score.p_value",
                hint="A genome-wide p-value is 5e-8.",
            )
        if self.p_value is not None and not (_is_number(self.p_value) and 0 < self.p_value < 1):
            raise InvalidPlan(
                "a p-value lies strictly between 0 and 1.", field="release.score.p_value", hint="Try 5e-8."
            )
        if self.threshold is not None and not (_is_number(self.threshold) and self.threshold > 0):
            raise InvalidPlan(
                "a χ² threshold is a number above 0.", field="release.score.threshold", hint="Try 30 (p = 5e-8)."
            )
        if (self.threshold is not None and self.threshold < SMALLEST_THRESHOLD) or (
            self.p_value or 0
        ) > LARGEST_P_VALUE:
            raise InvalidPlan(
                "nearly every SNP would be significant.",
                field=f"release.score.{'p_value' if self.threshold is None else 'threshold'}",
                hint=f"Choose a p-value of at most {LARGEST_P_VALUE:g}, or a χ² of at least {SMALLEST_THRESHOLD:g}.",
            )

    def _check_offset(self, offset: object) -> None:
        if self.name not in WITH_OFFSET:
            raise InvalidPlan(
                f"only the scores {' and '.join(WITH_OFFSET)} can have a public offset.",
                field="release.score.offset",
                hint="Leave the offset out, or choose the score tv.",
            )
        if not (_is_number(offset) and isinstance(offset, int | float) and 0 < offset <= LARGEST_OFFSET):
            raise InvalidPlan(
                f"the number of null means to subtract is above 0 and at most {LARGEST_OFFSET:g}.",
                field="release.score.offset",
                hint="Try 2, or leave the offset out.",
            )

    @property
    def label(self) -> str:
        """The score in a few words, with its test and threshold, or its offset."""
        if self.offset is not None:
            return f"{SCORES[self.name].title} less {self.offset:g} × chance"
        if self.name is not ScoreName.DISTANCE:
            return SCORES[self.name].title
        at = f"p < {self.p_value:g}" if self.p_value is not None else f"χ² ≥ {self.threshold:g}"
        return f"{SCORES[self.name].title} ({self.test} test, {at})"

    @property
    def code(self) -> str:
        """The score as tables and the command line write it: its name, with an offset "tv+2"."""
        return self.name.value if self.offset is None else f"{self.name.value}+{self.offset:g}"

    @classmethod
    def from_code(cls, text: str) -> ScoreChoice:
        """A score by its :attr:`code`, "tv" or "tv+2".  Raises InvalidPlan; the distance needs more than its name."""
        name, plus, times = text.partition("+")
        try:
            offset = float(times) if plus else None
        except ValueError:
            offset = math.nan
        return cls(name=_member(ScoreName, name, "release.score.name"), offset=offset)

    @property
    def chi_square_threshold(self) -> float | None:
        """c of "χ² ≥ c", for the distance score; None for the others."""
        if self.test is None:
            return None
        if self.threshold is not None:
            return float(self.threshold)
        assert self.p_value is not None
        return chi_square.chi_square_at(self.p_value, self.test.degrees_of_freedom)

    def to_json(self) -> dict[str, Any]:
        """``name``, for the distance also ``test``, ``p_value`` and ``threshold``; ``offset`` only where it is set."""
        return SCORE.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "release.score") -> ScoreChoice:
        """The inverse of :meth:`to_json`; missing fields are null.  Raises InvalidPlan with the field's path."""
        return SCORE.read(obj, path)

    def _grid(self, n_cases: int, n_controls: int) -> ScoreGrid:
        """The grid of this score in a study of this size: from the largest score that any such study can have."""
        smaller, people = min(n_cases, n_controls), n_cases + n_controls
        largest = {ScoreName.TV: smaller, ScoreName.TV_ALLELIC: smaller, ScoreName.ALLELIC: 2 * people}
        return ScoreGrid.for_scores_up_to(largest.get(self.name, people))

    def compute(
        self,
        tables: GenotypeTables,
        *,
        frequencies: FloatArray | None = None,
        progress: Progress = NO_PROGRESS,
        cancel: Cancel = NEVER_CANCELLED,
    ) -> FloatArray:
        """The score of every SNP, shape (n_snps,), on the public grid of ``score_grid``; larger is more associated.

        ``frequencies`` (n_snps,): allele frequencies of a *public* panel, never the study's, NaN where it has none; a
        choice with an offset needs them (InvalidInput), others ignore them.  Exact functions of private data: not for
        release.
        """
        grid = self._grid(tables.n_cases, tables.n_controls)
        if self.name is ScoreName.DISTANCE:
            scores = self._distances(tables, progress, cancel)
        else:
            scores = np.empty(tables.n_snps, dtype=np.float64)
            for first in range(0, tables.n_snps, _BLOCK):
                cancel.check()
                progress(mark("Scoring SNPs"), first, tables.n_snps)
                rows = slice(first, first + _BLOCK)
                scores[rows] = self._on_grid(tables.counts[rows], tables.n_cases, tables.n_controls, grid)
            progress(mark("Scoring SNPs"), tables.n_snps, tables.n_snps)
        if self.offset is None:
            return scores
        if frequencies is None or np.shape(frequencies) != (tables.n_snps,):
            raise InvalidInput(
                f"The score {self.label} needs a public allele frequency for each of the {tables.n_snps:,} SNPs.",
                hint="Name a public reference panel that tells them, or leave the offset out.",
            )
        return scores - self.public_offset(frequencies, tables.n_cases, tables.n_controls)

    def public_offset(self, frequencies: npt.ArrayLike, n_cases: int, n_controls: int) -> FloatArray:
        """What is subtracted from SNPs with these *public* allele frequencies: shape of ``frequencies``, on the grid.

        k null means (``total_variation.null_mean``), at most the largest score that there can be, rounded down to the
        scores' grid; 0 without an offset.  A SNP whose frequency is NaN counts as one of frequency ½, where chance gives
        most.  Which allele the frequency is of does not matter.

        *Sensitivity.*  For tables T, T′ of neighbours the offset o is the same number, since it depends on public
        frequencies and the public group sizes only.  Scores and o are multiples of the grid's step and at most
        ``largest``, so that their difference is a double without rounding (``score_grid``), and
        |(q(T) − o) − (q(T′) − o)| = |q(T) − q(T′)| ≤ Δ: the Δ without an offset, whatever o is.
        """
        known = np.asarray(frequencies, dtype=np.float64)
        if self.offset is None:
            return np.zeros(known.shape)
        usual = np.where(np.isnan(known), 0.5, known)
        allelic = self.name is ScoreName.TV_ALLELIC
        mean = total_variation.null_mean(usual, n_cases, n_controls, allelic=allelic)
        grid = self._grid(n_cases, n_controls)
        return grid.rounded(np.minimum(self.offset * mean, float(grid.largest)))

    def _on_grid(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        if self.name in _NUMERATORS:
            return grid.rounded_down(_NUMERATORS[self.name](counts), 2 * max(n_cases, n_controls))
        return grid.rounded(_STATISTICS[self.name](counts))

    def _distances(self, tables: GenotypeTables, progress: Progress, cancel: Cancel) -> FloatArray:
        from gwasprivacy.association.significance_distance.distance import (
            significance_distance,  # large, and seldom needed
        )

        assert self.test is not None
        assert self.chi_square_threshold is not None
        return significance_distance(tables, self.test, self.chi_square_threshold, progress=progress, cancel=cancel)

    def exact_sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ of the exact statistic; see :func:`exact_sensitivity`."""
        return exact_sensitivity(self.name, n_cases, n_controls, neighbours, public_controls)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> float:
        """Δ of what :meth:`compute` returns: the theorem's value with the scores' rounding added.

        Equal to the theorem's value for the distance and for tv with integer Δ; otherwise larger by less than one part
        in 10¹¹ for up to 20,000 people (``score_grid``).  Raises PrivacyRefusal, with the reason, where nothing is
        proven.
        """
        exact = self.exact_sensitivity(n_cases, n_controls, neighbours, public_controls)
        without_error = self.name not in _STATISTICS
        return self._grid(n_cases, n_controls).bound(exact, exact=without_error)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _member(kind: type[Any], value: object, path: str) -> Any:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(member.value for member in kind)
        raise InvalidPlan(
            f"{str(value)[:40]!r} is not known here.", field=path, hint=f"Choose one of {known}."
        ) from None


def _of_distance(form: Form[Any]) -> Member:
    return Member(OrNull(form), optional=True, when=if_set("test"))


SCORE = Record(
    ScoreChoice,
    {
        "name": Member(Choice(of=lambda: ScoreName)),
        "test": _of_distance(Choice(of=lambda: TestName)),
        "p_value": _of_distance(Number(above=0, below=1, as_written=True, remedy=Remedy.TRY_A_P_VALUE)),
        "threshold": _of_distance(Number(above=0, as_written=True, remedy=Remedy.TRY_A_THRESHOLD)),
        "offset": Member(
            OrNull(
                Number(
                    above=0,
                    high=LARGEST_OFFSET,
                    remedy=Remedy.TRY_AN_OFFSET,
                    about="How many null means at the public reference's allele frequency are subtracted (tv, tv-allelic "
                    "only).",
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
