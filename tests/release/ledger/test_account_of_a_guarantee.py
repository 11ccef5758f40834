"""An account that keeps a guarantee about attacks: every debit with its kind of loss, the best bound over all of them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_guarantee import KeptGuarantee
from gwasprivacy.membership.loss import BOUNDED_RANGE, PURE, Loss, rounds
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.release.ledger.accounts import read_accounts
from gwasprivacy.release.ledger.debits import Debit, DebitRequest
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.ledger_chain import Row
from gwasprivacy.release.ledger.refusals import BudgetExceeded, GuaranteeExceeded, LedgerUnavailable
from tests.release.guarantee_plans import ADVANTAGE, TPR
from tests.release.ledger.test_ledger import REQUEST, A, B

JOINT = KeptGuarantee(model=AdversaryModel(target=ADVANTAGE, loss=BOUNDED_RANGE))
WHOLE = to_units(JOINT.model.epsilon)  # 4·atanh(1/3)


def best(*parts: tuple[float, Loss]) -> float:
    """The best bound on the advantage over releases of (ε, kind of loss), written out here once more."""
    eta = sum(epsilon * (2 if loss is PURE else 1) for epsilon, loss in parts)
    rho = sum(epsilon**2 / (2 if loss is PURE else 8 * loss.rounds) for epsilon, loss in parts)
    return min(math.tanh(eta / 4), math.tanh(sum(epsilon for epsilon, _ in parts) / 2), math.sqrt(rho / 2))


def asks(units: int, loss: Loss = BOUNDED_RANGE, **fields: Any) -> DebitRequest:
    spends = (CountedSpend(units=units, loss=loss),)
    return replace(
        REQUEST, **{"budget_units": None, "guarantee": JOINT, "epsilon_units": units, "spends": spends, **fields}
    )


def spend(ledger: Ledger, units: int, loss: Loss = BOUNDED_RANGE, **fields: Any) -> Debit:
    """On an account of its own, by other people."""
    return ledger.debit(asks(units, loss, **fields), B if fields.get("account") else A)


def test_the_release_that_the_guarantee_was_calibrated_for_passes_and_nothing_after_it(ledger: Ledger) -> None:
    assert spend(ledger, WHOLE).quote.left_units == 0
    for loss in (BOUNDED_RANGE, PURE):
        with pytest.raises(GuaranteeExceeded):
            spend(ledger, to_units(1e-6), loss)


def test_three_thirds_fit_and_leave_something_since_squares_add(ledger: Ledger) -> None:
    """Of the bounds on three draws of a third the one by ρ is the best: their squares sum to a third of one draw's."""
    third = WHOLE // 3
    left = [spend(ledger, third).quote.left_units for _ in range(3)]
    assert left == sorted(left, reverse=True)
    x = from_units(third)
    assert best((x, BOUNDED_RANGE), (x, BOUNDED_RANGE), (x, BOUNDED_RANGE), (from_units(left[2]), BOUNDED_RANGE)) == (
        pytest.approx(1 / 3, abs=1e-11)
    )
    spend(ledger, left[2])
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, to_units(1e-3))


def test_what_is_left_depends_on_the_kind_of_the_release(ledger: Ledger) -> None:
    half = WHOLE // 2
    spend(ledger, half)
    account = ledger.read().account(None)
    assert account is not None
    for loss in (PURE, BOUNDED_RANGE, rounds(5)):
        left = account.left_for((CountedSpend(units=1, loss=loss),))
        together = (from_units(half), BOUNDED_RANGE), (from_units(left), loss)
        assert best(*together) == pytest.approx(1 / 3, abs=1e-11)
    assert account.left_units == account.left_for((CountedSpend(units=1),))
    with pytest.raises(GuaranteeExceeded) as caught:
        spend(ledger, half, PURE)
    assert caught.value.left == from_units(account.left_units)
    spend(ledger, account.left_units, PURE)


def test_rounds_may_spend_more_in_sum_than_one_release(ledger: Ledger) -> None:
    guarantee = KeptGuarantee(model=AdversaryModel(target=ADVANTAGE, loss=rounds(10)))
    whole = to_units(guarantee.model.epsilon)
    half = int(whole / math.sqrt(2)) - 1
    for _ in range(2):
        spend(ledger, half, rounds(10), guarantee=guarantee)
    account = ledger.read().account(None)
    assert account is not None
    assert account.spent_units > 1.4 * whole
    assert account.reached is not None
    assert account.reached <= 1 / 3
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, to_units(0.01), rounds(10), guarantee=guarantee)


def test_what_is_reached_is_the_best_bound_of_all_debits(ledger: Ledger) -> None:
    spent: list[tuple[float, Loss]] = []
    for units, loss in ((WHOLE // 2, BOUNDED_RANGE), (WHOLE // 8, PURE), (WHOLE // 4, rounds(7))):
        quote = spend(ledger, units, loss).quote
        spent.append((from_units(units), loss))
        assert quote.reached == pytest.approx(best(*spent), rel=1e-12)
        assert quote.reached <= 1 / 3


def test_a_guarantee_by_tpr_is_kept_over_all_releases(ledger: Ledger) -> None:
    guarantee = KeptGuarantee(model=AdversaryModel(target=TPR, loss=BOUNDED_RANGE))
    whole = to_units(guarantee.model.epsilon)
    spend(ledger, whole // 2, guarantee=guarantee)
    spend(ledger, whole - whole // 2, guarantee=guarantee)
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, to_units(1e-6), guarantee=guarantee)


def test_a_budget_in_epsilon_beside_the_guarantee_caps_the_sum_too(ledger: Ledger) -> None:
    cap = WHOLE // 2
    spend(ledger, cap // 2, budget_units=cap)
    with pytest.raises(BudgetExceeded) as caught:
        spend(ledger, cap)
    assert not isinstance(caught.value, GuaranteeExceeded)
    assert caught.value.left == from_units(cap - cap // 2)
    assert spend(ledger, cap - cap // 2).quote.left_units == 0


def test_the_largest_budget_of_a_site_caps_the_sum_too(ledger: Ledger) -> None:
    with pytest.raises(PrivacyRefusal, match="This site allows"):
        spend(ledger, WHOLE, most_units=WHOLE // 2)


def test_debits_of_a_budget_in_epsilon_count_their_sum_whatever_their_kind(ledger: Ledger) -> None:
    gamma = {"guarantee": None, "budget_units": to_units(1.0)}
    spend(ledger, to_units(0.6), BOUNDED_RANGE, **gamma)
    with pytest.raises(BudgetExceeded):
        spend(ledger, to_units(0.5), rounds(10), **gamma)
    # Nor does a later plan with a guarantee about attacks change what the first plan fixed.
    with pytest.raises(BudgetExceeded):
        spend(ledger, to_units(0.5))
    assert spend(ledger, to_units(0.4)).quote.left_units == 0


def test_old_debits_without_a_kind_count_as_pure(ledger: Ledger) -> None:
    first = ledger.debit(replace(REQUEST, budget_units=None, guarantee=JOINT, epsilon_units=to_units(0.2)), A)
    assert first.row.body["loss"] == "pure"
    account = ledger.read().account(None)
    assert account is not None
    left = account.left_for((CountedSpend(units=1, loss=BOUNDED_RANGE),))
    assert best((0.2, PURE), (from_units(left), BOUNDED_RANGE)) == pytest.approx(1 / 3, abs=1e-11)
    assert best((0.2, BOUNDED_RANGE), (from_units(left), BOUNDED_RANGE)) < 0.33
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, left + 1)
    spend(ledger, left)


def test_a_debit_counts_in_the_currency_of_its_account(ledger: Ledger) -> None:
    """Two replacements make a swap: the factor is on ε and η, its square on ρ."""
    guarantee = KeptGuarantee(model=AdversaryModel(secret=Secret.CASE_STATUS, target=ADVANTAGE, loss=BOUNDED_RANGE))
    status = {"secret": Secret.CASE_STATUS, "neighbours": Neighbours.SWAP, "guarantee": guarantee}
    spend(ledger, WHOLE // 2, **status)
    quote = spend(ledger, WHOLE // 8).quote
    assert quote.cost_units == 2 * (WHOLE // 8)
    half, doubled = from_units(WHOLE // 2), 2 * from_units(WHOLE // 8)
    assert quote.reached == pytest.approx(best((half, BOUNDED_RANGE), (doubled, BOUNDED_RANGE)), rel=1e-12)
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, WHOLE // 2)


def test_a_selection_with_values_is_two_spends(ledger: Ledger) -> None:
    spends = (CountedSpend(units=to_units(0.4), loss=rounds(3)), CountedSpend(units=to_units(0.1)))
    debit = ledger.debit(
        replace(REQUEST, budget_units=None, guarantee=JOINT, epsilon_units=to_units(0.5), spends=spends), A
    )
    assert debit.row.body["spends"] == [
        {"units": to_units(0.4), "loss": "rounds", "rounds": 3},
        {"units": to_units(0.1), "loss": "pure", "rounds": 1},
    ]
    account = ledger.read().account(None)
    assert account is not None
    assert account.releases[0].spends == spends
    assert account.counted == spends


def row(number: int, **body: Any) -> Row:
    return Row(seq=number, body=body, previous="", hash="")


def test_rows_whose_parts_do_not_sum_to_the_debit_are_not_read(ledger: Ledger) -> None:
    debit = spend(ledger, to_units(0.5)).row.body
    account = {"kind": "account", "study": "study-1", "account": None, "title": "Study", "date": "2026-01-05"}
    for lie in (
        {"spends": [{"units": to_units(0.4), "loss": "pure", "rounds": 1}]},
        {"loss": "rounds", "rounds": 1},
        {"loss": "bounded", "rounds": 1},
        {"cost_units": debit["cost_units"] + 1},
    ):
        with pytest.raises((ValueError, KeyError)):
            read_accounts(
                [row(1, kind="ledger", format="gwasprivacy-ledger/1"), row(2, **account), row(3, **{**debit, **lie})]
            )


def test_a_budget_that_bounds_nothing_is_not_read(ledger: Ledger) -> None:
    spend(ledger, to_units(0.5))
    account = {"kind": "account", "study": "study-1", "account": None, "title": "Study", "date": "2026-01-05"}
    budget = {"kind": "budget", "study": "study-1", "units": None, "promise": None, "secret": "participation"}
    budget |= {
        "neighbours": "replace-one",
        "public_controls": False,
        "n_cases": 2,
        "n_controls": 2,
        "date": "2026-01-05",
    }
    with pytest.raises(ValueError, match="bounds something"):
        read_accounts([row(1, kind="ledger", format="gwasprivacy-ledger/1"), row(2, **account), row(3, **budget)])


# ------------------------------------------------------------------------------------------------------------- merging


def test_merged_with_a_budget_in_epsilon_both_hold_over_the_debits_of_both(ledger: Ledger) -> None:
    spend(ledger, WHOLE // 2)
    spend(ledger, to_units(0.1), PURE, account="two", guarantee=None, budget_units=to_units(1.0))
    merged = ledger.merge()
    assert merged.budget is not None
    assert merged.budget.guarantee == JOINT
    assert merged.budget.units == to_units(1.0)
    assert [each.loss for each in merged.counted] == [BOUNDED_RANGE, PURE]
    with pytest.raises(BudgetExceeded):
        spend(ledger, to_units(1.0) - merged.spent_units + 1)
    left = merged.left_for((CountedSpend(units=1, loss=BOUNDED_RANGE),))
    assert left == min(
        to_units(1.0) - merged.spent_units,
        JOINT.most_units(merged.counted, (CountedSpend(units=1, loss=BOUNDED_RANGE),)),
    )
    spend(ledger, left)


def test_merged_accounts_of_one_guarantee_keep_it_over_the_debits_of_both(ledger: Ledger) -> None:
    spend(ledger, WHOLE // 2)
    spend(ledger, WHOLE // 2, account="two")
    merged = ledger.merge()
    assert merged.budget is not None
    assert merged.budget.units is None
    assert [each.units for each in merged.counted] == [WHOLE // 2, WHOLE // 2]
    with pytest.raises(GuaranteeExceeded):
        spend(ledger, WHOLE)


def test_accounts_of_different_guarantees_are_not_merged(ledger: Ledger) -> None:
    spend(ledger, WHOLE // 2)
    other = KeptGuarantee(model=replace(JOINT.model, group_size=2))
    spend(ledger, WHOLE // 8, account="two", guarantee=other)
    before = ledger.read().head
    with pytest.raises(
        PrivacyRefusal, match="have different guarantees about attacks, and one account can have only one"
    ):
        ledger.merge()
    assert ledger.read().head == before


NORTH = (("north", 30, 20), ("south", 20, 30))


@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [
        ({}, {"strata": NORTH}, False),
        ({"strata": NORTH}, {"strata": (("east", 30, 20), ("west", 20, 30))}, False),
        ({}, {"n_cases": 0, "n_controls": 0}, False),  # of a trait
        ({"strata": NORTH}, {"strata": (("south", 10, 30), ("north", 40, 20))}, True),
    ],
)
def test_accounts_are_merged_only_where_one_would_have_taken_both(
    ledger: Ledger, first: dict[str, Any], second: dict[str, Any], fits: bool
) -> None:
    """The people may be the same: to an attacker who does not know them, other strata tell more than one account counts."""
    spend(ledger, WHOLE // 2, **first)
    spend(ledger, WHOLE // 4, account="two", **second)
    before = ledger.read().head
    if fits:
        assert len(ledger.merge().releases) == 2
        return
    with pytest.raises(PrivacyRefusal, match=r"differ in strata, .* or in kind \(trait, cases and controls\)"):
        ledger.merge()
    assert ledger.read().head == before


@pytest.mark.parametrize("other", [{"n_cases": 40}, {"strata": NORTH}])
def test_accounts_of_case_status_are_merged_only_with_the_same_cases(ledger: Ledger, other: dict[str, Any]) -> None:
    status = {"secret": Secret.CASE_STATUS, "neighbours": Neighbours.SWAP, "guarantee": None, "budget_units": WHOLE}
    spend(ledger, WHOLE // 4, PURE, **status)
    spend(ledger, WHOLE // 4, PURE, account="two", **status, **other)
    with pytest.raises(PrivacyRefusal, match="differ in strata, in cases whose status is the secret, or in kind"):
        ledger.merge()


def test_a_guarantee_that_this_program_cannot_read_is_damage(ledger: Ledger) -> None:
    import sqlite3

    from gwasprivacy.release.ledger.ledger_chain import append_row, read_rows

    spend(ledger, WHOLE // 2)
    with sqlite3.connect(ledger.path) as connection:
        rows, _ = read_rows(connection, "x")
        budget = next(each.body for each in rows if each.body["kind"] == "budget")
        append_row(connection, rows[-1], {**budget, "promise": {"family": "bounded"}})
    with pytest.raises(LedgerUnavailable):
        ledger.read()
