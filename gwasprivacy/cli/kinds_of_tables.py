"""What commands that read a study count and print of it, in which studies of groups and of values differ: one object each.  A study of cases
and controls that balances covariates has values: everybody's weight."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.cli.score_options import fill_from_args
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.study.counted_study import CountedStudy
    from gwasprivacy.study.counted_traits import CountedTraits
    from gwasprivacy.study.design import FillRule
    from gwasprivacy.study.formats.opened_study import Study
    from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
    from gwasprivacy.study.trait import Trait
    from gwasprivacy.study.trait_study import TraitStudy
    from gwasprivacy.study.trait_tables import TraitTables


class TableLines(ABC):
    """``name``: of the kind that an opened study's sizes are of.  ``look``: what of its tables the ledger says that somebody viewed;
    ``counted_by``: which columns of them count missing calls, as the middle of a sentence."""

    name: str

    look: str
    counted_by: str

    @abstractmethod
    def fill(self, args: argparse.Namespace, score: ScoreChoice) -> FillRule | None:
        """The rule for missing calls that --fill names, where ``score`` needs one.  Raises InvalidInput."""

    @abstractmethod
    def require_proof(self, study: Any, score: ScoreChoice) -> None:
        """Raise PrivacyRefusal before anything is shown of a study that ``score`` cannot be of."""

    @abstractmethod
    def count(self, study: Any, *, fill: FillRule | None, **asked: Any) -> CountedStudy | CountedTraits:
        """The tables; ``asked``: which rows, by which reference.  Raises InvalidInput, Cancelled."""

    @abstractmethod
    def has_secret_size(self, args: argparse.Namespace) -> bool:
        """Whether nothing may be refused, nor be decided, by how many people there are in a group."""

    @abstractmethod
    def encode(self, args: argparse.Namespace, trait: Trait | None, study: Any, counted: Any) -> Iterable[bytes]:
        """The tables as a file."""

    @abstractmethod
    def rows(self, sizes: Any) -> list[tuple[int, ...]]:
        """The numbers of people of each stratum, in the order of the sizes' ``members``."""

    @abstractmethod
    def people(self, *numbers: int) -> str:
        """Such numbers in words."""

    def told(self, trait: Trait | None, tables: Any) -> dict[str, Any]:
        """What tables are in, for programs."""
        return {}

    def units(self, trait: Trait | None, tables: Any) -> list[str]:
        """The same in sentences."""
        return []


class GroupTables(TableLines):
    """People of two groups by genotype."""

    name = CASE_CONTROL

    look = "genotype counts of every SNP"
    counted_by = "case_missing and control_missing count"

    def fill(self, args: argparse.Namespace, score: ScoreChoice) -> FillRule | None:
        return fill_from_args(args, score)

    def require_proof(self, study: Study, score: ScoreChoice) -> None: ...

    def count(self, study: Study, *, fill: FillRule | None, **asked: Any) -> CountedStudy:
        from gwasprivacy.study.counted_study import count_tables

        return count_tables(study, fill=fill, **asked)

    def has_secret_size(self, args: argparse.Namespace) -> bool:
        """A table serves where sizes are secret, unless the file's codes decide what means a case."""
        return args.phenotype is None or args.case_code is not None

    def encode(
        self, args: argparse.Namespace, trait: Trait | None, study: Study, counted: CountedStudy
    ) -> Iterable[bytes]:
        from gwasprivacy.study.formats.called_study import is_called
        from gwasprivacy.study.formats.tsv import encode_tables

        found = not self.has_secret_size(args)
        return encode_tables(counted.tables, study.strata, is_called=is_called(study), cases_found=found)

    def rows(self, sizes: CaseControlSizes) -> list[tuple[int, ...]]:
        return list(sizes.strata)

    def people(self, *numbers: int) -> str:
        n_cases, n_controls = numbers
        return f"{n_cases:,} cases and {n_controls:,} controls"


class ValueTables(TableLines):
    """People, and sums of their values, by genotype."""

    name = QUANTITATIVE

    look = "sums of a trait by genotype of every SNP"
    counted_by = "people_missing counts"

    def fill(self, args: argparse.Namespace, score: ScoreChoice) -> None:
        if args.fill is not None:
            raise InvalidInput(
                words="--fill is not used: nothing is filled in a study of a trait.", hint="Leave it out."
            )

    def require_proof(self, study: TraitStudy, score: ScoreChoice) -> None:
        score.sensitivity_of(study.sizes)

    def count(self, study: TraitStudy, *, fill: FillRule | None, **asked: Any) -> CountedTraits:
        from gwasprivacy.study.counted_traits import count_traits

        return count_traits(study, **asked)

    def has_secret_size(self, args: argparse.Namespace) -> bool:
        return False

    def encode(
        self, args: argparse.Namespace, trait: Trait | None, study: TraitStudy, counted: CountedTraits
    ) -> Iterable[bytes]:
        from gwasprivacy.study.formats.trait_tsv import encode_trait_tables

        assert trait is not None
        tables, above = counted.tables, counted.missing_above
        return encode_trait_tables(tables, trait, study.summed, above, study.strata, is_called=study.is_called)

    def rows(self, sizes: TraitSizes) -> list[tuple[int, ...]]:
        return [(n_people,) for n_people in sizes.strata]

    def people(self, *numbers: int) -> str:
        return f"{numbers[0]:,} participants"

    def told(self, trait: Trait | None, tables: TraitTables) -> dict[str, Any]:
        assert trait is not None
        return {"trait_range": [trait.low, trait.high], "trait_steps": tables.steps}

    def units(self, trait: Trait | None, tables: TraitTables) -> list[str]:
        assert trait is not None
        said = [f"The trait is counted in whole steps: 0 is {trait.low:g}, {tables.steps} is {trait.high:g}."]
        if tables.genotype_steps > 1:
            said.append(f"Genotype probabilities are summed in 1/{tables.genotype_steps} of a participant.")
        return said


TABLE_LINES: Registry[TableLines] = Registry(mark("kind of study"), (GroupTables(), ValueTables()))
