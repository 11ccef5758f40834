"""An account that a plan names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.plan.saved_plan import new_plan


@pytest.mark.parametrize("account", ["", "  ", "a\nb", "x" * 101, 3])
def test_an_account_is_a_printable_name(account: object) -> None:
    with pytest.raises(InvalidPlan) as error:
        replace(new_plan(), account=account)
    assert error.value.field == "account"


def test_an_account_reads_back() -> None:
    plan = replace(new_plan(), account="Controls of 2026")
    assert plan_from_json(plan.to_json()) == plan
