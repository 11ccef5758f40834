"""Attacks on the public reference: the study under another name, a panel swapped while it is read, a panel nobody can name."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import prepare_release
from gwasprivacy.release.output_files import subject_digests
from gwasprivacy.release.report import build_statement
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.verify import verify_report
from gwasprivacy.simulation.studies.scenario import Engine, Scenario
from gwasprivacy.study import reference
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from tests.release.scene import N_SNPS, Scene, genotypes, is_case, set_up
from tests.simulation.scenarios import two_snps
from tests.study.make_plink import make_plink

ENDINGS = (".bed", ".bim", ".fam")


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return set_up(tmp_path)


def with_reference(plan: Plan, path: Path, *, offset: float | None = None, score: str = "tv", **design: Any) -> Plan:
    return replace(
        plan,
        design=replace(plan.design, reference=str(path), reference_sha256=reference_digest(path), **design),
        release=replace(plan.release, score=ScoreChoice(name=score, offset=offset)),
    )


def panel(folder: Path, text: str = "0.3", name: str = "panel.tsv") -> Path:
    path = folder / name
    path.write_text("snp a1 a2 freq\n" + "".join(f"rs{i + 1} A G {text}\n" for i in range(N_SNPS)))
    return path


@pytest.mark.parametrize("ending", ["", ".bed", ".bim"])
def test_a_report_never_holds_a_digest_of_the_study_s_own_files(scene: Scene, ending: str) -> None:
    """As a reference for the order of alleles alone, too: a plain hash of private genotypes would be published."""
    own = scene.study.with_name(scene.study.name + ending)
    with pytest.raises(InvalidInput, match="this is the study itself") as caught:
        prepare_release(with_reference(scene.plan, own), scene.study, name="small")
    assert Remedy.NAME_OTHER_PANEL_OR_DECLARE_ALLELES in caught.value.remedies


@pytest.mark.parametrize("make", [os.link, os.symlink, shutil.copyfile], ids=["hard link", "symbolic link", "copy"])
@pytest.mark.parametrize("offset", [None, 2.0])
def test_the_study_under_another_name_is_still_the_study(scene: Scene, make: Any, offset: float | None) -> None:
    other = scene.folder / "kg"
    for ending in ENDINGS:
        make(scene.study.with_name(scene.study.name + ending), other.with_name(other.name + ending))
    with pytest.raises(InvalidInput, match="this is the study itself"):
        prepare_release(with_reference(scene.plan, other, offset=offset), scene.study, name="small")


def test_the_study_before_its_last_filter_is_no_panel(scene: Scene) -> None:
    """The same people with one SNP more: its frequencies are the study's."""
    calls = np.vstack([genotypes(), genotypes()[:1]])
    other = make_plink(scene.folder, calls, is_case(), name="before")
    for changes in ({"offset": 1.0}, {"score": "trend", "fill": FillRule.PANEL_MODE}):
        with pytest.raises(InvalidInput, match="every case of the study is in it") as caught:
            prepare_release(with_reference(scene.plan, other, **changes), scene.study, name="small")
        assert "I1" not in str(caught.value)


def test_public_controls_may_be_the_panel(scene: Scene) -> None:
    """Their genotypes are public, and the cases are others."""
    controls = [(f"F{i + 1}", f"I{i + 1}") for i in range(20, 40)]
    other = make_plink(scene.folder, genotypes()[:, 20:], np.ones(20), name="controls", people=controls)
    plan = with_reference(scene.plan, other, offset=1.0, public_controls=True)
    assert prepare_release(plan, scene.study, name="small").sensitivity == 1


def test_a_release_whose_scores_follow_from_a_panel_says_which_panel(scene: Scene) -> None:
    path = panel(scene.folder)
    plan = with_reference(scene.plan, path, offset=2.0)
    loose = replace(plan, design=replace(plan.design, reference_sha256=None))
    with pytest.raises(InvalidPlan, match="any file of that name") as caught:
        prepare_release(loose, scene.study, name="small")
    assert caught.value.field == "design.reference_sha256"
    assert reference_digest(path) in caught.value.hint
    assert prepare_release(plan, scene.study, name="small").sensitivity == 1


def test_assumptions_simulated_from_the_study_itself_are_pointed_out(scene: Scene) -> None:
    for path in (scene.study, scene.study.with_suffix(".bed")):
        plan = replace(scene.plan, scenario=Scenario(disease=two_snps(), engine=Engine.RESAMPLE, panel=str(path)))
        notes = prepare_release(plan, scene.study, name="small").notes
        assert sum("study's own people" in note for note in notes) == 1
    other = make_plink(scene.folder, genotypes(5), is_case(), name="people")
    plan = replace(scene.plan, scenario=Scenario(disease=two_snps(), engine=Engine.RESAMPLE, panel=str(other)))
    assert not any("study's own people" in note for note in prepare_release(plan, scene.study, name="small").notes)


@pytest.mark.parametrize("kind", ["table", "fileset"])
def test_a_panel_replaced_after_its_digest_was_taken_is_noticed(
    scene: Scene, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = panel(scene.folder) if kind == "table" else make_plink(scene.folder, genotypes(5), is_case(), name="people")
    digest = reference_digest(path)

    def digest_then_replace(*arguments: Any, **options: Any) -> str:
        if kind == "table":
            panel(scene.folder, "0.41")
        else:
            make_plink(scene.folder, genotypes(6), is_case(), name="people")
            os.utime(path.with_name("people.bed"), ns=(1, 1))
        return digest

    monkeypatch.setattr(reference, "reference_digest", digest_then_replace)
    with pytest.raises(InvalidInput, match="changed while it was being read"):
        load_public_alleles(path, frequencies=True, sha256=digest)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda p: p["score"].update(offset=1.0), "score"),
        (lambda p: p["plan"]["release"]["score"].update(offset=1.0), "score"),
        (lambda p: p["plan"]["release"]["score"].pop("offset"), "score"),
        (lambda p: p["plan"]["design"].update(reference_sha256="0" * 64), "sentences"),
        (lambda p: p["plan"]["design"].update(reference="other.tsv"), "sentences"),
        (lambda p: p["plan"]["design"].update(reference=None, reference_sha256=None), "names no panel"),
    ],
)
def test_a_report_whose_offset_or_panel_was_edited_does_not_verify_even_signed_again(
    scene: Scene, change: Any, reason: str
) -> None:
    """Whoever has the key and changes one place only: the others no longer follow from the plan."""
    released = replace(scene, plan=with_reference(scene.plan, panel(scene.folder), offset=2.0)).release()
    predicate = json.loads(json.dumps(released.report.predicate))
    change(predicate)
    payload = canonical_json(build_statement(predicate, subject_digests(predicate)))
    released.report_path.write_bytes(sign_payload(payload, scene.key))
    verified = verify_report(released.report_path, scene.public_key_path)
    assert not verified.valid
    assert reason in verified.reason
