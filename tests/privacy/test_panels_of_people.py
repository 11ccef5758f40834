"""A study's people as the panel of simulations: refused where a ledger knows them, and never called public by the program."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.known_panels import KnownPeople, require_other_people, require_unknown_people
from gwasprivacy.release.planning_report.planning import make_planning_report
from tests.release.planning_scene import planning_plan
from tests.release.scene import Scene, genotypes, is_case
from tests.study.make_people import write_people
from tests.study.make_plink import make_plink

DISEASE = DiseaseModel(prevalence=0.1, causal=(CausalSnp(frequency=0.3, odds_ratio=1.5, snp="rs7"),))


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """A study that a ledger knows by a release."""
    scene.release()
    return scene


@pytest.fixture
def everybody_reads() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def plan_file(scene: Scene, panel: Path | None, engine: Engine = Engine.RESAMPLE) -> Path:
    named = None if panel is None else str(panel)
    scenario = Scenario(disease=DISEASE, engine=engine, panel=named, n_studies=2, sizes=(40, 80))
    path = scene.folder / "imagined.gwasplan"
    save_plan(replace(scene.plan, scenario=scenario), path)
    return path


def renamed(scene: Scene) -> Path:
    """Half of the study's people, with others, in a file of another name."""
    calls = np.hstack([genotypes()[:, :20], genotypes(5)[:, :20]])
    names = [(f"F{i + 1}", f"I{i + 1}") for i in range(20)] + [("P", str(i)) for i in range(20)]
    return make_plink(scene.folder, calls, np.zeros(40), name="kg", people=names)


def strangers(scene: Scene) -> Path:
    people = [("P", str(i)) for i in range(40)]
    return make_plink(scene.folder, genotypes(5), is_case(), name="public", people=people)


@pytest.mark.parametrize("command", ["simulate-study", "simulate", "plan report", "audit"])
def test_people_of_a_known_study_are_no_panel(scene: Scene, capsys: pytest.CaptureFixture[str], command: str) -> None:
    out = scene.folder / "out"
    out.mkdir()
    options = {
        "simulate-study": ["simulate-study", "--out", str(out / "made"), "--seed", "1"],
        "simulate": ["simulate", "--out", str(out / "curve.csv")],
        "audit": ["audit", "--draws", "100", "--studies", "1", "--no-self-test"],
        "plan report": ["plan", "report", "--out", str(out), "--no-pdf"],
    }[command]
    for panel in (scene.study, renamed(scene)):
        plan = plan_file(scene, panel)
        assert main([*options, str(plan), "--ledger", str(scene.ledger)]) == 3
        assert "it contains people of a study in the ledger" in capsys.readouterr().err
        assert not list(out.iterdir())
    assert main([*options, str(plan_file(scene, strangers(scene))), "--ledger", str(scene.ledger)]) == 0
    assert bool(list(out.iterdir())) == (command != "audit")


def test_a_vcf_of_known_people_is_no_panel(scene: Scene) -> None:
    head = "##fileformat=VCFv4.3\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t"
    path = scene.folder / "panel.vcf"
    for names, known in (("F3_I3\tX", True), ("X\tY", False)):
        path.write_text(f"{head}{names}\n1\t5\trs1\tA\tG\t.\t.\t.\tGT\t0|1\t1|1\n", encoding="utf-8")
        if known:
            with pytest.raises(PrivacyRefusal) as caught:
                require_unknown_people(str(path), KnownPeople(ledger=scene.ledger))
            assert caught.value.code == "panel.known-people"
        else:
            require_unknown_people(str(path), KnownPeople(ledger=scene.ledger))
    require_unknown_people(None, KnownPeople(ledger=scene.ledger))


@pytest.mark.usefixtures("everybody_reads")
@pytest.mark.parametrize("engine", [Engine.RESAMPLE, Engine.PANEL])
def test_a_study_made_of_a_users_panel_is_the_owners_alone_and_says_what_it_is(
    scene: Scene, capsys: pytest.CaptureFixture[str], engine: Engine
) -> None:
    plan = plan_file(scene, strangers(scene), engine)
    assert main(["simulate-study", str(plan), "--out", str(scene.folder / "made"), "--seed", "1"]) == 0
    assert "protect these files like the panel" in capsys.readouterr().err
    files = [path for path in scene.folder.iterdir() if path.name.startswith("made.")]
    assert len(files) == 4
    assert {path.stat().st_mode & 0o777 for path in files} == {0o600}
    truth = json.loads((scene.folder / "made.truth.json").read_text(encoding="utf-8"))
    assert "genotypes of people in the panel that the user named" in truth["warning"]


def test_a_study_of_imagined_people_carries_no_warning(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = Scenario(disease=DISEASE, engine=Engine.FAST, n_snps=20)
    save_plan(replace(scene.plan, scenario=scenario), scene.folder / "fast.gwasplan")
    out = scene.folder / "made"
    assert main(["simulate-study", str(scene.folder / "fast.gwasplan"), "--out", str(out), "--seed", "1"]) == 0
    assert "Warning" not in capsys.readouterr().err
    assert "warning" not in json.loads(out.with_name("made.truth.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("engine", [Engine.RESAMPLE, Engine.PANEL])
def test_a_planning_report_calls_no_panel_public_that_the_program_cannot_vouch_for(
    scene: Scene, engine: Engine
) -> None:
    def signed(panel: Path | None, plan: Plan) -> str:
        scenario = Scenario(disease=DISEASE, engine=engine, panel=str(panel), n_studies=2, sizes=(40, 80))
        return make_planning_report(replace(plan, scenario=scenario))[1].decode()

    text = signed(strangers(scene), planning_plan())
    assert "a panel that the user named" in text
    assert "public panel" not in text


def array(seed: int, n_people: int) -> np.ndarray:
    """Genotypes of 600 common SNPs, the same frequencies for every seed: (n_snps, n_people)."""
    frequency = np.random.default_rng(7).uniform(0.25, 0.75, 600)
    return np.random.default_rng(seed).binomial(2, frequency[:, None], (600, n_people)).astype(np.uint8)


def npz_panel(folder: Path, calls: np.ndarray) -> Path:
    """Each person as two haplotypes next to each other, as ``packaging/make_panel.py`` writes panels."""
    first = (calls > 0).astype(np.uint8)
    second = (calls > 1).astype(np.uint8)
    haplotypes = np.stack([first, second], axis=2).reshape(len(calls), -1)
    n = len(calls)
    path = folder / "panel.npz"
    np.savez(
        path,
        format=np.array("gwasprivacy-panel/1"),
        n_haplotypes=np.array(haplotypes.shape[1]),
        bits=np.packbits(haplotypes, axis=1),
        morgans=np.arange(n) / n,
        pos=1000 * np.arange(1, n + 1),
        chrom=np.array(["1"] * n),
        snp=np.array([f"rs{row + 1}" for row in range(n)]),
        a1=np.array(["A"] * n),
        a2=np.array(["G"] * n),
    )
    return path


@pytest.mark.parametrize("kind", ["plink1", "vcf", "npz"])
def test_people_of_the_open_study_are_no_panel_whatever_they_are_called_there(tmp_path: Path, kind: str) -> None:
    own, others = array(1, 30), array(2, 30)
    study = make_plink(tmp_path, own, np.arange(30) % 2 == 0, people=[(f"A{i}", f"A{i}") for i in range(30)])
    known = KnownPeople(study=study)
    mixed = np.hstack([others, own[:, 3:4]])

    def panel(calls: np.ndarray) -> Path:
        if kind == "npz":
            return npz_panel(tmp_path, calls)
        return write_people(kind, tmp_path, calls, [f"B{i}" for i in range(calls.shape[1])], name="panel")

    with pytest.raises(PrivacyRefusal) as caught:
        require_unknown_people(panel(mixed), known)
    assert caught.value.code == "panel.people-of-study"
    assert "A3" not in str(caught.value)
    os.utime(panel(others), ns=(1, 1))  # another file, also to a clock that is coarse
    require_unknown_people(panel(others), known)
    require_unknown_people(panel(mixed), KnownPeople())  # nobody is known here


def test_a_panel_that_lies_beside_the_plan_is_found_there(scene: Scene) -> None:
    copied = Scenario(disease=DISEASE, engine=Engine.RESAMPLE, panel="study.bed")
    with pytest.raises(PrivacyRefusal) as caught:
        require_other_people(copied, scene.folder, KnownPeople(study=scene.study.with_suffix(".bed")))
    assert caught.value.code == "panel.people-of-study"


def test_a_plan_whose_people_are_imagined_asks_nobody(scene: Scene) -> None:
    """Without a panel, or with one that only lends its frequencies, no file is opened."""
    known = KnownPeople(study=scene.folder / "there is none")
    require_other_people(None, scene.folder, known)
    require_other_people(Scenario(disease=DISEASE, engine=Engine.FAST, panel="none.vcf"), scene.folder, known)
    require_other_people(Scenario(disease=DISEASE, engine=Engine.RESAMPLE), scene.folder, known)
