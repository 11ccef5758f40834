"""Clusters of this machine for tests, reached over TLS with certificates of a throw-away authority."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.cluster import Cluster


class Authority:
    """A certificate authority of the test's own; ``issue`` writes a certificate and its key."""

    def __init__(self, folder: Path, name: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.folder, self.name = folder, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.certificate = self._signed(name, self.key.public_key(), authority=True)
        self.ca = folder / f"{name}.pem"
        self.ca.write_bytes(self._pem(self.certificate))

    def _signed(self, name: str, public: object, *, authority: bool) -> object:
        from cryptography import x509
        from cryptography.hazmat.primitives import hashes
        from cryptography.x509.oid import NameOID

        issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, self.name)])
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        now = datetime.now(UTC)
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(issuer)
            .public_key(public)  # type: ignore[arg-type]
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(hours=1))
            .not_valid_after(now + timedelta(hours=1))
            .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
            .sign(self.key, hashes.SHA256())
        )

    @staticmethod
    def _pem(certificate: object) -> bytes:
        from cryptography.hazmat.primitives.serialization import Encoding

        return bytes(certificate.public_bytes(Encoding.PEM))  # type: ignore[attr-defined]

    def issue(self, name: str, passphrase: bytes | None = None) -> tuple[Path, Path]:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import (
            BestAvailableEncryption,
            Encoding,
            NoEncryption,
            PrivateFormat,
        )

        key = ec.generate_private_key(ec.SECP256R1())
        cert, secret = self.folder / f"{name}.cert.pem", self.folder / f"{name}.key.pem"
        cert.write_bytes(self._pem(self._signed(name, key.public_key(), authority=False)))
        hidden = NoEncryption() if passphrase is None else BestAvailableEncryption(passphrase)
        secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, hidden))
        return cert, secret

    def cluster(self, address: str, name: str = "me") -> Cluster:
        """How ``name`` reaches a cluster of this authority."""
        cert, key = self.issue(name)
        return Cluster(address=address, ca=self.ca, cert=cert, key=key)


@contextmanager
def local_cluster(authority: Authority, **options: Any) -> Iterator[Any]:
    """A Dask cluster on loopback whose authority is ``authority``; ``options``: LocalCluster's."""
    distributed = pytest.importorskip("distributed")
    cert, key = authority.issue("cluster")
    roles = {f"tls_{role}_cert": str(cert) for role in ("scheduler", "worker", "client")}
    roles |= {f"tls_{role}_key": str(key) for role in ("scheduler", "worker", "client")}
    security = distributed.Security(require_encryption=True, tls_ca_file=str(authority.ca), **roles)
    with distributed.LocalCluster(
        host="tls://127.0.0.1", dashboard_address=None, security=security, **options
    ) as cluster:
        assert cluster.scheduler_address.startswith("tls://")
        yield cluster
