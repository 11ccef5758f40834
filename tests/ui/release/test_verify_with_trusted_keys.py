"""The page that verifies, without key files: trusted keys, keys trusted from here, and several reports at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gwasprivacy.release.keys.trust_changes import add_trusted_key
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.policy.signed_policy import sign_policy
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.ui.release.verify_page import VerifyPage
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.policy_scene import rules
from tests.release.scene import PASSPHRASE, Scene, set_up
from tests.release.several_reports.test_hostile_folder import signed
from tests.release.several_reports.test_together import release
from tests.ui.conftest import Answers


@pytest.fixture
def page(qtbot: QtBot, jobs: JobRunner) -> VerifyPage:
    made = VerifyPage(jobs)
    made.resize(1200, 800)
    qtbot.addWidget(made)
    return made


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """Three releases of one ledger."""
    folder = tmp_path_factory.mktemp("scene")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        made = set_up(folder)
        for _ in range(3):
            release(made, made.ledger, made.out)
    return made


def first(scene: Scene) -> Path:
    return scene.out / "small-1.release.json"


def test_reports_that_name_no_policy_are_named_as_such_and_are_no_pass(
    qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path
) -> None:
    """Whoever makes releases with a program or a machine of their own has no policy there: the officer sees it here."""
    officer = generate_key()
    _, officer_key = write_key_pair(officer, tmp_path / "officer", PASSPHRASE)
    policy = tmp_path / "policy.json"
    policy.write_bytes(sign_policy(rules(), officer))
    page.take([first(scene), scene.public_key_path])
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.heading.text() == "Valid; you have not confirmed whose key this is."
    assert "It names no policy of a site, so nothing shows that a site’s rules were kept." in page.reason.text()
    page.policy.officer.picked.emit(officer_key)
    page.policy.policy.picked.emit(policy)
    qtbot.waitUntil(lambda: page.verification is not None and not page.verification.valid)
    assert page.heading.text() == "Do not rely on this report."
    assert page.reason.text() == (
        "It names no policy: this one was not in force where it was made. Check it with the policy that was in force there, or ask its signer."
    )
    page.take([scene.out])
    qtbot.waitUntil(lambda: page.several.found is not None)
    assert page.heading.text() == "Do not rely on these reports."
    assert "3 name no policy: the one that was given was not in force where they were made." in page.reason.text()
    lines = [page.several.list.topLevelItem(row) for row in range(page.several.list.topLevelItemCount())]
    assert [each.text(1) for each in lines if each is not None] == ["names no policy"] * 3


def test_a_folder_with_hostile_reports_shows_each_with_what_became_of_it(
    qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path
) -> None:
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / "a.release.json").write_bytes(signed(scene, "a" * 248 + "-1"))
    (folder / "m.release.json").write_bytes(first(scene).read_bytes())
    (folder / "n.release.json").symlink_to(tmp_path / "nowhere")
    (folder / "o.release.json").mkdir()
    page.take([folder, scene.public_key_path])
    qtbot.waitUntil(lambda: page.several.found is not None)
    assert page.several.found is not None
    assert [each.is_valid for each in page.several.found.files] == [False, True, False, False]
    assert page.heading.text() == "Do not rely on all of these reports."
    assert page.reason.text().startswith("1 of 4 reports is genuine and consistent: m.release.json. Do not rely on a")
    page.take([folder / "a.release.json"])
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.heading.text() != "Genuine and consistent."


def test_a_trusted_key_needs_no_file_and_its_owner_is_named(qtbot: QtBot, page: VerifyPage, scene: Scene) -> None:
    page.take([first(scene)])
    assert "Now drop the signer’s public key" in page.reason.text()
    page.key_card.show_path(scene.public_key_path)
    assert page.key_card.trust.isVisibleTo(page)
    page.key_card.trust.click()
    assert page.key_card.form.isVisibleTo(page)
    page.key_card.form.name.setText("Ana López")
    page.key_card.form.institution.setText("Example Hospital")
    page.key_card.form.add.click()
    assert trusted_keys().keys[0].words() == "Ana López, Example Hospital"
    assert not page.key_card.trust.isVisibleTo(page)
    page.key_card.place.clear_button.click()
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.verification is not None
    assert page.verification.valid
    assert "Signed by Ana López, Example Hospital." in page.fingerprint.text()
    assert not page.use_snps.isEnabled()  # that needs the key's file


def test_one_of_the_trusted_keys_can_be_chosen(qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path) -> None:
    other = set_up(tmp_path).public_key_path
    add_trusted_key("Ana", scene.public_key_path)
    add_trusted_key("Ben & Co", other)
    page.key_card.menu.aboutToShow.emit()
    actions = {action.text(): action for action in page.key_card.menu.actions() if action.text()}
    assert list(actions) == ["Any trusted key", "Ana", "Ben && Co"]
    page.take([first(scene)])
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.verification is not None
    assert page.verification.valid
    actions["Ben && Co"].trigger()
    qtbot.waitUntil(lambda: page.verification is not None)
    assert not page.verification.valid
    assert "trusted key of Ben & Co" in page.key_card.hint.text()


def test_a_damaged_list_is_said_on_the_card(page: VerifyPage, tmp_path: Path) -> None:
    (tmp_path / "trusted-keys.json").write_text("{", encoding="utf-8")
    page.key_card.read()
    assert "trusted-keys.json" in page.key_card.error.text()
    assert not page.key_card.is_ready


def test_a_folder_is_a_line_for_each_report_a_sentence_and_a_slip(
    qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path, dialogs: Answers
) -> None:
    add_trusted_key("Ana", scene.public_key_path)
    page.take([scene.out])
    qtbot.waitUntil(lambda: page.several.found is not None)
    lines = [page.several.list.topLevelItem(row) for row in range(page.several.list.topLevelItemCount())]
    assert [item.text(0) for item in lines if item] == [f"small-{n}.release.json" for n in (1, 2, 3)]
    assert [(item.text(1), item.text(2)) for item in lines if item] == [("genuine and consistent", "Ana")] * 3
    assert "consistent with one ledger to which rows were only added" in page.reason.text()
    assert "3 releases spent ε = 1.50 in all" in page.several.words.text()
    assert page.report.text.text() == "3 reports"
    dialogs.paths.append(tmp_path / "slip.pdf")
    page.several.slip.click()
    assert (tmp_path / "slip.pdf").read_bytes().startswith(b"%PDF")
    # One of them by itself, and back.
    assert lines[1] is not None
    page.several.list.itemActivated.emit(lines[1], 0)
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.report.path == Path(lines[1].data(0, Qt.ItemDataRole.UserRole))
    assert page.pages.n_pages > 0
    page.several.found = None
    page.back.click()
    qtbot.waitUntil(lambda: page.several.found is not None)
    assert not page.back.isVisibleTo(page)


def test_no_list_is_shown_before_several_reports_are_checked(
    qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path
) -> None:
    page.take([scene.out])
    assert page.several.isHidden()
    assert not page.pages.isHidden()
    add_trusted_key("Ana", scene.public_key_path)
    page.take([scene.out])
    qtbot.waitUntil(lambda: page.several.found is not None)
    assert not page.several.isHidden()
    assert page.pages.isHidden()
    (tmp_path / "trusted-keys.json").unlink()
    page.take([scene.out])
    assert page.several.isHidden()


def test_the_page_fits_a_narrow_window(qtbot: QtBot, page: VerifyPage, scene: Scene) -> None:
    page.take([first(scene), scene.public_key_path])
    qtbot.waitUntil(lambda: page.verification is not None)
    assert page.use_snps.isVisibleTo(page)
    assert page.minimumSizeHint().width() <= 900


def test_reports_that_do_not_hold_are_not_called_good(
    qtbot: QtBot, page: VerifyPage, scene: Scene, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.release.json"
    broken.write_text("{}", encoding="utf-8")
    page.take([first(scene), broken, scene.public_key_path])
    qtbot.waitUntil(lambda: page.several.found is not None)
    assert page.heading.text() == "Do not rely on all of these reports."
    item = page.several.list.topLevelItem(1)
    assert item is not None
    assert item.text(3) == item.toolTip(1) != ""
    page.take([tmp_path / "empty"] if (tmp_path / "empty").mkdir() is None else [])
    assert "no report in the folder" in page.error.text()
