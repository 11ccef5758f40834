"""The report on exact results: its numbers are computed again, nothing but facts can be chosen, and its sentences are pinned
(``tests/pinned.py``)."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.language import in_language, in_source
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.release.risk_report import RiskFiles, make_risk_report
from gwasprivacy.release.signing import write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import make_files_again, pages_of
from gwasprivacy.statement.check import check
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.exact.exact_question import ExactQuestion, ExactTarget, answer_of
from gwasprivacy.statement.exact.exact_words import _answers
from gwasprivacy.statement.exact.risk_report import FACTS, appendix, sentences, subjects_of
from gwasprivacy.statement.made_statement import risk_statement
from tests.pinned import assert_pinned
from tests.release.planning_scene import KEY, planning_plan
from tests.release.scene import PASSPHRASE
from tests.release.test_schemas import validator
from tests.statement.test_nothing_but_facts_can_be_chosen import accepted, chosen, public_of, require_facts

GROUPS, ONE = ExactStudy(n_cases=400, n_controls=600), ExactStudy(n_participants=800)
QUESTIONS = {
    "contrasts": ExactQuestion(columns=Columns.CONTRASTS, study=GROUPS, n_snps=50_000, with_frequencies=True),
    "rounded": ExactQuestion(columns=Columns.CONTRASTS, study=GROUPS, n_snps=90, decimals=2),
    "unsigned": ExactQuestion(columns=Columns.UNSIGNED, study=GROUPS, n_snps=300),
    "hits": ExactQuestion(columns=Columns.HITS, study=GROUPS, n_snps=20),
    "few of one person": ExactQuestion(
        columns=Columns.FREQUENCIES, study=ONE, n_snps=400, frequency=0.004, target=ExactTarget.P95
    ),
    "trait": ExactQuestion(columns=Columns.TRAIT, study=ONE, n_snps=40, target=ExactTarget.P95, frequency=0.2),
    "few of a trait": ExactQuestion(
        columns=Columns.TRAIT, study=ONE, n_snps=40, target=ExactTarget.P95, frequency=0.005
    ),
    "counts by a list": ExactQuestion(
        columns=Columns.COUNTS, study=ONE, n_snps=300, frequencies=((0.01, 100.0), (0.3, 200.0))
    ),
    "the panel": ExactQuestion(columns=Columns.FREQUENCIES, study=ONE, n_snps=200, panel="", target=ExactTarget.P95),
    "difference": ExactQuestion(
        columns=Columns.FREQUENCIES, study=replace(ONE, differs_by=3), n_snps=50, target=ExactTarget.AVERAGE
    ),
    "beacon": ExactQuestion(columns=Columns.BEACON, study=ONE, n_snps=2),
}


@cache
def made(what: str) -> tuple[dict[str, Any], bytes]:
    """Its predicate as it is read, and its signed file."""
    report, data = make_risk_report(answer_exactly(QUESTIONS[what]), key=KEY)
    return json.loads(canonical_json(report.predicate)), data


def risk_accepted(predicate: dict[str, Any]) -> bool:
    """Whether it verifies, signed anew with its digest."""
    return accepted(canonical_json(risk_statement(predicate, subjects_of(predicate))), KEY)


OF_EVERY_PAGE = {
    "report.date",
    "report.name",
    *(f"versions.{name}" for name in ("gwasprivacy", "numpy", "opendp", "python")),
}


@pytest.mark.parametrize(
    ("what", "unheard"),
    [("unsigned", {"question.frequency"}), ("few of one person", set())],  # where no frequencies are told
)
def test_only_facts_can_be_chosen_and_the_number_is_no_fact(what: str, unheard: set[str]) -> None:
    predicate, _ = made(what)
    found = chosen(predicate, risk_accepted)
    require_facts(found, FACTS)
    assert found == OF_EVERY_PAGE | unheard
    validator("gwas-exact-results-1.schema.json").validate(
        json.loads(canonical_json(risk_statement(predicate, {"q": "0" * 64})))
    )


@pytest.mark.parametrize("what", QUESTIONS)
def test_a_changed_number_is_refused(what: str) -> None:
    predicate = json.loads(canonical_json(made(what)[0]))
    assert risk_accepted(predicate)
    predicate["answer"]["tpr_at"][1][1] *= 0.999
    assert not risk_accepted(predicate)


@pytest.mark.parametrize(
    "change",
    [
        lambda p: p["question"]["study"].update(n_controls=60_000),
        lambda p: p["question"].update(frequencies=[[0.3, 10**6]]),
        lambda p: p["stands_out"].update(factor=2.0),
        lambda p: p["stands_out"].update(basis="blocks"),
        lambda p: p.update(plan={}),
        lambda p: p["statements"]["recommendation"].append("It is anonymous."),
        lambda p: p["statements"]["number"].pop(),
        lambda p: p["statements"]["not_covered"].reverse(),
        lambda p: p["appendix"]["anonymisation"].pop(),
        lambda p: p["appendix"]["differential_privacy"].reverse(),
        lambda p: p.update(wording=5),
        lambda p: p.update(reviewed=True),
    ],
)
def test_what_does_not_follow_is_refused(change: Any) -> None:
    predicate = json.loads(canonical_json(made("contrasts")[0]))
    assert risk_accepted(predicate)
    change(predicate)
    assert not risk_accepted(predicate)


def test_a_release_without_a_plan_is_no_report_on_exact_results() -> None:
    statement = risk_statement(*(lambda predicate: (predicate, subjects_of(predicate)))(made("hits")[0]))
    statement["predicateType"] = "https://gwasprivacy.example/gwas-private-release/v1"
    assert not accepted(canonical_json(statement), KEY)
    with pytest.raises(VerificationFailed, match="a report on exact results"):
        check_report(made("hits")[1], public_of(KEY))


def test_a_plan_is_compared_and_its_folders_are_left_out() -> None:
    plan = planning_plan()
    report, data = make_risk_report(answer_exactly(QUESTIONS["contrasts"], plan), plan, key=KEY)
    read = check(data, public_of(KEY))
    assert read.plan is not None
    assert read.predicate["answer"]["private_draw"] == report.predicate["answer"]["private_draw"]
    assert "This plan’s private draw" in " ".join(report.predicate["statements"]["number"])


def test_a_panel_is_named_without_its_folder() -> None:
    answer = answer_exactly(QUESTIONS["the panel"])
    elsewhere = replace(answer, question=replace(answer.question, panel="/home/somebody/panel.npz"))
    report, data = make_risk_report(elsewhere, key=KEY)
    assert report.predicate["question"]["panel"] == "panel.npz"
    assert b"somebody" not in data


def test_the_command_writes_a_page_that_verifies_and_its_german_one(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    private, public = write_key_pair(KEY, tmp_path / "board", PASSPHRASE)
    out = tmp_path / "out"
    asked = ["risk", "--participants", "5000", "--columns", "frequencies", "--snps", "200", "--report", str(out)]
    assert main([*asked, "--name", "cohort", "--key", str(private)]) == 0
    report = out / "cohort.risk.json"
    assert str(report) in capsys.readouterr().out
    assert (out / "cohort.risk.pdf").exists()
    found = verify_report(report, public)
    assert found.valid
    assert found.risk is not None
    assert "computed again" not in found.reason
    assert "its numbers follow from the question" in found.reason
    assert main(asked) == 0
    assert main(asked) == InvalidInput.exit_code  # nothing is replaced
    again = make_files_again(report, public_of(KEY), tmp_path / "de", language="de")
    assert again.pdf_path.exists()


def test_both_languages_say_every_part_and_what_counts() -> None:
    with in_language(find_language("de")):
        report = check(made("contrasts")[1], public_of(KEY))
        pages = pages_of(report)
    assert pages.language == "de"
    assert pages.data["source"]["sentences"][0] == report.predicate["statements"]["kind"][0]
    assert pages.data["recommendation"][0] != report.predicate["statements"]["recommendation"][0]
    assert len(pages.to_pngs(40)) == 4  # a page, its appendix, and two of the English sentences


def test_an_unsigned_one_says_so(tmp_path: Path) -> None:
    report, data = make_risk_report(answer_exactly(QUESTIONS["hits"]))
    files = RiskFiles.choose(tmp_path, None)
    assert (files.report.name, report.pdf_file_name) == (report.file_name, "exact-results.risk.pdf")
    files.write(data)
    found = verify_report(files.report, write_key_pair(KEY, tmp_path / "board", PASSPHRASE)[1])
    assert not found.valid
    assert found.error is not None
    assert found.error.code == "verify.risk-report-nobody-signed"
    assert "not signed" in pages_of(report).data["foot"]


# What is signed -------------------------------------------------------------------------------------------------------


@in_source()
def pinned() -> str:
    """Each sentence once."""
    said: list[str] = []
    plan = planning_plan()
    for what, question in QUESTIONS.items():
        answer = answer_exactly(question, plan if what == "hits" else None)
        for study in (answer.question.study, replace(answer.question.study, differs_by=None)):
            again = answer_of(replace(answer.question, study=study), answer.found)
            said += [each for part in sentences(again).values() for each in part]
            said += [each for rows in appendix(again).values() for pair in rows for each in pair]
    return "".join(f"{each}\n" for each in dict.fromkeys(said))


@pytest.mark.parametrize(
    ("answers", "written"), [(0.3, "1"), (1.0, "1"), (1.2, "2"), (1e6, "1,000,000"), (1e6 + 1, "more than a million")]
)
def test_part_of_an_answer_counts_as_one(answers: float, written: str) -> None:
    assert _answers(answers) == written


def test_the_sentences_are_pinned() -> None:
    assert_pinned("exact-results-report", EDITION, pinned())
