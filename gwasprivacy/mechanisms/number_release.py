"""What a kind of release is that publishes noisy numbers.  One object a file, in ``mechanisms/numbers/``."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from gwasprivacy.mechanisms.publication import Publication
from gwasprivacy.membership.loss import PURE, Loss
from gwasprivacy.membership.secrets import Neighbours

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.mechanisms.number_words import NumberWords

BOUNDED = frozenset({Neighbours.REPLACE_ONE, Neighbours.SWAP, Neighbours.REPLACE_TRAIT})


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberRelease(Publication):
    """A release of numbers that spends exactly the ε it is given.

    *Words.*  ``name``: as plans write it.  ``title``, ``short_title``, ``words``: for people.  ``publishes``: what leaves,
    in words.  ``source``: the citation.  ``place``: where it stands in menus, the smallest first.

    *Needs.*  ``neighbours``: the relations for which there is a proof.  ``needs_threshold``: whether it needs a public
    threshold on the score.  ``names_snps_beforehand``: whether the plan names the SNPs that it is about; if not, it names
    none.  ``uses_score``: whether its numbers follow from a score.

    *Output.*  ``members``: what a report has of each SNP beside its place.  ``method``: the release in a file's metadata.
    """

    name: str
    title: str
    short_title: str
    words: str
    publishes: str
    source: str
    place: int
    neighbours: frozenset[Neighbours] = BOUNDED
    needs_threshold: bool = False
    names_snps_beforehand: bool = True
    uses_score: bool = True
    members: frozenset[str] = frozenset()
    method: str

    def loss(self, n_snps: int) -> Loss:
        """How its privacy loss can spread: nothing but ε is claimed."""
        return PURE

    @property
    def in_short(self) -> str:
        return self.short_title

    def sentence(self, score: ScoreChoice, n_snps: int, threshold: float | None) -> str:
        """What a release of it publishes, in a sentence that says no more of the noise than that there is some; reports have it signed."""
        raise NotImplementedError

    @property
    def said(self) -> NumberWords:
        """How pages and the window say it: ``WORDS`` of ``words`` in its own folder, loaded when it is asked for."""
        found: NumberWords = import_module(f"{type(self).__module__}.words").WORDS
        return found
