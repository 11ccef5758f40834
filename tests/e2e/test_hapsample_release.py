"""The field's reference study, end to end: the private release finds both causal SNPs, and anybody can verify it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.identity import Overlap
from tests.release.preparing import prepare_release

CAUSAL = {"rs4111409", "rs2324591"}
PASSPHRASE = "correct horse battery"


def plan(mechanism: str) -> Plan:
    """Prior ½, γ = 1.5, so e^ε = 2; M = 2 with the total-variation score."""
    return Plan(
        title="HAP-SAMPLE",
        adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, 1.5)),
        design=StudyDesign(n_cases=1000, n_controls=1000, genotype_filter=GenotypeFilter.NONE),
        release=ReleaseChoices(mechanism=mechanism, n_snps=2),
    )


@pytest.mark.slow
def test_both_causal_snps_are_published_in_at_least_95_of_100_ledgers(hapsample: Path, tmp_path: Path) -> None:
    # Exactly, Pr[both] = 0.999994: fewer than 95 of 100 happen by chance once in 10²².
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "curator", PASSPHRASE)
    prepared = prepare_release(plan("permute-and-flip"), hapsample)
    both = 0
    for number in range(100):
        folder = tmp_path / str(number)
        outcome = publish(prepared, tmp_path / f"{number}.gwasledger", key, folder, drawing=InlineExecutor())
        assert verify_report(outcome.report_path, public).valid
        assert outcome.remaining_epsilon == 0.0
        both += {snp.name for snp in outcome.snps} == CAUSAL
    assert both >= 95


def test_from_the_command_line_alone(
    hapsample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    monkeypatch.chdir(tmp_path)
    options = "--prior .5 .5 --gamma 1.5 --cases 1000 --controls 1000 --snps 2 --score tv --mechanism joint"
    options += " --genotype-filter none --title hapsample"
    assert main(["plan", "new", "h.gwasplan", *options.split()]) == 0
    assert main(["keygen", "--out", "curator"]) == 0
    release = ["release", "h.gwasplan", "--study", str(hapsample), "--ledger", "h.gwasledger"]
    release += ["--key", "curator.key.pem", "--out", "released"]
    assert main(["scores", str(hapsample), "--score", "tv", "--out", "s.tsv", "--ledger", "h.gwasledger"]) == 0
    capsys.readouterr()
    assert main([*release, "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert {snp["variant_id"] for snp in made["snps"]} == CAUSAL
    assert main(["verify", made["report"], "--key", "curator.pub.pem", "--json"]) == 0
    checked = json.loads(capsys.readouterr().out)
    assert len(checked["predicate"]["looks"]) == 1, "the look at the scores is stated"
    assert checked["predicate"]["gamma"] == 1.5
    assert main(release) == 3, "the budget is spent"


def test_the_study_is_recognised_in_another_form_and_under_another_name(hapsample: Path, tmp_path: Path) -> None:
    key, ledger = generate_key(), tmp_path / "h.gwasledger"
    publish(prepare_release(plan("joint"), hapsample), ledger, key, tmp_path / "out")
    table = tmp_path / "renamed.tsv"
    assert main(["tables", str(hapsample), "--out", str(table), "--ledger", str(ledger)]) == 0
    state = Ledger(ledger).read()
    (account,) = state.accounts
    assert state.overlap(account, prepare_release(plan("joint"), table).fingerprint) is Overlap.SAME_PEOPLE
    assert account.left_units == 0
    assert len(state.looks) == 1
