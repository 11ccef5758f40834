"""Nothing that a test runs opens a network connection, in this process or through Qt: what Python is asked for is refused, and what
was opened past Python is found afterwards.

Tests of clusters talk to this machine; they are named here.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path

ON_THIS_MACHINE = {
    "tests/base/test_cluster.py",
    "tests/base/test_lost_worker.py",
    "tests/base/test_executors.py",
    "tests/cli/test_simulate.py",
    "tests/docs/test_cluster_page.py",
    "tests/simulation/curves/test_utility_curve.py",
    "tests/simulation/studies/test_trait_studies.py",
}
_ASKING = {"socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg"}
_NAMES = {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"}
_TABLES = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")


class NetworkUsed(PermissionError):
    """A test, or the program in it, asked for the network."""


class SocketGuard:
    """Refuses, and remembers in ``heard``, what asks for the network while ``test`` (a file below the project) runs."""

    def __init__(self) -> None:
        self.test = ""
        self.heard: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if not event.startswith("socket."):
            return
        if event in _NAMES:
            asked = args[0]
            if not isinstance(asked, str) or asked in ("", "localhost") or _is_here(asked):
                return
        elif event in _ASKING:
            asked = args[1]
            if args[0] is not None and getattr(args[0], "family", None) == getattr(socket, "AF_UNIX", None):
                return
        else:
            return
        if self.test in ON_THIS_MACHINE:
            return
        self.heard.append(f"{event} {asked}")
        raise NetworkUsed(f"{event} {asked}")


def _is_here(host: str) -> bool:
    return re.fullmatch(r"127\.[0-9.]+|::1", host) is not None


def _is_unix(number: int) -> bool:
    """Of this machine alone: no table needs to be read for it, which takes longer than most tests."""
    try:
        with socket.socket(fileno=os.dup(number)) as one:
            return one.family == getattr(socket, "AF_UNIX", None)
    except OSError:
        return False


def network_sockets() -> set[str]:
    """This process's sockets of the internet's kinds, by their numbers; Linux alone tells, elsewhere none."""
    own = set()
    try:
        numbers = os.listdir("/proc/self/fd")  # noqa: PTH208 twice a test: no paths are made of dozens of names
    except OSError:
        return set()
    for number in numbers:
        try:
            target = os.readlink(f"/proc/self/fd/{number}")  # noqa: PTH115
        except OSError:
            continue
        if target.startswith("socket:[") and not _is_unix(int(number)):
            own.add(target[len("socket:[") : -1])
    if not own:
        return own
    of_network: set[str] = set()
    for name in _TABLES:
        try:
            rows = Path(f"/proc/self/net/{name}").read_text(encoding="utf-8").splitlines()[1:]
        except OSError:
            continue
        of_network |= {row.split()[9] for row in rows if len(row.split()) > 9}
    return own & of_network


GUARD = SocketGuard()
