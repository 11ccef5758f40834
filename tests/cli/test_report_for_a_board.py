"""What an ethics board asks for stands in the report, from the command line on: signer, approval, genome build, power."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.verify import verify_report
from tests.release.scene import N_SNPS, PASSPHRASE, set_up
from tests.simulation.scenarios import small_scenario


def test_signer_approval_build_and_power_are_signed_and_verify_says_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    scene = set_up(tmp_path)
    save_plan(replace(scene.plan, scenario=small_scenario(n_snps=N_SNPS, n_studies=4)), tmp_path / "small.gwasplan")
    named = ["--name", "Ada Example", "--institution", "Example University"]
    assert main(["key", "signer", str(scene.key_path), *named]) == 0
    arguments = [tmp_path / "small.gwasplan", "--study", scene.study, "--ledger", scene.ledger]
    facts = ["--ethics-approval", "EK 2026/017", "--genome-build", "GRCh38"]
    out = ["--key", scene.key_path, "--out", scene.out, "--json", "--no-pdf"]
    capsys.readouterr()
    assert main(["release", *map(str, [*arguments, *facts, *out])]) == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    found = verify_report(report, scene.public_key_path)
    assert found.valid, found.reason
    assert found.report is not None
    predicate = found.report.predicate
    assert predicate["signer"] == {"name": "Ada Example", "institution": "Example University"}
    assert 0 <= predicate["power"]["low"] <= predicate["power"]["high"] <= 1
    design = predicate["plan"]["design"]
    assert (design["ethics_approval"], design["genome_build"]) == ("EK 2026/017", "GRCh38")
    said = " ".join(predicate["statements"])
    for part in ("Ada Example, Example University", "EK 2026/017", "GRCh38", "The forecast assumes"):
        assert part in said
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0
    told = capsys.readouterr().out
    for part in ("Ada Example, Example University", "EK 2026/017", "GRCh38", "not computed again"):
        assert part in told
    deployment = (scene.out / "Small-study-1.deployment.yaml").read_text(encoding="utf-8")
    assert "Ethics approval: EK 2026/017. Genome build: GRCh38." in deployment
    assert "Ada Example, Example University" in deployment
    crate = ["crate", str(report), "--key", str(scene.public_key_path), "--project", "Small", "--no-pdf", "--json"]
    assert main(crate) == 0, "the signer stands for the person and the institution"


def test_positions_that_are_plainly_of_another_build_end_the_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    scene = set_up(tmp_path)
    bim = scene.study.with_suffix(".bim")
    lines = bim.read_text(encoding="utf-8").splitlines()
    lines[0] = lines[0].replace("\trs1\t", "\trs334\t")
    fields = lines[0].split("\t")
    lines[0] = "\t".join(["11", "rs334", fields[2], "5248232", *fields[4:]])  # sickle cell, where GRCh37 has it
    bim.write_text("\n".join([*lines[1:], lines[0]]) + "\n", encoding="utf-8")
    save_plan(scene.plan, tmp_path / "small.gwasplan")
    arguments = [tmp_path / "small.gwasplan", "--study", scene.study, "--ledger", scene.ledger, "--dry-run"]
    assert main(["release", *map(str, arguments), "--genome-build", "GRCh38"]) == 2
    assert "of genome build GRCh38, and this study’s are of GRCh37" in capsys.readouterr().err
    assert main(["release", *map(str, arguments), "--genome-build", "GRCh37"]) == 0
