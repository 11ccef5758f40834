"""What a board asks for, in the window: who signs is asked once per key; approval and build need no new counting."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from gwasprivacy.release.keys.signer import read_signer, signer_path
from gwasprivacy.statement.signer import Signer
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.ui.release.release_work import with_new_words
from gwasprivacy.ui.release.signer_row import SignerRow
from tests.release.scene import set_up


def test_the_signer_is_asked_once_shown_afterwards_and_changeable(qtbot: QtBot, tmp_path: Path) -> None:
    key = set_up(tmp_path).key_path
    row = SignerRow()
    qtbot.addWidget(row)
    row.show_key(key)
    assert not row.name.isHidden()
    row.name.setText("Ada Example")
    row.institution.setText("Example University")
    row.save.click()
    assert read_signer(key) == Signer(name="Ada Example", institution="Example University")
    assert row.words.text() == "On the report: signed by Ada Example, Example University."
    assert row.name.isHidden()
    again = SignerRow()
    qtbot.addWidget(again)
    again.show_key(key)
    assert again.name.isHidden(), "another release does not ask again"
    again.change.click()
    again.name.setText("")
    again.save.click()
    assert again.error.text()
    again.institution.setText("")
    again.save.click()
    assert not signer_path(key).exists()


def test_approval_and_build_need_no_new_counting_unless_positions_contradict(tmp_path: Path) -> None:
    prepared = set_up(tmp_path).prepared()
    design = replace(prepared.plan.design, ethics_approval="EK 2026/017", genome_build=GenomeBuild.GRCH38)
    plan = replace(prepared.plan, design=design)
    again = with_new_words(prepared, plan)
    assert again is not None
    assert again.plan == plan
    snp, chrom, pos = (getattr(prepared.variants, name).copy() for name in ("snp", "chrom", "pos"))
    snp[0], chrom[0], pos[0] = "rs334", "11", 5248232  # sickle cell, where GRCh37 has it
    other = replace(prepared, variants=replace(prepared.variants, snp=snp, chrom=chrom, pos=pos))
    assert with_new_words(other, plan) is None
