"""Several reports together: a ledger that only grew, one that was taken back, one that was two copies were used in parallel, and what is missing."""

from __future__ import annotations

import copy
import json
import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.loss import Total
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger, record_look
from gwasprivacy.release.several_reports.chain import Doubt, chain_findings
from gwasprivacy.release.several_reports.check import Together, ledgers_of, together_of
from gwasprivacy.release.several_reports.checked_files import CheckedFile, reports_among, verify_each
from gwasprivacy.release.several_reports.totals import account_totals
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import Verification
from gwasprivacy.rendering.verification_slip import slip_pages
from gwasprivacy.statement.spending import RELEASE_STATES
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, Scene, set_up, small_plan


@dataclass(frozen=True, kw_only=True)
class Story:
    """What became of one ledger: three releases in a row, a second one from a copy of it after the first, and two of its own kind."""

    scene: Scene
    first: Path
    second: Path
    third: Path
    other_second: Path
    other_third: Path


def release(scene: Scene, ledger: Path, out: Path) -> Path:
    plan = small_plan(epsilon=0.5)
    return publish(prepare_release(plan, scene.study, name="small"), ledger, scene.key, out).report_path


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Both copies are used by somebody whose computer has no note of the other."""
    folder = tmp_path_factory.mktemp("story")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        scene = set_up(folder)
        first = release(scene, scene.ledger, scene.out)
        other_ledger = folder / "copy" / "small.gwasledger"
        other_ledger.parent.mkdir()
        shutil.copy(scene.ledger, other_ledger)
        second, third = (release(scene, scene.ledger, scene.out) for _ in range(2))
        patch.setenv("XDG_STATE_HOME", str(folder / "other-state"))
        for _ in range(4):  # so that the rows are others
            record_look(other_ledger, "the score table")
        other = [release(scene, other_ledger, folder / "other") for _ in range(2)]
    return Story(scene=scene, first=first, second=second, third=third, other_second=other[0], other_third=other[1])


def together(story: Story, *reports: Path) -> Together:
    return together_of(verify_each(reports, story.scene.public_key_path))


def doubts(found: Together) -> list[Doubt]:
    return [each.doubt for ledger in found.ledgers for each in ledger.findings]


def test_reports_of_a_ledger_that_only_grew_fit_and_their_epsilon_adds_up(story: Story) -> None:
    found = together(story, story.third, story.first, story.second)
    assert found.is_valid
    assert doubts(found) == []
    (ledger,) = found.ledgers
    assert [each.number for each in ledger.reports] == [1, 2, 3]
    assert ledger.n_shown == 2  # by their hashes alone
    (account,) = ledger.accounts
    assert (account.n_releases, account.n_given) == (3, 3)
    assert account.total.epsilon == pytest.approx(1.5)
    newest = ledger.reports[-1].report
    assert account.total == Total.of(each.spend for each in Ledger(story.scene.ledger).read().accounts[0].counted)
    (reading,) = account.readings
    assert reading.gamma == pytest.approx(newest.predicate["budget"]["gamma_in_all"])
    assert reading.advantage == pytest.approx(newest.predicate["attacks"]["in_all"]["advantage"])
    assert "consistent with one ledger to which rows were only added" in found.summary()


def test_a_report_that_was_not_given_is_named_and_its_epsilon_counted(story: Story) -> None:
    found = together(story, story.first, story.third)
    assert found.is_valid
    assert doubts(found) == [Doubt.MISSING]
    assert "small-2.release.json" in found.ledgers[0].findings[0].words
    (account,) = found.ledgers[0].accounts
    assert (account.n_releases, account.n_given) == (3, 2)
    assert to_units(account.total.epsilon) == to_units(1.5)


def test_each_earlier_release_whose_report_was_never_published_is_counted(story: Story) -> None:
    (ledger,) = together(story, story.third).ledgers
    (third,) = ledger.reports
    predicate = copy.deepcopy(third.report.predicate)
    for other in predicate["earlier_releases"]:
        other |= {"payload_sha256": None, "state": RELEASE_STATES[1]}
    (account,) = account_totals([replace(third, report=replace(third.report, predicate=predicate))])
    assert to_units(account.total.epsilon) == to_units(1.5)


def test_two_copies_used_side_by_side_contradict_one_another(story: Story) -> None:
    found = together(story, story.first, story.second, story.other_second)
    assert not found.is_valid
    assert all(each.is_valid for each in found.files)
    assert Doubt.NOT_KNOWN in doubts(found)
    assert "two copies were used in parallel" in found.summary()
    (account,) = found.ledgers[0].accounts
    assert account.n_releases == 3
    assert to_units(account.total.epsilon) == to_units(1.5)  # what both copies spent


def test_a_ledger_that_was_taken_back_and_went_on_is_seen(story: Story) -> None:
    assert Doubt.NOT_KNOWN in doubts(together(story, story.third, story.other_third))
    assert Doubt.NOT_KNOWN in doubts(together(story, story.second, story.other_third))


def test_the_same_row_with_another_head_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Story) -> None:
    """An older copy that goes on at once has the row that the newer one had."""
    back, out = tmp_path / "back.gwasledger", tmp_path / "out"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    ledger = tmp_path / "new.gwasledger"
    release(story.scene, ledger, out)
    shutil.copy(ledger, back)
    one = release(story.scene, ledger, out)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "other-state"))
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    shutil.move(back, folder / "back.gwasledger")
    plan = replace(small_plan(epsilon=0.5), title="Another title")
    other = publish(
        prepare_release(plan, story.scene.study, name="small"),
        folder / "back.gwasledger",
        story.scene.key,
        tmp_path / "b",
    ).report_path
    found = together(story, one, other)
    assert doubts(found)[0] is Doubt.SAME_ROW
    # Two reports of the same file name: a number tells them apart, and no folder is named.
    assert sorted(found.ledgers[0].findings[0].reports) == [f"small-2.release.json (no. {n})" for n in (1, 2)]


def test_rows_next_to_one_another_must_be_linked_and_a_later_report_keeps_looks_and_budget(story: Story) -> None:
    """What signed reports of one ledger cannot differ in, changed in what was read of them."""
    first, second = together(story, story.first, story.second).ledgers[0].reports

    def changed(**members: Any) -> list[Doubt]:
        predicate = copy.deepcopy(second.report.predicate)
        for name, value in members.items():
            predicate[name] = {**predicate[name], **value} if isinstance(value, dict) else value
        later = replace(second, report=replace(second.report, predicate=predicate))
        return [each.doubt for each in chain_findings([first, later])]

    look = [{"date": "2026-01-05", "what": "the score table"}]
    seen = replace(first, report=replace(first.report, predicate={**first.report.predicate, "looks": look}))
    assert changed() == []
    assert changed(ledger={"row": first.row + 1}) == [Doubt.OTHER_ROWS]
    assert changed(ledger={"row": first.row + 1, "head_before": first.head}) == []
    assert changed(budget={"total": 9.0}) == [Doubt.OTHER_BUDGET]
    assert changed(release={"date": "2020-01-01"}) == [Doubt.EARLIER_DATE]
    assert [each.doubt for each in chain_findings([seen, second])] == [Doubt.LOOK_LEFT_OUT]
    account = {
        **first.report.predicate["account"],
        "printed": [{"date": "2026-01-05", "sizes": "all", "where": "a paper"}],
    }
    told = replace(first, report=replace(first.report, predicate={**first.report.predicate, "account": account}))
    assert [each.doubt for each in chain_findings([told, second])] == [Doubt.PRINTED_LEFT_OUT]
    assert (
        chain_findings(
            [
                told,
                replace(
                    second, report=replace(second.report, predicate={**second.report.predicate, "account": account})
                ),
            ]
        )
        == []
    )
    unnoted = [{**second.earlier[0], "payload_sha256": None}]
    assert changed(earlier_releases=unnoted) == [Doubt.NOT_NOTED]
    filtered = [{**second.earlier[0], "filtered_before": True}]
    assert changed(earlier_releases=filtered) == [Doubt.OTHER_FILTER]
    assert changed(account={"others": 2}) == [Doubt.OTHER_ACCOUNTS]


def test_reports_of_two_accounts_that_nothing_links_are_said_to_be_so(story: Story) -> None:
    """A report lists the earlier releases of its own account alone."""
    (found,) = together(story, story.first, story.third).ledgers
    assert "0 are verified by the hashes in the reports, the others by the signed lists" in found.link_words()
    first, third = found.reports
    predicate = copy.deepcopy(third.report.predicate)
    predicate["ledger"]["study"] = "study-2"
    (apart,) = ledgers_of(
        [
            CheckedFile(
                path=Path(each.file), name=each.file, found=Verification(valid=True, reason="", report=each.report)
            )
            for each in (first, replace(third, report=replace(third.report, predicate=predicate)))
        ]
    )
    assert apart.is_consistent
    assert apart.link_words() == (
        "Of the 1 steps from one report to the next, 0 are verified by the hashes in the reports and 0 by the signed lists of earlier releases. "
        "The others are between accounts, and nothing in the reports links them."
    )


def test_overspending_by_two_copies_is_said(story: Story) -> None:
    found = together(story, story.first, story.second, story.third, story.other_second, story.other_third)
    (account,) = found.ledgers[0].accounts
    assert to_units(account.total.epsilon) == to_units(2.5)
    assert not account.is_overspent  # of 3
    assert replace(account, budget=2.0).is_overspent


def test_the_same_report_twice_counts_once(tmp_path: Path, story: Story) -> None:
    same = tmp_path / "copy.release.json"
    shutil.copy(story.first, same)
    found = together(story, story.first, same)
    assert found.is_valid
    assert doubts(found) == [Doubt.TWICE]
    assert found.ledgers[0].accounts[0].n_releases == 1


def test_reports_of_several_ledgers_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Story
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    other = release(story.scene, tmp_path / "b.gwasledger", tmp_path / "b")
    found = together(story, story.first, other)
    assert found.is_valid
    assert len(found.ledgers) == 2
    assert "the ε add up" in found.summary()


def test_a_file_that_is_no_report_or_of_another_key_does_not_hide_the_others(tmp_path: Path, story: Story) -> None:
    broken = tmp_path / "broken.release.json"
    broken.write_text("{}", encoding="utf-8")
    found = together(story, story.first, broken, tmp_path / "nowhere.release.json")
    assert [each.is_valid for each in found.files] == [True, False, False]
    assert not found.is_valid
    assert found.summary().startswith("1 of 3 reports is genuine")
    _, stranger = write_key_pair(generate_key(), tmp_path / "stranger", PASSPHRASE)
    assert together_of(verify_each([story.first], stranger)).ledgers == ()


def test_the_command_line_takes_a_folder_and_says_it_in_json(
    tmp_path: Path, story: Story, capsys: pytest.CaptureFixture[str]
) -> None:
    key = ["--key", str(story.scene.public_key_path)]
    assert main(["verify", str(story.scene.out), *key, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["valid"] for each in told["reports"]] == [True] * 3
    (ledger,) = told["together"]["ledgers"]
    assert ledger["consistent"]
    assert ledger["accounts"][0]["epsilon"] == pytest.approx(1.5)
    assert ledger["accounts"][0]["rho"] > 0
    assert main(["verify", str(story.scene.out), str(story.other_second), *key]) == 4
    told_plainly = capsys.readouterr()
    assert "contradiction:" in told_plainly.out
    assert "two copies were used in parallel" in told_plainly.err
    assert main(["verify", str(tmp_path), *key]) == 2
    assert "no report in the folder" in capsys.readouterr().err
    assert main(["verify", str(story.first), str(tmp_path / "none.release.json"), *key, "--json"]) == 2


def test_a_folder_gives_its_reports_once_and_in_order(story: Story) -> None:
    found = reports_among([story.scene.out, story.first])
    assert found == [story.first, story.second, story.third]


def test_the_slip_says_what_was_checked_by_whose_key_and_names_no_folder(
    tmp_path: Path, story: Story, capsys: pytest.CaptureFixture[str]
) -> None:
    pdf = tmp_path / "slip.pdf"
    words = ["verify", str(story.scene.out), "--key", str(story.scene.public_key_path), "--slip", str(pdf)]
    assert main(words) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert str(story.scene.folder).encode() not in pdf.read_bytes()
    assert main(words) == 2  # nothing is replaced
    assert main([*words, "--force"]) == 0
    capsys.readouterr()


def test_the_slip_of_a_report_alone_says_that_none_of_its_files_was_compared(tmp_path: Path, story: Story) -> None:
    alone = tmp_path / story.first.name
    alone.write_bytes(story.first.read_bytes())
    together = together_of(verify_each([alone], story.scene.public_key_path))
    details = slip_pages(together, "2026-01-01").data["files"]["list"][0]["details"]
    assert "None of the report’s files was beside it, so none was compared." in details
