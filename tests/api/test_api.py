"""What notebooks ask has the answers of the window and the command line; the notebook that is shipped runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pandas as pd
import pytest

from gwasprivacy import api
from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.release.signing import generate_key, write_key_pair
from tests.release.scene import PASSPHRASE, set_up

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The report of a release, and its key."""
    scene = set_up(tmp_path_factory.mktemp("release"))
    return scene.release().report_path, scene.public_key_path


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(
    notebook: Path, released: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder with what its text says is there: the example's plan, and a report with its key."""
    shutil.copy(resource_path("example/example.gwasplan"), tmp_path)
    report, key = released
    for file in filter(Path.is_file, report.parent.glob("small-1.*")):
        shutil.copy(file, tmp_path / file.name.replace("small", "example"))
    shutil.copy(key, tmp_path / "demo.pub.pem")
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__notebook__"}
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    for number, cell in enumerate(cells, 1):
        assert not cell.get("outputs"), "a notebook is shipped without what it once printed"
        if cell["cell_type"] == "code":
            exec(
                compile("".join(cell["source"]), f"{notebook.name}, cell {number}", "exec", dont_inherit=True),
                namespace,
            )
    checked = namespace["checked"]
    assert isinstance(checked, api.Verification)
    assert checked.valid


def test_calibrate_says_what_the_command_line_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "--prior", "0.25", "0.75", "--gamma", "1.2", "--group-size", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    attacker = api.calibrate(prior=(0.25, 0.75), gamma=1.2, group_size=2)
    assert (attacker.epsilon, attacker.sentence()) == (told["epsilon"], told["sentence"])
    tpr = api.calibrate(prior=(0.5, 0.5), tpr=0.05, fpr=0.01)
    assert float(tpr.tpr_bound(0.01)) == pytest.approx(0.05)


@pytest.mark.parametrize("guarantee", [{}, {"gamma": 1.5, "epsilon": 0.5}])
def test_calibrate_asks_for_one_guarantee(guarantee: dict[str, float]) -> None:
    with pytest.raises(api.GwasPrivacyError, match="one guarantee"):
        api.calibrate(**guarantee)


def test_a_forecast_is_that_of_the_command_line(tmp_path: Path) -> None:
    """One size and few studies: the same question has the same answer to the last digit."""
    plan, out = resource_path("example/example.gwasplan"), tmp_path / "curves.csv"
    words = ["--participants", "700", "--studies", "4", "--seed", "5", "--jobs", "1", "--out", str(out)]
    assert main(["simulate", str(plan), *words]) == 0
    told = pd.read_csv(out, comment="#").set_index("adversary")["p_all"]
    table = api.forecast(plan, sizes=[700], n_studies=4, seed=5)
    assert list(table.columns) == ["line", "n_people", "power", "low", "high", "n_studies"]
    lines = {"this attacker": "plan", "any attacker": "any", "no privacy": "no privacy"}
    assert list(table["power"]) == pytest.approx([told[lines[line]] for line in table["line"]], abs=1e-9)
    assert table["power"].between(0.001, 0.999).any()
    assert ((table["low"] <= table["power"]) & (table["power"] <= table["high"])).all()
    assert api.forecast(api.open_plan(plan), sizes=[700], n_studies=4, seed=5).equals(table)


def test_a_report_is_read_and_verified_with_its_key_alone(released: tuple[Path, Path], tmp_path: Path) -> None:
    path, key = released
    assert api.verify(path, key).valid
    _, other = write_key_pair(generate_key(), tmp_path / "other", PASSPHRASE)
    assert not api.verify(path, other).valid
    with pytest.raises(api.GwasPrivacyError, match="public key"):
        api.verify(path)
    report = api.read_report(path)
    table = api.released_snps(report)
    assert len(table) == len(report.snps or ())
    assert list(table["name"]) == [snp.name for snp in report.snps or ()]


def test_an_empty_plan_is_forecast_too_and_what_selects_nothing_is_told() -> None:
    assert len(api.forecast(new_plan(), sizes=[400], n_studies=2)) == 3


@pytest.mark.parametrize("answer", ["all", "total", "about"])
def test_printed_sizes_are_those_of_the_command_line(
    answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["calibrate", "--prior", "0.5", "--gamma", "1.5", "--sizes", answer, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    attacker = api.calibrate(prior=(0.5, 0.5), gamma=1.5, sizes=answer)
    assert (attacker.epsilon, attacker.sentence()) == (told["epsilon"], told["sentence"])
    path = tmp_path / "study.gwasplan"
    words = [
        "--cases",
        "300",
        "--controls",
        "300",
        "--prior",
        "0.5",
        "--gamma",
        "1.5",
        "--sizes",
        answer,
        "--snps",
        "2",
    ]
    ratio = [] if answer == "all" else ["--ratio", "10%"]
    assert main(["plan", "new", str(path), *words, *ratio]) == 0
    plan = api.printing(api.open_plan(path), "total" if answer == "about" else "about")
    asked = api.printing(plan, answer, measured=None if answer == "all" else 0.1)
    assert asked == api.open_plan(path)


def test_an_answer_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(api.GwasPrivacyError, match="about"):
        api.printing(new_plan(), "roughly")
