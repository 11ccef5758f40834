"""``gwasprivacy sensitivity``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gwasprivacy.cli.main import main


def run(capsys: Any, *arguments: str) -> tuple[int, str, str]:
    code = main(["sensitivity", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(
    ("arguments", "value", "neighbours"),
    [
        (["--score", "genotypic", "--cases", "1000", "--controls", "1000"], 4 * 2000 / 2002, "replace-one"),
        (["--score", "allelic", "--cases", "8", "--controls", "8"], 64 / 9, "replace-one"),
        (["--score", "genotypic", "--cases", "30", "--controls", "70"], 100**2 / 2100 * 70 / 71, "replace-one"),
        (
            ["--score", "genotypic", "--cases", "70", "--controls", "30", "--public-controls"],
            100**2 / 2100 * 30 / 31,
            "replace-one",
        ),
        (
            ["--score", "genotypic", "--cases", "70", "--controls", "30", "--secret", "case-status"],
            100**2 / 2100 * (2 - 1 / 70 - 1 / 30),
            "swap",
        ),
        (["--score", "tv", "--cases", "70", "--controls", "30"], 1, "replace-one"),
        (["--score", "tv-allelic", "--cases", "70", "--controls", "30", "--secret", "case-status"], 10 / 7, "swap"),
        (["--score", "tv", "--cases", "70", "--controls", "30", "--sizes", "all"], 1, "replace-one"),
        (["--score", "tv", "--cases", "70", "--controls", "30", "--sizes", "total"], 1, "replace-record"),
        (["--score", "ks", "--cases", "70", "--controls", "30", "--sizes", "about"], 0.5, "add-remove"),
        (
            ["--score", "tv", "--cases", "70", "--controls", "30", "--sizes", "about", "--secret", "case-status"],
            (1 + 3 / 7) / 2,
            "label",
        ),
        (["--score", "distance", "--cases", "70", "--controls", "30"], 1, "replace-one"),
        (
            ["--score", "distance", "--test", "trend", "--p-value", "5e-8", "--cases", "7", "--controls", "3", "--secret",
             "case-status"],
            2,
            "swap",
        ),
    ],
)  # fmt: skip
def test_json_gives_the_theorem_s_value_and_the_neighbours(
    arguments: list[str], value: float, neighbours: str, capsys: Any
) -> None:
    code, out, _ = run(capsys, *arguments, "--json")
    result = json.loads(out)
    assert code == 0
    assert result["sensitivity"] == pytest.approx(value, rel=1e-14)
    assert result["neighbours"] == neighbours
    assert 0 <= result["sensitivity_with_rounding"] - result["sensitivity"] <= 1e-11 * value


def test_words_say_for_whom_it_holds(capsys: Any) -> None:
    code, out, _ = run(capsys, "--score", "tv", "--cases", "20", "--controls", "10")
    assert code == 0
    assert "Δ = 1.0" in out
    assert "replace-one: one participant’s genotypes are replaced" in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--score", "tv", "--cases", "0", "--controls", "5"], 2, "--cases"),
        (["--score", "tv", "--cases", "5", "--controls", "-5"], 2, "--controls"),
        (["--score", "tv", "--cases", "5.5", "--controls", "5"], 2, "--cases"),
        (["--score", "tv", "--cases", "50000000", "--controls", "5"], 2, "at most"),
        (["--score", "nothing", "--cases", "5", "--controls", "5"], 2, "--score"),
        (["--cases", "5", "--controls", "5"], 2, "--score"),
        (["--score", "tv", "--cases", "5", "--controls", "5", "--p-value", "0.1"], 2, "--p-value"),
        (["--score", "distance", "--test", "trend", "--p-value", "1", "--cases", "5", "--controls", "5"], 2, "--p-value"),
        (["--score", "distance", "--p-value", "0.5", "--cases", "5", "--controls", "5"], 2, "--test"),
        (["--score", "trend", "--cases", "1", "--controls", "5"], 3, "group has one person"),
        (["--score", "tv", "--cases", "5", "--controls", "5", "--secret", "case-status", "--public-controls"], 3, "public"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line_with_a_way_out(arguments: list[str], code: int, says: str, capsys: Any) -> None:
    got, out, err = run(capsys, *arguments)
    assert got == code
    assert out == ""
    assert says in err.strip().splitlines()[-1]
    assert sum(line.startswith("gwasprivacy sensitivity:") for line in err.splitlines()) == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "value", "neighbours", "words"),
    [
        (["--strata-sizes", "north=30:20", "south=5:40"], 1, "replace-one", "within their own stratum and group"),
        (
            ["--strata-sizes", "north=30:20", "south=5:40", "--secret", "case-status"],
            1 + 20 / 30,
            "swap",
            "a case and a control of one stratum change places",
        ),
        (
            ["--strata-sizes", "north=30:20", "south=50:40", "--public-controls"],
            0.8,
            "replace-one",
            "controls are public",
        ),
        (
            ["--participants", "50", "--own-mean"],
            1 - 1 / 50,
            "replace-one",
            "whole record, genotypes and trait, is replaced;",
        ),
        (["--participants", "50"], 0.5, "replace-one", "whole record, genotypes and trait, is replaced;"),
        (
            ["--participants", "50", "--trait-range", "4", "9", "--trait-centre", "5"],
            0.8,
            "replace-one",
            "whole record",
        ),
        (
            [
                "--participants",
                "50",
                "--trait-range",
                "4",
                "9",
                "--strata-sizes",
                "a=10",
                "b=40",
                "--secret",
                "trait-value",
            ],
            1 - 1 / 40,
            "replace-trait",
            "one participant’s trait is replaced",
        ),
    ],
)
def test_strata_and_traits_have_their_own_neighbours(
    arguments: list[str], value: float, neighbours: str, words: str, capsys: Any
) -> None:
    code, out, _ = run(capsys, "--score", "ks", *arguments, "--json")
    assert code == 0
    result = json.loads(out)
    assert result["sensitivity"] == pytest.approx(value, rel=1e-14)
    assert result["neighbours"] == neighbours
    assert 0 <= result["sensitivity_with_rounding"] - result["sensitivity"] <= 1e-11
    code, out, _ = run(capsys, "--score", "ks", *arguments)
    assert code == 0
    assert words in " ".join(out.split())


def test_a_stratum_without_cases_is_said_to_count_for_nothing(capsys: Any) -> None:
    code, out, _ = run(capsys, "--score", "tv", "--strata-sizes", "north=30:20", "south=0:40")
    assert code == 0
    assert "Stratum south has no cases" in out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--score", "genotypic", "--strata-sizes", "a=3:4", "b=5:6"], 3, "Cochran–Mantel–Haenszel"),
        (["--score", "trend", "--participants", "30"], 3, "measured trait"),
        (["--score", "tv", "--participants", "30", "--secret", "case-status"], 3, "no cases"),
        (["--score", "tv", "--cases", "3", "--controls", "4", "--secret", "trait-value"], 3, "no trait"),
        (["--score", "tv", "--strata-sizes", "a=3:0", "b=0:6"], 2, "nobody is compared"),
        (["--score", "tv", "--strata-sizes", "a=3:4", "a=5:6"], 2, "twice"),
        (["--score", "tv", "--strata-sizes", "a=3"], 2, "NAME=R:S"),
        (["--score", "tv", "--cases", "9", "--strata-sizes", "a=3:4", "b=5:6"], 2, "not the sum"),
        (["--score", "tv", "--strata-sizes", "a=0:0", "b=5:6"], 2, "cases or controls"),
        (["--score", "tv", "--cases", "9"], 2, "--controls is missing"),
        (["--score", "tv", "--participants", "9", "--cases", "3"], 2, "no place beside"),
        (["--score", "tv", "--participants", "9", "--trait-range", "3", "3"], 2, "LO below HI"),
    ],
)
def test_what_has_no_proof_or_makes_no_sense_is_refused(
    arguments: list[str], code: int, words: str, capsys: Any
) -> None:
    found, _, err = run(capsys, *arguments)
    assert found == code
    assert words in " ".join(err.split())


def test_sizes_that_are_printed_nowhere_are_said_and_a_chi_square_is_refused(capsys: Any) -> None:
    people = ("--cases", "20", "--controls", "10", "--sizes", "about")
    code, out, _ = run(capsys, "--score", "tv", *people)
    assert code == 0
    assert "one participant is added or removed" in " ".join(out.split())
    assert "every possible study of any size" in " ".join(out.split())
    assert run(capsys, "--score", "genotypic", *people)[0] == 3
