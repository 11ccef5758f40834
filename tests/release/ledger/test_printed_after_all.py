"""Sizes that were said to be printed nowhere and are printed by a release after all: what the account's releases count from then on."""

from __future__ import annotations

import base64
import collections
import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.ledger import statement_lines
from gwasprivacy.cli.main import main
from gwasprivacy.membership.composition import (
    BOUNDED_PARTICIPATION,
    CASE_LABEL,
    CASE_STATUS,
    CONVERSIONS,
    ONCE_PRINTED,
    TOTAL_PARTICIPATION,
    UNBOUNDED_PARTICIPATION,
)
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import quote_debit
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.ledger_chain import append_row
from gwasprivacy.release.ledger.refusals import BudgetExceeded
from gwasprivacy.release.permission import preview
from gwasprivacy.release.several_reports.check import together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.release.words import ledger_words
from tests.release.kind_plans import plan_of
from tests.release.ledger.test_merged_accounts import other_study
from tests.release.scene import N_GROUP, Scene, drawn_here

ABOUT, TOTAL, ALL = "unbounded", "only the total", "bounded"
LABELS, SWAPS = "case status, no numbers", "case status"


@pytest.fixture(autouse=True)
def _drawn_here() -> Iterator[None]:
    with drawn_here():
        yield


def plan(attacker: str, epsilon: float = 0.5) -> Plan:
    return plan_of("selection", attacker, epsilon=epsilon, budget=3.0)


def released(scene: Scene, *attackers: str) -> list[ReleaseOutcome]:
    found = []
    for attacker in attackers:
        found.append(scene.release(**vars_of(plan(attacker))))
    return found


def vars_of(made: Plan) -> dict[str, Any]:
    return {"adversary": made.adversary, "design": made.design, "release": made.release}


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
    assert "elsewhere, which this plan takes to be printed nowhere" in said
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
    with pytest.raises(PrivacyRefusal, match="nothing is proven"):
        released(scene, TOTAL)


def test_a_secret_sample_is_not_released_where_its_size_is_printed_already(scene: Scene) -> None:
    released(scene, ABOUT, TOTAL)
    with pytest.raises(PrivacyRefusal) as refused:
        released(scene, "Poisson sample")
    assert refused.value.code == "debits.nothing-proven-once-printed"
    assert len(account(scene).releases) == 2


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
    at_labels = ("case", "control", "case"), ("control", "case", "case")
    found = {
        (Secret.PARTICIPATION, Sizes.TOTAL): {
            UNBOUNDED_PARTICIPATION: _distance(*of_total, _joins),
            TOTAL_PARTICIPATION: _distance(*of_total, _record),
        },
        (Secret.PARTICIPATION, Sizes.ALL): {
            UNBOUNDED_PARTICIPATION: _distance(*of_both, _joins),
            TOTAL_PARTICIPATION: _distance(*of_both, _record),
            BOUNDED_PARTICIPATION: _distance(*of_both, _in_group),
        },
        (Secret.CASE_STATUS, Sizes.ALL): {
            UNBOUNDED_PARTICIPATION: _distance(*at_labels, _joins),
            TOTAL_PARTICIPATION: _distance(*at_labels, _record),
            # Replaced genotypes may be those of somebody who is in already, whom these studies have once.
            BOUNDED_PARTICIPATION: CONVERSIONS[BOUNDED_PARTICIPATION, CASE_STATUS],
            CASE_LABEL: _distance(*at_labels, _other_label),
            CASE_STATUS: _distance(*at_labels, _change_places),
        },
    }
    assert found == {known: dict(factors) for known, factors in ONCE_PRINTED.items()}


def _other_label(one: People, other: People) -> bool:
    differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return len(differ) == 1 and "out" not in differ[0]


def _change_places(one: People, other: People) -> bool:
    differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return sorted(differ) == [("case", "control"), ("control", "case")]


# -------------------------------------------------------------------------------------------- labels, then their number


def test_once_the_number_of_cases_is_printed_an_account_of_labels_counts_as_one_that_began_with_it(
    scene: Scene,
) -> None:
    first, second, third = released(scene, LABELS, SWAPS, LABELS)
    assert [each.spent_epsilon for each in (first, second, third)] == [0.5, 0.5, 1.0]
    assert [each["cost"] for each in third.report.predicate["earlier_releases"]] == [1.0, 0.5]
    assert "number of cases to be printed nowhere" in " ".join(second.report.predicate["statements"])
    assert "this release counts 2 times" in " ".join(third.report.predicate["statements"])
    for each in (first, second, third):
        assert verify_report(each.report_path, scene.public_key_path).valid
    assert from_units(account(scene).spent_units) == 2.5


def test_releases_of_an_account_of_labels_that_print_other_numbers_of_cases_are_refused(scene: Scene) -> None:
    released(scene, LABELS, SWAPS)
    (row,) = [
        row for row in Ledger(scene.ledger).rows() if row.body["kind"] == "debit" and row.body["neighbours"] == "swap"
    ]
    assert (row.body["n_cases"], row.body["n_controls"]) == account(scene).told_sizes
    prepared = scene.prepared(**vars_of(plan(SWAPS)))
    other = replace(prepared.request(), n_cases=N_GROUP - 1, n_controls=N_GROUP + 1)
    with pytest.raises(PrivacyRefusal) as refused:
        quote_debit(account(scene), other)
    assert refused.value.code == "debits.other-cases"


def test_a_release_that_prints_strata_buys_nothing_in_an_account_of_labels(scene: Scene) -> None:
    """Nothing is proven of it against whoever does not know the strata, whom labels alone cost nothing."""
    released(scene, LABELS)
    request = scene.prepared(**vars_of(plan(SWAPS))).request()
    strata = (("north", N_GROUP // 2, N_GROUP // 2), ("south", N_GROUP - N_GROUP // 2, N_GROUP - N_GROUP // 2))
    with pytest.raises(PrivacyRefusal, match="group sizes"):
        quote_debit(account(scene), replace(request, strata=strata))


# ------------------------------------------------------------------------------------------------- printed elsewhere


def told(scene: Scene, sizes: str) -> int:
    return main(["ledger", str(scene.ledger), "--printed", sizes, "--where", "Table 1"])


def test_a_ledger_is_told_of_numbers_that_a_paper_prints(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    released(scene, ABOUT)
    assert told(scene, "total") == 0
    assert "printed elsewhere" in capsys.readouterr().out
    found = account(scene)
    assert (from_units(found.spent_units), found.printed) == (1.0, Sizes.TOTAL)
    (second,) = released(scene, ABOUT)
    predicate = second.report.predicate
    assert (second.spent_epsilon, predicate["budget"]["spent_before"]) == (1.0, 1.0)
    assert [(each["sizes"], each["where"]) for each in predicate["account"]["printed"]] == [("total", "Table 1")]
    said = " ".join(predicate["statements"])
    assert "number of participants is printed elsewhere: Table 1." in said
    assert "this release counts 2 times" in said
    assert verify_report(second.report_path, scene.public_key_path).valid
    assert told(scene, "all") == 0
    assert from_units(account(scene).spent_units) == 4.0
    assert account(scene).left_units == 0  # of a budget of 3: what is printed is printed
    with pytest.raises(BudgetExceeded):
        released(scene, ABOUT)


def test_what_an_account_counts_already_is_not_recorded_again(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    released(scene, TOTAL)
    before = scene.ledger.read_bytes()
    assert told(scene, "total") == 0
    assert "Nothing to record" in capsys.readouterr().out
    assert scene.ledger.read_bytes() == before
    assert (told(scene, "all"), told(scene, "all"), told(scene, "total")) == (0, 0, 0)
    assert [each.sizes for each in account(scene).elsewhere] == [Sizes.ALL]
    assert from_units(account(scene).spent_units) == 1.0


@pytest.mark.parametrize("words", [["--printed", "all"], ["--where", "x"], ["--printed", "all", "--where", " "]])
def test_which_numbers_and_where_are_both_said(scene: Scene, words: list[str]) -> None:
    released(scene, ABOUT)
    before = scene.ledger.read_bytes()
    assert main(["ledger", str(scene.ledger), *words]) == 2
    assert scene.ledger.read_bytes() == before


def test_an_older_copy_is_told_nothing(scene: Scene) -> None:
    released(scene, ABOUT)
    older = scene.ledger.read_bytes()
    released(scene, ABOUT)
    scene.ledger.write_bytes(older)
    assert told(scene, "all") == 3
    assert scene.ledger.read_bytes() == older


def test_of_a_secret_sample_nothing_more_is_released_once_its_size_is_printed(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    released(scene, "Poisson sample")
    assert told(scene, "total") == 0
    assert "nothing is proven of release 1" in capsys.readouterr().out
    with pytest.raises(PrivacyRefusal) as refused:
        released(scene, "Poisson sample")
    assert refused.value.code == "debits.nothing-proven-once-printed"
    assert len(account(scene).releases) == 1


def test_a_stop_at_any_moment_leaves_the_ledger_told_or_not(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    released(scene, ABOUT)
    before = Ledger(scene.ledger).read()

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(ledger_module, "append_row", lambda *row: (append_row(*row), stopped()))
        with pytest.raises(KeyboardInterrupt):
            Ledger(scene.ledger).record_printed("study-1", Sizes.ALL, "Table 1")
    assert Ledger(scene.ledger).read() == before
    Ledger(scene.ledger).record_printed("study-1", Sizes.ALL, "Table 1")
    assert Ledger(scene.ledger).read().heads[:-1] == before.heads
    assert from_units(account(scene).spent_units) == 2.0


@pytest.mark.parametrize(
    "change",
    [
        lambda report: report["account"].pop("printed"),
        lambda report: report["account"]["printed"][0].update(sizes="all"),
        lambda report: report["account"]["printed"][0].update(sizes="about"),
        lambda report: report["earlier_releases"][0].update(cost=0.5),
    ],
)
def test_a_report_that_leaves_out_what_is_printed_elsewhere_does_not_verify(
    scene: Scene, change: Callable[[dict[str, Any]], None]
) -> None:
    released(scene, ABOUT)
    told(scene, "total")
    (second,) = released(scene, ABOUT)
    payload = json.loads(base64.b64decode(json.loads(second.report_path.read_bytes())["payload"]))
    change(payload["predicate"])
    with pytest.raises(VerificationFailed):
        check_report(sign_payload(canonical_json(payload), scene.key), load_public_key(scene.public_key_path))


def test_a_merged_account_keeps_what_is_printed_of_each(scene: Scene) -> None:
    released(scene, ABOUT)
    told(scene, "total")
    made = plan(ABOUT)
    publish(other_study(scene, 1, "others", made), scene.ledger, scene.key, scene.out)
    merged = Ledger(scene.ledger).merge()
    assert (merged.printed, from_units(merged.spent_units)) == (Sizes.TOTAL, 2.0)
