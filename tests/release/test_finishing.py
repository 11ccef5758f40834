"""A release that was killed after its report: what follows from the report is made later, and nothing is drawn again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.release.finishing import countersign, finish_releases, unfinished_releases, write_missing
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.public_keys import load_public_key
from tests.release.killed import killed
from tests.release.planning_scene import KEY, planned_once, planned_thrice
from tests.release.scene import PASSPHRASE, Scene


@pytest.mark.parametrize(
    ("owner", "name", "when"),
    [
        ("publication", "sync_names", "before"),
        ("Publication", "write_report", "after"),
        ("Ledger", "publish", "before"),
        ("Ledger", "publish", "after"),
        ("Publication", "write_tables", "before"),
        ("publication", "write_atomic", "after"),
        ("publication", "results_bytes", "before"),
        ("publication", "checksum_files", "after"),
    ],
)
def test_killed_between_report_and_tables_it_is_finished_from_the_report(
    scene: Scene, owner: str, name: str, when: str
) -> None:
    killed(scene, owner, name, when)
    report = scene.out / "small-1.release.json"
    before, rows = report.read_bytes(), Ledger(scene.ledger).read().n_rows
    was_noted = Ledger(scene.ledger).read().accounts[0].releases[0].is_published
    (left,) = unfinished_releases(scene.ledger, scene.out)
    assert (left.number, left.is_noted) == (1, was_noted)
    (done,) = finish_releases(scene.ledger, scene.out, load_public_key(scene.public_key_path))
    assert done.was_noted is not was_noted
    assert report.read_bytes() == before, "the report is what it was"
    found = verify_report(report, scene.public_key_path)
    assert found.valid
    assert sum(each.is_checked for each in found.beside) == 9
    state = Ledger(scene.ledger).read()
    (release,) = state.accounts[0].releases
    assert release.payload_sha256 == found.payload_sha256
    assert state.n_rows == rows + (not was_noted)
    (again,) = finish_releases(scene.ledger, scene.out, load_public_key(scene.public_key_path))
    assert (again.written, again.was_noted, Ledger(scene.ledger).read().n_rows) == ((), False, state.n_rows)


def test_the_second_release_is_finished_in_its_own_viewer_folder(scene: Scene) -> None:
    first = scene.release()
    killed(scene, "publication", "results_bytes", "before")
    (_, done) = finish_releases(scene.ledger, scene.out, load_public_key(scene.public_key_path))
    assert scene.out / "small-2.viewer" / "results.json" in done.written
    for report in (first.report_path, scene.out / "small-2.release.json"):
        assert verify_report(report, scene.public_key_path).valid


def test_a_debit_without_a_report_stays_one(scene: Scene) -> None:
    killed(scene, "engine", "sign_payload", "after")
    assert unfinished_releases(scene.ledger, scene.out) == ()
    assert finish_releases(scene.ledger, scene.out, load_public_key(scene.public_key_path)) == ()
    (release,) = Ledger(scene.ledger).read().accounts[0].releases
    assert not release.is_published


def test_only_what_the_signer_signed_and_the_ledger_knows_is_finished(scene: Scene) -> None:
    killed(scene, "Ledger", "publish", "before")
    _, stranger = write_key_pair(generate_key(), scene.folder / "stranger", PASSPHRASE)
    with pytest.raises(VerificationFailed, match="not signed with this key"):
        finish_releases(scene.ledger, scene.out, load_public_key(stranger))
    with pytest.raises(InvalidInput, match="has not recorded"):
        finish_releases(scene.ledger, scene.out, None)
    assert [path.name for path in scene.out.iterdir() if not path.name.startswith(".")] == ["small-1.release.json"]
    (done,) = finish_releases(scene.ledger, scene.out, load_public_key(scene.public_key_path))
    done.written[0].write_text("changed", encoding="utf-8")
    with pytest.raises(VerificationFailed, match="not the signed file"):
        finish_releases(scene.ledger, scene.out, None)
    assert done.written[0].read_text(encoding="utf-8") == "changed", "nothing is replaced"
    done.written[0].unlink()
    (again,) = finish_releases(scene.ledger, scene.out, None)
    assert again.written == (done.written[0],)


def test_finish_and_render_on_the_command_line(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    killed(scene, "Publication", "write_tables", "before")
    words = ["finish", str(scene.ledger), "--out", str(scene.out), "--key", str(scene.public_key_path), "--json"]
    assert main(words) == 0
    (entry,) = json.loads(capsys.readouterr().out)["releases"]
    assert [Path(path).name for path in entry["written"]][-1] == "small-1.release.pdf"
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["releases"][0]["written"] == []
    fresh = scene.folder / "fresh"
    render = [
        "render",
        str(scene.out / "small-1.release.json"),
        "--key",
        str(scene.public_key_path),
        "--out",
        str(fresh),
    ]
    assert main(render) == 0
    assert (fresh / "small-1.release.tsv").read_bytes() == (scene.out / "small-1.release.tsv").read_bytes()
    pdf = fresh / "small-1.release.pdf"
    pdf.write_text("forged", encoding="utf-8")
    assert main(render) == 0
    assert pdf.read_text(encoding="utf-8") == "forged"
    assert main([*render, "--force"]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    (fresh / "small-1.release.tsv").write_text("changed", encoding="utf-8")
    assert main(render) == 4


def test_a_planning_report_is_made_again_and_countersigned_as_a_release_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report, data = planned_thrice()
    path, fresh = tmp_path / "small.planning.json", tmp_path / "fresh"
    path.write_bytes(data)
    public = tmp_path / "office.pub.pem"
    write_key_pair(KEY, tmp_path / "office", PASSPHRASE)
    render = ["render", str(path), "--key", str(public), "--out", str(fresh), "--json"]
    assert main(render) == 0
    written = json.loads(capsys.readouterr().out)["written"]
    assert [Path(each).name for each in written] == ["small.planning.gwasplan", "small.planning.pdf"]
    assert sha256((fresh / "small.planning.gwasplan").read_bytes()) == report.subjects["small.planning.gwasplan"]
    assert (fresh / "small.planning.pdf").read_bytes().startswith(b"%PDF")
    (fresh / "small.planning.pdf").write_text("mine", encoding="utf-8")
    assert main(render) == 0
    assert json.loads(capsys.readouterr().out)["written"] == []
    assert main([*render, "--force"]) == 0
    assert (fresh / "small.planning.pdf").read_bytes().startswith(b"%PDF")
    (fresh / "small.planning.gwasplan").write_text("changed", encoding="utf-8")
    assert main(render) == 4

    path.write_bytes(planned_once()[1])
    capsys.readouterr()
    assert main(render) == 4
    assert "unsigned planning report" in capsys.readouterr().err

    path.write_bytes(data)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    private, second = write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)
    both = tmp_path / "both.json"
    assert main(["countersign", str(path), "--signed-by", str(public), "--key", str(private), "--out", str(both)]) == 0
    assert verify_report(both, public, second, strict=True).valid


def test_a_countersigned_report_holds_with_either_key_and_with_both_strictly(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome, officer = scene.release(), generate_key()
    private, public = write_key_pair(officer, scene.folder / "officer", PASSPHRASE)
    both = scene.out / "both.json"
    words = ["countersign", str(outcome.report_path), "--signed-by", str(scene.public_key_path), "--key"]
    assert main([*words, str(private), "--out", str(both)]) == 0
    assert verify_report(both, scene.public_key_path, public, strict=True).valid
    for key in (scene.public_key_path, public):
        assert verify_report(both, key).payload_sha256 == outcome.report.payload_sha256
    assert main(["verify", str(both), "--key", str(public), "--strict"]) == 4
    capsys.readouterr()
    with pytest.raises(InvalidInput, match="already"):
        countersign(both.read_bytes(), load_public_key(public), officer)
    stranger = generate_key()
    _, other = write_key_pair(stranger, scene.folder / "stranger", PASSPHRASE)
    with pytest.raises(VerificationFailed):
        countersign(outcome.report_path.read_bytes(), load_public_key(other), officer)
    assert write_missing(outcome.report, scene.out) == ()
