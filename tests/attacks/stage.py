"""What the attacks play on: the small study of the release tests, a plan file, a key, ledgers; asked through the command line."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from gwasprivacy.cli.main import main
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import save_plan
from tests.attacks import system_calls
from tests.attacks.command_line import Answer, command
from tests.attacks.trials import require
from tests.release.guarantee_plans import guarantee_plan
from tests.release.scene import drawn_here, set_up, small_plan

EPSILON = 1.5
GUARANTEES: dict[str, tuple[str, int]] = {"joint": ("joint", 2), "rounds": ("exponential", 3)}
"""Ledgers under a guarantee about attacks that are attacked as one in ε is: one draw, and three rounds."""


def _sharing(guarantee: tuple[str, int], n_releases: int) -> Plan:
    """The plan of one of ``n_releases`` equal releases that use up a guarantee together."""
    whole = guarantee_plan(*guarantee)
    epsilon = min(each.epsilon for each in split_equally(whole, n_releases))  # shares may differ by a pico-ε
    return replace(whole, release=replace(whole.release, epsilon=epsilon))


class Stage:
    """A study, a key and plans in ``folder``; every trial has a folder of its own for its ledger and its reports.

    ``guarantee``: the mechanism and M of releases whose account keeps a guarantee about attacks, which ``n_releases`` use up
    together; None for a budget in ε.
    """

    def __init__(self, folder: Path, *, n_releases: int = 3, guarantee: tuple[str, int] | None = None) -> None:
        scene = set_up(folder)
        self.folder = folder
        self.study = scene.study
        self.key = scene.key_path
        self.public_key = scene.public_key_path
        self.n_releases = n_releases
        self.plan = folder / "small.gwasplan"
        plan = small_plan(budget=EPSILON * n_releases) if guarantee is None else _sharing(guarantee, n_releases)
        self.epsilon = plan.epsilon
        save_plan(replace(plan, design=scene.plan.design), self.plan)

    def room(self, number: int) -> Room:
        folder = self.folder / f"trial-{number}"
        folder.mkdir()
        return Room(self, folder)


class Room:
    """One trial's ledger and reports."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.folder = folder
        self.ledger = folder / "small.gwasledger"
        self.out = folder / "released"

    def words(self, *more: str | Path, ledger: Path | None = None, out: Path | None = None) -> list[str]:
        """A release as words for the command line."""
        words = ["release", self.stage.plan, "--study", self.stage.study, "--ledger", ledger or self.ledger]
        words += ["--key", self.stage.key, "--out", out or self.out, "--no-pdf", *more]
        return [str(word) for word in words]

    def release(self, *more: str | Path, ledger: Path | None = None) -> Answer:
        with drawn_here():
            return command(*self.words(*more, ledger=ledger))

    def dry_run(self, *more: str | Path) -> Answer:
        words = ["release", self.stage.plan, "--study", self.stage.study, "--ledger", self.ledger, "--dry-run"]
        return command(*words, *more)

    def debits(self) -> list[dict[str, Any]]:
        """The debits in the ledger, none where there is no ledger yet; the ledger must be whole."""
        if not self.ledger.exists():
            return []
        answer = command("ledger", self.ledger, "--json")
        require(answer.code == 0, f"the ledger is not whole: {answer.err.strip()}")
        found: list[dict[str, Any]] = [each for study in answer.json()["studies"] for each in study["releases"]]
        return found

    def reports(self) -> list[Path]:
        return sorted(self.folder.rglob("*.release.json"))

    def check(self) -> tuple[int, int]:
        """(debits, signed reports), after checking that nothing is overspent, lost, or seen without its debit."""
        debits, reports = self.debits(), self.reports()
        require(len(debits) <= self.stage.n_releases, f"{len(debits)} debits of a budget for {self.stage.n_releases}")
        costs = [each["cost"] for each in debits]
        require(costs == [self.stage.epsilon] * len(debits), f"debits of {costs}")
        spent = {each["report"] for each in debits}
        names = [path.name.removesuffix(".release.json") for path in reports]
        require(len(set(names)) == len(names), f"two reports of one name: {names}")
        require(set(names) <= spent, f"reports {names} with debits {sorted(spent)}")
        for table in self.folder.rglob("*.release.tsv"):
            require(table.name.removesuffix(".release.tsv") in names, f"{table.name} shows a draw and has no report")
        rows = []
        for report in reports:
            answer = command("verify", report, "--key", self.stage.public_key)
            require(answer.code == 0, f"{report.name} does not verify: {answer.err.strip()}")
            rows.append(json.dumps(predicate_of(report)["ledger"], sort_keys=True))
        require(len(set(rows)) == len(rows), "two reports have one place in the ledger")
        return len(debits), len(reports)

    def spend_the_rest(self) -> int:
        """Release until the ledger refuses; the number of debits then, which must be the whole budget."""
        before, n_reports = self.check()
        for _ in range(self.stage.n_releases + 1 - before):
            answer = self.release()
            if answer.code == 3:
                break
            require(answer.code == 0, f"the next release: exit code {answer.code}: {answer.err.strip()}")
            n_reports += 1
        require(answer.code == 3, "more releases than the budget has")
        after, found = self.check()
        require(after == self.stage.n_releases, f"{after} debits when the budget was spent")
        require(found == n_reports, f"{found} reports where {n_reports} were made")
        return after

    def kept(self) -> Callable[[], None]:
        """What brings the room, and what the program remembers of its ledger, back to how they are now."""
        places = [self.folder, Path(os.environ["XDG_STATE_HOME"])]
        copies = [
            shutil.copytree(place, self.stage.folder / f"kept-{self.folder.name}-{place.name}") for place in places
        ]

        def back() -> None:
            for place, copy in zip(places, copies, strict=True):
                shutil.rmtree(place)
                shutil.copytree(copy, place)

        return back

    def killed_before(self, at: int | None) -> tuple[list[str], int | None]:
        """The changes that a release made, and None; where there was none number ``at`` to be killed before, its exit code."""
        with drawn_here():
            return system_calls.run(lambda: main(self.words()), out=self.stage.folder / "said", kill_before=at)

    def places_with_a_journal(self, back: Callable[[], None]) -> list[int]:
        """The changes between which a release has a journal beside its ledger; ``back`` takes back the one that shows it.

        One for each state of both files: what only makes a change durable, or is made to another file, leaves them as they are to
        whoever is killed after it.
        """
        changes, code = self.killed_before(None)
        require(code == 0, "the release that nobody killed was refused")
        back()
        changed = [
            place
            for place, change in enumerate(changes)
            if self.ledger.name in change and not change.startswith(("fsync", "fdatasync"))
        ]
        opened = [place for place, change in enumerate(changes) if change.startswith("open")]
        require(changed, "no write to the ledger was seen")
        return [place + 1 for place in range(changed[0] - 1, changed[-1] + 1) if place in {*changed, *opened}]

    def left_behind(self) -> list[str]:
        """Files of no use to anybody: temporary ones, claims on names, journals."""
        found = [path for path in self.folder.rglob("*") if path.is_file()]
        return sorted(path.name for path in found if path.name.startswith(".") or path.name.endswith("-journal"))

    def remove(self) -> None:
        shutil.rmtree(self.folder)


def predicate_of(report: Path) -> dict[str, Any]:
    """What a report signs, read without the program."""
    import base64

    envelope = json.loads(report.read_text(encoding="utf-8"))
    found: dict[str, Any] = json.loads(base64.b64decode(envelope["payload"]))["predicate"]
    return found
