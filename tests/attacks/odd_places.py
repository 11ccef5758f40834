"""Ledgers and reports in odd places: full disks, read-only folders, several names, old journals, locks that do nothing.

What needs mounts is tried by root only.  Two of the trials show what no program can prevent; they say what is seen of it.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from gwasprivacy.cli.main import main
from tests.attacks import system_calls
from tests.attacks.command_line import command, ended, forked
from tests.attacks.racers import race
from tests.attacks.stage import Room, Stage, predicate_of
from tests.attacks.trials import Attack, Broken, Trial, require
from tests.release.scene import drawn_here
from tests.this_machine import IS_ROOT

Place = Callable[[Stage, Room], str]


def _child(do: Callable[[], int], room: Room) -> tuple[int, str]:
    """Exit code of ``do`` in a child, and what it said; a negative code is a signal."""
    said = room.folder / "said"
    said.unlink(missing_ok=True)
    return ended(forked(do, out=said)), said.read_text(errors="replace", encoding="utf-8")


def _refused(code: int, said: str, what: str) -> None:
    require(code in (0, 2, 3), f"{what}: exit code {code}: {said[-300:]}")
    require("Traceback" not in said, f"{what}: a traceback")


# --------------------------------------------------------------------------------------------------------- full disks


def _drawn(trial: int) -> AbstractContextManager[None]:
    """Of many releases every fourth starts a process for its draw, which can fail as well; the others draw sooner."""
    return drawn_here() if trial % 4 else contextlib.nullcontext()


def _no_larger_files(stage: Stage, room: Room) -> str:
    """Every file may have so many bytes only, as on a disk that is full or by a quota: from nothing to enough for all releases."""
    endings = Counter[str]()
    for trial in range(16):
        most = 5000 * trial

        def limited(trial: int = trial, most: int = most) -> int:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
            with _drawn(trial):
                return main(room.words())

        before = room.check()
        code = ended(forked(limited, out=Path(os.devnull)))
        _refused(code, "", f"files of {most} bytes at most")
        debits, reports = room.check()
        require(reports - before[1] == (1 if code == 0 else 0), f"{most} bytes: exit code {code}, {reports} reports")
        endings[
            "released" if code == 0 else "nothing spent" if debits == before[0] else "spent, nothing published"
        ] += 1
        if debits == stage.n_releases:
            break
    require(endings["released"], "no limit was large enough")
    require(endings["nothing spent"], "no limit was small enough")
    return "; ".join(f"{times} × {ending}" for ending, times in sorted(endings.items()))


@functools.cache
def can_mount() -> bool:
    """Root of a container may often mount nothing."""
    if not (IS_ROOT and sys.platform == "linux"):
        return False
    with tempfile.TemporaryDirectory() as folder:
        made = [["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], ["mount", "--bind", folder, folder]]
        for words in made:
            if subprocess.run(words, capture_output=True, check=False).returncode:
                return False
            subprocess.run(["umount", folder], check=True)
    return True


@contextlib.contextmanager
def mounted(place: Path, *words: str) -> Iterator[None]:
    place.mkdir(exist_ok=True) if not place.exists() else None
    subprocess.run(["mount", *words, str(place)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", str(place)], check=True)


def _full_disk(stage: Stage, room: Room) -> str:
    """A disk of 1 MB with ever more room: ledger and reports on it."""
    endings = Counter[str]()
    disk = room.folder / "disk"
    for trial, free in enumerate(range(0, 160, 10)):
        with mounted(disk, "-t", "tmpfs", "-o", "size=1m", "tmpfs"):
            small = Room(stage, disk)
            require(free % 20 or small.release().code == 0, "no release on an empty disk of 1 MB")
            before = small.check()
            status = os.statvfs(disk)
            with (disk / "filling").open("wb") as file:
                file.write(bytes(max(0, status.f_bavail * status.f_bsize - free * 1024)))
            with _drawn(trial):
                code, said = _child(lambda small=small: main(small.words()), room)
            _refused(code, said, f"{free} KB free")
            (disk / "filling").unlink()
            debits, reports = small.check()
            lacks = code == 2 and "a file made from it is missing" in said  # the report is there, and valid
            require(
                reports - before[1] == (1 if code == 0 or lacks else 0),
                f"{free} KB: exit code {code}, {reports} reports",
            )
            ending = "released" if code == 0 else "nothing spent" if debits == before[0] else "spent, nothing published"
            if lacks:
                ending = "released, a file made from the report is missing"
            endings[ending] += 1
            small.spend_the_rest()
    require(endings["released"] and endings["nothing spent"], f"the disk was never full or always: {endings}")
    return "; ".join(f"{times} × {ending}" for ending, times in sorted(endings.items()))


# --------------------------------------------------------------------------------------------------- read-only places


def _read_only_modes(stage: Stage, room: Room) -> str:
    """A ledger, its folder, the folder of reports that may not be written, for a user who is not root."""
    if IS_ROOT:
        try:
            os.chown(room.folder, 65534, 65534)
            os.chown(room.folder, 0, 0)
        except OSError:
            return "not tried, root of this container may not give files away"
    require(room.release().code == 0, "no release before")
    for path in [stage.folder, *stage.folder.parents]:
        with contextlib.suppress(OSError):
            path.chmod(path.stat().st_mode | 0o055)
    stage.key.chmod(0o600)

    def as_nobody() -> int:
        if IS_ROOT:
            for path in [stage.key, *stage.folder.glob("study.*")]:
                os.chown(path, 65534, 65534)
            os.setegid(65534)
            os.seteuid(65534)
        return main(room.words())

    if IS_ROOT:
        for path in [room.folder, *room.folder.rglob("*")]:
            os.chown(path, 65534, 65534)
    said = []
    for what, path, mode in (
        ("the ledger", room.ledger, 0o400),
        ("its folder", room.folder, 0o555),
        ("the reports' folder", room.out, 0o555),
    ):
        before, kept = room.check(), path.stat().st_mode
        path.chmod(mode)
        code = ended(forked(as_nobody, out=stage.folder / "said"))
        path.chmod(kept)
        text = (stage.folder / "said").read_text(encoding="utf-8")
        (stage.folder / "said").unlink()
        require(code in (2, 3), f"{what} may not be written: exit code {code}: {text[-300:]}")
        require(room.check() == before, f"{what} may not be written, and something was spent")
        said.append(f"{what}: refused ({code})")
    return "; ".join(said)


def _read_only_mounts(stage: Stage, room: Room) -> str:
    """The same with mounts, which stop root as well."""
    require(room.release().code == 0, "no release before")
    for what, path in (("the ledger’s folder", room.folder), ("the reports' folder", room.out)):
        with mounted(path, "--bind", str(path)):
            subprocess.run(["mount", "-o", "remount,ro,bind", str(path)], check=True)
            before = room.check()
            answer = room.release()
            require(answer.code in (2, 3), f"{what} is read-only: exit code {answer.code}")
            require(room.check() == before, f"{what} is read-only, and something was spent")
    room.spend_the_rest()
    return "refused, nothing spent"


# ------------------------------------------------------------------------------------------------------ several names


def _hard_links(stage: Stage, room: Room) -> str:
    require(room.release().code == 0, "no release before")
    second = room.folder / "second.gwasledger"
    second.hardlink_to(room.ledger)
    for ledger in (room.ledger, second):
        require(room.release(ledger=ledger).code == 3, "a ledger with two names is used")
    second.unlink()
    room.spend_the_rest()
    return "refused, nothing spent"


def _symbolic_links(stage: Stage, room: Room) -> str:
    require(room.release().code == 0, "no release before")
    link = room.folder / "elsewhere"
    link.mkdir()
    (link / "link.gwasledger").symlink_to(room.ledger)
    require(room.release(ledger=link / "link.gwasledger").code == 0, "a link to a ledger is not followed")
    require(len(room.debits()) == 2, "a release through a link was not counted")
    room.spend_the_rest()
    return "followed, one budget"


def _bind_mounted_file(stage: Stage, room: Room) -> str:
    """A second name of the ledger by a bind mount of the file alone, and writes that were stopped under the first one.

    SQLite would look for the journal of a stopped write beside the second name, and not find it.
    """
    endings = Counter[str]()
    require(room.release().code == 0, "no release before")
    back = room.kept()
    second = room.folder / "elsewhere" / "bound.gwasledger"
    for at in room.places_with_a_journal(back):
        room.killed_before(at)
        if room.ledger.with_name(room.ledger.name + "-journal").exists():
            second.parent.mkdir()
            second.touch()
            with mounted(second, "--bind", str(room.ledger)):
                code = room.release(ledger=second).code
                require(code in (0, 3), f"exit code {code}")
            endings["refused" if code else "used under the second name"] += 1
            room.spend_the_rest()
        back()
    require(endings, "no kill left a journal")
    return "; ".join(f"{times} × {ending}" for ending, times in sorted(endings.items()))


def _bind_mounted_folder(stage: Stage, room: Room) -> str:
    """A second name of the ledger's folder: its journal goes with it."""
    require(room.release().code == 0, "no release before")
    with mounted(stage.folder / "bound", "--bind", str(room.folder)):
        require(
            room.release(ledger=stage.folder / "bound" / room.ledger.name).code == 0, "no release by the second name"
        )
        require(len(room.debits()) == 2, "a release by the second name was not counted")
        room.spend_the_rest()
    return "one budget"


# ------------------------------------------------------------------------------------------------------------ journals


def _journals_while_killed(room: Room, until: int) -> list[bytes]:
    """The journals of releases' transactions, caught by killing them, until there are so many debits."""
    found = []
    journal = room.ledger.with_name(room.ledger.name + "-journal")
    for at in room.places_with_a_journal(room.kept()):
        room.killed_before(at)
        if journal.exists() and journal.stat().st_size > 512:
            found.append(journal.read_bytes())
        if len(room.debits()) >= until:  # looking rolls back what the kill has left
            return found
    raise Broken("no kill came after the debit")


def _foreign_journal(stage: Stage, room: Room) -> str:
    """Journals of another ledger's transactions, put beside a ledger with its own name."""
    other = stage.room(10_001)
    require(other.release().code == 0, "no release before")
    journals = _journals_while_killed(other, stage.n_releases)
    require(journals, "no kill left a journal")
    require(room.release().code == 0, "no release before")
    whole = room.ledger.read_bytes()
    endings = Counter[str]()
    for data in {*journals}:
        room.ledger.write_bytes(whole)
        room.ledger.with_name(room.ledger.name + "-journal").write_bytes(data)
        answer = command("ledger", room.ledger, "--json")
        if answer.code == 0:
            same = len(answer.json()["studies"][0]["releases"]) == 1
            endings["read as it was" if same else "taken for the other ledger"] += 1
        else:
            endings["refused"] += 1
        room.ledger.with_name(room.ledger.name + "-journal").unlink(missing_ok=True)
    room.ledger.write_bytes(whole)
    room.spend_the_rest()
    return "; ".join(f"{times} × {ending}" for ending, times in sorted(endings.items()))


def _old_journal(stage: Stage, room: Room) -> str:
    """Journals of a ledger's own earlier transactions, put beside it after a further release."""
    require(room.release().code == 0, "no release before")
    journals = _journals_while_killed(room, stage.n_releases - 1)
    require(room.release().code == 0, "no release after the kills")
    whole, n_debits = room.ledger.read_bytes(), len(room.debits())
    beside = room.ledger.with_name(room.ledger.name + "-journal")
    endings = Counter[str]()
    for data in {*journals}:
        room.ledger.write_bytes(whole)
        beside.write_bytes(data)
        answer = room.dry_run()
        require(answer.code == 3, "an old journal brought budget back")
        beside.unlink(missing_ok=True)
        endings["taken back and refused" if room.ledger.read_bytes() != whole else "read as it was"] += 1
    room.ledger.write_bytes(whole)
    require(len(room.debits()) == n_debits == stage.n_releases, "the ledger as it was")
    return "; ".join(f"{times} × {ending}" for ending, times in sorted(endings.items()))


# --------------------------------------------------------------------------------------------------------------- locks


def _locks_that_do_nothing(stage: Stage, room: Room) -> str:
    """Ten processes on a drive that grants every lock to everybody: a debit can then be written over by another, or by a note.

    Nothing on one machine can prevent it; what must hold is that it can be seen, in the ledger or in the reports: two of one
    row, or one that a later one does not list.
    """
    connect = sqlite3.connect

    def careless(name: str, **options: object) -> sqlite3.Connection:
        return connect(f"{name}&nolock=1", **options)  # type: ignore[call-overload, no-any-return]

    require(room.release().code == 0, "no release before")
    sqlite3.connect = careless  # type: ignore[assignment]
    try:
        words = [room.words(out=room.folder / f"released-{racer}") for racer in range(10)]
        with contextlib.suppress(Broken), drawn_here():
            race(room, words, {})
    finally:
        sqlite3.connect = connect
    reports = room.reports()
    whole = command("ledger", room.ledger).code == 0
    if len(reports) <= stage.n_releases:
        return "within the budget all the same" + ("" if whole else ", the ledger is refused as damaged afterwards")
    for report in reports:
        require(command("verify", report, "--key", stage.public_key).code == 0, f"{report.name} does not verify alone")
    if not whole:
        return "overspent; the ledger is refused"
    if command("verify", *reports, "--key", stage.public_key).code == 4:
        return "overspent; the reports contradict one another"
    places = Counter(predicate_of(report)["ledger"]["row"] for report in reports)
    require(max(places.values()) > 1, "overspent, and neither ledger nor reports show it")
    return "overspent; two reports of one row are the same, as both drew the same SNP"


def _no_locks_at_all(stage: Stage, room: Room) -> str:
    """A drive on which every lock fails, as some network drives do: refused, with nothing spent."""
    connect = sqlite3.connect

    def failing(name: str, **options: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("locking protocol")

    sqlite3.connect = failing  # type: ignore[assignment]
    try:
        answer = room.release()
    finally:
        sqlite3.connect = connect
    require(answer.code == 3, f"exit code {answer.code}")
    require(room.check() == (0, 0), "something was spent")
    return "refused, nothing spent"


def _no_links(stage: Stage, room: Room) -> str:
    """A drive without hard links (USB sticks, some network drives)."""
    link = os.link

    def none(*args: object, **options: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    os.link = none  # type: ignore[assignment]
    try:
        require(room.release().code == 0, "no release without hard links")
        require(room.release().code == 0, "no second release without hard links")
    finally:
        os.link = link
    room.spend_the_rest()
    return "works"


TWO, THREE = 2, 3

PLACES: dict[str, tuple[Place, bool, int]] = {
    "files of limited size": (_no_larger_files, False, THREE),
    "a full disk": (_full_disk, True, TWO),
    "read-only by permissions": (_read_only_modes, False, TWO),
    "read-only mounts": (_read_only_mounts, True, TWO),
    "hard links": (_hard_links, False, TWO),
    "symbolic links": (_symbolic_links, False, THREE),
    "a bind-mounted ledger": (_bind_mounted_file, True, TWO),
    "a bind-mounted folder": (_bind_mounted_folder, True, THREE),
    "another ledger's journal": (_foreign_journal, False, THREE),
    "its own old journal": (_old_journal, False, THREE),
    "locks that do nothing": (_locks_that_do_nothing, False, THREE),
    "no locks at all": (_no_locks_at_all, False, TWO),
    "no hard links": (_no_links, False, THREE),
}
"""What is done, whether that needs mounts, and for how many releases the ledger has budget."""


def prepare(folder: Path) -> Trial:
    stages = {}
    for n_releases in (TWO, THREE):
        own = folder / f"{n_releases} releases"
        own.mkdir()
        stages[n_releases] = Stage(own, n_releases=n_releases)
    warm = stages[THREE].room(-1)
    warm.release()
    warm.remove()

    def trial(number: int) -> str:
        name, (place, needs_mounts, n_releases) = list(PLACES.items())[number % len(PLACES)]
        if needs_mounts and not can_mount():
            return f"{name}: not tried, needs a root who may mount"
        room = stages[n_releases].room(number)
        try:
            return f"{name}: {place(stages[n_releases], room)}"
        except Broken as error:
            raise Broken(f"{name}: {error}") from error

    return trial


ODD_PLACES = Attack(
    name="places",
    about="ledgers and reports on full disks, read-only, under several names, without locks",
    n_full=4 * len(PLACES),
    n_sample=len(PLACES),
    prepare=prepare,
    cannot=system_calls.cannot,
)
