"""Takes pictures of the bundled example, from the running program, into a folder: the three tabs, light and dark, and the tutorial's.

    QT_QPA_PLATFORM=offscreen python packaging/screenshots.py resources/help/pictures

The README and the help show them.  Nothing here is drawn by hand: the window is the program's own, driven as a person would
drive it, and the tutorial's steps are those that its page tells.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gwasprivacy.base.platforms.folders import SETTINGS_VARIABLE
from gwasprivacy.base.resources import resource_path
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.ui.app import dispose, make_application
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.language import SOURCE, speak
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.widgets.dialogs import Dialogs, use_dialogs

SIZE = (1280, 800)
LONGEST = 600.0  # s; simulation of the calibration curves
PASSPHRASE = "only for the tutorial"  # of a key that lives as long as this program
NAME, INSTITUTION = "Ada Example", "Example Registry"  # as on the tutorial's page
TABS = ("calibration", "release", "model")
TUTORIAL = ("publish", "confirm", "done", "verified")
PICTURES = (
    *(f"{tab}-{mode}.png" for mode in ("light", "dark") for tab in TABS),
    *(f"tutorial-{step}.png" for step in TUTORIAL),
)
"""Every picture that this makes, and no other; ``tests/docs/test_guides.py`` holds the folder and the pages to it."""


class NoDialogs(Dialogs):
    """Nothing may wait for a person here: files are saved in ``folder`` under the name that is offered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def save_file(self, parent, title, filters, suggested=None):  # type: ignore[no-untyped-def]
        return self.folder / (suggested.name if suggested is not None else "example.gwasledger")

    def choose_folder(self, parent, title, folder=None):  # type: ignore[no-untyped-def]
        return self.folder

    def ask(self, parent, title, text, answers, *, detail="", unsafe=""):  # type: ignore[no-untyped-def]
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


def take_tutorial(folder: Path, place: Path) -> None:
    """A release of the bundled example, from the start page to the verified report, as the tutorial's page tells it."""
    theme_source().apply(ThemeMode.LIGHT)
    window = MainWindow(settings=Settings(place / "window.ini"))
    window.resize(*SIZE)
    window.show()
    window.show_start()
    quiet(window)
    assert window.start_page is not None
    window.start_page.buttons["example"].click()
    window.build_tabs()
    window.show_tab(2)
    tab = window.release_tab
    tab.study_step.example.click()
    quiet(window)
    tab.budget_step.begin.click()
    quiet(window)
    picture(window, folder / "tutorial-publish.png")
    tab.published_step.go_on.click()
    step = tab.confirm_step
    step.new_key.first.setText(PASSPHRASE)
    step.new_key.second.setText(PASSPHRASE)
    step.new_key.make.click()
    quiet(window)
    step.signer.name.setText(NAME)
    step.signer.institution.setText(INSTITUTION)
    step.signer.save.click()
    quiet(window)
    step.confirm.click()
    quiet(window)
    tab.left.ensureWidgetVisible(step.reason)
    picture(window, folder / "tutorial-confirm.png")
    step.publish.click()
    quiet(window)
    picture(window, folder / "tutorial-done.png")
    tab.done_step.verify.click()
    quiet(window)
    picture(window, folder / "tutorial-verified.png")
    window.close()
    dispose(window)


def main() -> int:
    if len(sys.argv) != 2 and sys.argv[2:] != ["--tutorial"]:
        print("usage: screenshots.py FOLDER [--tutorial]    (only the tutorial's)", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        # Nothing of whoever runs this, and nothing for them.
        os.environ[SETTINGS_VARIABLE], os.environ["XDG_STATE_HOME"] = str(Path(place) / "window.ini"), place
        make_application()
        speak(SOURCE)
        use_dialogs(NoDialogs(Path(place)))
        for mode in (ThemeMode.LIGHT, ThemeMode.DARK) if len(sys.argv) == 2 else ():
            take(folder, mode, Path(place))
        take_tutorial(folder, Path(place))
    strange = {path.name for path in folder.glob("*.png")} ^ set(PICTURES)
    if strange:
        print(f"not made, or no longer: {', '.join(sorted(strange))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
