"""Takes pictures of the three tabs on the bundled example, from the running program, light and dark, into a folder.

    QT_QPA_PLATFORM=offscreen python packaging/screenshots.py resources/help/pictures

The README shows them.  Nothing here is drawn by hand: the window is the program's own, driven as a person would drive it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gwasprivacy.base.resources import resource_path
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.ui.app import dispose, make_application
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.widgets.dialogs import Dialogs, use_dialogs

SIZE = (1280, 800)
LONGEST = 600.0  # s; simulation of the calibration curves


class NoDialogs(Dialogs):
    """Nothing may wait for a person here."""

    def ask(self, parent, title, text, answers, *, detail=""):  # type: ignore[no-untyped-def]
        return answers[1] if "Don’t save" in answers else answers[-1]


def wait(ready: Callable[[], bool], longest: float = LONGEST) -> bool:
    """Let the window work until ``ready`` or the time is over."""
    app, end = make_application(), time.monotonic() + longest
    while time.monotonic() < end:
        app.processEvents()
        if ready():
            return True
        time.sleep(0.01)
    return False


def quiet(window: MainWindow) -> None:
    """Wait until no job has run for half a second."""
    since = time.monotonic()

    def ready() -> bool:
        nonlocal since
        if window.jobs.running:
            since = time.monotonic()
        return time.monotonic() - since > 0.5

    wait(ready)


def picture(window: MainWindow, path: Path) -> None:
    # A text that asked for more room is laid out at the next turn of the event loop.
    for _ in range(5):
        wait(lambda: True)
        window.grab()
    window.grab().save(str(path))
    print(path)


def take(folder: Path, mode: ThemeMode, place: Path) -> None:
    """The three tabs in one theme.  ``place`` keeps the settings and what calibration has computed."""
    theme_source().apply(mode)
    window = MainWindow(settings=Settings(place / "window.ini"))
    window.resize(*SIZE)
    window.show()
    window.files.open_example()
    window.build_tabs()
    window.show_tab(1)
    quiet(window)
    picture(window, folder / f"calibration-{mode.value}.png")
    window.show_tab(2)
    window.release_tab.open_study(resource_path("example/example.bed"))
    quiet(window)
    picture(window, folder / f"release-{mode.value}.png")
    # An attacker with a suspicion shows more of this tab than the example's single belief.
    window.document.edit_adversary(prior=PriorRange(0.1, 0.5), target=Target(TargetKind.CAP, 0.75))
    window.show_tab(0)
    window.sentence.label.setFocus()
    quiet(window)
    picture(window, folder / f"model-{mode.value}.png")
    window.close()
    dispose(window)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: screenshots.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    make_application()
    use_dialogs(NoDialogs())
    with tempfile.TemporaryDirectory() as place:
        for mode in (ThemeMode.LIGHT, ThemeMode.DARK):
            take(folder, mode, Path(place))
    return 0


if __name__ == "__main__":
    sys.exit(main())
