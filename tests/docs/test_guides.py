"""The guides are true: their commands run in order in an empty folder, their pictures are made by the tool, their buttons are there."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms.registry import release_names
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.study.sizes import CaseControlSizes
from tests.claims.texts import PROJECT

HELP = PROJECT / "resources" / "help"
PICTURES = HELP / "pictures"


def blocks(page: Path) -> list[tuple[str, str]]:
    """The commands (``sh``) and the answers (``output``) that a page shows, in their order."""
    text = page.read_text(encoding="utf-8")
    return re.findall(r"^```(sh|output)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def matches(shown: str, printed: str) -> bool:
    """Whether ``printed`` is what a page shows; … stands for anything, a line of its own for any lines."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() == "…" else r".*".join(map(re.escape, line.split("…"))) + "\n"
        for line in shown.splitlines()
    )
    return re.fullmatch(pattern, printed if printed.endswith("\n") else printed + "\n") is not None


GUIDES = [page for page in sorted(HELP.glob("*.md")) if blocks(page)]


def test_answers_are_compared_line_by_line() -> None:
    assert matches("one …\n…\nlast\n", "one two\nthree\nfour\nlast\n")
    assert not matches("one …\nlast\n", "one two\nthree\nlast\n")
    assert not matches("…\nlast\n", "one\nlast\nmore\n")


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.stem)
def test_the_commands_of_a_guide_run_in_an_empty_folder_and_answer_as_it_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "what a person would type")
    printed = ""
    for kind, text in blocks(page):
        if kind == "output":
            assert matches(text, printed), printed
            continue
        for line in text.replace("\\\n", " ").splitlines():
            program, *arguments = shlex.split(line, comments=True)
            assert program == "gwasprivacy", line
            assert main(arguments) == 0, f"{line}\n{capsys.readouterr().err}"
            printed = capsys.readouterr().out.replace(os.sep, "/")


def pictures_made() -> set[str]:
    """PICTURES of the tool that takes them, without running it."""
    tree = ast.parse((PROJECT / "packaging" / "screenshots.py").read_text(encoding="utf-8"))
    code = [each for each in tree.body if isinstance(each, ast.Assign)]
    names: dict[str, object] = {}
    for each in code:
        exec(compile(ast.Module([each], []), "screenshots.py", "exec"), names)
    made = names["PICTURES"]
    assert isinstance(made, tuple)
    return set(made)


def pictures_shown() -> Iterator[Path]:
    for page in (PROJECT / "README.md", *HELP.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for words, target in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", text):
            assert len(words) > 5, f"{page.name}: {target} needs words for whoever does not see it"
            yield (page.parent / target).resolve()


def test_every_picture_is_made_by_the_tool_and_shown_on_a_page() -> None:
    shown = set(pictures_shown())
    there = set(PICTURES.glob("*"))
    assert shown <= there
    assert {path.name for path in there} == pictures_made()
    light = {path.with_name(path.name.replace("-dark.", "-light.")) for path in there}
    assert light <= shown, "a dark picture takes the place of its light one"


def test_the_page_of_all_commands_is_what_the_program_says() -> None:
    """Run ``make reference`` after a change of an option."""
    spec = importlib.util.spec_from_file_location("reference", PROJECT / "packaging" / "write_cli_reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (HELP / "commands.md").read_text(encoding="utf-8") == module.reference(), "run: make reference"


def test_every_part_has_its_line_in_the_methods_guide() -> None:
    page = (HELP / "methods.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([\w-]+)` \|", page, flags=re.MULTILINE)
    parts = [*FAMILIES, *(score.name for score in SCORES.values()), *release_names()]
    assert sorted(listed) == sorted(map(str, parts))


def test_the_sensitivities_of_the_methods_guide_are_those_of_the_program() -> None:
    page = (HELP / "methods.md").read_text(encoding="utf-8")
    said = dict(re.findall(r"^\| `([\w-]+)` \| [^|]+ \| ([\d.]+) \|", page, flags=re.MULTILINE))
    assert set(said) == {score.name for score in SCORES.values()}
    for score in SCORES.values():
        more = {"test": TestName.GENOTYPIC, "threshold": 10.0} if score.name == "distance" else {}
        choice = ScoreChoice(name=score.name, **more)  # type: ignore[arg-type]
        assert three_digits(choice.sensitivity_of(CaseControlSizes.of_groups(1000, 1000))) == said[score.name]


@pytest.mark.parametrize("page", sorted(HELP.glob("*.md")), ids=lambda page: page.stem)
def test_the_python_of_a_help_page_runs(page: Path) -> None:
    for code in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL):
        exec(compile(code, page.name, "exec", dont_inherit=True), {"__name__": "__example__"})
