"""A kind of publication is one object with its words: a made-up one goes through the whole program without a change elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms.registry import OTHER_RELEASES, release_names
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.plan.preview_words import published_fields, short_release_words
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.policy.names_in_words import kind_words, kinds_of
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.planning_table import _published
from gwasprivacy.rendering.release_result import _note, _to_be_drawn
from gwasprivacy.ui.plan_sentence import _published_words
from gwasprivacy.ui.widgets.publishing_choices import fields_for, others_for
from tests.made_up.publication import MADE_UP
from tests.release.kind_plans import CHOICES, LISTED, plan_of
from tests.release.scene import Scene


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with OTHER_RELEASES.register(MADE_UP):
        yield


@pytest.fixture
def plan() -> Plan:
    return replace(
        plan_of("values"), release=ReleaseChoices(**{**CHOICES["values"], "mechanism": "capped-scores"}, epsilon=1.5)
    )


def test_every_place_says_it_in_its_own_words(plan: Plan) -> None:
    said = [
        publication_sentence(plan),
        short_release_words(plan),
        published_fields(plan)[0],
        _published_words(plan),
        _to_be_drawn(plan),
        _note(SimpleNamespace(predicate={}, result=None), plan),  # type: ignore[arg-type]
        _published(own_release(plan), plan),
    ]
    assert all("cap" in each for each in said), said
    assert "noise" in publication_sentence(plan)  # how far the numbers are from the exact ones


def test_plans_menus_and_policies_know_it(plan: Plan, scene: Scene) -> None:
    assert "capped-scores" in release_names()
    assert "capped-scores" in others_for(plan)
    chosen = replace(plan, release=replace(plan.release, **fields_for(plan.release, "values", LISTED, 40)))
    back = replace(chosen, release=replace(chosen.release, **fields_for(chosen.release, "capped-scores", LISTED, 40)))
    assert back == plan
    assert kinds_of(plan) == ("capped-scores",)
    assert kind_words()["capped-scores"] == "noisy capped scores"
    path = scene.folder / "capped.gwasplan"
    save_plan(plan, path)
    assert load_plan(path) == plan


def test_it_is_released_and_verified(plan: Plan, scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = replace(scene, plan=plan).release()
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.report.plan == plan
    snps = found.report.result.snps if found.report.result else ()
    assert sorted(each.name for each in snps) == sorted(LISTED)
    assert all(each.score is not None for each in snps)
    assert main(["verify", str(outcome.report_path), "--key", str(scene.public_key_path)]) == 0
    assert "is valid" in capsys.readouterr().out


def test_what_lies_beyond_the_cap_leaves_no_trace() -> None:
    drawn = MADE_UP.noisy(np.array([1_000.0, 2.0]), sensitivity=1e-6, epsilon=1.0)
    assert drawn == pytest.approx([5.0, 2.0], abs=1e-3)


@pytest.mark.parametrize("name", [*OTHER_RELEASES, "capped-scores"])
def test_every_kind_of_numbers_has_all_of_its_words(name: str) -> None:
    said, score = OTHER_RELEASES[name].said, ReleaseChoices().score
    texts = [
        said.publishes,
        OTHER_RELEASES[name].sentence(score, 3, 5.0),
        said.headline(3),
        said.what("3 SNPs"),
        said.leaves(),
        said.to_be_drawn("3 SNPs"),
        said.row("3 SNPs", score, 5.0),
    ]
    assert all(texts), texts
