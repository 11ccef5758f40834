"""Who passes the rules of a plan: each person by their own calls at public SNPs, whoever else is in the file.

The SNPs are the plan's candidates that the file has, which were fixed beforehand.  Sums go SNP by SNP, so that a person's are the same
whoever stands beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.chromosomes import is_diploid
from gwasprivacy.study.design import StudyDesign, placed
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import PeopleFile, Wanted
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.formats.several_files import StudyPath
from gwasprivacy.study.person_rules.heterozygosity import Heterozygosity, tells_sex
from gwasprivacy.study.person_rules.own_ancestry import of_group
from gwasprivacy.study.person_rules.recorded_sex import FEMALE, MALE, recorded_sex
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.public_lists.candidates import place_of
from gwasprivacy.study.public_lists.public_list import read_public_list
from gwasprivacy.study.reference import load_public_alleles

MOST_OF_WOMEN, LEAST_OF_MEN = 0.2, 0.8
"""F at the X chromosome, as PLINK's own check has them; its F follows from this sample's frequencies, ours from public ones."""


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
    frequencies = _frequencies(design, base, work) if rules.uses_frequencies else {}
    sex = recorded_sex(people.path, len(people.iid), work=work) if rules.sex_check else None
    found = passing(people, rules, _listed(design, base, work), frequencies, sex, work=work)
    return found if rules.ancestry is None else found & of_group(people, rules.ancestry, base, work=work)


def passing(
    people: PeopleFile,
    rules: PersonRules,
    listed: Wanted,
    frequencies: Mapping[str, float],
    sex: npt.NDArray[np.int8] | None,
    *,
    work: Work,
) -> npt.NDArray[np.bool_]:
    """Who passes ``rules`` at the ``listed`` sites of a file; ``frequencies``: of a public panel, by the SNP's id.

    Raises InvalidInput where a rule has no SNP to look at: which SNPs there are is public.
    """
    n_people = len(people.iid)
    called, n_sites, n_known, n_x = np.zeros(n_people, dtype=np.int64), 0, 0, 0
    everywhere, at_x = Heterozygosity(n_people), Heterozygosity(n_people)

    def wanted(row: int, chrom: str, snp: str, pos: int) -> bool:
        return listed(row, chrom, snp, pos) or (sex is not None and snp in frequencies and tells_sex(chrom, pos))

    for site in people.sites(wanted, work=work):
        if site.copies is None:
            continue
        frequency = frequencies.get(site.snp)
        if frequency is not None and tells_sex(site.chrom, site.pos):
            n_x += 1
            at_x.add(site.copies, frequency)
            continue
        n_sites += 1
        called += site.copies != MISSING
        if frequency is not None:
            n_known += 1
            everywhere.add(site.copies, frequency)
    if (rules.heterozygosity is not None and not n_known) or (sex is not None and not n_x):
        raise InvalidInput("person-rules.no-frequencies", path=people.path)
    found = np.ones(n_people, dtype=bool)
    if rules.call_rate is not None:
        found &= called >= rules.call_rate * n_sites
    if rules.heterozygosity is not None:
        low, high = rules.heterozygosity
        found &= (everywhere.inbreeding >= low) & (everywhere.inbreeding <= high)
    if sex is not None:
        fits_woman, fits_man = at_x.inbreeding < MOST_OF_WOMEN, at_x.inbreeding > LEAST_OF_MEN
        found &= np.select([sex == FEMALE, sex == MALE], [fits_woman, fits_man], True)
    return found


def _frequencies(design: StudyDesign, base: Path | None, work: Work) -> dict[str, float]:
    """Of each SNP that varies in the plan's public reference, by its id."""
    assert design.reference is not None
    public = load_public_alleles(
        placed(design.reference, base), frequencies=True, sha256=design.reference_sha256, work=work
    )
    known = public.require_frequencies()
    return {snp: f for snp, row in public.place.items() if 0 < (f := float(known[row])) < 1}


def _listed(design: StudyDesign, base: Path | None, work: Work) -> Wanted:
    """Which sites are the plan's candidates: by a SNP's id or place in its public list, else by its chromosome."""
    if design.candidates.path is None:
        return lambda _row, chrom, _snp, _pos: autosome(chrom) is not None
    public = read_public_list(placed(design.candidates.path, base), work=work)
    places = set()
    if public.places is not None:
        places = {place_of(*place) for place in zip(public.places.chrom, public.places.pos.tolist(), strict=True)}
    return lambda _row, chrom, snp, pos: is_diploid(chrom) and (snp in public.line_of or place_of(chrom, pos) in places)
