"""Whether a study has the strata and the sizes that its plan says."""

from __future__ import annotations

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase, quoted
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.kinds_of_study import kind_of
from gwasprivacy.study.strata import OTHERS
from gwasprivacy.study.stratum import LONGEST_NAME
from gwasprivacy.study.trait_study import TraitStudy


def require_the_plans_strata(
    study: Study | TraitStudy, design: StudyDesign, *, sizes_are_public: bool = True
) -> tuple[int, ...]:
    """The study's number of each of the plan's strata, and of ``strata.OTHERS`` where sizes are secret; (0,) without strata.

    Raises InvalidInput where only one of the two has strata, or theirs have other names, or where sizes are secret and the strata are not
    from a file of labels.
    """
    names = tuple(stratum.name for stratum in design.strata)
    if names and not sizes_are_public:
        names = (*names, OTHERS)
        if study.strata and OTHERS not in study.strata:
            raise InvalidInput("study.strata-counted-beforehand", path=study.path)
    if names and not study.strata:
        raise InvalidInput(
            "study.without-strata",
            remedy="give-strata" if study.people is not None else "study-of-the-plan",
            path=study.path,
        )
    if study.strata and not names:
        raise InvalidInput("study.strata-not-planned", remedy=kind_of(design).strata_remedy, path=study.path)
    if set(names) != set(study.strata):
        raise InvalidInput("study.other-strata", path=study.path, known=names)
    return tuple(study.strata.index(name) for name in names) or (0,)


def require_the_plans_participants(
    study: TraitStudy, design: StudyDesign, *, sizes_are_public: bool = True, total_is_public: bool = True
) -> tuple[int, ...]:
    """As :func:`require_the_plans_strata`.  Raises InvalidInput also where a study of a trait, or (``sizes_are_public``) a stratum of it, has
    not as many participants as the plan says."""
    order = require_the_plans_strata(study, design, sizes_are_public=sizes_are_public)
    if study.balance is not None and study.balance.groups is not None:
        ((n_cases, n_controls),) = study.balance.groups.strata
        _require(study, Phrase("cases"), n_cases, design.n_cases)
        _require(study, Phrase("controls"), n_controls, design.n_controls)
    if total_is_public:
        require_the_plans_total(study, design)
    if sizes_are_public:
        for stratum, number in zip(design.strata, order, strict=bool(design.strata)):
            _require(study, Phrase("participants"), study.sizes.strata[number], stratum.n_participants, stratum.name)
    return order


def require_the_plans_total(study: Study | TraitStudy, design: StudyDesign) -> None:
    """Raise InvalidInput where not as many people take part as the plan says."""
    _require(study, Phrase("participants"), study.sizes.n_people, design.n_people)


def require_the_plans_sizes(study: Study, design: StudyDesign, order: tuple[int, ...]) -> None:
    """Raise InvalidInput where a group of the study, or one inside a stratum, is not of the size that the plan says."""
    _require(study, Phrase("cases"), study.n_cases, design.n_cases)
    _require(study, Phrase("controls"), study.n_controls, design.n_controls)
    for stratum, number in zip(design.strata, order, strict=bool(design.strata)):
        n_cases, n_controls = study.sizes.strata[number]
        _require(study, Phrase("cases"), n_cases, stratum.n_cases, stratum.name)
        _require(study, Phrase("controls"), n_controls, stratum.n_controls, stratum.name)


def _require(
    study: Study | TraitStudy, group: Phrase, found: int, declared: int | None, stratum: str | None = None
) -> None:
    if found == declared:
        return
    if stratum is None:
        raise InvalidInput("study.not-the-plans", path=study.path, declared=declared, found=found, group=group)
    raise InvalidInput(
        "study.not-the-plans-stratum",
        path=study.path,
        declared=declared,
        found=found,
        group=group,
        stratum=quoted(stratum, LONGEST_NAME),
    )
