"""A release of genotype probabilities: what they were imputed with is asked, said and, where it breaks the proof, refused."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bgen import BgenWriter

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms.effects.trait_sums import trait_scales
from gwasprivacy.plan.plan import Plan, ReleaseChoices, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release import preparation
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.effects import effects_json
from gwasprivacy.statement.files.gwas_ssf import ssf_metadata_name, ssf_table_name
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, StudyDesign
from gwasprivacy.study.imputation import Imputation, ImputationFault
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.release.preparing import prepare_release
from tests.release.scene import Scene, genotypes, is_case

SOUND = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
QUESTIONS = ("holds_participants", "phased_together", "filtered_here")


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """The small study as a BGEN of probabilities: what was certain is nearly so."""
    names = [f"P{i}" for i in range(len(is_case()))]
    p = 0.94 * np.eye(3)[genotypes()] + 0.02
    path = scene.folder / "imputed.bgen"
    with BgenWriter(str(path), len(names), samples=names, compression="zlib", layout=2) as writer:
        for row, of_people in enumerate(p, start=1):
            writer.add_variant("v", f"rs{row}", "1", 100 * row, ["G", "A"], of_people, bit_depth=16)
    lines = [f"0 {name} {1 + int(case)}\n" for name, case in zip(names, is_case(), strict=True)]
    (scene.folder / "pheno.txt").write_text("".join(lines), encoding="utf-8")
    return replace(scene, study=path, plan=imputed(scene.plan, SOUND))


def imputed(plan: Plan, imputation: Imputation | None) -> Plan:
    chosen = replace(plan.release, score=ScoreChoice(name="tv"))
    return replace(plan, release=chosen, design=replace(plan.design, dosages=imputation))


def from_command_line(scene: Scene, plan: Plan, *more: str) -> int:
    return main(scene.words("--phenotype", scene.folder / "pheno.txt", *more, plan=plan))


def test_a_release_of_probabilities_says_what_they_were_imputed_with_and_verifies(scene: Scene) -> None:
    prepared = prepare_release(scene.plan, scene.study, phenotype=scene.folder / "pheno.txt", name="small")
    # rs4: 0.94·20 participants apart, less what is shared.
    assert prepared.scores[3] == pytest.approx(0.94 * 20)
    made = publish(prepared, scene.ledger, scene.key, scene.out)
    said = " ".join(made.report.predicate["statements"])
    assert "Genotype probabilities are used in place of calls, in thousandths; they were imputed with HRC r1.1." in said
    assert "this panel holds no participant of the study" in said
    assert made.report.plan.design.dosages == SOUND
    assert verify_report(made.report_path, scene.public_key_path).valid


def test_effects_follow_from_noisy_sums_of_dosages_in_thousandths(scene: Scene) -> None:
    effects = replace(scene.plan.release, mechanism="joint", effects_epsilon=0.5)
    design = replace(scene.plan.design, alleles_are_public=True)
    plan = replace(scene.plan, release=effects, design=design)
    ready = prepare_release(plan, scene.study, phenotype=scene.folder / "pheno.txt", name="small")
    big = replace(effects, epsilon=100.0, budget=100.0, effects_epsilon=60.0)
    (rs4,) = draw(replace(ready, plan=replace(plan, release=big))).snps
    assert rs4.cases is not None
    assert rs4.controls is not None
    # Every case has 0.96 of two copies and 0.02 of the others, every control of none: d - 1 is 0.94 and -0.94.
    assert rs4.of_dosages
    for numbers, off in ((rs4.cases, 0.94), (rs4.controls, -0.94)):
        assert numbers == pytest.approx([20_000, 20_000 * off, 20_000 * 0.8836], abs=2000)
    made = publish(ready, scene.ledger, scene.key, scene.out)
    noise = made.report.predicate["result"]["noise"]
    assert noise["scale"] == pytest.approx(1000 / 0.5)
    assert noise["times"] == [3, 2, 6]
    said = " ".join(made.report.predicate["statements"])
    assert "Odds ratios are by a regression on dosages" in said
    assert "scale 6.00 on called participants, 4.00 on sums of dosages and 12.0 on sums of their squares" in said
    table = made.table_path.read_text(encoding="utf-8")
    assert "in thousandths, with discrete-laplace noise of scale 6,000, 4,000, 12,000" in table
    assert "\timputation_r2" in table
    head = (scene.out / ssf_table_name(made.report.name)).read_text(encoding="utf-8").splitlines()[0].split("\t")
    assert head[head.index("info") - 1 :][:3] == ["ref_allele", "info", "n"]
    assert made.report.predicate["effects"]["model"] == "dosages"
    assert "imputation_panel" in (scene.out / ssf_metadata_name(made.report.name)).read_text(encoding="utf-8")
    assert verify_report(made.report_path, scene.public_key_path).valid


def test_an_index_that_hides_a_snp_of_the_list_ends_the_release_before_any_debit(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    """By its index the study lacks rs7, which would be scored as without variation; but a release reads every record."""
    listed = scene.folder / "list.bim"
    listed.write_text("".join(f"1\trs{row}\t0\t{100 * row}\tA\tG\n" for row in (2, 4, 7)), encoding="utf-8")
    candidates = CandidateList(kind="file", path=str(listed), origin="the array's manifest")
    plan = replace(scene.plan, design=replace(scene.plan.design, candidates=candidates))
    with closing(sqlite3.connect(scene.study.with_name("imputed.bgen.bgi"))) as index:
        index.execute("UPDATE Variant SET rsid = 'rs99' WHERE rsid = 'rs7'")
        index.commit()
    assert from_command_line(scene, plan) == 2
    assert "imputed.bgen, record 7: its index imputed.bgen.bgi says another variant" in capsys.readouterr().err
    assert not scene.ledger.exists()
    scene.study.with_name("imputed.bgen.bgi").unlink()
    assert from_command_line(scene, plan) == 0


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_yes_refuses_the_release_with_its_reason_and_leaves_the_forecast(
    scene: Scene, question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = imputed(scene.plan, replace(SOUND, **{question: True}))
    check_plan(plan)
    with pytest.raises(PrivacyRefusal):
        check_release(plan)
    assert from_command_line(scene, plan) == 3
    reason = list(ImputationFault)[QUESTIONS.index(question)].value
    assert reason in capsys.readouterr().err
    assert not scene.ledger.exists()
    assert reason in " ".join(plan_in_words(plan))


@pytest.mark.parametrize("left_open", ["panel", *QUESTIONS])
def test_every_answer_is_needed_and_can_be_given_to_the_release(
    scene: Scene, left_open: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = imputed(scene.plan, replace(SOUND, **{left_open: None}))
    with pytest.raises(InvalidPlan) as caught:
        check_release(plan)
    assert caught.value.field == "design.dosages"
    assert from_command_line(scene, plan) == 2
    assert "--imputation-panel" in capsys.readouterr().err
    assert not scene.ledger.exists()
    options = ["--panel-has-participants", "--phased-together", "--filtered-by-study"]
    answers = [word for option in options for word in (option, "no")]
    assert from_command_line(scene, plan, "--imputation-panel", "TOPMed r3", *answers, "--json") == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0


@pytest.mark.parametrize("imputation", [Imputation(), replace(SOUND, phased_together=True)])
def test_a_signed_report_without_sound_answers_is_not_valid(
    scene: Scene, imputation: Imputation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "check_release", lambda plan, **rest: None)
    plan = imputed(scene.plan, imputation)
    prepared = prepare_release(plan, scene.study, phenotype=scene.folder / "pheno.txt", name="small")
    made = publish(prepared, scene.ledger, scene.key, scene.out)
    assert not verify_report(made.report_path, scene.public_key_path).valid


def test_scores_and_counts_without_a_proof_for_probabilities_are_refused(scene: Scene) -> None:
    other = replace(scene.plan.release, score=ScoreChoice(name="genotypic"))
    fills = replace(scene.plan.design, fill=FillRule.NON_COUNTED)
    with pytest.raises(InvalidPlan) as caught:
        check_plan(replace(scene.plan, release=other, design=fills))
    assert (caught.value.code, caught.value.field) == ("plan.score-of-calls", "release.score")
    counts = ReleaseChoices(mechanism="genotype-counts", n_snps=1, snps=("rs4",))
    with pytest.raises(InvalidPlan) as caught:
        check_plan(replace(scene.plan, release=counts))
    assert caught.value.code == "plan.counts-of-dosages"


def of_trait(scene: Scene, *, strata: bool = False) -> Plan:
    """The diagnosis as a trait: 1 and 2 of a range from 0 to 3, with effects of what is published."""
    halves = tuple(Stratum(name=name, n_participants=20) for name in ("north", "south")) if strata else ()
    design = StudyDesign(
        n_cases=0, n_controls=0, n_participants=40, trait=Trait(low=0.0, high=3.0, name="score"), dosages=SOUND,
        strata=halves, genotype_filter=GenotypeFilter.NONE, alleles_are_public=True,
    )  # fmt: skip
    release = ReleaseChoices(score=ScoreChoice(name="tv"), mechanism="joint", n_snps=1, effects_epsilon=0.5)
    return replace(
        scene.plan, design=design, release=release, adversary=replace(scene.plan.adversary, has_groups=False)
    )


@pytest.mark.parametrize("in_strata", [False, True])
def test_a_trait_by_probabilities_is_released_with_effects_and_verifies(scene: Scene, in_strata: bool) -> None:
    plan, labels = of_trait(scene, strata=in_strata), scene.folder / "labels.txt"
    people = [f"0 P{i} {'north' if i % 2 else 'south'}\n" for i in range(40)]
    labels.write_text("".join(people), encoding="utf-8")
    files = {"trait": scene.folder / "pheno.txt", "strata": labels if in_strata else None}
    ready = prepare_release(plan, scene.study, name="small", **files)
    # Half of the people are a third of the range above the others; 0.94 of each is told by rs4.
    assert ready.scores[3] == pytest.approx(0.94 * 20 / 6, abs=0.02)
    big = replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=60.0)
    (rs4,) = draw(replace(ready, plan=replace(plan, release=big))).snps
    assert rs4.genotypes is not None
    assert rs4.trait_sums is not None
    # Everybody has 0.96 of what they are and 0.02 of the others; 1 and 2 are 333 and 667 steps, 167 on either side of the middle.
    assert rs4.genotypes == pytest.approx([40_000, 0, 40_000 * 0.8836], abs=3000)
    assert [each / 1000 for each in rs4.trait_sums] == pytest.approx([-167 * 18.8, 0, 167 * 18.8], abs=600)
    made = publish(ready, scene.ledger, scene.key, scene.out)
    noise = made.report.predicate["result"]["noise"]
    of_calls = trait_scales(n_snps=1, steps=1000, epsilon=0.5)
    # In strata whoever is replaced may have changed theirs.
    assert noise["scale"] == pytest.approx((1000 if in_strata else 500) * of_calls.people)
    assert noise["sums_scale"] == pytest.approx(1000 * of_calls.sums)
    assert noise["squares_scale"] == pytest.approx(of_calls.squares)
    said = " ".join(made.report.predicate["statements"])
    assert "Genotype probabilities are used in place of calls" in said
    assert "β is that of a regression on dosages" in said
    place = "_in_1" if in_strata else ""
    columns = "\t".join(f"noisy_people_{each}{place}" for each in ("called", "dosage_less_1", "its_square"))
    assert columns in made.table_path.read_text(encoding="utf-8")
    notes = (scene.out / ssf_metadata_name(made.report.name)).read_text(encoding="utf-8")
    assert "imputation_panel" in notes
    assert "genotype probability, in thousandths" in notes
    assert verify_report(made.report_path, scene.public_key_path).valid
    beta = made.report.predicate["effects"]["snps"][0]["beta"]
    assert beta[0] is None or beta[1] is None or beta[1] <= beta[0]


def test_effects_on_a_trait_by_probabilities_are_those_of_the_definition_where_noise_is_little(scene: Scene) -> None:
    plan = of_trait(scene)
    ready = prepare_release(plan, scene.study, name="small", trait=scene.folder / "pheno.txt")
    big = replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=80.0)
    quiet = replace(ready, plan=replace(plan, release=big))
    result = draw(quiet)
    (effect,) = effects_json(quiet.plan, result, 1)["snps"]  # type: ignore[index]
    (snp,) = result.snps
    # By people: a case has 2 copies with 0.96, a control none; y is 2 and 1.
    p = np.repeat([[0.02, 0.02, 0.96], [0.96, 0.02, 0.02]], 20, axis=0)
    y, copies = np.repeat([2.0, 1.0], 20), np.arange(3.0)
    off = copies - (p @ copies).mean()
    wanted = float(y @ (p @ off)) / float(((p @ off) ** 2).sum())
    assert snp.name == "rs4"
    assert effect["beta"][0] == pytest.approx(wanted, rel=0.06)
    assert effect["frequency"][0] == pytest.approx(0.5, abs=0.03)


def test_every_command_counts_a_trait_by_probabilities(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(scene.study), "--trait", str(scene.folder / "pheno.txt"), "--trait-range", "0", "3", "--dosages"]
    out = scene.folder / "tables.tsv"
    assert main(["tables", *words, "--out", str(out)]) == 0
    head, columns, *lines = out.read_text(encoding="utf-8").splitlines()
    assert "\tsteps=1000\tcentre=500\t" in head
    assert head.endswith("\tgenotype_steps=1000")
    rs4 = dict(zip(columns.split("\t"), lines[3].split("\t"), strict=True))
    assert [int(rs4[f"people_{g}"]) for g in range(3)] == pytest.approx([19_600, 800, 19_600], abs=60)
    assert (rs4["people_missing"], rs4["steps_missing"]) == ("0", "0")
    assert "Genotype probabilities are summed in 1/1000 of a participant." in capsys.readouterr().out
    for options, wanted in ((["--dosages"], 0.94 * 20 / 6), ([], 20 / 6)):
        out = scene.folder / f"scores{len(options)}.tsv"
        assert main(["scores", *words[:-1], *options, "--score", "tv", "--out", str(out)]) == 0
        assert float(out.read_text(encoding="utf-8").splitlines()[4].split("\t")[3]) == pytest.approx(wanted, abs=0.02)
    known = ["--causative", "rs4", "--score", "ks", "--mechanism", "joint", "--snps", "1", "--epsilon", "8", "--json"]
    capsys.readouterr()
    assert main(["utility", *words, *known]) == 0
    assert json.loads(capsys.readouterr().out)["p_all"] > 0.9


def test_plan_new_and_release_take_a_trait_by_probabilities_from_the_command_line(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scene.folder / "small.gwasplan"
    said = ["--participants", "40", "--trait-range", "0", "3", "--genotype-filter", "none", "--snps", "1"]
    answers = [
        "--dosages",
        "--imputation-panel",
        "HRC r1.1",
        "--panel-has-participants",
        "no",
        "--phased-together",
        "no",
    ]
    attacker = ["--prior", "any", "--epsilon", "8", "--filtered-by-study", "no"]
    assert main(["plan", "new", str(path), "--title", "S", *said, *answers, *attacker]) == 0
    assert load_plan(path).design.dosages == SOUND
    places = ["--study", str(scene.study), "--trait", str(scene.folder / "pheno.txt"), "--ledger", str(scene.ledger)]
    signed = ["--key", str(scene.key_path), "--out", str(scene.out), "--no-pdf", "--json"]
    assert main(["release", str(path), *places, *signed, "--dry-run"]) == 0
    assert not scene.ledger.exists()
    capsys.readouterr()
    assert main(["release", str(path), *places, *signed]) == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0


def test_a_plan_keeps_what_it_says_and_one_of_calls_says_nothing(scene: Scene) -> None:
    assert plan_from_json(scene.plan.to_json()) == scene.plan
    assert "dosages" not in imputed(scene.plan, None).to_json()["design"]
    for wrong in ({"panel": ""}, {"panel": " x"}, {"phased_together": 1}):
        with pytest.raises(InvalidPlan):
            replace(SOUND, **wrong)  # type: ignore[arg-type]


def test_plan_new_asks_nothing_of_calls_and_writes_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "new.gwasplan"
    words = ["plan", "new", str(path), "--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "20", "--controls", "20"]
    words += ["--snps", "1", "--score", "tv"]
    assert main([*words, "--phased-together", "no"]) == 2
    assert not path.exists()
    answers = ["--imputation-panel", "HRC r1.1", "--panel-has-participants", "no", "--phased-together", "no"]
    assert main([*words, "--dosages", *answers, "--filtered-by-study", "yes"]) == 0
    assert load_plan(path).design.dosages == replace(SOUND, filtered_here=True)
    assert main([*words[:-1], "genotypic", "--dosages", "--force"]) == 2


def test_tables_and_scores_of_a_bgen_with_and_without_probabilities(scene: Scene) -> None:
    places = [str(scene.study), "--phenotype", str(scene.folder / "pheno.txt")]
    for options in ([], ["--dosages"]):
        out = scene.folder / f"scores{len(options)}.tsv"
        assert main(["scores", *places, "--score", "tv", "--out", str(out), *options]) == 0
        line = out.read_text(encoding="utf-8").splitlines()[4].split("\t")
        assert float(line[3]) == pytest.approx(0.94 * 20 if options else 20)
