"""The distance to significance: how many participants would have to change before a SNP's significance flips."""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from gwasprivacy.association.scores.parameters import Parameters, TestName
from gwasprivacy.association.scores.score import Score, check_neighbours, is_number
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.language import say as say
from gwasprivacy.base.number_words import plain, significant
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.secrets import Neighbours

SMALLEST_THRESHOLD = 1e-3  # of χ²; below it the distance search may take very long, to no use
LARGEST_P_VALUE = 0.97  # χ² ≥ 0.0014 for one degree of freedom, 0.061 for two
_COMPARED = (5e-8, 1e-3)  # genome-wide, and a lax one, which often needs fewer people


class Distance(Score):
    """−d for a SNP that is not significant and d − 1 for one that is: at least 0 or at most −1, never between."""

    name = "distance"
    title = mark("distance to significance")
    words = mark("how many participants would have to change before the SNP’s significance flips")
    unit = mark("participants")
    source = mark("Johnson & Shmatikov 2013, made exact")
    short_title = mark("distance")
    kind_words = mark("participants to significance")
    takes = frozenset({"test", "p_value", "threshold"})
    usual = MappingProxyType({"test": "genotypic", "p_value": 5e-8})
    compared = tuple(MappingProxyType({"test": "genotypic", "p_value": p}) for p in _COMPARED)
    audited = (MappingProxyType({"test": "trend", "threshold": 6.0}),)
    significant_from = -0.5
    milliseconds_per_snp = 0.05

    def label(self, chosen: Parameters) -> str:
        title, test = say_marked(self.title), say_marked(chosen.test or "")
        if chosen.p_value is not None:
            return tell("scores.distance-by-p", title=title, test=test, p=plain(chosen.p_value))
        return tell("scores.distance-by-threshold", title=title, test=test, threshold=plain(chosen.threshold or 0.0))

    def short_label(self, chosen: Parameters) -> str:
        if chosen.p_value is None:
            return self.label(chosen)
        title, p = say_marked(self.short_title), significant(chosen.p_value, 1)
        if chosen.test is TestName.GENOTYPIC:
            return tell("scores.distance-below-p", title=title, p=p)
        return tell("scores.distance-of-test-below-p", title=title, test=say_marked(chosen.test or ""), p=p)

    def check(self, chosen: Parameters) -> None:
        p_value, threshold = chosen.p_value, chosen.threshold
        if chosen.test is None:
            raise InvalidPlan("score.test-missing", field="release.score.test", choices=tuple(TestName))
        if (p_value is None) == (threshold is None):
            raise InvalidPlan("score.distance-to-what", field="release.score.p_value")
        if p_value is not None and not (is_number(p_value) and 0 < p_value < 1):
            raise InvalidPlan("score.p-value-outside", field="release.score.p_value")
        if threshold is not None and not (is_number(threshold) and threshold > 0):
            raise InvalidPlan("score.threshold-not-positive", field="release.score.threshold")
        if (threshold is not None and threshold < SMALLEST_THRESHOLD) or (p_value or 0) > LARGEST_P_VALUE:
            raise InvalidPlan(
                "score.all-significant",
                field=f"release.score.{('p_value' if threshold is None else 'threshold')}",
                p_value=LARGEST_P_VALUE,
                threshold=SMALLEST_THRESHOLD,
            )

    def largest(self, n_cases: int, n_controls: int) -> int:
        return n_cases + n_controls

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ of the distance to significance, −d outside the significant set and d − 1 inside: 1, and 2 for a swap.

        d counts replaced participants (Johnson & Shmatikov 2013).  Let T, T′ be neighbours by one replacement.  If both are
        on the same side, a way from T′ to the other side is one from T with one replacement more, so |d − d′| ≤ 1.  If they
        are on different sides, each is the other's nearest: d = d′ = 1, the scores are −1 and 0.  It needs d to be the exact
        distance to one fixed set; ``significance_distance`` guarantees that.  Where no table of these sizes is significant
        (or none is not), the score is one constant.  A swap is two replacements, one in each group: at most 2.  Public
        controls only take neighbours away: d still counts both groups, and 1 remains a bound.
        """
        check_study_size(n_cases, n_controls)
        check_neighbours(neighbours, public_controls)
        return Fraction(2 if neighbours is Neighbours.SWAP else 1)


DISTANCE = Distance()
