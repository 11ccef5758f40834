"""Releases on a score with a public offset: what they need, what they say, and that only the panel decides the offset."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from gwasprivacy.association.computed_scores import public_offset
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.reference import reference_digest
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink

MISSING = 3


def panel_table(folder: Path, frequencies: Any = None, header: str = "snp a1 a2 freq", name: str = "panel.tsv") -> Path:
    values = np.linspace(0, 1, N_SNPS) if frequencies is None else frequencies
    rows = [f"rs{i + 1} A G" + (f" {value!r}" if "freq" in header else "") for i, value in enumerate(values.tolist())]
    path = folder / name
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return path


def with_offset(plan: Plan, panel: Path, offset: float | None = 2.0, **choices: Any) -> Plan:
    score = ScoreChoice(name="tv", offset=offset)
    return replace(
        plan,
        design=replace(plan.design, reference=str(panel), reference_sha256=reference_digest(panel)),
        release=replace(plan.release, score=score, **choices),
    )


def scores(plan: Plan, study: Path) -> np.ndarray:
    return prepare_release(plan, study, name="small").scores


def test_the_offset_is_the_null_mean_at_the_panels_frequencies(scene: Scene) -> None:
    panel = panel_table(scene.folder)
    plain, less = (scores(with_offset(scene.plan, panel, offset), scene.study) for offset in (None, 2.0))
    expected = public_offset(ScoreChoice(offset=2), np.linspace(0, 1, N_SNPS), 20, 20)
    assert plain - less == pytest.approx(expected, abs=1e-9)
    assert (less < 0).any()


def test_a_fileset_of_public_people_tells_frequencies_too(scene: Scene) -> None:
    """Everybody's calls count, whatever the phenotype; a SNP that nobody has a call for takes the largest offset."""
    calls = np.random.default_rng(3).integers(0, 3, size=(N_SNPS, 10))
    calls[0] = MISSING
    others = [(f"P{i}", "1") for i in range(10)]
    panel = make_plink(scene.folder, calls, np.arange(10) < 3, name="people", people=others)
    plan = with_offset(scene.plan, panel)
    prepared = prepare_release(plan, scene.study, name="small")
    frequency = 1 - calls / 2  # make_plink: 0 is two copies of a1
    public = np.where(np.arange(N_SNPS) == 0, 0.5, frequency.mean(axis=1))
    lost = scores(with_offset(scene.plan, panel, None), scene.study) - prepared.scores
    assert lost == pytest.approx(public_offset(ScoreChoice(offset=2), public, 20, 20), abs=1e-9)
    assert any("One candidate has no frequency" in note for note in prepared.notes)


@pytest.mark.parametrize("person", [0, 19, 20, 39])
def test_one_participant_moves_scores_by_at_most_one_and_the_offset_not_at_all(scene: Scene, person: int) -> None:
    panel = panel_table(scene.folder)
    calls = genotypes()
    calls[:, person] = np.random.default_rng(person).integers(0, 4, size=N_SNPS)  # missing calls among them
    other = make_plink(scene.folder, calls, is_case(), name=f"other{person}")
    before, after = (scores(with_offset(scene.plan, panel), study) for study in (scene.study, other))
    assert 0 < np.abs(before - after).max() <= 1
    offsets = [
        scores(with_offset(scene.plan, panel, None), study) - scores(with_offset(scene.plan, panel), study)
        for study in (scene.study, other)
    ]
    assert (offsets[0] == offsets[1]).all()


def test_the_study_s_own_order_of_alleles_changes_nothing(scene: Scene) -> None:
    panel = panel_table(scene.folder)
    turned = make_plink(
        scene.folder,
        np.array([2, 1, 0, 3])[genotypes()],
        is_case(),
        name="turned",
        a1=["G"] * N_SNPS,
        a2=["A"] * N_SNPS,
    )
    plan = with_offset(scene.plan, panel)
    assert scores(plan, scene.study).tolist() == scores(plan, turned).tolist()


def test_without_a_panel_the_plan_is_refused_by_its_field(scene: Scene) -> None:
    plan = replace(scene.plan, release=replace(scene.plan.release, score=ScoreChoice(offset=1)))
    with pytest.raises(InvalidPlan, match="names no panel") as caught:
        check_plan(plan)
    assert caught.value.field == "design.reference"
    assert "freq" in caught.value.hint


def test_a_panel_that_does_not_tell_frequencies_or_not_these_snps_is_refused(scene: Scene) -> None:
    silent = panel_table(scene.folder, header="snp a1 a2", name="manifest.tsv")
    with pytest.raises(InvalidInput, match="does not say how common its alleles are"):
        scores(with_offset(scene.plan, silent), scene.study)
    other = scene.folder / "other.tsv"
    other.write_text("snp a1 a2 freq\nother1 A G 0.3\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"rs1 \(and 29 more\) is not in it"):
        scores(with_offset(scene.plan, other), scene.study)


def test_a_panel_that_changed_since_the_plan_was_made_is_refused(scene: Scene) -> None:
    panel = panel_table(scene.folder)
    plan = with_offset(scene.plan, panel)
    panel_table(scene.folder, np.full(N_SNPS, 0.25))
    with pytest.raises(InvalidInput, match="not the file that the plan was made with"):
        scores(plan, scene.study)


def test_the_study_is_not_its_own_panel(scene: Scene) -> None:
    for name in (scene.study, scene.study.with_suffix(".bed")):
        with pytest.raises(InvalidInput, match="this is the study itself"):
            scores(with_offset(scene.plan, name), scene.study)


def test_scores_of_snps_named_beforehand_have_no_offset(scene: Scene) -> None:
    panel = panel_table(scene.folder)
    plan = with_offset(scene.plan, panel, mechanism="values", snps=("rs4",))
    with pytest.raises(InvalidPlan, match="named beforehand") as caught:
        check_plan(plan)
    assert caught.value.field == "release.score.offset"


def test_a_plan_with_an_offset_reads_back_equal_and_others_are_written_as_before(scene: Scene) -> None:
    schema = json.loads(resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8"))
    plan = with_offset(scene.plan, panel_table(scene.folder), 1.5)
    save_plan(plan, scene.folder / "a.gwasplan")
    assert load_plan(scene.folder / "a.gwasplan") == plan
    obj = plan.to_json()
    Draft202012Validator(schema).validate(obj)
    assert obj["release"]["score"] == {"name": "tv", "offset": 1.5}
    assert scene.plan.to_json()["release"]["score"] == {"name": "tv"}
    for wrong in (0, 5, "2"):
        obj["release"]["score"]["offset"] = wrong
        assert not Draft202012Validator(schema).is_valid(obj)
        with pytest.raises(InvalidPlan) as caught:
            plan_from_json(obj)
        assert caught.value.field == "release.score.offset"


@pytest.mark.parametrize(
    "choices",
    [
        {"mechanism": "permute-and-flip"},
        {"mechanism": "exponential"},
        {"mechanism": "laplace"},
        {"mechanism": "joint"},
        {"mechanism": "significant-set", "threshold": 5.0},
        {"mechanism": "significant-count", "threshold": 5.0, "n_snps": 0},
        {"mechanism": "joint", "values_epsilon": 0.7},
    ],
    ids=lambda choices: "-".join(map(str, choices.values())),
)
def test_every_release_with_an_offset_is_published_and_verifies(scene: Scene, choices: dict[str, Any]) -> None:
    """Negative scores and all; the report says what was subtracted and which panel it came from."""
    panel = panel_table(scene.folder)
    plan = with_offset(scene.plan, panel, **choices)
    released = replace(scene, plan=plan).release()
    verified = verify_report(released.report_path, scene.public_key_path)
    assert verified.valid, verified.reason
    assert verified.statement is not None
    assert verified.statement["score"] == {"name": "tv", "offset": 2.0}
    assert verified.statement["sensitivity"] == 1
    said = " ".join(verified.statement["statements"])
    assert "twice the mean of a SNP without effect is subtracted" in said
    assert f"the plan names as public (SHA-256 {reference_digest(panel)[:16]}" in said
    if "values_epsilon" in choices:
        table = next(path for path in scene.out.iterdir() if path.suffix == ".tsv").read_text(encoding="utf-8")
        assert "tv less 2 null means" in table


def test_a_strong_signal_stays_the_strongest(scene: Scene) -> None:
    """rs4 separates the groups: of twenty participants only the offset is taken away."""
    plan = with_offset(scene.plan, panel_table(scene.folder, np.full(N_SNPS, 0.5)), mechanism="exponential")
    scored = scores(plan, scene.study)
    assert int(scored.argmax()) == 3
    assert scored[3] == pytest.approx(20 - public_offset(ScoreChoice(offset=2), [0.5], 20, 20)[0])
