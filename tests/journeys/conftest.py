"""A screen for each process of tests, a program for each journey, and somebody who uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.journeys.approved_pictures import gallery_of
from tests.journeys.person import PEOPLE, Person
from tests.journeys.program import Program
from tests.journeys.screen import Screen, need_programs
from tests.journeys.setting import Setting, chosen_settings

Start = Callable[..., Person]


@pytest.fixture(scope="session", params=chosen_settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    chosen: Setting = request.param
    return chosen


@pytest.fixture(scope="session")
def screen(setting: Setting, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    need_programs()
    with Screen(tmp_path_factory.mktemp("screen"), *setting.size) as made:
        yield made


@pytest.fixture(params=sorted(PEOPLE))
def way(request: pytest.FixtureRequest) -> str:
    """With a mouse and with the keyboard alone."""
    return str(request.param)


@pytest.fixture
def start(screen: Screen, setting: Setting, tmp_path: Path, way: str) -> Iterator[Start]:
    """Start the program; whatever is still running at the end of the test is stopped, and pictures must be as approved."""
    programs: list[Program] = []
    people: list[Person] = []
    gallery = gallery_of(setting, way)

    def begin(*arguments: str, home: Path | None = None, **environment: str) -> Person:
        home = tmp_path / "home" if home is None else home
        settings = home / "config" / "window.ini"
        if not settings.exists():
            settings.parent.mkdir(parents=True)
            settings.write_text(f"[General]\ntheme={setting.theme}\nlanguage={setting.language}\n", encoding="utf-8")
        programs.append(Program(screen, setting, home, *arguments, **environment))
        person = PEOPLE[way](programs[-1])
        person.gallery = gallery
        people.append(person)
        return person

    yield begin
    for each in programs:
        each.stop()
    if cut := [each for person in people for each in person.cut]:
        pytest.fail("cut texts\n" + "\n".join(cut), pytrace=False)
    if gallery is not None and gallery.differences:
        pytest.fail("\n".join(gallery.differences), pytrace=False)
