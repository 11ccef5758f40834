"""The draw: what the mechanisms are given, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from gwasprivacy.mechanisms.registry import release_part, selector
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.release import draw as draw_module
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import prepare_release
from gwasprivacy.study.design import Loci
from tests.release.kind_plans import CHOICES, plan_of
from tests.release.scene import Scene

Given = list[np.ndarray]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """Everything that a mechanism is given to choose from or to add noise to, in the order in which it comes."""
    seen: Given = []

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        def watching(part: object, data: np.ndarray, **arguments: Any) -> Any:
            seen.append(np.array(data))
            return method(part, data, **arguments)

        return watching

    names = {choices["mechanism"] for choices in CHOICES.values()} | {"values"}
    for kind in {type(release_part(name)) for name in names}:
        name = "select" if issubclass(kind, Selector) else "release"
        monkeypatch.setattr(kind, name, watched(getattr(kind, name)))
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
    ready = prepare_release(plan_of("selection with values"), scene.study, name="small", base=scene.folder)
    ranking = replace(selector(ready.plan.release.mechanism), ordered=True)
    monkeypatch.setattr(type(ranking), "select", lambda *_, **__: np.array([17, 3]))
    monkeypatch.setattr(draw_module, "selector", lambda name: ranking)
    drawn = draw(ready)
    assert [(snp.rank, snp.name) for snp in drawn.snps] == [
        (1, str(ready.variants.snp[17])),
        (2, str(ready.variants.snp[3])),
    ]
    assert drawn.ordered
