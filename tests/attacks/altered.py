"""Altered and damaged reports, plans, policies, ledgers, keys and panels: refused, or read as exactly what they say.

What a file says is read here a second time, without the program, where it may be accepted.
"""

from __future__ import annotations

import functools
import json
import os
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.saved_plan import load_plan
from tests.attacks.command_line import Answer, command
from tests.attacks.stage import EPSILON, GUARANTEES, Stage
from tests.attacks.trials import Attack, Broken, Trial, in_memory, require, surroundings
from tests.damage import damaged
from tests.release.policy_scene import signed

Change = Callable[[bytes, int], bytes]


def altered(data: bytes, number: int) -> bytes:
    """One byte flipped, replaced, added, taken out or exchanged: the places go evenly over the whole file."""
    chance = random.Random(number)
    at = number * 7919 % len(data)
    byte = data[at]
    kind = number // len(data) % 2 * 5 + chance.randrange(5)
    if kind in (0, 1, 2, 5):
        return data[:at] + bytes([byte ^ 1 << chance.randrange(8)]) + data[at + 1 :]
    if kind in (3, 6):
        return data[:at] + chance.randbytes(1) + data[at + 1 :]
    if kind == 7:
        return data[:at] + chance.randbytes(1) + data[at:]
    if kind == 8:
        return data[:at] + data[at + 1 :]
    if kind == 9:
        return data[:at] + data[at + 1 : at + 2] + data[at : at + 1] + data[at + 2 :]
    return data[:at] + (b"0123456789"[chance.randrange(10) :][:1]) + data[at + 1 :]


# ------------------------------------------------------------------------------------------------------------- reports


def _report(change: Change, guarantee: tuple[str, int] | None = None) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        stage = Stage(folder, guarantee=guarantee)
        room = stage.room(0)
        room.release()
        room.release()  # the second: with a history
        (report,) = room.folder.rglob("*-2.release.json")
        whole = report.read_bytes()

        def trial(number: int) -> str:
            data = change(whole, number)
            report.write_bytes(data)
            code = command("verify", report, "--key", stage.public_key).code
            require(code in ((0,) if data == whole else (2, 4)), f"verify ends with {code}")
            return "the same" if data == whole else f"refused ({code})"

        return trial

    return prepare


def _beside(change: Change) -> Callable[[Path], Trial]:
    """The files beside a report that follow from it."""

    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        room = stage.room(0)
        room.release()
        (report,) = room.reports()
        whole = {path: path.read_bytes() for path in sorted(room.out.rglob("*")) if path.is_file() and path != report}

        def trial(number: int) -> str:
            path = list(whole)[number % len(whole)]
            data = change(whole[path], number // len(whole))
            path.write_bytes(data)
            try:
                answer = command("verify", report, "--key", stage.public_key)
            finally:
                path.write_bytes(whole[path])
            if data == whole[path]:
                require(answer.code == 0, f"{path.name} as it was, and verify ends with {answer.code}")
                return "the same"
            if answer.code == 0:  # it no longer says that it belongs to this report
                lines = [line for line in answer.out.splitlines() if f"{path.name} " in line]
                unchecked = [line for line in lines if "not checked" in line]
                require(lines and lines == unchecked, f"{path.name} was altered, and verify says {lines}")
                return "named as not checked"
            require(answer.code == 4, f"{path.name} was altered, and verify ends with {answer.code}")
            return f"refused ({answer.code})"

        return trial

    return prepare


# ------------------------------------------------------------------------------------------- plans and policies: JSON


class _NotJson(ValueError):
    """Not what a strict reader of JSON takes."""


def read_strictly(data: bytes) -> Any:
    """The JSON value, by Python's own reader: UTF-8, no key twice, no NaN."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len({key for key, _ in pairs}) != len(pairs):
            raise _NotJson("a key twice")
        return dict(pairs)

    def no_constant(text: str) -> Any:
        raise _NotJson(text)

    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=once, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise _NotJson(str(error)) from None


def _agree(said: Any, read: Any, place: str = "plan") -> None:
    """Raise Broken where a value that a file says, and is not null, was read as another."""
    if isinstance(said, dict) and isinstance(read, dict):
        for key, value in said.items():
            require(key in read, f"{place}.{key} was dropped")
            _agree(value, read[key], f"{place}.{key}")
    elif isinstance(said, list) and isinstance(read, list):
        require(len(said) == len(read), f"{place} has {len(said)} entries and was read with {len(read)}")
        for number, (one, other) in enumerate(zip(said, read, strict=True)):
            _agree(one, other, f"{place}[{number}]")
    elif said is not None:
        same = type(said) is type(read) or {type(said), type(read)} == {int, float}
        require(same and said == read, f"{place} says {said!r} and was read as {read!r}")


def _plan(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        room = stage.room(0)
        whole = stage.plan.read_bytes()
        stage.plan = folder / "changed.gwasplan"

        def trial(number: int) -> str:
            data = change(whole, number)
            stage.plan.write_bytes(data)
            shown = command("plan", "check", stage.plan)
            if shown.code:
                require(room.dry_run().code, "a plan that was refused can be released")
                require(data != whole, "the plan as it was is refused")
                return f"refused ({shown.code})"
            try:
                said = read_strictly(data)
            except _NotJson as error:
                raise Broken(f"a plan that is no JSON ({error}) is accepted") from None
            read = load_plan(stage.plan)
            _agree(said, read.to_json())
            answer = room.dry_run("--json")
            if answer.code:
                return f"read as it stands, its release refused ({answer.code})"
            found = answer.json()
            require(
                abs(found["spent_epsilon"] - read.epsilon) < 1e-9, "the dry run spends another ε than the plan says"
            )
            return "read as it stands" if data != whole else "the same"

        return trial

    return prepare


POLICY: dict[str, Any] = {
    "max_epsilon": EPSILON,
    "max_budget": 3 * EPSILON,
    "min_cases": 20,
    "min_controls": 20,
    "max_snps": 1,
}


def _policy(change: Change) -> Callable[[Path], Trial]:
    """A policy is used as its officer signed it, or not at all."""

    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        room = stage.room(0)
        given = signed(folder, **POLICY)
        path, key = given["policy"], given["policy_key"]
        whole = path.read_bytes()

        def trial(number: int) -> str:
            data = change(whole, number)
            path.write_bytes(data)
            answer = room.dry_run("--policy", path, "--policy-key", key)
            require(answer.code in (0, 2, 3), f"exit code {answer.code}")
            require((answer.code == 0) is (data == whole), f"exit code {answer.code} of {data!r}")
            return {0: "read: it allows the plan", 2: "refused (2)", 3: "refused (3)"}[answer.code]

        return trial

    return prepare


# ------------------------------------------------------------------------------------------------------------- ledgers


def _ledger(change: Change, guarantee: tuple[str, int] | None = None) -> Callable[[Path], Trial]:
    """Even trials: the budget is spent, and no alteration may lead to another release.  Odd ones: there is some left."""

    def prepare(folder: Path) -> Trial:
        stage = Stage(folder, n_releases=2, guarantee=guarantee)
        room = stage.room(0)
        whole = []
        for _ in range(2):
            room.release()
            whole.append(room.ledger.read_bytes())
        whole.reverse()  # the spent one first

        def forget_notes() -> None:
            """Each trial begins with one of two ledgers as if nothing outside knew how far it had come."""
            for note in folder.rglob("ledgers/*.json"):
                note.unlink()

        def shown_of(answer: Answer) -> Any:
            return {name: value for name, value in answer.json().items() if name != "compared_with"}

        kept = folder / "kept"
        shutil.copytree(room.out, kept)
        (second,) = kept.glob("*-2.release.json")
        second.unlink()
        shown = {}
        for spent, data in zip((True, False), whole, strict=True):
            room.ledger.write_bytes(data)
            forget_notes()
            shown[spent] = shown_of(command("ledger", room.ledger, "--json"))

        def trial(number: int) -> str:
            spent = number % 2 == 0
            data = change(whole[number % 2], number // 2)
            for beside in room.folder.glob("small.gwasledger*"):
                beside.unlink()
            room.ledger.write_bytes(data)
            forget_notes()
            answer = command("ledger", room.ledger, "--json")
            require(answer.code in (0, 2, 3), f"ledger ends with {answer.code}")
            if answer.code == 0:
                require(shown_of(answer) == shown[spent], "an altered ledger is shown as something else")
            after = room.dry_run().code if number % 8 else room.release().code
            if spent or answer.code:
                require(
                    after in (2, 3), f"a ledger that is {'spent' if spent else 'refused'}: release ends with {after}"
                )
            else:
                require(after == 0, f"a ledger that is shown as it was: release ends with {after}")
            if not spent and number % 8 == 0 and after == 0:
                require(len(room.debits()) == 2, "a debit was lost")
            shutil.rmtree(room.out)
            shutil.copytree(folder / "kept", room.out)
            return "what counts is as it was" if answer.code == 0 else f"refused ({answer.code})"

        shutil.rmtree(room.out)
        shutil.copytree(folder / "kept", room.out)
        return trial

    return prepare


@functools.cache
def _left_by_kills() -> list[tuple[bytes, bytes]]:
    """The ledger and the journal beside it that a release left, killed before each of its system calls."""
    states: list[tuple[bytes, bytes]] = []
    with tempfile.TemporaryDirectory(dir=in_memory()) as name, surroundings(Path(name)):
        folder = Path(name)
        room = Stage(folder, n_releases=2).room(0)
        journal = room.ledger.with_name(room.ledger.name + "-journal")
        room.release()
        back = room.kept()
        for at in room.places_with_a_journal(back):
            room.killed_before(at)
            if journal.exists() and journal.stat().st_size:
                found = (room.ledger.read_bytes(), journal.read_bytes())
                states += [found] if found not in states else []
            back()
    require(states, "no kill left a journal")
    return states


def _journal(change: Change) -> Callable[[Path], Trial]:
    """A release was killed in its debit; the journal that it left beside the ledger is altered before the next one."""

    def prepare(folder: Path) -> Trial:
        states = _left_by_kills()
        stage = Stage(folder, n_releases=2)
        room = stage.room(-1)
        room.release()

        def trial(number: int) -> str:
            ledger, journal = states[number % len(states)]
            room.ledger.write_bytes(ledger)
            beside = room.ledger.with_name(room.ledger.name + "-journal")
            beside.write_bytes(change(journal, number // len(states)))
            answer = command("ledger", room.ledger, "--json")
            beside.unlink(missing_ok=True)
            if answer.code:
                return f"refused ({answer.code})"
            n = len(room.debits())
            require(n in (1, 2), f"{n} debits")
            return f"{n} debits"

        return trial

    return prepare


# ---------------------------------------------------------------------------------------------------------------- keys


def _private_key(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        whole = stage.key.read_bytes()
        stage.key = folder / "changed.key.pem"

        def trial(number: int) -> str:
            stage.key.write_bytes(change(whole, number))
            stage.key.chmod(0o600)
            room = stage.room(number)
            code = room.release().code
            debits, reports = room.check()  # every report verifies with the curator's own public key
            require((debits, reports) == ((1, 1) if code == 0 else (0, 0)), f"exit code {code} with {debits} debits")
            room.remove()
            return "opens as the same key" if code == 0 else f"refused ({code})"

        return trial

    return prepare


def _public_key(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        room = stage.room(0)
        room.release()
        (report,) = room.reports()
        whole = stage.public_key.read_bytes()
        path = folder / "changed.pub.pem"
        key_id = command("verify", report, "--key", stage.public_key, "--json").json()["key_id"]

        def trial(number: int) -> str:
            path.write_bytes(change(whole, number))
            code = command("verify", report, "--key", path).code
            if code:
                return f"refused ({code})"
            found = command("verify", report, "--key", path, "--json").json()["key_id"]
            require(found == key_id, "a report is valid by another key")
            return "the same key"

        return trial

    return prepare


# -------------------------------------------------------------------------------------------------------------- panels


def small_panel(path: Path, n_snps: int = 60) -> None:
    """The first SNPs of the bundled panel, as a panel of its own."""
    with np.load(resource_path("panel/panel.npz")) as bundled:
        whole = {name: bundled[name] for name in bundled}
    all_snps = len(whole["snp"])
    part = {name: value[:n_snps] if value.shape[:1] == (all_snps,) else value for name, value in whole.items()}
    np.savez_compressed(path, **part)


def _panel(change: Change) -> Callable[[Path], Trial]:
    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        path = folder / "changed.npz"
        small_panel(path)
        whole = path.read_bytes()
        plan = json.loads(stage.plan.read_text(encoding="utf-8"))
        example = json.loads(resource_path("example/example.gwasplan").read_text(encoding="utf-8"))
        with np.load(path) as panel:
            causal = str(panel["snp"][3])
        disease = {"causative": [{"snp": causal, "frequency": 0.3, "odds_ratio": 2.0}], "prevalence": 0.02}
        plan["scenario"] = example["scenario"] | {"panel": str(path), "n_snps": 60, "disease": disease}
        stage.plan.write_text(json.dumps(plan), encoding="utf-8")
        out = folder / "made"

        def made() -> tuple[int, dict[str, bytes]]:
            answer = command("simulate-study", stage.plan, "--out", out, "--seed", "1", "--force")
            files = {each.suffix: each.read_bytes() for each in folder.glob("made.*")}
            for each in folder.glob("made.*"):
                each.unlink()
            return answer.code, files

        code, right = made()
        require(code == 0, "no study from the panel as it was")

        def trial(number: int) -> str:
            path.write_bytes(change(whole, number))
            os.utime(path, ns=(number + 1, number + 1))  # panels are kept in memory until their file changes
            code, files = made()
            require(code in (0, 2), f"exit code {code}")
            if code:
                require(not files, f"refused, and {sorted(files)} were written")
                return "refused (2)"
            require(files == right, "an altered panel is accepted and gives other people")
            return "what counts is as it was"

        return trial

    return prepare


KINDS: dict[str, tuple[Callable[[Change], Callable[[Path], Trial]], str]] = {
    "report": (_report, "reports are refused"),
    "beside": (_beside, "files beside a report are noticed"),
    "plan": (_plan, "plans are refused or read as they stand"),
    "policy": (_policy, "policies are refused or read as they stand"),
    "ledger": (_ledger, "ledgers are refused, or nothing that counts has changed"),
    "journal": (_journal, "journals beside a ledger lose no release that was finished"),
    "key": (_private_key, "private keys are refused before anything is spent"),
    "public-key": (_public_key, "public keys are refused"),
    "panel": (_panel, "panels are refused"),
}

ALTERED = tuple(
    Attack(name=f"bytes-{kind}", about=f"altered {words}", n_full=10_000, n_sample=27, prepare=prepare(altered))
    for kind, (prepare, words) in KINDS.items()
)
DAMAGED = tuple(
    Attack(name=f"damage-{kind}", about=f"damaged {words}", n_full=3_000, n_sample=27, prepare=prepare(damaged))
    for kind, (prepare, words) in KINDS.items()
)
ALTERED_UNDER_GUARANTEES = tuple(
    Attack(
        name=f"bytes-{kind}-{name}",
        about=f"altered {KINDS[kind][1]}; the ledger keeps a guarantee about attacks ({guarantee[0]}, M = {guarantee[1]})",
        n_full=3_000,
        n_sample=6,
        prepare=prepare(altered, guarantee),
    )
    for name, guarantee in GUARANTEES.items()
    for kind, prepare in (("report", _report), ("ledger", _ledger))
)
