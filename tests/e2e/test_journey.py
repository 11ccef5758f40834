"""From an ordinary QC-ready PLINK file to a verified report, on the command line alone; no step needs a false answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from tests.study.ordinary import N_CASES, N_CONTROLS, N_WITHOUT, ordinary_study

PASSPHRASE = "correct horse battery"


def test_an_ordinary_file_is_released_after_the_questions_that_its_refusals_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.chdir(tmp_path)
    ordinary_study(tmp_path)
    numbers = ["--cases", str(N_CASES), "--controls", str(N_CONTROLS)]
    guarantee = [
        "--prior",
        "0.5",
        "0.5",
        "--gamma",
        "1.5",
        "--snps",
        "1",
        "--score",
        "tv",
        "--mechanism",
        "joint",
        "--title",
        "o",
    ]
    assert main(["plan", "new", "o.gwasplan", *guarantee, *numbers]) == 0
    assert main(["keygen", "--out", "officer"]) == 0
    capsys.readouterr()
    words = ["release", "o.gwasplan", "--study", "ordinary", "--ledger", "o.gwasledger", "--key", "officer.key.pem"]
    words += ["--out", "released", "--no-pdf", "--json"]

    assert main(words) == 2
    assert "Answer with --genotype-filter none" in capsys.readouterr().err
    words += ["--genotype-filter", "none"]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert f"{N_WITHOUT} of {N_CASES + N_CONTROLS + N_WITHOUT} people have none" in told
    assert "--without-phenotype leave-out" in told
    assert not Path("o.gwasledger").exists()
    words += ["--without-phenotype", "leave-out"]
    assert main(words) == 0
    made = json.loads(capsys.readouterr().out)
    assert [snp["variant_id"] for snp in made["snps"]] == ["rs7"]
    assert main(["verify", made["report"], "--key", "officer.pub.pem", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["valid"] is True
