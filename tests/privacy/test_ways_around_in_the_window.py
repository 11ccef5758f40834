"""The ways around a policy and an approval, taken through what the window calls: each is refused with its reason, nothing is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.families import SAMPLED
from gwasprivacy.membership.secrets import SamplingScheme
from gwasprivacy.plan.budget_split import planned_plan, split_equally
from gwasprivacy.plan.changed_parts import with_planned
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.approval.approval import approve
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.engine import PreparedRelease
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.approval_row import load_approval, save_request
from gwasprivacy.ui.release.release_work import draw_and_publish, look_at_ledger, prepare
from gwasprivacy.ui.shell.error_words import error_words
from tests.privacy.test_ways_around_a_policy import AT_THE_PLACE
from tests.release.policy_scene import PASSPHRASE, Site, found_site
from tests.release.scene import Scene, genotypes, is_case, set_up
from tests.study.make_plink import make_plink


@dataclass
class Window:
    """What the Release tab and the approval's dialog do, in their order."""

    scene: Scene
    site: Site

    def __post_init__(self) -> None:
        self.board = generate_key()
        self.source = StudyFiles(path=self.scene.study)

    def prepared(self, plan: Plan | None = None) -> PreparedRelease:
        return prepare(plan or self.scene.plan, self.source, self.scene.folder)

    def approved(self, prepared: PreparedRelease, days: int = 30) -> PreparedRelease:
        """The request is saved, approved and loaded."""
        request, approval = self.scene.folder / "r.request.json", self.scene.folder / "r.approval.json"
        save_request(prepared, self.scene.ledger, self.scene.key_path, PASSPHRASE, request)
        approval.write_bytes(approve(read_request(request), self.board, days))
        return replace(prepared, approval=load_approval(approval))

    def publish(self, prepared: PreparedRelease, *, ledger: Path | None = None, key: Path | None = None) -> None:
        """The button: what the ledger says is shown first, and a refusal there ends it too."""
        path = ledger or self.scene.ledger
        seen = look_at_ledger(prepared, path)
        if seen.refusal is not None:
            raise seen.refusal
        draw_and_publish(prepared, path, key or self.scene.key_path, PASSPHRASE, self.scene.out)


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    return Window(set_up(tmp_path), found_site(tmp_path, monkeypatch))


def changed(window: Window, **fields: Any) -> Plan:
    parts = {name: replace(getattr(window.scene.plan, name), **fields.pop(name)) for name in ("adversary", "release") if name in fields}  # fmt: skip
    return replace(window.scene.plan, **parts, **fields)


def a_new_ledger(window: Window) -> None:
    Ledger(window.scene.ledger).create()
    window.site.put(ledgers=[Ledger(window.scene.ledger).read().ledger_id])
    window.publish(window.prepared(), ledger=window.scene.folder / "second.gwasledger")


def a_policy_that_expires_meanwhile(window: Window) -> None:
    window.site.put()
    prepared = window.prepared()
    window.site.put(valid_until="2020-01-31")
    window.publish(prepared)


def a_stricter_policy_meanwhile(window: Window) -> None:
    window.site.put()
    prepared = window.prepared()
    window.site.put(max_snps=5)
    window.publish(prepared)


def the_sampling_family(window: Window) -> None:
    """A small secret sample: its people face little, and its mechanism runs with the limit's tenfold."""
    window.site.put(max_epsilon=1.4)
    adversary = replace(
        window.scene.plan.adversary, family=SAMPLED, sampling_rate=0.001, sampling=SamplingScheme.FIXED_SIZE
    )
    window.prepared(replace(window.scene.plan, adversary=adversary))


def splits(window: Window) -> None:
    """Releases that each keep the limit, and together more than the site allows."""
    window.site.put(max_budget=1.0)
    halves = with_planned(window.scene.plan, split_equally(window.scene.plan, 3))
    window.prepared(planned_plan(halves, 1))


def an_account_of_its_own(window: Window) -> None:
    window.site.put(allow_accounts=False)
    window.prepared(changed(window, account="second"))


def another_signer(window: Window) -> None:
    window.site.put(signers=[generate_key().key_id])
    window.publish(window.prepared())


def no_approval(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id])
    window.publish(window.prepared())


def a_replaced_request(window: Window) -> None:
    """Another plan is asked about than the one that is then released."""
    window.site.put(approvers=[window.board.key_id])
    small = window.approved(window.prepared())
    more = window.prepared(changed(window, release={"n_snps": 2}))
    window.publish(replace(more, approval=small.approval))


def another_study(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id])
    approval = window.approved(window.prepared()).approval
    folder = window.scene.folder / "other"
    folder.mkdir()
    window.source = StudyFiles(path=make_plink(folder, genotypes(2), is_case()))
    window.publish(replace(window.prepared(), approval=approval))


def another_ledger(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id])
    window.publish(window.approved(window.prepared()), ledger=window.scene.folder / "second.gwasledger")


def another_requester(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id])
    key, _ = write_key_pair(generate_key(), window.scene.folder / "mine", PASSPHRASE)
    window.publish(window.approved(window.prepared()), key=key)


def a_stranger_s_approval(window: Window) -> None:
    window.site.put(approvers=[generate_key().key_id])
    window.publish(window.approved(window.prepared()))


def for_too_long(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id], approval_days=7)
    window.publish(window.approved(window.prepared(), days=8))


def the_request_instead_of_an_approval(window: Window) -> None:
    window.site.put(approvers=[window.board.key_id])
    window.approved(window.prepared())
    load_approval(window.scene.folder / "r.request.json")


WAYS: dict[str, tuple[Callable[[Window], None], str]] = {
    "a new ledger": (a_new_ledger, "policy.other-ledger"),
    "an expired policy": (a_policy_that_expires_meanwhile, "policy.expired"),
    "a stricter policy": (a_stricter_policy_meanwhile, "policy.changed"),
    "the sampling family": (the_sampling_family, "policy.broken"),
    "splits": (splits, "policy.broken"),
    "an account of its own": (an_account_of_its_own, "policy.not-allowed"),
    "another signer": (another_signer, "policy.other-signer"),
    "no approval": (no_approval, "approval.missing"),
    "a replaced request": (a_replaced_request, "approval.other-release"),
    "another study": (another_study, "approval.other-release"),
    "another ledger": (another_ledger, "approval.other-release"),
    "another requester": (another_requester, "approval.other-requester"),
    "a stranger's approval": (a_stranger_s_approval, "approval.other-approver"),
    "an approval for too long": (for_too_long, "approval.too-long"),
    "the request itself": (the_request_instead_of_an_approval, "approval.unusable"),
}


def refused_with(attempt: Callable[[], object], code: str, ledger: Path) -> None:
    """The attempt ends with its reason, which the window can say, and nothing was spent."""
    with pytest.raises(PrivacyRefusal) as caught:
        attempt()
    assert caught.value.code == code
    assert error_words(caught.value).endswith(".")
    assert not ledger.exists() or not any(each.releases for each in Ledger(ledger).read().accounts)


@pytest.mark.parametrize("name", WAYS)
def test_the_window_leads_around_no_policy_and_no_approval(name: str, window: Window) -> None:
    way, code = WAYS[name]
    refused_with(lambda: way(window), code, window.scene.ledger)
    assert not window.scene.out.exists()


@pytest.mark.parametrize("name", AT_THE_PLACE)
def test_in_the_window_a_policy_that_cannot_be_believed_closes(name: str, window: Window) -> None:
    attack, code = AT_THE_PLACE[name]
    window.site.put(max_epsilon=9)
    attack(window.site)
    refused_with(window.prepared, code, window.scene.ledger)
