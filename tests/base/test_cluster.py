"""A cluster is reached with certificates, or with the user's word that network and machine are theirs."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.base import executors
from gwasprivacy.base.cluster import Carries, Cluster
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.executors import DaskExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from tests.base.tls_clusters import Authority, local_cluster
from tests.cli.plan_words import TOP_ONE_OF_TWENTY
from tests.study.make_plink import random_plink


def square(number: int) -> int:
    return number * number


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "the-clusters-own")


@pytest.fixture(scope="module")
def tls_address(authority: Authority) -> Iterator[str]:
    with local_cluster(authority, n_workers=1, threads_per_worker=2, processes=False) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_with_certificates_counts_a_study(authority: Authority, tls_address: str, tmp_path: Path) -> None:
    study = open_study(random_plink(tmp_path, n_snps=40, missing=0.05)[0])
    with DaskExecutor(authority.cluster(tls_address)) as executor:
        assert executor.map(square, range(5)) == [0, 1, 4, 9, 16]
        assert count_tables(study, block=9, work=Work(executor=executor)).tables == count_tables(study).tables


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
        DaskExecutor(other.cluster(tls_address)).map(square, [1])
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
    rubbish.write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", encoding="utf-8")
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
@pytest.mark.parametrize("carries", Carries)
def test_this_machine_needs_tls_or_consent_since_any_account_may_hold_the_port(address: str, carries: Carries) -> None:
    with pytest.raises(PrivacyRefusal, match=r"Anyone with an account on this machine may be behind") as caught:
        DaskExecutor(Cluster(address=address, carries=carries))
    assert caught.value.code == "cluster.anybody-here"
    assert carries.value in str(caught.value)
    accepted = Cluster(address=address, carries=carries, insecure=True)
    DaskExecutor(accepted)
    assert "whoever on this machine is behind" in (accepted.warning() or "")
    assert Cluster(address="tls://127.0.0.1:8786").warning() is None


def test_whoever_holds_the_port_of_a_cluster_on_this_machine_is_sent_nothing_and_nothing_of_theirs_is_read(
    authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody listens where the cluster was meant to be, answers as a scheduler without the certificates would, and learns nothing."""
    pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "_CONNECT_SECONDS", 1)
    monkeypatch.setattr("pickle.loads", lambda *_args, **_options: pytest.fail("something was unpickled"))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        with pytest.raises(PrivacyRefusal):
            DaskExecutor(Cluster(address=f"tcp://{address}"))
        listener.settimeout(0)
        with pytest.raises(BlockingIOError):
            listener.accept()
        with pytest.raises(InvalidInput) as caught:
            DaskExecutor(authority.cluster(f"tls://{address}")).map(square, [1])
        assert caught.value.code == "cluster.no-trusted-scheduler"
        heard, _ = listener.accept()
        heard.settimeout(1)
        assert heard.recv(1) == b"\x16", "a TLS greeting and nothing else"
        heard.close()


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
    for address in ("tcp://node7:8786", "tcp://127.0.0.1:8786"):
        assert main([*words, "--cluster", address]) == 3
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
