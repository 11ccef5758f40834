"""A field of a plan is one declaration, and one more file where a rule uses it: a made-up one is written into a copy of the program.

The copy's field has a place in files, an option, a row in the window, an undo step, a sentence and German; without the declaration it
has none of them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan_fields import needs_recount, option_of, plan_fields
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from tests.made_up.plan_field import ERROR, IN_GERMAN, PARTS

PACKAGE = Path(__file__).parents[2] / "gwasprivacy"
COPIED = ("translations", "errors")
NEW = ["--cases", "500", "--controls", "500", "--gamma", "1.5", "--score", "tv", "--snps", "2"]

IN_THE_WINDOW = """
import sys
from PySide6.QtWidgets import QApplication
from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.language import install
from gwasprivacy.plan.plan_fields import needs_recount
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.widgets.declared_rows import DeclaredRows

app = QApplication([])
install(find_language("de"))
document = PlanDocument()
rows = DeclaredRows(Group.REPORT, document.set_field)
field = rows.fields["design.data_steward"]
assert rows.rows().captions[field].text() == "f\\u00fcr die Daten verantwortlich"
field.setText("  Ada Example ")
field.editingFinished.emit()
assert document.plan.design.data_steward == "Ada Example"
assert field.accessibleName() == "Wer f\\u00fcr die Daten verantwortlich ist", field.accessibleName()
assert field.maxLength() == 80
assert document.undo_stack.undoText() == "Verantwortliche Person nennen", document.undo_stack.undoText()
assert "F\\u00fcr die Daten ist verantwortlich: Ada Example." in plan_in_words(document.plan)
counted = document.plan
document.undo_stack.undo()
assert document.plan.design.data_steward is None
assert not needs_recount(counted, document.plan)
rows.refresh(lambda each: each.owner(document.plan))
assert field.text() == ""
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the field in it; two of its files differ, beside the catalogue."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, root / "gwasprivacy", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "resources").mkdir()
    for each in resource_path("help").parent.iterdir():
        if each.name not in COPIED:
            (root / "resources" / each.name).symlink_to(each, target_is_directory=each.is_dir())
    for name in COPIED:
        shutil.copytree(resource_path(name), root / "resources" / name)
    errors = root / "resources" / "errors" / "plan.toml"
    errors.write_text(errors.read_text(encoding="utf-8") + ERROR, encoding="utf-8")
    for name, (before, added) in PARTS.items():
        file = root / "gwasprivacy" / name
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1
        file.write_text(text.replace(before, added + before), encoding="utf-8")
    catalogue = root / "resources" / "translations" / "gwasprivacy_de.ts"
    messages = "".join(
        f"<message><source>{source}</source><translation>{german}</translation></message>"
        for source, german in IN_GERMAN.items()
    )
    catalogue.write_text(
        catalogue.read_text(encoding="utf-8").replace("</context>", f"{messages}</context>", 1), "utf-8"
    )
    return root


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, *words], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def test_it_has_an_option_a_place_in_the_file_a_sentence_and_its_rule(copy: Path) -> None:
    plan = copy / "made.gwasplan"
    new = ["-m", "gwasprivacy", "plan", "new", str(plan), *NEW]
    made = run(copy, *new, "--data-steward", "Ada Example")
    assert made.returncode == 0, made.stderr
    assert "Responsible for the data is: Ada Example." in " ".join(made.stdout.split())
    assert json.loads(plan.read_text(encoding="utf-8"))["design"]["data_steward"] == "Ada Example"
    refused = run(copy, *new, "--force", "--data-steward", "nobody")
    assert refused.returncode == 2
    assert "design.data_steward: somebody must be responsible for the data." in refused.stderr
    too_long = run(copy, *new, "--force", "--data-steward", "x" * 81)
    assert too_long.returncode == 2
    assert "--data-steward: must have at most 80 characters" in too_long.stderr
    schema = run(
        copy,
        "-c",
        "import json; from gwasprivacy.base.json_schemas import published; from gwasprivacy.plan.plan import PLAN; "
        "print(json.dumps(published(PLAN)))",
    )
    assert json.loads(schema.stdout)["$defs"]["design"]["properties"]["data_steward"]["maxLength"] == 80


def test_it_has_a_row_an_undo_step_and_german(copy: Path) -> None:
    done = run(copy, "-c", IN_THE_WINDOW)
    assert done.returncode == 0, done.stderr


def test_it_touches_two_files_of_the_program(copy: Path) -> None:
    changed = [
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if file.read_bytes() != (copy / "gwasprivacy" / file.relative_to(PACKAGE)).read_bytes()
    ]
    assert sorted(changed) == sorted(PARTS)


def test_without_its_declaration_a_field_has_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [str(tmp_path / "made.gwasplan"), *NEW, "--ethics-approval", "EK 1"]
    assert main(["plan", "new", *asked]) == 0
    assert "EK 1" in capsys.readouterr().out
    approved = StudyDesign(n_cases=5, n_controls=5, ethics_approval="EK 1")
    monkeypatch.delitem(StudyDesign.__dataclass_fields__, "ethics_approval")
    plan_fields.cache_clear()
    try:
        assert "design.ethics_approval" not in plan_fields()
        assert option_of("design.ethics_approval") is None
        assert main(["plan", "new", *asked, "--force"]) == 2
        assert "EK 1" not in " ".join(plan_in_words(new_plan(design=approved)))
    finally:
        monkeypatch.undo()
        plan_fields.cache_clear()


def test_what_is_not_declared_otherwise_needs_a_recount() -> None:
    plan = new_plan()
    kept = {path for path, each in plan_fields().items() if not each.declared.recount}
    assert kept == {
        "title",
        "scenario",
        "planned",
        "account",
        "report_language",
        "design.genome_build",
        "design.ethics_approval",
    }
    assert not needs_recount(plan, new_plan(title="Another"))
    assert needs_recount(plan, new_plan(design=StudyDesign(n_cases=999, n_controls=1000)))
