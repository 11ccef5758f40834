"""In a German window an error is German to its last word: kinds of files, rules of a site, limits, what the system said."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import SAMPLED
from gwasprivacy.membership.secrets import SamplingScheme, Secret
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.shell.error_words import error_words
from tests.release.policy.test_policy_rules import BROKEN
from tests.release.policy_scene import rules
from tests.release.scene import small_plan

pytestmark = pytest.mark.usefixtures("german")

ENGLISH = re.compile(
    r"(?<![\w-])(the|a|is|are|of|at|most|least|allows|asks|requires|must|be|not|and|or|to|no|with|above|below|line|folder|"
    r"report|key|cases|controls|sampled|permission|denied|device|participation|tables|altered)(?![\w-])"
)


def left_in_english(text: str) -> list[str]:
    """English words of a text; names of files and fields are no words."""
    return ENGLISH.findall(re.sub(r"\S*[/_]\S*|\w+\.\w\S*", "", text))


def said(attempt: Callable[[], object]) -> str:
    with pytest.raises(GwasPrivacyError) as refused:
        attempt()
    return error_words(refused.value)


def test_english_is_noticed() -> None:
    assert left_in_english("/a/the.gwasplan ist ungültig; erwartet wird a plan: Zeile 1") == ["a"]
    assert left_in_english("Diese Einrichtung allows at most 3 SNPs.") == ["allows", "at", "most"]
    assert not left_in_english("adversary.target.value muss mindestens 1 sein.")


@pytest.mark.parametrize("name", BROKEN)
def test_a_rule_of_the_site(name: str) -> None:
    given, plan, _ = BROKEN[name]
    words = said(lambda: rules(**given).check(plan))
    assert not left_in_english(words), words


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": "gwasprivacy-plan/1", "title": 3}'])
def test_a_file_that_is_no_plan(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.gwasplan"
    path.write_bytes(content)
    words = said(lambda: load_plan(path))
    assert not left_in_english(words), words


def test_a_folder_in_place_of_a_plan_or_a_report(tmp_path: Path) -> None:
    assert "erwartet wird ein Plan" in said(lambda: load_plan(tmp_path))
    assert "erwartet wird ein Bericht" in said(lambda: verify_report(tmp_path, tmp_path / "none.pub.pem"))


def test_what_the_system_says_of_a_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    words = said(lambda: write_atomic(tmp_path / "a.txt", b"words"))
    assert "auf dem Datenträger ist kein Platz mehr" in words
    assert not left_in_english(words), words


def test_a_damaged_ledger(tmp_path: Path) -> None:
    path = tmp_path / "study.gwasledger"
    Ledger(path).create()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE more (a)")
    words = said(lambda: Ledger(path).read())
    assert "seine Tabellen wurden verändert" in words
    assert not left_in_english(words), words


def test_a_family_goes_by_the_title_that_the_window_lists() -> None:
    words = said(
        lambda: AdversaryModel(
            prior=PriorRange(0.5, 0.5),
            target=Target(TargetKind.GAMMA, 1.5),
            family=SAMPLED,
            secret=Secret.CASE_STATUS,
            sampling_rate=0.1,
            sampling=SamplingScheme.FIXED_SIZE,
        )
    )
    assert "„" in words
    assert "den Fallstatus" in words
    assert not left_in_english(words), words


def test_a_number_out_of_range_in_a_plan(tmp_path: Path) -> None:
    plan = small_plan()
    words = said(lambda: replace(plan.adversary, target=Target(TargetKind.GAMMA, 0.5)))
    assert not left_in_english(words), words
