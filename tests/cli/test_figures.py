"""``gwasprivacy figures``: a PNG and a CSV each, and a page whose sentences follow from the numbers."""

from __future__ import annotations

import csv
import io
import json
import math
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.work import Work
from gwasprivacy.cli import figures as command
from gwasprivacy.cli.main import main
from gwasprivacy.lab.paper_figures import figure_run as figures_run
from gwasprivacy.lab.paper_figures.closed_forms import PUBLISHED_FIGURE_1
from gwasprivacy.lab.paper_figures.evaluation import Bench
from gwasprivacy.lab.paper_figures.figure import Comparison, Figure, Statement, Verdict
from gwasprivacy.lab.paper_figures.figure_run import FIGURES, file_names
from gwasprivacy.lab.paper_figures.figure_scenario import evaluation_scenario
from gwasprivacy.simulation.studies.causal_genotypes import case_joint
from tests.simulation.scenarios import small_scenario


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
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
    page = (tmp_path / "f/README.md").read_text(encoding="utf-8")
    assert "15/7 at [1/8, 7/8] and 2 at [0, 1]: holds" in page
    for number in (1, 2):
        png = (tmp_path / f"f/figure-{number}.png").read_bytes()
        assert png.startswith(b"\x89PNG\r\n")
        assert len(png) > 10_000


@pytest.mark.slow
def test_the_evaluation_runs_on_the_bundled_panel_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gwasprivacy.lab.paper_figures.figure_scenario.find_reference", lambda given: None)
    assert main(["figures", "--out", str(tmp_path), "--only", "5", "8", "--studies", "2"]) == 0
    assert "the bundled panel" in capsys.readouterr().out
    assert set(file_names(["5", "8"])) == {path.name for path in tmp_path.iterdir()}
    values = [float(row["p_any"]) for row in rows_of(tmp_path / "figure-5.csv")]
    assert 0 <= min(values) <= max(values) <= 1


def test_the_headline_on_the_reference_study(hapsample: Path) -> None:
    scenario, source = evaluation_scenario(hapsample.parent, 1)
    assert "HAP-SAMPLE" in source
    np.testing.assert_allclose(
        case_joint(scenario.disease),
        json.loads((hapsample.parent / "disease_model.json").read_text(encoding="utf-8"))["cases"],
        atol=1e-5,
    )
    figure = FIGURES["5"](Bench(scenario=scenario, n_studies=8))
    headline = next(each for each in figure.statements if "2,500 patients" in each.claim)
    assert headline.verdict is Verdict.HOLDS


PARAMETERS = {
    "n_participants", "gamma", "prior_low", "prior_high", "n_snps_released", "adversary", "p_any", "p_all",
    "standard_error", "expected_recall", "expected_precision",
}  # fmt: skip


@pytest.fixture(scope="module")
def small_figures() -> dict[str, Figure]:
    """Every figure of the evaluation from three small studies a point."""
    bench = Bench(scenario=small_scenario(), n_studies=3)
    return {key: make(bench) for key, make in FIGURES.items() if key not in ("1", "2")}


def points(figure: Figure) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(figure.to_csv())))


def test_every_parameter_of_a_point_is_a_column(small_figures: dict[str, Figure]) -> None:
    for figure in small_figures.values():
        assert set(figure.columns) >= PARAMETERS
        assert {len(row) for row in figure.rows} == {len(figure.columns)}


def test_figures_6_and_7_have_the_settings_of_the_papers_text(small_figures: dict[str, Figure]) -> None:
    six, seven = points(small_figures["6"]), points(small_figures["7"])
    assert {(r["n_participants"], r["gamma"], r["prior_low"], r["prior_high"]) for r in six} == {
        (size, gamma, low, high)
        for size in ("1500", "2000", "2500")
        for gamma in ("1.3", "1.5")
        for low, high in (("0", "1"), ("0.5", "0.5"))
    }
    assert {r["n_snps_released"] for r in six} == {"2"}
    assert {(r["score"], r["test"], r["p_value"]) for r in six + seven} == {("distance", "genotypic", "1e-10")}
    assert {(r["n_snps_released"], r["gamma"]) for r in seven} == {("1", "1.5"), ("2", "1.5"), ("3", "1.5")}
    assert {float(r["p_all"]) for r in seven if r["n_snps_released"] == "1"} == {0.0}


def test_figure_7_shows_no_line_of_both_for_one_snp(small_figures: dict[str, Figure]) -> None:
    labels = {panel.y_label: {series.label for series in panel.series} for panel in small_figures["7"].panels}
    assert set(labels) == {"Pr[at least one]", "Pr[both]", "expected recall", "expected precision"}
    assert not any("M = 1" in label for label in labels["Pr[both]"])
    assert any("M = 1" in label for label in labels["expected precision"])


def test_figure_8_goes_over_ranges_from_any_prior_to_a_half(small_figures: dict[str, Figure]) -> None:
    found = points(small_figures["8"])
    assert {(r["n_participants"], r["gamma"], r["n_snps_released"]) for r in found} == {("7500", "1.5", "2")}
    assert (found[0]["prior_low"], found[0]["prior_high"]) == ("0", "1")
    assert (found[-1]["prior_low"], found[-1]["prior_high"]) == ("0.5", "0.5")
    epsilons = [float(r["epsilon"]) for r in found]
    assert epsilons == sorted(epsilons)


def test_the_two_attackers_stand_in_every_figure_of_the_evaluation(small_figures: dict[str, Figure]) -> None:
    for figure in small_figures.values():
        assert {"any prior", "prior ½"} <= {r["adversary"] for r in points(figure)}


def test_our_figures_set_the_joint_draw_beside_the_papers_methods(small_figures: dict[str, Figure]) -> None:
    for key in ("total-variation", "thresholds", "more-snps"):
        methods = {(r["score"].split("-")[0], r["mechanism"]) for r in points(small_figures[key])}
        assert ("tv", "joint") in methods
        assert {("genotypic", "exponential"), ("distance", "exponential")} & methods
        assert not small_figures[key].statements


def test_a_points_error_is_that_of_its_studies(small_figures: dict[str, Figure]) -> None:
    scenario = small_scenario()
    bench = Bench(scenario=scenario, n_studies=3)
    FIGURES["8"](bench)
    (curve,) = bench.known.values()
    answers = curve.studies[7500][:, 0, :4]
    row = points(small_figures["8"])[0]
    names = ("standard_error", "standard_error_any", "standard_error_recall", "standard_error_precision")
    for name, error in zip(names, answers.std(axis=0, ddof=1) / math.sqrt(3), strict=True):
        assert float(row[name]) == pytest.approx(error, rel=1e-9)


# Verdicts are computed from the points, not written beforehand ----------------------------------------------------------


def statement(*differences: tuple[float, float], or_equal: bool = False) -> Statement:
    return Statement(
        claim="A is above B",
        comparisons=tuple(
            Comparison(where=f"N = {n}", difference=d, standard_error=e) for n, (d, e) in enumerate(differences)
        ),
        or_equal=or_equal,
    )


@pytest.mark.parametrize(
    ("differences", "or_equal", "verdict"),
    [
        ([(0.1, 0.01)], False, Verdict.HOLDS),
        ([(-0.1, 0.01)], False, Verdict.FAILS),
        ([(0.1, 0.1)], False, Verdict.OPEN),
        ([(0.1, 0.01), (0.0, 0.01)], False, Verdict.HOLDS),
        ([(0.1, 0.01), (-0.1, 0.01)], False, Verdict.FAILS),
        ([(0.0, 0.0)], False, Verdict.OPEN),
        ([(0.0, 0.0)], True, Verdict.HOLDS),
        ([(-0.01, 0.0)], True, Verdict.FAILS),
    ],
)
def test_a_verdict_follows_from_its_comparisons(
    differences: list[tuple[float, float]], or_equal: bool, verdict: Verdict
) -> None:
    found = statement(*differences, or_equal=or_equal)
    assert found.verdict is verdict
    assert verdict.value in found.short


def test_many_comparisons_of_one_statement_err_together_with_five_per_cent() -> None:
    """2.2 standard errors decide one comparison, and not one of twenty."""
    assert statement((0.22, 0.1)).verdict is Verdict.HOLDS
    assert statement(*[(0.22, 0.1)] * 20).verdict is Verdict.OPEN


def test_a_statement_that_fails_somewhere_says_where_and_by_how_much() -> None:
    said = statement((0.1, 0.01), (-0.2, 0.01), *[(0.0, 0.01)] * 8).evidence
    assert "does not hold (as stated at 1, the other way round at 1, within the error at 8 of 10 points)" in said
    assert "N = 1: -0.200 ± 0.010" in said
    assert "N = 0" not in said


def test_caption_page_and_table_have_every_verdict(tmp_path: Path) -> None:
    assert main(["figures", "--out", str(tmp_path), "--only", "1", "2"]) == 0
    table = rows_of(tmp_path / "statements.csv")
    assert {(row["figure"], row["verdict"]) for row in table} == {("1", "holds"), ("2", "holds")}
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    for row in table:
        assert f"{row['statement']}: {row['verdict']}" in page
    for key in ("1", "2"):
        figure = FIGURES[key](Bench(scenario=small_scenario(), n_studies=2))
        assert figure.statements[0].short in figure.caption


def test_nothing_is_overwritten_without_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "figure-1.csv").write_text("mine", encoding="utf-8")
    assert main(["figures", "--out", str(tmp_path), "--only", "1"]) == 2
    assert "figure-1.csv exists already" in capsys.readouterr().err
    assert (tmp_path / "figure-1.csv").read_text(encoding="utf-8") == "mine"
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
    assert command.KEYS == figures_run.KEYS


def test_nothing_is_written_when_it_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figure 1 was ready, and is not left behind alone."""

    def stopped(_bench: object) -> Figure:
        raise Cancelled

    monkeypatch.setitem(FIGURES, "4", stopped)
    assert main(["figures", "--out", str(tmp_path), "--only", "1", "4"]) == 130
    assert list(tmp_path.iterdir()) == []


def test_progress_never_goes_back_and_ends_at_the_end() -> None:
    told: list[float] = []
    figures_run.paper_figures(
        ["1", "2"], n_studies=2, work=Work(progress=lambda _stage, done, total: told.append(done / total))
    )
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
