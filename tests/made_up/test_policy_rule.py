"""A rule of a site's policy is one line of one table: a made-up one has a place in the file, an option, a row, a sentence and a check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.json_forms import Whole
from gwasprivacy.base.json_schemas import published
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy import rule_table
from gwasprivacy.release.policy.policy import POLICY_FORMAT, Policy, policy_document
from gwasprivacy.release.policy.rule import Rule, RuleForm, refusal
from tests.release.scene import small_plan

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def _long_titles(policy: Policy, plan: Plan) -> Iterator[PrivacyRefusal]:
    if policy.max_title is not None and len(plan.title) > policy.max_title:
        yield refusal(Phrase("allows titles of at most {limit} letters", limit=policy.max_title), len(plan.title))


RULE = Rule(
    name="max_title",
    card=rule_table.PUBLISHED,
    form=Whole(low=1, about="Letters of a plan's title."),
    field=RuleForm.WHOLE,
    title="Letters of a title",
    why="A title stands in every report.",
    help="letters of a plan's title",
    says=lambda most, _: [f"A title has {most} letters at most."],
    broken=_long_titles,
)


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_table, "RULES", [*rule_table.RULES, RULE])


def test_it_is_read_written_said_and_held_to(added: None) -> None:
    policy = policy_document().read({"format": POLICY_FORMAT, "site": "X", "max_title": 12})
    assert policy_document().write(policy) == {"format": POLICY_FORMAT, "site": "X", "max_title": 12}
    assert published(policy_document())["properties"]["max_title"]["minimum"] == 1
    assert policy.sentences() == ["A title has 12 letters at most."]
    policy.check(replace(small_plan(), title="Small study"))
    with pytest.raises(PrivacyRefusal, match="allows titles of at most 12 letters; the plan has 13"):
        policy.check(replace(small_plan(), title="Small studies"))
    with pytest.raises(InvalidPlan, match="max_title"):
        policy_document().read({"format": POLICY_FORMAT, "site": "X", "max_title": 0})


def test_it_has_an_option(added: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.json"
    assert main(["policy", "new", str(file), "--site", "X", "--max-title", "9"]) == 0
    assert "A title has 9 letters at most." in capsys.readouterr().out
    assert json.loads(file.read_text(encoding="utf-8"))["max_title"] == 9
    assert main(["policy", "new", str(file), "--site", "X", "--max-title", "0", "--force"]) == 2
    assert "--max-title" in capsys.readouterr().err


def test_it_has_a_row_in_the_window(added: None, qtbot: QtBot) -> None:
    from gwasprivacy.ui.shell.jobs import JobRunner
    from gwasprivacy.ui.tools.policy_dialog import PolicyDialog

    dialog = PolicyDialog(JobRunner())
    qtbot.addWidget(dialog)
    dialog.fields["site"].show_value("X")
    dialog.fields["max_title"].show_value(7)
    dialog._changed()
    assert "A title has 7 letters at most." in dialog.words.toPlainText()


def test_without_its_line_a_rule_has_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rule_table, "RULES", [each for each in rule_table.RULES if each.name != "max_snps"])
    assert "max_snps" not in published(policy_document())["properties"]
    with pytest.raises(InvalidPlan):
        policy_document().read({"format": POLICY_FORMAT, "site": "X", "max_snps": 3})
    assert main(["policy", "new", str(tmp_path / "r.json"), "--site", "X", "--max-snps", "3"]) == 2
    assert main(["policy", "new", str(tmp_path / "r.json"), "--site", "X"]) == 0
