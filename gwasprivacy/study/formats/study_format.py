"""What a kind of study file is: how it is recognised, what it offers, how it is said, and how it is opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.people_file import PeopleOpener
from gwasprivacy.study.people_lists import ChosenPeople, PeopleLists
from gwasprivacy.study.phenotype import Phenotypes, StatusSource
from gwasprivacy.study.strata import StratumLabels


class Opener(Protocol):
    """Opens the study at ``path``: one of its files, or its prefix where the format has one.

    ``status``: where it stands who is a case.  ``strata``: everybody's stratum.  ``lists``: who may take part.
    Raises InvalidInput in one line for whatever is wrong with the files.
    """

    def __call__(
        self,
        path: Path,
        *,
        status: StatusSource,
        strata: StratumLabels | None = None,
        lists: PeopleLists | None = None,
        work: Work = UNWATCHED,
    ) -> Study: ...


class OwnPhenotypes(Protocol):
    """Who is a case by the study's own files, of everybody in them.  Raises InvalidInput."""

    def __call__(self, path: Path, status: StatusSource, chosen: ChosenPeople | None, work: Work, /) -> Phenotypes: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyFormat:
    """A kind of study files.  One object a file, beside this one; ``registry`` lists them.

    ``title``: marked for the translation, and a study's ``format_name``.  ``offered``: in words, marked, what a person may
    give.  ``open_probabilities``: opens it with sums of genotype probabilities in place of counts of calls
    (``study.probabilities``); None: it holds calls only, each of which is then certain.  ``endings``: of the files that a person may name, lower case, the usual one first.  ``companions``: endings of
    further files that belong to such a study.  ``prefix_ending``: of the file that must lie beside a bare prefix ("": no
    prefix names such a study).  ``beginning``: the first bytes of a (decompressed) file under another name, or several such (b"": none).
    ``has_people``: whether it holds people's genotypes, or only counts; ``people``: reads them person by person (None: whether
    somebody is in two files is then seen by names only).  ``names_columns``: whether the study's own files
    can have several phenotypes, so that a column may be named without a phenotype file.  ``people_endings``,
    ``list_endings``: of the files that tell only who took part, or only which SNPs there are.  ``note``, ``probabilities_note``: how
    calls or probabilities are read, where that should be said, marked.  ``callers_write``: variant callers write such files, so a
    release must be told where its sites come from.  ``own_phenotypes``: of a kind whose files say who is a case.
    """

    name: str
    title: str
    offered: str
    endings: tuple[str, ...]
    open: Opener
    open_probabilities: Opener | None = None
    companions: tuple[str, ...] = ()
    prefix_ending: str = ""
    beginning: bytes | tuple[bytes, ...] = b""
    has_people: bool = True
    people: PeopleOpener | None = None
    names_columns: bool = False
    people_endings: tuple[str, ...] = ()
    list_endings: tuple[str, ...] = ()
    note: str = ""
    probabilities_note: str = ""
    callers_write: bool = False
    own_phenotypes: OwnPhenotypes | None = None

    def prefix_of(self, path: Path) -> Path:
        """The prefix that one of the files, or the prefix itself, stands for."""
        return path.with_suffix("") if path.suffix.lower() in self.endings else path
