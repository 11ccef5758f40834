"""``gwasprivacy utility`` on a study whose truth is known."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.study.formats.tsv import FIRST_LINE, HEADER

TRUE = ["rs4111409", "rs2324591"]


def table_file(folder: Path) -> Path:
    rows = [FIRST_LINE, HEADER]
    cells = [(2, 10, 28, 28, 10, 2), (5, 15, 20, 20, 15, 5), (13, 14, 13, 13, 13, 14), (20, 20, 0, 18, 22, 0)]
    rows += [
        f"1\trs{i}\t{100 * i}\tA\tG\t" + "\t".join(map(str, (*row[:3], 0, *row[3:], 0))) for i, row in enumerate(cells)
    ]
    path = folder / "study.tsv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main(["utility", *map(str, arguments)])
    done = capsys.readouterr()
    return code, done.out, done.err


def test_the_exponential_mechanism_at_m_2_is_the_closed_form(
    hapsample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The closed form, from `tables`' counts and Yu's sensitivity, to 1e-9."""
    counts = tmp_path / "tables.tsv"
    assert main(["tables", str(hapsample), "--out", str(counts)]) == 0
    capsys.readouterr()
    names, cells = [], []
    for line in counts.read_text(encoding="utf-8").splitlines()[2:]:
        fields = line.split("\t")
        names.append(fields[1])
        cells.append([int(x) for x in fields[5:]])
    assert not np.array(cells)[:, [3, 7]].any()  # no call is missing
    r, s = np.array(cells)[:, :3].astype(float), np.array(cells)[:, 4:7].astype(float)
    n_cases, n_controls = r[0].sum(), s[0].sum()
    n = n_cases + n_controls
    total = r + s
    terms = np.divide(r * r, total, out=np.zeros_like(r), where=total > 0)
    chi2 = n * n / (n_cases * n_controls) * (terms.sum(axis=1) - n_cases**2 / n)
    tv = min(n_cases, n_controls) / 2 * np.abs(r / n_cases - s / n_controls).sum(axis=1)
    largest = max(n_cases, n_controls)
    deltas = {"genotypic": n * n / (n_cases * n_controls) * largest / (largest + 1), "tv": 1.0}
    for score, values in (("genotypic", chi2), ("tv", tv)):
        for epsilon in (math.log(1.5), 1.0986, 3.0):
            code, out, _ = run(
                capsys, hapsample, "--causative", *TRUE, "--score", score, "--mechanism", "exponential", "--snps", 2,
                "--epsilon", epsilon, "--json",
            )  # fmt: skip
            assert code == 0
            found = json.loads(out)
            w = np.exp((values - values.max()) * epsilon / (4 * deltas[score]))
            one, two = (w[names.index(name)] for name in TRUE)
            others = w.sum() - one - two
            both = one * two / w.sum() * (1 / (others + two) + 1 / (others + one))
            assert found["p_all"] == pytest.approx(both, abs=1e-9)
            assert found["method"] == "exact"
            assert found["standard_error"] == 0


def test_total_variation_is_far_ahead_of_chi_square(hapsample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for score in ("tv", "genotypic"):
        code, out, err = run(
            capsys, hapsample, "--causative", *TRUE, "--score", score, "--mechanism", "permute-and-flip", "--snps", 2,
            "--epsilon", math.log(1.5), "--json",
        )  # fmt: skip
        assert code == 0
        assert "not for release" in err
        found[score] = json.loads(out)["p_all"]
    assert found["tv"] > 0.9
    assert found["genotypic"] < 0.01


@pytest.mark.parametrize("mechanism", ["exponential", "permute-and-flip", "laplace", "joint", "significant-set"])
def test_every_mechanism_is_exact_and_said_in_words(
    mechanism: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = table_file(tmp_path)
    extra = ["--score-threshold", 10] if mechanism == "significant-set" else []
    arguments = [study, "--causative", "rs0", "rs1", "--score", "tv", "--mechanism", mechanism, "--snps", 2, *extra]
    code, out, err = run(capsys, *arguments, "--epsilon", 2)
    assert code == 0
    assert "all 2 causal SNPs are released" in out
    assert "(exact)" in out
    assert "exact statistics" in err
    code, out, _ = run(capsys, *arguments, "--epsilon", 2, "--json")
    keys = {"p_all", "p_any", "expected_recall", "expected_precision", "method", "standard_error"}
    assert keys <= json.loads(out).keys()


def test_a_right_list_has_three_numbers_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study = [table_file(tmp_path), "--causative", "rs0", "rs1", "--snps", 3, "--publish", "right-list", "--epsilon", 2]
    found = []
    for how in (["--score", "tv", "--threshold", 10, "--wrong", 0.2], ["--score", "tv", "--threshold", 10]):
        code, out, _ = run(capsys, *study, *how, "--json")
        assert code == 0
        found.append(json.loads(out))
    for one, rarely in zip(found, (0.2, 0.01), strict=True):
        assert one["mechanism"] == "right-list"
        assert one["p_right"] + one["p_inconclusive"] + one["p_wrong"] == pytest.approx(1)
        assert 0 < one["p_wrong"] <= rarely
    assert found[0]["p_right"] > found[1]["p_right"]
    code, out, _ = run(capsys, *study, "--score", "distance", "--test", "trend", "--p-value", 0.001)
    assert code == 0
    assert "probability that the list is right" in out
    for wrong in (["--mechanism", "joint"], ["--threshold", 3, "--score-threshold", 4], ["--wrong", 0.7]):
        assert run(capsys, *study, "--score", "tv", "--threshold", 10, *wrong)[0] == 2


def test_more_snps_than_are_causal_are_told_how_many_should_be_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [table_file(tmp_path), "--causative", "rs0", "rs1", "--score", "tv", "--epsilon", 2, "--snps", 3, "--json"]
    found = []
    for how in (["joint"], ["joint", "--at-least", 2], ["joint", "--at-least", 2, "--lead", 7]):
        code, out, _ = run(capsys, *asked, "--mechanism", *how)
        assert code == 0
        found.append(json.loads(out)["p_all"])
    assert found[0] < found[1]
    for how in (["joint", "--at-least", 4], ["exponential", "--at-least", 2], ["laplace", "--lead", 7]):
        assert run(capsys, *asked, "--mechanism", *how)[0] == 2


def test_the_secret_changes_the_sensitivity(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study = table_file(tmp_path)
    arguments = [study, "--causative", "rs0", "--score", "tv", "--mechanism", "joint", "--snps", 1, "--epsilon", 1]
    deltas = [
        json.loads(run(capsys, *arguments, "--secret", secret, "--json")[1])["sensitivity"]
        for secret in ("participation", "case-status")
    ]
    assert deltas == [1.0, 2.0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (["--causative", "rs9"], "rs9"),
        (["--causative", "rs0", "rs0"], "twice"),
        (["--snps", "0"], "--snps"),
        (["--snps", "9"], "only 4 SNPs"),
        (["--epsilon", "0"], "--epsilon"),
        (["--epsilon", "nan"], "--epsilon"),
        (["--mechanism", "significant-set"], "--score-threshold"),
        (["--score-threshold", "3"], "--score-threshold"),
        (["--mechanism", "magic"], "magic"),
        (["--score", "distance"], "--test"),
    ],
)
def test_bad_arguments_are_one_line_and_exit_code_2(
    change: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = {
        "--causative": ["rs0"], "--score": ["tv"], "--mechanism": ["joint"], "--snps": ["2"], "--epsilon": ["1"],
    }  # fmt: skip
    arguments[change[0]] = change[1:]
    listed = [part for option, values in arguments.items() for part in (option, *values)]
    code, out, err = run(capsys, table_file(tmp_path), *listed)
    assert code == 2
    assert out == ""
    assert words in err.splitlines()[-1]
    assert "Traceback" not in err


def test_a_true_snp_outside_the_autosomes_is_told_and_can_be_included(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = table_file(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("1\trs0", "X\trs0"), encoding="utf-8")
    arguments = [path, "--causative", "rs0", "--score", "tv", "--mechanism", "exponential", "--snps", 1, "--epsilon", 1]
    code, _, error = run(capsys, *arguments)
    assert code == 2
    assert "is on chromosome 'X', which is left out" in error
    assert "--all-chromosomes" in error
    assert run(capsys, *arguments, "--all-chromosomes")[0] == 0


def test_sizes_that_are_printed_nowhere_halve_the_noise(hapsample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for sizes in ("all", "total", "about"):
        code, out, _ = run(
            capsys, hapsample, "--causative", *TRUE, "--score", "tv", "--mechanism", "exponential", "--snps", 2,
            "--epsilon", 1.0986, "--sizes", sizes, "--json",
        )  # fmt: skip
        assert code == 0
        found[sizes] = json.loads(out)
    assert [each["neighbours"] for each in found.values()] == ["replace-one", "replace-record", "add-remove"]
    assert found["all"]["sensitivity"] == pytest.approx(2 * found["about"]["sensitivity"], rel=1e-6)
    assert found["about"]["p_all"] > found["total"]["p_all"]
