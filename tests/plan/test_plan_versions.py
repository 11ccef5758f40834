"""Plans of version 1 are read, verified as they are, and opened as plans of today."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.plan.plan import current, load_plan, new_plan, plan_from_json, save_plan
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter

OLD = Path(__file__).parent / "version-1.gwasplan"


def old_json() -> dict:
    return json.loads(OLD.read_text(encoding="utf-8"))


def test_a_plan_of_version_1_is_written_back_as_it_was() -> None:
    assert plan_from_json(old_json()).to_json() == old_json()


def test_a_file_of_version_1_opens_as_a_plan_of_today(tmp_path: Path) -> None:
    opened = load_plan(OLD)
    assert opened.version == 2
    save_plan(opened, tmp_path / "new.gwasplan")
    assert json.loads((tmp_path / "new.gwasplan").read_text(encoding="utf-8"))["format"] == "gwasprivacy-plan/2"
    assert load_plan(tmp_path / "new.gwasplan") == opened


def test_opening_answers_no_question_that_was_not_asked() -> None:
    opened = load_plan(OLD)
    assert opened.design.genotype_filter is None
    assert not opened.design.no_missing_calls
    assert opened.account is None


def test_a_list_that_was_declared_public_stays_so() -> None:
    old = plan_from_json(old_json())
    listed = replace(old, design=replace(old.design, candidates=CandidateList(kind="file", path="a.bim")))
    assert current(listed).design.genotype_filter is GenotypeFilter.PUBLIC_LIST


def test_version_1_had_a_fill_rule_always() -> None:
    obj = old_json()
    del obj["design"]["fill"]
    assert plan_from_json(obj).design.fill is FillRule.NON_COUNTED
    obj["design"]["fill"] = None
    with pytest.raises(InvalidPlan) as error:
        plan_from_json(obj)
    assert error.value.field == "design.fill"


@pytest.mark.parametrize("name", ["account", "design.genotype_filter", "design.no_missing_calls"])
def test_what_came_with_version_2_is_unknown_in_version_1(name: str) -> None:
    obj = old_json()
    place = obj["design"] if name.startswith("design.") else obj
    place[name.rpartition(".")[2]] = None
    with pytest.raises(InvalidPlan) as error:
        plan_from_json(obj)
    assert error.value.field == name


@pytest.mark.parametrize("account", ["", "  ", "a\nb", "x" * 101, 3])
def test_an_account_is_a_printable_name(account: object) -> None:
    with pytest.raises(InvalidPlan) as error:
        replace(new_plan(), account=account)
    assert error.value.field == "account"


def test_an_account_reads_back() -> None:
    plan = replace(new_plan(), account="Controls of 2026")
    assert plan_from_json(plan.to_json()) == plan
