"""What a selector is: scores in, a private set of SNPs out.  One object a file, in ``mechanisms/selectors/``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.publication import SELECTION, Publication
from gwasprivacy.mechanisms.set_score import SetScore
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import Neighbours

if TYPE_CHECKING:
    from gwasprivacy.mechanisms.laws.estimates import Estimate
    from gwasprivacy.mechanisms.laws.law import Law

LAST = 1000
INCONCLUSIVE = -2
"""The only row of a selection that says no more than that: in place of a list, which may be empty."""


Estimator: TypeAlias = "Callable[..., Estimate]"
"""With ``ScoreLaws``: a quick approximation of a selector's utility before there is a study.  By name ``sensitivity`` Δ, ``epsilon`` in nats,
``n_snps`` and the selector's ``set_terms``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Selector(Publication, ABC):
    """A private selection of SNPs that spends exactly the ε it is given: everything that the program asks about it.

    *Words.*  ``name``: as plans write it.  ``title``, ``words``: for people.  ``publishes``: what leaves, in words.
    ``source``: the citation.  ``short``: the title within a sentence.  ``advice``: when it is the one to take.
    ``place``: where it stands in menus, the smallest first.

    *Needs.*  ``by_locus``: whether it can choose one SNP per public locus.  ``disjoint_loci``: whether these must not overlap;
    :meth:`law_by_locus` is then exact.  ``needs_threshold``: whether it needs a public
    threshold on the score.  ``scores_sets``: whether it draws whole sets, by a public ``SetScore``.  ``size_varies``: whether ``n_snps`` is the largest number of SNPs instead of the exact one.
    ``may_be_inconclusive``: whether it may say INCONCLUSIVE; how rarely it may be wrong is in the ``SetScore``.
    ``neighbours``: the relations for which there is a proof, given a score that moves by at most Δ.  ``scores``: the names
    of the only scores that it has a proof for (None: every score with a Δ).

    *Output.*  ``ordered``: whether the order of the output means anything.

    *Law.*  ``largest_exact``: the largest M for which :meth:`law` answers with exact probabilities in reasonable time
    (None: any; 0: none, so that its utility is always simulated from ``law(…).drawn()``).
    """

    name: str
    title: str
    short: str
    words: str
    advice: str
    publishes: str = mark("a set of SNPs, without order")
    source: str
    place: int = LAST
    by_locus: bool = False
    disjoint_loci: bool = False
    needs_threshold: bool = False
    scores_sets: bool = False
    size_varies: bool = False
    may_be_inconclusive: bool = False
    neighbours: frozenset[Neighbours] = frozenset(Neighbours)
    scores: frozenset[str] | None = None
    ordered: bool = False
    largest_exact: int | None = None
    takes_lists = True
    spends_beside = True
    is_forecast = True

    @property
    def kind(self) -> str:
        return SELECTION

    @property
    def in_short(self) -> str:
        return self.short

    @abstractmethod
    def loss(self, n_snps: int) -> Loss:
        """How its privacy loss can spread when M = ``n_snps``; what it states, ``tests/mechanisms/laws`` enumerate."""

    @abstractmethod
    def noise_moves(self, n_snps: int) -> int:
        """The noise has scale ``noise_moves(M)``·Δ/ε."""

    def select(self, scores: FloatArray, **how: Any) -> IntArray:
        """The chosen rows, ascending: int64, shape (n_snps,); fewer when the loci run out or a size is chosen too; INCONCLUSIVE alone.

        ``scores``: finite, shape (number of candidates,).  By name: ``sensitivity`` Δ > 0 for the plan's neighbours, ``epsilon`` > 0 in
        nats, all of it spent, ``n_snps``, ``loci``, ``threshold``, ``set_score``.  Raises InvalidInput for impossible arguments.
        """
        chosen: IntArray = self._part("draw").select(self, scores, **how)
        return chosen

    def select_many(self, scores: FloatArray, **how: Any) -> IntArray:
        """``draws`` independent selections, for audits: int64, shape (draws, n_snps), rows ascending, −1 where fewer."""
        chosen: IntArray = self._part("draw").select_many(self, scores, **how)
        return chosen

    def law(self, scores: FloatArray, **how: Any) -> Law:
        """The law of its selection from known scores; arguments as for :meth:`select`.  For simulated studies."""
        law: Law = self._part("law").law(self, scores, **how)
        return law

    def law_by_locus(self, scores: FloatArray, **how: Any) -> Law | None:
        """The exact law by disjoint loci, a true row counting as found with any of its locus; None where it is not known."""
        known = getattr(self._part("law"), "law_by_locus", None)
        return None if known is None else known(self, scores, **how)

    def estimator(self) -> Estimator | None:
        """The quick approximation of its utility, where there is one."""
        known = getattr(self._part("law"), "estimator", None)
        return None if known is None else known(self)

    def set_terms(self, set_score: SetScore) -> dict[str, SetScore]:
        """``set_score`` as an argument of those that it concerns; nothing for others."""
        return {"set_score": set_score} if self.scores_sets or self.may_be_inconclusive else {}

    def _part(self, name: str) -> ModuleType:
        """``draw`` or ``law`` in the selector's own folder, loaded when it is asked for: whoever verifies a report loads neither."""
        return import_module(f"{type(self).__module__}.{name}")
