"""The kinds of study files, and opening one of any kind.  A new kind is a file beside this one and a name here."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say_marked
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.text_files import byte_chunks
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.bcf import BCF
from gwasprivacy.study.formats.bgen import BGEN
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.formats.called_study import of_table, open_called
from gwasprivacy.study.formats.certain_calls import CertainStudy
from gwasprivacy.study.formats.opened_study import Study, require_both_groups
from gwasprivacy.study.formats.people_file import GenotypeFile
from gwasprivacy.study.formats.plink1 import PLINK1
from gwasprivacy.study.formats.plink2 import PLINK2
from gwasprivacy.study.formats.several_files import (
    PeopleOfSeveralFiles,
    is_pattern,
    matching,
    missing_files_note,
    open_parts,
    pattern_of,
    together,
)
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.tsv import TABLE
from gwasprivacy.study.formats.vcf import VCF
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource
from gwasprivacy.study.strata import StratumLabels

_LOG = logging.getLogger(__name__)
_known: dict[str, StudyFormat] = {each.name: each for each in (PLINK1, PLINK2, VCF, BCF, BGEN, TABLE)}


def formats() -> tuple[StudyFormat, ...]:
    """Every kind of study files, in the order in which people see them."""
    return tuple(_known.values())


@contextmanager
def register(added: StudyFormat) -> Iterator[StudyFormat]:
    """Know one kind more for a while.  Raises InvalidInput where its name or an ending is another kind's."""
    taken = {ending for each in formats() for ending in each.endings}
    if added.name in _known or taken & set(added.endings):
        raise InvalidInput("study.kind-twice", name=added.name)
    _known[added.name] = added
    try:
        yield added
    finally:
        del _known[added.name]


def study_endings() -> tuple[str, ...]:
    """The endings of every file that a person may name as a study, lower case."""
    return tuple(ending for each in formats() for ending in each.endings)


def genotype_endings() -> tuple[str, ...]:
    """The endings of the files of studies that hold people, longest first."""
    return tuple(
        sorted((ending for each in formats() if each.has_people for ending in each.endings), key=lambda e: -len(e))
    )


def usual_endings() -> str:
    """The usual ending of each kind: ".bed, .pgen, …"."""
    return ", ".join(each.endings[0] for each in formats())


def offered_in_words() -> str:
    """What a person may give as a study, in the reader's language."""
    return ", ".join(say_marked(each.offered) for each in formats())


def without_ending(name: str) -> str:
    """A study file's name without the ending that tells its kind; as it is where no ending is known."""
    endings = (ending for each in formats() for ending in (*each.endings, *each.companions))
    for ending in sorted(endings, key=lambda each: -len(each)):
        if name.lower().endswith(ending) and len(name) > len(ending):
            return name[: -len(ending)]
    return name


def callers_may_write(path: Path | str | Sequence[Path]) -> bool:
    """Whether variant callers write such files, so that a release asks where its sites come from."""
    kind = format_of(study_files(path)[0])
    return kind is not None and kind.callers_write


def study_files(path: Path | str | Sequence[Path]) -> tuple[Path, ...]:
    """The files that a study's name stands for: one, or one per chromosome where it has a ``{chr}`` or there are several names.

    Raises InvalidInput where a ``{chr}`` fits no file.
    """
    if not isinstance(path, Path | str):
        return tuple(file for each in path for file in study_files(each))
    path = Path(path)
    if not is_pattern(path) or path.exists():
        return (path,)
    found = matching(path, [each.prefix_ending for each in formats() if each.prefix_ending])
    if not found:
        raise InvalidInput("study.no-file-of-pattern", path=path)
    return found


def one_study(files: Sequence[Path]) -> Path:
    """The name of the study that files which came together are: the one that is no companion of another, as a fileset's ``.bed``,
    or a name with ``{chr}`` where there are several.  Raises InvalidInput where they are no chromosomes of one study."""
    main = [
        each
        for each in files
        if not any(each.name.lower().endswith(kind.endings[1:]) for kind in formats() if kind.prefix_ending)
    ]
    if len(main) < 2:
        return (*main, *files)[0]
    pattern = pattern_of(main)
    if pattern is None:
        raise InvalidInput("study.files-unlike", n=len(main))
    left_out = [each.name for each in study_files(pattern) if each not in main]
    if left_out:
        raise InvalidInput("study.files-left-out", n=len(main), others=tuple(left_out[:5]))
    return pattern


def open_study(
    path: Path | str | Sequence[Path],
    *,
    phenotype: Path | None = None,
    phenotype_name: str | None = None,
    leave_out: bool = False,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    dosages: bool = False,
    places: ListedPlaces | None = None,
    case_code: CaseCode | None = None,
    size_is_secret: bool = False,
    work: Work = UNWATCHED,
) -> Study:
    """Open a study of any kind: by one of its files, or its prefix where the kind has one; by a name with ``{chr}`` or by several
    names where it comes in a file per chromosome (``several_files``).

    ``phenotype``: a file that says who is a case, in place of the study's own; ``phenotype_name``: its column.
    ``leave_out``, ``case_code``: see ``phenotype.StatusSource``.
    ``strata``: everybody's stratum; a table has its own.
    ``lists``: who may take part; a table has no people to choose from.
    ``dosages``: genotype probabilities are summed in place of calls (``Study.steps``); where a file has calls only, each is
    certain, and a note says so.
    ``places``: the sites count as a caller's, at the places of a public list (``called_study``); such a study is read whole here.
    ``size_is_secret``: it may lack cases or controls, since a refusal would tell of the last one; and ``phenotype`` needs a
    ``case_code``, since all its values together tell another coding when the last case leaves.
    A VCF, a BCF and a table are read whole here (``work`` hears how far); the others when they are counted.
    Raises InvalidInput in one line for whatever is wrong with the files.
    """
    _LOG.info("a study is opened")
    study = _opened(
        path,
        status=StatusSource(
            file=phenotype,
            column=phenotype_name,
            case_code=case_code,
            size_is_secret=size_is_secret,
            leave_out=leave_out,
        ),
        strata=strata,
        lists=lists,
        dosages=dosages,
        places=places,
        work=work,
    )
    if not size_is_secret:
        require_both_groups(study.n_cases, study.n_controls, study.path if phenotype is None else phenotype)
    return study


def _opened(
    path: Path | str | Sequence[Path],
    *,
    status: StatusSource,
    strata: StratumLabels | None,
    lists: PeopleLists | None,
    dosages: bool,
    places: ListedPlaces | None,
    work: Work,
) -> Study:
    files = study_files(path)
    kind, missing = format_of(files[0]), missing_files_note(files, path)
    if places is not None and kind is not None and kind.has_people and (file := open_people(path, work=work)):
        return open_called(
            kind,
            file,
            places,
            status=status,
            strata=strata,
            lists=lists,
            probabilities=dosages,
            notes=missing,
            work=work,
        )
    if len(files) > 1 or missing:

        def open_one(each: Path, work: Work) -> Study:
            return _opened(
                each,
                status=status,
                strata=strata,
                lists=lists,
                dosages=dosages,
                places=None,
                work=work,
            )

        study = together(open_parts(files, open_one, work), missing)
        return study if places is None else of_table(study, places)
    path = files[0]
    if status.file is None and status.column is not None and not (kind is not None and kind.names_columns):
        raise InvalidInput("phenotype.column-without-file")
    if kind is None:
        raise _no_study(path)
    if status.file is not None and not kind.has_people:
        raise InvalidInput("phenotype.for-a-table", path=path, kind=Phrase(kind.title))
    if strata is not None and not kind.has_people:
        raise InvalidInput("strata.for-a-table", path=path, kind=Phrase(kind.title))
    if lists is not None and not kind.has_people:
        raise InvalidInput("people-list.for-a-table", path=path, kind=Phrase(kind.title))
    opener = kind.open_probabilities if dosages and kind.open_probabilities is not None else kind.open
    study = opener(
        path,
        status=status,
        strata=strata,
        lists=lists,
        work=work,
    )
    if strata is not None and not study.strata:
        raise ValueError(f"the reader of {kind.name} does not count by stratum")
    if study.steps > 1 and not dosages:
        raise InvalidInput("table.of-probabilities", path=study.path)
    study = CertainStudy(study) if dosages and study.steps == 1 else study
    return study if places is None else of_table(study, places)


def open_people(path: Path | str | Sequence[Path], *, work: Work = UNWATCHED) -> GenotypeFile | None:
    """The people in a file of any kind, person by person: a study's or a panel's, by one of its files or its prefix.

    None for a list of sites, a table, and whatever else holds nobody's genotypes.  Raises InvalidInput for files of people
    that cannot be read.
    """
    files = study_files(path)
    if len(files) > 1:
        parts = [people for each in files if (people := open_people(each, work=work)) is not None]
        return PeopleOfSeveralFiles.of(parts) if len(parts) == len(files) else None
    path = files[0]
    kind = format_of(path)
    if kind is None or kind.people is None:
        return None
    if path.name.lower().endswith((*kind.list_endings, *kind.people_endings)):
        return None  # a list of sites, or of names, is read as what it is
    return kind.people(path, work=work)


def _no_study(path: Path) -> InvalidInput:
    kinds = tuple(Phrase(each.offered) for each in formats())
    if path.is_file():
        return InvalidInput("study.unknown-kind", path=path, kinds=kinds)
    if path.is_dir():
        return InvalidInput("file.is-folder", remedy="kinds-of-study", path=path, kinds=kinds)
    return InvalidInput("study.missing", path=path, kinds=kinds, name=path.name)


def format_of(path: Path) -> StudyFormat | None:
    """The kind of study at ``path``: by its ending, by what lies beside a prefix, else by the file's beginning."""
    name = path.name.lower()
    for each in formats():
        if name.endswith(each.endings):
            return each
    for each in formats():
        if name and each.prefix_ending and path.with_name(path.name + each.prefix_ending).exists():
            return each
    if not path.is_file():
        return None
    try:
        start = next(byte_chunks(path, "allowed"), b"")
    except InvalidInput:
        return None
    return next((each for each in formats() if each.beginning and start.startswith(each.beginning)), None)
