"""A study full of words and numbers that must not leave it, and a search that finds them in whatever form a file may hide them."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.plan.plan import Plan
from tests.release.scene import small_plan
from tests.study.make_plink import make_plink

N_GROUP = 3000
ID, FAMILY, COLUMN, FOLDER, PHENOTYPES = "qPERSONq", "qFAMILYq", "qDIAGNOSISq", "qCLINICq", "qREGISTERq"
COUNT = 1729
"""How many cases carry no copy at the planted SNP, and how many controls carry two: a number that nothing public has."""


@dataclass(frozen=True, kw_only=True)
class Planted:
    """``study``: the prefix; ``phenotypes``: a file with everybody's diagnosis in the column COLUMN."""

    study: Path
    phenotypes: Path
    plan: Plan

    @property
    def markers(self) -> tuple[str, ...]:
        return ID, FAMILY, COLUMN, FOLDER, PHENOTYPES, str(COUNT), f"{COUNT:,}"


def plant(folder: Path) -> Planted:
    """Write the study into a folder of its own below ``folder``."""
    home = folder / FOLDER
    home.mkdir()
    rng = np.random.default_rng(1)
    calls = rng.integers(0, 3, size=(12, 2 * N_GROUP))
    calls[3, :N_GROUP] = np.r_[np.zeros(COUNT), np.full(N_GROUP - COUNT, 2)]
    calls[3, N_GROUP:] = np.r_[np.full(COUNT, 2), np.zeros(N_GROUP - COUNT)]
    people = [(f"{FAMILY}{i}", f"{ID}{i}") for i in range(2 * N_GROUP)]
    is_case = np.arange(2 * N_GROUP) < N_GROUP
    study = make_plink(home, calls, is_case, people=people)
    phenotypes = home / f"{PHENOTYPES}.txt"
    rows = "".join(f"{fid} {iid} {2 if case else 1}\n" for (fid, iid), case in zip(people, is_case, strict=True))
    phenotypes.write_text(f"FID IID {COLUMN}\n{rows}", encoding="utf-8")
    plan = small_plan()
    from dataclasses import replace

    return Planted(
        study=study,
        phenotypes=phenotypes,
        plan=replace(plan, design=replace(plan.design, n_cases=N_GROUP, n_controls=N_GROUP)),
    )


def leaks(places: Iterable[Path], markers: Iterable[str]) -> list[str]:
    """Which markers stand in which files below ``places``, in their names or in any form of their content."""
    found = []
    for place in places:
        for path in [place, *sorted(place.rglob("*"))] if place.is_dir() else [place]:
            told = [path.name, *(_texts(path) if path.is_file() else ())]
            found += [f"{path}: {each}" for each in markers if any(_has(text, each) for text in told)]
    return found


def _has(text: str, marker: str) -> bool:
    if marker[0].isdigit():  # a number by itself: not digits of a longer one, of a hash or after a point
        return re.search(rf"(?<![0-9a-fA-F.,]){re.escape(marker)}(?![0-9a-fA-F]|[.,][0-9])", text) is not None
    return marker.lower() in text.lower()


def _texts(path: Path) -> Iterator[str]:
    """The content as it stands, as UTF-16, unpacked, decoded from base64, and as a PDF's pages."""
    data = path.read_bytes()
    yield from _of_bytes(data)
    if data.startswith(b"%PDF"):
        for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
            unpacked = _unpacked(stream)
            if unpacked is not None:
                yield from _of_bytes(unpacked)
        if shutil.which("pdftotext"):
            yield subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True).stdout.decode()
    if data.startswith(b"\x1f\x8b"):
        unpacked = _unpacked(data, zlib.MAX_WBITS | 16)
        yield from _of_bytes(unpacked or b"")


def _of_bytes(data: bytes) -> Iterator[str]:
    yield data.decode("utf-8", "replace")
    yield data.decode("utf-16-le", "replace")
    for packed in re.findall(rb"[A-Za-z0-9+/]{24,}={0,2}", data):
        try:
            yield base64.b64decode(packed + b"=" * (-len(packed) % 4)).decode("utf-8", "replace")
        except ValueError:
            continue


def _unpacked(data: bytes, bits: int = zlib.MAX_WBITS) -> bytes | None:
    try:
        return zlib.decompressobj(bits).decompress(data)
    except zlib.error:
        return None


class WrittenFiles:
    """Every name under which this process opened a file for writing, temporary ones too, while it is ``on``."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.on = False
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.on and event == "open" and isinstance(args[0], str | bytes):
            mode, flags = args[1], args[2]
            if (isinstance(mode, str) and set(mode) & set("wax+")) or (isinstance(flags, int) and flags & 3):
                self.names.add(args[0] if isinstance(args[0], str) else args[0].decode("utf-8", "replace"))


def in_json(value: object, markers: Iterable[str]) -> list[str]:
    """The markers that stand in ``value``."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return [each for each in markers if _has(text, each)]
