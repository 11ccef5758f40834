"""Fixtures for every test: the reference study, and a screen that needs no display."""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import gwasprivacy.ui  # noqa: F401 before a thousand modules of tests, whose sources PySide would read
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import install
from gwasprivacy.base.work import Work
from gwasprivacy.forecast import estimates
from gwasprivacy.release.keys import key_encryption, trust_places
from gwasprivacy.simulation.curves import sample_size_search, utility
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview
from tests.known_words import WordsGuard
from tests.quiet import GUARD, ON_THIS_MACHINE, network_sockets
from tests.release.scene import PASSPHRASE, Scene, drawn_here, set_up

# How long an example takes says how busy the machine is, and nothing about the program.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A test never reads or writes the user's own settings, recent files, logs or notes of ledgers.
_STATE = tempfile.TemporaryDirectory(prefix="gwasprivacy-state-")
os.environ["XDG_STATE_HOME"] = _STATE.name
os.environ["XDG_CONFIG_HOME"] = str(Path(_STATE.name) / "config")
os.environ.setdefault("PYQTGRAPH_QT_LIB", "PySide6")


def pytest_unconfigure() -> None:
    """A worker of pytest-xdist ends at once, without what Python would clear away."""
    _STATE.cleanup()


PROJECT = Path(__file__).resolve().parent.parent

# Every worker would compile all modules of tests anew, for a quarter of a minute, wherever Python is told to keep none; and whatever
# is made while tests are collected stays, so that looking for what does not takes a sixth of that time for nothing.
_KEEPS_NONE, sys.dont_write_bytecode = sys.dont_write_bytecode, False
gc.disable()

collect_ignore = (
    []
    if sys.platform != "win32"
    else [
        # Modules of POSIX at import: forks, terminals, what each kind of system is imitated by.
        "attacks/test_attack_suite.py",
        "attacks/test_attacks_can_see.py",
        "base/platforms/test_durability.py",
        "cli/test_stopped.py",
        "without_posix",
    ]
)


@pytest.fixture(scope="session")
def hapsample() -> Path:
    """The prefix of the HAP-SAMPLE reference study, found through GWASPRIVACY_HAPSAMPLE."""
    folder = Path(os.environ.get("GWASPRIVACY_HAPSAMPLE", PROJECT.parent / "shared" / "data" / "hapsample"))
    if not (folder / "hapsample.bed").exists():
        pytest.skip(f"the reference study is not at {folder.name}/; set GWASPRIVACY_HAPSAMPLE to its folder")
    return folder / "hapsample"


LONGEST = (
    "attacks/test_attack_suite.py", "ui/calibration/test_numbers_and_curves.py", "journeys/test_a_filtered",
    "lab/audit/test_audit.py", "ui/calibration/test_calibration_tab.py", "journeys/test_first_report.py",
    "ui/release/test_release_tab.py", "privacy/test_neighbouring_studies.py", "privacy/test_planted_modules.py",
    "simulation/curves/test_sample_size_search.py", "statement/test_nothing_but_facts", "journeys/test_whose_key.py",
    "ui/model/test_model_tab.py", "journeys/test_a_plan", "e2e", "release/test_fresh_draw.py", "journeys/test_a_second",
    "privacy/test_red_team_reports.py", "release/test_verify.py", "journeys/test_a_release", "cli/test_figures.py",
    "rendering/test_typesetting.py", "journeys/test_reports", "ui/test_main_window.py", "ui/calibration/test_one_answer.py",
    "journeys", "simulation/curves", "base/test_lost_worker.py", "base/test_executors.py", "attacks", "cli/test_demo.py",
    "ui/test_german_window.py", "release/planning_report", "mechanisms/effects", "forecast",
)  # fmt: skip
"""What takes longest, or mostly waits, below ``tests``: begun first, so that none of it is left alone at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        path = item.path.relative_to(PROJECT / "tests").as_posix()
        return next((which for which, name in enumerate(LONGEST) if path.startswith(name)), len(LONGEST))

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """Half a million objects of eleven thousand tests stay: looking through them took half a second each time, so that Python seldom
    looked, and what tests had left behind, windows too, waited and was styled with every new one."""
    sys.dont_write_bytecode = _KEEPS_NONE
    gc.enable()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before any fixture: a cluster's are made once for a file."""
    GUARD.test = item.nodeid.split("::")[0]


@pytest.fixture(autouse=True)
def no_network(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test runs, the window too, asks for no network connection and leaves none open (``tests/quiet.py``)."""
    heard, before = len(GUARD.heard), network_sockets()
    yield
    asked = GUARD.heard[heard:]
    del GUARD.heard[heard:]
    assert not asked, f"the network was asked for: {asked}"
    if GUARD.test not in ON_THIS_MACHINE:
        assert not network_sockets() - before, "a network socket was left open"


@pytest.fixture(scope="session")
def words_guard() -> Iterator[WordsGuard]:
    guard = WordsGuard()
    with guard.looking():
        yield guard


@pytest.fixture(autouse=True)
def every_phrase_can_be_translated(request: pytest.FixtureRequest, words_guard: WordsGuard) -> Iterator[None]:
    """Whatever a test makes the program say, its words are in the catalogue; made-up parts of the program are in none."""
    words_guard.unknown.clear()
    yield
    is_made_up = "made_up" in request.path.parts
    assert is_made_up or not words_guard.unknown, f"in no catalogue: {words_guard.unknown}"


@pytest.fixture(scope="session", autouse=True)
def ignored_signals_are_ignored_here_alone() -> Iterator[None]:
    """In the background (``nohup``, a shell's ``&``) SIGHUP or SIGINT is ignored, and every process that a test starts would inherit that.

    A function that does nothing ignores them as well here, and is inherited by no program.
    """
    names = [name for name in ("SIGINT", "SIGHUP") if hasattr(signal, name)]
    ignored = [
        number for number in (getattr(signal, name) for name in names) if signal.getsignal(number) is signal.SIG_IGN
    ]
    for number in ignored:
        signal.signal(number, lambda *_: None)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


@pytest.fixture(scope="session", autouse=True)
def keys_that_open_at_once() -> Iterator[None]:
    """Keys of tests are encrypted as all are, but in no time; ``tests/release/keys`` looks at what real ones cost."""
    usual, key_encryption.COST = key_encryption.COST, key_encryption.ScryptCost(n=16, r=8, p=1)
    yield
    key_encryption.COST = usual


@pytest.fixture(scope="session", autouse=True)
def estimates_are_made_once() -> Iterator[None]:
    """Many windows and searches ask the same question; ``tests/simulation`` asks the closed form itself, which keeps nothing."""
    usual, known = estimates.preview_curve, dict[tuple[Scenario, CurveRequest, int], CurvePoint]()

    def estimated(
        scenario: Scenario, cases: Sequence[CurveRequest], *, sizes: Sequence[int], work: Work
    ) -> list[CurvePoint]:
        work.check()
        if scenario.panel is not None:  # a file, which may change
            return usual(scenario, cases, sizes=sizes, work=work)
        [size] = sizes
        asked = [case for case in cases if can_preview(case, scenario)]
        new = [case for case in dict.fromkeys(asked) if (scenario, case, size) not in known]
        for case, point in zip(new, usual(scenario, new, sizes=sizes, work=work) if new else [], strict=True):
            known[scenario, case, size] = point
        return [known[scenario, case, size] for case in asked]

    searched = sample_size_search.preview_success
    kept = functools.lru_cache(maxsize=20_000)(searched)

    def preview_success(
        scenario: Scenario, request: CurveRequest, n_participants: int, metric: Metric = Metric.ALL
    ) -> float | None:
        # As of simulated studies below.
        anew = scenario.panel is not None or GUARD.test.startswith(
            ("tests/simulation/", "tests/lab/", "tests/made_up/")
        )
        return (searched if anew else kept)(scenario, request, n_participants, metric)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(estimates, "preview_curve", estimated)
        patch.setattr(sample_size_search, "preview_success", preview_success)
        yield


@pytest.fixture(scope="session", autouse=True)
def simulated_studies_are_made_once() -> Iterator[None]:
    """Many tests ask one plan's question, and what a simulated study answers follows from its seed and what is asked alone;
    ``tests/simulation`` and ``tests/lab`` simulate each anew."""
    usual = utility.study_utility

    @functools.lru_cache(maxsize=20_000)
    def kept(task: utility.StudyTask) -> utility.FloatArray:
        found = usual(task)
        found.setflags(write=False)
        return found

    def study_utility(task: utility.StudyTask) -> utility.FloatArray:
        # A panel is a file, which may change; and made-up parts of the program share names.
        anew = task.scenario.panel is not None or GUARD.test.startswith(
            ("tests/simulation/", "tests/lab/", "tests/made_up/")
        )
        return usual(task) if anew else kept(task)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(utility, "study_utility", study_utility)
        yield


IN_A_FRESH_PROCESS = (
    "attacks", "e2e", "privacy/test_log_lines.py", "privacy/test_names_and_modes.py", "privacy/test_planted",
    "privacy/test_red_team_budget.py", "privacy/test_red_team_leaks.py", "release/test_fresh_draw.py",
)  # fmt: skip
"""Where a release draws as the program's do, which takes longest; elsewhere it is made about something else, and draws here."""


@pytest.fixture(scope="module", autouse=True)
def releases_draw_here(request: pytest.FixtureRequest) -> Iterator[None]:
    place = request.path.relative_to(PROJECT / "tests").as_posix()
    with contextlib.nullcontext() if place.startswith(IN_A_FRESH_PROCESS) else drawn_here():
        yield


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """The stage for tests of releases, in a world of its own: nobody has noted anything of its ledgers."""
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return set_up(tmp_path)


@pytest.fixture(scope="session", autouse=True)
def no_keys_of_this_site() -> Iterator[None]:
    """Whom this computer's keeper trusts is nothing to a test."""
    usual, trust_places.SITE_LIST = trust_places.SITE_LIST, Path(_STATE.name) / "site" / "trusted-keys.json"
    yield
    trust_places.SITE_LIST = usual


@pytest.fixture(scope="session", autouse=True)
def one_application(qapp: object) -> None:
    """A window's application before any page is rendered: the one that rendering would make cannot show windows."""


@pytest.fixture(autouse=True, scope="module")
def _no_language_of_another_module() -> Iterator[None]:
    """A window of an earlier module may have left its language, whose no-break spaces stand in every share."""
    install(None)
    yield
    install(None)
