"""Effects inside strata and on a trait on the pages of a report: the numbers and their unit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.statement.result_words import ratio_words, slope_words
from gwasprivacy.study.stratum import Stratum
from tests.release.other_studies import N_PEOPLE, of_trait, people, stratified
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.rendering.pages import n_pages, texts


@pytest.mark.parametrize("kind", ["strata", "trait", "trait in strata"])
def test_the_pages_show_effects_of_every_kind_of_study(scene: Scene, kind: str) -> None:
    files, plan = {}, of_trait() if "trait" in kind else stratified()
    if "trait" in kind:
        files["trait"] = scene.folder / "bmi.txt"
        files["trait"].write_text(
            "".join(f"{who} {23 + place / 5}\n" for place, who in enumerate(people(scene))), encoding="utf-8"
        )
    if "strata" in kind:
        files["strata"] = scene.folder / "labels.txt"
        labels = ["north" if place % 5 < 2 else "south" for place in range(N_PEOPLE)]
        files["strata"].write_text(
            "".join(f"{who} {each}\n" for who, each in zip(people(scene), labels, strict=True)), encoding="utf-8"
        )
        plan = in_two_strata(plan)
    report = publish(prepare_release(plan, scene.study, name="s", **files), scene.ledger, scene.key, scene.out).report
    said = texts(report)
    ((name, effect),) = report.effects.items()
    assert f"{name}, A" in said
    told = slope_words(effect["beta"]) if "trait" in kind else ratio_words(effect["odds_ratio"])
    assert told in said
    assert ("β, SD (95 %)" in said) == ("trait" in kind)
    assert "winner’s curse" in said
    assert n_pages(report) <= 3


def in_two_strata(plan: Plan) -> Plan:
    if plan.design.trait is None:
        return plan
    strata = (Stratum(name="north", n_participants=16), Stratum(name="south", n_participants=24))
    return replace(plan, design=replace(plan.design, strata=strata))
