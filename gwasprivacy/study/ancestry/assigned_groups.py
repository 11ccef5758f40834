"""Everybody's ancestry group from a public panel's loadings, one person at a time.

A person's component is Σ w·(copies − 2f)/√(2f(1−f)) over the panel's alleles, with the panel's frequencies f, as ``plink2 --score``
with ``variance-standardize`` sums it; a missing call adds nothing, which is what the panel's average person adds.  The label is that of
the nearest centre.  Nothing is taken from other people of the study, not even which SNPs are there: one that the file lacks is refused,
since some files leave out what nobody carries.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.ancestry.public_loadings import AncestryGroups, Loading, Loadings
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import PeopleFile, SiteCalls
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.tables import TextArray

FloatArray = npt.NDArray[np.float64]

STAGE = mark("Reading genotypes")
HEADER = ("FID", "IID")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AssignedGroups:
    """Everybody's label: private.  ``scores``: the components, (n_people, n_components)."""

    fid: TextArray
    iid: TextArray
    labels: tuple[str, ...]
    scores: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def __repr__(self) -> str:  # never anybody's name in a log
        return f"AssignedGroups(n={len(self.labels)})"

    def text(self, column: str) -> str:
        """A file of labels as ``--strata`` takes it."""
        people = zip(self.fid, self.iid, self.labels, strict=True)
        lines = ["\t".join(person) for person in people]
        return "\n".join(["\t".join((*HEADER, column)), *lines, ""])

    def numbers(self) -> Mapping[str, int]:
        """How many people have each label."""
        return {label: self.labels.count(label) for label in sorted(set(self.labels))}


def assign_groups(
    study: Path,
    loadings: Loadings,
    groups: AncestryGroups,
    *,
    work: Work = UNWATCHED,
) -> AssignedGroups:
    """The group of everybody in the file ``study``, with or without a phenotype.  Raises InvalidInput, Cancelled."""
    people = open_people(study, work=work)
    if people is None:
        raise InvalidInput("assign-strata.no-people", path=study)
    scores = component_scores(people, loadings, work=work)
    return AssignedGroups(fid=people.fid, iid=people.iid, labels=tuple(groups.nearest(scores)), scores=scores)


Copies = Callable[[Loadings, Loading, SiteCalls], npt.NDArray[np.float64]]
"""Everybody's copies of a part's allele at a site."""


def own_copies(tells_reference: bool) -> Copies:
    """Copies that no other person's alleles change, and that refuse none: for rules, which must tell of nobody.

    Where the file tells the genome's REF, whatever is not REF counts as the part's allele unless that is REF itself: which others a site names
    depends on who carries what.  Else alleles are compared by name, and an allele that the site does not name is carried by nobody.
    """

    def copies(_: Loadings, part: Loading, site: SiteCalls) -> npt.NDArray[np.float64]:
        assert site.copies is not None
        own = site.copies.astype(np.float64)
        if part.allele == site.a2.upper():
            return 2.0 - own
        named = site.a1.upper().split(",")
        return own if tells_reference or part.allele in named or site.a1 in _UNNAMED else np.zeros_like(own)

    return copies


def component_scores(
    people: PeopleFile, loadings: Loadings, *, copies: Copies | None = None, work: Work = UNWATCHED
) -> FloatArray:
    """Everybody's components, (n_people, n_components).  Raises InvalidInput for a SNP of the panel that is not there, or there
    twice, or, without ``copies``, with other alleles."""
    copies = _copies if copies is None else copies
    scores = np.zeros((len(people.iid), len(loadings.components)))
    seen: set[str] = set()
    for site in people.sites(lambda _row, _chrom, snp, _pos: snp in loadings.of, work=work):
        parts = loadings.of.get(site.snp)
        if parts is None:
            continue
        assert site.copies is not None
        if site.snp in seen:
            raise _refused(loadings, parts[0], site.snp, twice=True)
        seen.add(site.snp)
        for part in parts:
            _add(scores, site, copies(loadings, part, site), part)
    absent = next((snp for snp in loadings.of if snp not in seen), None)
    if absent is not None:
        raise InvalidInput(
            "assign-strata.snp-missing", path=loadings.path, line=loadings.of[absent][0].line, snp=absent
        )
    return scores


def _copies(loadings: Loadings, part: Loading, site: SiteCalls) -> npt.NDArray[np.float64]:
    """Copies of the part's allele.  A file may not know the name of an allele that nobody carries ("0" or ".")."""
    assert site.copies is not None
    counted, other = site.a1.upper(), site.a2.upper()
    copies = site.copies.astype(np.float64)
    if part.allele == counted or (counted in _UNNAMED and part.allele != other):
        return copies
    if part.allele == other or (other in _UNNAMED and part.allele != counted):
        return 2.0 - copies
    raise _refused(loadings, part, site.snp, twice=False)


_UNNAMED = {"0", ".", ""}


def _add(scores: FloatArray, site: SiteCalls, copies: npt.NDArray[np.float64], part: Loading) -> None:
    """Each person's own sums, SNP by SNP: no matrix product, whose order of summing depends on how many people there are."""
    scale = math.sqrt(2 * part.frequency * (1 - part.frequency))
    standard = np.where(site.copies == MISSING, 0.0, (copies - 2 * part.frequency) / scale)
    for component, weight in enumerate(part.weights):
        scores[:, component] += weight * standard


def _refused(loadings: Loadings, part: Loading, snp: str, *, twice: bool) -> InvalidInput:
    if twice:
        return InvalidInput("assign-strata.snp-twice", path=loadings.path, line=part.line, snp=snp)
    return InvalidInput("assign-strata.other-alleles", path=loadings.path, line=part.line, snp=snp)
