"""The public files that a plan names are pinned, and names that no plan can hold are refused."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.study.design import CandidateList
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink

NEW = ["--prior", ".5", ".5", "--epsilon", "1.5", "--cases", "20", "--controls", "20", "--snps", "1"]
NEW += ["--genotype-filter", "none"]


def manifest(path: Path, counted: str = "A", other: str = "G") -> Path:
    path.write_text(
        "snp\ta1\ta2\n" + "".join(f"rs{i + 1}\t{counted}\t{other}\n" for i in range(N_SNPS)), encoding="utf-8"
    )
    return path


def test_a_new_plan_pins_its_reference(scene: Scene) -> None:
    file, reference = scene.folder / "new.gwasplan", manifest(scene.folder / "manifest.tsv")
    assert main(["plan", "new", str(file), *NEW, "--reference", str(reference)]) == 0
    plan = load_plan(file)
    assert plan.design.reference == "manifest.tsv"
    assert plan.design.reference_sha256 == hashlib.sha256(reference.read_bytes()).hexdigest()
    prepare_release(plan, scene.study, base=scene.folder)
    manifest(reference, counted="G", other="A")
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        prepare_release(plan, scene.study, base=scene.folder)


def test_a_new_plan_pins_a_panel_by_all_its_files(scene: Scene) -> None:
    others = [("PANEL", f"P{i}") for i in range(len(is_case()))]
    panel = make_plink(scene.folder, genotypes(3), is_case(), name="panel", people=others)
    file = scene.folder / "new.gwasplan"
    words = ["plan", "new", str(file), *NEW, "--reference", str(panel), "--score", "trend", "--fill", "panel-mode"]
    assert main(words) == 0
    plan = load_plan(file)
    prepare_release(plan, scene.study, base=scene.folder)
    make_plink(scene.folder, genotypes(4), is_case(), name="panel", people=others)
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        prepare_release(plan, scene.study, base=scene.folder)


@pytest.mark.parametrize("option", ["--reference", "--candidates", "--loci"])
@pytest.mark.parametrize("odd", ["a\udcff.tsv", "a\nb.tsv"])
def test_a_name_that_no_plan_can_hold_is_bad_input(
    scene: Scene, option: str, odd: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = manifest(scene.folder / odd)
    plan = scene.folder / "new.gwasplan"
    assert main(["plan", "new", str(plan), *NEW, option, str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert not plan.exists()


def test_a_reference_that_is_not_there_makes_no_plan(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    plan = scene.folder / "new.gwasplan"
    assert main(["plan", "new", str(plan), *NEW, "--reference", str(scene.folder / "none.tsv")]) == 2
    assert not plan.exists()


def test_a_plan_may_have_a_name_that_is_no_text_since_its_title_does_not_follow_from_it(scene: Scene) -> None:
    plan = scene.folder / "a\udcff.gwasplan"
    assert main(["plan", "new", str(plan), *NEW]) == 0
    plan.unlink()
    assert main(["plan", "new", str(plan), *NEW, "--title", "A study"]) == 0


def test_a_listed_site_that_the_study_lacks_is_not_to_be_taken_out(scene: Scene) -> None:
    listed = scene.folder / "list.txt"
    listed.write_text("rs1\nrs2\nrs999\n", encoding="utf-8")
    candidates = CandidateList(kind="file", path=str(listed), origin="a list")
    with pytest.raises(InvalidInput, match="rs999") as refused:
        scene.prepared(design=replace(scene.plan.design, candidates=candidates))
    assert "Do not remove" in refused.value.hint
    assert not scene.ledger.exists()
