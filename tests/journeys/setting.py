"""In what setting a journey is made: the theme, the language, the screen.

The suite has one, :data:`USUAL`.  ``JOURNEYS=all``, as in ``make journeys``, is every combination; ``JOURNEYS=dark-de-1000x700``
is one, and several are separated by spaces.
"""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass

THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
SCREENS = {  # width and height in pixels, and what the system scales everything with
    "1280x800": (1280, 800, 1),
    "1280x800-twice": (1280, 800, 2),  # "200 %": room for 640 × 400, the smallest that the window supports
    "1000x700": (1000, 700, 1),
}
CHOICE = "JOURNEYS"


@dataclass(frozen=True)
class Setting:
    """One combination; ``screen`` is one of :data:`SCREENS`."""

    theme: str = THEMES[0]
    language: str = LANGUAGES[0]
    screen: str = next(iter(SCREENS))

    def __str__(self) -> str:
        return f"{self.theme}-{self.language}-{self.screen}"

    @property
    def size(self) -> tuple[int, int]:
        width, height, _ = SCREENS[self.screen]
        return width, height

    @property
    def scale(self) -> int:
        return SCREENS[self.screen][2]


USUAL = Setting()
ALL = tuple(Setting(*each) for each in itertools.product(THEMES, LANGUAGES, SCREENS))


def chosen_settings() -> tuple[Setting, ...]:
    """Those that the environment asks for."""
    wanted = os.environ.get(CHOICE, str(USUAL))
    if wanted == "all":
        return ALL
    by_name = {str(each): each for each in ALL}
    unknown = [name for name in wanted.split() if name not in by_name]
    if unknown or not wanted.split():
        raise ValueError(f"{CHOICE}: no setting {unknown}; there are all, {', '.join(by_name)}")
    return tuple(by_name[name] for name in wanted.split())
