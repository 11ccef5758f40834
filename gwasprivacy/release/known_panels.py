"""Whose people are in a panel that simulations copy?  Those of a study are no panel: what is made of them is private.

The one rule, for the command line and the window (docs/decisions/public-references.md): before anything is simulated, a panel
with people of a study that a ledger knows (by names), or of the study that is open (by genotypes where they can be compared, else
by names), is refused.  A release needs no panel, so there it is a warning (``release.reference_check.simulation_notes``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.people_file import PEOPLE_STAGE, PeopleFile, SiteCalls, Wanted
from gwasprivacy.study.formats.registry import open_people, open_study
from gwasprivacy.study.identity import fingerprint_of_names
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.shared_people import people_in_panel
from gwasprivacy.study.tables import TextArray, Variants


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPeople:
    """Whose people are known here to be no panel: those of the studies of ``ledger``, and of the study whose files follow.

    ``phenotype``, ``phenotype_name``, ``case_code``, ``leave_out``: as :func:`open_study` takes them; ``keep``, ``remove``: the files of lists of
    who takes part.
    """

    ledger: Path | None = None
    study: Path | None = None
    phenotype: Path | None = None
    phenotype_name: str | None = None
    case_code: CaseCode | None = None
    leave_out: bool = False
    keep: Path | None = None
    remove: Path | None = None

    @property
    def are_none(self) -> bool:
        return self.ledger is None and self.study is None


def require_unknown_people(
    panel: str | Path | None,
    known: KnownPeople,
    *,
    work: Work = UNWATCHED,
) -> None:
    """Refuse a panel in which somebody is of a study that the ledger knows, or of the open study.

    Nothing is written.  The bundled panel (None) is nobody's genotypes.  Raises PrivacyRefusal, LedgerUnavailable,
    InvalidInput, Cancelled.
    """
    state = None if known.ledger is None else Ledger(known.ledger).read()
    people = None if panel is None or known.are_none else panel_people(panel, work=work)
    if people is None:
        return
    if state is not None:
        names = [] if isinstance(people, _NpzPeople) else list(zip(people.fid, people.iid, strict=True))
        if names and state.knows_somebody(fingerprint_of_names(names)):
            raise PrivacyRefusal("panel.known-people", panel=panel, ledger=known.ledger)
    if known.study is None:
        return
    study = open_study(
        known.study,
        phenotype=known.phenotype,
        phenotype_name=known.phenotype_name,
        case_code=known.case_code,
        leave_out=known.leave_out,
        lists=read_people_lists(known.keep, known.remove, work=work),
        work=work,
    )
    if people_in_panel(study, people, work=work).any():
        raise PrivacyRefusal("panel.people-of-study", panel=panel, study=known.study)


def require_other_people(
    scenario: Scenario | None,
    folder: Path | None,
    known: KnownPeople,
    *,
    work: Work = UNWATCHED,
) -> None:
    """The same for a plan's assumptions, if they copy people of a panel.  ``folder``: where the plan lies."""
    if scenario is None or not scenario.copies_people:
        return
    placed = scenario if folder is None else scenario.placed(folder)
    require_unknown_people(placed.panel, known, work=work)


def panel_people(panel: str | Path, *, work: Work = UNWATCHED) -> PeopleFile | None:
    """The people of a panel, in any of its forms.  A ``.npz`` panel has genotypes without names.  Raises InvalidInput."""
    if str(panel).endswith(".npz"):
        return _NpzPeople.of(Path(panel), load_panel(str(panel)))
    return open_people(panel, work=work)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _NpzPeople:
    """A panel in memory as a file of people; two haplotypes next to each other are a person.  Nobody has a name."""

    path: Path
    panel: Panel
    fid: TextArray
    iid: TextArray

    @classmethod
    def of(cls, path: Path, panel: Panel) -> _NpzPeople:
        number = panel.n_templates // 2 if panel.phased else panel.n_templates
        nameless = np.array([f"\0{place}" for place in range(number)], dtype=object)  # no file has such a name
        return cls(path=path, panel=panel, fid=nameless, iid=nameless)

    @property
    def variants(self) -> Variants:
        return self.panel.variants

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """See ``people_file.PeopleFile.sites``."""
        known = self.variants
        columns = (known.chrom, known.snp, known.pos.tolist(), known.a1, known.a2)
        for row, (chrom, snp, pos, a1, a2) in enumerate(zip(*columns, strict=True)):
            copies = None
            if wanted(row, chrom, snp, pos):
                work.check()
                work.progress(PEOPLE_STAGE, row, len(known))
                copies = self.panel.copies[:, row]
                if self.panel.phased:
                    pairs = 2 * len(self.iid)
                    copies = copies[0:pairs:2] + copies[1:pairs:2]
            yield SiteCalls(chrom=chrom, snp=snp, pos=pos, a1=a1, a2=a2, copies=copies)
