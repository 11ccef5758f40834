"""What a score is: a function of the genotype tables with its proven sensitivity and everything else that is said of it.

One object a folder beside this file; ``registry`` lists them.  A score names what it needs and refuses, so that plans, the
audit, the quick estimate, menus and command line options ask the object and never its name.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from gwasprivacy.association.scores.parameters import Parameters
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes

_NOTHING: Mapping[str, Any] = MappingProxyType({})


if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_values import ScoreValues


class Score:
    """A score of SNPs, larger for more association.

    ``name``: as plans and the command line write it; never changed, since signed reports carry it.  In words, marked for
    the translation: ``title`` (a few words, as menus and reports name it), ``short_title`` (where there is little room;
    "": the title), ``words`` (what it is, in half a sentence), ``unit`` (what it counts), ``kind_words`` (what sort of
    number it is; scores of one sort stand together in lists); ``source``: the citation.  ``study_kinds``: what it is a
    score of; ``serves_strata``, ``serves_dosages``: whether its sensitivity is proven for people in strata and for imputed
    genotypes, so that its values have ``of_sums``.  ``takes``: those of :data:`PARAMETERS` that it has.  ``usual``: the parameters that it cannot do
    without, with usual values (empty where its name says all).  ``compared``, ``audited``: parameters of each version that
    a comparison of scores lists and that the audit of everything runs.  ``is_exact``: computed in whole numbers, without a
    rounding error.  ``significant_from``: the value from which a SNP is significant, for scores that measure just that.
    ``serves_directions``: whether an association can be asked for in one direction alone, so that its values have ``directed_sum``.
    ``serves_secret_sizes``: whether its sensitivity is proven where the numbers of cases and of controls may change, and nobody knows them.
    ``least_over_fillings``: its values' ``of_counts`` takes counts of called people, of any number up to the group's size, and gives
    the score's exact least value over all ways to fill the missing calls, fractional ones included; elsewhere missing calls
    are filled by a public rule first (docs/theory/missing-genotypes.md).  ``milliseconds_per_snp``: roughly what it costs beyond the usual, to share work out.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    words: ClassVar[str]
    unit: ClassVar[str]
    source: ClassVar[str]
    short_title: ClassVar[str] = ""
    kind_words: ClassVar[str]
    study_kinds: ClassVar[frozenset[str]] = frozenset({CASE_CONTROL})
    serves_strata: ClassVar[bool] = False
    serves_dosages: ClassVar[bool] = False
    serves_secret_sizes: ClassVar[bool] = False
    serves_directions: ClassVar[bool] = False
    takes: ClassVar[frozenset[str]] = frozenset()
    usual: ClassVar[Mapping[str, Any]] = _NOTHING
    compared: ClassVar[tuple[Mapping[str, Any], ...]] = (_NOTHING,)
    audited: ClassVar[tuple[Mapping[str, Any], ...]] = (_NOTHING,)
    is_exact: ClassVar[bool] = True
    significant_from: ClassVar[float | None] = None
    least_over_fillings: ClassVar[bool] = False
    milliseconds_per_snp: ClassVar[float] = 0.0

    def label(self, chosen: Parameters) -> str:
        """The title with what was chosen."""
        title = say_marked(self.title)
        if chosen.offset is None:
            return title
        return say("{title} less {offset} × chance", title=title, offset=plain(chosen.offset))

    def short_label(self, chosen: Parameters) -> str:
        """:meth:`label` where there is little room."""
        title = say_marked(self.short_title or self.title)
        return title if chosen.offset is None else f"{title} − {plain(chosen.offset)}×"

    @property
    def values(self) -> ScoreValues:
        """How it is computed: ``VALUES`` of ``values`` in its own folder, loaded when it is asked for, which a verifier never does."""
        values: ScoreValues = import_module(f"{type(self).__module__}.values").VALUES
        return values

    # What it needs and refuses -----------------------------------------------------------------------------------------

    def check(self, chosen: Parameters) -> None:
        """Raise InvalidPlan, naming the field, unless ``chosen`` (only what it takes, each in range) is all that it needs."""
        return None

    # The function and its sensitivity -----------------------------------------------------------------------------------

    # Of one stratum of cases and controls, or of studies of any kind: each score has either, from which the other follows.

    def largest(self, n_cases: int, n_controls: int) -> int:
        """A whole number ≥ 1 that no table of such a study exceeds in size."""
        return self.largest_of(_groups(n_cases, n_controls))

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ: how far one neighbour can move the exact score, over *all* tables of these group sizes; its proof beside it.

        Raises PrivacyRefusal, with the reason, where nothing is proven; InvalidInput for impossible group sizes.
        """
        return self.sensitivity_of(_groups(n_cases, n_controls), neighbours, public_controls)

    def largest_of(self, sizes: StudySizes) -> int:
        """:meth:`largest` for any study that the score serves.  Raises PrivacyRefusal as :meth:`sensitivity_of`."""
        n_cases, n_controls = self._only_stratum(sizes)
        return self.largest(n_cases, n_controls)

    def sensitivity_of(
        self, sizes: StudySizes, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
    ) -> Fraction:
        """Δ over all studies of these sizes, strata and traits included; :meth:`sensitivity` where there is one stratum of cases
        and controls.

        Raises PrivacyRefusal, with the reason, where nothing is proven; InvalidInput for impossible sizes.
        """
        n_cases, n_controls = self._only_stratum(sizes)
        return self.sensitivity(n_cases, n_controls, neighbours, public_controls)

    @property
    def serves_weights(self) -> bool:
        """Whether it compares people by weights that balance covariates, which are values as a trait's are."""
        return QUANTITATIVE in self.study_kinds

    def _only_stratum(self, sizes: StudySizes) -> tuple[int, int]:
        if sizes.study_kind not in self.study_kinds:
            raise PrivacyRefusal("score.no-proof-traits", score=Phrase(self.title))
        if sizes.is_stratified:
            raise PrivacyRefusal("score.no-proof-strata", score=Phrase(self.title))
        return sizes.groups


def _groups(n_cases: int, n_controls: int) -> CaseControlSizes:
    check_study_size(n_cases, n_controls)
    return CaseControlSizes.of_groups(n_cases, n_controls)


def check_group(neighbours: Neighbours, public_controls: bool) -> None:
    """Raise PrivacyRefusal for what cannot change in a study of cases and controls."""
    if neighbours is Neighbours.REPLACE_TRAIT:
        raise PrivacyRefusal("score.no-trait")
    if neighbours in (Neighbours.SWAP, Neighbours.LABEL) and public_controls:
        raise PrivacyRefusal("score.no-proof-public-controls")


def check_neighbours(neighbours: Neighbours, public_controls: bool) -> None:
    """The same for a score that weighs by the study's own sizes, which must then be public."""
    if not neighbours.group_sizes_stay:
        raise PrivacyRefusal("score.no-proof-without-sizes")
    check_group(neighbours, public_controls)


def is_number(value: object) -> bool:
    """Whether ``value`` is a finite number, and no truth value."""
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
