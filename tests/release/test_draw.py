"""The draw: what the mechanisms are given, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.mechanisms import number_draws
from gwasprivacy.mechanisms.number_draws import NoisyValues
from gwasprivacy.mechanisms.registry import MECHANISMS, release_part, selector
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release import draw as draw_module
from gwasprivacy.release.draw import draw, rehearse
from gwasprivacy.study.design import Loci
from gwasprivacy.study.sizes import CaseControlSizes
from tests.release.kind_plans import CHOICES, MEASURED, PRINTED, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene

Given = list[np.ndarray]


NUMBERS = ((number_draws, "noisy_values"), (draw_module, "noisy_counts"), (draw_module, "number_of_significant"))
"""Where a draw finds what adds noise to numbers."""


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """Everything that a mechanism is given to choose from or to add noise to, in the order in which it comes."""
    seen: Given = []

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*part_and_data: Any, **arguments: Any) -> Any:
            seen.append(np.array(part_and_data[-1]))
            return method(*part_and_data, **arguments)

        return watching

    names = {choices["mechanism"] for choices in CHOICES.values()} | {"values"}
    for kind in {type(release_part(name)) for name in names}:
        if issubclass(kind, Selector):
            monkeypatch.setattr(kind, "select", watched(kind.select))
    for module, name in NUMBERS:
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    return seen


@pytest.mark.parametrize("what", CHOICES)
def test_before_the_debit_the_mechanisms_see_nothing_of_the_study(scene: Scene, given: Given, what: str) -> None:
    """They are rehearsed, so that what they would refuse is refused in time: on made-up data that are all 0."""
    prepare_release(plan_of(what), scene.study, name="small", base=scene.folder)
    assert len(given) == (2 if "with" in what else 1)
    assert not any(data.any() for data in given)


def test_a_rehearsal_by_locus_sees_nothing_either(scene: Scene, given: Given) -> None:
    plan = plan_of("selection")
    plan = replace(plan, design=replace(plan.design, loci=Loci(window_kb=0.001)))
    prepare_release(plan, scene.study, name="small", base=scene.folder)
    assert len(given) == 1
    assert not given[0].any()


def test_the_order_in_which_a_set_was_drawn_is_not_published(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever order a mechanism returns: the SNPs stand in genome order, so that it says nothing about their scores."""
    ready = prepare_release(plan_of("selection with values"), scene.study, name="small", base=scene.folder)
    kind = type(release_part(ready.plan.release.mechanism))
    monkeypatch.setattr(kind, "select", lambda *_, **__: np.array([17, 3]))
    drawn = draw(ready)
    assert [snp.position for snp in drawn.snps] == sorted(snp.position for snp in drawn.snps)
    assert [snp.name for snp in drawn.snps] == [str(ready.variants.snp[row]) for row in (3, 17)]
    assert [snp.rank for snp in drawn.snps] == [None, None]
    assert not drawn.ordered


def test_the_order_of_a_ranking_is_published_with_ranks_from_one(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """No mechanism here ranks; one that is added may."""
    ranking = replace(selector("joint"), name="ranking", ordered=True)
    with MECHANISMS.register(ranking):
        plan = plan_of("selection with values", mechanism="ranking")
        ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
        monkeypatch.setattr(type(ranking), "select", lambda *_, **__: np.array([17, 3]))
        drawn = draw(ready)
    assert [(snp.rank, snp.name) for snp in drawn.snps] == [
        (1, str(ready.variants.snp[17])),
        (2, str(ready.variants.snp[3])),
    ]
    assert drawn.ordered


@pytest.mark.parametrize("what", CHOICES)
@pytest.mark.parametrize("attacker", ["bounded", "case status", "unbounded"])
def test_the_draw_spends_the_plans_epsilon_on_the_plans_neighbours(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, what: str, attacker: str
) -> None:
    """What each mechanism is called with: all of ε and no more, Δ as prepared, and the relation that must be hidden."""
    if what == MEASURED and attacker in PRINTED:
        attacker = "case status, no numbers"
    plan = plan_of(what, attacker)
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    calls: list[dict[str, Any]] = []

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*data: Any, **arguments: Any) -> Any:
            calls.append(arguments)
            return method(*data, **arguments)

        return watching

    ratio: list[dict[str, Any]] = []
    real = draw_module.noisy_measured
    monkeypatch.setattr(
        draw_module, "noisy_measured", lambda *sizes, **rest: (ratio.append(rest), real(*sizes, **rest))[1]
    )
    second = {"values": plan.release.values_epsilon, "genotype-counts": plan.release.effects_epsilon}
    names = [plan.release.mechanism, *(name for name, epsilon in second.items() if epsilon is not None)]
    assert len(names) == (2 if "with" in what else 1)
    for kind in {type(release_part(name)) for name in names}:
        if issubclass(kind, Selector):
            monkeypatch.setattr(kind, "select", watched(kind.select))
    for module, name in NUMBERS:
        monkeypatch.setattr(module, name, watched(getattr(module, name)))
    draw(ready)
    assert [(call["neighbours"], call["epsilon"]) for call in ratio] == (
        [(plan.neighbours, plan.release.ratio_epsilon)] if what == MEASURED else []
    )
    if len(calls) == len(names):
        assert sum(to_units(call["epsilon"]) for call in (*calls, *ratio)) == to_units(plan.epsilon)
        assert all(call["epsilon"] == second[name] for name, call in zip(names[1:], calls[1:], strict=True))
    else:  # an empty set has no numbers
        assert what in ("significant set with values", "significant set with effects", "right list with effects")
        assert len(calls) == 1
    for name, call in zip(names, calls, strict=False):
        if name not in ("genotype-counts", "allele-counts"):
            assert call["sensitivity"] == ready.sensitivity == plan.sensitivity()
            assert call.get("threshold") == (plan.release.threshold if len(call) > 2 else None)
        else:
            assert call["neighbours"] == plan.neighbours


def test_numbers_stand_beside_the_snps_that_they_are_of(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without noise, what is published are the exact scores and counts of the published rows."""

    def no_noise(scores: np.ndarray, *, sensitivity: float, epsilon: float) -> NoisyValues:
        return NoisyValues(values=np.array(scores, dtype=float), scale=1.0, epsilon=epsilon)

    monkeypatch.setattr(number_draws, "noisy_values", no_noise)
    monkeypatch.setattr(number_draws, "discrete_laplace", lambda values, scale: values)
    monkeypatch.setattr(type(selector("permute-and-flip")), "select", lambda *_, **__: np.array([3, 17]))
    for what in ("values", "selection with values", "genotype counts", "allele counts"):
        plan = plan_of(what) if what != "selection with values" else plan_of(what, mechanism="permute-and-flip")
        ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
        snps = draw(ready).snps
        assert snps
        for snp in snps:
            (row,) = np.flatnonzero(ready.variants.snp == snp.name)
            assert (snp.chromosome, snp.position) == (str(ready.variants.chrom[row]), int(ready.variants.pos[row]))
            if ready.counts is None:
                assert snp.score == pytest.approx(ready.scores[row], abs=1e-2)
                continue
            exact = ready.counts[row].tolist()
            if what == "allele counts":
                exact = [[one + 2 * two] for _, one, two in exact]
            assert [list(snp.cases), list(snp.controls)] == exact
            assert (snp.effect_allele, snp.other_allele) == (str(ready.variants.a1[row]), str(ready.variants.a2[row]))


def test_a_noisy_score_has_no_digits_below_a_thousandth_of_its_noise(scene: Scene) -> None:
    """They would be noise alone; and a double's last digits are not drawn by any law."""
    for epsilon in (0.002, 1.5, 99.0):
        plan = replace(plan_of("values"), adversary=AdversaryModel(target=Target(TargetKind.EPSILON, epsilon)))
        drawn = draw(prepare_release(plan, scene.study, name="small", base=scene.folder))
        assert drawn.noise is not None
        digits = next(places for places in range(12) if 10.0**-places <= drawn.noise.scale / 1000 or places == 11)
        for snp in drawn.snps:
            assert snp.score == round(snp.score, digits)


def test_a_score_that_is_not_finite_stops_the_rehearsal(scene: Scene) -> None:
    for what in ("values", "significant count", "selection"):
        for wrong in (np.nan, np.inf):
            scores = np.zeros(30)
            scores[7] = wrong
            with pytest.raises(ValueError, match="not finite"):
                rehearse(plan_of(what), scores, 1.0, None)


@pytest.mark.parametrize("n_snps", [1, 70, 200])
def test_a_selection_of_any_number_of_snps_is_rehearsed(scene: Scene, n_snps: int) -> None:
    rehearse(plan_of("selection", n_snps=n_snps), np.zeros(200), 1.0, None)


def test_a_measured_ratio_decides_the_weights_and_nothing_before_the_debit_depends_on_the_study(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scores that are drawn from are those of the plan's controls and the measured cases; what is prepared holds none."""
    ready = prepare_release(plan_of(MEASURED), scene.study, name="small", base=scene.folder)
    assert not ready.scores.any()
    assert ready.unscored is not None
    seen: list[np.ndarray] = []
    kind = type(release_part(ready.plan.release.mechanism))
    monkeypatch.setattr(kind, "select", lambda _self, scores, **_: (seen.append(scores), np.array([3, 17]))[1])
    for cases in (N_GROUP, 3 * N_GROUP, 1):
        monkeypatch.setattr(draw_module, "noisy_measured", lambda *_, cases=cases, **__: (cases,))
        drawn = draw(ready)
        assert drawn.cases == (cases,)
        sizes = CaseControlSizes.of_groups(cases, N_GROUP)
        wanted = computed_scores(ready.plan.release.score, ready.unscored.tables, planned=sizes)
        assert np.array_equal(seen[-1], wanted)
    assert not np.array_equal(seen[0], seen[1])
