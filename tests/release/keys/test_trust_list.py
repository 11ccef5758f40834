"""The list of trusted keys: added, removed, read, refused when it is damaged or says two things."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.release.keys import trust_list, trust_places
from gwasprivacy.release.keys.trust_changes import add_trusted_key, remove_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.keys.trust_places import own_list
from gwasprivacy.release.keys.trusted import TrustedKey
from gwasprivacy.release.several_reports.check import together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.release.signing import add_signature, generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.envelope import open_envelope
from tests.release.scene import PASSPHRASE, Scene
from tests.this_machine import IS_ROOT


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GWASPRIVACY_SETTINGS", str(tmp_path / "settings" / "window.ini"))
    monkeypatch.setattr(trust_places, "SITE_LIST", tmp_path / "etc" / "trusted-keys.json")
    monkeypatch.setattr(trust_list, "is_administrator", lambda: True)  # who made the site's list runs the tests
    return tmp_path / "settings"


def public_key(folder: Path, name: str = "k") -> Path:
    return write_key_pair(generate_key(), folder / name, PASSPHRASE)[1]


def as_site(own: Path) -> None:
    """Make the user's list the site's."""
    trust_places.SITE_LIST.parent.mkdir()
    own.rename(trust_places.SITE_LIST)


def test_a_key_is_trusted_under_a_name_until_it_is_removed(tmp_path: Path) -> None:
    added = add_trusted_key("  Ana   López ", public_key(tmp_path), "Example Hospital")
    known = trusted_keys()
    assert [each.words() for each in known.keys] == ["Ana López, Example Hospital"]
    assert known.of(added.key_id) == known.keys[0] == known.named("ana lópez")
    assert own_list().stat().st_mode & 0o077 == 0
    assert remove_trusted_key("ANA LÓPEZ").key_id == added.key_id
    assert trusted_keys().keys == ()
    with pytest.raises(InvalidInput, match="No key of the name"):
        remove_trusted_key("Ana López")


@pytest.mark.parametrize("name", ["", "   ", "a\x07b", "x" * 101, "Ana\u202eL"])
def test_a_name_must_be_one_that_can_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(InvalidInput):
        add_trusted_key(name, public_key(tmp_path))
    assert not own_list().exists()


def test_the_same_name_and_the_same_key_twice_are_told_apart(tmp_path: Path) -> None:
    first, second = public_key(tmp_path), public_key(tmp_path, "other")
    add_trusted_key("Data office", first)
    with pytest.raises(InvalidInput, match=r"trusted already, as the key of .*Data office"):
        add_trusted_key("Somebody else", first)
    with pytest.raises(InvalidInput, match="taken by another key"):
        add_trusted_key("DATA  OFFICE", second)
    assert len(trusted_keys().keys) == 1


def test_a_private_key_or_any_other_file_is_no_key_to_trust(tmp_path: Path) -> None:
    private, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    with pytest.raises(InvalidInput, match="private key"):
        add_trusted_key("Me", private)
    (tmp_path / "text.pem").write_text("hello", encoding="utf-8")
    with pytest.raises(InvalidInput, match="not a public key"):
        add_trusted_key("Me", tmp_path / "text.pem")


def change(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["keys"][0].update({field: value})


DAMAGE: dict[str, Callable[[dict[str, Any]], Any]] = {
    "another format": lambda document: document.update(format="gwasprivacy-trusted-keys/9"),
    "another fingerprint": change("key_id", "0" * 64),
    "no key": change("public_key", "A" * 59 + "="),
    "a key cut off": change("public_key", "MCow"),
    "a member that is not known": change("owner", "x"),
    "a hidden letter": change("name", "Ana\u200b"),
    "a name twice": lambda document: document["keys"].append({**document["keys"][1], "name": "ana"}),
    "a key twice": lambda document: document["keys"].append({**document["keys"][0], "name": "Eve"}),
    "no list": lambda document: document.update(keys={}),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("of_site", [False, True])
def test_a_damaged_or_ambiguous_list_trusts_nobody(
    tmp_path: Path, damage: Callable[[dict[str, Any]], Any], of_site: bool
) -> None:
    for name in ("Ana", "Ben"):
        add_trusted_key(name, public_key(tmp_path, name))
    document = json.loads(own_list().read_text("utf-8"))
    damage(document)
    own_list().write_text(json.dumps(document), encoding="utf-8")
    path = own_list()
    if of_site:
        as_site(own_list())
        path = trust_places.SITE_LIST
    with pytest.raises(InvalidInput) as found:
        trusted_keys()
    assert str(path) in str(found.value)


@pytest.mark.parametrize(
    "made", [lambda path: path.write_bytes(b"\xff\xfe"), lambda path: path.symlink_to("nowhere"), Path.mkdir]
)
def test_a_list_that_cannot_be_read_is_an_error_and_never_an_empty_list(made: Callable[[Path], object]) -> None:
    own_list().parent.mkdir()
    made(own_list())
    with pytest.raises(GwasPrivacyError):
        trusted_keys()


def opened(path: Path, mode: int) -> Path:
    path.chmod(mode)
    return path


def given_away(path: Path) -> Path:
    if not IS_ROOT:
        pytest.skip("only root gives files away")
    os.chown(path, 4711, 4711)
    return path


def linked_through(path: Path, name: str) -> Path:
    """Put a link to a link to the list, which lies in a folder for everybody, in its place."""
    middle = path.parent.parent / name
    middle.mkdir()
    kept = path.rename(path.with_name("kept.json"))
    (middle / "link").symlink_to(kept)
    path.symlink_to(middle / "link")
    return opened(middle, 0o757)


OPEN: dict[str, Callable[[Path], Path]] = {
    "the file": lambda path: opened(path, 0o646),
    "its folder": lambda path: opened(path.parent, 0o757),
    "a folder above": lambda path: opened(path.parent.parent, 0o757),
    "the folder of a link to it": lambda path: linked_through(path, "open"),
    "another user's": given_away,
    "in another user's folder": lambda path: given_away(path.parent),
}


@pytest.mark.posix  # owners and rights by number
@pytest.mark.parametrize("how", OPEN)
@pytest.mark.parametrize("of_site", [False, True])
def test_a_list_that_others_can_change_trusts_nobody(tmp_path: Path, how: str, of_site: bool) -> None:
    add_trusted_key("Ana", public_key(tmp_path))
    path = own_list()
    if of_site:
        as_site(path)
        path = trust_places.SITE_LIST
    assert len(trusted_keys().keys) == 1
    place = OPEN[how](path)
    with pytest.raises(InvalidInput) as caught:
        trusted_keys()
    assert caught.value.code == ("trust.site-list-open" if of_site else "trust.list-open")
    assert caught.value.values["place"] == place
    place.chmod(0o700)


@pytest.mark.posix
def test_a_list_in_a_folder_for_everybody_where_nobody_replaces_another_s_file_is_believed(tmp_path: Path) -> None:
    add_trusted_key("Ana", public_key(tmp_path))
    own_list().parent.chmod(0o1777)
    assert len(trusted_keys().keys) == 1
    own_list().parent.chmod(0o777)
    with pytest.raises(InvalidInput, match="can be changed by others"):
        trusted_keys()


@pytest.mark.posix
def test_the_site_s_list_is_its_administrators_as_its_policy_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_trusted_key("Ana", public_key(tmp_path))
    as_site(own_list())
    monkeypatch.setattr(trust_list, "is_administrator", lambda: False)
    monkeypatch.setattr(os, "geteuid", lambda: trust_places.SITE_LIST.stat().st_uid)
    with pytest.raises(InvalidInput, match="by people who are no administrators"):
        trusted_keys()
    trust_places.SITE_LIST.rename(own_list())  # as their own they may have it
    assert len(trusted_keys().keys) == 1


@pytest.mark.posix
def test_an_open_list_is_told_by_the_command_line_with_what_to_do(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    report = scene.release().report_path
    add_trusted_key("Ana", scene.public_key_path)
    own_list().parent.chmod(0o757)
    assert main(["verify", str(report)]) == 2
    said = capsys.readouterr().err
    assert f"{own_list().parent} can be changed by others on this computer" in said
    assert "chmod o-w" in said


def test_the_sites_list_comes_first(tmp_path: Path) -> None:
    shared, mine, other = (public_key(tmp_path, name) for name in ("shared", "mine", "other"))
    office = add_trusted_key("Data office", shared)
    as_site(own_list())
    ana = add_trusted_key("Ana", mine)
    assert [(each.name, each.of_site) for each in trusted_keys().keys] == [("Data office", True), ("Ana", False)]
    with pytest.raises(InvalidInput, match="taken by another key"):
        add_trusted_key("data office", other)
    with pytest.raises(InvalidInput, match="this site’s list"):
        remove_trusted_key("Data office")
    # A name that the site gives to another key later on: the user's entry is not used, and that is said.
    stolen = json.loads(own_list().read_text("utf-8"))
    stolen["keys"][0]["name"] = "Data Office"
    own_list().write_text(json.dumps(stolen), encoding="utf-8")
    known = trusted_keys()
    assert [each.key_id for each in known.keys] == [office.key_id]
    assert [each.key_id for each in known.set_aside] == [ana.key_id]
    assert known.of(ana.key_id) is None


# -------------------------------------------------------------------------------------------------------- verifying


def test_verify_needs_no_key_file_and_says_by_whose_name(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    report = scene.release().report_path
    assert main(["verify", str(report)]) == 2
    said = capsys.readouterr()
    assert "No key is trusted" in said.err
    assert "By its own words it is release 1 of" in said.out
    assert "None of this is checked yet" in said.out
    added = add_trusted_key("Data office", scene.public_key_path, "Example Hospital")
    assert main(["verify", str(report)]) == 0
    assert "signed by Data office, Example Hospital" in capsys.readouterr().out
    assert main(["verify", str(report), "--json", "--key", str(scene.public_key_path)]) == 0
    (signer,) = json.loads(capsys.readouterr().out)["signers"]
    assert signer == {
        "key_id": added.key_id,
        "name": "Data office",
        "institution": "Example Hospital",
        "of_site": False,
    }


def test_a_valid_report_by_a_key_that_nobody_trusts_says_so_and_how_to_confirm_it(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever mails a report can mail a key: the exit code is that of a valid report, the words are not those of a known signer."""
    report, key = scene.release().report_path, str(scene.public_key_path)
    assert main(["verify", str(report), "--key", key]) == 0
    said = capsys.readouterr().out
    assert "is valid; you have not confirmed whose key this is." in said
    assert "gwasprivacy key trust add NAME PUB.pem" in said
    assert main(["verify", str(report), "--key", key, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["valid"], found["confirmed"]) == (True, False)
    assert "not confirmed" in together_of(verify_each([report], scene.public_key_path)).summary()
    add_trusted_key("Data office", scene.public_key_path)
    assert main(["verify", str(report), "--key", key]) == 0
    said = capsys.readouterr().out
    assert "is valid. " in said
    assert "confirmed" not in said
    assert main(["verify", str(report), "--key", key, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["confirmed"] is True


def test_a_wrong_key_file_is_no_word_against_the_report(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    report = scene.release().report_path
    assert main(["verify", str(report), "--key", str(scene.key_path)]) == 4
    said = capsys.readouterr().err
    assert "was not checked" in said
    assert "is a private key" in said
    assert "NOT valid" not in said


def test_a_report_that_nobody_trusted_has_signed_is_not_valid(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    report = scene.release().report_path
    add_trusted_key("Somebody else", public_key(scene.folder, "else"))
    found = verify_report(report, trusted=trusted_keys())
    assert not found.valid
    assert found.signers == ()
    assert main(["verify", str(report)]) == 4
    assert "gwasprivacy key trust add" in capsys.readouterr().err


def test_strict_refuses_a_signature_of_somebody_who_is_not_trusted(scene: Scene) -> None:
    report, stranger = scene.release().report_path, generate_key()
    add_trusted_key("Data office", scene.public_key_path)
    for name in ("Ana", "Ben"):
        add_trusted_key(name, public_key(scene.folder, name))
    assert verify_report(
        report, trusted=trusted_keys(), strict=True
    ).valid  # others who are trusted need not have signed
    report.write_bytes(add_signature(open_envelope(report.read_bytes()), stranger))
    assert verify_report(report, trusted=trusted_keys()).n_unchecked_signatures == 1
    assert not verify_report(report, trusted=trusted_keys(), strict=True).valid


def test_a_signature_in_a_trusted_name_that_does_not_hold_is_refused(scene: Scene) -> None:
    """Whoever writes an envelope may write any key id under their own signature."""
    report = scene.release().report_path
    add_trusted_key("Data office", public_key(scene.folder, "office"))
    (office,) = trusted_keys().keys
    text = report.read_text("utf-8").replace(scene.key.key_id, office.key_id)
    report.write_bytes(text.encode())
    found = verify_report(report, trusted=trusted_keys())
    assert not found.valid
    assert found.error is not None
    assert found.error.code == "signing.signature-not-match-report-changed"


def test_a_damaged_list_stops_a_verification_that_needs_it_and_is_a_note_for_one_that_does_not(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    report = scene.release().report_path
    own_list().parent.mkdir(exist_ok=True)
    own_list().write_text("{", encoding="utf-8")
    assert main(["verify", str(report)]) == 2
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0
    assert "note:" in capsys.readouterr().err


def test_the_command_line_adds_lists_and_removes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    public = public_key(tmp_path)
    assert main(["key", "list"]) == 0
    assert "No key is trusted yet" in capsys.readouterr().out
    assert main(["key", "trust", "add", "Ana López", str(public), "--institution", "Example Hospital"]) == 0
    assert "Compare it with its owner" in capsys.readouterr().out
    assert main(["key", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(each["name"], each["institution"]) for each in told["keys"]] == [("Ana López", "Example Hospital")]
    assert main(["key", "list"]) == 0
    assert told["keys"][0]["key_id"] in capsys.readouterr().out
    assert main(["key", "trust", "remove", told["keys"][0]["key_id"]]) == 0
    assert trusted_keys().keys == ()


def test_a_new_passphrase_comes_from_its_own_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    private, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.setenv("GWASPRIVACY_NEW_PASSPHRASE", "short")
    assert main(["key", "passphrase", str(private)]) == 2
    monkeypatch.setenv("GWASPRIVACY_NEW_PASSPHRASE", "another horse battery")
    assert main(["key", "passphrase", str(private)]) == 0
    told = capsys.readouterr()
    assert "A lost passphrase cannot be recovered" in told.out
    assert "horse" not in told.out + told.err
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "another horse battery")
    monkeypatch.setenv("GWASPRIVACY_NEW_PASSPHRASE", PASSPHRASE)
    assert main(["key", "passphrase", str(private), "--json"]) == 0


def test_a_trusted_key_is_a_value(tmp_path: Path) -> None:
    (known,) = [add_trusted_key("Ana", public_key(tmp_path))]
    with pytest.raises(AttributeError):
        known.name = "Eve"  # type: ignore[misc]
    assert isinstance(known, TrustedKey)


def test_there_is_a_list_to_read_where_only_the_site_has_one(tmp_path: Path) -> None:
    assert not trust_places.is_there_a_list()
    add_trusted_key("Ana", public_key(tmp_path))
    assert trust_places.is_there_a_list()
    as_site(own_list())
    assert not own_list().exists()
    assert trust_places.is_there_a_list()
