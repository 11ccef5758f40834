"""The files of a study: which they are, and opening them as the kind of study that they are for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.covariate_file import CovariateFile
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.several_files import StudyPath
from gwasprivacy.study.people_lists import PeopleLists, read_people_lists
from gwasprivacy.study.person_rules.set_aside import LabelsByRule
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE
from gwasprivacy.study.strata import StratumLabels, read_labels
from gwasprivacy.study.trait import NO_CENTRES, Trait
from gwasprivacy.study.trait_study import TraitStudy, open_balanced_study, open_trait_study


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyFiles:
    """``phenotype``: a file that says who is a case, where the study does not, and ``phenotype_name`` its column.

    ``case_code``: what means a case there (``phenotype.StatusSource``).
    ``leave_out``: people without a phenotype, or a value of the trait, take no part.  ``strata``: the file of everybody's label, of
    which ``strata_columns`` make the strata.  ``dosages``: genotype probabilities in place of calls.  ``keep``, ``remove``: lists of who
    takes part and who does not.  ``trait``: of a study of a trait, with everybody's value in column ``values_name`` of the file
    ``values``, and ``centres`` of its strata by name.  ``covariates``: the file of those that weights balance, ``balanced``; ``compares_grids``: on coarser grids too.  ``further``: the files of the other chromosomes, where there is one for each.  ``planned_strata``: the names of a plan's
    strata where the size of its study is secret (``size_is_secret``), so that nobody's label is refused, nor a study without cases.
    """

    path: Path
    further: tuple[Path, ...] = ()
    phenotype: Path | None = None
    phenotype_name: str | None = None
    case_code: CaseCode | None = None
    leave_out: bool = False
    strata: Path | None = None
    strata_columns: tuple[str, ...] = ()
    planned_strata: tuple[str, ...] = ()
    size_is_secret: bool = False
    dosages: bool = False
    keep: Path | None = None
    remove: Path | None = None
    trait: Trait | None = None
    values: Path | None = None
    values_name: str | None = None
    centres: Mapping[str, float] = field(default_factory=lambda: NO_CENTRES)
    covariates: Path | None = None
    balanced: Covariates | None = None
    compares_grids: bool = False

    @classmethod
    def of(cls, study: StudyPath, **beside: Any) -> Self:
        """``study``: one name, or one for each chromosome; ``beside``: the other fields."""
        first, *further = (study,) if isinstance(study, Path | str) else study
        return cls(path=Path(first), further=tuple(further), **beside)

    @property
    def study_path(self) -> StudyPath:
        """What names the study to its readers."""
        return (self.path, *self.further) if self.further else self.path

    @property
    def has_lists(self) -> bool:
        return self.keep is not None or self.remove is not None

    def lists(self, work: Work = UNWATCHED) -> PeopleLists | None:
        """The lists of people, read.  Raises InvalidInput."""
        return read_people_lists(self.keep, self.remove, work=work)

    def following(self, design: StudyDesign, *, sizes_are_public: bool = True) -> Self:
        """The same files as a plan's ``design`` has them read.  Where the size is secret whoever has no phenotype takes no part: a refusal
        would tell of that person."""
        return replace(
            self,
            case_code=design.case_code,
            leave_out=design.leave_out_without_phenotype or not sizes_are_public,
            dosages=design.dosages is not None,
            trait=design.trait,
            centres=design.stratum_centres,
            balanced=design.covariates,
            size_is_secret=not sizes_are_public,
            planned_strata=() if sizes_are_public else tuple(stratum.name for stratum in design.strata),
        )

    def _covariates(self) -> CovariateFile | None:
        """None where the plan names none, whatever file there is.  Raises InvalidInput without a file."""
        if self.balanced is None:
            return None
        if self.covariates is None:
            raise InvalidInput("covariates.no-file")
        return CovariateFile(path=self.covariates, chosen=self.balanced, compares=self.compares_grids)

    def open(
        self,
        *,
        labels: StratumLabels | None = None,
        places: ListedPlaces | None = None,
        passes: npt.NDArray[np.bool_] | None = None,
        work: Work = UNWATCHED,
    ) -> Study | TraitStudy:
        """The study of its kind: of ``trait`` by everybody's ``values``, where there is one; else of cases and controls.

        ``labels``: those of ``strata``, where they were read already.  ``places``: those of a public list, at which a caller's sites
        count (``registry.open_study``).  ``passes``: who passes the plan's rules on people; a study of cases and controls then counts the
        others in cells of their own (``StudyUnderRules``).  Raises InvalidInput, Cancelled.
        """
        covariates = self._covariates()
        if labels is None and self.strata is not None:
            labels = read_labels(
                self.strata,
                columns=self.strata_columns,
                names=self.planned_strata,
                has_others=bool(self.planned_strata),
                work=work,
            )
        return self._as.open(
            self,
            covariates,
            labels,
            leave_out=self.leave_out,
            lists=self.lists(work),
            dosages=self.dosages,
            places=places,
            passes=passes,
            work=work,
        )

    @property
    def _as(self) -> Opening:
        if self.trait is not None:
            return OF_TRAIT
        return OF_GROUPS if self.balanced is None else BALANCED

    @property
    def study_kind(self) -> str:
        """Of which kind the study is."""
        return self._as.study_kind

    @property
    def counted_kind(self) -> str:
        """Of which kind its sizes are once it is opened."""
        return self._as.counted_kind


class Opening(ABC):
    """How files are opened as a study.  ``study_kind``: which kind it is; ``counted_kind``: of which its sizes and tables are."""

    study_kind: str
    counted_kind: str

    @abstractmethod
    def open(
        self, files: StudyFiles, covariates: CovariateFile | None, labels: StratumLabels | None, **beside: Any
    ) -> Study | TraitStudy:
        """``beside``: what all of them take.  Raises InvalidInput, Cancelled."""


class OfGroups(Opening):
    """Cases and controls, counted as they are."""

    study_kind = counted_kind = CASE_CONTROL

    def open(
        self, files: StudyFiles, covariates: CovariateFile | None, labels: StratumLabels | None, **beside: Any
    ) -> Study:
        passes = beside.pop("passes")
        if passes is not None:
            labels = LabelsByRule.of(labels, passes, files.path)
        return open_study(
            files.study_path,
            phenotype=files.phenotype,
            phenotype_name=files.phenotype_name,
            case_code=files.case_code,
            strata=labels,
            size_is_secret=files.size_is_secret,
            **beside,
        )


class Balanced(Opening):
    """Cases and controls, of whom everybody has a weight that balances covariates."""

    study_kind, counted_kind = CASE_CONTROL, QUANTITATIVE

    def open(
        self, files: StudyFiles, covariates: CovariateFile | None, labels: StratumLabels | None, **beside: Any
    ) -> TraitStudy:
        assert covariates is not None
        if labels is not None:
            raise InvalidInput("covariates.and-strata")
        return open_balanced_study(
            files.study_path,
            covariates,
            phenotype=files.phenotype,
            phenotype_name=files.phenotype_name,
            case_code=files.case_code,
            **beside,
        )


class OfTrait(Opening):
    """People by their values of a trait."""

    study_kind = counted_kind = QUANTITATIVE

    def open(
        self, files: StudyFiles, covariates: CovariateFile | None, labels: StratumLabels | None, **beside: Any
    ) -> TraitStudy:
        assert files.trait is not None
        return open_trait_study(
            files.study_path,
            files.trait,
            files.values,
            name=files.values_name,
            strata=labels,
            centres=files.centres,
            size_is_secret=files.size_is_secret,
            covariates=covariates,
            **beside,
        )


OF_GROUPS, BALANCED, OF_TRAIT = OfGroups(), Balanced(), OfTrait()
