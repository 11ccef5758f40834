"""A release with public weights: the file is read again, zero takes a SNP out, and report and verification repeat what was used."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_places import published
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.plan.saved_plan import load_plan, moved, save_plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import Weights
from gwasprivacy.study.public_lists.candidates import candidate_digest
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene

ORIGIN = "p-values of an earlier study of other people"


def weighted(scene: Scene, lines: str, plan: Plan | None = None, name: str = "weights.tsv") -> Plan:
    path = scene.folder / name
    path.write_text("snp\tweight\n" + lines, encoding="utf-8")
    weights = Weights(path=str(path), origin=ORIGIN, sha256=list_digest(path))
    chosen = plan if plan is not None else scene.plan
    return replace(chosen, design=replace(chosen.design, weights=weights))


def released(scene: Scene, plan: Plan) -> set[str]:
    outcome = publish(prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    return {snp.name for snp in outcome.snps}


def test_a_weight_of_0_takes_a_snp_out_of_the_candidates(scene: Scene) -> None:
    without = scene.prepared()
    prepared = prepare_release(weighted(scene, "rs4\t0\nrs9\t0\nrs1\t2\n"), scene.study, name="small")
    assert prepared.n_candidates == N_SNPS - 2 == len(prepared.scores)
    assert prepared.weights is not None
    assert prepared.weights.tolist() == [2.0] + [1.0] * (N_SNPS - 3)
    assert {"rs4", "rs9"}.isdisjoint(prepared.variants.snp)
    assert prepared.candidates_sha256 == candidate_digest(prepared.variants) != without.candidates_sha256


@pytest.mark.parametrize("what", ["selection", "selection with values", "significant set"])
def test_an_overwhelming_weight_decides_what_is_drawn(scene: Scene, what: str) -> None:
    """rs17 has no effect: that it is published shows that the weights reach the draw."""
    fewer = {} if what == "significant set" else {"n_snps": 1}
    plan = weighted(scene, "rs17\t1e300\n", plan_of(what, **fewer))
    assert "rs17" in released(scene, plan)


def test_published_values_are_of_scores_without_weights(scene: Scene) -> None:
    plan = weighted(scene, "rs17\t1e300\n", plan_of("selection with values", n_snps=1))
    outcome = publish(prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out)
    (snp,) = outcome.snps
    assert snp.name == "rs17"
    assert snp.score is not None
    assert abs(snp.score) < 100  # the shift alone would be above 600


def test_the_report_repeats_digest_and_origin_and_says_that_they_are_declared(scene: Scene) -> None:
    plan = weighted(scene, "rs4\t2\n")
    outcome = publish(prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out)
    written = outcome.report.predicate["plan"]["design"]["weights"]
    assert plan.design.weights is not None
    assert written == {"path": "weights", "origin": ORIGIN, "sha256": plan.design.weights.sha256}
    text = json.dumps(outcome.report.predicate, ensure_ascii=False)
    assert "The user declares that the weights follow from nothing in this study’s data" in text
    assert f"Where the weights come from: {ORIGIN}." in text
    assert str(scene.folder) not in text


@pytest.mark.parametrize(
    ("lines", "said"),
    [("rs99\t2\n", "line 2: SNP rs99 is no candidate"), ("rs4\t-1\n", "line 2: the weight is not"), ("", "line 1")],
)
def test_a_bad_file_is_refused_with_its_line_before_anything_is_spent(scene: Scene, lines: str, said: str) -> None:
    with pytest.raises(InvalidInput, match=said):
        prepare_release(weighted(scene, lines), scene.study, name="small")
    assert not scene.ledger.exists()


def test_another_file_in_its_place_is_refused(scene: Scene) -> None:
    plan = weighted(scene, "rs4\t2\n")
    (scene.folder / "weights.tsv").write_text("snp\tweight\nrs4\t3\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        prepare_release(plan, scene.study, name="small")


def test_weights_that_no_digest_pins_are_refused(scene: Scene) -> None:
    plan = weighted(scene, "rs4\t2\n")
    assert plan.design.weights is not None
    loose = replace(plan, design=replace(plan.design, weights=replace(plan.design.weights, sha256=None)))
    with pytest.raises(InvalidPlan) as caught:
        prepare_release(loose, scene.study, name="small")
    assert caught.value.code == "weights.not-pinned"


def test_fewer_candidates_than_snps_to_publish_are_refused(scene: Scene) -> None:
    zeros = "".join(f"rs{i}\t0\n" for i in range(1, N_SNPS + 1))
    with pytest.raises(InvalidInput, match="cannot be chosen from 0 candidates"):
        prepare_release(weighted(scene, zeros), scene.study, name="small")


@pytest.mark.parametrize("make", [shutil.copyfile, os.link, os.symlink], ids=["copy", "link", "symlink"])
def test_a_file_of_the_study_itself_is_no_weights(scene: Scene, make: Callable[[Path, Path], object]) -> None:
    path = scene.folder / "weights.tsv"
    make(scene.study.with_name(scene.study.name + ".bim"), path)
    weights = Weights(path=str(path), sha256=list_digest(path))
    plan = replace(scene.plan, design=replace(scene.plan.design, weights=weights))
    with pytest.raises(InvalidInput, match="a file of the study itself"):
        prepare_release(plan, scene.study, name="small")


@pytest.mark.parametrize("what", ["values", "genotype counts", "allele counts", "significant count"])
def test_only_selections_take_weights(scene: Scene, what: str) -> None:
    plan = weighted(scene, "rs4\t2\n", plan_of(what))
    with pytest.raises(InvalidPlan, match="only a selection"):
        check_plan(plan)
    # Planned beside a selection with weights, it is made without them.
    beside = PlannedRelease(choices=replace(plan.release, epsilon=0.5))
    own = replace(scene.plan, design=replace(scene.plan.design, alleles_are_public=True))
    check_plan(beside.plan(weighted(scene, "rs4\t2\n", own)))


def test_the_noise_and_delta_are_those_without_weights(scene: Scene) -> None:
    plain, ours = scene.prepared(), prepare_release(weighted(scene, "rs4\t2\n"), scene.study, name="small")
    assert ours.sensitivity == plain.sensitivity
    assert np.array_equal(ours.scores, plain.scores)


def test_the_path_moves_with_the_plan_and_stands_in_no_report(scene: Scene) -> None:
    plan = weighted(scene, "rs4\t2\n")
    saved = scene.folder / "plans" / "a.gwasplan"
    saved.parent.mkdir()
    here = moved(plan, None, saved.parent)
    assert here.design.weights is not None
    assert here.design.weights.path == "../weights.tsv"  # on every system
    save_plan(here, saved)
    assert load_plan(saved) == here
    assert prepare_release(here, scene.study, name="small", base=saved.parent).weights is not None
    public = published(here).design.weights
    assert public is not None
    assert public.path == "weights"


def test_plan_new_pins_the_file_and_refuses_what_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.tsv", tmp_path / "bad.tsv"
    good.write_text("snp\tweight\nrs4\t2\n", encoding="utf-8")
    bad.write_text("snp\tweight\nrs4\tmany\n", encoding="utf-8")
    new = ["plan", "new", str(tmp_path / "a.gwasplan"), "--prior", "0.5", "--gamma", "1.5", "--cases", "20"]
    new += ["--controls", "20", "--snps", "1", "--force"]
    assert main([*new, "--weights", str(good), "--weights-origin", ORIGIN]) == 0
    assert "one of weight 0 is no candidate" in " ".join(capsys.readouterr().out.split())
    weights = load_plan(tmp_path / "a.gwasplan").design.weights
    assert weights == Weights(path="good.tsv", origin=ORIGIN, sha256=list_digest(good))
    assert main([*new, "--weights", str(bad)]) == 2
    assert "line 2" in capsys.readouterr().err
    assert main([*new, "--weights-origin", ORIGIN]) == 2
    assert main([*new, "--weights", str(good), "--weights-origin", " "]) == 2
    assert "--weights-origin" in capsys.readouterr().err
    assert main([*new, "--weights", str(good), "--mechanism", "significant-count", "--tau", "3", "--snps", "0"]) == 2
    assert "only a selection of SNPs can use weights" in capsys.readouterr().err
