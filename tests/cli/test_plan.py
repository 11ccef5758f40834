"""``gwasprivacy plan``: plans that can be used are written, others are refused at once, in one line, with nothing written."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.study.design import GenotypeFilter, Loci
from tests.cli.plan_words import TOP_ONE_OF_TWENTY

BASE = ["--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "100", "--controls", "200", "--snps", "2"]


def run(*arguments: object) -> int:
    return main(["plan", *map(str, arguments)])


def test_new_writes_the_plan_of_the_options(tmp_path: Path) -> None:
    path = tmp_path / "melanoma.gwasplan"
    options = [
        "--score",
        "tv",
        "--mechanism",
        "permute-and-flip",
        "--budget",
        "0.5",
        "--phenotype-unknown",
        "--loci",
        100,
    ]
    assert run("new", path, *BASE, *options, "--alleles-are-public", "--title", "Melanoma 2026") == 0
    plan = load_plan(path)
    assert plan.title == "Melanoma 2026"
    assert (plan.design.n_cases, plan.design.n_controls, plan.release.n_snps) == (100, 200, 2)
    assert plan.release.mechanism == "permute-and-flip"
    assert plan.release.score.name == "tv"
    assert plan.budget == 0.5
    assert not plan.adversary.phenotype_known
    assert plan.design.loci is not None
    assert plan.design.loci.window_kb == 100
    assert plan.design.alleles_are_public


def test_the_joint_draw_goes_by_blocks_of_the_chromosomes(tmp_path: Path) -> None:
    path = tmp_path / "melanoma.gwasplan"
    assert run("new", path, *BASE, "--score", "tv", "--mechanism", "joint", "--loci-blocks", 250) == 0
    assert load_plan(path).design.loci == Loci(block_kb=250.0)
    assert json.loads(path.read_text(encoding="utf-8"))["design"]["loci"]["block_kb"] == 250
    loci = tmp_path / "loci.gwasplan"
    assert run("new", loci, *BASE, "--publish", "loci", "--loci", 500) == 0
    assert load_plan(loci).design.loci == Loci(block_kb=500.0, published=True)


def test_defaults_are_those_of_the_contract(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "melanoma.gwasplan"
    assert run("new", path, *BASE, "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    plan = load_plan(path)
    assert plan.title == "Untitled study"
    assert (plan.adversary.family.name, plan.secret) == ("bounded", "participation")
    assert plan.design.candidates.kind == "autosomes"
    assert shown["budget"] == shown["epsilon"] == pytest.approx(math.log(2))
    assert shown["neighbours"] == "replace-one"


@pytest.mark.parametrize(
    "options",
    [
        ["--cap", "0.75", "--prior", "0.1", "0.5"],
        ["--advantage", "0.2", "--prior", "any"],
        ["--tpr", "0.01", "--fpr", "0.001", "--prior", "0.2", "0.4"],
        ["--epsilon", "0.3", "--prior", "0.25"],
        ["--gamma", "1.2", "--invited", "300", "900"],
        ["--family", "identifiability", "--worlds", "50", "--cap", "0.1"],
        ["--family", "sampled", "--rate", "0.05", "--prior", "0.1", "0.5", "--gamma", "1.5"],
        ["--gamma", "2", "--prior", "0.3", "0.4", "--negative", "--group-size", "3"],
        ["--gamma", "2", "--prior", "0.2", "0.5", "--secret", "case-status"],
    ],
)
def test_every_way_to_describe_the_attacker_works(options: list[str], tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *options, "--cases", 100, "--controls", 200, "--snps", 2) == 0
    assert run("check", path) == 0


def test_a_list_of_candidates_is_named_from_the_plans_folder_with_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lists").mkdir()
    (tmp_path / "plans").mkdir()
    (tmp_path / "lists" / "array.txt").write_text("rs1\n", encoding="utf-8")
    assert run("new", "plans/a.gwasplan", *BASE, "--candidates", "lists/array.txt") == 0
    candidates = load_plan(tmp_path / "plans" / "a.gwasplan").design.candidates
    assert candidates.path == "../lists/array.txt"
    assert candidates.sha256 is not None
    assert load_plan(tmp_path / "plans" / "a.gwasplan").design.genotype_filter is GenotypeFilter.PUBLIC_LIST
    assert str(tmp_path) not in (tmp_path / "plans" / "a.gwasplan").read_text(encoding="utf-8")


def test_the_sizes_of_strata_are_the_groups_of_the_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "s.gwasplan"
    about = ["--prior", "0.5", "0.5", "--gamma", "1.5", "--snps", "2", "--score", "tv"]
    strata = ["--strata-sizes", "north=40:150", "the south=60:40", "a=b=0:10"]
    assert run("new", path, *about, *strata) == 0
    design = load_plan(path).design
    assert (design.n_cases, design.n_controls) == (100, 200)
    assert [(each.name, each.n_cases, each.n_controls) for each in design.strata] == [
        ("north", 40, 150), ("the south", 60, 40), ("a=b", 0, 10)
    ]  # fmt: skip
    assert run("new", tmp_path / "t.gwasplan", *BASE, "--score", "tv", *strata) == 0
    assert load_plan(tmp_path / "t.gwasplan").design == design
    capsys.readouterr()
    assert run("show", path) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "north (40 cases, 150 controls), the south (60 cases, 40 controls), a=b (0 cases, 10 controls)" in said
    assert "The stratum a=b has no cases, so it adds nothing" in said
    assert run("new", path, *about, "--force") == 2
    assert "--cases is missing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--gamma", "0.9"], 2, "--gamma"),
        (["--prior", "0.6", "0.4"], 2, "--prior"),
        (["--cases", "0"], 2, "--cases"),
        (["--controls", "-1"], 2, "--controls"),
        (["--cases", "many"], 2, "--cases"),
        (["--strata-sizes", "a=1:2", "b=99"], 2, "NAME=R:S"),
        (["--strata-sizes", "a=1:2", "b=9:-9"], 2, "NAME=R:S"),
        (["--strata-sizes", "=1:2", "b=99:198"], 2, "--strata-sizes"),
        (["--strata-sizes", "a=100:200"], 2, "--strata-sizes"),
        (["--strata-sizes", "a=0:0", "b=100:200"], 2, "neither cases nor controls"),
        (["--strata-sizes", "a=50:100", "a=50:100"], 2, "two strata"),
        (["--strata-sizes", "a=50:100", "b=51:100"], 2, "--cases"),
        (["--strata-sizes", "a=50:100", "b=50:99"], 2, "--controls"),
        (["--snps", "0"], 2, "--snps"),
        (["--mechanism", "magic"], 2, "--mechanism"),
        (["--budget", "0"], 2, "--budget"),
        (["--budget", "nan"], 2, "--budget"),
        (["--spend", "2", "--budget", "1"], 2, "--spend"),
        (["--score", "distance"], 2, "--test"),
        (["--tau", "3"], 2, "threshold"),
        (["--title", ""], 2, "--title"),
        (["--candidates", "no-such-list.txt"], 2, "no-such-list.txt"),
        (["--genotype-filter", "public-list"], 2, "--candidates FILE"),
        (["--genotype-filter", "maybe"], 2, "--genotype-filter"),
        (["--loci", "no-such-file.bed"], 2, "no-such-file.bed"),
        (["--loci", "-5"], 2, "--loci"),
        (["--publish", "loci"], 2, "there are no loci"),
        (["--publish", "loci", "--loci", "500", "--effects", "10%", "--alleles-are-public"], 2, "which SNP it is"),
        (["--fill", "panel-mode"], 2, "--fill"),
        (["--spend", "5"], 3, "guarantee"),
        (["--gamma", "1"], 3, "nothing to spend"),
        (["--family", "unbounded", "--score", "trend"], 3, "numbers of cases"),
        (["--mechanism", "significant-set"], 3, "threshold"),
        (["--mechanism", "joint", "--loci", "10"], 3, "do not overlap"),
        (["--mechanism", "significant-set", "--tau", "30", "--loci-blocks", "10"], 3, "locus"),
        (["--loci-blocks", "0"], 2, "--loci-blocks"),
        (["--loci-blocks", "10", "--loci", "10"], 2, "--loci"),
        (["--secret", "case-status", "--public-controls", "--prior", "0.2", "0.5"], 3, "Controls"),
        (["--secret", "case-status"], 2, "0.333333"),
    ],
)
def test_what_cannot_be_is_refused_at_once_in_one_line(
    options: list[str], code: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, *options) == code
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.out == ""
    assert "Traceback" not in captured.err
    assert len([line for line in captured.err.splitlines() if not line.startswith(("usage:", " "))]) == 1
    assert not path.exists()


def test_nothing_is_overwritten_without_force(tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE) == 0
    before = path.read_bytes()
    assert run("new", path, *BASE, "--title", "Other") == 2
    assert path.read_bytes() == before
    assert run("new", path, *BASE, "--title", "Other", "--force") == 0
    assert load_plan(path).title == "Other"


def test_show_explains_in_words_and_check_says_yes(capsys: pytest.CaptureFixture[str]) -> None:
    example = resource_path("example/example.gwasplan")
    assert run("show", example) == 0
    assert "66.7 %" in capsys.readouterr().out
    assert run("check", example) == 0
    assert "can be used" in capsys.readouterr().out
    assert run("check", example, "--json") == 0
    shown: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert shown["valid"] is True
    assert shown["sensitivity"] == 1.0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"format": "gwasprivacy-plan/1"', "line 1"),
        ("", "empty"),
        ('{"format": "gwasprivacy-plan/9"}', "format"),
    ],
)
def test_files_that_are_no_plan_give_one_line(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gwasplan"
    path.write_text(text, encoding="utf-8")
    for action in ("show", "check"):
        assert run(action, path) == 2
        error = capsys.readouterr().err
        assert words in error
        assert str(path) in error
        assert error.count("\n") == 1


def test_a_plan_with_gamma_below_one_gives_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.gwasplan"
    path.write_text(
        resource_path("example/example.gwasplan").read_text(encoding="utf-8").replace('"value": 1.5', '"value": 0.5'),
        encoding="utf-8",
    )
    assert run("check", path) == 2
    error = capsys.readouterr().err
    assert "adversary.target.value" in error
    assert error.count("\n") == 1


def listed(folder: Path) -> Path:
    path = folder / "chosen.txt"
    path.write_text("# from the literature\nrs4\nrs9\n", encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--mechanism", "values"], "noisy score"),
        (["--mechanism", "genotype-counts", "--alleles-are-public"], "genotype counts"),
        (
            ["--mechanism", "allele-counts", "--alleles-are-public", "--family", "unbounded"],
            "The number of participants is secret",
        ),
    ],
)
def test_plans_about_snps_named_beforehand(
    options: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE[:-2], "--snp-list", listed(tmp_path), *options) == 0
    assert words in " ".join(capsys.readouterr().out.split())
    plan = load_plan(path)
    assert plan.release.snps == ("rs4", "rs9")
    assert plan.release.n_snps == 2
    assert run("check", path) == 0


def test_a_selection_with_values_and_a_number_of_significant_snps(tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, "--values-epsilon", "0.2") == 0
    assert load_plan(path).release.values_epsilon == 0.2
    assert run("new", path, *BASE, "--values", "25%", "--force") == 0
    plan = load_plan(path)
    assert plan.release.values_epsilon == pytest.approx(plan.epsilon / 4)
    distance = ["--score", "distance", "--test", "trend", "--p-value", "5e-8", "--force"]
    assert run("new", path, *BASE[:-2], "--mechanism", "significant-count", *distance) == 0
    assert (load_plan(path).release.n_snps, load_plan(path).release.threshold) == (0, -0.5)
    assert run("new", path, *BASE, "--mechanism", "significant-set", *distance) == 0
    assert load_plan(path).release.threshold == -0.5


def test_a_right_list_is_published_by_a_p_value_or_a_threshold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, base = tmp_path / "a.gwasplan", [*BASE, "--force", "--publish", "right-list"]
    assert run("new", path, *base, "--p-value", "5e-8", "--wrong", "2%") == 0
    release = load_plan(path).release
    assert (release.mechanism, release.threshold, release.wrong) == ("right-list", -0.5, 0.02)
    assert (release.score.name, release.score.p_value) == ("distance", 5e-8)
    said = " ".join(capsys.readouterr().out.split())
    assert "A wrong list appears with a probability of at most 2 %." in said
    assert "the joint draw needs fewer participants" in said
    assert run("new", path, *base, "--score", "tv", "--threshold", "40") == 0
    release = load_plan(path).release
    assert (release.score.name, release.threshold, release.wrong) == ("tv", 40.0, 0.01)
    assert run("check", path) == 0
    for wrong in (["--threshold", "40", "--wrong", "0"], ["--p-value", "5e-8", "--mechanism", "joint"]):
        assert run("new", path, *base, *wrong) == 2
    assert run("new", path, *BASE, "--force", "--wrong", "0.1") == 2


def test_a_share_of_epsilon_goes_to_effects(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, "--effects", "30%", "--alleles-are-public") == 0
    plan = load_plan(path)
    assert plan.release.effects_epsilon == pytest.approx(0.3 * plan.epsilon)
    assert plan.release.values_epsilon is None
    said = " ".join(capsys.readouterr().out.split())
    assert "allelic odds ratios" in said
    assert "winner’s curse" in said
    assert run("new", path, *BASE, "--effects", "0.1", "--alleles-are-public", "--force") == 0
    assert load_plan(path).release.effects_epsilon == 0.1
    # What a guarantee by attacks allows depends on the parts' kinds of loss; the share is one of what is then allowed.
    advantage = ["--prior", "0.5", "0.5", "--advantage", "0.3", *BASE[5:]]
    assert run("new", path, *advantage, "--effects", "40%", "--alleles-are-public", "--force") == 0
    plan = load_plan(path)
    assert plan.release.effects_epsilon == pytest.approx(0.4 * plan.epsilon, rel=1e-9)
    assert [round(each.epsilon / plan.epsilon, 6) for each in plan.spends] == [0.6, 0.4]


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (["--snps", "2", "--effects", "20%"], 3, "allele"),
        (["--snps", "2", "--effects", "0.1", "--values", "0.1"], 2, "--effects"),
        (["--snps", "2", "--effects", "100%", "--alleles-are-public"], 2, "release.effects_epsilon"),
        (["--snps", "2", "--effects", "110%"], 2, "--effects"),
        (["--snps", "2", "--effects", "much"], 2, "--effects"),
        ([], 2, "--snps"),
        (["--mechanism", "values"], 2, "--snps"),
        (["--mechanism", "values", "--snps", "2"], 2, "--snp-list"),
        (["--mechanism", "values", "--snps", "3", "--snp-list", "LIST"], 2, "--snps"),
        (["--mechanism", "values", "--snp-list", "none.txt"], 2, "none.txt"),
        (["--snp-list", "LIST"], 2, "--snp-list"),
        (["--snps", "2", "--values-epsilon", "0"], 2, "--values-epsilon"),
        (["--snps", "2", "--values-epsilon", "5"], 2, "values_epsilon"),
        (["--mechanism", "genotype-counts", "--snp-list", "LIST"], 3, "allele"),
        (["--mechanism", "genotype-counts", "--snp-list", "LIST", "--score", "trend"], 2, "--score"),
        (
            ["--mechanism", "significant-count", "--tau", "40", "--family", "unbounded", "--score", "trend"],
            3,
            "numbers of cases",
        ),
        (["--mechanism", "significant-count"], 3, "threshold"),
        (["--mechanism", "significant-count", "--tau", "40", "--loci", "10"], 2, "loci"),
    ],
)
def test_what_cannot_be_among_the_other_releases_is_refused(
    options: list[str], code: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gwasplan"
    options = [str(listed(tmp_path)) if option == "LIST" else option for option in options]
    assert run("new", path, *BASE[:-2], *options) == code
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert not path.exists()


@pytest.mark.parametrize(
    ("options", "answer", "needed"),
    [
        ([], None, "Answer with --genotype-filter"),
        (["--genotype-filter", "none"], GenotypeFilter.NONE, None),
        (["--genotype-filter", "before-us"], GenotypeFilter.BEFORE_US, None),
    ],
)
def test_a_check_says_what_a_release_still_needs(
    options: list[str],
    answer: GenotypeFilter | None,
    needed: str | None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, *options) == 0
    assert load_plan(path).design.genotype_filter is answer
    capsys.readouterr()
    assert run("check", path) == 0
    assert (needed or "the plan can be used") in capsys.readouterr().out
    assert run("check", path, "--json") == 0
    told = json.loads(capsys.readouterr().out)["release_needs"]
    assert told is None if needed is None else needed in told


def test_a_plan_leaves_people_without_a_phenotype_out_where_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, "--without-phenotype", "leave-out") == 0
    assert load_plan(path).design.leave_out_without_phenotype


def test_an_account_of_its_own_is_declared_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.gwasplan"
    assert run("new", path, *BASE, "--account", "replication") == 0
    assert load_plan(path).account == "replication"
    capsys.readouterr()
    assert run("show", path) == 0
    assert "its people are in no other study of that ledger" in " ".join(capsys.readouterr().out.split())
    assert run("new", tmp_path / "b.gwasplan", *BASE, "--account", "a\nb") == 2
    assert "--account" in capsys.readouterr().err


def test_a_new_plans_forecast_is_for_as_many_candidates_as_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.gwasplan"
    assert (
        main(["plan", "new", str(path), *TOP_ONE_OF_TWENTY, "--candidate-snps", "400000", "--centres", "0.1,0.2"]) == 0
    )
    scenario = load_plan(path).scenario
    assert scenario is not None
    assert scenario.n_snps == 400_000
    assert scenario.centres is not None
