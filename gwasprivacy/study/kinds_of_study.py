"""What an opened study is held to by the kind of study that a plan is of: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign


class StudyOfKind(ABC):
    """``strata_remedy``: what to do for a study with strata under a plan without.  ``weighs_from``: what values are compared with where the
    plan has no centres: weights that balance covariates are from the middle."""

    name: str

    strata_remedy: str
    weighs_from: tuple[Fraction, ...] | None = None

    @abstractmethod
    def require_files(self, phenotype: Path | None, values: Path | None) -> None:
        """Who is a case, or everybody's value of the trait: what the kind has, and nothing else.  Raises InvalidInput."""


class GroupsOfKind(StudyOfKind):
    """Of cases and controls."""

    name = CASE_CONTROL

    strata_remedy = "plan-with-strata"
    weighs_from = (Fraction(1, 2),)

    def require_files(self, phenotype: Path | None, values: Path | None) -> None:
        if values is not None:
            raise InvalidInput("trait.not-planned", path=values)


class TraitOfKind(StudyOfKind):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    strata_remedy = "plan-with-trait-strata"

    def require_files(self, phenotype: Path | None, values: Path | None) -> None:
        if phenotype is not None:
            raise InvalidInput("trait.phenotype-given", path=phenotype)


KINDS: Registry[StudyOfKind] = Registry(mark("kind of study"), (GroupsOfKind(), TraitOfKind()))


def kind_of(design: StudyDesign) -> StudyOfKind:
    """What a study under this design is held to."""
    return KINDS.find(design.study_kind)
