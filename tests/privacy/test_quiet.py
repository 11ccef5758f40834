"""The guard that every test runs under hears and finds what asks for the network."""

from __future__ import annotations

import socket

import pytest

from tests.quiet import GUARD, ON_THIS_MACHINE, NetworkUsed, network_sockets


@pytest.fixture
def heard() -> list[str]:
    """What the guard heard; what a test here asks for on purpose is forgotten."""
    return GUARD.heard


def test_a_connection_a_listener_a_letter_and_a_name_are_refused(heard: list[str]) -> None:
    with socket.socket() as tcp, socket.socket(type=socket.SOCK_DGRAM) as udp:
        for ask in (
            lambda: tcp.connect(("192.0.2.1", 80)),
            lambda: tcp.bind(("127.0.0.1", 0)),
            lambda: udp.sendto(b"x", ("192.0.2.1", 53)),
            lambda: socket.getaddrinfo("example.org", 80),
            lambda: socket.create_connection(("example.org", 443)),
        ):
            with pytest.raises(NetworkUsed):
                ask()
    assert len(heard) == 5
    heard.clear()


def test_sockets_of_this_machine_s_files_are_let_be(heard: list[str]) -> None:
    one, other = socket.socketpair()
    one.close()
    other.close()
    assert heard == []


def test_what_qt_opens_past_python_is_found(qapp: object) -> None:
    network = pytest.importorskip("PySide6.QtNetwork")
    before = network_sockets()
    server = network.QTcpServer()
    if not server.listen(network.QHostAddress(network.QHostAddress.SpecialAddress.LocalHost)):
        pytest.skip("this machine lets nobody listen")
    assert len(network_sockets() - before) == 1
    server.close()
    server.deleteLater()
    assert network_sockets() == before


def test_the_files_that_may_talk_to_this_machine_exist(request: pytest.FixtureRequest) -> None:
    root = request.config.rootpath
    assert not [name for name in ON_THIS_MACHINE if not (root / name).exists()]
    assert request.node.nodeid.split("::")[0] not in ON_THIS_MACHINE
