"""What strata change in an account, in a verified report and for attackers who do not know the study's size."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.mechanisms.effects.odds_ratio import SMALLEST_P
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.other_diagnosis import other_diagnosis
from gwasprivacy.release.permission import preview
from gwasprivacy.release.unverified import read_report
from gwasprivacy.statement.effects import effects_json
from gwasprivacy.statement.kinds import RELEASE, check_derived
from gwasprivacy.statement.same import require_same
from gwasprivacy.study.design import Stratum, StudyDesign
from gwasprivacy.study.trait import Trait
from tests.release.kind_plans import SECRET_SIZE, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene
from tests.release.test_releases_with_strata import NORTH, STRATA, stratified

EAST = np.arange(2 * N_GROUP) % 4 < 2


def labels(scene: Scene, first: np.ndarray, names: tuple[str, str]) -> Path:
    path = scene.folder / f"{names[0]}.txt"
    rows = zip(scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines(), first, strict=True)
    path.write_text(
        "".join(f"{' '.join(line.split()[:2])} {names[0] if here else names[1]}\n" for line, here in rows),
        encoding="utf-8",
    )
    return path


def in_other_strata() -> Plan:
    strata = (Stratum(name="east", n_cases=10, n_controls=10), Stratum(name="west", n_cases=10, n_controls=10))
    return replace(stratified(), design=replace(stratified().design, strata=strata))


@pytest.mark.parametrize(
    ("first", "second"), [("none", "north"), ("north", "none"), ("north", "east"), ("north", "upper")]
)
def test_an_account_takes_one_set_of_strata(scene: Scene, first: str, second: str) -> None:
    """A guarantee made without a stratum covers attackers who do not know it; to them two strata tell twice as much."""
    renamed = replace(
        stratified(),
        design=replace(
            stratified().design, strata=(replace(STRATA[0], name="upper"), replace(STRATA[1], name="lower"))
        ),
    )
    plans = {
        "none": (replace(stratified(), design=replace(stratified().design, strata=())), None),
        "north": (stratified(), labels(scene, NORTH, ("north", "south"))),
        "east": (in_other_strata(), labels(scene, EAST, ("east", "west"))),
        "upper": (renamed, labels(scene, NORTH, ("upper", "lower"))),  # the same people by other names
    }
    before, after = (
        prepare_release(plans[name][0], scene.study, name="small", strata=plans[name][1]) for name in (first, second)
    )
    publish(before, scene.ledger, scene.key, scene.out)
    for attempt in (preview, lambda *args: publish(*args[:2], scene.key, args[2])):
        with pytest.raises(PrivacyRefusal, match="does not know everybody’s stratum"):
            attempt(after, scene.ledger, scene.out)
    assert len(Ledger(scene.ledger).read().accounts[0].releases) == 1
    publish(before, scene.ledger, scene.key, scene.out)  # the same strata again


def test_the_order_in_which_a_plan_names_its_strata_is_the_same_strata(scene: Scene) -> None:
    path = labels(scene, NORTH, ("north", "south"))
    publish(prepare_release(stratified(), scene.study, name="a", strata=path), scene.ledger, scene.key, scene.out)
    turned = replace(stratified(), design=replace(stratified().design, strata=STRATA[::-1]))
    publish(prepare_release(turned, scene.study, name="a", strata=path), scene.ledger, scene.key, scene.out)
    assert len(Ledger(scene.ledger).read().accounts[0].releases) == 2


def test_a_report_that_leaves_its_strata_out_is_refused(scene: Scene) -> None:
    path = labels(scene, NORTH, ("north", "south"))
    made = publish(
        prepare_release(stratified(), scene.study, name="small", strata=path), scene.ledger, scene.key, scene.out
    )
    predicate = dict(read_report(made.report_path).predicate)
    check_derived(predicate, RELEASE)
    predicate["strata"] = None  # a report without the member has another form
    with pytest.raises(VerificationFailed, match="strata"):
        check_derived(predicate, RELEASE)


def test_a_p_value_that_is_a_hundred_times_larger_is_refused(scene: Scene) -> None:
    plan = plan_of("selection with effects", n_snps=1)
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    big = replace(plan, release=replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=60.0))
    result = draw(replace(ready, plan=big))
    effects = effects_json(big, result, 1000)
    assert effects is not None
    require_same({"effects": effects}, {"effects": effects_json(big, result, 1000)})
    (snp,) = effects["snps"]
    assert snp["p_value"] == SMALLEST_P
    snp["p_value"] = 100 * SMALLEST_P
    with pytest.raises(VerificationFailed, match="p_value"):
        require_same({"effects": effects}, {"effects": effects_json(big, result, 1000)})


@pytest.mark.parametrize("attacker", SECRET_SIZE)
def test_where_the_size_of_the_study_is_secret_strata_serve_and_only_their_effects_are_refused(attacker: str) -> None:
    for what in ("genotype counts", "selection", "selection with effects"):
        plan = plan_of(what, attacker)
        check_plan(plan)
        inside = replace(plan, design=replace(plan.design, strata=STRATA))
        if plan.release.effects_epsilon is None:
            check_plan(inside)
            continue
        with pytest.raises(InvalidPlan, match="intervals need the strata’s sizes"):
            check_plan(inside)


def test_a_second_diagnosis_of_the_same_people_is_counted_and_its_condition_is_said(scene: Scene) -> None:
    """An attacker who knows one diagnosis and not the other learns twice as much from the release by the other (phenotype_factor)."""
    plain = replace(stratified(), design=replace(stratified().design, strata=()))
    publish(prepare_release(plain, scene.study, name="small"), scene.ledger, scene.key, scene.out)
    path = scene.folder / "second.txt"
    rows = [line.split()[:2] for line in scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    path.write_text(
        "".join(f"{family} {person} {1 + (k % 4 == 0)}\n" for k, (family, person) in enumerate(rows)), encoding="utf-8"
    )
    second = replace(plain, design=replace(plain.design, n_cases=10, n_controls=30))
    seen = preview(prepare_release(second, scene.study, phenotype=path), scene.ledger, scene.out)
    assert seen.quote.spent_units == seen.quote.cost_units  # the first one's ε and its own add up
    said = "The first release of this account had 20 cases and 20 controls, so it was for another diagnosis or other people"
    assert any(said in warning for warning in seen.warnings)
    unknown = replace(second, adversary=replace(second.adversary, phenotype_known=False))
    for plan, phenotype in ((unknown, path), (plain, None)):
        again = preview(prepare_release(plan, scene.study, phenotype=phenotype), scene.ledger, scene.out)
        assert not any("another diagnosis" in warning for warning in again.warnings)
    (account,) = Ledger(scene.ledger).read().accounts
    assert len(other_diagnosis(second, account)) == 1
    for attacker in SECRET_SIZE:  # whose plans say how many people are expected, and not how many there are
        of_secret_size = plan_of("genotype counts", attacker)
        planned = replace(of_secret_size, design=replace(of_secret_size.design, n_cases=10, n_controls=30))
        assert other_diagnosis(planned, account) == []


def test_two_traits_of_which_people_lack_one_or_the_other_can_differ_in_more_than_one_record() -> None:
    """t, with both values, or not; v has one of the two, nobody knows which; w and x the first, or took no part.  The numbers of people
    with either are public.  So two records of the first trait's study differ, and its ε counts twice."""
    nobody, first, second, both = map(frozenset, ("", "A", "B", "AB"))
    sizes = {"A": 2, "B": 1}

    def worlds(t: frozenset[str]) -> list[tuple[frozenset[str], ...]]:
        every = itertools.product((t,), (first, second), (nobody, first), (nobody, first))
        return [world for world in every if all(sum(name in has for has in world) == n for name, n in sizes.items())]

    def records(name: str, one: tuple[frozenset[str], ...], other: tuple[frozenset[str], ...]) -> int:
        return sum(name in before and name not in after for before, after in zip(one, other, strict=True))

    pairs = list(itertools.product(worlds(both), worlds(nobody)))
    assert len(pairs) == 1
    assert [records(name, *pairs[0]) for name in sizes] == [2, 1]


@pytest.mark.parametrize("leaves_out", [True, False])
def test_whom_a_second_trait_s_account_covers_is_said_where_people_without_a_value_are_left_out(
    scene: Scene, leaves_out: bool
) -> None:
    path = scene.folder / "trait.txt"
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    path.write_text("".join(f"{' '.join(line.split()[:2])} {k % 7}\n" for k, line in enumerate(rows)), encoding="utf-8")
    plain = stratified()
    design = StudyDesign(
        trait=Trait(low=0, high=6),
        n_participants=2 * N_GROUP,
        genotype_filter=plain.design.genotype_filter,
        leave_out_without_phenotype=leaves_out,
    )
    ready = prepare_release(replace(plain, design=design), scene.study, name="small", trait=path)
    said = "attackers who know who has a value of which trait"
    assert not any(said in warning for warning in preview(ready, scene.ledger, scene.out).warnings)
    publish(ready, scene.ledger, scene.key, scene.out)
    assert any(said in warning for warning in preview(ready, scene.ledger, scene.out).warnings) is leaves_out


def test_two_traits_of_people_whose_number_is_printed_nowhere_add_up_for_everybody(scene: Scene) -> None:
    """Who joins is one record of either study at most, whatever an attacker knows of the values."""
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    plain = stratified()
    adversary = with_sizes(plain.adversary, Sizes.ABOUT)
    ready = []
    for name, period in (("first", 7), ("second", 5)):
        path = scene.folder / f"{name}.txt"
        path.write_text(
            "".join(f"{' '.join(line.split()[:2])} {k % period}\n" for k, line in enumerate(rows)), encoding="utf-8"
        )
        design = StudyDesign(
            trait=Trait(low=0, high=6, centre=3.0),
            n_participants=2 * N_GROUP,
            genotype_filter=plain.design.genotype_filter,
            leave_out_without_phenotype=True,
        )
        plan = replace(plain, design=design, adversary=adversary)
        ready.append(prepare_release(plan, scene.study, name=name, trait=path))
    publish(ready[0], scene.ledger, scene.key, scene.out)
    seen = preview(ready[1], scene.ledger, scene.out)
    assert seen.quote.number == 2
    assert seen.quote.spent_units == seen.quote.cost_units > 0
    assert not any("which trait" in warning for warning in seen.warnings)


@pytest.mark.parametrize("trait_first", [True, False])
def test_a_trait_and_a_diagnosis_are_not_counted_as_one(scene: Scene, trait_first: bool) -> None:
    """A trait's guarantee covers attackers who do not know it; one of cases and controls only those who know the diagnoses."""
    path = scene.folder / "trait.txt"
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    path.write_text("".join(f"{' '.join(line.split()[:2])} {k % 7}\n" for k, line in enumerate(rows)), encoding="utf-8")
    plain = replace(stratified(), design=replace(stratified().design, strata=()))
    design = StudyDesign(
        trait=Trait(low=0, high=6), n_participants=2 * N_GROUP, genotype_filter=plain.design.genotype_filter
    )
    ready = [
        prepare_release(replace(plain, design=design), scene.study, name="small", trait=path),
        prepare_release(plain, scene.study, name="small"),
    ]
    before, after = ready if trait_first else ready[::-1]
    publish(before, scene.ledger, scene.key, scene.out)
    with pytest.raises(PrivacyRefusal, match="does not know the diagnoses"):
        publish(after, scene.ledger, scene.key, scene.out)
    publish(before, scene.ledger, scene.key, scene.out)
