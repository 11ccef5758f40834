"""The public files of a plan: a reference of other people than the study's, and files that a report can name.

What a reference tells is taken as public: which allele is counted, how common it is, and its digest, which stands in the
published plan.  The study's own files tell none of that to anybody: their frequencies are private, their order of
alleles often follows from them, and a plain hash of genotypes is an exact function of them
(docs/theory/what-must-not-leave.md).
"""

from __future__ import annotations

import hmac
import os
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.language import say
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_panels import panel_people
from gwasprivacy.study.design import FillRule, placed
from gwasprivacy.study.formats.opened_study import WithPeople
from gwasprivacy.study.formats.people_file import PeopleFile
from gwasprivacy.study.formats.plink1 import fileset_of
from gwasprivacy.study.formats.registry import formats, genotype_endings, open_people, study_files
from gwasprivacy.study.formats.several_files import StudyPath
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from gwasprivacy.study.shared_people import frequencies_are_the_studys, people_in_panel
from gwasprivacy.study.tables import GenotypeTables


def _lists() -> tuple[str, ...]:
    return tuple(ending for each in formats() for ending in each.list_endings)


def reference_path(plan: Plan, base: Path | None) -> Path | None:
    """Where the plan's reference lies; None without one."""
    return None if plan.design.reference is None else placed(plan.design.reference, base)


def decides_scores(plan: Plan) -> bool:
    """Whether scores follow from the reference's people: an offset, or missing calls filled like them."""
    return plan.release.score.offset is not None or plan.fill is FillRule.PANEL_MODE


def require_other_files(plan: Plan, study_path: StudyPath, base: Path | None, *, work: Work = UNWATCHED) -> None:
    """Refuse the study's own files as its reference or its list of candidates, whatever they are called.

    The published plan has the SHA-256 of both.  Raises InvalidInput.
    """
    for each in study_files(study_path):
        _require_other_files(plan, each, base, work)


def _require_other_files(plan: Plan, study_path: Path, base: Path | None, work: Work) -> None:
    panel, candidates = reference_path(plan, base), plan.design.candidates.path
    listed = None if candidates is None else placed(candidates, base)
    if panel is not None and (_is_the_study(panel, study_path) or _is_a_copy(panel, study_path, _lists(), work)):
        raise InvalidInput("reference.frequencies-private", path=panel)
    if listed is not None and (_is_the_study(listed, study_path) or _is_a_copy(listed, study_path, (), work)):
        raise InvalidInput("candidates.study-list", path=listed)
    weights = None if plan.design.weights is None else placed(plan.design.weights.path, base)
    if weights is not None and (_share_a_file(weights, study_path) or _is_a_copy(weights, study_path, (), work)):
        raise InvalidInput("weights.study-file", path=weights)
    rules = plan.design.person_rules
    for name in () if rules is None or rules.ancestry is None else rules.ancestry.files:
        panel_file = placed(name, base)
        if _share_a_file(panel_file, study_path) or _is_a_copy(panel_file, study_path, (), work):
            raise InvalidInput("person-rules.study-file", path=panel_file)


def require_named_people(
    plan: Plan,
    study: WithPeople,
    base: Path | None,
    *,
    work: Work = UNWATCHED,
) -> None:
    """The reference must not hold the study's people, and where scores follow from it the plan must say which file it is.

    Public controls may be the panel.  Raises InvalidInput, InvalidPlan.
    """
    panel = reference_path(plan, base)
    if panel is None:
        return
    people = open_people(panel, work=work)
    if people is not None and _shares_people(plan, study, people, work):
        raise InvalidInput("reference.shares-people", panel=panel)
    if not decides_scores(plan):
        return
    if plan.design.reference_sha256 is None:
        raise InvalidPlan(
            "reference.not-pinned",
            field="design.reference_sha256",
            panel_name=panel.name,
            panel=reference_digest(panel, work=work),
        )


def _shares_people(plan: Plan, study: WithPeople, people: PeopleFile, work: Work) -> bool:
    if study.people is None:
        return False
    shared = people_in_panel(study, people, work=work)
    return bool((shared & study.people.is_case if plan.design.public_controls else shared).any())


def require_other_frequencies(plan: Plan, tables: GenotypeTables, base: Path | None, *, work: Work = UNWATCHED) -> None:
    """Refuse a reference whose allele frequencies are those of the study's people, whatever file tells them.

    A list of frequencies says nothing of whose they are, a genotype table has nobody's name; and of both the digest would be
    published.  Raises InvalidInput.
    """
    panel = reference_path(plan, base)
    if panel is None:
        return
    public = load_public_alleles(panel, frequencies=True, work=work)
    if public.frequencies is None:
        return
    known = public.frequencies_of(tables.variants)
    if frequencies_are_the_studys(tables, known, public_controls=plan.design.public_controls):
        raise InvalidInput("reference.own-frequencies", panel=panel)


def simulation_notes(
    plan: Plan,
    study: WithPeople,
    study_path: StudyPath,
    base: Path | None,
    *,
    work: Work = UNWATCHED,
) -> tuple[str, ...]:
    """A warning where the plan's assumptions were simulated from people of the study that is now to be released."""
    scenario = plan.scenario
    if scenario is None or scenario.panel is None:
        return ()
    panel = placed(scenario.panel, base)
    if not any(_is_the_study(panel, each) for each in study_files(study_path)):
        try:
            people = panel_people(panel, work=work)
            if people is None or not _shares_people(plan, study, people, work):
                return ()
        except InvalidInput:  # the panel is not here any more: a release does not need it
            return ()
    return (
        say(
            "The plan’s simulations resample the study’s own people, so whatever was chosen with them (scores, "
            "thresholds, numbers of SNPs) may depend on private data, which the guarantee does not cover. Choose "
            "a public panel instead."
        ),
    )


def _is_the_study(panel: Path, study: Path) -> bool:
    return _stem(panel) == _stem(study) or _share_a_file(panel, study)


def _stem(path: Path) -> Path:
    """A fileset's files and its prefix are one thing, whatever the format."""
    resolved = Path(os.path.realpath(path))  # Path.resolve() fails on links in a circle
    for ending in genotype_endings():
        if resolved.name.lower().endswith(ending):
            return resolved.with_name(resolved.name[: -len(ending)] or resolved.name)
    return resolved


def _files(path: Path) -> list[Path]:
    """The files that a name or a prefix stands for."""
    if not path.name:
        return []
    named = [path, *(path.with_name(path.name + ending) for ending in genotype_endings())]
    if path.suffix.lower() in genotype_endings():
        named += [path.with_suffix(ending) for ending in genotype_endings()]
    return [each for each in named if each.is_file()]


def _share_a_file(one: Path, other: Path) -> bool:
    """Links of either kind lead to one file."""
    theirs = _files(other)
    return any(each.samefile(another) for each in _files(one) for another in theirs)


def _is_a_copy(public: Path, study: Path, may_be_same: tuple[str, ...], work: Work) -> bool:
    """Whether both are filesets with the same genotypes, or ``public`` is one file that holds what one of the study's does.

    Another fileset may well have the same .bim: other people on the same array.  Nor can a copy of the study's .bim be told
    from the array's manifest, if the study kept its order; as a reference that is allowed (``may_be_same``), and the
    plan's word for it.  Files of different sizes are not read.
    """
    fileset, own = (fileset_of(path) for path in (public, _prefix(study)))
    if fileset is not None:
        one, others = fileset.bed, [] if own is None else [own.bed]
    else:
        one = public
        people = [ending for each in formats() for ending in each.people_endings]  # they tell no genotypes
        others = [each for each in _files(study) if each.suffix.lower() not in (*people, *may_be_same)]
    if not one.is_file():
        return False
    same_size = [each for each in others if each.is_file() and each.stat().st_size == one.stat().st_size]
    if not same_size:
        return False
    digest = file_digest(one, work=work)
    return any(hmac.compare_digest(digest, file_digest(each, work=work)) for each in same_size)


def _prefix(study: Path) -> Path:
    return study.with_suffix("") if study.suffix.lower() in (".bim", ".fam") else study
