"""A folder of reports in which somebody hostile has put whatever they like: each is named with what became of it, and none ends the others."""

from __future__ import annotations

import copy
import json
import os
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy import api
from gwasprivacy.base.errors import GwasPrivacyError, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.release.finishing import unfinished_releases
from gwasprivacy.release.several_reports.check import Together, together_of
from gwasprivacy.release.several_reports.checked_files import reports_among, verify_each
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.files.signed_files import subject_digests
from tests.release.planning_scene import planned_once
from tests.release.scene import Scene, set_up

LONG_NAMES = {
    "250 letters": "a" * 248 + "-1",
    "255 bytes of UTF-8": "é" * 126 + "a-1",
    "120 letters of four bytes": "😀" * 118 + "-1",
    "10,000 letters": "a" * 9_998 + "-1",
}
HARD_NAMES = {
    "a leading dash": "--key-1",
    "a leading dot": ".hidden-1",
    "a pattern": "*[!a]?**-1",
    "a device of Windows": "nul-1",
    "a drive of Windows": "c:x-1",
    "one dot more": "...-1",
    "braces of a template": "{path}{0}-1",
}


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    scene = set_up(tmp_path_factory.mktemp("scene"))
    scene.release()
    return scene


@pytest.fixture
def folder(scene: Scene, tmp_path: Path) -> Path:
    """With one good report between whatever comes before and after it in the order of names."""
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / "m.release.json").write_bytes((scene.out / "small-1.release.json").read_bytes())
    return folder


def signed(scene: Scene, name: str) -> bytes:
    """The scene's report with another name inside, signed again."""
    envelope = json.loads((scene.out / "small-1.release.json").read_text(encoding="utf-8"))
    statement = json.loads(b64decode(envelope["payload"]))
    predicate = copy.deepcopy(statement["predicate"])
    predicate["release"]["name"] = name
    subjects = [{"name": n, "digest": {"sha256": d}} for n, d in sorted(subject_digests(predicate).items())]
    return sign_payload(canonical_json(statement | {"predicate": predicate, "subject": subjects}), scene.key)


def checked(scene: Scene, folder: Path) -> Together:
    return together_of(verify_each(reports_among([folder]), scene.public_key_path))


def assert_only_the_good_one_is_valid(found: Together, n: int) -> None:
    assert len(found.files) == n
    assert [each.path.name for each in found.files if each.is_valid] == ["m.release.json"]
    assert all(each.error is not None or each.found is not None for each in found.files)
    assert found.summary()
    json.dumps(found.to_json())


@pytest.mark.parametrize("name", (LONG_NAMES | HARD_NAMES).values(), ids=LONG_NAMES | HARD_NAMES)
def test_a_signed_report_with_a_name_that_the_program_gives_none_is_refused_and_ends_nothing(
    scene: Scene, folder: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    report = folder / "a.release.json"
    report.write_bytes(signed(scene, name))
    found = api.verify(report, scene.public_key_path)
    assert not found.valid
    assert "a name that this program gives no report" in found.reason
    assert_only_the_good_one_is_valid(checked(scene, folder), 2)
    assert main(["verify", str(folder), "--key", str(scene.public_key_path)]) == 4
    assert f"{folder / 'm.release.json'} is valid" in capsys.readouterr().out
    with pytest.raises(VerificationFailed):
        read_report(report)
    assert {each.name for each in folder.iterdir()} == {"a.release.json", "m.release.json"}


@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_signed_planning_report_with_such_a_name_is_refused_and_ends_nothing(
    scene: Scene, folder: Path, name: str
) -> None:
    statement = json.loads(planned_once()[1])
    old = statement["predicate"]["report"]["name"]
    statement["predicate"]["report"]["name"] = name
    for each in statement["subject"]:
        each["name"] = each["name"].replace(old, name)
    report = folder / "a.planning.json"
    report.write_bytes(sign_payload(canonical_json(statement), scene.key))
    assert_only_the_good_one_is_valid(checked(scene, folder), 2)


@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_report_with_such_a_name_in_the_place_of_one_of_the_ledger_s_ends_nothing(
    scene: Scene, tmp_path: Path, name: str
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "small-1.release.json").write_bytes(signed(scene, name))
    assert unfinished_releases(scene.ledger, out) == ()


def empty(path: Path) -> None:
    path.touch()


def a_folder(path: Path) -> None:
    path.mkdir()


def a_dangling_link(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere")


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def a_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def no_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00" * 100)


def nested(path: Path) -> None:
    path.write_bytes(b"[" * 100_000)


def a_payload_of_surrogates(path: Path) -> None:
    path.write_bytes(rb'{"payload":"\ud800","payloadType":"x","signatures":[]}')


def large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


HOSTILE: dict[str, Callable[[Path], None]] = {
    "empty": empty,
    "a folder": a_folder,
    "a dangling link": a_dangling_link,
    "a link to itself": a_link_to_itself,
    "a device": a_link_to_a_device,
    "a pipe": a_pipe,
    "no text": no_text,
    "deeply nested": nested,
    "half a letter": a_payload_of_surrogates,
    "a gigabyte": large,
}
NAMES = [
    b"a\nb",
    b"-a",
    b"--key",
    b"a" * 242,
    ("é" * 121).encode(),
    b"\xff\xfe",
    b"a\x1b[2J",
    "a\u202eb".encode(),
    b" ",
    b"{path}",
]


@pytest.mark.posix
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_whatever_a_file_is_and_is_called_it_is_named_and_ends_no_other(
    scene: Scene, folder: Path, make: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    for name in NAMES:
        make(folder / os.fsdecode(name + b".release.json"))
    found = checked(scene, folder)
    assert_only_the_good_one_is_valid(found, len(NAMES) + 1)
    slip = folder / "slip.pdf"
    assert main(["verify", str(folder), "--key", str(scene.public_key_path), "--slip", str(slip)]) in (2, 4)
    assert slip.read_bytes().startswith(b"%PDF")
    said = capsys.readouterr()
    assert "m.release.json is valid" in said.out
    assert not any(letter in said.out + said.err for letter in "\x1b\u202e")
    assert main(["verify", str(folder), "--key", str(scene.public_key_path), "--json"]) in (2, 4)
    reports = json.loads(capsys.readouterr().out)["reports"]
    assert [each["valid"] for each in reports].count(True) == 1
    assert all(each["reason"] for each in reports)


@pytest.mark.posix
def test_a_folder_that_cannot_be_looked_through_is_named_and_ends_no_other(
    scene: Scene, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "closed").mkdir()
    real = os.scandir

    def refuse(path: Path) -> Any:
        if path.name == "closed":
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", refuse)
    found = checked(scene, folder)
    assert_only_the_good_one_is_valid(found, 2)
    (error,) = [each.error for each in found.files if each.error is not None]
    assert error.code == "together.closed-folder"
    assert "permission denied" in str(error)


@pytest.mark.posix
def test_folders_in_folders_without_end_are_named_and_end_no_other(scene: Scene, folder: Path) -> None:
    here, depth = Path.cwd(), 2100
    os.chdir(folder)
    for _ in range(depth):
        Path("d").mkdir()
        os.chdir("d")
    try:
        found = checked(scene, folder)
    finally:
        for _ in range(depth):
            os.chdir("..")
            Path("d").rmdir()
        os.chdir(here)
    assert_only_the_good_one_is_valid(found, 2)
    assert "the name is too long" in str(found.files[0].error)


@pytest.mark.posix
def test_links_to_folders_are_not_followed_into_circles(scene: Scene, folder: Path) -> None:
    (folder / "again").symlink_to(folder)
    assert_only_the_good_one_is_valid(checked(scene, folder), 1)


@pytest.mark.posix
def test_a_report_s_own_folder_that_is_closed_is_told_and_ends_nothing(
    scene: Scene, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "small-1.viewer").mkdir()
    real = Path.stat

    def refuse(self: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if self.parent.name == "small-1.viewer":
            raise PermissionError(13, "Permission denied")
        return real(self, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", refuse)
    found = verify_report(folder / "m.release.json", scene.public_key_path)
    assert found.valid
    assert any("small-1.viewer/results.json was not checked" in each for each in found.files)


def test_an_error_of_a_report_names_the_report(scene: Scene, folder: Path) -> None:
    (folder / "a.release.json").mkdir()
    (bad, good) = checked(scene, folder).files
    assert good.is_valid
    assert isinstance(bad.error, GwasPrivacyError)
    assert "a.release.json" in str(bad.error)
