"""What a private selection really tells about one participant, to someone who knows everybody else
(docs/theory/attacks-and-audit.md).

With all other records known, the likelihood ratio of a published set S is Pr[S | study] / Pr[S | study with that person
replaced], both from the exact selection laws.  Never above e^ε; usually far below.  Exact functions of the data: for simulated
studies, or the curator's eyes, never in a report.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.mechanisms.public_weights import shift_unit
from gwasprivacy.mechanisms.registry import release_part, selector
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.weight_spread import directed_scores, shifted
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import is_exact, law_of
from gwasprivacy.simulation.studies.cohort import ByteArray, Cohort
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

SELECTION_ATTACK = "strongest attack on the private selection"
STAGE = mark("Attacking the private release")


def why_not_exact(mechanism: str, n_snps: int, *, by_locus: bool = False) -> str:
    """Why this attack is not computed for a release, in words; "" where it is.  InvalidInput for an unknown name."""
    if not release_part(mechanism).is_forecast:
        return say("the release selects no SNPs")
    chosen = selector(mechanism)
    if by_locus and not is_exact(chosen, n_snps, by_locus=True):
        return say("the probability of a set is not known exactly where at most one SNP of each locus is published")
    if not by_locus and not is_exact(chosen, n_snps):
        return say(
            "the probability of a set is computed for up to {largest} SNPs with {mechanism}, not for {number}",
            largest=chosen.largest_exact,
            mechanism=mechanism,
            number=f"{n_snps:,}",
        )
    return ""


class SelectionLaw:
    """A mechanism's law over sets on one study's scores: its draws, and the probability of a set.

    ``public``: a public sample's allele frequencies, for a score with an offset.  ``loci``: of the tables' SNPs, for a request
    by locus, or of loci; None where each SNP is its own.  ``weights``: what public weights the SNPs have; None where they have none.  ``planned``:
    public sizes, where the study's own are secret.
    """

    def __init__(
        self,
        tables: GenotypeTables | TraitTables,
        request: CurveRequest,
        public: FloatArray | None = None,
        loci: LocusIndex | None = None,
        weights: FloatArray | None = None,
        planned: StudySizes | None = None,
    ) -> None:
        reason = why_not_exact(request.mechanism, request.n_snps, by_locus=request.goes_by_locus)
        if reason:
            raise InvalidInput("realised-loss.not-computable", reason=reason)
        chosen, delta = selector(request.mechanism), request.sensitivity_of(tables.sizes)
        if request.ratio_epsilon is not None:
            tables = measuring(tables.sizes).tables_by(
                tables, tables.sizes
            )  # as if what is measured were the plan's figure
        directions, unit = None, 0.0
        if request.directed is not None:  # public, so the same for every study of this request
            directions = request.directed.directions(
                tables.n_snps, np.zeros(0, np.int64), np.random.default_rng(request.stream)
            )
        if request.weights is not None or weights is not None:
            moves = chosen.noise_moves(request.n_snps)
            unit = shift_unit(moves=moves, sensitivity=delta, epsilon=request.epsilon)
        scores = directed_scores(request.score, tables, directions, unit, frequencies=public, planned=planned)
        if weights is not None:
            scores, _ = shifted(scores, np.zeros(0, np.int64), weights, unit, keep_rows=True)
        self._law = law_of(
            chosen,
            scores,
            sensitivity=delta,
            epsilon=request.epsilon,
            n_snps=request.n_snps,
            threshold=request.threshold,
            loci=loci,
            set_score=request.set_score,
        )

    def draw(self, rng: np.random.Generator, draws: int) -> Sequence[IntArray]:
        """``draws`` seeded selections of M rows each, or fewer, or INCONCLUSIVE; the seed makes it a simulation, not a release."""
        return [rows[rows != -1] for rows in draw_selections(self._law.drawn(), None, rng, draws)]

    def log_probability(self, chosen: IntArray) -> float:
        """ln Pr[exactly this set is selected]."""
        return self._law.log_probability(chosen)


def neighbour_tables(
    tables: GenotypeTables, leaves: ByteArray, joins: ByteArray, neighbours: Neighbours, stratum: int = 0
) -> GenotypeTables:
    """The tables after one case's genotypes ``leaves`` (n_snps,) gave place to ``joins`` inside ``stratum``; for SWAP ``joins`` is a
    control of it who takes the case's place, and the case takes theirs; for ADD_REMOVE nobody joins, and for LABEL the case is a control."""
    of_all = tables.counts[:, None] if tables.by_stratum is None else tables.by_stratum
    counts = of_all.copy()
    rows = np.arange(tables.n_snps)
    counts[rows, stratum, 0, leaves] -= 1
    if neighbours in (Neighbours.ADD_REMOVE, Neighbours.LABEL):
        cells = [list(each) for each in tables.sizes.strata]
        cells[stratum][0] -= 1
        if neighbours is Neighbours.LABEL:
            cells[stratum][1] += 1
            counts[rows, stratum, 1, leaves] += 1
        fewer = CaseControlSizes.of_cells([*itertools.chain.from_iterable(cells)])
        return GenotypeTables.of_strata(counts, tables.variants, fewer)
    counts[rows, stratum, 0, joins] += 1
    if neighbours is Neighbours.SWAP:
        counts[rows, stratum, 1, joins] -= 1
        counts[rows, stratum, 1, leaves] += 1
    return GenotypeTables.of_strata(counts, tables.variants, tables.sizes)


class Exchanges:
    """Who may stand in a case's place: outsiders, or for case status the controls of the same stratum."""

    def __init__(self, cohort: Cohort, neighbours: Neighbours) -> None:
        self._of_case, of_control = cohort.stratum[: cohort.n_cases], cohort.stratum[cohort.n_cases :]
        if neighbours is not Neighbours.SWAP:
            self._people, everybody = cohort.others, np.arange(len(cohort.others))
            self._rows = dict.fromkeys(set(self._of_case.tolist()), everybody)
        else:
            self._people = cohort.genotypes[cohort.n_cases :]
            self._rows = {k: np.flatnonzero(of_control == k) for k in set(of_control.tolist())}
        self.number = len(self._people)
        self.cases = np.flatnonzero(np.isin(self._of_case, list(self._rows)))
        """The cases for whom there is somebody."""

    def stratum(self, case: int) -> int:
        return int(self._of_case[case])

    def person(self, case: int, drawn: int) -> ByteArray:
        """The genotypes of number ``drawn`` of all candidates, or of one in its place who is of the case's stratum."""
        rows = self._rows[self.stratum(case)]
        found: ByteArray = self._people[rows[drawn % len(rows)]]
        return found


def selection_attack(
    cohort: Cohort,
    request: CurveRequest,
    rng: np.random.Generator,
    *,
    n_pairs: int,
    loci: LocusIndex | None = None,
    work: Work = UNWATCHED,
) -> tuple[FloatArray, FloatArray]:
    """Statistics of members and of outsiders under the strongest attack: ln of the exact likelihood ratio.

    ``loci``: of the cohort's SNPs, for a request by locus.  Each of ``n_pairs`` trials takes a case and an outsider (for case status: a control), draws one private selection from the
    study and one from the study with the two exchanged (without the case, where the size is secret), and asks the same test of both: ln(Pr[S | study] / Pr[S | exchanged]).
    The first is what it says when its target took part, the second when somebody else did.
    """
    tables = cohort.tables()
    public = cohort.public_frequencies()
    weights = None
    if request.weights is not None:
        weights = request.weights.dealt(tables.n_snps, np.zeros(0, np.int64), right=False, rng=rng)
    planned = None if request.neighbours.group_sizes_stay else tables.sizes
    law = SelectionLaw(tables, request, public, loci, weights, planned)
    exchanges = Exchanges(cohort, request.neighbours)
    leaving = exchanges.cases[rng.integers(len(exchanges.cases), size=n_pairs)]
    joining = rng.integers(exchanges.number, size=n_pairs)
    drawn = law.draw(rng, n_pairs)
    statistics = np.empty((2, n_pairs))
    for trial in range(n_pairs):
        work.check()
        work.progress(STAGE, trial, n_pairs)
        other = SelectionLaw(
            neighbour_tables(
                tables,
                cohort.genotypes[leaving[trial]],
                exchanges.person(leaving[trial], joining[trial]),
                request.neighbours,
                exchanges.stratum(leaving[trial]),
            ),
            request,
            public,
            loci,
            weights,
            planned,
        )
        for world, chosen in enumerate((drawn[trial], other.draw(rng, 1)[0])):
            statistics[world, trial] = law.log_probability(chosen) - other.log_probability(chosen)
    work.progress(STAGE, n_pairs, n_pairs)
    return statistics[0], statistics[1]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RealisedLoss:
    """What one published set tells about each of some participants.

    ``losses``: |ln likelihood ratio| of each examined participant, the largest over the people who could have been in their
    place, falling.  ``epsilon``: what was guaranteed at most.
    """

    losses: FloatArray
    epsilon: float

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def largest(self) -> float:
        return float(self.losses[0])

    def quantile(self, share: float) -> float:
        """The loss that this share of the participants stays below."""
        return float(np.quantile(self.losses, share))


def realised_losses(
    cohort: Cohort,
    request: CurveRequest,
    rng: np.random.Generator,
    *,
    n_participants: int = 200,
    n_replacements: int = 2,
    loci: LocusIndex | None = None,
    work: Work = UNWATCHED,
) -> RealisedLoss:
    """The realised loss of ``n_participants`` random cases for one seeded selection from the study."""
    tables = cohort.tables()
    public = cohort.public_frequencies()
    planned = None if request.neighbours.group_sizes_stay else tables.sizes
    law = SelectionLaw(tables, request, public, loci, planned=planned)
    chosen = law.draw(rng, 1)[0]
    own = law.log_probability(chosen)
    exchanges = Exchanges(cohort, request.neighbours)
    people = exchanges.cases[rng.permutation(len(exchanges.cases))[:n_participants]]
    losses = np.zeros(len(people))
    for number, person in enumerate(people):
        work.check()
        work.progress(mark("Computing what each participant loses"), number, len(people))
        for other in rng.integers(exchanges.number, size=n_replacements):
            without = SelectionLaw(
                neighbour_tables(
                    tables,
                    cohort.genotypes[person],
                    exchanges.person(person, other),
                    request.neighbours,
                    exchanges.stratum(person),
                ),
                request,
                public,
                loci,
                planned=planned,
            )
            losses[number] = max(losses[number], abs(own - without.log_probability(chosen)))
    work.progress(mark("Computing what each participant loses"), len(people), len(people))
    return RealisedLoss(losses=np.sort(losses)[::-1], epsilon=request.epsilon)
