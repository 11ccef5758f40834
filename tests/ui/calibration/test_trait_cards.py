"""A study of a quantitative trait in the window: chosen, described and taken back with undo; what has no meaning there is gone."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.clips import propose_clip
from gwasprivacy.forecast.solve import Solution, Unknown
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.calibration import clip_row
from gwasprivacy.ui.calibration.assumption_cards import EffectCard, StudyCard, TargetCard
from gwasprivacy.ui.calibration.clip_row import ClipRow
from gwasprivacy.ui.calibration.publish_card import PublishCard
from gwasprivacy.ui.calibration.solve_row import solution_words
from gwasprivacy.ui.calibration.structure_card import StructureCard
from gwasprivacy.ui.calibration.trait_effect_rows import EffectAs
from gwasprivacy.ui.calibration.trait_rows import RangeBy, Subtracted
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.plan_sentence import plan_parts
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.publishing_choices import fields_for

STRATA = (Stratum(name="north", n_cases=300, n_controls=900), Stratum(name="south", n_cases=300, n_controls=500))


@pytest.fixture
def plan() -> Plan:
    """With as much as cases and controls alone can have."""
    return in_step(
        new_plan(
            title="Lipids",
            design=StudyDesign(n_cases=600, n_controls=1400, strata=STRATA, alleles_are_public=True),
            release=ReleaseChoices(n_snps=3),
            scenario=Scenario(n_snps=300, n_studies=5, sizes=(1000, 2000)),
        )
    )


def shown(qtbot: QtBot, card: QWidget) -> None:
    qtbot.addWidget(card)
    with qtbot.waitExposed(card):
        card.show()


def choose(card: StudyCard, kind: str) -> None:
    """With the keyboard, as somebody who goes through the form does."""
    card.kind.setFocus()
    QTest.keyClick(card.kind, Qt.Key.Key_Down if kind == QUANTITATIVE else Qt.Key.Key_Up)


def trait_of(document: PlanDocument) -> Trait:
    trait = document.plan.design.trait
    assert trait is not None
    return trait


def test_the_other_kind_of_study_is_one_step_and_the_way_back_loses_nothing(
    qtbot: QtBot, document: PlanDocument
) -> None:
    before, card = document.plan, StudyCard(document)
    shown(qtbot, card)
    choose(card, QUANTITATIVE)
    assert document.plan.design.study_kind == QUANTITATIVE
    assert document.plan.design.n_people == card.trait.people.value() == 2000
    assert not card.cases.isVisible()
    assert [each.n_participants for each in document.plan.design.strata] == [1200, 800], (
        "strata stay, with all their people"
    )
    assert card.trait.people.isVisible()
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.plan == before
    document.undo_stack.redo()
    choose(card, CASE_CONTROL)
    assert document.plan == before
    assert card.cases.isVisible()


def test_what_was_changed_of_a_trait_stays_and_comes_back_with_the_trait(qtbot: QtBot, document: PlanDocument) -> None:
    card = StudyCard(document)
    shown(qtbot, card)
    choose(card, QUANTITATIVE)
    card.trait.people.setValue(4000)
    assert [each.n_participants for each in document.plan.design.strata] == [2400, 1600], "each in proportion"
    card.trait.mean.setValue(120)
    document.edit_release(n_snps=5)
    choose(card, CASE_CONTROL)
    design = document.plan.design
    assert (design.n_cases, design.n_controls) == (1200, 2800), "as many people, in the old proportion"
    assert [(each.n_cases, each.n_controls) for each in design.strata] == [(600, 1800), (600, 1000)]
    assert document.plan.release.n_snps == 5
    choose(card, QUANTITATIVE)
    assert trait_of(document).mean == 120
    assert document.plan.design.n_people == 4000


def test_strata_of_a_trait_have_participants(qtbot: QtBot, document: PlanDocument) -> None:
    document.edit_design(strata=())
    document.switch_study_kind()
    card = StudyCard(document)
    shown(qtbot, card)
    fold = card.strata
    card.more.set_open(True)
    fold.button.setChecked(True)
    fold.add.click()
    assert [each.sizes for each in document.plan.design.strata] == [(1000,), (1000,)]
    assert fold.rows[0].people.isVisible()
    assert not fold.rows[0].cases.isVisible()
    assert [head.isVisible() for head in fold.heads] == [True, False, False, True, False], "means are measured"
    fold.rows[1].people.setValue(400)
    assert document.plan.design.n_people == card.trait.people.value() == 1400
    fold.add.click()
    fold.rows[2].out.click()
    assert len(document.plan.design.strata) == 2
    fold.none.click()
    assert document.plan.design.strata == ()
    for _ in range(5):
        document.undo_stack.undo()
    assert document.plan.design.n_people == 2000


def test_a_public_centre_or_the_study_s_own_mean_is_subtracted(qtbot: QtBot, document: PlanDocument) -> None:
    document.edit_design(strata=())
    document.switch_study_kind()
    card = StudyCard(document)
    shown(qtbot, card)
    rows = card.trait
    assert rows.subtracted.currentData() == Subtracted.MEASURED, "nobody gets a centre unasked"
    assert document.plan.sensitivity() == 0.5
    assert not rows.centre.isVisible()
    assert "10 % of ε" in rows.words.text()
    measured = document.plan
    rows.subtracted.chosen.emit(Subtracted.OWN)
    assert (trait_of(document).own_mean, document.plan.release.ratio_epsilon) == (True, None)
    rows.subtracted.chosen.emit(Subtracted.MEASURED)
    assert document.plan == measured
    rows.subtracted.chosen.emit(Subtracted.CENTRE)
    assert document.plan.release.ratio_epsilon is None
    assert (rows.subtracted.currentData(), rows.centre.value(), trait_of(document).centre) == (
        Subtracted.CENTRE,
        0,
        None,
    )
    rows.centre.setValue(0.5)
    assert document.plan.sensitivity() == 0.75
    assert "measure the mean" in rows.words.text()
    rows.by.chosen.emit(RangeBy.ENDS)
    rows.by.chosen.emit(RangeBy.SD)
    assert (trait_of(document).mean, trait_of(document).centre) == (0, 0.5), "the range is said by its middle"
    rows.centre.setValue(3)
    assert "inside the public range" in card.error.text()
    assert rows.centre.value() == 0.5, "the plan stays"
    rows.subtracted.chosen.emit(Subtracted.MEASURED)
    assert (trait_of(document).centre, rows.centre.isVisible()) == (0.5, True), "where a measured mean begins"
    rows.subtracted.chosen.emit(Subtracted.OWN)
    assert (trait_of(document).own_mean, trait_of(document).centre) == (True, None)
    assert not rows.centre.isVisible()
    assert document.plan.sensitivity() > 0.99


def test_strata_have_own_means_until_each_is_given_a_centre(qtbot: QtBot, document: PlanDocument) -> None:
    document.edit_design(strata=())
    document.switch_study_kind()
    card = StudyCard(document)
    shown(qtbot, card)
    card.more.set_open(True)
    card.strata.button.setChecked(True)
    card.strata.add.click()
    assert [each.centre for each in document.plan.design.strata] == [0, 0], "from which each mean is measured"
    card.strata.none.click()
    card.trait.subtracted.chosen.emit(Subtracted.OWN)
    card.strata.add.click()
    assert trait_of(document).own_mean
    assert not card.strata.rows[0].centre.isVisible()
    card.trait.subtracted.chosen.emit(Subtracted.CENTRE)
    assert not trait_of(document).own_mean
    assert card.strata.heads[-1].isVisible()
    card.strata.rows[1].centre.setValue(-0.4)
    assert [each.centre for each in document.plan.design.strata] == [0, -0.4]
    assert document.plan.sensitivity() == pytest.approx(0.7)
    card.strata.add.click()
    assert [each.centre for each in document.plan.design.strata] == [0, -0.4, 0]
    card.trait.subtracted.chosen.emit(Subtracted.OWN)
    assert [each.centre for each in document.plan.design.strata] == [None] * 3


def test_the_public_range_is_said_by_mean_and_sd_or_by_its_ends(qtbot: QtBot, document: PlanDocument) -> None:
    document.switch_study_kind()
    card = StudyCard(document)
    shown(qtbot, card)
    rows = card.trait
    for field, value in ((rows.mean, 120.0), (rows.sd, 15.0), (rows.clip, 2.0)):
        field.setValue(value)
    assert (trait_of(document).low, trait_of(document).high) == (90, 150)
    assert "90 to 150" in rows.words.text()
    rows.by.chosen.emit(RangeBy.ENDS)
    assert trait_of(document).sd is None
    assert rows.low.isVisible()
    assert not rows.sd.isVisible()
    rows.high.setValue(160)
    assert (trait_of(document).low, trait_of(document).high) == (90, 160)
    rows.low.setValue(170)
    assert "lower end" in card.error.text()
    assert rows.low.value() == 90, "the plan stays"
    rows.by.chosen.emit(RangeBy.SD)
    assert (trait_of(document).mean, trait_of(document).clip_sd) == (125, 2)
    rows.name.setText("pressure")
    rows.name.editingFinished.emit()
    assert trait_of(document).name == "pressure"
    rows.covariates.setText("age, from the UK Biobank")
    rows.covariates.editingFinished.emit()
    assert trait_of(document).covariates == "age, from the UK Biobank"
    for _ in range(document.undo_stack.count() - 1):
        document.undo_stack.undo()
    assert rows.mean.value() == 0


def test_effects_of_a_trait_are_shares_of_variance_or_sds_per_copy(qtbot: QtBot, document: PlanDocument) -> None:
    document.switch_study_kind()
    card, target = EffectCard(document), TargetCard(document)
    shown(qtbot, card)
    shown(qtbot, target)
    rows = card.trait
    assert rows.share.isVisible()
    assert not card.odds.isVisible()
    rows.share.setValue(2)
    rows.n_causal.setValue(3)
    assert card.summary.text().startswith("2\u00a0% of the trait’s variance")
    assert "3" in target.success.itemText(0)
    rows.said_as.chosen.emit(EffectAs.BETA)
    assert rows.beta.isVisible()
    assert rows.beta.value() == pytest.approx((0.02 / (2 * 0.3 * 0.7)) ** 0.5, abs=1e-4)
    rows.frequency.setValue(50)
    rows.beta.setValue(-0.2)
    scenario = document.plan.scenario
    assert scenario is not None
    assert scenario.trait is not None
    assert [(snp.beta, snp.frequency) for snp in scenario.trait.causal] == [(-0.2, 0.5)] * 3
    assert (scenario.n_snps, scenario.n_studies) == (300, 5), "other assumptions stay"
    rows.beta.setValue(3)
    assert "variance" in card.error.text()


def test_a_trait_offers_its_scores_and_no_counts_or_group_differences(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    card, structure = PublishCard(document, jobs), StructureCard(document)
    shown(qtbot, card)
    shown(qtbot, structure)

    def offered(field: object) -> set[object]:
        assert field in (card.score, card.mechanism)
        return {field.itemData(at) for at in range(field.count())}

    assert {"genotypic", "tv", "ks"} <= offered(card.score)
    assert "genotype-counts" in offered(card.mechanism)
    document.switch_study_kind()
    assert {"tv", "ks"} <= offered(card.score)
    assert "genotypic" not in offered(card.score)
    assert "genotype-counts" not in offered(card.mechanism)
    assert structure.isHidden()
    document.undo_stack.undo()
    assert "genotypic" in offered(card.score)
    assert card.score.currentData() == document.plan.release.score.name


def test_effects_of_either_kind_of_study_take_a_share_and_say_how_wide_they_will_be(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    card = PublishCard(document, jobs)
    shown(qtbot, card)
    card.more.set_open(True)
    card.effects.edited.emit(0.3)
    share = pytest.approx(0.3 * document.plan.epsilon)
    assert document.plan.release.effects_epsilon == share
    assert "odds ratio" in card.widths.text()
    document.switch_study_kind()
    assert card.effects.isVisible()
    assert document.plan.release.effects_epsilon == share
    assert "SD of the clipped trait" in card.widths.text()
    card.effects.edited.emit(0.0)
    assert card.widths.isHidden()


def test_counts_become_a_selection_and_come_back(document: PlanDocument) -> None:
    document.edit_design(strata=())
    counts = fields_for(document.plan.release, "genotype-counts", ("rs1", "rs2"), 2000)
    document.edit_release(**counts)
    before = document.plan
    document.switch_study_kind()
    assert document.plan.release.kind.is_forecast
    document.switch_study_kind()
    assert document.plan == before


def test_the_model_tab_asks_about_the_value_and_nothing_about_cases(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner
) -> None:
    tab = ModelTab(document, jobs)
    tab.resize(1250, 660)
    shown(qtbot, tab)
    card = tab.secret_card
    assert card.choices[Secret.CASE_STATUS].isVisible()
    assert not card.choices[Secret.TRAIT_VALUE].isVisible()
    document.switch_study_kind()
    assert not card.choices[Secret.CASE_STATUS].isVisible()
    assert not card.ticks.fields["adversary.phenotype_known"].isVisible()
    value = card.choices[Secret.TRAIT_VALUE]
    value.setFocus()
    QTest.keyClick(value, Qt.Key.Key_Space)
    assert document.plan.secret is Secret.TRAIT_VALUE
    assert "value" in tab.attacker_card.range_caption.text()
    assert not any(tab.guarantee_card.radios[kind].isEnabled() for kind in ATTACKS)
    said = "".join(part.text for part in plan_parts(document.plan))
    assert "disease" not in said
    assert "2,000 participants" in said
    assert any(part.field == "design.n_participants" for part in plan_parts(document.plan))
    document.undo_stack.undo()
    assert document.plan.secret is Secret.PARTICIPATION


def test_a_secret_about_groups_becomes_one_about_the_value_and_comes_back(document: PlanDocument) -> None:
    document.edit_design(strata=())
    document.edit_adversary(secret=Secret.CASE_STATUS, prior=type(document.plan.adversary.prior).single(0.3))
    before = document.plan
    document.switch_study_kind()
    assert document.plan.secret is Secret.TRAIT_VALUE
    document.switch_study_kind()
    assert document.plan == before


def test_a_found_effect_on_a_trait_is_said_per_copy() -> None:
    found = Solution(
        unknown=Unknown.EFFECT, power=0.9, metric=Metric.ALL, value=0.151, low=0.14, high=0.16, is_beta=True
    )
    assert solution_words(found) == "0.151 SD per copy (0.140–0.160) gives 90 % power."


def test_clips_are_compared_and_the_best_is_taken_with_undo(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clip_row, "propose_clip", partial(propose_clip, clips=(1.0, 3.0), n_studies=12))
    document.switch_study_kind()
    document.edit_design(n_participants=4000, strata=())
    row = ClipRow(document, jobs, make_executor=lambda _work: InlineExecutor())
    shown(qtbot, row)
    document.edit_design(trait=Trait.by_sd(120, 15, 3))
    row.compare.setFocus()
    QTest.keyClick(row.compare, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: row.found is not None, timeout=20_000)
    assert row.words.text().startswith("Clip the trait to the mean ± 1 SD")
    assert "±\u00a03\u00a0SD" in row.powers.text()
    assert row.use.text() == "Use ± 1 SD"
    row.use.click()
    assert (trait_of(document).low, trait_of(document).high) == (105, 135)
    assert not row.use.isVisible(), "the answer stays, and is taken"
    document.undo_stack.undo()
    assert trait_of(document).clip_sd == 3
    assert row.use.isVisible()
    document.edit_design(n_participants=5000)
    assert row.found is None, "the answer was to another question"
