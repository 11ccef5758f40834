"""Computed answers, kept by what they depend on: in memory, and on the disk so that a plan opened again has its answers.

What is kept is simulated from planning assumptions; nothing of a study is in it.  Names of files are digests.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from gwasprivacy import __version__
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import Constant, Member, Record, Whole
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import OWNER_ONLY, write_atomic
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.forecast.curves import CURVE, Curve
from gwasprivacy.plan.needed_people import NEEDED, Needed
from gwasprivacy.simulation.curves.curve import CurveRequest

FORMAT = "gwasprivacy-curves/1"
MOST_IN_MEMORY = 256
MOST_ON_DISK = 400


def curve_key(scenario: Scenario, request: CurveRequest, files: FileStates) -> str:
    """Digest of everything that a request's curve depends on: not its sizes, nor the target, nor a plan's title."""
    return _key("curve", scenario, request, files, without=("target_probability", "sizes"))


def needed_key(scenario: Scenario, request: CurveRequest, metric: Metric, files: FileStates) -> str:
    """Digest of everything that a searched number of people depends on."""
    return _key("needed", scenario, request, files, without=("n_studies", "sizes"), metric=metric.value)


def _key(
    kind: str, scenario: Scenario, request: CurveRequest, files: FileStates, *, without: tuple[str, ...], **more: object
) -> str:
    assumptions = {name: value for name, value in scenario.to_json().items() if name not in without}
    states = [None if state is None else [state.size, state.changed_ns] for state in files]
    asked = {"kind": kind, "scenario": assumptions, "request": request.to_json(), "files": states, **more}
    return _digest({**asked, "engine": engine_digest()})


@functools.cache
def engine_digest(package: Path = Path(__file__).parents[1]) -> str:
    """Digest of all code that takes part in an answer, so that none outlives a correction; of the version where it is not here."""
    digest = hashlib.sha256(__version__.encode())
    for folder in ("base", "membership", "study", "association", "mechanisms", "simulation", "plan", "forecast"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _digest(obj: dict[str, Any]) -> str:
    return hashlib.sha256(canonical_json(obj)).hexdigest()


def _answer_of(
    *, format: str, curve: Curve | None = None, needed: Needed | None = None, limit: int = 0
) -> Curve | Needed | None:
    return curve if needed is None else replace(needed, limit=limit)


_KEPT = Record(
    _answer_of,
    {
        "format": Member(Constant(value=FORMAT)),
        "curve": Member(CURVE, optional=True),
        "needed": Member(NEEDED, optional=True),
        "limit": Member(Whole(low=0), optional=True),
    },
)
"""A kept file: one curve, or one searched number of people."""


@functools.lru_cache(maxsize=8)
def _store_in(folder: Path | None) -> AnswerStore:
    return AnswerStore(folder)


class AnswerStore:
    """Curves by :func:`curve_key` and searched numbers by :func:`needed_key`.  Without a ``folder`` only in memory.

    The disk is a convenience: what cannot be read or written is computed again.  Threads may share one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._memory: OrderedDict[str, Curve | Needed] = OrderedDict()
        self._lock = threading.Lock()

    def curve(self, key: str) -> Curve | None:
        found = self._get(key)
        return found if isinstance(found, Curve) else None

    def keep_curve(self, key: str, curve: Curve) -> None:
        self._put(key, curve, {"curve": CURVE.write(curve)})

    def remember_curve(self, key: str, curve: Curve) -> None:
        """A curve that another process has kept."""
        self._remember(key, curve)

    def __reduce__(self) -> tuple[Callable[[Path | None], AnswerStore], tuple[Path | None]]:
        """In another process, the store of the same folder, of which there is one."""
        return _store_in, (self._folder,)

    def needed(self, key: str) -> Needed | None:
        found = self._get(key)
        return found if isinstance(found, Needed) else None

    def keep_needed(self, key: str, needed: Needed) -> None:
        self._put(key, needed, {"needed": NEEDED.write(needed), "limit": needed.limit})

    def _get(self, key: str) -> Curve | Needed | None:
        with self._lock:
            if key in self._memory:
                self._memory.move_to_end(key)
                return self._memory[key]
        if self._folder is None:
            return None
        try:
            found = _KEPT.read(read_json(self._folder / f"{key}.json", Phrase("a kept answer")))
        except GwasPrivacyError:
            return None
        if found is not None:
            self._remember(key, found)
        return found

    def _put(self, key: str, answer: Curve | Needed, obj: dict[str, Any]) -> None:
        self._remember(key, answer)
        if self._folder is None:
            return
        with contextlib.suppress(OSError, GwasPrivacyError):
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_atomic(
                self._folder / f"{key}.json", canonical_json({"format": FORMAT, **obj}), force=True, mode=OWNER_ONLY
            )
            self._forget_oldest()

    def _remember(self, key: str, answer: Curve | Needed) -> None:
        with self._lock:
            self._memory[key] = answer
            self._memory.move_to_end(key)
            while len(self._memory) > MOST_IN_MEMORY:
                self._memory.popitem(last=False)

    def _forget_oldest(self) -> None:
        assert self._folder is not None
        files = list(self._folder.glob("*.json"))
        if len(files) <= MOST_ON_DISK:
            return
        for path in sorted(files, key=lambda file: file.stat().st_mtime)[: len(files) - MOST_ON_DISK]:
            path.unlink(missing_ok=True)
