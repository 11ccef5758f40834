"""For which systems archives of wheels are made, and which locked packages each of them needs."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass

from packaging.markers import Marker

_ENTRY = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<marker>[^\\]+))?", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A system, a processor and a Python; ``platforms`` are pip's tags, the newest first."""

    system: str
    machine: str
    python: str
    platforms: tuple[str, ...]
    oldest_system: str
    """The oldest C library (Linux), macOS or Windows."""

    @property
    def name(self) -> str:
        return f"{self.system}-{self.machine}-python{self.python}"

    @property
    def archive_suffix(self) -> str:
        return ".zip" if self.system == "windows" else ".tar.gz"

    def environment(self) -> dict[str, str]:
        """What the lock's markers ask about."""
        os_name, sys_platform, system = {
            "linux": ("posix", "linux", "Linux"),
            "windows": ("nt", "win32", "Windows"),
            "macos": ("posix", "darwin", "Darwin"),
        }[self.system]
        return {
            "os_name": os_name,
            "sys_platform": sys_platform,
            "platform_system": system,
            "platform_machine": "AMD64" if self.system == "windows" else self.machine,
            "python_version": self.python,
            "python_full_version": f"{self.python}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }


HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
OTHERS = "3.13"
"""Windows and macOS: whoever installs Python there chooses it; a Linux machine has the one that its system came with."""


APPLICATION_PYTHON = "3.11"
"""Of the application for Linux, which ``older_base.sh`` builds."""


def target(system: str, python: str, glibc: int = 34) -> Target:
    """The target for one of ``linux`` (with glibc 2.``glibc`` or newer), ``windows``, ``macos``."""
    if system == "linux":
        tags = tuple(f"manylinux_2_{minor}_x86_64" for minor in range(glibc, 16, -1))
        return Target(
            system=system,
            machine="x86_64",
            python=python,
            platforms=(*tags, "manylinux2014_x86_64"),
            oldest_system=f"2.{glibc}",
        )
    if system == "windows":
        return Target(system=system, machine="x86_64", python=python, platforms=("win_amd64",), oldest_system="10.0")
    return Target(
        system="macos", machine="arm64", python=python, platforms=("macosx_13_0_arm64",), oldest_system="13.0"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Locked:
    """One package of a lock: its version, where it is needed, its hashes, and by whom it is wanted."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    wanted_by: tuple[str, ...]


def read_lock(text: str) -> list[Locked]:
    """Every package of a lock that ``uv pip compile --generate-hashes`` wrote."""
    starts = [*_ENTRY.finditer(text)]
    found = []
    for start, end in zip(starts, [*[each.start() for each in starts[1:]], len(text)], strict=True):
        block = text[start.start() : end]
        comments = re.findall(r"^ +# +(?:via +)?(.+)$", block, flags=re.MULTILINE)
        found.append(
            Locked(
                name=start["name"],
                version=start["version"],
                marker=(start["marker"] or "").strip(),
                hashes=tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", block)),
                wanted_by=tuple(each for each in comments if each != "via"),
            )
        )
    return found


def is_for(package: Locked, where: Target) -> bool:
    """Whether the lock's marker lets it in there."""
    return not package.marker or Marker(package.marker).evaluate(where.environment())


def needed(lock: list[Locked], where: Target) -> list[Locked]:
    """The packages that the program needs there: no build tools, and none that a marker leaves out."""
    here = {each.name: each for each in lock if is_for(each, where)}
    wanted = {name for name, each in here.items() if "gwasprivacy (pyproject.toml)" in each.wanted_by}
    while more := {name for name, each in here.items() if wanted & set(each.wanted_by)} - wanted:
        wanted |= more
    return [here[name] for name in sorted(wanted)]


def requirements(packages: list[Locked]) -> str:
    """A requirements file with every locked hash, for pip to choose among."""
    return "".join(
        f"{each.name}=={each.version} {' '.join(f'--hash=sha256:{digest}' for digest in each.hashes)}\n"
        for each in packages
    )
