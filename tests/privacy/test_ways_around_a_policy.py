"""Ways around a site's signed policy: each ends the release with its reason and exit code 3, and nothing is spent."""

from __future__ import annotations

import base64
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.release.engine import publish
from gwasprivacy.release.keys.trust_changes import add_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.release.policy import site
from gwasprivacy.release.policy.signed_policy import POLICY_TYPE, sign_policy
from gwasprivacy.release.several_reports.check import together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from tests.release.policy_scene import PASSPHRASE, Site, found_site, rules
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.this_machine import IS_ROOT

STRICT = {"max_epsilon": 1.4}  # the scene's plan spends 1.5


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    return found_site(tmp_path, monkeypatch)


def removed(here: Site) -> None:
    here.policy.unlink()


def unsigned(here: Site) -> None:
    here.policy.write_text('{"format": "gwasprivacy-policy/1", "site": "Cancer Registry"}', encoding="utf-8")


def without_a_site(here: Site) -> None:
    here.policy.write_text('{"format": "gwasprivacy-policy/1"}', encoding="utf-8")


def of_another_officer(here: Site) -> None:
    here.policy.write_bytes(sign_policy(rules(), generate_key()))


def a_rule_taken_out(here: Site) -> None:
    envelope = json.loads(here.policy.read_bytes())
    payload = json.loads(base64.b64decode(envelope["payload"]))
    del payload["max_epsilon"]
    envelope["payload"] = base64.b64encode(canonical_json(payload)).decode()
    here.policy.write_bytes(canonical_json(envelope) + b"\n")


def signed_as_a_report(here: Site) -> None:
    """The officer's signature over the same bytes, for another kind of document."""
    payload = canonical_json({"format": "gwasprivacy-policy/1", "site": "Cancer Registry"})
    envelope = json.loads(sign_payload(payload, here.officer))
    here.policy.write_bytes(canonical_json({**envelope, "payloadType": POLICY_TYPE}) + b"\n")


def signed_with_an_unknown_rule(here: Site) -> None:
    payload = canonical_json({"format": "gwasprivacy-policy/1", "site": "Cancer Registry", "max_epsilons": 9})
    here.policy.write_bytes(sign_payload(payload, here.officer, POLICY_TYPE))


def a_dangling_link(here: Site) -> None:
    here.policy.unlink()
    here.policy.symlink_to(here.folder / "elsewhere.json")


def a_link_to_itself(here: Site) -> None:
    here.policy.unlink()
    here.policy.symlink_to(here.policy)


def a_folder(here: Site) -> None:
    here.policy.unlink()
    here.policy.mkdir()


def empty(here: Site) -> None:
    here.policy.write_bytes(b"")


def a_dangling_key(here: Site) -> None:
    here.officer_key.unlink()
    here.officer_key.symlink_to(here.folder / "elsewhere.pem")


def no_key(here: Site) -> None:
    here.officer_key.unlink()


def a_damaged_key(here: Site) -> None:
    here.officer_key.write_bytes(here.officer_key.read_bytes()[:60])


def the_folder_is_a_dangling_link(here: Site) -> None:
    moved = here.folder.rename(here.folder.with_name("moved"))
    here.folder.symlink_to(moved.with_name("nowhere"))


def the_folder_is_a_file(here: Site) -> None:
    here.folder.rename(here.folder.with_name("moved"))
    here.folder.write_text("", encoding="utf-8")


def expired(here: Site) -> None:
    here.put(valid_until="2020-01-31")


def not_yet(here: Site) -> None:
    here.put(valid_from="2150-01-01")


AT_THE_PLACE: dict[str, tuple[Callable[[Site], None], str]] = {
    "removed": (removed, "policy.missing"),
    "unsigned": (unsigned, "policy.unsigned"),
    "unsigned, and of no site": (without_a_site, "policy.unusable"),
    "another officer’s": (of_another_officer, "policy.wrong-signature"),
    "a rule taken out": (a_rule_taken_out, "policy.wrong-signature"),
    "signed as a report": (signed_as_a_report, "policy.wrong-signature"),
    "a rule that is not known": (signed_with_an_unknown_rule, "policy.unusable"),
    "a dangling link": (a_dangling_link, "policy.unusable"),
    "a link to itself": (a_link_to_itself, "policy.unusable"),
    "a folder": (a_folder, "policy.unusable"),
    "empty": (empty, "policy.unusable"),
    "a dangling key": (a_dangling_key, "policy.unusable"),
    "no key": (no_key, "policy.no-officer"),
    "a damaged key": (a_damaged_key, "policy.unusable"),
    "the folder leads nowhere": (the_folder_is_a_dangling_link, "policy.unseen"),
    "the folder is a file": (the_folder_is_a_file, "policy.unseen"),
    "expired": (expired, "policy.expired"),
    "not yet": (not_yet, "policy.not-yet"),
}


@pytest.mark.parametrize("name", AT_THE_PLACE)
def test_a_policy_that_cannot_be_believed_closes(name: str, scene: Scene, here: Site) -> None:
    attack, code = AT_THE_PLACE[name]
    here.put()
    prepare_release(scene.plan, scene.study)  # under the honest policy the plan is allowed
    here.put(**STRICT)
    attack(here)
    with pytest.raises(PrivacyRefusal) as caught:
        prepare_release(scene.plan, scene.study)
    assert (caught.value.code, caught.value.exit_code) == (code, 3)
    assert not scene.ledger.exists()


@pytest.mark.posix  # owners and rights by number
def test_whoever_releases_can_change_no_policy_that_counts(
    scene: Scene, here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.put()
    monkeypatch.setattr(os, "geteuid", lambda: here.policy.stat().st_uid or 4711)
    monkeypatch.setattr(os, "access", lambda *_: False)
    if IS_ROOT:
        site.site_policy()  # the administrator's, and nobody else may write it
        for each, mode in ((here.policy, 0o646), (here.folder, 0o757), (here.officer_key, 0o646)):
            before = stat.S_IMODE(each.stat().st_mode)
            each.chmod(mode)
            with pytest.raises(PrivacyRefusal, match="can be changed by the person who makes the release"):
                site.site_policy()
            each.chmod(before)
        os.chown(here.policy, 4711, 4711)
        monkeypatch.setattr(os, "geteuid", lambda: 4711)
    with pytest.raises(PrivacyRefusal, match="can be changed by the person who makes the release"):
        site.site_policy()


def test_what_is_given_beside_the_site_s_policy_only_adds_rules(scene: Scene, here: Site, tmp_path: Path) -> None:
    here.put(**STRICT)
    loose = tmp_path / "mine.json"
    mine = generate_key()
    _, public = write_key_pair(mine, tmp_path / "mine", PASSPHRASE)
    loose.write_bytes(sign_policy(rules(max_epsilon=9), mine))
    with pytest.raises(PrivacyRefusal, match=r"ε of at most 1\.4"):
        prepare_release(scene.plan, scene.study, policy=loose, policy_key=public)


def test_a_given_policy_is_believed_with_its_officer_s_key_only(scene: Scene, here: Site, tmp_path: Path) -> None:
    here.put()
    given = tmp_path / "given.json"
    other = generate_key()
    _, other_public = write_key_pair(other, tmp_path / "other", PASSPHRASE)
    for content, key, code in (
        (sign_policy(rules(), other), None, "policy.wrong-signature"),
        (canonical_json({"format": "gwasprivacy-policy/1", "site": "Cancer Registry"}), None, "policy.unsigned"),
        (sign_policy(rules(site="Another"), here.officer), None, "policy.other-site"),
        (sign_policy(rules(**STRICT), other), other_public, "policy.broken"),
    ):
        given.write_bytes(content)
        with pytest.raises(PrivacyRefusal) as caught:
            prepare_release(scene.plan, scene.study, policy=given, policy_key=key)
        assert caught.value.code == code
    here.policy.unlink()
    here.officer_key.unlink()
    given.write_bytes(sign_policy(rules(), other))
    with pytest.raises(PrivacyRefusal, match="Nothing states whose signature"):
        prepare_release(scene.plan, scene.study, policy=given)
    found = prepare_release(scene.plan, scene.study, policy=given, policy_key=other_public)
    assert [each.key_id for each in found.policies.named] == [other.key_id]
    given.unlink()
    with pytest.raises(InvalidInput, match="does not exist"):
        prepare_release(scene.plan, scene.study, policy=given, policy_key=other_public)


def test_a_policy_that_changes_after_the_check_ends_the_release(scene: Scene, here: Site) -> None:
    here.put()
    prepared = prepare_release(scene.plan, scene.study)
    here.put(max_snps=5)
    with pytest.raises(PrivacyRefusal, match="changed after this release was prepared") as caught:
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert caught.value.code == "policy.changed"
    assert not scene.ledger.exists()


def test_only_the_site_s_keys_sign_and_only_its_ledgers_are_debited(scene: Scene, here: Site) -> None:
    Ledger(scene.ledger).create()
    known = Ledger(scene.ledger).read().ledger_id
    here.put(signers=[scene.key.key_id], ledgers=[known])
    prepared = prepare_release(scene.plan, scene.study)
    with pytest.raises(PrivacyRefusal, match="does not let the key"):
        publish(prepared, scene.ledger, generate_key(), scene.out)
    new = scene.folder / "second.gwasledger"
    with pytest.raises(PrivacyRefusal, match="allows only certain ledgers"):
        preview(prepared, new)
    with pytest.raises(PrivacyRefusal, match="allows only certain ledgers"):
        publish(prepared, new, scene.key, scene.out)
    assert not new.exists()
    publish(prepared, scene.ledger, scene.key, scene.out)
    assert len(Ledger(scene.ledger).read().accounts[0].releases) == 1


def test_a_clock_that_was_set_back_brings_no_policy_back(
    scene: Scene, here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ledger has a later day than the policy's last."""
    Ledger(scene.ledger).create()
    here.put(valid_until="2024-05-01")
    monkeypatch.setattr(site, "today", lambda: "2024-04-01")
    prepared = prepare_release(scene.plan, scene.study)
    with pytest.raises(PrivacyRefusal, match="ended on 2024-05-01"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert not Ledger(scene.ledger).read().accounts


def test_no_option_and_no_variable_of_the_command_line_leads_around_it(
    scene: Scene, here: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gwasprivacy.plan.saved_plan import save_plan

    here.put(**STRICT)
    plan = scene.folder / "small.gwasplan"
    save_plan(scene.plan, plan)
    for name in ("GWASPRIVACY_POLICY", "GWASPRIVACY_SITE", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "HOME"):
        monkeypatch.setenv(name, str(scene.folder))
    command = ["release", str(plan), "--study", str(scene.study), "--ledger", str(scene.ledger)]
    assert main([*command, "--dry-run"]) == 3
    assert "This site allows ε of at most 1.4 in one release" in capsys.readouterr().err
    here.put(max_epsilon=1.5)
    assert main([*command, "--dry-run"]) == 0
    capsys.readouterr()
    strict = scene.folder / "strict.json"
    strict.write_bytes(sign_policy(rules(max_epsilon=1.4), here.officer))
    loose = scene.folder / "loose.json"
    loose.write_bytes(sign_policy(rules(), here.officer))
    assert main([*command, "--policy", str(strict), "--dry-run"]) == 3
    # As where somebody's script gives the first, and whoever runs it adds the second.
    assert main([*command, "--policy", str(strict), "--policy", str(loose), "--dry-run"]) == 2
    assert "argument --policy: it is given twice" in capsys.readouterr().err


def around_the_policy(scene: Scene, here: Site, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release by somebody whose own program looks elsewhere for the policy: by PYTHONPATH, LD_PRELOAD, a copy, a machine of their own."""
    with monkeypatch.context() as own:
        own.setattr(site, "SITE_POLICY", here.folder.with_name("elsewhere") / "policy.json")
        return scene.release().report_path


def test_a_report_that_was_made_around_the_policy_names_none_and_only_who_has_the_policy_decides(
    scene: Scene, here: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here.put()
    report = around_the_policy(scene, here, monkeypatch)
    key, none = str(scene.public_key_path), "It names no policy: this one was not in force where it was made."
    none += " Check it with the policy that was in force there, or ask its signer."
    held = ["--policy", str(here.policy), "--policy-key", str(here.officer_key)]
    assert main(["verify", str(report), "--key", key, *held]) == 4
    assert f"{report.name} is NOT valid. {none}" in capsys.readouterr().err
    assert main(["verify", str(report), "--key", key, *held, "--json"]) == 4
    said = json.loads(capsys.readouterr().out)
    assert (said["valid"], said["reason"]) == (False, none)
    # Without the policy it is a genuine report, which is said to name none.
    assert main(["verify", str(report), "--key", key]) == 0
    assert "It names no policy of a site, so nothing shows that a site’s rules were kept." in capsys.readouterr().out
    within = scene.release().report_path
    assert main(["verify", str(within), "--key", key]) == 0
    assert "names no policy" not in capsys.readouterr().out
    # Among others it is the one that is named, and the others count.
    slip = scene.folder / "slip.pdf"
    assert main(["verify", str(scene.out), "--key", key, *held, "--slip", str(slip)]) == 4
    told = capsys.readouterr()
    assert (
        f"1 of 2 reports is genuine and consistent: {within.name}. Do not rely on {report.name} (names no policy)."
        in told.out
    )
    assert "One names no policy: the one that was given was not in force where it was made." in told.out
    assert f"{within.name} is valid" in told.out
    assert f"{report.name} is NOT valid. {none}" in told.err
    add_trusted_key("Curator", scene.public_key_path)
    found = together_of(
        verify_each(
            [report, within],
            scene.public_key_path,
            trusted=trusted_keys(),
            policy=here.policy,
            policy_key=here.officer_key,
        ),
        has_policy=True,
    )
    assert [each.verdict for each in found.files] == ["names no policy", "genuine and consistent"]


def test_a_report_under_another_policy_is_not_one_without(
    scene: Scene, here: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.put()
    report = scene.release().report_path
    other = tmp_path / "other.json"
    other.write_bytes(sign_policy(rules(max_snps=5), here.officer))
    found = together_of(
        verify_each([report], scene.public_key_path, policy=other, policy_key=here.officer_key), has_policy=True
    )
    assert found.files[0].verdict == "not valid"
    assert "It names another policy, not this one." in str(found.files[0].found)
    assert "names no policy" not in found.summary()
