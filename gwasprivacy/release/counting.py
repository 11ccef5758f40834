"""How a study is counted for a release, and which numbers of its tables are published, in which studies of groups and of values differ: one
object each.  A study of cases and controls that balances covariates has values: everybody's weight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums, dosage_numbers
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.reference_check import require_named_people, require_other_frequencies
from gwasprivacy.study.balancing import require_weight
from gwasprivacy.study.counted_study import CountedStudy, count_candidates, count_tables
from gwasprivacy.study.counted_traits import CountedTraits, count_trait_candidates, count_traits
from gwasprivacy.study.file_answers import FillRule
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.missing import require_public_alleles
from gwasprivacy.study.person_rules.set_aside import StudyUnderRules
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE
from gwasprivacy.study.strata import StratumLabels
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_study import TraitStudy
from gwasprivacy.study.trait_tables import TraitTables


class Counting(ABC):
    """``name``: of the kind that an opened study's sizes are of; studies and tables are of that kind."""

    name: str

    @abstractmethod
    def candidates(
        self,
        plan: Plan,
        study: Any,
        *,
        labels: StratumLabels | None,
        has_rules: bool,
        base: Path | None,
        work: Work,
    ) -> CountedStudy | CountedTraits:
        """The candidates of ``plan``; ``has_rules``: on people, by which the study was opened.  Raises InvalidInput."""

    @abstractmethod
    def rows(
        self,
        study: Any,
        rows: IntArray | None,
        *,
        fill: FillRule | None,
        reference: Path | None,
        frequencies: bool,
        work: Work,
    ) -> CountedStudy | CountedTraits:
        """Some ``rows`` of a study, whatever is planned.  Raises InvalidInput."""

    @abstractmethod
    def published(self, plan: Plan, study: Any, tables: Any) -> dict[str, Any]:
        """What numbers are published of, by its name in a prepared release."""


class CountingGroups(Counting):
    """People of two groups by genotype."""

    name = CASE_CONTROL

    def candidates(
        self,
        plan: Plan,
        study: Study,
        *,
        labels: StratumLabels | None,
        has_rules: bool,
        base: Path | None,
        work: Work,
    ) -> CountedStudy:
        require_named_people(plan, study, base, work=work)
        counted = count_candidates(
            StudyUnderRules.of(study, labels, keeps_places=plan.sizes_are_public) if has_rules else study,
            plan.design,
            fill=plan.fill,
            sizes_are_public=plan.sizes_are_public,
            total_is_public=plan.total_is_public,
            frequencies=plan.release.score.offset is not None,
            base=base,
            work=work,
        )
        if plan.fill is not None:
            require_public_alleles(plan.design, counted)
        require_other_frequencies(plan, counted.tables, base, work=work)
        return counted

    def rows(
        self,
        study: Study,
        rows: IntArray | None,
        *,
        fill: FillRule | None,
        reference: Path | None,
        frequencies: bool,
        work: Work,
    ) -> CountedStudy:
        return count_tables(study, fill=fill, reference=reference, frequencies=frequencies, rows=rows, work=work)

    def published(self, plan: Plan, study: Study, tables: GenotypeTables) -> dict[str, Any]:
        """By stratum beside a selection, of everybody where the plan names the SNPs; of probabilities the three numbers of dosages."""
        by_stratum = None if plan.release.effects_epsilon is None else tables.by_stratum
        counts = tables.counts if by_stratum is None else by_stratum
        if plan.design.dosages is None:
            return {"counts": counts}
        assert tables.squares is not None
        return {"counts": dosage_numbers(counts, tables.squares.reshape(counts.shape[:-1]))}


class CountingValues(Counting):
    """Values of people by genotype."""

    name = QUANTITATIVE

    def candidates(
        self,
        plan: Plan,
        study: TraitStudy,
        *,
        labels: StratumLabels | None,
        has_rules: bool,
        base: Path | None,
        work: Work,
    ) -> CountedTraits:
        if study.balance is not None:
            require_weight(study.balance)
        require_named_people(plan, study, base, work=work)
        return count_trait_candidates(
            study,
            plan.design,
            sizes_are_public=plan.sizes_are_public,
            total_is_public=plan.total_is_public,
            base=base,
            work=work,
        )

    def rows(
        self,
        study: TraitStudy,
        rows: IntArray | None,
        *,
        fill: FillRule | None,
        reference: Path | None,
        frequencies: bool,
        work: Work,
    ) -> CountedTraits:
        return count_traits(study, reference=reference, frequencies=frequencies, rows=rows, work=work)

    def published(self, plan: Plan, study: TraitStudy, tables: TraitTables) -> dict[str, Any]:
        sums = TraitSums.of_tables(
            tables.counts,
            tables.sums,
            squares=study.summed.squares,
            steps=tables.steps,
            genotype_steps=tables.genotype_steps,
            dosage_squares=tables.squares,
        )
        return {"trait_sums": sums}


COUNTING: Registry[Counting] = Registry(mark("kind of study"), (CountingGroups(), CountingValues()))


def counting(study: Study | TraitStudy) -> Counting:
    """How an opened study is counted."""
    return COUNTING.find(study.sizes.study_kind)
