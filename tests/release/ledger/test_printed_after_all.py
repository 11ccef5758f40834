"""Sizes that were said to be printed nowhere and are printed by a release after all: what the account's releases count from then on."""

from __future__ import annotations

import base64
import collections
import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gwasprivacy.base.errors import BudgetExceeded, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.ledger import statement_lines
from gwasprivacy.membership.composition import (
    BOUNDED_PARTICIPATION,
    ONCE_PRINTED,
    TOTAL_PARTICIPATION,
    UNBOUNDED_PARTICIPATION,
)
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import ReleaseOutcome, preview
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.together.check import together_of
from gwasprivacy.release.together.checked_files import verify_each
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check import check_report
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.release.words import ledger_words
from tests.release.kind_plans import plan_of
from tests.release.scene import Scene, drawn_here

ABOUT, TOTAL, ALL = "unbounded", "only the total", "bounded"


@pytest.fixture(autouse=True)
def _drawn_here() -> Iterator[None]:
    with drawn_here():
        yield


def plan(attacker: str, epsilon: float = 0.5) -> Plan:
    return plan_of("selection", attacker, epsilon=epsilon, budget=3.0)


def released(scene: Scene, *attackers: str) -> list[ReleaseOutcome]:
    found = []
    for attacker in attackers:
        made = plan(attacker)
        found.append(scene.release(adversary=made.adversary, design=made.design, release=made.release))
    return found


def account(scene: Scene) -> StudyAccount:
    return Ledger(scene.ledger).read().accounts[0]


def test_a_printed_total_doubles_what_was_counted_before_it_and_after(scene: Scene) -> None:
    first, second, third = released(scene, ABOUT, TOTAL, ABOUT)
    assert [each.spent_epsilon for each in (first, second, third)] == [0.5, 0.5, 1.0]
    listed = third.report.predicate["earlier_releases"]
    assert [each["cost"] for each in listed] == [1.0, 0.5]
    assert [each.get("printed") for each in listed] == [None, "total"]
    assert from_units(account(scene).spent_units) == 2.5


def test_printed_numbers_of_cases_and_of_controls_count_four_times(scene: Scene) -> None:
    first, second = released(scene, ABOUT, ALL)
    assert (first.spent_epsilon, second.spent_epsilon) == (0.5, 1.0)
    assert second.report.predicate["budget"]["spent_before"] == 2.0
    assert account(scene).left_units == 0
    with pytest.raises(BudgetExceeded):
        scene.release(
            adversary=plan(ABOUT, 0.01).adversary, design=plan(ABOUT).design, release=plan(ABOUT, 0.01).release
        )


def test_after_a_printed_total_both_numbers_double_it(scene: Scene) -> None:
    first, second = released(scene, TOTAL, ALL)
    assert (first.spent_epsilon, second.spent_epsilon) == (0.5, 1.0)
    assert second.report.predicate["budget"]["spent_before"] == 1.0


def test_numbers_are_printed_only_within_the_budget(scene: Scene) -> None:
    """What was spent before would count more than there is, so the release is refused and nothing changes."""
    released(scene, ABOUT, ABOUT)
    before = account(scene)
    with pytest.raises(BudgetExceeded):
        released(scene, ALL)
    assert account(scene) == before
    assert before.spent_units == 10**12


def test_every_report_verifies_alone_and_with_the_others(scene: Scene) -> None:
    outcomes = released(scene, ABOUT, TOTAL, ABOUT)
    paths = [each.report_path for each in outcomes]
    assert all(verify_report(path, scene.public_key_path).valid for path in paths)
    together = together_of(verify_each(paths, scene.public_key_path))
    assert together.is_valid
    (ledger,) = together.ledgers
    assert ledger.accounts[0].total.epsilon == pytest.approx(2.5)


def test_report_ledger_and_window_say_both_numbers(scene: Scene) -> None:
    _, second, third = released(scene, ABOUT, TOTAL, ABOUT)
    ratio = third.report.plan.adversary.likelihood_ratio
    said = " ".join(third.report.predicate["statements"])
    assert f"this release counts 2 times: the odds could change {ratio**2:.1f}-fold, not {ratio:.2f}-fold" in said
    assert "count ε = 2.50." in said
    assert "count ε = 1.50." in " ".join(second.report.predicate["statements"])
    found = account(scene)
    assert found.to_json()["printed"] == "total"
    assert (found.to_json()["spent"], found.to_json()["spent_if_unprinted"]) == (2.5, 1.5)
    lines = "\n".join(statement_lines(found))
    assert "ε = 2.50 in all, ε = 1.50 to whoever does not know them" in lines
    assert "ε = 2.50 in all, not 1.50" in ledger_words(found, is_new=False)


def test_nothing_of_it_is_said_where_no_release_prints_more(scene: Scene) -> None:
    _, second = released(scene, ABOUT, ABOUT)
    assert "after all" not in " ".join(second.report.predicate["statements"])
    assert account(scene).unprinted_units is None
    assert "printed" not in account(scene).to_json()


def test_an_account_that_began_with_printed_numbers_says_what_they_cost_a_later_plan(scene: Scene) -> None:
    _, second = released(scene, ALL, ABOUT)
    said = " ".join(second.report.predicate["statements"])
    assert "prints the numbers of cases and of controls, which this plan takes to be printed nowhere" in said
    assert "this release counts 4 times" in said
    assert second.spent_epsilon == 1.0  # as the account counts, whose attackers know who has the disease


def test_a_preview_counts_as_the_release_does(scene: Scene) -> None:
    released(scene, ABOUT)
    made = plan(TOTAL)
    seen = preview(scene.prepared(adversary=made.adversary, design=made.design, release=made.release), scene.ledger)
    assert from_units(seen.quote.spent_units) == 1.0
    assert seen.report.predicate["earlier_releases"][0]["cost"] == 1.0


@pytest.mark.parametrize("first", ["Poisson sample", "uniform"])
def test_of_a_secret_sample_nothing_is_proven_once_its_size_is_known(scene: Scene, first: str) -> None:
    released(scene, first)
    if first == "uniform":
        released(scene, TOTAL)
        return
    with pytest.raises(PrivacyRefusal, match="size"):
        released(scene, TOTAL)


@pytest.mark.parametrize(
    "change",
    [
        lambda report: report["earlier_releases"][0].update(cost=0.5),
        lambda report: report["earlier_releases"][1].pop("printed"),
        lambda report: report["earlier_releases"][1].update(printed="all"),
        lambda report: report["earlier_releases"][0].update(printed="about"),
    ],
)
def test_a_report_that_counts_otherwise_does_not_verify(scene: Scene, change: Callable[[dict[str, Any]], None]) -> None:
    *_, third = released(scene, ABOUT, TOTAL, ABOUT)
    payload = json.loads(base64.b64decode(json.loads(third.report_path.read_bytes())["payload"]))
    change(payload["predicate"])
    with pytest.raises(VerificationFailed):
        check_report(sign_payload(canonical_json(payload), scene.key), load_public_key(scene.public_key_path))


# --------------------------------------------------------------------------------------------------------- the factors

People = tuple[str, ...]
"""Of t, v and w: out, case or control."""


def _distance(start: People, end: People, near: Callable[[People, People], bool]) -> int:
    """The fewest steps between neighbours from one study to another."""
    every = list(itertools.product(("out", "case", "control"), repeat=3))
    seen, queue = {start: 0}, collections.deque([start])
    while queue:
        here = queue.popleft()
        for there in every:
            if there not in seen and near(here, there):
                seen[there] = seen[here] + 1
                queue.append(there)
    return seen[end]


def _cell(people: People, group: str) -> set[int]:
    return {place for place, each in enumerate(people) if each == group}


def _joins(one: People, other: People) -> bool:
    differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return len(differ) == 1 and "out" in differ[0]


def _record(one: People, other: People) -> bool:
    """One record is another: of as many people, all but one in both are what they were."""
    mine, its = ({(place, each) for place, each in enumerate(study) if each != "out"} for study in (one, other))
    return len(mine) == len(its) == len(mine & its) + 1


def _in_group(one: People, other: People) -> bool:
    sizes_stay = all(len(_cell(one, group)) == len(_cell(other, group)) for group in ("case", "control"))
    return sizes_stay and _record(one, other)


def test_each_factor_is_the_way_between_two_studies_that_such_an_attacker_cannot_tell_apart() -> None:
    """The total known: t or w took part.  Both numbers known and not who is ill: t is the case and v the control, or v the case and w."""
    of_total = ("case", "out", "out"), ("out", "out", "control")
    of_both = ("case", "control", "out"), ("out", "case", "control")
    found = {
        Sizes.TOTAL: {
            UNBOUNDED_PARTICIPATION: _distance(*of_total, _joins),
            TOTAL_PARTICIPATION: _distance(*of_total, _record),
        },
        Sizes.ALL: {
            UNBOUNDED_PARTICIPATION: _distance(*of_both, _joins),
            TOTAL_PARTICIPATION: _distance(*of_both, _record),
            BOUNDED_PARTICIPATION: _distance(*of_both, _in_group),
        },
    }
    assert found == {sizes: dict(factors) for sizes, factors in ONCE_PRINTED.items()}
