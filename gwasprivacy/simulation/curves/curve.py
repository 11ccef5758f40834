"""What is asked of a utility curve, and what it answers: one request per line, one point per size."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from dataclasses import dataclass

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Epsilon
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import Loci

NO_PRIVACY = "none"
"""The mechanism of the line "no privacy": the M highest exact scores, ties broken at random."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CurveRequest:
    """One line: against whom, at which ε, with which score and mechanism, how many SNPs.

    ``adversary``: a label in words.  ``epsilon``: what the mechanism is run with, in nats; ignored by NO_PRIVACY.
    ``n_snps``: M.  ``threshold``: of the significant set.  ``loci``: at most one SNP of each
    public locus; a causative SNP then counts as found with any SNP whose locus holds it.  The fast engine's SNPs are unlinked and
    lie nowhere: each is its own locus.  Raises InvalidInput.
    """

    adversary: str
    epsilon: float
    score: ScoreChoice
    mechanism: str
    n_snps: int
    neighbours: Neighbours = Neighbours.REPLACE_ONE
    public_controls: bool = False
    threshold: float | None = None
    loci: Loci | None = None

    def __post_init__(self) -> None:
        if self.n_snps < 1:
            raise InvalidInput(
                "At least one SNP must be released.",
                code="curve.no-snp",
                remedy=Remedy.CHOOSE_M_OF_AT_LEAST_1,
            )
        if self.mechanism == NO_PRIVACY:
            object.__setattr__(self, "epsilon", math.inf)
        elif not (math.isfinite(self.epsilon) and self.epsilon > 0):
            raise InvalidInput(
                "ε = {epsilon} is not above 0.",
                code="curve.no-epsilon",
                remedy=Remedy.LEAVE_SOME_EPSILON,
                epsilon=Epsilon(self.epsilon),
            )

    @classmethod
    def without_privacy(cls, score: ScoreChoice, n_snps: int) -> CurveRequest:
        """The limit to come close to."""
        return cls(adversary="no privacy", epsilon=math.inf, score=score, mechanism=NO_PRIVACY, n_snps=n_snps)

    def sensitivity(self, n_cases: int, n_controls: int) -> float:
        """Δ at a study size; 1 (without meaning) for NO_PRIVACY.  Raises PrivacyRefusal where nothing is proven."""
        if self.mechanism == NO_PRIVACY:
            return 1.0
        return self.score.sensitivity(n_cases, n_controls, self.neighbours, public_controls=self.public_controls)


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint:
    """The utility of one request at one size, averaged over simulated studies.

    Probabilities in [0, 1]; ``standard_error`` is of ``p_all`` (the others' beside it); all errors are over studies and
    contain the error within a study where that is simulated.
    """

    n_participants: int
    n_cases: int
    n_controls: int
    adversary: str
    epsilon: float
    score: str
    score_label: str
    mechanism: str
    n_snps_released: int
    p_all: float
    p_any: float
    expected_recall: float
    expected_precision: float
    standard_error: float
    standard_error_any: float
    standard_error_recall: float
    n_studies: int
    method: str


def make_point(
    request: CurveRequest,
    groups: tuple[int, int],
    means: Sequence[float],
    errors: Sequence[float],
    *,
    n_studies: int,
    method: str,
) -> CurvePoint:
    """A point from ``means`` (p_all, p_any, recall, precision) and ``errors`` (of the first three); ``groups``: cases, controls."""
    return CurvePoint(
        n_participants=sum(groups),
        n_cases=groups[0],
        n_controls=groups[1],
        adversary=request.adversary,
        epsilon=request.epsilon,
        score=request.score.code,
        score_label=request.score.label,
        mechanism=request.mechanism,
        n_snps_released=request.n_snps,
        p_all=float(means[0]),
        p_any=float(means[1]),
        expected_recall=float(means[2]),
        expected_precision=float(means[3]),
        standard_error=float(errors[0]),
        standard_error_any=float(errors[1]),
        standard_error_recall=float(errors[2]),
        n_studies=n_studies,
        method=method,
    )


CSV_COLUMNS = (
    "n_participants",
    "adversary",
    "epsilon",
    "score",
    "mechanism",
    "n_snps_released",
    "p_all",
    "p_any",
    "expected_recall",
    "expected_precision",
    "standard_error",
    "n_studies",
    "standard_error_any",
    "standard_error_recall",
    "n_cases",
    "n_controls",
    "score_label",
    "method",
)


def curve_csv(points: Sequence[CurvePoint]) -> str:
    """The points as CSV; ε to round-trip (empty for "no privacy"), the rest to ten digits, which all machines agree on."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    for point in points:
        writer.writerow([_cell(name, getattr(point, name)) for name in CSV_COLUMNS])
    return text.getvalue()


def _cell(column: str, value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    if not math.isfinite(value):
        return ""
    # Processors with other vector instructions differ in the last digits of exp and log.
    return repr(value) if column == "epsilon" else f"{value:.10g}"
