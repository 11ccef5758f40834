"""Neighbours among studies with strata, genotype probabilities, a trait, several files, or another study's published SNPs.

As ``test_neighbouring_studies.py``: what two of them publish, and what is said of their files, is the same bytes but for the draw.
``python -m tests.attacks neighbours-studies`` (``make attack ATTACKS=neighbours-studies``) tries every kind of study with every kind of
release, format and neighbour.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import counting, engine
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.study.counted_study import CountedStudy, count_candidates
from gwasprivacy.study.counted_traits import CountedTraits, count_trait_candidates
from tests.attacks.trials import in_memory
from tests.privacy.neighbours import Differ
from tests.privacy.study_neighbours import (
    CASES,
    NEIGHBOURS,
    OF_ANY_SIZE,
    STUDIES,
    StudyCase,
    StudyWorlds,
    all_kinds,
    covering,
)

SAMPLE = covering()
Patch = pytest.MonkeyPatch


@pytest.fixture(scope="module")
def worlds() -> Iterator[StudyWorlds]:
    with tempfile.TemporaryDirectory(prefix="neighbours-", dir=in_memory()) as folder:
        yield StudyWorlds(Path(folder))


@pytest.mark.parametrize("study", STUDIES)
def test_neighbours_leave_the_same_bytes_but_for_the_draw(worlds: StudyWorlds, study: str) -> None:
    for case in SAMPLE:
        if case.study == study:
            worlds.require_same_bytes(case)


def test_every_study_meets_every_format_and_every_neighbour_that_fits() -> None:
    for column in ("form", "neighbour"):
        met = [{(case.study, getattr(case, column)) for case in cases} for cases in (SAMPLE, CASES)]
        assert met[0] == met[1]
    assert {case.kind for case in SAMPLE} == {case.kind for case in CASES}
    assert {case.neighbour for case in CASES} == {*NEIGHBOURS, *itertools.chain(*OF_ANY_SIZE.values())}
    for name, study in STUDIES.items():
        effects = {"joint with effects"} if study.sizes is Sizes.ALL else set()  # refused of secret strata and traits
        assert {*MECHANISMS, "values", "significant-count", "joint with values", *effects} <= all_kinds(name)
        assert {case.form for case in CASES if case.study == name} == set(study.forms)


# ------------------------------------------------------------------------------------------------------ broken twins


def _counted(patch: Patch, seen: Callable[[Any], Any]) -> None:
    """``seen`` changes what was counted, of a trait or of cases and controls."""

    def of_groups(*args: Any, **rest: Any) -> CountedStudy:
        found: CountedStudy = seen(count_candidates(*args, **rest))
        return found

    def of_trait(*args: Any, **rest: Any) -> CountedTraits:
        found: CountedTraits = seen(count_trait_candidates(*args, **rest))
        return found

    patch.setattr(counting, "count_candidates", of_groups)
    patch.setattr(counting, "count_trait_candidates", of_trait)


def notes_how_many_snps_have_missing_calls(patch: Patch) -> None:
    def told(counted: Any) -> Any:
        n = int((counted.n_missing > 0).sum())
        return replace(counted, notes=(*counted.notes, f"{n} SNPs have a missing call."))

    _counted(patch, told)


def titles_a_report_with_the_mean_of_a_stratum(patch: Patch) -> None:
    """How many copies people of the first stratum have on average."""
    prepare, means = engine.prepare_release, []

    def noted(counted: CountedStudy) -> CountedStudy:
        assert counted.tables.by_stratum is not None
        means.append(float((counted.tables.by_stratum[:, 0] * np.arange(3)).mean()))
        return counted

    def prepared(plan: Plan, *args: Any, **rest: Any) -> PreparedRelease:
        done = prepare(plan, *args, **rest)
        return replace(done, plan=replace(plan, title=f"{plan.title}, mean {means[-1]}"))

    _counted(patch, noted)
    patch.setattr(engine, "prepare_release", prepared)


def filters_by_the_studys_own_information(patch: Patch) -> None:
    """SNPs whose genotypes vary less than their frequency says, as an INFO score of this study has it, are no candidates."""

    def filtered(counted: CountedStudy) -> CountedStudy:
        p = counted.tables.counts.sum(axis=1) / counted.tables.counts.sum(axis=(1, 2))[:, None]
        mean = p @ np.arange(3)
        expected = mean * (1 - mean / 2)
        info = np.where(expected > 0, (p @ np.array([0, 1, 4]) - mean**2) / np.maximum(expected, 1e-9), 0)
        rows = np.flatnonzero(info >= 0.5)
        return replace(counted, tables=counted.tables.take(rows), n_missing=counted.n_missing[rows], is_absent=None)

    _counted(patch, filtered)


def notes_the_mean_of_the_trait(patch: Patch) -> None:
    def told(counted: CountedTraits) -> CountedTraits:
        mean = float(counted.tables.totals.sum()) / counted.tables.sizes.n_people
        return replace(counted, notes=(*counted.notes, f"The mean is {mean:.3f} steps."))

    _counted(patch, told)


def notes_how_many_people_have_a_value(patch: Patch) -> None:
    def told(counted: CountedTraits) -> CountedTraits:
        return replace(counted, notes=(*counted.notes, f"{counted.tables.sizes.n_people} people have a value."))

    _counted(patch, told)


TWINS = {
    notes_how_many_snps_have_missing_calls: (
        StudyCase(study="probabilities", kind="laplace", form="bgen", neighbour="malformed"),
        "the notes",
    ),
    filters_by_the_studys_own_information: (
        StudyCase(study="probabilities", kind="joint", form="vcf GP", neighbour="one more carrier"),
        "candidates.number",
    ),
    titles_a_report_with_the_mean_of_a_stratum: (
        StudyCase(study="strata", kind="joint", form="vcf", neighbour="all missing"),
        "plan.title",
    ),
    notes_the_mean_of_the_trait: (
        StudyCase(study="trait", kind="joint", form="pgen", neighbour="another value"),
        "the notes",
    ),
    notes_how_many_people_have_a_value: (
        StudyCase(study="trait of secret size", kind="joint", form="vcf", neighbour="joined by a case in the south"),
        "the notes",
    ),
}


@pytest.mark.parametrize("twin", TWINS, ids=lambda twin: twin.__name__)
def test_the_comparison_sees_a_program_that(worlds: StudyWorlds, monkeypatch: Patch, twin: Any) -> None:
    case, member = TWINS[twin]
    worlds.require_same_bytes(case)
    twin(monkeypatch)
    with pytest.raises(Differ) as caught:
        worlds.require_same_bytes(case)
    assert str(caught.value).startswith("in fresh ledgers")
    assert member in str(caught.value)
