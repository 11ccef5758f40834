"""A plan is begun, written to its file, and read from it."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from gwasprivacy.association.scores.score_choice import FIRST_SCORE, ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.plan.another_mechanism import begun_with
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import UNTITLED, Plan, plan_from_json
from gwasprivacy.study.design import StudyDesign


def save_plan(plan: Plan, path: Path, force: bool = True) -> None:
    """Write ``plan`` atomically.  Without ``force`` nothing is overwritten (InvalidInput)."""
    write_atomic(Path(path), pretty_json(plan.to_json()), force=force)


def as_written(path: Path, folder: Path) -> str:
    """``path`` from the plan's ``folder``: plans stand in reports, which should not tell where somebody's home is.

    With slashes on every system, so that a plan made on one opens on another.  From the root where there is no way from the folder, as
    from one Windows drive to another.  Raises InvalidInput for a name that no plan can hold (bytes that are no UTF-8 among others).
    """
    try:
        text = Path(os.path.relpath(path.absolute(), folder.absolute())).as_posix()
    except ValueError:
        return as_absolute(path)
    _check_printable(text, path)
    return text


def as_absolute(path: Path) -> str:
    """``path`` from the root, for a plan that has no folder yet.  Raises InvalidInput like :func:`as_written`."""
    text = os.path.normpath(path.absolute())
    _check_printable(text, path)
    return text


def as_named(path: Path, folder: Path | None) -> str:
    """``path`` as a plan in ``folder`` names it, or one that has no folder yet (None).  Raises InvalidInput likewise."""
    return as_absolute(path) if folder is None else as_written(path, folder)


def _check_printable(text: str, path: Path) -> None:
    if not is_printable(text):
        raise InvalidInput("plan.unwritable-name", path=path)


def moved(plan: Plan, old: Path | None, new: Path | None) -> Plan:
    """``plan`` with the paths of its files as they are written in the folder ``new`` instead of ``old``.

    None is the place of a plan that was never saved, whose paths are absolute.  Paths that were absolute in a saved
    plan stay so: they may lead to a drive that moves with nobody.
    """

    def place(text: str | None) -> str | None:
        if text is None or (old is not None and Path(text).is_absolute()):
            return text
        path = Path(text) if old is None else old / text
        return as_named(path, new)

    if old == new:
        return plan
    design, scenario = plan.design, plan.scenario
    candidates = replace(design.candidates, path=place(design.candidates.path))
    loci = None if design.loci is None else replace(design.loci, path=place(design.loci.path))
    weights = None if design.weights is None else replace(design.weights, path=place(design.weights.path) or "")
    design = replace(design, candidates=candidates, loci=loci, reference=place(design.reference), weights=weights)
    design = design.with_ancestry_at(lambda *paths: (place(paths[0]) or "", place(paths[1]) or ""))
    if scenario is not None:
        scenario = replace(scenario, panel=place(scenario.panel))
    return replace(plan, design=design, scenario=scenario)


def new_plan(
    *,
    title: str = UNTITLED,
    adversary: AdversaryModel | None = None,
    design: StudyDesign | None = None,
    release: ReleaseChoices | None = None,
    scenario: Scenario | None = None,
) -> Plan:
    """A plan with the usual defaults: bounded priors at ½, γ = 1.5, participation, 1000 + 1000 people, all autosomes.

    :func:`in_step` names the kind of loss of its release.
    """
    return Plan(
        title=title,
        adversary=adversary or AdversaryModel(),
        design=design or StudyDesign(n_cases=1000, n_controls=1000),
        release=release or ReleaseChoices(score=ScoreChoice(name=FIRST_SCORE), **begun_with("joint")),
        scenario=scenario,
    )


def load_plan(path: Path) -> Plan:
    """Read a ``.gwasplan``.  Raises InvalidInput (InvalidPlan for a field) that names the file."""
    path = Path(path)
    obj = read_json(path, Phrase("a plan"))
    try:
        return plan_from_json(obj)
    except InvalidPlan as error:
        raise InvalidPlan("policy.invalid", field=error.field, path=path, error=error) from None
