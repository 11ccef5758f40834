"""A release prepared from the name of a study, or of its files, with what lies beside it given by keyword."""

from __future__ import annotations

from typing import Any

from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import engine
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.study.formats.several_files import StudyPath
from gwasprivacy.study.study_files import StudyFiles

BESIDE = ("phenotype", "phenotype_name", "strata", "strata_columns", "keep", "remove")


def prepare_release(plan: Plan, study: StudyPath, **given: Any) -> PreparedRelease:
    """``trait``, ``trait_name``: the file of everybody's value, and its column."""
    beside = {name: given.pop(name) for name in BESIDE if name in given}
    beside |= {"values": given.pop("trait", None), "values_name": given.pop("trait_name", None)}
    return engine.prepare_release(plan, StudyFiles.of(study, **beside), **given)
