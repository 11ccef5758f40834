"""What can be published: a private selection of SNPs (``Selector``), or noisy numbers (``NumberRelease``).

Whatever asks what a release publishes asks its object, and no other place asks which kind it is: ``tests/architecture/test_branches.py``.
"""

from __future__ import annotations

from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE

SELECTION = "selection"
"""What policies call every selection of SNPs, whatever draws it."""


class Publication:
    """Everything that the program asks about any of them, by what is usual; each kind says where it differs.

    *Words.*  ``name``: as plans write it.  ``title``, ``words``: for people.  ``publishes``: what leaves, in words.  ``source``: the
    citation.  ``place``: where it stands in menus, the smallest first.

    *Needs.*  ``needs_threshold``: a public threshold on the score.  ``neighbours``: the relations for which there is a proof.
    ``study_kinds``: the kinds of study that it can be of.  ``uses_score``: what is published follows from a score.  ``takes_offset``: a
    public offset of the score makes sense, which only changes how SNPs compare.  ``takes_lists``: public loci and weights change what it
    publishes.  ``names_snps_beforehand``: it is about SNPs that the plan names.  ``fixed_n_snps``: the only number of SNPs that its plans
    name.  ``spends_beside``: parts of its ε can go to numbers beside what it publishes.

    *Output.*  ``publishes_count``: it is one number of SNPs, and nothing about any of them.  ``is_forecast``: it names SNPs that turn out
    right or wrong, so that there are curves, power, attacks and audits of it.  ``size_varies``: ``n_snps`` is the largest number of SNPs.
    ``ordered``: the order of what is published means anything.
    """

    __slots__ = ()
    name: str
    title: str
    words: str
    publishes: str
    source: str
    place: int
    needs_threshold: bool
    neighbours: frozenset[Neighbours]
    study_kinds: frozenset[str] = frozenset({CASE_CONTROL, QUANTITATIVE})
    uses_score: bool = True
    takes_offset: bool = True
    takes_lists: bool = False
    names_snps_beforehand: bool = False
    fixed_n_snps: int | None = None
    spends_beside: bool = False
    publishes_count: bool = False
    is_forecast: bool = False
    size_varies: bool = False
    ordered: bool = False

    def loss(self, n_snps: int) -> Loss:
        """How its privacy loss can spread when ``n_snps`` SNPs are published."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """What a site's policy calls it."""
        return self.name

    @property
    def in_short(self) -> str:
        """The title within a sentence, marked."""
        return self.title
