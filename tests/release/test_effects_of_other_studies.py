"""Effects inside strata, of a trait and of genotype probabilities: from the exact numbers to the verified report and its files."""

from __future__ import annotations

import hashlib
import itertools
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.mechanisms.effects.dosage_sums import TIMES
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.mechanisms.effects.trait_sums import trait_scales
from gwasprivacy.mechanisms.number_draws import noisy_trait_sums
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import explain_plan
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.files.gwas_ssf import TRAIT_COLUMNS, ssf_metadata_name, ssf_table_name
from gwasprivacy.statement.kinds import RELEASE, check_derived
from gwasprivacy.statement.result_words import result_lines, slope_words
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.release.other_studies import (
    N_PEOPLE,
    STRATA,
    labels_of,
    of_trait,
    stratified,
    values_of,
)
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.release.test_effects import check_rules
from tests.release.test_schemas import validator


def spent_on_effects(plan: Plan, epsilon: float) -> Plan:
    """With an ε that leaves nearly no noise."""
    return replace(plan, release=replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=epsilon))


@pytest.fixture
def labels(scene: Scene) -> Path:
    return labels_of(scene)


@pytest.fixture
def values(scene: Scene) -> Path:
    return values_of(scene)


def released(plan: Plan, scene: Scene, **files: Path) -> ReleaseOutcome:
    outcome = publish(prepare_release(plan, scene.study, name="small", **files), scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    statement = json.loads(open_envelope(outcome.report_path.read_bytes()).payload)
    validator("gwas-private-release-1.schema.json").validate(statement)
    return outcome


# ------------------------------------------------------------------------------------------- how far one person moves


def moves(before: np.ndarray, after: np.ndarray) -> int:
    return int(np.abs(before - after).sum())


def test_one_person_moves_the_counts_of_one_stratum_by_2_a_swap_by_4_and_probabilities_by_as_many_steps() -> None:
    """Every study of up to three people in two strata, calls or probabilities in 2 steps, and every replaced record and swap."""
    for steps, records in ((1, [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)]), (2, list(_probabilities(2)))):
        cells = [(0, 0), (0, 1), (1, 0)]  # (stratum, group) of three people

        def counts(people: tuple[tuple[int, ...], ...], cells: list[tuple[int, int]]) -> np.ndarray:
            found = np.zeros((2, 2, 3), dtype=int)
            for (stratum, group), record in zip(cells, people, strict=True):
                found[stratum, group] += record
            return found

        replaced = swapped = added = 0
        for people in itertools.product(records, repeat=3):
            table = counts(people, cells)
            swapped = max(swapped, moves(table, counts((people[1], people[0], people[2]), cells)))
            added = max(added, moves(table, counts(people[1:], cells[1:])))
            for who, record in itertools.product(range(3), records):
                other = tuple(record if place == who else each for place, each in enumerate(people))
                replaced = max(replaced, moves(table, counts(other, cells)))
        known = dict(GENOTYPE_COUNTS.moves)
        assert replaced == steps * known[Neighbours.REPLACE_ONE]
        assert swapped == steps * known[Neighbours.SWAP]
        assert added == steps * known[Neighbours.ADD_REMOVE]


def _probabilities(steps: int) -> list[tuple[int, ...]]:
    return [each for each in itertools.product(range(steps + 1), repeat=3) if sum(each) in (0, steps)]


@pytest.mark.parametrize(("steps", "genotype_steps"), [(2, 1), (4, 1), (2, 2), (2, 3)])
def test_one_person_moves_people_by_2_trait_sums_by_the_range_and_squares_by_a_quarter_of_its_square(
    steps: int, genotype_steps: int
) -> None:
    """Every study of two people with any call (or probabilities in steps, and then as many times as far) and trait, and every other
    record, and trait, of one of them."""
    records = list(itertools.product(_probabilities(genotype_steps), range(steps + 1)))

    def sums(study: tuple[tuple[tuple[int, ...], int], ...]) -> tuple[np.ndarray, np.ndarray, int]:
        rows, y = np.array([row for row, _ in study]), np.array([trait for _, trait in study])
        found = TraitSums.of_tables(
            [[rows.sum(axis=0)]], [[y @ rows]],
            squares=int(((y - steps // 2) ** 2).sum()), steps=steps, genotype_steps=genotype_steps,
            dosage_squares=[[sum(squares_of(row) for row in rows.tolist())]],
        )  # fmt: skip
        return found.people, found.sums, found.squares

    def squares_of(row: list[int]) -> int:
        off = row[2] - row[0]
        return (2 * off * off + genotype_steps) // (2 * genotype_steps)

    def people_moved(one: np.ndarray, other: np.ndarray) -> float:
        """Sums of dosages in the unit of their noise's scale, people in participants."""
        return float((np.abs(one - other) / np.array(TIMES if genotype_steps > 1 else (1, 1, 1))).sum())

    most = {Neighbours.REPLACE_ONE: (0, 0, 0), Neighbours.REPLACE_TRAIT: (0, 0, 0)}
    for study in itertools.product(records, repeat=2):
        before = sums(study)
        for record in records:
            after = sums((record, study[1]))
            moved = (people_moved(before[0], after[0]), moves(before[1], after[1]), abs(before[2] - after[2]))
            relations = [Neighbours.REPLACE_ONE, *([Neighbours.REPLACE_TRAIT] if record[0] == study[0][0] else [])]
            for relation in relations:
                most[relation] = tuple(map(max, most[relation], moved))  # type: ignore[assignment]
    of_people = 2.0 if genotype_steps == 1 else genotype_steps
    assert most[Neighbours.REPLACE_ONE] == (pytest.approx(of_people), steps * genotype_steps, steps**2 // 4)
    assert most[Neighbours.REPLACE_TRAIT] == (0, steps * genotype_steps, steps**2 // 4)
    # The scales' parts of ε are what these moves cost, and sum to all of it.
    scales = trait_scales(n_snps=1, steps=steps, epsilon=0.7, genotype_steps=genotype_steps)
    moved_most = most[Neighbours.REPLACE_ONE]
    parts = (moved_most[0] / scales.people, moved_most[1] / scales.sums, moved_most[2] / scales.squares)
    assert sum(parts) == pytest.approx(0.7)
    assert sum(parts) <= 0.7 * (1 + 1e-14)


def test_trait_sums_serve_the_secrets_of_a_trait_alone() -> None:
    nothing = TraitSums(people=np.zeros((1, 1, 3), int), sums=np.zeros((1, 1, 3), int), squares=0, steps=1000)
    with pytest.raises(InvalidInput):
        noisy_trait_sums(nothing, neighbours=Neighbours.SWAP, epsilon=1.0)


# ------------------------------------------------------------------------------------------------------------- strata


@pytest.mark.parametrize(("attacker", "l1"), [("bounded", 2), ("case status", 4)])
def test_counts_of_every_stratum_are_published_and_the_odds_ratio_is_adjusted(
    scene: Scene, labels: Path, attacker: str, l1: int
) -> None:
    outcome = released(stratified(attacker), scene, strata=labels)
    predicate = outcome.report.predicate
    assert predicate["result"]["noise"] == {
        "distribution": "discrete-laplace",
        "scale": pytest.approx(l1 / 0.5),
        "epsilon": 0.5,
    }
    (snp,) = predicate["result"]["snps"]
    assert "case_genotypes" not in snp
    assert [set(each) for each in snp["strata"]] == [{"case_genotypes", "control_genotypes"}] * 2
    assert predicate["effects"]["model"] == "mantel-haenszel"
    said = " ".join(predicate["statements"])
    assert "adjusted for the strata (Mantel–Haenszel)" in said
    assert "winner’s curse" in said
    header = outcome.table_path.read_text("utf-8").splitlines()[-2].split("\t")
    assert {"noisy_case_2_in_1", "noisy_control_0_in_2", "odds_ratio_upper"} <= set(header)
    assert "numbered as they stand here: north, south" in outcome.table_path.read_text("utf-8")
    check_rules((scene.out / ssf_table_name(outcome.report.name)).read_bytes())
    notes = (scene.out / ssf_metadata_name(outcome.report.name)).read_text("utf-8")
    assert "Mantel-Haenszel" in notes
    assert 'adjusted_covariates:\n  - "strata: north, south"\n' in notes


def test_the_counts_of_strata_are_those_of_their_people(scene: Scene, labels: Path) -> None:
    ready = prepare_release(stratified(), scene.study, name="small", strata=labels)
    (rs4,) = draw(replace(ready, plan=spent_on_effects(ready.plan, 60.0))).snps
    assert rs4.by_stratum == (((0, 0, 8), (8, 0, 0)), ((0, 0, 12), (12, 0, 0)))
    assert (rs4.cases, rs4.controls) == ((0, 0, 20), (20, 0, 0))


def test_a_report_with_other_strata_counts_or_effects_does_not_verify(scene: Scene, labels: Path) -> None:
    outcome = released(stratified(), scene, strata=labels)

    def changed() -> dict[str, object]:
        return json.loads(json.dumps(outcome.report.predicate))

    one = changed()
    one["result"]["snps"][0]["strata"] *= 2
    with pytest.raises(VerificationFailed):
        check_derived(one, RELEASE)
    other = changed()
    other["effects"]["snps"][0]["case_frequency"][1] = 0.123
    with pytest.raises(VerificationFailed):
        check_derived(other, RELEASE)
    crude = changed()
    crude["effects"]["model"] = "allelic"
    with pytest.raises(VerificationFailed):
        check_derived(crude, RELEASE)


# ------------------------------------------------------------------------------------------------------------- a trait


@pytest.mark.parametrize("secret", [Secret.PARTICIPATION, Secret.TRAIT_VALUE])
def test_effects_on_a_trait_are_published_with_their_unit_and_clipping_said(
    scene: Scene, values: Path, secret: Secret
) -> None:
    outcome = released(of_trait(secret), scene, trait=values)
    predicate = outcome.report.predicate
    noise = predicate["result"]["noise"]
    assert noise["scale"] == pytest.approx(2 / (0.3 * 0.5))
    assert noise["sums_scale"] == pytest.approx(1000 / (0.65 * 0.5))
    assert noise["squares_scale"] == pytest.approx(250_000 / (0.05 * 0.5))
    assert predicate["effects"]["unit"] == "sd"
    said = " ".join(predicate["statements"])
    assert "in the public SDs of the trait" in said
    assert "nearer to 0 than that of the trait itself" in said
    assert "winner’s curse" in said
    lines = result_lines(outcome.report)
    assert "SD per copy of allele" in lines[0] or "not estimable" in lines[0]
    assert "winner’s curse" in lines[1]
    text = outcome.table_path.read_text("utf-8")
    assert "of the trait clipped to that range" in text
    assert {"noisy_people_0", "noisy_trait_sum_2", "beta", "beta_lower", "p_value"} <= set(
        text.splitlines()[-2].split("\t")
    )


def test_the_trait_sums_are_those_of_the_people_and_beta_is_their_slope(scene: Scene, values: Path) -> None:
    ready = prepare_release(of_trait(), scene.study, name="small", trait=values)
    plenty = replace(ready, plan=spent_on_effects(ready.plan, 60.0))
    (rs4,) = draw(plenty).snps
    assert rs4.genotypes == (20, 0, 20)
    assert rs4.trait_sums is not None
    # On average 1.5 of 8 units above the middle, or below it, with two copies or none.
    assert rs4.trait_sums[2] == pytest.approx(20 * 187.5, rel=0.1)
    assert rs4.trait_sums[0] == pytest.approx(-20 * 187.5, rel=0.1)
    assert ready.trait_sums is not None
    # One draw has a standard deviation of 8 %; the mean of 30 is within 10 % but once in 10¹⁰.
    squares = [draw(plenty).trait_squares or 0 for _ in range(30)]
    assert ready.trait_sums.squares == pytest.approx(sum(squares) / 30, rel=0.1)
    assert "20" not in repr(ready.trait_sums)


def test_inside_strata_a_trait_has_numbers_of_each_and_one_effect(scene: Scene, values: Path, labels: Path) -> None:
    plan = of_trait()
    strata = tuple(Stratum(name=each.name, n_participants=each.n_cases + each.n_controls) for each in STRATA)
    plan = replace(plan, design=replace(plan.design, strata=strata))
    outcome = released(plan, scene, trait=values, strata=labels)
    (snp,) = outcome.report.predicate["result"]["snps"]
    assert [set(each) for each in snp["strata"]] == [{"genotypes", "trait_sums"}] * 2
    assert "genotypes" not in snp
    assert outcome.report.predicate["result"]["noise"]["scale"] == pytest.approx(2 / (0.3 * 0.5))
    assert "β is adjusted for the strata" in " ".join(outcome.report.predicate["statements"])
    header = outcome.table_path.read_text("utf-8").splitlines()[-2].split("\t")
    assert {"noisy_people_0_in_1", "noisy_trait_sum_2_in_2", "beta"} <= set(header)
    ready = prepare_release(plan, scene.study, name="small", trait=values, strata=labels)
    (rs4,) = draw(replace(ready, plan=spent_on_effects(plan, 60.0))).snps
    assert rs4.by_stratum is not None
    assert [people for people, _ in rs4.by_stratum] == [(8, 0, 8), (12, 0, 12)]
    crossed = json.loads(json.dumps(outcome.report.predicate))
    cell = crossed["result"]["snps"][0]["strata"][0]
    cell["case_genotypes"], cell["control_genotypes"] = cell.pop("genotypes"), cell.pop("trait_sums")
    with pytest.raises(VerificationFailed):
        check_derived(crossed, RELEASE)


def test_without_a_public_sd_beta_is_in_the_traits_own_units(scene: Scene, values: Path) -> None:
    plan = of_trait(trait=Trait(low=23.0, high=31.0, name="BMI"))
    assert "in the trait’s own units" in " ".join(explain_plan(plan, []))
    outcome = released(plan, scene, trait=values)
    assert outcome.report.predicate["effects"]["unit"] == "trait"
    notes = (scene.out / ssf_metadata_name(outcome.report.name)).read_text("utf-8")
    assert "in the trait’s own units" in notes
    assert "clipped to its public range from 23 to 31" in notes
    assert "case_control_study: false" in notes
    assert "case_count" not in notes


def test_the_ssf_table_of_a_trait_has_beta_and_its_standard_error(scene: Scene, values: Path) -> None:
    outcome = released(of_trait(), scene, trait=values)
    data = (scene.out / ssf_table_name(outcome.report.name)).read_bytes()
    assert outcome.report.subjects[ssf_table_name(outcome.report.name)] == hashlib.sha256(data).hexdigest()
    header, row = (line.split("\t") for line in data.decode().splitlines())
    assert tuple(header) == TRAIT_COLUMNS
    check_rules(data, "beta")
    cells = dict(zip(header, row, strict=True))
    effect = outcome.report.effects[cells["name"]]
    value = effect["beta"][0]
    assert cells["beta"] == ("#NA" if value is None else repr(value))
    assert (cells["standard_error"] == "#NA") == (None in (value, *effect["beta_named"]))
    assert cells["n"] == str(N_PEOPLE)


def test_a_report_with_other_trait_numbers_does_not_verify(scene: Scene, values: Path) -> None:
    predicate = released(of_trait(), scene, trait=values).report.predicate
    claimed = json.loads(json.dumps(predicate))
    claimed["effects"]["snps"][0]["p_value"] = 0.012345
    with pytest.raises(VerificationFailed):
        check_derived(claimed, RELEASE)
    noise = predicate["result"]["noise"]
    for wrong in ({**noise, "sums_scale": 10.0}, {key: noise[key] for key in ("distribution", "scale", "epsilon")}):
        with pytest.raises(VerificationFailed):
            check_derived({**predicate, "result": {**predicate["result"], "noise": wrong}}, RELEASE)


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([0.151, 0.09, 0.212], "0.151 (0.0900 to 0.212)"),
        ([-0.1, -0.3, 0.05], "−0.100 (−0.300 to 0.0500)"),
        ([None, None, None], "not estimable"),
        ([0.2, None, 0.4], "at most 0.400"),
        ([0.2, 0.1, None], "at least 0.100"),
    ],
)
def test_a_slope_in_words_never_says_more_than_its_interval(found: list[float | None], words: str) -> None:
    assert slope_words(found) == words
