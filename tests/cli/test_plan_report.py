"""``gwasprivacy plan report``: files, options, refusals in one line, cancel."""

from __future__ import annotations

import json
import math
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.cli import watched_work
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.signing import write_key_pair
from tests.release.planning_scene import KEY, planning_plan

PASSPHRASE = "correct horse battery"


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    save_plan(planning_plan(), tmp_path / "small.gwasplan")
    return tmp_path / "small.gwasplan"


def report(plan: Path, *arguments: object, out: str = "out") -> int:
    """Inline, so that a test starts no processes."""
    return main(["plan", "report", str(plan), "--out", str(plan.parent / out), "--jobs", "1", *map(str, arguments)])


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_it_writes_report_plan_and_pdf_and_verify_knows_a_plan(
    plan: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    private, public = write_key_pair(KEY, plan.parent / "board", PASSPHRASE)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    assert report(plan, "--key", private, "--releases", 2, "--seed", 3, "--json") == 0
    found = answer(capsys)
    assert os.environ["GWASPRIVACY_PASSPHRASE"] == PASSPHRASE
    assert found["signed"]
    assert [Path(found[name]).name for name in ("report", "plan", "pdf")] == [
        "Small-plan.planning.json",
        "Small-plan.planning.gwasplan",
        "Small-plan.planning.pdf",
    ]
    assert sum(row["release"]["epsilon"] for row in found["releases"]) == pytest.approx(math.log(3), abs=1e-11)
    assert found["releases"][1]["in_all"]["gamma"] == pytest.approx(2.0)
    assert main(["verify", found["report"], "--key", str(public), "--json"]) == 0
    verified = answer(capsys)
    assert (verified["valid"], verified["kind"]) == (True, "plan")
    assert verified["payload_sha256"] == found["payload_sha256"]
    assert main(["verify", found["report"], "--key", str(public)]) == 0
    said = capsys.readouterr().out
    assert "a planning report, not a release" in said
    assert "ledger" not in said


def test_without_a_key_it_is_not_signed_and_verify_says_so(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, public = write_key_pair(KEY, plan.parent / "board", PASSPHRASE)
    assert report(plan, "--no-pdf") == 0
    said = capsys.readouterr().out
    assert "not signed" in said
    assert "at most 75 % sure" in said
    assert not (plan.parent / "out" / "Small-plan.planning.pdf").exists()
    assert main(["verify", str(plan.parent / "out" / "Small-plan.planning.json"), "--key", str(public)]) == 4
    assert "unsigned planning report" in capsys.readouterr().err


def test_shares_kinds_and_the_seed_are_taken(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--split", "60%", "30%", "--snps", 2, 3, "--mechanisms", "joint", "exponential", "--scores", "tv"]
    assert report(plan, *options, "--seed", 8, "--studies", 3, "--target", 0.6, "--no-pdf", "--json") == 0
    found = answer(capsys)
    whole = math.log(3)
    assert [row["release"]["epsilon"] for row in found["releases"]] == pytest.approx([0.6 * whole, 0.3 * whole])
    assert [row["release"]["n_snps"] for row in found["releases"]] == [2, 3]
    assert [row["release"]["mechanism"] for row in found["releases"]] == ["joint", "exponential"]
    assert found["budget"]["left"] == pytest.approx(0.1 * whole, abs=1e-11)
    assert found["study"]["target_probability"] == 0.6
    written = json.loads((plan.parent / "out" / "Small-plan.planning.gwasplan").read_text(encoding="utf-8"))
    assert (written["scenario"]["seed"], written["scenario"]["n_studies"]) == (8, 3)


def test_nothing_is_overwritten_without_force(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = plan.parent / "out"
    folder.mkdir()
    (folder / "Small-plan.planning.pdf").write_text("mine", encoding="utf-8")
    assert report(plan) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["Small-plan.planning.pdf"]
    assert report(plan, "--force", "--no-pdf") == 0


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--releases", 0], 2, "between 1 and 20 releases can be planned"),
        (["--split", "0.3", "x"], 2, "--split: 'x' is not a number"),
        (["--split", "0.3", "50%"], 2, "--split mixes"),
        (["--split", "0.3", "-0.1"], 2, "planned[1].epsilon"),
        (["--split", "nan"], 2, "planned[0].epsilon"),
        (["--split", "80%", "30%"], 2, "110 %"),
        (["--split", "1", "1"], 3, "budget is 1.09861"),
        (["--releases", 2, "--snps", 1, 2, 3], 2, "--snps has 3 values for 2"),
        (["--releases", 2, "--snps", 1, 0], 2, "planned[1].n_snps"),
        (["--releases", 2, "--mechanisms", "joint", "guess"], 2, "planned[1].mechanism"),
        (["--releases", 2, "--mechanisms", "joint", "significant-set"], 3, "Planned release 2"),
        (["--studies", 1], 2, "--studies 1 is too small"),
        (["--seed", -1], 2, "--seed -1"),
        (["--target", 1.5], 2, "scenario.target_probability"),
        (["--key", "nowhere.pem"], 2, "nowhere.pem does not exist"),
    ],
)
def test_wrong_input_is_one_line_and_writes_nothing(
    options: list[object], code: int, words: str, plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(plan, *options) == code
    said = capsys.readouterr().err.strip()
    assert words in said
    assert "\n" not in said
    assert not (plan.parent / "out").exists()


def test_an_interrupt_cancels_and_writes_nothing(plan: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: watched_work.TerminalProgress, stage: str, done: float, total: float) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(watched_work.TerminalProgress, "__call__", interrupt)
    assert report(plan) == 130
    assert not (plan.parent / "out").exists()


EVERY_KIND = [
    *("--planned", "joint", "40%", "snps=2", "score=tv"),
    *("--planned", "exponential", "20%", "score=genotypic", "snps=3", "values=50%"),
    *("--planned", "values", "10%", "snps=rs1,rs2"),
    *("--planned", "significant-count", "20%", "score=distance", "test=genotypic", "p-value=1e-3"),
]


def test_releases_of_every_kind_are_planned_and_kept(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(plan, *EVERY_KIND, "--keep", "--no-pdf", "--json") == 0
    rows = answer(capsys)["releases"]
    whole = math.log(3)
    assert [row["release"]["epsilon"] for row in rows] == pytest.approx(
        [share * whole for share in (0.4, 0.2, 0.1, 0.2)]
    )
    assert rows[1]["release"]["values_epsilon"] == pytest.approx(0.1 * whole)
    assert rows[2]["noise"]["half_width"] == pytest.approx(2 * math.log(20) / (0.1 * whole))
    assert rows[3]["release"]["threshold"] == -0.5
    assert rows[3]["count"]["within"] <= 60
    # The plan keeps them and nothing else: the assumptions of the report stay in the report's own plan.
    kept = load_plan(plan)
    assert [each.mechanism for each in kept.planned] == ["joint", "exponential", "values", "significant-count"]
    assert kept.release == planning_plan().release
    for name in ("Small-plan.planning.gwasplan", "../small.gwasplan"):
        path = plan.parent / "out" / name
        assert main(["plan", "report", str(path), "--out", str(plan.parent / "again"), "--jobs", "1", "--no-pdf", "--json",
                     "--force"]) == 0  # fmt: skip
        assert [row["release"] for row in answer(capsys)["releases"]] == [
            row["release"] | {"budget": None} for row in rows
        ]
    assert main(["plan", "check", str(plan)]) == 0
    assert main(["plan", "show", str(plan)]) == 0
    assert "Planned so far" in capsys.readouterr().out
    # Other ones on the command line take their place, in the report only.
    assert report(plan, "--releases", 2, "--no-pdf", "--json", out="other") == 0
    assert len(answer(capsys)["releases"]) == 2
    assert load_plan(plan) == kept


def test_a_plan_that_plans_more_than_its_budget_fails_its_check(plan: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = load_plan(plan)
    one = replace(found.release, epsilon=0.6)
    save_plan(replace(found, planned=(one, one)), plan)
    assert main(["plan", "check", str(plan)]) == 3
    assert "need ε = 1.2 together; the plan’s budget is 1.09861" in capsys.readouterr().err
    assert report(plan) == 3


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--planned", "joint"], 2, "has no ε"),
        (["--planned", "joint", "snps=2"], 2, "has no ε"),
        (["--planned", "joint", "x"], 2, "'x' is not a number"),
        (["--planned", "joint", "50%", "--planned", "joint", "0.1"], 2, "mixes ε and shares"),
        (["--planned", "guess", "50%"], 2, "planned[0].mechanism"),
        (["--planned", "joint", "50%", "colour=red"], 2, "'colour=red' is not understood"),
        (["--planned", "joint", "50%", "snps=two"], 2, "snps=two is not a whole number"),
        (["--planned", "joint", "50%", "snps=1", "snps=2"], 2, "snps is given twice"),
        (["--planned", "joint", "50%", "values=much"], 2, "'values=much' is not a number"),
        (["--planned", "joint", "50%", "values=100%"], 2, "planned[0].values_epsilon"),
        (["--planned", "values", "50%"], 2, "planned[0].snps"),
        (["--planned", "joint", "50%", "--planned", "significant-count", "20%"], 3, "Planned release 2"),
        (["--planned", "allele-counts", "50%", "snps=rs1"], 3, "--alleles-are-public"),
        (["--planned", "joint", "60%", "--planned", "joint", "60%"], 2, "120 %"),
        (["--planned", "joint", "50%", "--snps", "2"], 2, "--snps does not go with --planned"),
    ],
)
def test_a_wrong_planned_release_is_one_line_and_writes_nothing(
    options: list[object], code: int, words: str, plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = plan.read_bytes()
    assert report(plan, *options, "--keep") == code
    said = capsys.readouterr().err.strip()
    assert words in said
    assert "\n" not in said
    assert not (plan.parent / "out").exists()
    assert plan.read_bytes() == before
