"""What is asked of a utility curve, and what it answers: one request per line, one point per size."""

from __future__ import annotations

import csv
import functools
import hashlib
import io
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Epsilon
from gwasprivacy.base.table_cells import cell
from gwasprivacy.mechanisms.measured_ratio import of_any_ratio
from gwasprivacy.mechanisms.registry import own_terms, selector
from gwasprivacy.mechanisms.set_score import USUAL_WRONG, WEAKEST, SetScore
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.weight_spread import WeightSpread
from gwasprivacy.simulation.studies.strata_sizes import IMAGINED
from gwasprivacy.study.design import Loci
from gwasprivacy.study.sizes import StudySizes

FloatArray = npt.NDArray[np.float64]

Unit = tuple[int, float, Neighbours, bool]
"""What a belief's worth in a score follows from, beside Δ: moves, ε, neighbours, public controls."""
ScoredAs = tuple[ScoreChoice, bool, tuple[float, Neighbours] | None, WeightSpread | None, Unit | None]
NO_PRIVACY = "none"
"""The mechanism of the line "no privacy": the M highest exact scores, ties broken at random."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CurveRequest:
    """One line: against whom, at which ε, with which score and mechanism, how many SNPs.

    ``adversary``: a label in words.  ``epsilon``: what the mechanism is run with, in nats; ignored by NO_PRIVACY.
    ``n_snps``: M.  ``threshold``: of the significant set or right list of a study of ``threshold_of`` people; where that is
    given, a study of another size has the same share of its people for threshold.  ``set_score``: of a joint draw, or how rarely a
    right list may be wrong; no other mechanism has one.  ``loci``: at most one SNP of each public locus; a causal SNP then counts as found with any SNP whose locus holds it.  The fast engine's SNPs are unlinked and
    lie nowhere: each is its own locus.  ``weights``: public weights, dealt out to the imagined SNPs (``weight_spread``):
    ``weights_are_right`` gives the causal SNPs theirs in proportion to the weight, else they tell nothing.  ``ratio_epsilon``: what was spent
    beside ``epsilon`` on the ratio of cases to controls that people's weights follow from; None where it is known.  Raises InvalidInput.
    """

    adversary: str
    epsilon: float
    score: ScoreChoice
    mechanism: str
    n_snps: int
    neighbours: Neighbours = Neighbours.REPLACE_ONE
    public_controls: bool = False
    threshold: float | None = None
    threshold_of: int | None = None
    loci: Loci | None = None
    set_score: SetScore = WEAKEST
    weights: WeightSpread | None = None
    weights_are_right: bool = False
    ratio_epsilon: float | None = None

    def __post_init__(self) -> None:
        if self.n_snps < 1:
            raise InvalidInput("curve.no-snp")
        object.__setattr__(self, "set_score", own_terms(self.mechanism, self.set_score))
        if self.mechanism == NO_PRIVACY:
            object.__setattr__(self, "epsilon", math.inf)
        elif not (math.isfinite(self.epsilon) and self.epsilon > 0):
            raise InvalidInput("curve.no-epsilon", epsilon=Epsilon(self.epsilon))

    @classmethod
    def without_privacy(cls, score: ScoreChoice, n_snps: int) -> CurveRequest:
        """The limit to come close to."""
        return cls(adversary="no privacy", epsilon=math.inf, score=score, mechanism=NO_PRIVACY, n_snps=n_snps)

    @property
    def is_private(self) -> bool:
        return self.mechanism != NO_PRIVACY

    @property
    def goes_by_locus(self) -> bool:
        """Whether SNPs are published, at most one of each locus."""
        return self.loci is not None and not self.loci.published

    def to_json(self) -> dict[str, Any]:
        """What an answer depends on: everything but the name of the adversary."""
        beside: dict[str, Any] = {}
        if self.set_score.wrong != USUAL_WRONG:
            beside["wrong"] = self.set_score.wrong
        if self.set_score.weights is not None:
            beside["set_score"] = {"weights": list(self.set_score.weights)}
        elif (self.set_score.at_least, self.set_score.lead) != (None, 0.0):
            beside["set_score"] = {"at_least": self.set_score.at_least, "lead": self.set_score.lead}
        if self.ratio_epsilon is not None:
            beside["ratio_epsilon"] = self.ratio_epsilon
        if self.threshold is not None and self.threshold_of is not None:
            beside["threshold_of"] = self.threshold_of
        if self.weights is not None:
            beside["weights"] = {"spread": self.weights.digest, "right": self.weights_are_right}
        return {
            **beside,
            "epsilon": self.epsilon if self.is_private else None,
            "neighbours": self.neighbours.value,
            "public_controls": self.public_controls,
            "score": self.score.to_json(),
            "mechanism": self.mechanism,
            "n_snps": self.n_snps,
            "threshold": self.threshold,
            "loci": None if self.loci is None else self.loci.to_json(),
        }

    def threshold_at(self, n_participants: int) -> float | None:
        """The threshold of a study of this size.  A fixed one would be passed by chance alone in a study large enough."""
        if self.threshold is None or self.threshold_of is None:
            return self.threshold
        return self.threshold * n_participants / self.threshold_of

    @property
    def stream(self) -> int:
        """A number that names the request's own noise, the same on every machine and whatever is asked beside it."""
        return _stream(self)

    @property
    def scored_as(self) -> ScoredAs:
        """What the scores of a simulated study hang on: requests with the same have the same."""
        measured = None if self.ratio_epsilon is None else (self.ratio_epsilon, self.neighbours)
        unit = None
        if self.directed is not None and self.directed.beliefs:
            moves = selector(self.mechanism).noise_moves(self.n_snps)
            unit = (moves, self.epsilon, self.neighbours, self.public_controls)
        return self.score, self.is_private, measured, self.directed, unit

    @property
    def directed(self) -> WeightSpread | None:
        """The public weights, where they tell of which SNPs the risk allele is known and the score has a direction; None elsewhere."""
        served = self.score.score.serves_directions and self.score.offset is None
        if self.weights is None or not self.weights.n_directed or not served or not self.is_private:
            return None
        return self.weights

    def sensitivity_of(self, sizes: StudySizes) -> float:
        """Δ at a study size; 1 (without meaning) for NO_PRIVACY.  Raises PrivacyRefusal where nothing is proven."""
        if self.mechanism == NO_PRIVACY:
            return 1.0
        sizes = sizes if self.ratio_epsilon is None else of_any_ratio(sizes)
        return self.score.sensitivity_of(sizes, self.neighbours, public_controls=self.public_controls)


@functools.lru_cache(maxsize=1024)  # every simulated study asks, and a twentieth of its time went there
def _stream(request: CurveRequest) -> int:
    # Nine digits of ε: what all machines agree on.
    epsilon = f"{request.epsilon:.9g}"
    said = {
        **request.to_json(),
        "epsilon": epsilon,
        **({} if request.ratio_epsilon is None else {"ratio_epsilon": f"{request.ratio_epsilon:.9g}"}),
        "loci": None if request.loci is None else (request.loci.window_kb or request.loci.block_kb or "file"),
        **({"published": True} if request.loci is not None and request.loci.published else {}),
    }
    return int.from_bytes(hashlib.sha256(json.dumps(said, sort_keys=True).encode()).digest()[:4])


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint:
    """The utility of one request at one size, averaged over simulated studies.

    Probabilities in [0, 1]; ``standard_error`` is of ``p_all`` (the others' beside it); all errors are over studies and
    contain the error within a study where that is simulated.  ``p_right``, ``p_inconclusive``, ``p_wrong``: of a right list, else None.  ``n_cases``, ``n_controls``: 0 in a study of a trait.
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
    p_right: float | None = None
    p_inconclusive: float | None = None

    @property
    def p_wrong(self) -> float | None:
        if self.p_right is None or self.p_inconclusive is None:
            return None
        return max(1 - self.p_right - self.p_inconclusive, 0.0)

    def value(self, metric: Metric) -> float:
        """The probability of one kind of success."""
        return self.p_all if metric is Metric.ALL else self.p_any

    def error(self, metric: Metric) -> float:
        """Its standard error."""
        return self.standard_error if metric is Metric.ALL else self.standard_error_any


@dataclass(frozen=True, slots=True, kw_only=True)
class UtilityCurve:
    """Points by request and size.  ``studies``: every study's own answers, size → read-only (n_studies, n_requests, 7), for
    comparing two requests study by study, as ``study_utility`` has them.

    Iterating gives every point, sizes outermost, both in the order in which they were asked for.
    """

    requests: tuple[CurveRequest, ...]
    sizes: tuple[int, ...]
    rows: tuple[tuple[CurvePoint, ...], ...]
    studies: Mapping[int, FloatArray] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.rows) != len(self.sizes) or any(len(row) != len(self.requests) for row in self.rows):
            raise ValueError("a curve has one point for every size and request")

    def __iter__(self) -> Iterator[CurvePoint]:
        return (point for row in self.rows for point in row)

    def __len__(self) -> int:
        return len(self.sizes) * len(self.requests)

    @property
    def points(self) -> tuple[CurvePoint, ...]:
        """Every point, sizes outermost."""
        return tuple(self)

    def at(self, size: int) -> tuple[CurvePoint, ...]:
        """The points of all requests at one size."""
        return self.rows[self.sizes.index(size)]

    def line(self, request: CurveRequest) -> tuple[CurvePoint, ...]:
        """The points of one request over all sizes."""
        which = self.requests.index(request)
        return tuple(row[which] for row in self.rows)

    def point(self, request: CurveRequest, size: int) -> CurvePoint:
        return self.at(size)[self.requests.index(request)]


def make_point(
    request: CurveRequest,
    sizes: StudySizes,
    means: Sequence[float],
    errors: Sequence[float],
    *,
    n_studies: int,
    method: str,
) -> CurvePoint:
    """A point from ``means`` (as ``study_utility`` has them; p_right and p_inconclusive may be left out) and ``errors`` (of the first three), at these ``sizes``."""
    n_cases, n_controls = sizes.groups
    lists = [None if math.isnan(mean) else float(mean) for mean in means[5:]]
    p_right, p_inconclusive = lists or (None, None)
    ranked_by = None if request.is_private else IMAGINED.find(sizes.study_kind).exact_score
    code, label = ranked_by or (request.score.code, request.score.label)
    return CurvePoint(
        n_participants=sizes.n_people,
        n_cases=n_cases,
        n_controls=n_controls,
        adversary=request.adversary,
        epsilon=request.epsilon,
        score=code,
        score_label=label,
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
        p_right=p_right,
        p_inconclusive=p_inconclusive,
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
    "p_right",
    "p_inconclusive",
    "p_wrong",
)


def curve_csv(points: Iterable[CurvePoint]) -> str:
    """The points as CSV; ε to round-trip (empty for "no privacy"), the rest to ten digits, which all machines agree on."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    for point in points:
        writer.writerow([_cell(name, getattr(point, name)) for name in CSV_COLUMNS])
    return text.getvalue()


def _cell(column: str, value: object) -> str:
    if not isinstance(value, float):
        return cell(value)
    if not math.isfinite(value):
        return ""
    # Processors with other vector instructions differ in the last digits of exp and log.
    return repr(value) if column == "epsilon" else f"{value:.10g}"
