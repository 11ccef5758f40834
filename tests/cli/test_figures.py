"""``gwasprivacy figures``: a PNG and a CSV each, and a page whose sentences follow from the numbers."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.cli import figures as command
from gwasprivacy.cli.main import main
from gwasprivacy.simulation.paper_figures import figure_run as figures_run
from gwasprivacy.simulation.paper_figures.figure_data import FIGURES, PUBLISHED_FIGURE_1, Figure, Series, agreement
from gwasprivacy.simulation.paper_figures.figure_scenario import evaluation_scenario


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open() as file:
        return list(csv.DictReader(file))


def test_figures_1_and_2_are_the_papers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "--out", str(tmp_path / "f"), "--only", "1", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"] == ["figure-1", "figure-2"]
    by_a = {
        float(r["a"]): float(r["likelihood_ratio"])
        for r in rows_of(tmp_path / "f/figure-1.csv")
        if r["series"] == "γ = 2"
    }
    for a, ratio in PUBLISHED_FIGURE_1:
        assert by_a[a] == pytest.approx(ratio, rel=1e-9)
    posterior = [r for r in rows_of(tmp_path / "f/figure-2.csv") if r["series"] == "prior ½, at most"]
    assert float(next(r for r in posterior if float(r["prior"]) == 0.5)["posterior"]) == pytest.approx(0.75)
    page = (tmp_path / "f/README.md").read_text()
    assert "the paper's five values" in page
    for number in (1, 2):
        png = (tmp_path / f"f/figure-{number}.png").read_bytes()
        assert png.startswith(b"\x89PNG\r\n")
        assert len(png) > 10_000


@pytest.mark.slow
def test_the_evaluation_runs_on_the_bundled_panel_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gwasprivacy.simulation.paper_figures.figure_scenario.find_reference", lambda given: None)
    assert main(["figures", "--out", str(tmp_path), "--only", "5", "8", "--studies", "2"]) == 0
    assert "the bundled panel" in capsys.readouterr().out
    assert {"figure-5.csv", "figure-5.png", "figure-8.csv", "figure-8.png", "README.md"} == {
        path.name for path in tmp_path.iterdir()
    }
    values = [float(row["p_any"]) for row in rows_of(tmp_path / "figure-5.csv")]
    assert 0 <= min(values) <= max(values) <= 1


def test_the_headline_on_the_reference_study(hapsample: Path) -> None:
    from gwasprivacy.simulation.paper_figures.figure_data import Bench

    scenario, source = evaluation_scenario(hapsample.parent, 1)
    assert "HAP-SAMPLE" in source
    np.testing.assert_allclose(
        scenario.disease.case_joint,
        json.loads((hapsample.parent / "disease_model.json").read_text())["cases"],
        atol=1e-5,
    )
    figure = FIGURES[4](Bench(scenario=scenario, n_studies=8))
    sentences = agreement([figure])
    assert any("headline" in sentence and " is met" in sentence for sentence in sentences)


def test_sentences_say_so_when_the_headline_is_missed() -> None:
    """The page is computed, not written beforehand."""
    series = [
        Series(label=f"{prior}, N = {size:,}", x=(1.0, 2.0), y=(value, value))
        for prior, value in (("any prior", 0.9), ("prior ½", 0.1))
        for size in (5000, 7500, 10_000)
    ]
    figure = Figure(
        number=4, title="t", x_label="x", y_label="y", columns=("gamma", "p_all"), series=tuple(series), note=""
    )
    assert any("is not met" in sentence for sentence in agreement([figure]))


def test_nothing_is_overwritten_without_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "figure-1.csv").write_text("mine")
    assert main(["figures", "--out", str(tmp_path), "--only", "1"]) == 2
    assert "figure-1.csv exists already" in capsys.readouterr().err
    assert (tmp_path / "figure-1.csv").read_text() == "mine"
    assert main(["figures", "--out", str(tmp_path), "--only", "1", "--force"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--studies", "1"], "--studies 1 is too small"),
        (["--reference", "nowhere"], "does not hold disease_model.json"),
    ],
)
def test_bad_arguments_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["figures", "--out", str(tmp_path / "f"), *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_the_command_knows_every_figure() -> None:
    assert command.NUMBERS == figures_run.NUMBERS


def test_nothing_is_written_when_it_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figure 1 was ready, and is not left behind alone."""

    def stopped(_bench: object) -> Figure:
        raise Cancelled

    monkeypatch.setitem(FIGURES, 4, stopped)
    assert main(["figures", "--out", str(tmp_path), "--only", "1", "4"]) == 130
    assert list(tmp_path.iterdir()) == []


def test_progress_never_goes_back_and_ends_at_the_end() -> None:
    told: list[float] = []
    figures_run.paper_figures([1, 2], n_studies=2, progress=lambda _stage, done, total: told.append(done / total))
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
