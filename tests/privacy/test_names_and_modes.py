"""Names of folders and files stay out of whatever is written for others, and what is exact is its owner's alone."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.crash_log import crash_text, write_crash_log
from gwasprivacy.base.platforms import naming
from gwasprivacy.base.safe_files import write_all, write_atomic
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.plan.plan_places import published
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.signing import generate_key
from gwasprivacy.study.design import CandidateList, Loci
from tests.cli.plan_words import TOP_ONE_OF_TWENTY
from tests.release.planning_scene import planning_plan
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, Scene, set_up
from tests.study.make_plink import random_plink

SECRET = "hiv"


@pytest.fixture
def everybody_reads() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    """The small study in a folder, and files of a plan beside it, whose names nobody should read."""
    folder = tmp_path / "hiv cohort"
    folder.mkdir()
    scene = set_up(folder)
    ids, loci = folder / "hiv-ids.txt", folder / "hiv-loci.bed"
    ids.write_text("".join(f"rs{number}\n" for number in range(1, 31)), encoding="utf-8")
    loci.write_text("1 0 100000000\n", encoding="utf-8")
    design = replace(
        scene.plan.design,
        candidates=CandidateList(kind="file", path="../hiv cohort/hiv-ids.txt", origin="the array's manifest"),
        loci=Loci(path="../hiv cohort/hiv-loci.bed"),
        reference="../hiv cohort/hiv-panel.frq",
    )
    (folder / "hiv-panel.frq").write_text(
        "snp a1 a2 freq\n" + "".join(f"rs{i} A G 0.4\n" for i in range(1, 31)), encoding="utf-8"
    )
    return replace(scene, plan=replace(scene.plan, design=design))


def texts(folder: Path) -> str:
    return "\n".join(path.read_bytes().decode("latin-1") for path in folder.rglob("*") if path.is_file())


def names(folder: Path) -> list[str]:
    return [str(path.relative_to(folder)) for path in folder.rglob("*")]


def test_a_release_names_no_folder_and_no_file(scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = scene.folder / "hiv-study.gwasplan"
    save_plan(scene.plan, plan)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    out = tmp_path / "out"
    words = [
        "--study",
        str(scene.study),
        "--ledger",
        str(scene.ledger),
        "--key",
        str(scene.key_path),
        "--out",
        str(out),
    ]
    assert main(["release", str(plan), *words]) == 0
    assert main(["verify", str(next(out.glob("*.release.json"))), "--key", str(scene.public_key_path)]) == 0
    assert SECRET not in texts(out)
    assert not [name for name in names(out) if SECRET in name]
    import base64

    for report in out.glob("*.release.json"):
        statement = base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]).decode()
        assert SECRET not in statement
        assert '"reference":"reference"' in statement
    assert SECRET.encode() not in scene.ledger.read_bytes()


def test_a_planning_report_names_no_folder_and_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "hiv cohort"
    folder.mkdir()
    panel, _, _ = random_plink(folder, n_snps=30, n_cases=40, n_controls=40, name="hiv-panel")
    plan = planning_plan()
    assert plan.scenario is not None
    causal = tuple(replace(each, snp=f"rs{place + 1}") for place, each in enumerate(plan.scenario.disease.causal))
    disease = replace(plan.scenario.disease, causal=causal[:1])
    scenario = replace(plan.scenario, engine=Engine.PANEL, panel=str(panel), disease=disease, n_studies=3, sizes=(100,))
    report, data = make_planning_report(replace(plan, scenario=scenario), base=folder)
    assert SECRET not in data.decode()
    assert report.plan.scenario is not None
    assert report.plan.scenario.panel == "panel"


def test_a_new_plan_takes_no_title_and_no_origin_from_names(tmp_path: Path) -> None:
    ids = tmp_path / "hiv-ids.txt"
    ids.write_text("rs1\n", encoding="utf-8")
    path = tmp_path / "hiv-study.gwasplan"
    assert main(["plan", "new", str(path), *TOP_ONE_OF_TWENTY, "--candidates", str(ids)]) == 0
    plan = load_plan(path)
    assert SECRET not in plan.title
    assert SECRET not in plan.design.candidates.origin
    assert SECRET not in json.dumps(published(plan).to_json())


def test_a_crash_log_names_code_of_the_program_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    scripts = tmp_path / "gwasprivacy" / "hiv cohort"
    scripts.mkdir(parents=True)
    script = scripts / "hiv.py"
    script.write_text("from gwasprivacy.base.number_words import three_digits\nthree_digits('x')\n", encoding="utf-8")
    try:
        exec(compile(script.read_text(encoding="utf-8"), str(script), "exec"))
    except Exception:
        text = crash_text(sys.exc_info())
        old = os.umask(0)
        try:
            log = Path(write_crash_log(sys.exc_info()))
        finally:
            os.umask(old)
    assert SECRET not in text
    assert "gwasprivacy/base/number_words.py:" in text
    assert log.stat().st_mode & 0o777 == 0o600
    assert log.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.usefixtures("everybody_reads")
def test_exact_statistics_are_the_owners_alone(tmp_path: Path) -> None:
    study = random_plink(tmp_path)[0]
    for command, options in (("tables", []), ("scores", ["--score", "tv"])):
        for name in ("t.tsv", "t.tsv.gz"):
            out = tmp_path / f"{command}-{name}"
            out.write_text("open to everybody", encoding="utf-8")
            out.chmod(0o666)
            assert main([command, str(study), "--out", str(out), "--force", *options]) == 0
            assert out.stat().st_mode & 0o777 == 0o600
    opened: list[int] = []
    real = os.open

    def watched(path: str, flags: int, mode: int = 0o777, **more: int) -> int:
        if flags & os.O_CREAT:
            opened.append(mode)
        return real(path, flags, mode, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", watched)
        write_atomic(tmp_path / "one", b"x", mode=0o600)
        write_all({tmp_path / "two": b"x"}, mode=0o600)
    # Without hard links each is made twice: the name is taken first.
    n_files = 2 if hasattr(naming.os, "link") else 4
    assert opened == [0o600] * n_files, "a temporary file is as closed as the file itself"


@pytest.mark.usefixtures("everybody_reads")
def test_caches_and_settings_are_the_owners_alone(tmp_path: Path) -> None:
    from gwasprivacy.ui.shell.settings import Settings

    folder = tmp_path / "cache"
    AnswerStore(folder).keep_curve(
        "0" * 64, Curve(points=(Point(n_people=5, p_all=0.1, p_any=0.2),), is_estimate=False)
    )
    (kept,) = folder.iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    settings = Settings(tmp_path / "config" / "window.ini")
    settings.add_recent_plan(tmp_path / "hiv.gwasplan")
    settings.sync()
    assert settings.recent_plans == [tmp_path / "hiv.gwasplan"]
    assert settings.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("everybody_reads")
def test_a_ledger_is_the_owners_alone(scene: Scene) -> None:
    publish(prepare_release(scene.plan, scene.study, base=scene.folder), scene.ledger, generate_key(), scene.out)
    assert scene.ledger.stat().st_mode & 0o777 == 0o600


def test_plans_without_files_are_published_as_they_are() -> None:
    plan = planning_plan()
    assert published(plan) == plan
    assert plan.scenario is None or plan.scenario.panel == Scenario().panel
