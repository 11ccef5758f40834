"""What a curator wants to see before a release: missing calls, duplicates, relatives, genome build, people without a phenotype or alone in
their cell of covariates.

Exact and private: for the curator's eyes, logged where a ledger is named, and in no report, log or title.  Nothing that is
released may follow from it (docs/theory/missing-genotypes.md, "The people"): the advice says what may be done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark, say, say_count
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.balancing import SMALL_CELL, Balance
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.covariate_file import COARSER
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.formats.opened_study import MISSING, Study
from gwasprivacy.study.formats.people_file import CodeArray, PeopleFile
from gwasprivacy.study.formats.stated_build import proposed_build
from gwasprivacy.study.genome_build import genome_build
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.shared_people import people_of
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.text_columns import on_autosomes
from gwasprivacy.study.trait_study import TraitStudy

LOOK = "missing calls, duplicates and relatives of the study"
LOOK_AT_CELLS = f"{LOOK}, and cells of covariates"
STAGE = mark("Comparing participants")
SAME_PERSON, FIRST_DEGREE, SECOND_DEGREE = 0.354, 0.177, 0.0884
"""Least kinship of one person or twins, of parents and siblings, and of second-degree relatives (Manichaikul et al. 2010)."""
MANY_MISSING = 0.05
MOST_SNPS, FEWEST_SNPS = 4000, 500
_MOST_WORK = 4e10  # pairs of people times SNPs: some ten seconds
_MOST_BYTES = 1 << 28
_BLOCK = 512
_ENOUGH_AUTOSOMES = 10
"""On two chromosomes of 2,000 unrelated people 446 pairs share as much as second-degree relatives do on a whole genome."""
FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that was looked at.  ``about``: its name in JSON; ``number``: how many, None where that cannot be told;
    ``found``, ``advice``: in words, the advice "" where nothing is to be done; ``offers``: covariates that a plan can take instead."""

    about: str
    number: int | None
    found: str
    advice: str = ""
    offers: Covariates | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Relatedness:
    """Pairs by kinship: how many are one person's or twins', first-degree and second-degree; of how many people and SNPs."""

    same: int
    first: int
    second: int
    n_people: int
    n_snps: int


def look_of(study: Study | TraitStudy) -> str:
    """What is looked at, for the ledger."""
    return LOOK if study.balance is None else LOOK_AT_CELLS


def check_study(
    study: Study | TraitStudy,
    *,
    lists: PeopleLists | None = None,
    work: Work = UNWATCHED,
) -> tuple[Finding, ...]:
    """Everything there is to see of an opened study; whoever shows it logs the look first.  ``lists``: with which it was opened.
    Raises InvalidInput, Cancelled."""
    calls = study.count_calls(work=work)
    missing = calls[:, :, MISSING].sum(axis=1) / study.sizes.n_people
    found = [_missing_by_snp(missing)]
    file = None if study.people is None else people_of(study, work)
    if file is not None and study.people is not None:
        rows = _public_rows(study.variants, len(study.people))
        n_autosomes = len({autosome(name) for name in study.variants.chrom[rows]})
        codes = _calls_of_participants(study, rows, work)
        found += [_missing_by_person(codes), *_relatives(kinship(codes, work), n_autosomes)]
        found.append(_without_phenotype(_n_asked(file, lists) - len(study.people)))
    if study.balance is not None:
        found += _cells(study.balance)
    return (*found, *_duplicates(study.variants), _build(study))


def _n_asked(file: PeopleFile, lists: PeopleLists | None) -> int:
    """How many people's phenotype is asked for: everybody's in the file whom lists of people let take part."""
    if lists is None:
        return len(file.iid)
    return int(lists.of_people(file.fid.tolist(), file.iid.tolist()).here.sum())


def _public_rows(variants: Variants, n_people: int) -> IntArray:
    """SNPs along the autosomes, evenly by their order in the file: chosen without any genotype."""
    rows = np.flatnonzero(on_autosomes(variants.chrom))
    most = int(np.clip(min(_MOST_WORK / n_people**2, _MOST_BYTES / n_people), FEWEST_SNPS, MOST_SNPS))
    return rows if len(rows) <= most else rows[np.linspace(0, len(rows) - 1, most).astype(np.int64)]


def _calls_of_participants(study: Study | TraitStudy, rows: IntArray, work: Work) -> CodeArray:
    """Copies of a1, 3 missing, uint8 (n_rows, n_people) of the study's people."""
    calls = list(calls_of_participants(study, rows, work))
    return np.stack(calls) if calls else np.zeros((0, places_in_file(study, work).size), dtype=np.uint8)


def places_in_file(study: Study | TraitStudy, work: Work = UNWATCHED) -> IntArray:
    """Where in its file the study's people are."""
    file = people_of(study, work)
    assert study.people is not None
    assert file is not None
    place = {name: at for at, name in enumerate(zip(file.fid, file.iid, strict=True))}
    return np.array([place[name] for name in zip(study.people.fid, study.people.iid, strict=True)], dtype=np.int64)


def calls_of_participants(study: Study | TraitStudy, rows: IntArray, work: Work) -> Iterator[CodeArray]:
    """The same, one SNP after the other."""
    here, wanted = places_in_file(study, work), set(rows.tolist())
    file = people_of(study, work)
    assert file is not None
    for site in file.sites(lambda row, *_: row in wanted, work=work):
        if site.copies is not None:
            yield site.copies[here]


def kinship(codes: CodeArray, work: Work = UNWATCHED) -> Relatedness:
    """How many pairs are related, by KING-robust kinship of ``codes`` (n_snps, n_people).

    φ = (N_both − 2 N_opposite)/(2 h) + 1/2 − (h_i + h_j)/(4 h) with h = min(h_i, h_j) heterozygous calls of each where both are
    called.  Manichaikul et al. 2010, eq. 11: it holds in a study of several ancestries.  Where all pairs would take too long, evenly
    chosen people are compared, which ``n_people`` says.
    """
    n_snps, n_people = codes.shape
    most = int(np.sqrt(_MOST_WORK / max(n_snps, 1)))
    if n_people > most:
        codes = codes[:, np.linspace(0, n_people - 1, most).astype(np.int64)]
        n_people = most
    homozygous = [(codes == copies).T.astype(np.float32) for copies in (0, 2)]
    mixed, called = (codes == 1).T.astype(np.float32), (codes != MISSING).T.astype(np.float32)
    found = np.zeros(3, dtype=np.int64)
    for first in range(0, n_people, _BLOCK):
        work.check()
        work.progress(STAGE, first, n_people)
        rows = slice(first, first + _BLOCK)
        both = mixed[rows] @ mixed[first:].T
        opposite = homozygous[0][rows] @ homozygous[1][first:].T + homozygous[1][rows] @ homozygous[0][first:].T
        ours, theirs = mixed[rows] @ called[first:].T, called[rows] @ mixed[first:].T
        least = np.minimum(ours, theirs)
        with np.errstate(divide="ignore", invalid="ignore"):
            phi = (both - 2 * opposite) / (2 * least) + 0.5 - (ours + theirs) / (4 * least)
        phi[least == 0] = 0
        related = phi[np.triu(np.ones(phi.shape, bool), k=1)]
        for place, bound in enumerate((SAME_PERSON, FIRST_DEGREE, SECOND_DEGREE)):
            found[place] += int((related >= bound).sum())
    work.progress(STAGE, n_people, n_people)
    same, first_or_nearer, second_or_nearer = found.tolist()
    return Relatedness(
        same=same,
        first=first_or_nearer - same,
        second=second_or_nearer - first_or_nearer,
        n_people=n_people,
        n_snps=n_snps,
    )


def _missing_by_snp(missing: FloatArray) -> Finding:
    many = int((missing > MANY_MISSING).sum())
    return Finding(
        about="snps_missing",
        number=many,
        found=say(
            "{n} of {n_snps} SNPs miss more than {limit} of their calls; on average {mean} are missing, at most {most}.",
            n=count(many),
            n_snps=count(len(missing)),
            limit=percent(MANY_MISSING),
            mean=percent(float(missing.mean())),
            most=percent(float(missing.max())),
        ),
        advice=say("Keep them: a badly called SNP gets a low score. A public list may leave SNPs out.") if many else "",
    )


def _missing_by_person(codes: CodeArray) -> Finding:
    missing = (codes == MISSING).mean(axis=0) if len(codes) else np.zeros(codes.shape[1])
    many = np.flatnonzero(missing > MANY_MISSING)
    return Finding(
        about="people_missing",
        number=len(many),
        found=say(
            "{n} of {n_people} participants miss more than {limit} of their calls, at most {most} (on {n_snps} SNPs).",
            n=count(len(many)),
            n_people=count(codes.shape[1]),
            limit=percent(MANY_MISSING),
            most=percent(float(missing.max())),
            n_snps=count(len(codes)),
        ),
        advice=say(
            "Removing people because of missing calls depends on genotypes: do it only before the study is declared, "
            "for another purpose."
        )
        if len(many)
        else "",
    )


def _relatives(found: Relatedness, n_autosomes: int) -> list[Finding]:
    where = say("{n} participants, {n_snps} SNPs", n=count(found.n_people), n_snps=count(found.n_snps))
    return [
        Finding(
            about="same_person",
            number=found.same,
            found=say_count(
                "{n} pairs of participants have the genotypes of one person, or of twins ({where}).",
                one="One pair of participants has the genotypes of one person, or of twins ({where}).",
                n=found.same,
                where=where,
            ),
            advice=say(
                "Someone who is in the study twice is protected half as well: ask the laboratory, or set the family "
                "size of the plan to 2."
            )
            if found.same
            else "",
        ),
        Finding(
            about="relatives",
            number=found.first,
            found=" ".join(
                (
                    say_count(
                        "{n} pairs are like a parent and a child, or siblings ({where}).",
                        one="One pair is like a parent and a child, or siblings ({where}).",
                        n=found.first,
                        where=where,
                    ),
                    say_count(
                        "{n} pairs are like second-degree relatives.",
                        one="One pair is like second-degree relatives.",
                        n=found.second,
                    )
                    if n_autosomes >= _ENOUGH_AUTOSOMES
                    else say("More distant relatives cannot be recognised on so few chromosomes."),
                )
            ),
            advice=say("If relatives were not expected, set the family size of the plan to that of the largest family.")
            if found.first
            else "",
        ),
    ]


def _without_phenotype(n: int) -> Finding:
    return Finding(
        about="without_phenotype",
        number=n,
        found=say_count(
            "{n} people in the file have no phenotype.", one="One person in the file has no phenotype.", n=n
        ),
        advice=say("They can be left out, since that depends on the phenotype alone.") if n else "",
    )


def _cells(balance: Balance) -> list[Finding]:
    """Who shares a cell of covariates and phenotype with how many, and what coarser grids would change."""
    alone = Finding(
        about="alone_in_cell",
        number=balance.alone,
        found=say_count(
            "{n} participants are alone in their cell of phenotype and covariates, and {small} are in cells of fewer than {limit}.",
            one="One participant is alone in a cell of phenotype and covariates, and {small} are in cells of fewer than {limit}.",
            n=balance.alone,
            small=count(balance.in_small),
            limit=SMALL_CELL,
        ),
        advice=say(
            "The guarantee takes many more people to be like each of them; a coarser grid puts more participants into each cell."
        )
        if balance.alone
        else "",
    )
    return [
        alone,
        *(
            Finding(
                about=f"alone_with_grid_{times}_times_as_coarse",
                number=other.alone,
                found=say(
                    "With {covariates}: {alone} alone, {small} in cells of fewer than {limit}; {kept} of the weight is kept instead of {now}.",
                    covariates=chosen.words,
                    alone=count(other.alone),
                    small=count(other.in_small),
                    limit=SMALL_CELL,
                    kept=percent(other.kept),
                    now=percent(balance.kept),
                ),
                offers=chosen,
            )
            for times, (chosen, other) in zip(COARSER, balance.coarser, strict=False)
        ),
    ]


def _duplicates(variants: Variants) -> list[Finding]:
    ids = _extra(variants.snp.tolist())
    number = {name: autosome(name) or name.lower().removeprefix("chr") for name in set(variants.chrom)}
    known = variants.pos > 0
    places = _extra(
        list(zip((number[name] for name in variants.chrom[known]), variants.pos[known].tolist(), strict=True))
    )
    return [
        Finding(
            about="shared_ids",
            number=ids,
            found=say_count("{n} SNPs have the id of another.", one="One SNP has the id of another.", n=ids),
            advice=say("A released SNP is named by its id: give each its own, or leave them out with a public list.")
            if ids
            else "",
        ),
        Finding(
            about="shared_places",
            number=places,
            found=say_count(
                "{n} SNPs have the position of another.", one="One SNP has the position of another.", n=places
            ),
            advice=say("If they are one variant twice, choose one SNP per locus.") if places else "",
        ),
    ]


def _extra(keys: Sequence[object]) -> int:
    return sum(n - 1 for n in Counter(keys).values())


def _build(study: Study | TraitStudy) -> Finding:
    build = proposed_build(study.path, study.variants) or genome_build(study.variants)
    if build is None:
        words = say("The genome build cannot be determined from these SNPs.")
    elif build == "neither":
        words = say("The positions fit neither GRCh37 nor GRCh38.")
    else:
        words = say("The positions fit {build}.", build=str(build))
    return Finding(
        about="genome_build",
        number=None,
        found=words,
        advice=say("Lists of candidates and of loci must be of the same build as the study.")
        if build in (None, "neither")
        else "",
    )
