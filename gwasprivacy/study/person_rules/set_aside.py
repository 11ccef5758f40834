"""What becomes of people who fail a rule: nothing that they carry counts, and nobody else's numbers change.

They are counted in cells of their own, by the same labels that make strata.  Where the study's size is published they keep their
place with every call missing, so that no number of people changes; where it is not, they have weight 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import MISSING, CellSizes, People, Study
from gwasprivacy.study.formats.several_files import joined_of
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.strata import NOBODY, StratumLabels, strata_of
from gwasprivacy.study.tables import CountArray, Variants


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LabelsByRule(StratumLabels):
    """The strata of ``labels`` (None: one) twice: of those who pass, then of the others."""

    labels: StratumLabels | None
    passes: npt.NDArray[np.bool_]

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, labels: StratumLabels | None, passes: npt.NDArray[np.bool_], path: Path) -> LabelsByRule:
        # Nobody may be refused for a label that follows from genotypes, nor because nobody has it.
        return cls(path=path, names=(), lines=(), has_others=True, labels=labels, passes=passes)

    def of_people(
        self, fid: Sequence[str], iid: Sequence[str], takes_part: npt.NDArray[np.bool_]
    ) -> tuple[tuple[str, ...], IntArray]:
        """See :meth:`StratumLabels.of_people`."""
        names: tuple[str, ...] = ("",)
        stratum: IntArray = np.where(takes_part, 0, NOBODY)
        if self.labels is not None:
            names, stratum = strata_of(self.labels, fid, iid, takes_part)
        doubled = tuple(f"{name}{side}" for side in ("+", "-") for name in names)
        return doubled, np.where(stratum == NOBODY, NOBODY, stratum + len(names) * ~self.passes)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class StudyUnderRules(CellSizes):
    """``study``, which was opened with :class:`LabelsByRule`; see ``opened_study.Study``.

    ``strata``: those of the labels.  ``keeps_places``: whether the size of the study is published.
    """

    study: Study
    strata: tuple[str, ...]
    keeps_places: bool

    @classmethod
    def of(cls, study: Study, labels: StratumLabels | None, *, keeps_places: bool) -> StudyUnderRules:
        names = () if labels is None else tuple(name[:-1] for name in study.strata[: len(study.strata) // 2])
        return cls(study=study, strata=names, keeps_places=keeps_places)

    @property
    def format_name(self) -> str:
        return self.study.format_name

    @property
    def path(self) -> Path:
        return self.study.path

    @property
    def variants(self) -> Variants:
        return self.study.variants

    @property
    def people(self) -> People | None:
        return self.study.people

    @property
    def steps(self) -> int:
        return self.study.steps

    @property
    def notes(self) -> tuple[str, ...]:
        return self.study.notes

    @property
    def sizes(self) -> CaseControlSizes:
        pass_, fail = np.split(np.array(self.study.sizes.cells), 2)
        return CaseControlSizes.of_cells((pass_ + fail if self.keeps_places else pass_).tolist())

    @property
    def joined(self) -> Mapping[int, CountArray]:
        """``HeldStudy.joined`` under the rules."""
        return {row: self._calls(calls) for row, calls in joined_of(self.study).items()}

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``."""
        return self._calls(self.study.count_calls(rows, block=block, work=work))

    def _calls(self, calls: CountArray) -> CountArray:
        """``calls`` (…, 2·cells, 4 or 5) of the cells of those who pass; who fails has none."""
        pass_, fail = np.split(calls, 2, axis=-2)
        counted = pass_.copy()
        if self.keeps_places:
            counted[..., MISSING] += fail[..., : MISSING + 1].sum(axis=-1, dtype=fail.dtype)
        return counted
