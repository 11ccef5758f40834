"""A study of a quantitative trait, opened: who took part with which value, and the trait's sums by genotype at every SNP.

Every kind of file that holds people serves: they are read person by person (``formats/people_file.py``), a PLINK 1 fileset by
population counts of packed genotypes, one for each binary digit of the trait: Σ y = Σ_b 2^b·(people whose y has digit b).
Where genotype probabilities are asked for, a person is so many steps, which the genotypes share (``probabilities``); a call is all
of them in one.  Everything is a whole number, so the order of people and blocks changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import ClassVar, cast

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.balancing import Balance
from gwasprivacy.study.counting import BLOCK_BYTES, STAGE, PackedCounter, count_in_blocks
from gwasprivacy.study.covariate_file import CovariateFile, curators_notes
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.formats.called_study import NOTE as CALLED_NOTE
from gwasprivacy.study.formats.called_study import count_at, listed_variants, rows_of_list
from gwasprivacy.study.formats.certain_calls import NOTE as CERTAIN
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES, People
from gwasprivacy.study.formats.people_file import CodeArray, GenotypeFile, SiteCalls
from gwasprivacy.study.formats.plink1_people import HEADER_BYTES, Plink1People
from gwasprivacy.study.formats.plink2 import Plink2People
from gwasprivacy.study.formats.registry import format_of, open_people, open_study, study_files
from gwasprivacy.study.formats.several_files import (
    PeopleOfSeveralFiles,
    all_variants,
    missing_files_note,
    open_parts,
    require_own_chromosomes,
)
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.trait_tsv import FORMAT_NAME as TABLE_NAME
from gwasprivacy.study.formats.trait_tsv import is_trait_table, read_trait_tables
from gwasprivacy.study.formats.vcf_study import CollectedSites, Tally, calls_joined
from gwasprivacy.study.imputation import STEPS as PROBABILITY_STEPS
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.people_names import places as people_places
from gwasprivacy.study.probabilities import StepArray, certain, joined, steps_of_calls, sums
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.strata import StratumLabels, strata_of
from gwasprivacy.study.summed_groups import SummedGroups
from gwasprivacy.study.tables import NOT_REF, CountArray, Variants
from gwasprivacy.study.trait import NO_CENTRES, STEPS, Trait
from gwasprivacy.study.trait_values import TraitValues, read_trait
from gwasprivacy.study.whole_weights import whole_weights

_DIGITS = STEPS.bit_length()
_PEOPLE, _SUM = 0, 1
CALLS = 4
"""0, 1, 2 copies of a1, missing."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitGroups:
    """Who is counted apart: in every stratum those whose trait is above what is subtracted, and the others.  Private.

    ``steps``: everybody's y, int64 (n_people,), of everybody in the file.  ``groups``: bool (2K, n_people), first the K strata's
    people above their public centre or their mean, then the others; whoever takes no part is in none.  ``centres``: public, of each
    stratum a share of the range; None: its own mean.  ``passes``: bool (n_people,), whose calls count; None:
    everybody's.
    """

    steps: IntArray
    groups: npt.NDArray[np.bool_]
    centres: tuple[Fraction, ...] | None = None
    passes: npt.NDArray[np.bool_] | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of_values(
        cls,
        values: TraitValues,
        strata: npt.NDArray[np.int64],
        n_strata: int,
        centres: tuple[Fraction, ...] | None = None,
    ) -> TraitGroups:
        """``strata``: everybody's stratum, from 0; what it is for whoever takes no part does not matter."""
        here = [values.takes_part & (strata == stratum) for stratum in range(n_strata)]
        sizes = TraitSizes(strata=tuple(int(each.sum()) for each in here), centres=centres)
        of_person, subtracted = whole_weights(sizes, [int(values.steps[each].sum()) for each in here], STEPS)
        above = [each & (values.steps * a > b) for each, a, b in zip(here, of_person, subtracted, strict=True)]
        others = [each & ~high for each, high in zip(here, above, strict=True)]
        return cls(steps=values.steps, groups=np.stack([*above, *others]), centres=centres)

    @property
    def summed(self) -> SummedGroups:
        everybody: IntArray = np.stack([self.groups.sum(axis=1), self.groups @ self.steps], axis=1).astype(np.int64)
        off = self.steps[self.groups.any(axis=0)] - STEPS // 2
        return SummedGroups(everybody=everybody, squares=int(off @ off), centres=self.centres)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """Of everybody in each group 1, then y, for sums over people: (4K, n_people)."""
        return np.concatenate([self.groups, self.groups * self.steps]).astype(np.float64)

    def count(self, codes: CodeArray) -> IntArray:
        """People and Σ y of each group by call, (2K, 4, 2), of everybody's ``codes``."""
        result = np.zeros((len(self.groups), CALLS, 2), dtype=np.int64)
        for group, members in enumerate(self.groups):
            here = codes[members]
            result[group, :, _PEOPLE] = np.bincount(here, minlength=CALLS)
            # Sums below 2⁵³ are exact in doubles: 2³¹ people of at most 1000 steps.
            result[group, :, _SUM] = np.bincount(here, weights=self.steps[members], minlength=CALLS)
        return result


@dataclass(frozen=True, slots=True, kw_only=True)
class _DigitCounter:
    """Blocks of rows of a ``.bed`` → (n, 2K, 4, 2); picklable."""

    counter: PackedCounter

    @classmethod
    def of(cls, people: Plink1People, groups: TraitGroups) -> _DigitCounter:
        digits = (groups.steps[None, :] >> np.arange(_DIGITS)[:, None]) & 1 == 1
        masks = [groups.groups, *(groups.groups & digit for digit in digits)]
        n_rows = len(people.variants)
        return cls(
            counter=PackedCounter.of_groups(people.path, people.state, HEADER_BYTES, np.concatenate(masks), n_rows)
        )

    def __call__(self, block: tuple[int, int]) -> IntArray:
        calls = self.counter(block).astype(np.int64)
        by_digit = calls.reshape(len(calls), 1 + _DIGITS, -1, CALLS)
        worth = 1 << np.arange(_DIGITS, dtype=np.int64)
        sums = np.tensordot(by_digit[:, 1:], worth, axes=(1, 0))
        return np.stack([by_digit[:, 0], sums], axis=-1)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitStudy:
    """An opened study of a trait.  ``people``: who takes part; nobody there is a case.

    ``people``, ``groups``, ``file``: None of a table, which has only their sums, ``summed``.
    ``strata``: their names, in the order of the groups; () without.  ``held``: int64 (n_snps, 2K, 4, 2), counted when the file was opened, or None where it is counted when asked;
    ``joined``: where several records have one place, the first one's row → the calls of all of them as one site.
    ``balance``: where the values are weights that balance covariates, or residuals, how they came about.
    ``steps``: 1, or in how many steps of probability a person is counted.  ``is_called``: its sites were counted as a caller's.
    """

    format_name: str
    path: Path
    variants: Variants
    people: People | None
    groups: TraitGroups | None
    summed: SummedGroups
    file: GenotypeFile | None
    notes: tuple[str, ...] = ()
    strata: tuple[str, ...] = ()
    held: IntArray | None = None
    joined: Mapping[int, IntArray] = field(default_factory=dict)
    steps: int = 1
    is_called: bool = False
    balance: Balance | None = None
    files: ClassVar[tuple[Path, ...]] = ()

    def __post_init__(self) -> None:
        freeze(self)

    def __repr__(self) -> str:
        return f"TraitStudy({self.path})"

    @property
    def sizes(self) -> TraitSizes:
        return self.summed.sizes

    @property
    def n_participants(self) -> int:
        return self.sizes.n_people

    def count_traits(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> IntArray:
        """People and Σ y by group and call, int64 (n, 2K, 4, 2), of ``rows`` (strictly increasing; None: all); of probabilities
        both in steps, (n, 2K, 5, 2), with Σ (d − 1)² as the last."""
        if self.held is not None:
            return self.held if rows is None else self.held[rows]
        assert self.groups is not None
        assert self.file is not None
        n_snps = len(self.variants)
        if isinstance(self.file, Plink1People) and self.groups.passes is None:
            size = max(1, block if block is not None else BLOCK_BYTES // -(-len(self.file.iid) // 4))
            counter = _DigitCounter.of(self.file, self.groups)
            found = count_in_blocks(counter, n_snps, rows, size, work)
            self.file.state.check_now(self.path)
            return found if self.steps == 1 else certain(found, -2)
        wanted, tally = set(range(n_snps) if rows is None else rows.tolist()), _tally(self.groups, self.steps)
        counted = [
            tally.counts(tally.of(site))
            for site in self.file.sites(
                lambda row, chrom, snp, pos: row in wanted,
                probabilities=self.steps > 1,
                work=work.part(under=STAGE),
            )
            if site.copies is not None or site.steps is not None
        ]
        shape = len(self.summed.everybody), CALLS if self.steps == 1 else SQUARES + 1, 2
        return np.array(counted, dtype=np.int64).reshape(-1, *shape)

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """Calls of everybody per SNP, int32 (n, 1, 4); int64 (n, 1, 5) and in steps where there are more than one."""
        found = self.count_traits(rows, block=block, work=work)
        calls = found[..., _PEOPLE].sum(axis=1, keepdims=True)
        return cast(CountArray, calls.astype(np.int32) if self.steps == 1 else calls)


def open_trait_study(
    path: Path | str | Sequence[Path],
    trait: Trait,
    values: Path | None,
    *,
    name: str | None = None,
    leave_out: bool = False,
    lists: PeopleLists | None = None,
    strata: StratumLabels | None = None,
    centres: Mapping[str, float] = NO_CENTRES,
    dosages: bool = False,
    places: ListedPlaces | None = None,
    passes: npt.NDArray[np.bool_] | None = None,
    size_is_secret: bool = False,
    covariates: CovariateFile | None = None,
    work: Work = UNWATCHED,
) -> TraitStudy:
    """Open a study of any kind that holds people, with everybody's value of ``trait`` in column ``name`` of the file ``values``.

    ``strata``: everybody's label, where people are compared inside strata; ``centres``: public ones by stratum's name, in the trait's
    unit, without which strata have their own means.  ``leave_out``: people without a value take no part,
    where they would be refused else; ``lists``: who may take part.  ``dosages``: genotype probabilities are summed in place of calls;
    where a file has calls only, each is certain, and a note says so.  ``places``: the sites count as a caller's, at the places of a
    public list.  ``passes``: who passes the plan's rules on people; the others keep their value, and every call of theirs is missing.
    ``covariates``: values are the trait's bounded residuals then, from the middle of the range.
    ``size_is_secret``: they add nothing at all then, and nobody with a value is no reason to refuse, which would tell of the last one.
    Raises InvalidInput in one line for whatever is wrong with the files.
    """
    if is_trait_table(study_files(path)[0]):
        beside = {"values": values, "strata": strata, "lists": lists, "covariates": covariates}
        given = [name for name, each in beside.items() if each is not None]
        return _of_tables(path, trait, centres, given, dosages=dosages, places=places, work=work)
    missing = missing_files_note(study_files(path), path)
    people = _people_of(path, work)
    path = study_files(path)[0]
    if values is None:
        raise InvalidInput("trait.no-file", path=path)
    fid = people.fid.tolist()
    chosen = None if lists is None else lists.of_people(fid, people.iid.tolist())
    found = read_trait(
        values, fid, people.iid.tolist(), trait, name=name, leave_out=leave_out, chosen=chosen,
        size_is_secret=size_is_secret, work=work,
    )  # fmt: skip
    balance: Balance | None = None
    if covariates is not None:
        if strata is not None:
            raise InvalidInput("covariates.and-strata")
        balance = covariates.balance(found.steps, fid, people.iid.tolist(), found.takes_part, is_trait=True, work=work)
        found = replace(found, steps=balance.steps, notes=(*found.notes, *curators_notes(balance)))
        trait = replace(trait, centre=None, own_mean=False)
    names: tuple[str, ...] = ()
    stratum = np.zeros(len(people.iid), dtype=np.int64)
    if strata is not None:
        names, stratum = strata_of(strata, fid, people.iid.tolist(), found.takes_part)
    subtracted = trait.centres_of(names, centres)
    if passes is not None and size_is_secret:
        found, passes = replace(found, takes_part=found.takes_part & passes), None
    groups = replace(TraitGroups.of_values(found, stratum, max(1, len(names)), subtracted), passes=passes)
    found = replace(found, notes=(*found.notes, *missing))
    return _of_groups(
        path, people, groups, found, names=names, dosages=dosages, places=places, balance=balance, work=work
    )


def _of_tables(
    path: Path | str | Sequence[Path],
    trait: Trait,
    centres: Mapping[str, float],
    given: Sequence[str],
    *,
    dosages: bool,
    places: ListedPlaces | None,
    work: Work,
) -> TraitStudy:
    """A study of trait tables, one or one per chromosome.  ``given``: what was named beside them, which only people have."""
    files = study_files(path)
    if given:
        what = Phrase(
            {
                "values": mark("file of values"),
                "strata": mark("file of strata"),
                "lists": mark("list of people"),
                "covariates": mark("file of covariates"),
            }[given[0]]
        )
        raise InvalidInput("trait-table.beside", path=files[0], what=what)
    parts = open_parts(files, lambda each, work: read_trait_tables(each, work=work), work)
    first = parts[0]
    for file, part in zip(files, parts, strict=True):
        if part.head != first.head:
            raise InvalidInput("trait-table.other-part", path=file, other=files[0].name)
    require_own_chromosomes([(file, part.variants) for file, part in zip(files, parts, strict=True)])
    planned = trait.centres_of(first.strata, centres)
    if (trait.low, trait.high, planned) != (first.trait.low, first.trait.high, first.summed.centres):
        raise InvalidInput(
            "trait-table.other-trait",
            path=files[0],
            counted=_counted(first.trait, first.summed.centres),
            planned=_counted(trait, planned),
        )
    if first.steps > 1 and not dosages:
        raise InvalidInput("table.of-probabilities", path=files[0])
    variants, held = all_variants([part.variants for part in parts]), np.concatenate([part.calls for part in parts])
    notes = missing_files_note(files, path)
    if dosages and first.steps == 1:
        held, notes = certain(held, -2), (*notes, say_marked(CERTAIN))
    if places is not None:
        if not first.is_called:
            raise InvalidInput("called.other-table", path=files[0])
        held, variants = held[rows_of_list(variants, places, files[0])], listed_variants(places)
        notes = (*notes, say_marked(CALLED_NOTE))
    return TraitStudy(
        format_name=TABLE_NAME,
        path=files[0],
        variants=variants,
        people=None,
        groups=None,
        summed=first.summed,
        file=None,
        notes=notes,
        strata=first.strata,
        held=held,
        steps=PROBABILITY_STEPS if dosages else 1,
        is_called=first.is_called,
    )


def _counted(trait: Trait, centres: tuple[Fraction, ...] | None) -> Phrase:
    """A trait's range and what is subtracted, in words."""
    low, high = f"{trait.low:g}", f"{trait.high:g}"
    if centres is None:
        return Phrase(mark("{low} to {high}, less the study’s own mean"), low=low, high=high)
    values = ", ".join(f"{trait.low + float(each) * (trait.high - trait.low):g}" for each in centres)
    return Phrase(mark("{low} to {high}, less {centres}"), low=low, high=high, centres=values)


def open_balanced_study(
    path: Path | str | Sequence[Path],
    covariates: CovariateFile,
    *,
    phenotype: Path | None = None,
    phenotype_name: str | None = None,
    case_code: CaseCode | None = None,
    leave_out: bool = False,
    lists: PeopleLists | None = None,
    dosages: bool = False,
    places: ListedPlaces | None = None,
    passes: npt.NDArray[np.bool_] | None = None,
    work: Work = UNWATCHED,
) -> TraitStudy:
    """Open a study of cases and controls that hold people, with weights that balance ``covariates``: from −1 to 1, of cases never below 0 and of controls never
    above.  The arguments are as in ``registry.open_study`` and :func:`open_trait_study`.  Raises InvalidInput."""
    people = _people_of(path, work)
    study = open_study(
        path,
        phenotype=phenotype,
        phenotype_name=phenotype_name,
        case_code=case_code,
        leave_out=leave_out,
        lists=lists,
        work=work,
    )
    assert study.people is not None
    path = study_files(path)[0]
    fid, iid = people.fid.tolist(), people.iid.tolist()
    row_of = people_places(fid, iid)
    rows = [row_of[person] for person in zip(study.people.fid.tolist(), study.people.iid.tolist(), strict=True)]
    if len(row_of) != len(iid):
        raise InvalidInput("covariates.names-twice", path=path)
    outcome = np.zeros(len(iid), dtype=np.int64)
    outcome[rows] = study.people.is_case
    here = np.zeros(len(iid), dtype=bool)
    here[rows] = True
    balance = covariates.balance(outcome, fid, iid, here, is_trait=False, work=work)
    found = TraitValues(
        steps=np.where(here, balance.steps, 0), takes_part=here, notes=(*study.notes, *curators_notes(balance))
    )
    groups = TraitGroups.of_values(found, np.zeros(len(iid), dtype=np.int64), 1, (Fraction(1, 2),))
    groups = replace(groups, passes=passes)
    return _of_groups(
        path,
        people,
        groups,
        found,
        is_case=outcome[here] == 1,
        dosages=dosages,
        places=places,
        balance=balance,
        work=work,
    )


def _people_of(path: Path | str | Sequence[Path], work: Work) -> GenotypeFile:
    people = open_people(path, work=work)
    first = study_files(path)[0]
    if format_of(first) is None:
        open_study(first, work=work)  # says what is wrong with it
    if people is None:
        raise InvalidInput("trait.without-people", path=first)
    return people


def _of_groups(
    path: Path,
    people: GenotypeFile,
    groups: TraitGroups,
    found: TraitValues,
    *,
    names: tuple[str, ...] = (),
    is_case: npt.NDArray[np.bool_] | None = None,
    dosages: bool,
    places: ListedPlaces | None,
    balance: Balance | None,
    work: Work,
) -> TraitStudy:
    """The study of these people, who are in ``groups`` with the values ``found``."""
    kind = format_of(path)
    assert kind is not None
    here = found.takes_part
    first = people.parts[0] if isinstance(people, PeopleOfSeveralFiles) else people
    variants = people.variants
    steps = PROBABILITY_STEPS if dosages else 1
    tally = _tally(groups, steps)
    sites = CollectedSites(tally)
    held: IntArray | None = None
    if places is not None:
        variants = listed_variants(places)
        held = count_at(people, places, tally, probabilities=dosages, work=work.part(under=STAGE))
    elif variants is None:
        for site in people.sites(lambda row, chrom, snp, pos: True, probabilities=dosages, work=work.part(under=STAGE)):
            sites.add(site)
    elif isinstance(first, Plink2People) and first.counts_not_ref:
        variants = replace(variants, a1=np.full(len(variants), NOT_REF, dtype=object))
    return TraitStudy(
        format_name=kind.title,
        path=people.path,
        variants=sites.variants(people.path) if variants is None else variants,
        people=People(
            fid=people.fid[here],
            iid=people.iid[here],
            is_case=np.zeros(int(here.sum()), bool) if is_case is None else is_case,
        ),
        groups=groups,
        summed=groups.summed,
        file=people,
        notes=(*found.notes, *(_how_read(kind, dosages) if places is None else (say_marked(CALLED_NOTE),))),
        strata=names,
        held=sites.counted() if variants is None else held,
        joined=sites.joined,
        steps=steps,
        is_called=places is not None,
        balance=balance,
    )


def _how_read(kind: StudyFormat, dosages: bool) -> tuple[str, ...]:
    """How calls or probabilities are read, where the kind of file has something to say."""
    certain = dosages and kind.open_probabilities is None
    note = CERTAIN if certain else kind.probabilities_note if dosages else kind.note
    return (say_marked(note),) if note else ()


def _tally(groups: TraitGroups, steps: int) -> Tally:
    return _TraitTally(groups) if steps == 1 else _ProbabilityTally(groups)


class _TraitTally:
    """Counts of people and sums of the trait, of everybody in the file: ``groups`` know who takes part."""

    def __init__(self, groups: TraitGroups) -> None:
        self._groups = groups

    def of(self, site: SiteCalls) -> CodeArray:
        assert site.copies is not None
        passes = self._groups.passes
        return site.copies if passes is None else np.where(passes, site.copies, np.uint8(MISSING))

    def counts(self, codes: CodeArray) -> IntArray:
        return self._groups.count(codes)

    def joined(self, first: CodeArray, second: CodeArray) -> CodeArray:
        return calls_joined(first, second)


class _ProbabilityTally:
    """The same of genotype probabilities, in steps; a call is certain."""

    def __init__(self, groups: TraitGroups) -> None:
        self._weights = groups.weights

    def of(self, site: SiteCalls) -> StepArray:
        if site.steps is not None:
            return site.steps
        assert site.copies is not None
        return steps_of_calls(site.copies)

    def counts(self, steps: StepArray) -> IntArray:
        # Sums below 2⁵³ are exact in doubles: 9·10⁹ people, of at most 1000 steps of the trait in as many of probability.
        people, traits = np.split(sums(steps, self._weights), 2)
        return np.stack([people, traits], axis=-1)

    def joined(self, first: StepArray, second: StepArray) -> StepArray:
        return joined(first, second)
