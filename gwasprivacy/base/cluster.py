"""A Dask cluster as a person names it: its address, the certificates that prove who is who, and what work carries there.

Certificates make sure that nobody on the way, and no other account of this machine, reads or changes anything, and that scheduler and workers are those that the
cluster's own authority vouches for.  They do not make the cluster harmless: what it sends back is unpickled, so whoever controls
it can run programs as this user (docs/threat-model.md, "The cluster and the network").
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from ipaddress import ip_address
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.quantities import Phrase

_ADDRESS = re.compile(r"(tcp|tls|ucx)://(?:\[(?P<ipv6>[0-9A-Fa-f:.]+)\]|(?P<host>[^\s/:\[\]]+)):\d+")


class Carries(Enum):
    """What a piece of work sends to a cluster and gets back, in words that follow "without TLS"."""

    STUDY = mark("case–control status and exact genotype tables")
    SIMULATION = mark("the assumptions of a plan and simulated numbers (nothing about any person)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cluster:
    """A scheduler's ``address`` (tcp://, ucx:// or tls://host:port), and how it may be reached.

    ``ca``, ``cert``, ``key``: PEM files of the cluster's certificate authority and of this user; all three or none (then Dask's own
    configuration names them).  ``insecure``: the user accepts an address without TLS.  Raises InvalidInput.
    """

    address: str
    ca: Path | None = None
    cert: Path | None = None
    key: Path | None = None
    insecure: bool = False
    carries: Carries = Carries.STUDY

    def __post_init__(self) -> None:
        if not _ADDRESS.fullmatch(self.address):
            raise InvalidInput("machine.scheduler-address", address=repr(self.address))
        given = [each for each in (self.ca, self.cert, self.key) if each is not None]
        if given and not self.is_encrypted:
            raise InvalidInput("cluster.certificates-without-tls")
        if given and len(given) < 3:
            raise InvalidInput("cluster.certificates-incomplete")

    @property
    def is_encrypted(self) -> bool:
        return self.address.startswith("tls://")

    @property
    def is_on_this_machine(self) -> bool:
        """Whether the scheduler's address is this machine's own (loopback); names are not looked up."""
        found = _ADDRESS.fullmatch(self.address)
        assert found is not None
        host = found["ipv6"] or found["host"]
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host.lower() == "localhost"

    def require_privacy(self) -> None:
        """Raise PrivacyRefusal for an address without TLS, unless the user accepted that.

        On this machine nobody hears what goes over loopback, but any account may hold the port: it would be sent the work, and what
        it answers is unpickled.
        """
        if self.is_encrypted or self.insecure:
            return
        if self.is_on_this_machine:
            raise PrivacyRefusal("cluster.anybody-here", address=self.address, what=Phrase(self.carries.value))
        raise PrivacyRefusal("cluster.in-clear", address=self.address, what=Phrase(self.carries.value))

    def warning(self) -> str | None:
        """What the user accepted, in a sentence; None with TLS."""
        if self.is_encrypted:
            return None
        if self.is_on_this_machine:
            return say(
                "Without TLS, {what} go to whoever on this machine is behind {address}.",
                what=say_marked(self.carries.value),
                address=self.address,
            )
        return say(
            "Without TLS, {what} cross the network unencrypted, to {address}.",
            what=say_marked(self.carries.value),
            address=self.address,
        )
