"""A public list made from a public panel: its SNPs whose rarer allele is common enough, and never the study's own frequencies."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.resources import resource_path
from gwasprivacy.cli.main import main
from gwasprivacy.cli.plans import snp_list
from gwasprivacy.release.frequent_snps import USUAL_FREQUENCY, frequent_snps
from gwasprivacy.release.known_panels import KnownPeople
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.public_lists.public_list import read_public_list
from tests.release.scene import N_GROUP, N_SNPS, PASSPHRASE, Scene, set_up
from tests.study.make_plink import make_plink

NOBODY = KnownPeople()


def panel(folder: Path) -> Path:
    """20 people who are in no study; at rs2 a quarter of the alleles are A, at rs3 three quarters, at rs1 one in forty."""
    calls = np.zeros((N_SNPS, 20), dtype=np.uint8)
    calls[0, 0], calls[1, :10], calls[2, :10], calls[2, 10:] = 1, 1, 1, 2
    people = [(f"P{i}", f"P{i}") for i in range(20)]
    return make_plink(folder, calls, [True] * 20, name="panel", people=people).with_suffix(".bed")


def test_the_list_holds_what_is_common_enough_in_the_panel_whichever_allele_is_counted(tmp_path: Path) -> None:
    found = frequent_snps(panel(tmp_path), 0.25, NOBODY)
    assert found.table.decode().splitlines() == ["snp\tchrom\tpos", "rs2\t1\t2000", "rs3\t1\t3000"]
    assert (found.n_snps, found.n_in_panel) == (2, N_SNPS)
    assert frequent_snps(panel(tmp_path), 0.025, NOBODY).n_snps == 3
    with pytest.raises(InvalidInput, match=r"no SNP has a minor allele frequency of at least 0\.26"):
        frequent_snps(panel(tmp_path), 0.26, NOBODY)


def test_the_bundled_panel_gives_a_list_that_plans_read(tmp_path: Path) -> None:
    found = frequent_snps(None, 0.05, NOBODY)
    (tmp_path / "common.snps.tsv").write_bytes(found.table)
    listed = read_public_list(tmp_path / "common.snps.tsv")
    assert 0 < len(listed.line_of) == found.n_snps < found.n_in_panel
    assert listed.places is not None


def test_the_study_is_no_panel_for_its_own_list(tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    study = scene.study.with_suffix(".bed")
    with pytest.raises(PrivacyRefusal, match="contains people of the study"):
        frequent_snps(study, 0.01, KnownPeople(study=study))
    scene.release()
    with pytest.raises(PrivacyRefusal, match="contains people of a study in the ledger"):
        frequent_snps(study, 0.01, KnownPeople(ledger=scene.ledger))


def test_from_a_panel_to_a_verified_release_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    scene: Scene = set_up(tmp_path)
    study, listed, plan = str(scene.study), str(tmp_path / "common.snps.tsv"), str(tmp_path / "small.gwasplan")
    words = ["snp-list", "--panel", str(panel(tmp_path)), "--least-frequency", "0.1", "--study", study, "--out", listed]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"out": listed, "n_snps": 2, "n_in_panel": N_SNPS}
    groups = ["--cases", str(N_GROUP), "--controls", str(N_GROUP), "--snps", "1", "--title", "small", "--prior", "0.5"]
    assert main(["plan", "new", plan, *groups, "--gamma", "1.5", "--candidates", listed]) == 0
    capsys.readouterr()
    where = ["--ledger", str(scene.ledger), "--key", str(scene.key_path), "--out", str(scene.out), "--no-pdf", "--json"]
    assert main(["release", plan, "--study", study, *where]) == 0
    found = verify_report(Path(json.loads(capsys.readouterr().out)["report"]), scene.public_key_path)
    assert found.valid
    assert found.report is not None
    assert found.report.predicate["candidates"]["number"] == 2


def test_window_and_command_line_begin_with_the_same_frequency_and_the_help_page_names_it() -> None:
    parser = argparse.ArgumentParser()
    snp_list.add_arguments(parser)
    assert parser.get_default("least_frequency") == USUAL_FREQUENCY
    assert f"--least-frequency {USUAL_FREQUENCY} " in resource_path("help/usual-filters.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("least", ["0", "0.6", "nan"])
def test_what_is_no_minor_allele_frequency_is_refused(
    least: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["snp-list", "--least-frequency", least, "--out", str(tmp_path / "l.tsv")]) == 2
    assert "is no minor allele frequency" in capsys.readouterr().err
    assert not (tmp_path / "l.tsv").exists()
