"""A study of calls where probabilities are asked for: each call is a probability of 1."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import CellSizes, People, Study
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import certain
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, Variants

NOTE = mark("This file holds hard calls and no genotype probabilities: each call counts as certain.")


@dataclass(frozen=True, slots=True, eq=False)
class CertainStudy(CellSizes):
    """``study`` of calls, its counts in steps; see ``opened_study.Study``."""

    study: Study

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
    def strata(self) -> tuple[str, ...]:
        return self.study.strata

    @property
    def sizes(self) -> CaseControlSizes:
        return self.study.sizes

    @property
    def notes(self) -> tuple[str, ...]:
        return (*self.study.notes, NOTE)

    steps = STEPS

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``."""
        calls = self.study.count_calls(rows, block=block, work=work)
        return cast(CountArray, certain(calls, -1))
