"""Who passes the rules of a plan: each person by their own calls at public SNPs, whoever else is in the file.

The SNPs are the plan's candidates that the file has, which were fixed beforehand.  Sums go SNP by SNP, so that a person's are the same
whoever stands beside them.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.study.chromosome_names import autosome, is_diploid
from gwasprivacy.study.design import StudyDesign, placed
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import PeopleFile, Wanted
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.formats.several_files import StudyPath
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.public_lists.candidates import place_of
from gwasprivacy.study.public_lists.public_list import read_public_list


def who_passes(study: StudyPath, design: StudyDesign, *, base: Path | None, work: Work) -> npt.NDArray[np.bool_] | None:
    """Of everybody in the study's files, in their order, with or without a phenotype; None for a plan without rules.

    Raises InvalidInput, Cancelled.
    """
    rules = design.person_rules
    if rules is None:
        return None
    people = open_people(study, work=work)
    if people is None:
        raise InvalidInput("person-rules.no-people")
    return passing(people, rules, _listed(design, base, work), work=work)


def passing(people: PeopleFile, rules: PersonRules, listed: Wanted, *, work: Work) -> npt.NDArray[np.bool_]:
    """Who passes ``rules`` at the ``listed`` sites of a file."""
    called = np.zeros(len(people.iid), dtype=np.int64)
    n_sites = 0
    for site in people.sites(listed, work=work):
        if site.copies is not None:
            n_sites += 1
            called += site.copies != MISSING
    found: npt.NDArray[np.bool_] = called >= rules.call_rate * n_sites
    return found


def _listed(design: StudyDesign, base: Path | None, work: Work) -> Wanted:
    """Which sites are the plan's candidates: by a SNP's id or place in its public list, else by its chromosome."""
    if design.candidates.path is None:
        return lambda _row, chrom, _snp, _pos: autosome(chrom) is not None
    public = read_public_list(placed(design.candidates.path, base), work=work)
    places = set()
    if public.places is not None:
        places = {place_of(*place) for place in zip(public.places.chrom, public.places.pos.tolist(), strict=True)}
    return lambda _row, chrom, snp, pos: is_diploid(chrom) and (snp in public.line_of or place_of(chrom, pos) in places)
