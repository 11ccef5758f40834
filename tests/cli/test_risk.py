"""``gwasprivacy risk``."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.draw_in_its_place import draw_cost
from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.forecast.study_worst import worst_of_study
from gwasprivacy.membership.exact_linkage import LARGEST_BLOCK, leverages_of_blocks
from gwasprivacy.membership.exact_results import LOOK_UP_TO, OK_UP_TO, Columns, ExactStudy, Verdict, advantage_of
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.statement.exact.exact_question import (
    ExactQuestion,
    ExactTarget,
    Measure,
    Recommendation,
    recommended,
    with_measure,
)
from gwasprivacy.statement.exact.exact_words import limit_percent, measure_words, missed_percent, risk_percent
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.study_leverages import study_leverages
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.release.kind_plans import plan_of
from tests.study.make_plink import make_plink


def run(capsys: Any, *arguments: str) -> tuple[int, str, str]:
    code = main(["risk", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def answer(capsys: Any, *arguments: str) -> dict[str, Any]:
    code, out, _ = run(capsys, *arguments, "--json")
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_has_the_keys_of_the_contract(capsys: Any) -> None:
    found = answer(
        capsys, "--participants", "500", "--columns", "frequencies", "--snps", "370", "--prior", "0.1", "0.4"
    )
    assert found["advantage"] == pytest.approx(0.333, abs=1e-3)
    assert found["method"] == "gaussian"
    assert [fpr for fpr, _ in found["tpr_at"]] == [0.001, 0.01, 0.05, 0.1]
    assert [each[0] for each in found["posterior_at"]] == [0.1, 0.4]
    assert all(prior < median < p95 for prior, median, p95 in found["posterior_at"])


def test_somebody_who_knows_the_others_is_named_first(capsys: Any) -> None:
    _, out, _ = run(capsys, "--participants", "500", "--columns", "counts", "--snps", "10")
    assert " ".join(out.split()).startswith("Someone who knows all other participants can tell")
    assert "Not covered: relatives" in " ".join(out.split())


def test_the_method_changes_with_the_counts(capsys: Any) -> None:
    of = ("--columns", "frequencies", "--snps", "1000", "--participants", "1000")
    assert answer(capsys, *of)["method"] == "gaussian"
    assert answer(capsys, *of, "--frequency", "0.002")["method"] == "exact"
    assert answer(capsys, *of, "--frequency", "0.002", "--target", "worst")["method"] == "simulated"


def test_who_stands_out_more_is_more_at_risk(capsys: Any) -> None:
    for of in (["--frequency", "0.3"], ["--panel", "bundled"], ["--frequency", "0.002"]):
        each = [
            answer(
                capsys, "--columns", "frequencies", "--snps", "500", "--participants", "3000", "--target", target, *of
            )["advantage"]
            for target in ("average", "p95", "worst")
        ]
        assert each[0] < each[1] < each[2]


def test_blocks_of_the_panel_or_the_ceiling_and_which_of_both_is_said(capsys: Any) -> None:
    of = ("--columns", "frequencies", "--snps", "2000", "--participants", "20000", "--panel", "bundled")
    assert answer(capsys, *of, "--target", "p95")["linkage"] == "blocks"
    assert answer(capsys, *of)["linkage"] == "ceiling"
    assert "ceiling" in run(capsys, *of)[1]


def test_a_list_says_frequencies_and_number(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "snps.txt"
    path.write_text("rs1 0.2\nrs2 0.001\n# a comment\nrs3 0.4\n", encoding="utf-8")
    found = answer(capsys, "--participants", "400", "--columns", "frequencies", "--list", str(path))
    assert (found["n_snps"], found["method"]) == (3, "exact")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rs1 0.2\nrs2\n", "line 2"),
        ("rs1 0.2\nrs2 1.5\n", "rs2 is “1.5”"),
        ("rs1\nrs1\n", "stands in line 1 already"),
        ("", "names no SNP"),
    ],
)
def test_a_list_that_makes_no_sense_is_refused_by_line(text: str, words: str, capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "snps.txt"
    path.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "--participants", "400", "--columns", "frequencies", "--list", str(path))
    assert code == 2
    assert words in " ".join(err.split()) or not text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--participants", "9", "--columns", "contrasts", "--snps", "9"], "Give --cases and --controls"),
        (["--cases", "9", "--controls", "9", "--columns", "trait", "--snps", "9"], "Give --participants"),
        (["--cases", "9", "--columns", "counts", "--snps", "9"], "--cases and --controls"),
        (["--participants", "9", "--columns", "counts"], "--snps or --list"),
        (["--participants", "9", "--columns", "counts", "--snps", "0"], "0 is not a number of SNPs"),
        (["--participants", "0", "--columns", "counts", "--snps", "5"], "at least 1"),
        (["--participants", "9", "--columns", "counts", "--snps", "5", "--prior", "0.5", "0.2"], "lower one first"),
    ],
)
def test_questions_without_sense_are_refused(arguments: list[str], words: str, capsys: Any) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert words in " ".join(err.split())


def test_the_recommendation_follows_from_verdict_and_sizes() -> None:
    large, small = ExactStudy(n_cases=500, n_controls=9000), ExactStudy(n_cases=499, n_controls=9000)
    again = ExactStudy(n_participants=90_000, differs_by=20)
    assert recommended(again, Verdict.OK) is Recommendation.PUBLISH
    assert recommended(large, Verdict.LOOK) is Recommendation.PUBLISH_LESS
    assert recommended(large, Verdict.STOP) is Recommendation.DRAW
    assert recommended(small, Verdict.STOP) is Recommendation.NOT
    assert recommended(again, Verdict.LOOK) is recommended(again, Verdict.STOP) is Recommendation.NOT


def test_two_versions_of_a_score_that_differ_by_few_people_are_refused_in_words(capsys: Any) -> None:
    _, out, _ = run(capsys, *("--participants", "50000", "--columns", "score", "--snps", "1000", "--differs-by", "4"))
    assert "Do not publish: with the earlier results, these are about the 4 people" in " ".join(out.split())


def test_every_measure_lowers_the_risk_and_has_words(capsys: Any) -> None:
    asked = (
        ["--cases", "2000", "--controls", "3000", "--columns", "contrasts", "--with-frequencies"],
        ["--participants", "2000", "--columns", "trait", "--with-frequencies"],
        ["--participants", "2000", "--columns", "counts"],
        ["--participants", "2000", "--columns", "score"],
    )
    for of in asked:
        found = answer(capsys, *of, "--snps", "3000")
        assert found["measures"]
        for each in found["measures"]:
            assert each["advantage"] < found["advantage"] + 1e-9
            assert measure_words(Measure(code=each["measure"], n=each["n"], advantage=each["advantage"]))


@pytest.mark.parametrize("target", ExactTarget)
@pytest.mark.parametrize(
    "asked",
    [
        {"columns": Columns.CONTRASTS, "study": ExactStudy(n_cases=2000, n_controls=3000)},
        {"columns": Columns.TRAIT, "study": ExactStudy(n_participants=2000)},
    ],
    ids=["contrasts", "trait"],
)
def test_what_is_asked_with_a_measure_is_at_most_what_the_measure_guaranteed(
    target: ExactTarget, asked: dict[str, Any]
) -> None:
    """About the same target: guarantees were about the average person, whoever was asked about."""
    found = answer_exactly(ExactQuestion(**asked, n_snps=3000, with_frequencies=True, target=target, panel=""))
    with_it = {each.code: (each, with_measure(found.question, each)) for each in found.measures}
    assert {"one-per-region", "hits", "no-frequencies", "two-decimals"} <= set(with_it)
    for measure, question in with_it.values():
        if question is not None:
            assert answer_exactly(question).advantage <= measure.advantage + 0.03, measure.code
    assert with_it["signs"][1] is None


def test_leaving_out_rare_alleles_is_a_measure_where_a_list_says_which_they_are(capsys: Any, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(
        "".join(f"rs{row} {p}\n" for row, p in enumerate([0.001] * 300 + [0.007] * 300 + [0.2] * 300)), encoding="utf-8"
    )
    of = ("--participants", "2000", "--columns", "frequencies", "--list", str(path))
    found = {each["measure"]: (each["n"], each["advantage"]) for each in answer(capsys, *of)["measures"]}
    assert found["smallest-count"] == (20, pytest.approx(advantage_of(math.sqrt(600 / 2000))))
    assert found["smallest-frequency"] == (0.01, pytest.approx(advantage_of(math.sqrt(300 / 2000))))
    out = " ".join(run(capsys, *of)[1].split())
    assert "Only SNPs whose rarer allele is at least 1 % frequent: advantage 15.4 %; no rare variants." in out


def test_a_beacon_may_answer_so_many_times(capsys: Any) -> None:
    found = answer(capsys, "--participants", "3000", "--columns", "beacon", "--snps", "1000")
    (ok, low), (look, high) = [(each["n"], each["advantage"]) for each in found["measures"]]
    assert ok < look
    assert low <= OK_UP_TO
    assert high <= LOOK_UP_TO
    for n, guaranteed in ((ok, low), (look, high)):
        again = answer(capsys, "--participants", "3000", "--columns", "beacon", "--snps", str(int(n)))
        assert again["advantage"] == pytest.approx(guaranteed)


def test_a_beacon_says_how_many_answers_until_a_third(capsys: Any) -> None:
    found = answer(capsys, "--participants", "1000", "--columns", "beacon", "--snps", "1000")
    assert found["answers_until_a_third"] == pytest.approx(2.8, abs=0.1)


@pytest.mark.parametrize("of", [(), ("--panel", "bundled"), ("--panel", "bundled", "--target", "worst")])
def test_whoever_asks_a_beacon_asks_about_alleles_that_the_person_has(capsys: Any, of: tuple[str, ...]) -> None:
    """A panel has common alleles only, which every beacon has too: 1,000 answers about them told nothing, it said."""
    found = answer(capsys, "--participants", "200", "--columns", "beacon", "--snps", "3", *of)
    assert found["advantage"] == pytest.approx(1 - (1 - 0.999**400) ** 3)


def test_an_answer_without_a_plan_loads_nothing_that_only_a_plan_needs() -> None:
    script = (
        "import sys; from gwasprivacy.cli.main import main;"
        "assert main(['risk', '--participants', '150', '--columns', 'frequencies', '--snps', '500', '--target', 'worst']) == 0;"
        "heavy = {'scipy.stats', 'scipy.linalg', 'gwasprivacy.forecast.estimates', 'gwasprivacy.release.ledger.ledger'};"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


def test_a_plan_says_sizes_and_what_its_draw_costs_in_participants(capsys: Any, tmp_path: Path) -> None:
    plan = tmp_path / "study.gwasplan"
    assert (
        main(["plan", "new", str(plan), "--cases", "4000", "--controls", "3000", "--gamma", "1.5", "--snps", "2"]) == 0
    )
    capsys.readouterr()
    of = ("--plan", str(plan), "--columns", "contrasts", "--snps", "5000")
    found = answer(capsys, *of)
    assert found["participants"] == 7000
    needed = found["participants_needed"]
    assert needed["draw"] > needed["without_privacy"] > 0
    assert "without privacy (quick estimate)." in " ".join(run(capsys, *of)[1].split())
    assert answer(capsys, "--participants", "900", "--columns", "counts", "--snps", "9")["participants_needed"] is None


def test_a_plan_that_draws_nothing_costs_no_participants() -> None:
    assert draw_cost(check_plan(plan_of("genotype counts"))) is None


def test_the_private_draw_stands_beside_it(capsys: Any) -> None:
    found = answer(capsys, "--participants", "1000", "--columns", "counts", "--snps", "1000")
    assert found["private_draw"]["advantage"] == pytest.approx(1 / 3)
    assert found["private_draw"]["advantage"] < found["advantage"]


EXAMPLE = ("--cases", "1000", "--controls", "1000", "--columns", "contrasts", "--with-frequencies", "--snps", "740")


def test_the_curator_s_view_of_the_study_is_logged_first_and_stands_in_no_page(capsys: Any, tmp_path: Path) -> None:
    study, ledger = resource_path("example/example.bed"), tmp_path / "view.gwasledger"
    page = ("--report", str(tmp_path), "--no-pdf")
    found = answer(capsys, *EXAMPLE, "--frequency", "0.3", "--study", str(study), "--ledger", str(ledger), *page)
    worst = found["worst_of_study"]
    people = open_people(study)
    assert people is not None
    calls = [site.copies for site in people.sites(lambda *_: True) if site.copies is not None]
    own = np.where(np.array(calls) == 3, np.nan, np.array(calls)).T
    filled = np.where(np.isnan(own), np.nanmean(own, axis=0), own)
    blocks = (filled[:, start : start + LARGEST_BLOCK] for start in range(0, filled.shape[1], LARGEST_BLOCK))
    factor = float(leverages_of_blocks(blocks, len(filled)).max())
    assert worst["factor"] == pytest.approx(factor, rel=1e-9)
    assert worst["n_snps"] == filled.shape[1]
    assert worst["advantage"] == pytest.approx(advantage_of(math.sqrt(0.74 * factor)), abs=1e-9)
    (look,) = Ledger(ledger).read().looks
    assert look.what == "how far the participant who stands out most does so"
    written = json.loads((tmp_path / "exact-results.risk.json").read_text(encoding="utf-8"))
    assert str(worst["advantage"])[:6] not in json.dumps(written)
    assert "worst" not in json.dumps(written)


@pytest.mark.parametrize("with_frequencies", [False, True])
def test_of_a_trait_whoever_is_far_off_its_mean_stands_out_as_much(tmp_path: Path, with_frequencies: bool) -> None:
    rng = np.random.default_rng(3)
    calls, values = rng.binomial(2, 0.4, (30, 60)).astype(np.uint8), rng.normal(size=60).round(3)
    values[7] = 6.0
    prefix = make_plink(tmp_path, calls, [False] * 60)
    (tmp_path / "trait.txt").write_text(
        "".join(f"F{i + 1} I{i + 1} {v}\n" for i, v in enumerate(values)), encoding="utf-8"
    )
    study = open_trait_study(prefix, Trait(low=-8.0, high=8.0), values=tmp_path / "trait.txt")
    of = {"columns": Columns.TRAIT, "n_snps": 30, "study": ExactStudy(n_participants=60)}
    worst = worst_of_study(
        ExactQuestion(**of, with_frequencies=with_frequencies, target=ExactTarget.WORST, panel=""), study
    )
    squares = (values - values.mean()) ** 2 / values.var()
    expected = study_leverages(study)[0] * ((1 + squares) / 2 if with_frequencies else squares)
    assert worst.factor == pytest.approx(expected.max(), rel=0.02)  # values are counted in thousandths of the range
    assert worst.factor > 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((*EXAMPLE, "--ledger", "a.gwasledger"), "--ledger goes with --study"),
        (
            ("--participants", "900", "--columns", "trait", "--snps", "9", "--study", "EXAMPLE"),
            "was opened without one",
        ),
        (("--participants", "900", "--columns", "beacon", "--snps", "9", "--study", "EXAMPLE"), "Of a beacon"),
    ],
)
def test_a_view_without_sense_is_refused_and_not_logged(
    arguments: tuple[str, ...], words: str, capsys: Any, tmp_path: Path
) -> None:
    example = str(resource_path("example/example.bed"))
    ledger = tmp_path / "view.gwasledger"
    asked = [example if each == "EXAMPLE" else each for each in arguments]
    code, _, err = run(capsys, *asked, *(["--ledger", str(ledger)] if example in asked else []))
    assert code == 2
    assert words in err
    assert not ledger.exists()


@pytest.mark.parametrize("limit", [OK_UP_TO, LOOK_UP_TO, 0.123456, 2.0 / 3.0])
def test_what_keeps_a_limit_is_printed_as_no_more_than_the_limit(limit: float) -> None:
    for share in (limit, limit - 1e-6, limit * 0.9999, limit * 0.99):
        assert float(risk_percent(share).split("\u00a0")[0].split(" ")[0]) <= float(
            limit_percent(limit).split("\u00a0")[0].split(" ")[0]
        )


@pytest.mark.parametrize("limit", [OK_UP_TO, LOOK_UP_TO, 0.123456, 2.0 / 3.0, 0.1])
def test_what_breaks_a_limit_is_printed_as_more_than_the_limit(limit: float) -> None:
    def number(said: str) -> float:
        return float(said.split("\u00a0")[0].split(" ")[0])

    for share in (limit + 1e-6, limit * 1.0001, limit * 1.001, limit * 1.01):
        risk = risk_percent(share)
        assert number(risk) > number(missed_percent(limit, risk))
