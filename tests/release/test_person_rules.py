"""Rules on one person's own record: who fails one counts as somebody whose calls are all missing, or, where the size is secret, not at all."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.words import answer_words
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_places import published
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.plan_words import explain_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import load_plan, moved
from gwasprivacy.release.engine import publish
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.verify import verify_report
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.statement.planning.assumption_words import scenario_words
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, Sites, Stratum
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.person_rules.ancestry_rule import AncestryRule
from gwasprivacy.study.person_rules.own_ancestry import read_panel_files
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait import Trait
from tests.release.kind_plans import ATTACKERS
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene, genotypes, is_case, small_plan
from tests.study.make_people import WRITERS, write_people
from tests.study.make_plink import make_plink

RULE = PersonRules(call_rate=0.8)
IID = [f"P{k}" for k in range(2 * N_GROUP)]
RNG = np.random.default_rng(11)
CALLS = RNG.integers(0, 3, size=(30, 2 * N_GROUP)).astype(np.uint8)
CALLS[RNG.random(CALLS.shape) < 0.05] = 3
FAILS = np.zeros(2 * N_GROUP, dtype=bool)
FAILS[[2, 3, N_GROUP + 5]] = True
CALLS[:9, FAILS] = 3
"""9 of 30 SNPs: below 0.8, and whoever lacks up to 6 passes."""
PASSING = np.where(FAILS, np.uint8(3), CALLS)
"""The same study, with every call of those who fail missing."""


@pytest.fixture(autouse=True)
def folders_are_the_test_s_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def plan_of(kind: str, **design: Any) -> Plan:
    plan = small_plan(mechanism="joint", n_snps=2)
    own = {"sites": None if kind == "plink1" else Sites.FIXED, "person_rules": RULE, **design}
    return replace(plan, design=replace(plan.design, **own))


def prepared(plan: Plan, kind: str, calls: np.ndarray, **beside: Any) -> PreparedRelease:
    """Of a fresh folder with the study, who is a case, and labels where the plan has strata."""
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    folder = Path(tempfile.mkdtemp())
    iid = beside.pop("iid", IID)
    cases = {name for name, case in zip(IID, is_case(), strict=True) if case}
    study = write_people(kind, folder, calls, iid)
    family = ["0" if kind != "plink1" else each for each in iid]
    phenotype, labels, trait = folder / "pheno.txt", folder / "labels.txt", folder / "trait.txt"
    for path, words in (
        (phenotype, [1 + (each in cases) for each in iid]),
        (labels, ["north" if int(each[1:]) % 5 < 2 else "south" for each in iid]),
        (trait, [int(each[1:]) / 7 for each in iid]),
    ):
        path.write_text(
            "".join(f"{f} {i} {word}\n" for f, i, word in zip(family, iid, words, strict=True)), encoding="utf-8"
        )
    if plan.design.trait is not None:
        return prepare_release(plan, study, trait=trait, base=folder, **beside)
    if plan.design.strata:
        beside["strata"] = labels
    return prepare_release(plan, study, phenotype=phenotype, base=folder, **beside)


def same(one: PreparedRelease, other: PreparedRelease) -> bool:
    return np.array_equal(one.scores, other.scores) and one.counted == other.counted and one.notes == other.notes


@pytest.mark.parametrize("kind", WRITERS)
def test_who_fails_keeps_a_place_with_all_calls_missing_where_sizes_are_published(kind: str) -> None:
    ruled = prepared(plan_of(kind), kind, CALLS)
    assert same(ruled, prepared(plan_of(kind, person_rules=None), kind, PASSING))
    assert not same(ruled, prepared(plan_of(kind, person_rules=None), kind, CALLS))


STRATA = (Stratum(name="south", n_cases=12, n_controls=12), Stratum(name="north", n_cases=8, n_controls=8))


@pytest.mark.parametrize("kind", WRITERS)
def test_the_same_in_strata(kind: str) -> None:
    ruled = prepared(plan_of(kind, strata=STRATA), kind, CALLS)
    assert same(ruled, prepared(plan_of(kind, strata=STRATA, person_rules=None), kind, PASSING))


@pytest.mark.parametrize("kind", WRITERS)
def test_the_same_in_a_study_of_a_trait(kind: str) -> None:
    people = {"n_cases": 0, "n_controls": 0, "n_participants": 2 * N_GROUP, "trait": Trait(low=0, high=4)}
    ruled = prepared(plan_of(kind, **people), kind, CALLS)
    assert same(ruled, prepared(plan_of(kind, **people, person_rules=None), kind, PASSING))


@pytest.mark.parametrize("strata", [(), STRATA], ids=["plain", "strata"])
@pytest.mark.parametrize("kind", WRITERS)
def test_who_fails_does_not_count_where_the_size_is_secret(kind: str, strata: tuple[Stratum, ...]) -> None:
    plan = replace(plan_of(kind, strata=strata, case_code=CaseCode.TWO), adversary=ATTACKERS["unbounded"])
    ruled = prepared(plan, kind, CALLS)
    plain = replace(plan, design=replace(plan.design, person_rules=None))
    left = [name for name, fails in zip(IID, FAILS, strict=True) if not fails]
    assert same(ruled, prepared(plain, kind, CALLS[:, ~FAILS], iid=left))
    assert not same(ruled, prepared(plain, kind, PASSING))


@pytest.mark.parametrize("kind", WRITERS)
def test_the_rate_is_of_the_plans_public_list(tmp_path: Path, kind: str) -> None:
    """Of the 20 SNPs listed, those who fail lack none."""
    listed = tmp_path / "list.txt"
    listed.write_text("".join(f"rs{row + 1}\n" for row in range(10, 30)), encoding="utf-8")
    candidates = CandidateList(kind="file", path=str(listed), sha256=file_digest(listed))
    own = {"candidates": candidates, "genotype_filter": GenotypeFilter.PUBLIC_LIST}
    calls = CALLS.copy()
    calls[10:, FAILS] = 1
    ruled = prepared(plan_of(kind, **own), kind, calls)
    assert same(ruled, prepared(plan_of(kind, **own, person_rules=None), kind, calls))


def test_the_ledger_knows_a_study_whatever_its_rules() -> None:
    known, other = (prepared(plan_of("plink1", person_rules=each), "plink1", CALLS) for each in (RULE, None))
    assert known.fingerprint == other.fingerprint


@pytest.mark.parametrize(
    "beside",
    [
        {"sites": Sites.CALLED},
        {"dosages": Imputation(panel="HRC")},
        {"genotype_filter": GenotypeFilter.BEFORE_US},
    ],
    ids=lambda beside: next(iter(beside)),
)
def test_where_others_move_what_a_rule_looks_at_there_are_no_rules(beside: dict[str, Any]) -> None:
    with pytest.raises(InvalidPlan, match="does not go with rules on each person’s record") as caught:
        plan_of("vcf", **beside)
    assert caught.value.field == f"design.{next(iter(beside))}"


def test_a_score_that_fills_missing_calls_needs_public_alleles_beside_rules() -> None:
    """Else the release would be refused because a single person does not pass."""
    plan = replace(
        small_plan(mechanism="joint", n_snps=2, score=ScoreChoice(name="genotypic")), design=plan_of("vcf").design
    )
    assert plan.fill is FillRule.NON_COUNTED
    with pytest.raises(PrivacyRefusal, match="needs a counted allele that is public"):
        check_plan(plan)
    check_plan(replace(plan, design=replace(plan.design, alleles_are_public=True)))


def test_a_table_has_nobody_to_judge(tmp_path: Path) -> None:
    study = write_people("plink1", tmp_path, CALLS, IID)
    table = tmp_path / "study.tsv"
    table.write_bytes(b"".join(encode_tables(count_tables(open_study(study)).tables, ())))
    with pytest.raises(InvalidInput, match="no people’s genotypes"):
        prepare_release(plan_of("plink1"), table)


@pytest.mark.parametrize("rate", [0, -0.1, 1.01, float("nan"), True, "0.9"])
def test_a_rate_is_a_share(rate: Any) -> None:
    with pytest.raises(InvalidPlan):
        PersonRules(call_rate=rate)


def test_the_command_line_writes_a_rule_and_says_what_becomes_of_people(tmp_path: Path) -> None:
    path = tmp_path / "made.gwasplan"
    words = ["plan", "new", str(path), "--cases", "500", "--controls", "500", "--gamma", "1.5", "--snps", "2"]
    assert main([*words, "--call-rate", "0.97", "--genotype-filter", "none"]) == 0
    plan = load_plan(path)
    assert plan.design.person_rules == PersonRules(call_rate=0.97)
    said = " ".join(explain_plan(plan))
    assert f"asked for was a call at {percent(0.97)} or more of the candidate SNPs" in said
    assert "stays among the numbers of participants, with every call missing" in said
    unknown = replace(plan, adversary=ATTACKERS["unbounded"])
    assert "adds nothing to any result" in " ".join(explain_plan(unknown))
    assert main([*words, "--force", "--call-rate", "1.5"]) == 2


# ------------------------------------------------------------------------------------- by a public panel's frequencies

HALF = np.full(30, 0.5)


def panel(folder: Path, ids: list[str], frequencies: Any) -> dict[str, Any]:
    """A public table of frequencies, as a plan names it."""
    path = folder / "panel.tsv"
    rows = (f"{snp}\tA\tG\t{f}\n" for snp, f in zip(ids, frequencies, strict=True))
    path.write_text("snp\ta1\ta2\tfreq\n" + "".join(rows), encoding="utf-8")
    return {"reference": str(path), "reference_sha256": file_digest(path)}


@pytest.mark.parametrize("kind", WRITERS)
def test_heterozygosity_is_judged_by_the_panel_and_each_persons_own_calls(tmp_path: Path, kind: str) -> None:
    """At frequencies of ½ half of all calls are expected to be heterozygous: F = 1 − 2·share."""
    calls = CALLS.copy()
    calls[:, 4], calls[:, N_GROUP + 1] = 1, np.where(np.arange(30) % 2, 0, 2)  # F = −1 and 1
    called = (calls != 3).sum(axis=0)
    inbreeding = 1 - 2 * (calls == 1).sum(axis=0) / called
    fails = (inbreeding < -0.5) | (inbreeding > 0.9)
    assert set(np.flatnonzero(fails)) >= {4, N_GROUP + 1}
    assert fails.sum() < 6
    own = panel(tmp_path, [f"rs{row + 1}" for row in range(30)], HALF)
    ruled = prepared(plan_of(kind, **own, person_rules=PersonRules(heterozygosity=(-0.5, 0.9))), kind, calls)
    others = np.where(fails, np.uint8(3), calls)
    assert same(ruled, prepared(plan_of(kind, **own, person_rules=None), kind, others))


def with_x(folder: Path, calls: np.ndarray, x: np.ndarray, sex: list[int]) -> Path:
    """A fileset with SNPs of the X chromosome behind the others."""
    both = np.vstack([calls, x]).astype(np.uint8)
    chrom = ["1"] * len(calls) + ["X"] * len(x)
    pos = [1000 * (row + 1) for row in range(len(calls))] + [50_000_000 + row for row in range(len(x))]
    study = make_plink(folder, both, is_case(), chrom=chrom, pos=pos)
    fam = study.with_suffix(".fam")
    rows = [line.split() for line in fam.read_text(encoding="utf-8").splitlines()]
    fam.write_text(
        "".join(" ".join([*row[:4], str(each), row[5]]) + "\n" for row, each in zip(rows, sex, strict=True)),
        encoding="utf-8",
    )
    return study


def test_a_recorded_sex_must_fit_the_x_chromosome(tmp_path: Path) -> None:
    """Women are heterozygous at half of the SNPs here, men nowhere; one of each is recorded as the other, one as neither."""
    sex = [1 + place % 2 for place in range(2 * N_GROUP)]
    x = np.array([[(row % 4 if each == 2 else 2 * (row % 2)) % 3 for each in sex] for row in range(20)])
    x[:, [each == 2 for each in sex]] = np.where(np.arange(20) % 2, 1, 0)[:, None]
    recorded = list(sex)
    recorded[0], recorded[1], recorded[2] = 2, 1, 0
    own = panel(tmp_path, [f"rs{row + 1}" for row in range(50)], np.full(50, 0.5))
    plan = plan_of("plink1", **own, person_rules=PersonRules(sex_check=True))
    plain = plan_of("plink1", **own, person_rules=None)
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    ruled = prepare_release(plan, with_x(tmp_path / "one", CALLS, x, recorded))
    without = CALLS.copy()
    without[:, :2] = 3
    assert same(ruled, prepare_release(plain, with_x(tmp_path / "other", without, x, recorded)))


def test_a_file_that_records_nobodys_sex_has_no_sex_check(tmp_path: Path) -> None:
    own = panel(tmp_path, [f"rs{row + 1}" for row in range(30)], HALF)
    with pytest.raises(InvalidInput, match="records nobody’s sex"):
        prepared(plan_of("vcf", **own, person_rules=PersonRules(sex_check=True)), "vcf", CALLS)


def test_a_panel_without_the_snps_that_a_rule_looks_at_is_refused(tmp_path: Path) -> None:
    own = panel(tmp_path, [f"rs{row + 1}" for row in range(30)], np.zeros(30))
    with pytest.raises(InvalidInput, match="no frequency of any SNP"):
        prepared(plan_of("vcf", **own, person_rules=PersonRules(heterozygosity=(-1, 1))), "vcf", CALLS)


@pytest.mark.parametrize("rules", [{"heterozygosity": (-0.2, 0.2)}, {"sex_check": True}], ids=str)
def test_without_a_public_panel_there_are_no_such_rules(rules: dict[str, Any]) -> None:
    with pytest.raises(InvalidPlan, match="judged by a public panel’s frequencies"):
        plan_of("vcf", person_rules=PersonRules(**rules))


@pytest.mark.parametrize("rules", [{}, {"heterozygosity": (0.2, 0.2)}, {"heterozygosity": (0.1,)}], ids=str)
def test_rules_that_say_nothing_are_none(rules: dict[str, Any]) -> None:
    with pytest.raises(InvalidPlan):
        PersonRules(**rules)


def test_the_command_line_names_every_rule(tmp_path: Path) -> None:
    panel(tmp_path, ["rs1"], [0.5])
    path = tmp_path / "made.gwasplan"
    words = ["plan", "new", str(path), "--cases", "500", "--controls", "500", "--gamma", "1.5", "--snps", "2"]
    rules = ["--call-rate", "0.95", "--heterozygosity", "-0.2", "0.2", "--sex-check"]
    assert main([*words, *rules, "--reference", str(tmp_path / "panel.tsv")]) == 0
    asked = load_plan(path).design.person_rules
    assert asked == PersonRules(call_rate=0.95, heterozygosity=(-0.2, 0.2), sex_check=True)
    said = " ".join(explain_plan(load_plan(path)))
    assert "F within −0.2 … 0.2" in said
    assert "a recorded sex that fits the X chromosome" in said
    assert main([*words, *rules, "--force"]) == 2, "without --reference"


def test_a_forecast_says_that_it_takes_everybody_to_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "made.gwasplan"
    words = [
        "plan",
        "new",
        str(path),
        "--cases",
        "500",
        "--controls",
        "500",
        "--gamma",
        "1.5",
        "--snps",
        "2",
        "--force",
    ]
    needed = {Line.THIS: Needed(people=900, limit=10**6)}
    for rules, sizes, said in (
        ([], "all", ""),
        (["--call-rate", "0.97"], "all", "lowers every score"),
        (["--call-rate", "0.97"], "about", "of those who pass"),
    ):
        assert main([*words, *rules, "--sizes", sizes]) == 0
        plan = load_plan(path)
        answer = answer_words(question_of(plan), needed)
        planned = " ".join(scenario_words(plan, 10_000))
        for each in (answer, planned):
            assert said in each
            assert ("everybody to pass" in each) == bool(rules)
    capsys.readouterr()
    size = ["--participants", "100", "--studies", "2", "--out", str(tmp_path / "curve.csv")]
    assert main(["simulate", str(path), *size]) == 0
    assert "everybody to pass" in capsys.readouterr().out


@pytest.mark.parametrize("share", [0.0, 0.05])
def test_who_fails_costs_more_than_as_many_fewer_participants_where_sizes_are_printed(share: float) -> None:
    """Each joins a study of 500 and 500 with every call missing, and may hide a difference between those who pass."""
    source = study_source(Scenario(n_snps=200))
    passing = source.tables(475, 475, study_generator(3, 0))
    n_failing = round(share * 475)
    whole = {"n_cases": 475 + n_failing, "n_controls": 475 + n_failing}
    kept = GenotypeTables(variants=passing.variants, counts=passing.counts, **whole)
    found, alone = (computed_scores(ScoreChoice(name="ks"), each) for each in (kept, passing))
    assert (found <= alone).all()
    assert (found >= alone - n_failing).all()
    assert (found[source.causal] == alone[source.causal] - n_failing).all()


# ------------------------------------------------------------------------------------------------- by ancestry


def of_panel(folder: Path, group: str = "many") -> AncestryRule:
    """By how many copies of A somebody has at the first ten SNPs: more or fewer than their number."""
    loadings, groups = folder / "loadings.tsv", folder / "groups.tsv"
    loadings.write_text(
        "ID\tA1\tA1_FREQ\tPC1\n" + "".join(f"rs{row + 1}\tA\t0.5\t1\n" for row in range(10)), encoding="utf-8"
    )
    groups.write_text("group\tPC1\nfew\t-3\nmany\t3\n", encoding="utf-8")
    return read_panel_files(loadings, groups).rule(group, str(loadings), str(groups))


MANY = np.where(CALLS[:10] == 3, 0.0, CALLS[:10].astype(float) - 1).sum(axis=0) > 0
"""A missing call adds what the panel's average person has; who is between both centres is of the first group."""


@pytest.mark.parametrize("kind", WRITERS)
def test_who_is_of_another_group_keeps_a_place_or_does_not_count(tmp_path: Path, kind: str) -> None:
    assert 5 < MANY.sum() < 35
    rules = PersonRules(ancestry=of_panel(tmp_path))
    plan = plan_of(kind, person_rules=rules, case_code=CaseCode.TWO)
    plain = replace(plan, design=replace(plan.design, person_rules=None))
    assert same(prepared(plan, kind, CALLS), prepared(plain, kind, np.where(MANY, CALLS, np.uint8(3))))
    plan, plain = (replace(each, adversary=ATTACKERS["unbounded"]) for each in (plan, plain))
    left = [name for name, counts in zip(IID, MANY, strict=True) if counts]
    assert same(prepared(plan, kind, CALLS), prepared(plain, kind, CALLS[:, MANY], iid=left))


def test_the_panel_is_the_one_that_the_plan_pins(tmp_path: Path) -> None:
    rule = of_panel(tmp_path)
    plan = plan_of("plink1", person_rules=PersonRules(ancestry=rule))
    for name in rule.files:
        before = Path(name).read_text(encoding="utf-8")
        Path(name).write_text(before + "\n", encoding="utf-8")
        with pytest.raises(InvalidInput, match="not the file"):
            prepared(plan, "plink1", CALLS)
        Path(name).write_text(before, encoding="utf-8")
    with pytest.raises(InvalidInput, match="no group other"):
        of_panel(tmp_path, "other")
    other = replace(rule, group="neither")
    with pytest.raises(InvalidInput, match="no group neither"):
        prepared(plan_of("plink1", person_rules=PersonRules(ancestry=other)), "plink1", CALLS)


def test_a_panel_of_which_the_study_lacks_a_snp_is_refused(tmp_path: Path) -> None:
    plan = plan_of("plink1", person_rules=PersonRules(ancestry=of_panel(tmp_path)))
    with pytest.raises(InvalidInput, match="has no SNP rs9"):
        prepared(plan, "plink1", CALLS[:8])


def test_the_study_s_own_list_is_no_panel(tmp_path: Path) -> None:
    """Its digest would stand in the published plan."""
    rule = of_panel(tmp_path)
    study = write_people("plink1", tmp_path, CALLS, IID)
    own = replace(rule, loadings=str(study.with_suffix(".bim")))
    with pytest.raises(InvalidInput, match="a file of the study itself"):
        prepare_release(plan_of("plink1", person_rules=PersonRules(ancestry=own)), study)


def test_the_command_line_pins_the_panel_and_reports_leave_out_where_it_lies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rule = of_panel(tmp_path)
    path = tmp_path / "made.gwasplan"
    words = ["plan", "new", str(path), "--cases", "500", "--controls", "500", "--gamma", "1.5", "--snps", "2"]
    files = ["--loadings", rule.loadings, "--groups", rule.groups]
    assert main([*words, "--ancestry-group", "many", *files]) == 0
    plan = load_plan(path)
    assert plan.design.person_rules == PersonRules(ancestry=rule.at("loadings.tsv", "groups.tsv"))
    assert "the ancestry group many of a public panel" in " ".join(explain_plan(plan))
    kept = published(
        replace(plan, design=replace(plan.design, person_rules=PersonRules(ancestry=rule)))
    ).design.person_rules
    assert kept == PersonRules(ancestry=rule.at("loadings", "groups"))
    (tmp_path / "elsewhere").mkdir()
    there = moved(plan, tmp_path, tmp_path / "elsewhere").design.person_rules
    assert there == PersonRules(ancestry=rule.at("../loadings.tsv", "../groups.tsv"))
    capsys.readouterr()
    assert main([*words, "--force", "--ancestry-group", "north", *files]) == 2
    assert "its groups are few, many" in capsys.readouterr().err
    assert main([*words, "--force", "--ancestry-group", "many"]) == 2
    assert "go together" in capsys.readouterr().err


@pytest.mark.parametrize("score", ["tv", "ks", "tv-allelic"])
@pytest.mark.parametrize("rules", [True, False], ids=["no case passes", "no case is there"])
def test_a_study_of_secret_size_without_a_case_is_released_as_any_other(scene: Scene, rules: bool, score: str) -> None:
    """A refusal would tell of the last one."""
    plan = small_plan(mechanism="joint", n_snps=2, score=ScoreChoice(name=score))
    design = replace(plan.design, person_rules=RULE if rules else None)
    plan = replace(plan, design=design, adversary=ATTACKERS["unbounded"])
    calls = genotypes()
    if rules:
        calls[:, :N_GROUP] = 3
        study = make_plink(scene.folder, calls, is_case(), name="other")
    else:
        study = make_plink(scene.folder, calls[:, N_GROUP:], is_case()[N_GROUP:], name="other")
    ready = prepare_release(plan, study, name="small")
    made = publish(ready, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    assert verify_report(made.report_path, scene.public_key_path).valid
    with pytest.raises(InvalidInput, match="there are no cases"):
        prepare_release(scene.plan, make_plink(scene.folder, calls, ~is_case() & is_case(), name="third"))
