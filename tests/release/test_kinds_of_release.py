"""Every kind of release, end to end: it draws, verifies, and publishes exactly what its kind allows."""

from __future__ import annotations

import base64
import contextlib
import copy
import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.preview_words import published_fields
from gwasprivacy.plan.published_noise import Noise, noise_of
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import PreparedRelease, ReleaseOutcome, publish
from gwasprivacy.release.permission import preview
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.statement.result_check import check_result
from gwasprivacy.statement.result_words import result_lines
from gwasprivacy.study.design import CandidateList, Loci
from tests.release.edited import GONE, set_at
from tests.release.kind_plans import ATTACKERS, CHOICES, COUNTS, LISTED, MEASURED, NOTHING, PRINTED, plan_of
from tests.release.policy_scene import signed
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


def prepared(scene: Scene, plan: Plan) -> PreparedRelease:
    return prepare_release(plan, scene.study, name="small", base=scene.folder)


def release(scene: Scene, plan: Plan) -> ReleaseOutcome:
    return publish(prepared(scene, plan), scene.ledger, scene.key, scene.out)


def table(outcome: ReleaseOutcome) -> tuple[list[str], list[str], list[list[str]]]:
    """(comments, column names, rows) of the TSV."""
    lines = outcome.table_path.read_text(encoding="utf-8").splitlines()
    comments = [line for line in lines if line.startswith("#")]
    header, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return comments, header, rows


# --------------------------------------------------------------------------------------------------- the whole of it


@pytest.mark.parametrize("attacker", sorted(set(ATTACKERS) - set(NOTHING)))
@pytest.mark.parametrize("what", sorted(CHOICES))
def test_each_kind_is_released_and_verified_or_refused_as_its_family_demands(
    scene: Scene, what: str, attacker: str, tmp_path: Path
) -> None:
    if what == MEASURED and attacker in PRINTED:
        with pytest.raises(InvalidPlan, match="their ratio is known"):
            prepared(scene, plan_of(what, attacker))
        return
    shares = {"with values": {"values_epsilon": 0.1}, "with effects": {"effects_epsilon": 0.1}}
    plan = plan_of(what, attacker, **next((each for end, each in shares.items() if what.endswith(end)), {}))
    save_plan(plan, tmp_path / "p.gwasplan")
    assert load_plan(tmp_path / "p.gwasplan") == plan
    outcome = release(scene, plan)
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid, found.reason
    assert found.files
    assert all(text.endswith(" is the signed file.") for text in found.files)
    assert outcome.spent_epsilon == pytest.approx(plan.adversary.epsilon)


@pytest.mark.parametrize("attacker", NOTHING)
@pytest.mark.parametrize("what", sorted(CHOICES))
def test_k_max_and_all_distributions_have_no_gwas_release(what: str, attacker: str) -> None:
    with pytest.raises(PrivacyRefusal):
        check_plan(plan_of(what, attacker))


def test_a_dry_run_says_what_the_release_then_does(scene: Scene) -> None:
    for what in CHOICES:
        plan = plan_of(what)
        seen = preview(prepared(scene, plan), scene.folder / "none.gwasledger")
        assert seen.report.result is None
        assert seen.published_fields == published_fields(plan)
        assert ("noisy" in seen.published_fields[0] or "number" in seen.published_fields[0]) == (
            "values" in what or "effects" in what or "count" in what
        )
        assert ("about how many cases" in seen.published_fields[0]) == (what == MEASURED)
        assert ("noise’s scale" in seen.published_fields[1]) == (noise_of(plan, 1) is not None)


# ------------------------------------------------------------------------------------------------------------ values


def test_values_of_a_selection_share_its_epsilon_and_say_their_noise(scene: Scene) -> None:
    plan = plan_of("selection with values")
    outcome = release(scene, plan)
    result = outcome.report.result
    assert result is not None
    assert result.noise == Noise(
        distribution="laplace", scale=VALUES.noise_scale(n_snps=2, sensitivity=1.0, epsilon=0.5), epsilon=0.5
    )
    assert all(snp.score is not None for snp in result.snps)
    comments, header, rows = table(outcome)
    assert header[-1] == "noisy_score"
    assert [float(row[-1]) for row in rows] == [snp.score for snp in result.snps]
    assert any("laplace noise of scale 4.00" in text for text in comments)
    assert outcome.spent_epsilon == 1.5


def test_the_selection_runs_with_what_the_values_leave(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    from gwasprivacy.mechanisms.registry import MECHANISMS
    from gwasprivacy.release import draw

    real, ran = MECHANISMS["joint"], []

    class Spy:
        def __getattr__(self, name: str) -> object:
            return getattr(real, name)

        def select(self, scores: object, **options: Any) -> object:
            ran.append(options["epsilon"])
            return real.select(scores, **options)  # type: ignore[arg-type]

    ready = prepared(scene, plan_of("selection with values"))
    monkeypatch.setattr(draw, "selector", lambda name: Spy())
    draw.draw(ready)
    assert ran == [1.0]


def test_the_noise_of_a_selection_never_leaves_twice(scene: Scene) -> None:
    """Values are drawn afresh: at a huge ε₂ they are the exact scores, however noisy the selection was."""
    plan = plan_of("selection with values", n_snps=N_SNPS - 1, values_epsilon=1.4, epsilon=1.5)
    ready = prepared(scene, plan)
    exact = dict(zip(ready.variants.snp, ready.scores.tolist(), strict=True))
    big = replace(plan, release=replace(plan.release, epsilon=90.0, budget=90.0, values_epsilon=89.99))
    from gwasprivacy.release.draw import draw

    for snp in draw(replace(ready, plan=big)).snps:
        # Scale 29/89.99: beyond 12 with probability e^−37 each.
        assert snp.score == pytest.approx(exact[snp.name], abs=12)


def test_values_of_named_snps_are_about_them_and_no_others(scene: Scene) -> None:
    outcome = release(scene, plan_of("values"))
    assert {snp.name for snp in outcome.snps} == set(LISTED)
    positions = [snp.position for snp in outcome.snps]
    assert positions == sorted(positions)
    assert outcome.report.predicate["result"]["noise"]["scale"] == VALUES.noise_scale(
        n_snps=3, sensitivity=1.0, epsilon=1.5
    )
    results = json.loads((outcome.viewer_path / "results.json").read_text(encoding="utf-8"))["results"]["output_0"][
        "properties"
    ]
    assert "scores" in results["method"]
    assert results["noise"]["epsilon"] == 1.5


# ------------------------------------------------------------------------------------------------------------ counts


@pytest.mark.parametrize(
    ("what", "attacker", "moves"),
    [
        ("genotype counts", "bounded", 2),
        ("genotype counts", "case status", 4),
        ("genotype counts", "unbounded", 1),
        ("genotype counts", "Poisson sample", 1),
        ("allele counts", "bounded", 2),
        ("allele counts", "case status", 4),
        ("allele counts", "unbounded", 2),
    ],
)
def test_counts_have_the_noise_that_their_neighbours_need(scene: Scene, what: str, attacker: str, moves: int) -> None:
    plan = plan_of(what, attacker)
    predicate = release(scene, plan).report.predicate
    assert predicate["sensitivity"] == moves
    assert predicate["score"] is None
    assert predicate["result"]["noise"]["scale"] == pytest.approx(3 * moves / plan.epsilon)
    assert predicate["result"]["noise"]["distribution"] == "discrete-laplace"


def test_genotype_counts_name_the_allele_and_are_near_the_truth_at_a_huge_epsilon(scene: Scene) -> None:
    from gwasprivacy.release.draw import draw

    plan = plan_of("genotype counts")
    ready = prepared(scene, plan)
    big = replace(ready, plan=replace(plan, release=replace(plan.release, epsilon=100.0, budget=100.0)))
    rs4 = next(snp for snp in draw(big).snps if snp.name == "rs4")
    # Every case has two copies and no control any; scale 0.06: another number with probability 2·e^−16.7 each.
    assert (rs4.cases, rs4.controls) == ((0, 0, N_GROUP), (N_GROUP, 0, 0))
    assert rs4.effect_allele == str(ready.variants.a1[list(ready.variants.snp).index("rs4")])
    allelic = plan_of("allele counts", epsilon=100.0, budget=100.0)
    rs4 = next(snp for snp in draw(replace(ready, plan=allelic)).snps if snp.name == "rs4")
    assert (rs4.cases, rs4.controls) == ((2 * N_GROUP,), (0,))


@pytest.mark.parametrize("what", COUNTS)
@pytest.mark.parametrize("attacker", ["bounded", "unbounded"])
def test_frequencies_stand_in_the_table_where_arithmetic_on_public_numbers_gives_them(
    scene: Scene, what: str, attacker: str
) -> None:
    outcome = release(scene, plan_of(what, attacker))
    _, header, rows = table(outcome)
    there = "noisy_case_frequency" in header
    assert there == (what == "genotype counts" or attacker == "bounded")
    for row, snp in zip(rows, outcome.snps, strict=True):
        cells = dict(zip(header, row, strict=True))
        assert cells["effect_allele"] == snp.effect_allele
        if attacker == "bounded":
            assert snp.cases is not None
            copies = snp.cases[-1] * (2 if what == "genotype counts" else 1) + (
                snp.cases[1] if len(snp.cases) > 1 else 0
            )
            assert float(cells["noisy_case_frequency"]) == pytest.approx(
                min(max(copies / (2 * N_GROUP), 0), 1), abs=6e-5
            )


def test_counts_need_an_order_of_alleles_that_is_public(scene: Scene) -> None:
    plan = plan_of("allele counts")
    with pytest.raises(PrivacyRefusal, match="allele") as caught:
        check_plan(replace(plan, design=replace(plan.design, alleles_are_public=False)))
    assert "reference" in str(caught.value)
    (scene.folder / "manifest.tsv").write_text(
        "snp\ta1\ta2\n" + "".join(f"rs{i + 1}\tG\tA\n" for i in range(N_SNPS)), encoding="utf-8"
    )
    outcome = release(
        scene, replace(plan, design=replace(plan.design, alleles_are_public=False, reference="manifest.tsv"))
    )
    assert {(snp.effect_allele, snp.other_allele) for snp in outcome.snps} == {("G", "A")}


def test_an_allele_that_nobody_in_the_file_carries_has_no_name_to_publish(scene: Scene) -> None:
    make_plink(scene.folder, genotypes(), is_case(), a1=["0"] * N_SNPS)
    with pytest.raises(InvalidInput, match="allele without a name"):
        prepared(scene, plan_of("genotype counts"))
    prepared(scene, plan_of("values"))  # names no allele


# -------------------------------------------------------------------------------------------- a size that is secret


@pytest.mark.parametrize(
    "what", ["genotype counts", "selection with values", "selection with effects", "significant count"]
)
def test_where_the_size_is_secret_it_is_neither_compared_nor_published(scene: Scene, what: str) -> None:
    plan = plan_of(what, "unbounded")
    plan = replace(plan, design=replace(plan.design, n_cases=777, n_controls=888))
    seen = preview(prepared(scene, plan), scene.ledger)
    assert any("these are public figures" in text for text in seen.warnings)
    outcome = release(scene, plan)
    predicate = outcome.report.predicate
    assert predicate["n_cases"] is None
    assert predicate["n_controls"] is None
    assert any("are public figures and were not compared" in text for text in predicate["statements"])
    uses_score = what != "genotype counts"
    assert any("weight that follows from these figures" in text for text in predicate["statements"]) is uses_score
    assert any("weighs cases against controls" in text for text in seen.warnings) is uses_score
    assert not any("both numbers are public" in text for text in predicate["statements"])
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    results = json.loads((outcome.viewer_path / "results.json").read_text(encoding="utf-8"))
    assert results["results"]["output_0"]["properties"]["n_cases"] is None
    with pytest.raises(InvalidInput, match="777"):
        prepared(scene, replace(plan, adversary=ATTACKERS["bounded"]))


@pytest.mark.parametrize("what", ["genotype counts", "selection", "selection with effects"])
def test_studies_of_different_size_look_the_same_but_for_the_draw(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """One participant fewer: under unbounded neighbours every published byte but the draw and the ledger is the same."""
    from gwasprivacy.release import engine
    from gwasprivacy.statement.result import Result

    plan, shown = plan_of(what, "unbounded"), []
    fixed = Result(snps=(), noise=None)
    monkeypatch.setattr(engine, "draw", lambda ready, place: fixed)
    for n_people in (2 * N_GROUP, 2 * N_GROUP - 1):
        folder = scene.folder / str(n_people)
        folder.mkdir()
        study = make_plink(folder, genotypes()[:, :n_people], is_case()[:n_people])
        ready = prepare_release(plan, study, name="small")
        outcome = publish(ready, folder / "l.gwasledger", scene.key, folder / "released")
        predicate = {key: value for key, value in outcome.report.predicate.items() if key != "ledger"}
        shown.append((predicate, outcome.spent_epsilon, outcome.warnings, preview(ready, folder / "no").warnings[:1]))
    assert shown[0] == shown[1]


def test_a_sites_minimum_is_compared_with_the_public_figure_where_the_size_is_secret(scene: Scene) -> None:
    for least, refused in ((N_GROUP, False), (N_GROUP + 1, True)):
        policy = signed(scene.folder, min_cases=least)
        for attacker in ("unbounded", "bounded"):
            with pytest.raises(PrivacyRefusal, match="cases") if refused else contextlib.nullcontext():
                prepare_release(plan_of("allele counts", attacker), scene.study, **policy)


def test_unbounded_releases_cost_twice_in_a_bounded_ledger(scene: Scene) -> None:
    release(scene, plan_of("selection", budget=3.0, epsilon=1.0))
    second = release(scene, plan_of("genotype counts", "unbounded", epsilon=0.5, budget=3.0))
    assert second.spent_epsilon == 1.0
    assert verify_report(second.report_path, scene.public_key_path).valid


# --------------------------------------------------------------------------------------------- significant SNPs


def test_the_number_of_significant_snps_names_none(scene: Scene) -> None:
    outcome = release(scene, plan_of("significant count"))
    result = outcome.report.predicate["result"]
    assert set(result) == {"count"}
    assert 0 <= result["count"] <= N_SNPS
    _, header, rows = table(outcome)
    assert (header, rows) == (["noisy_number_of_significant_snps"], [[str(result["count"])]])
    assert outcome.snps == ()
    assert not any(f"rs{i + 1}" in json.dumps(outcome.report.predicate["result"]) for i in range(N_SNPS))


def test_a_clear_number_is_told_truly_at_a_generous_epsilon(scene: Scene) -> None:
    # One score is 20, all others below 13: at τ = 16.5 every other number is at least 3.5 away: e^{−50·3.5/2} each.
    from gwasprivacy.release.draw import draw

    plan = plan_of("significant count", threshold=16.5)
    big = replace(plan, release=replace(plan.release, epsilon=50.0, budget=50.0))
    assert draw(replace(prepared(scene, plan), plan=big)).count == 1


def test_a_threshold_is_needed_and_others_take_none() -> None:
    with pytest.raises(PrivacyRefusal, match="threshold"):
        check_plan(plan_of("significant count", threshold=None))
    for what in ("values", "genotype counts", "allele counts", "selection"):
        with pytest.raises(InvalidPlan, match=r"release\.threshold"):
            check_plan(plan_of(what, threshold=3.0))


def test_the_significant_set_may_be_empty_and_then_has_no_values(scene: Scene) -> None:
    from gwasprivacy.release.draw import draw

    plan = plan_of("significant set with values", threshold=500.0)
    big = replace(plan, release=replace(plan.release, epsilon=50.0, budget=50.0))
    result = draw(replace(prepared(scene, plan), plan=big))
    assert result.snps == ()
    assert result.to_json() == {"ordered": False, "snps": []}


def inconclusive(scene: Scene, what: str) -> ReleaseOutcome:
    """A release that is: with a threshold among the scores, at an ε of next to nothing."""
    plan = plan_of(what, threshold=8.0, **({"effects_epsilon": 0.1} if what.endswith("effects") else {}))
    plan = replace(plan, release=replace(plan.release, wrong=1e-9))
    outcome = release(scene, plan)
    assert outcome.report.result is not None
    return outcome


@pytest.mark.parametrize("what", ["right list", "right list with effects"])
def test_an_inconclusive_release_publishes_no_snp_and_every_file_says_so(scene: Scene, what: str) -> None:
    outcome = inconclusive(scene, what)
    assert (outcome.snps, outcome.report.result.inconclusive) == ((), True)
    assert outcome.report.predicate["result"]["inconclusive"] is True
    comments, _, rows = table(outcome)
    assert not rows
    assert any("inconclusive: nothing is published" in line for line in comments)
    assert result_lines(outcome.report) == [
        "Inconclusive: whether SNPs lie beyond the threshold, and which, is not published."
    ]
    results = json.loads((scene.out / "results.json").read_text(encoding="utf-8"))
    assert results["results"]["output_0"]["properties"]["inconclusive"] is True
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_right_list_may_be_empty_which_is_not_inconclusive(scene: Scene) -> None:
    plan = plan_of("right list", threshold=500.0)
    big = replace(plan, release=replace(plan.release, epsilon=50.0, budget=50.0))
    result = draw(replace(prepared(scene, plan), plan=big))
    assert result.to_json() == {"ordered": False, "snps": []}
    every = draw(replace(prepared(scene, plan), plan=replace(big, release=replace(big.release, threshold=-0.5))))
    assert every.inconclusive  # more SNPs than the list may have, and a wrong one is rare
    clear = draw(replace(prepared(scene, plan), plan=replace(big, release=replace(big.release, threshold=13.0))))
    assert clear.snps
    assert not clear.inconclusive


def test_no_other_release_is_inconclusive_and_no_list_is_so_beside_snps(scene: Scene) -> None:
    named = ReleasedSnp(chromosome="1", position=1, name="rs1")
    for what, found in (
        ("significant set", Result(inconclusive=True)),
        ("right list", Result(snps=(named,), inconclusive=True)),
    ):
        with pytest.raises(VerificationFailed, match="inconclusive"):
            check_result(plan_of(what), found, N_SNPS)
    check_result(plan_of("right list"), Result(inconclusive=True), N_SNPS)


def test_one_snp_per_locus_carries_values_too(scene: Scene) -> None:
    plan = plan_of("selection with values", mechanism="permute-and-flip", n_snps=3)
    plan = replace(plan, design=replace(plan.design, loci=Loci(window_kb=5.0)))
    outcome = release(scene, plan)
    positions = [snp.position for snp in outcome.snps]
    assert all(b - a > 5000 for a, b in itertools.pairwise(positions))
    assert verify_report(outcome.report_path, scene.public_key_path).valid


# ---------------------------------------------------------------------------------- fields that contradict each other


def schema() -> Draft202012Validator:
    return Draft202012Validator(
        json.loads(resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8"))
    )


@pytest.mark.parametrize("what", sorted(CHOICES))
def test_plans_of_every_kind_fit_the_schema(what: str) -> None:
    schema().validate(plan_of(what).to_json())


@pytest.mark.parametrize(
    ("what", "field", "value"),
    [
        ("values", "snps", None),
        ("values", "snps", []),
        ("values", "snps", ["rs1", "rs1", "rs2"]),
        ("values", "snps", ["rs1", 7, "rs2"]),
        ("values", "snps", "rs1"),
        ("values", "score", None),
        ("values", "values_epsilon", 0.1),
        ("genotype counts", "score", {"name": "tv", "colour": 1}),
        ("genotype counts", "score", {"name": "trend"}),
        ("selection", "snps", ["rs1", "rs2"]),
        ("selection", "score", None),
        ("selection", "values_epsilon", 0),
        ("selection", "values_epsilon", "half"),
        ("significant count", "n_snps", 1),
        ("significant count", "values_epsilon", 0.1),
    ],
)
def test_program_and_schema_refuse_the_same(what: str, field: str, value: object) -> None:
    obj = plan_of(what).to_json()
    obj["release"][field] = value
    with pytest.raises(InvalidPlan) as caught:
        plan_from_json(obj)
    assert caught.value.field.startswith(f"release.{field}")
    assert not schema().is_valid(obj)


@pytest.mark.parametrize(
    ("what", "fields", "path"),
    [
        ("values", {"snps": None}, "release.snps"),
        ("values", {"snps": ()}, "release.snps"),
        ("values", {"snps": ("rs1", "rs1", "rs2")}, "release.snps[1]"),
        ("values", {"snps": ("rs1", "", "rs2")}, "release.snps[1]"),
        ("values", {"snps": ("rs1", "rs\u202e2", "rs2")}, "release.snps[1]"),
        ("genotype counts", {"n_snps": 2}, "release.n_snps"),
        ("genotype counts", {"values_epsilon": 0.1}, "release.values_epsilon"),
        ("values", {"values_epsilon": 0.1}, "release.values_epsilon"),
        ("significant count", {"values_epsilon": 0.1}, "release.values_epsilon"),
        ("significant count", {"n_snps": 1}, "release.n_snps"),
        ("significant count", {"snps": LISTED}, "release.snps"),
        ("selection", {"snps": LISTED}, "release.snps"),
        ("selection", {"n_snps": 0}, "release.n_snps"),
        ("selection", {"values_epsilon": 1.5}, "release.values_epsilon"),
        ("selection", {"values_epsilon": 0.0}, "release.values_epsilon"),
        ("genotype counts", {"effects_epsilon": 0.1}, "release.effects_epsilon"),
        ("selection", {"effects_epsilon": 1.5}, "release.effects_epsilon"),
        ("selection", {"effects_epsilon": 0.0}, "release.effects_epsilon"),
        ("selection", {"effects_epsilon": 0.1, "n_snps": 201}, "release.n_snps"),
        ("selection with values", {"effects_epsilon": 0.1}, "release.effects_epsilon"),
    ],
)
def test_what_contradicts_its_kind_is_refused_with_the_fields_path(
    what: str, fields: dict[str, Any], path: str
) -> None:
    with pytest.raises(InvalidPlan) as caught:
        check_plan(plan_of(what, **fields))
    assert caught.value.field == path


def test_counts_use_no_score() -> None:
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    with pytest.raises(InvalidPlan, match=r"release\.score"):
        plan_of("genotype counts", score=ScoreChoice(name="trend"))


@pytest.mark.parametrize("what", ["values", "genotype counts", "significant count"])
def test_only_selections_go_by_locus(what: str) -> None:
    plan = plan_of(what)
    with pytest.raises(InvalidPlan, match=r"design\.loci"):
        check_plan(replace(plan, design=replace(plan.design, loci=Loci(window_kb=5.0))))


def test_a_named_snp_that_is_no_candidate_is_refused_before_anything_is_spent(scene: Scene) -> None:
    with pytest.raises(InvalidInput, match="rs999"):
        release(scene, plan_of("values", snps=("rs999",), n_snps=1))
    (scene.folder / "list.txt").write_text("rs9\n", encoding="utf-8")
    plan = plan_of("values")
    only = CandidateList(kind="file", path="list.txt", origin="the array's manifest")
    with pytest.raises(InvalidInput, match="not among the study’s candidates"):
        release(scene, replace(plan, design=replace(plan.design, candidates=only)))
    assert not scene.ledger.exists()


# ------------------------------------------------------------------------------------------------- verify: any edit


ANOTHER_SNP = set_at("result.snps.0.variant_id", "rs1")
NOISE = [
    set_at("result.noise.scale", lambda scale: (1 + 1e-8) * scale),
    set_at("result.noise", GONE),
    set_at("result.noise.more", 1),
    set_at("result.more", 1),
    set_at("result.count", 3),
    ANOTHER_SNP,
    set_at("result.snps.0.rank", 1),
    set_at("result.snps", []),
]
EDITS: dict[str, list[Callable[[dict[str, Any]], None]]] = {
    "values": [
        *NOISE,
        set_at("result.snps.0.noisy_score", GONE),
        set_at("result.snps.0.effect_allele", "A"),
        set_at("score", None),
        set_at("plan.release.snps", ["rs1", "rs2", "rs3"]),
        set_at("plan.release.snps.0", "rs1"),
        set_at("plan.release.n_snps", 2),
    ],
    "genotype counts": [
        *NOISE,
        set_at("result.noise.distribution", "laplace"),
        set_at("result.snps.0.case_genotypes", [1, 2]),
        set_at("result.snps.0.case_genotypes.0", 1.5),
        set_at("result.snps.0.control_genotypes", GONE),
        set_at("result.snps.0.effect_allele", GONE),
        set_at("result.snps.0.effect_allele", "A\u202e"),
        set_at("result.snps.0.case_alleles", 7),
        set_at("score", {"name": "tv"}),
        set_at("plan.design.alleles_are_public", False),
    ],
    "selection with values": [
        *(change for change in NOISE if change is not ANOTHER_SNP),
        set_at("result.snps.0.noisy_score", GONE),
        set_at("result.snps.0.noisy_score", "3"),
        set_at("plan.release.values_epsilon", 0.6),
        set_at("plan.release.values_epsilon", GONE),
        set_at("plan.release.values_epsilon", 1.5),
    ],
    "selection with effects": [
        *(change for change in NOISE if change is not ANOTHER_SNP),
        set_at("result.snps.0.case_genotypes.0", lambda count: count + 40),
        set_at("result.snps.0.case_genotypes", GONE),
        set_at("result.snps.0.effect_allele", GONE),
        set_at("result.snps.0.noisy_score", 3.0),
        set_at("plan.release.effects_epsilon", 0.6),
        set_at("plan.release.effects_epsilon", GONE),
        set_at("effects", None),
        set_at("effects.model", "dominant"),
        set_at("effects.snps", []),
        set_at("effects.snps.0.variant_id", "rs29"),
        set_at("effects.snps.0.case_frequency.1", 0.5004),
        set_at("effects.snps.0.odds_ratio.1", lambda low: low + 0.1),
        set_at("effects.snps.0.odds_ratio.2", 0.0),
        set_at("effects.snps.0.p_value", 1.0e-3),
    ],
    "selection": [
        set_at("result.snps.0.noisy_score", 3.0),
        set_at("effects", {"model": "allelic", "confidence": 0.95, "snps": []}),
        set_at("result.noise", {"distribution": "laplace", "scale": 1.0, "epsilon": 0.1}),
    ],
    "selection of loci": [
        set_at("result.snps.0.variant_id", "rs1"),
        set_at("result.snps.0.base_pair_location_end", GONE),
        set_at("result.snps.0.base_pair_location_end", lambda end: end + 5000),
        set_at("result.snps.0.base_pair_location", lambda begin: begin + 1),
        set_at("plan.design.loci.published", False),
        set_at("plan.design.loci.block_kb", 2.5),
        set_at("plan.design.loci", None),
        set_at("result.snps.1", lambda _: None),
    ],
    "significant count": [
        set_at("result.count", -1),
        set_at("result.count", N_SNPS + 1),
        set_at("result.count", 1.5),
        set_at("result.count", True),
        set_at("result", {"ordered": False, "snps": []}),
        set_at("result.snps", []),
        set_at("n_snps", 1),
        set_at("plan.release.n_snps", 1),
        set_at("plan.release.threshold", None),
    ],
}


def forged(scene: Scene, report: Path, change: Callable[[dict[str, Any]], None]) -> bytes:
    """A well-signed report with a changed predicate, its subjects computed again where that is possible."""
    statement = json.loads(base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]))
    predicate = copy.deepcopy(statement["predicate"])
    change(predicate)
    assert canonical_json(predicate) != canonical_json(statement["predicate"])
    subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    with contextlib.suppress(InvalidPlan, KeyError, TypeError, ValueError, IndexError):
        subjects = subject_digests(predicate)
    listed = [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())]
    return sign_payload(canonical_json({**statement, "predicate": predicate, "subject": listed}), scene.key)


@pytest.mark.parametrize("what", sorted(EDITS))
def test_every_edit_of_a_well_signed_report_is_refused(scene: Scene, what: str) -> None:
    report = release(scene, plan_of(what)).report_path
    public = load_public_key(scene.public_key_path)
    check_report(report.read_bytes(), public)
    accepted = []
    for number, change in enumerate(EDITS[what]):
        with contextlib.suppress(VerificationFailed):
            check_report(forged(scene, report, change), public)
            accepted.append(number)
    assert not accepted


def test_a_size_that_is_secret_cannot_be_put_into_a_report(scene: Scene) -> None:
    report = release(scene, plan_of("genotype counts", "unbounded")).report_path
    public = load_public_key(scene.public_key_path)
    for change in (set_at("n_cases", N_GROUP), set_at("n_controls", N_GROUP), set_at("sensitivity", 2.0)):
        with pytest.raises(VerificationFailed):
            check_report(forged(scene, report, change), public)


def test_a_changed_table_of_counts_is_not_the_one_that_was_signed(scene: Scene) -> None:
    outcome = release(scene, plan_of("genotype counts"))
    whole = outcome.table_path.read_bytes()
    outcome.table_path.write_bytes(whole.replace(b"\tA\t", b"\tT\t") if b"\tA\t" in whole else whole + b" ")
    assert not verify_report(outcome.report_path, scene.public_key_path).valid


def test_every_neighbour_relation_has_a_kind_that_serves_it() -> None:
    served = {plan_of(what, attacker).neighbours for what in CHOICES for attacker in set(ATTACKERS) - set(NOTHING)}
    assert served == set(Neighbours) - {Neighbours.REPLACE_TRAIT}, "a trait has no cases: test_trait_release.py"
