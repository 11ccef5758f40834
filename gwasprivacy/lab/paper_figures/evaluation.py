"""What every figure of the evaluation is computed with: lines (a guarantee, a score, a mechanism), points, differences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.lab.paper_figures.figure import Panel, Series
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.simulation.curves.curve import CurveRequest, UtilityCurve
from gwasprivacy.simulation.curves.utility import utility_curve

FloatArray = npt.NDArray[np.float64]

ANY, HALF, NONE = "any prior", "prior ½", "no privacy"
BOTH_ATTACKERS = ((ANY, PriorRange.any()), (HALF, PriorRange(0.5, 0.5)))
COLOURS = {ANY: "any_attacker", HALF: "attacker", NONE: "no_privacy"}


class Measure(IntEnum):
    """What is measured; the number is its column in a study's answers."""

    BOTH = 0
    ANY = 1
    RECALL = 2
    PRECISION = 3

    @property
    def words(self) -> str:
        return ("Pr[both]", "Pr[at least one]", "expected recall", "expected precision")[self]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line: the guarantee ``gamma`` against ``prior`` (both None without privacy), and what is drawn under it."""

    label: str
    adversary: str
    gamma: float | None
    prior: PriorRange | None
    request: CurveRequest
    dashed: bool = False

    @property
    def colour(self) -> str:
        return COLOURS.get(self.adversary, "other")


def private_line(
    label: str,
    adversary: str,
    prior: PriorRange,
    gamma: float,
    score: ScoreChoice,
    *,
    mechanism: str = "exponential",
    n_snps: int = 2,
    dashed: bool = False,
) -> Line:
    """A line under the guarantee γ against priors in the range (Tramèr, Theorem 2)."""
    epsilon = AdversaryModel(prior=prior, target=Target(TargetKind.GAMMA, gamma)).epsilon
    request = CurveRequest(adversary=adversary, epsilon=epsilon, score=score, mechanism=mechanism, n_snps=n_snps)
    return Line(label=label, adversary=adversary, gamma=gamma, prior=prior, request=request, dashed=dashed)


def line_without_privacy(score: ScoreChoice, n_snps: int = 2) -> Line:
    return Line(label=NONE, adversary=NONE, gamma=None, prior=None, request=CurveRequest.without_privacy(score, n_snps))


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluation:
    """Some lines at some sizes, on the same studies."""

    lines: tuple[Line, ...]
    curve: UtilityCurve

    def answers(self, line: Line, size: int) -> FloatArray:
        """Every study's own answers, shape (n_studies, 5): Measure's four, then the error within the study."""
        result: FloatArray = self.curve.studies[size][:, self.curve.requests.index(line.request)]
        return result

    def value(self, line: Line, size: int, measure: Measure) -> tuple[float, float]:
        """Mean and standard error over studies."""
        return mean_and_error(self.answers(line, size)[:, measure])

    def difference(self, left: Line, right: Line, size: int, measure: Measure) -> tuple[float, float]:
        """Left − right, study by study, and its standard error."""
        return mean_and_error(self.answers(left, size)[:, measure] - self.answers(right, size)[:, measure])

    def rows(self, lines: Sequence[Line] | None = None) -> tuple[tuple[str | float | None, ...], ...]:
        """A row under EVALUATION_COLUMNS for every line and size."""
        result = []
        for line in self.lines if lines is None else lines:
            for size in self.curve.sizes:
                point = self.curve.point(line.request, size)
                means, errors = zip(*(self.value(line, size, measure) for measure in Measure), strict=True)
                result.append(
                    (
                        line.label,
                        size,
                        line.gamma,
                        None if line.prior is None else line.prior.low,
                        None if line.prior is None else line.prior.high,
                        point.n_snps_released,
                        line.adversary,
                        point.epsilon if math.isfinite(point.epsilon) else None,
                        point.score,
                        line.request.score.test,
                        line.request.score.p_value,
                        point.mechanism,
                        *means,
                        *errors,
                        point.n_studies,
                    )
                )
        return tuple(result)

    def by_size(self, measure: Measure, lines: Sequence[Line] | None = None) -> Panel:
        """A measure against N, a series for each line."""
        return Panel(
            x_label="participants N",
            y_label=measure.words,
            series=tuple(
                self.series(line.label, [(float(n), line, n) for n in self.curve.sizes], measure)
                for line in (self.lines if lines is None else lines)
            ),
        )

    def series(
        self, label: str, points: Sequence[tuple[float, Line, int]], measure: Measure, *, dashed: bool | None = None
    ) -> Series:
        """One series through (x, line, size); its looks are those of the first line unless ``dashed`` is given."""
        values = [self.value(line, size, measure) for _x, line, size in points]
        first = points[0][1]
        return Series(
            label=label,
            x=tuple(x for x, _line, _size in points),
            y=tuple(mean for mean, _error in values),
            error=tuple(error for _mean, error in values),
            colour=first.colour,
            dashed=first.dashed if dashed is None else dashed,
        )


EVALUATION_COLUMNS = (
    "series",
    "n_participants",
    "gamma",
    "prior_low",
    "prior_high",
    "n_snps_released",
    "adversary",
    "epsilon",
    "score",
    "test",
    "p_value",
    "mechanism",
    "p_all",
    "p_any",
    "expected_recall",
    "expected_precision",
    "standard_error",
    "standard_error_any",
    "standard_error_recall",
    "standard_error_precision",
    "n_studies",
)


def mean_and_error(values: FloatArray) -> tuple[float, float]:
    """Of at least two studies' values."""
    return float(values.mean()), float(values.std(ddof=1) / math.sqrt(len(values)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    """What the evaluation's figures are computed with.  Curves that two figures show are computed once."""

    scenario: Scenario
    n_studies: int
    work: Work = UNWATCHED
    known: dict[tuple[object, ...], UtilityCurve] = field(default_factory=dict)

    def evaluate(self, lines: Sequence[Line], sizes: Sequence[int], *, share: float = 1.0) -> Evaluation:
        """The lines at the sizes, on ``share`` of the studies."""
        requests = tuple(line.request for line in lines)
        n_studies = max(2, round(share * self.n_studies))
        asked = (requests, tuple(sizes), n_studies)
        if asked not in self.known:
            self.known[asked] = utility_curve(
                self.scenario,
                requests,
                sizes=sizes,
                n_studies=n_studies,
                work=self.work,
            )
        return Evaluation(lines=tuple(lines), curve=self.known[asked])
