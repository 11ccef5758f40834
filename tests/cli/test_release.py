"""``gwasprivacy release``, ``ledger`` and ``verify`` together: exit codes, JSON keys, and one line for every fault."""

from __future__ import annotations

import errno
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.cli.main import main
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import engine
from gwasprivacy.release.ledger.ledger import Ledger
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.scene import PASSPHRASE, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


class WithoutTypst:
    """A machine on which what sets the pages cannot be loaded."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == "typst":
            raise ImportError("DLL load failed while importing typst")


@pytest.fixture
def scene(scene: Scene, tmp_path: Path) -> Scene:
    save_plan(scene.plan, tmp_path / "small.gwasplan")
    return scene


def release(scene: Scene, *more: object, study: Path | None = None) -> int:
    folder = scene.folder
    arguments = [folder / "small.gwasplan", "--study", study or scene.study, "--ledger", scene.ledger]
    return main(["release", *map(str, [*arguments, "--key", scene.key_path, "--out", scene.out, *more])])


def shown(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Traceback" not in captured.err
    lines = [line for line in captured.err.splitlines() if not line.startswith("note:")]
    assert len(lines) == 1
    return lines[0]


def test_the_whole_path_release_verify_ledger(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    assert release(scene, "--json") == 0
    made = shown(capsys)
    assert (made["spent_epsilon"], made["remaining_epsilon"]) == (1.5, 1.5)
    report = Path(made["report"])
    assert report == scene.out / "Small-study-1.release.json"
    assert (scene.out / "Small-study-1.release.pdf").read_bytes().startswith(b"%PDF")
    assert main(["verify", str(report), "--key", str(scene.public_key_path), "--json"]) == 0
    checked = shown(capsys)
    assert (checked["valid"], checked["key_id"]) == (True, scene.key.key_id)
    assert main(["ledger", str(scene.ledger), "--json"]) == 0
    kept = shown(capsys)
    assert kept["intact"] is True
    assert kept["studies"][0]["remaining"] == 1.5
    assert kept["studies"][0]["releases"][0]["payload_sha256"] == made["payload_sha256"]
    assert release(scene) == 0
    assert "Signed report" in capsys.readouterr().out
    assert release(scene) == 3
    assert "left for this study" in one_line(capsys)


def test_words_instead_of_json(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    assert release(scene) == 0
    assert main(["verify", str(scene.out / "Small-study-1.release.json"), "--key", str(scene.public_key_path)]) == 0
    assert "is valid" in capsys.readouterr().out
    assert main(["ledger", str(scene.ledger), "--study", "study-1"]) == 0
    assert "the chain is intact" in capsys.readouterr().out
    assert main(["ledger", str(scene.ledger), "--study", "Small study"]) == 0
    capsys.readouterr()
    assert main(["ledger", str(scene.ledger), "--study", "study-7"]) == 2
    assert "study-1" in one_line(capsys)


def test_a_dry_run_needs_no_key_and_changes_nothing(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(scene.folder.rglob("*"))
    arguments = [scene.folder / "small.gwasplan", "--study", scene.study, "--ledger", scene.ledger, "--dry-run"]
    assert main(["release", *map(str, arguments)]) == 0
    assert "nothing was spent" in capsys.readouterr().out
    assert main(["release", *map(str, arguments), "--json"]) == 0
    would = shown(capsys)
    assert (would["dry_run"], would["spent_epsilon"], would["remaining_epsilon"]) == (True, 1.5, 1.5)
    assert would["predicate"]["result"] is None
    assert sorted(scene.folder.rglob("*")) == before


def test_dry_run_and_release_say_the_forecast_of_this_study_and_that_the_plans_is_of_another(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    other = "This study has 30 candidate SNPs; the plan’s forecast is for 10,000."
    here = "With 40 participants and 30 candidate SNPs, at least one of the two causal SNPs is published with "
    assert release(scene, "--dry-run") == 0
    dry = capsys.readouterr().out
    assert other in dry
    assert here in dry
    assert release(scene) == 0
    told = capsys.readouterr().err
    assert f"note: {other}" in told
    assert f"note: {here}" in told
    assert release(scene, "--dry-run", "--json") == 0
    forecast = shown(capsys)["forecast"]
    assert (forecast["n_candidates"], forecast["plan_n_candidates"], forecast["n_participants"]) == (30, 10_000, 40)
    assert 0 <= forecast["low"] < forecast["high"] <= 1


def test_a_plan_for_as_many_candidates_as_the_study_has_is_of_no_other(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    save_plan(replace(scene.plan, scenario=Scenario(n_snps=30)), scene.folder / "small.gwasplan")
    assert release(scene, "--dry-run") == 0
    said = capsys.readouterr().out
    assert "This study has" not in said
    assert "With 40 participants and 30 candidate SNPs" in said


@pytest.mark.parametrize("missing", ["--key", "--out"])
def test_a_real_release_needs_key_and_folder(scene: Scene, capsys: pytest.CaptureFixture[str], missing: str) -> None:
    arguments = {"--study": scene.study, "--ledger": scene.ledger, "--key": scene.key_path, "--out": scene.out}
    del arguments[missing]
    flat = [str(part) for pair in arguments.items() for part in pair]
    assert main(["release", str(scene.folder / "small.gwasplan"), *flat]) == 2
    assert missing in one_line(capsys)


def test_every_fault_is_one_line_with_its_exit_code_and_spends_nothing(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert release(scene, study=scene.folder / "nobody") == 2
    assert "nobody" in one_line(capsys)
    bed = scene.study.with_suffix(".bed")
    whole = bed.read_bytes()
    bed.write_bytes(whole[:-1])
    assert release(scene) == 2
    assert ".bed" in one_line(capsys)
    bed.write_bytes(whole)
    fam = scene.study.with_suffix(".fam")
    people = fam.read_text(encoding="utf-8")
    fam.write_text(people.replace(" 2\n", " -9\n", 1), encoding="utf-8")
    assert release(scene) == 2
    assert "study.fam, line 1" in one_line(capsys)
    fam.write_text(people, encoding="utf-8")
    calls = genotypes()
    calls[0, 0] = 3
    make_plink(scene.folder, calls, is_case())
    file = scene.folder / "small.gwasplan"
    save_plan(replace(scene.plan, release=replace(scene.plan.release, score=ScoreChoice(name="trend"))), file)
    assert release(scene) == 3
    assert "allele" in one_line(capsys)
    save_plan(replace(scene.plan, title=UNTITLED), file)
    assert release(scene, study=scene.folder / "nobody") == 2
    assert "no name yet" in one_line(capsys), "before a study is read, which may take minutes"
    save_plan(scene.plan, file)
    make_plink(scene.folder, genotypes(), is_case())
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "the wrong passphrase")
    assert release(scene) == 2
    assert "passphrase" in one_line(capsys)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    scene.ledger.write_bytes(b"scribbles")
    assert release(scene) == 3
    assert "ledger" in one_line(capsys)
    assert not scene.out.exists()
    assert main(["ledger", str(scene.ledger)]) == 3
    one_line(capsys)
    assert main(["ledger", str(scene.folder / "none")]) == 2
    one_line(capsys)


def test_a_crash_in_between_is_said_at_the_next_start_and_by_ledger(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:

        def breaks(*args: object) -> None:
            raise RuntimeError("rs4")

        patch.setattr(engine, "draw", breaks)
        assert release(scene) == 3
    error = capsys.readouterr().err
    assert "nothing was published" in error
    assert "there is a bug; the log is" in error
    log = next((scene.folder / "state").rglob("crash.log")).read_text(encoding="utf-8")
    assert "RuntimeError" in log
    assert "rs4" not in log + error
    assert Ledger(scene.ledger).read().accounts[0].spent_units == to_units(1.5)
    assert main(["ledger", str(scene.ledger)]) == 0
    assert "spent, nothing published" in capsys.readouterr().out
    assert release(scene) == 0
    assert "was spent and nothing was published" in capsys.readouterr().err


def test_a_release_without_its_pdf_is_a_release_and_no_success_for_a_script(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "typst", raising=False)
    monkeypatch.setattr(sys, "meta_path", [WithoutTypst(), *sys.meta_path])
    assert release(scene, "--json") == 2
    made = shown(capsys)
    assert made["pdf"] is None
    (note,) = (each for each in made["warnings"] if "PDF" in each)
    assert note.startswith(
        "The PDF was not written: The pages could not be made: DLL load failed while importing typst."
    )
    assert not list(scene.out.glob("*.pdf"))
    again = ["render", made["report"], "--key", str(scene.public_key_path)]
    assert main(again) == 2
    assert "Install gwasprivacy again with all of its packages." in one_line(capsys)
    assert not list(scene.out.glob("*.pdf"))
    finish = ["finish", str(scene.ledger), "--out", str(scene.out), "--key", str(scene.public_key_path)]
    assert main(finish) == 2
    assert main([*finish, "--no-pdf"]) == 0
    monkeypatch.undo()
    assert main(again) == 0
    assert list(scene.out.glob("*.pdf"))


def full(*args: object, **more: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("gwasprivacy.release.ledger.ledger.tempfile.mkstemp", "No ledger can be made"),
        ("gwasprivacy.release.ledger.ledger.sync_handle", "No ledger can be made"),
        ("gwasprivacy.release.publication.preallocate", "no space left"),
        ("gwasprivacy.release.publication.Publication.write_report", "nothing was published"),
        ("gwasprivacy.release.publication.Publication.write_tables", ""),
    ],
)
def test_a_full_disk_has_one_exit_code_wherever_it_is_met(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, where: str, said: str
) -> None:
    monkeypatch.setattr(where, full)
    assert release(scene, "--no-pdf") == 2
    if said:
        assert said in one_line(capsys)
    else:
        assert "a file made from it is missing: no space left" in capsys.readouterr().err


def test_verify_says_no_with_exit_code_four(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    assert release(scene) == 0
    capsys.readouterr()
    report = scene.out / "Small-study-1.release.json"
    arguments = ["verify", str(report), "--key", str(scene.public_key_path)]
    whole = report.read_bytes()
    report.write_bytes(whole.replace(b"A", b"B", 1))
    assert main(arguments) == 4
    assert "NOT valid" in one_line(capsys)
    assert main([*arguments, "--json"]) == 4
    checked = shown(capsys)
    assert checked["valid"] is False
    assert checked["reason"]
    report.write_bytes(whole)
    assert main(["verify", str(report), "--key", str(report)]) == 4
    assert main(["verify", str(report), "--key", str(scene.folder / "none.pem")]) == 2
    assert main(["verify", str(scene.folder / "none.json"), "--key", str(scene.public_key_path)]) == 2


@pytest.mark.parametrize("what", sorted(CHOICES))
def test_every_kind_of_release_from_plan_to_verify(scene: Scene, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    save_plan(plan_of(what), scene.folder / "small.gwasplan")
    words = [
        "release",
        str(scene.folder / "small.gwasplan"),
        "--study",
        str(scene.study),
        "--ledger",
        str(scene.ledger),
    ]
    assert main([*words, "--dry-run"]) == 0
    assert "The report would contain this, and nothing else" in capsys.readouterr().out
    assert release(scene, "--json") == 0
    made = shown(capsys)
    assert (scene.out / "Small-study-1.release.pdf").read_bytes().startswith(b"%PDF")
    assert main(["verify", made["report"], "--key", str(scene.public_key_path), "--json"]) == 0
    assert shown(capsys)["valid"] is True
    names = [snp["variant_id"] for snp in made["snps"]]
    assert names == [snp["variant_id"] for snp in made["result"].get("snps", ())]


def test_the_numbers_are_said_in_words(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    for what, words in (
        ("values", "laplace noise of scale 6.00"),
        ("genotype counts", "controls "),
        ("significant count", "significant, up to the noise"),
    ):
        save_plan(plan_of(what, epsilon=0.5, budget=3.0), scene.folder / "small.gwasplan")
        assert release(scene, "--no-pdf") == 0
        assert words in capsys.readouterr().out


def test_a_size_that_is_secret_is_nowhere_in_what_is_written(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of("allele counts", "unbounded")
    plan = replace(plan, design=replace(plan.design, n_cases=7777, n_controls=8888))
    save_plan(plan, scene.folder / "small.gwasplan")
    assert release(scene) == 0
    captured = capsys.readouterr()
    assert "neither the study’s own numbers nor these rounded" in captured.err
    table = (scene.out / "Small-study-1.release.tsv").read_text(encoding="utf-8") + (
        scene.out / "results.json"
    ).read_text(encoding="utf-8")
    assert "frequency" not in table
    assert (
        json.loads((scene.out / "results.json").read_text(encoding="utf-8"))["results"]["output_0"]["properties"][
            "n_cases"
        ]
        is None
    )
