"""What most tests of the Release tab begin with: a plan whose questions are answered, its study, and the shown tab."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.plan import Plan
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.scene import Scene, set_up
from tests.ui.release.release_window import answered_plan, shown_tab, study_for


@pytest.fixture(scope="module", autouse=True)
def pages_are_set_once() -> Iterator[None]:
    """Most tests begin with the same preview; ``tests/rendering`` sets each page anew, and so do all tests in other folders."""
    usual, kept = Pages.to_pngs, OrderedDict[tuple[str, float], list[bytes]]()

    def to_pngs(pages: Pages, dpi: float) -> list[bytes]:
        key = repr(pages), dpi
        kept[key] = kept.pop(key, None) or usual(pages, dpi)
        if len(kept) > 20:
            kept.popitem(last=False)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pages, "to_pngs", to_pngs)
        yield


@pytest.fixture
def plan() -> Plan:
    return answered_plan()


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """A small study; its name must never be remembered."""
    folder = tmp_path / "enclave"
    folder.mkdir()
    return study_for(folder)


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> ReleaseTab:
    return shown_tab(qtbot, document, jobs)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    folder = tmp_path / "study"
    folder.mkdir()
    return set_up(folder)
