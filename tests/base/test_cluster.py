"""A cluster is reached with certificates, on this machine, or with the user's word that the network is theirs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from gwasprivacy.base import executors
from gwasprivacy.base.cluster import Carries, Cluster
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.executors import DaskExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from tests.cli.plan_words import TOP_ONE_OF_TWENTY
from tests.study.make_plink import random_plink


def square(number: int) -> int:
    return number * number


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


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "the-clusters-own")


@pytest.fixture(scope="module")
def tls_address(authority: Authority) -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    cert, key = authority.issue("cluster")
    ca = str(authority.ca)
    roles = {f"tls_{role}_cert": str(cert) for role in ("scheduler", "worker", "client")}
    roles |= {f"tls_{role}_key": str(key) for role in ("scheduler", "worker", "client")}
    security = distributed.Security(require_encryption=True, tls_ca_file=ca, **roles)
    with distributed.LocalCluster(
        n_workers=1,
        threads_per_worker=2,
        processes=False,
        host="tls://127.0.0.1",
        dashboard_address=None,
        security=security,
    ) as cluster:
        assert cluster.scheduler_address.startswith("tls://")
        yield cluster.scheduler_address


def client(authority: Authority, address: str, name: str = "me") -> Cluster:
    cert, key = authority.issue(name)
    return Cluster(address=address, ca=authority.ca, cert=cert, key=key)


def test_a_cluster_with_certificates_counts_a_study(authority: Authority, tls_address: str, tmp_path: Path) -> None:
    study = open_study(random_plink(tmp_path, n_snps=40, missing=0.05)[0])
    with DaskExecutor(client(authority, tls_address)) as executor:
        assert executor.map(square, range(5)) == [0, 1, 4, 9, 16]
        assert count_tables(study, block=9, executor=executor).tables == count_tables(study).tables


def test_dasks_own_configuration_may_name_the_certificates(authority: Authority, tls_address: str) -> None:
    import dask

    cert, key = authority.issue("configured")
    tls = "distributed.comm.tls"
    files = {f"{tls}.ca-file": str(authority.ca), f"{tls}.client.cert": str(cert), f"{tls}.client.key": str(key)}
    with dask.config.set(files), DaskExecutor(Cluster(address=tls_address)) as executor:
        assert executor.map(square, [6]) == [36]
    with pytest.raises(InvalidInput) as caught:
        DaskExecutor(Cluster(address=tls_address)).map(square, [1])
    assert caught.value.code == "cluster.no-certificates"


def test_a_cluster_of_another_authority_is_not_believed(
    authority: Authority, tls_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "_CONNECT_SECONDS", 1)
    other = Authority(tmp_path, "somebody-else")
    with pytest.raises(InvalidInput) as caught:
        DaskExecutor(client(other, tls_address)).map(square, [1])
    assert caught.value.code == "cluster.no-trusted-scheduler"
    cert, key = other.issue("stranger")  # believes the cluster, which does not believe it
    with pytest.raises(InvalidInput) as caught:
        DaskExecutor(Cluster(address=tls_address, ca=authority.ca, cert=cert, key=key)).map(square, [1])
    assert caught.value.code == "cluster.no-trusted-scheduler"


def test_certificates_that_cannot_be_used_are_told_before_anything_connects(
    authority: Authority, tmp_path: Path
) -> None:
    pytest.importorskip("distributed")
    cert, key = authority.issue("mine")
    _, others = authority.issue("yours")
    _, hidden = authority.issue("hidden", passphrase=b"a long passphrase")
    rubbish = tmp_path / "rubbish.pem"
    rubbish.write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
    for files, code in (
        ((authority.ca, cert, others), "cluster.unusable-certificates"),
        ((rubbish, cert, key), "cluster.unusable-certificates"),
        ((authority.ca, cert, rubbish), "cluster.unusable-certificates"),
        ((authority.ca, cert, hidden), "cluster.encrypted-key"),
        ((tmp_path / "none.pem", cert, key), "file.missing"),
    ):
        ca, own, secret = files
        with pytest.raises(InvalidInput) as caught:
            DaskExecutor(Cluster(address="tls://127.0.0.1:9", ca=ca, cert=own, key=secret)).map(square, [1])
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        (
            {"address": "tcp://127.0.0.1:1", "ca": Path("x"), "cert": Path("x"), "key": Path("x")},
            "certificates-without-tls",
        ),
        ({"address": "tls://127.0.0.1:1", "ca": Path("x"), "cert": Path("x")}, "certificates-incomplete"),
        ({"address": "tls://127.0.0.1:1", "key": Path("x")}, "certificates-incomplete"),
    ],
)
def test_certificates_come_together_and_with_tls(fields: dict[str, Path], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Cluster(**fields)  # type: ignore[arg-type]
    assert caught.value.code == f"cluster.{code}"


HERE = ["tcp://127.0.0.1:8786", "tcp://localhost:8786", "tcp://[::1]:8786", "tcp://127.8.9.1:1", "ucx://LOCALHOST:1"]
AWAY = ["tcp://10.0.0.1:8786", "tcp://node7:8786", "tcp://localhost.example.org:1", "tcp://[fe80::1]:1", "ucx://node7:1",
        "tcp://0.0.0.0:1", "tcp://127.0.0.1.example.org:1", "tcp://127.1:1"]  # fmt: skip


@pytest.mark.parametrize("address", HERE)
def test_this_machine_needs_no_consent(address: str) -> None:
    assert Cluster(address=address).warning() is None
    DaskExecutor(Cluster(address=address))


@pytest.mark.parametrize("address", AWAY)
@pytest.mark.parametrize("carries", Carries)
def test_a_network_without_tls_needs_consent_and_says_what_it_shows(address: str, carries: Carries) -> None:
    with pytest.raises(PrivacyRefusal, match=r"case–control status|nothing about any person") as caught:
        DaskExecutor(Cluster(address=address, carries=carries))
    assert caught.value.code == "cluster.in-clear"
    accepted = Cluster(address=address, carries=carries, insecure=True)
    DaskExecutor(accepted)
    assert carries.value in (accepted.warning() or "")


@pytest.mark.parametrize("command", ["tables", "utility", "simulate", "plan report"])
def test_every_command_with_a_cluster_refuses_one_that_others_hear(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(DaskExecutor, "_connected", lambda self: pytest.fail("it connected"))
    study = random_plink(tmp_path)[0]
    plan = tmp_path / "x.gwasplan"
    assert main(["plan", "new", str(plan), *TOP_ONE_OF_TWENTY]) == 0
    words = {
        "tables": ["tables", str(study), "--out", str(tmp_path / "t.tsv")],
        "utility": [
            "utility",
            "--causative",
            "rs1",
            "--score",
            "tv",
            "--mechanism",
            "exponential",
            "--snps",
            "1",
            "--epsilon",
            "1",
        ],
        "simulate": ["simulate", str(plan), "--out", str(tmp_path / "c.csv")],
        "plan report": ["plan", "report", str(plan), "--out", str(tmp_path / "reports")],
    }[command]
    if command == "utility":
        words.insert(1, str(study))
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    capsys.readouterr()
    assert main([*words, "--cluster", "tcp://node7:8786"]) == 3
    said = capsys.readouterr().err
    assert "--insecure-cluster" in said
    assert ("nothing about any person" in said) == (command in ("simulate", "plan report"))
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == before
    assert main([*words, "--insecure-cluster"]) == 2


def test_what_was_accepted_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "_CONNECT_SECONDS", 0.2)
    study = random_plink(tmp_path)[0]
    code = main(
        ["tables", str(study), "--out", str(tmp_path / "t.tsv"), "--cluster", "tcp://127.1:9", "--insecure-cluster"]
    )
    said = capsys.readouterr().err
    assert code == 2
    assert "Warning: Without TLS, case–control status and exact genotype tables cross" in said
