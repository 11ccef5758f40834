"""The kinds of study as the window has them: one object each, which says what is shown, and nobody else asks."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.membership.exact_results import ExactStudy
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.plan_fields import plan_fields
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.plan.study_words import STUDY_WORDS
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.calibration.assumption_cards import StudyCard
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.study_views import STUDY_VIEWS, GroupView, StudyView, view_of, view_of_people

GROUPS, TRAIT = STUDY_VIEWS[CASE_CONTROL], STUDY_VIEWS[QUANTITATIVE]


def plan_of(**design: object) -> Plan:
    fields: dict[str, object] = {"alleles_are_public": True, **design}
    return in_step(new_plan(title="A plan", design=StudyDesign(**fields), release=ReleaseChoices(n_snps=2)))  # type: ignore[arg-type]


def test_the_window_has_an_object_for_every_kind_of_study() -> None:
    assert set(STUDY_VIEWS) == set(STUDY_WORDS)


def test_what_a_kind_has_alone_are_fields_of_plans_and_of_a_studys_files() -> None:
    files = {f"files.{each.name}" for each in fields(StudyFiles)}
    for view in STUDY_VIEWS.values():
        assert set(view.own) <= {*plan_fields(), *files}
        assert {f"files.{view.people_file}", *(f"design.{name}" for name in view.size_fields)} <= set(view.own)


@pytest.mark.parametrize(
    ("field", "groups", "trait"),
    [
        ("design.n_cases", True, False),
        ("design.trait.low", False, True),
        ("design.traits", True, True),  # which only begins like it
        ("design.genome_build", True, True),
        ("scenario.disease", True, False),
        ("files.values_name", False, True),
        ("files.strata", True, True),
    ],
)
def test_a_field_of_one_kind_is_asked_of_no_other_and_any_other_field_of_all(
    field: str, groups: bool, trait: bool
) -> None:
    assert (GROUPS.has(field), TRAIT.has(field)) == (groups, trait)


def test_files_that_only_another_kind_reads_are_left_out() -> None:
    given = StudyFiles(
        path=Path("a.bed"),
        phenotype=Path("p"),
        phenotype_name="ill",
        values=Path("v"),
        values_name="weight",
        strata=Path("s"),
    )
    assert GROUPS.files(given) == StudyFiles(
        path=Path("a.bed"), phenotype=Path("p"), phenotype_name="ill", strata=Path("s")
    )
    assert TRAIT.files(given) == StudyFiles(
        path=Path("a.bed"), values=Path("v"), values_name="weight", strata=Path("s")
    )


def test_people_are_told_by_how_they_are_counted() -> None:
    assert view_of_people(ExactStudy(n_cases=3, n_controls=4)) is GROUPS
    assert view_of_people(ExactStudy(n_participants=7)) is TRAIT
    assert TRAIT.people(ExactStudy(n_participants=1)) == "1 participant"
    assert GROUPS.named("a.bed", ExactStudy(n_cases=1000, n_controls=4)) == "a.bed: 1,000 cases, 4 controls"


@pytest.mark.parametrize("own_mean", [False, True])
@pytest.mark.parametrize(
    "design", [{"n_cases": 7, "n_controls": 4}, {"n_participants": 9}], ids=["groups", "participants"]
)
def test_strata_that_are_begun_and_added_can_be_had_and_count_everybody(
    design: dict[str, object], own_mean: bool
) -> None:
    if "n_participants" in design:
        trait = Trait.by_sd(0.0, 1.0, 1.0)
        design = {**design, "trait": Trait(low=trait.low, high=trait.high, own_mean=own_mean)}
    plan = plan_of(**design)
    view = view_of(plan.design)
    pieces = view.halves(plan, ("a", "b"))
    begun = view.with_strata(plan.design, pieces)
    assert {name: begun[name] for name in view.size_fields} == view.sizes(plan.design)
    assert StudyDesign(**{**design, **begun}).strata == pieces
    further = view.further_stratum(plan, "c")
    assert sum(further.sizes) == 200
    alone = view.with_strata(plan.design, (further,))
    assert alone["strata"] == ()
    assert sum(alone[name] for name in view.size_fields) == 200


class CoupleView(GroupView):
    """Made up: couples, of whom one is ill."""

    name = "couples"
    title = "couples"
    own = ("design.n_couples", "scenario.disease", "files.phenotype", "files.phenotype_name")
    size_fields = ("n_couples",)


def test_a_made_up_kind_is_offered_and_its_fields_are_asked_of_no_other(qtbot: QtBot) -> None:
    couples = CoupleView()
    with STUDY_VIEWS.register(couples):
        card = StudyCard(PlanDocument(plan_of(n_cases=50, n_controls=50)))
        qtbot.addWidget(card)
        assert [card.kind.itemData(place) for place in range(card.kind.count())] == [
            CASE_CONTROL,
            QUANTITATIVE,
            "couples",
        ]
        assert couples.has("scenario.disease")
        assert GROUPS.has("scenario.disease")
        assert not couples.has("design.n_cases")
        assert not GROUPS.has("design.n_couples")
        assert view_of_people(ExactStudy(n_cases=3, n_controls=4)) is GROUPS, "who is not counted by couples"
    assert card.kind.count() == 3
    assert GROUPS.has("design.n_couples"), "nobody's"


def test_a_kind_that_lacks_an_answer_is_none() -> None:
    class Silent(StudyView):
        name = "silent"

    with pytest.raises(TypeError, match="people"):
        Silent()  # type: ignore[abstract]
