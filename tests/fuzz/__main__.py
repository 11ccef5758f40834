"""``python -m tests.fuzz``: damages every file that comes from outside for as long as it is given; ``make fuzz`` calls it.

    make fuzz                            a minute for each door
    make fuzz FUZZ="--seconds 600 bcf bgen plan"
    make fuzz FUZZ="--again build/fuzz/bcf/crash-1a2b bcf"     one file again, with its traceback
    make fuzz FUZZ=--list

Atheris guides the damage by what the program's own lines do with it; without it, damage is by number alone.  What a file
may lead to: it is read, or refused as an error of the program's own in one line; within 30 seconds, 2 GB, and without any
file written.  Whatever else comes is kept in ``build/fuzz/DOOR``, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import hashlib
import importlib.util
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
KEPT = PROJECT / "build" / "fuzz"
LONGEST_SECONDS, MOST_MEGABYTES = 30, 2000


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="DOOR", help="doors, or beginnings of their names (default: all)")
    parser.add_argument("--seconds", type=int, default=60, help="of each door (default: 60)")
    parser.add_argument("--list", action="store_true", help="name the doors")
    parser.add_argument("--again", type=Path, metavar="FILE", help="read this file through the door that is named")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        return _work(args.names[0], args.seconds)
    if args.again:
        return _again(args.names[0], args.again.read_bytes())
    from tests.fuzz.signed_and_kept import ALL

    if args.list:
        print(*ALL, sep="\n")
        return 0
    found = []
    for name in [each for each in ALL if not args.names or each.startswith(tuple(args.names))]:
        words = [sys.executable, "-m", "tests.fuzz", "--work", "--seconds", str(args.seconds), name]
        log = KEPT / name / "log.txt"
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as output, contextlib.suppress(subprocess.TimeoutExpired):
            done = subprocess.run(
                words,
                cwd=PROJECT,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
                timeout=10 * args.seconds + 300,
            )
            said = [
                line
                for line in log.read_text(errors="replace", encoding="utf-8").splitlines()
                if line.startswith(("Done ", "tried "))
            ]
            if done.returncode == 0:
                print(f"{name}: {said[-1] if said else 'nothing found'}", flush=True)
                continue
        found.append(name)
        print(f"{name}: FOUND, see {log.parent.relative_to(PROJECT)}", flush=True)
    print(f"{len(found)} doors with findings", *found)
    return 1 if found else 0


def _opened(name: str) -> tuple[bytes, Callable[[bytes], None]]:
    """What is damaged, and the trial of one damaged copy, which raises whatever the program must not do."""
    folder = Path(tempfile.mkdtemp(prefix="gwasprivacy-fuzz-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    os.environ.update({f"XDG_{kind}_HOME": str(folder / kind) for kind in ("STATE", "CONFIG", "CACHE", "DATA")})
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from gwasprivacy.release.keys import key_encryption

    key_encryption.COST = key_encryption.ScryptCost(n=16, r=8, p=1)
    from tests.damage import refused_or_read
    from tests.fuzz.signed_and_kept import ALL

    place = folder / "files"
    place.mkdir()
    door = ALL[name](place)
    intact = door.intact()
    assert refused_or_read(door.read) is None, "the good file is refused"
    before = set(folder.rglob("*"))

    def trial(data: bytes) -> None:
        door.put(data)
        refused_or_read(door.read)
        written = set(folder.rglob("*")) - before
        assert not written, f"reading wrote {sorted(written)}"

    return intact, trial


def _work(name: str, seconds: int) -> int:
    if importlib.util.find_spec("atheris") is None:
        return _by_number(name, seconds)
    import atheris

    with atheris.instrument_imports(include=["gwasprivacy"]):
        intact, trial = _opened(name)
    from tests.damage import damaged
    from tests.fuzz.members import other_member

    corpus = KEPT / name / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number in range(40):
        data = damaged(intact, number) if number else intact
        (corpus / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        if seed % 4 == 0:
            return damaged(data, seed)[:most]
        changed = other_member(data, random.Random(seed)) if seed % 4 == 1 else None
        return changed[:most] if changed is not None else atheris.Mutate(data, most)

    options = [
        f"-max_total_time={seconds}",
        f"-timeout={LONGEST_SECONDS}",
        f"-rss_limit_mb={MOST_MEGABYTES}",
        f"-max_len={4 * len(intact) + 4096}",
        f"-artifact_prefix={KEPT / name}/",
        "-print_final_stats=0",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], trial, custom_mutator=mutate)
    atheris.Fuzz()
    return 0


def _by_number(name: str, seconds: int) -> int:
    from tests.damage import damaged
    from tests.fuzz.members import other_member

    intact, trial = _opened(name)
    number, until = 1000, time.monotonic() + seconds  # the suite has tried the first ones
    while time.monotonic() < until:
        number += 1
        data = (other_member(intact, random.Random(number)) if number % 3 == 0 else None) or damaged(intact, number)
        faulthandler.dump_traceback_later(LONGEST_SECONDS, exit=True)
        try:
            trial(data)
        except Exception:
            (KEPT / name / f"crash-{number}").write_bytes(data)
            raise
    faulthandler.cancel_dump_traceback_later()
    print(f"tried {number - 1000:,} damaged files")
    return 0


def _again(name: str, data: bytes) -> int:
    _, trial = _opened(name)
    trial(data)
    print("read or refused, as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
