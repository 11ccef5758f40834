"""A release from a study of a quantitative trait, from the plan to the verified report."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.draw import draw
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.result_check import check_result
from gwasprivacy.study.study_files import StudyFiles
from tests.study.make_plink import make_plink

N_PEOPLE, N_SNPS = 400, 60


@pytest.fixture
def study(tmp_path: Path) -> Path:
    rng = np.random.default_rng(3)
    frequencies = rng.uniform(0.2, 0.5, N_SNPS)
    genotypes = rng.binomial(2, frequencies[:, None], (N_SNPS, N_PEOPLE)).astype(np.uint8)
    trait = 27 + 4 * (genotypes[10] - 2 * frequencies[10]) + 2 * rng.normal(size=N_PEOPLE)
    genotypes[rng.random(genotypes.shape) < 0.02] = 3
    (tmp_path / "bmi.txt").write_text(
        "FID IID BMI\n" + "".join(f"F{i + 1} I{i + 1} {value:.3f}\n" for i, value in enumerate(trait)), encoding="utf-8"
    )
    return make_plink(tmp_path, genotypes, [False] * N_PEOPLE, phenotype=["-9"] * N_PEOPLE)


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "open sesame open")
    assert main(["keygen", "--out", str(tmp_path / "key")]) == 0
    return tmp_path / "key.key.pem"


def new_plan(folder: Path, *more: str, people: int = N_PEOPLE, leave_out: bool = False) -> Path:
    more = (*more, *(("--without-phenotype", "leave-out") if leave_out else ()))
    plan = folder / "bmi.gwasplan"
    said = [
        "--participants",
        str(people),
        "--trait-name",
        "BMI",
        "--trait-range",
        "20",
        "36",
        "--genotype-filter",
        "none",
    ]
    options = ["--prior", "any", "--epsilon", "8", "--snps", "1", *more]
    assert main(["plan", "new", str(plan), "--force", "--title", "BMI", *said, *options]) == 0
    return plan


def release(plan: Path, study: Path, key: Path, *more: str) -> int:
    folder = plan.parent
    return main(
        [
            "release", str(plan), "--study", str(study), "--ledger", str(folder / "l.gwasledger"), "--key", str(key),
            "--out", str(folder / "out"), "--no-pdf", *more,
        ]
    )  # fmt: skip


def report_of(folder: Path) -> Path:
    return next((folder / "out").glob("*.release.json"))


@pytest.mark.parametrize("secret", ["participation", "trait-value"])
def test_the_causal_snp_is_released_and_the_report_verifies(
    secret: str, tmp_path: Path, study: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, "--secret", secret)
    assert release(plan, study, key, "--trait", str(tmp_path / "bmi.txt"), "--trait-name", "BMI") == 0
    path = report_of(tmp_path)
    assert main(["verify", str(path), "--key", str(tmp_path / "key.pub.pem")]) == 0
    predicate = json.loads(open_envelope(path.read_bytes()).payload)["predicate"]
    assert predicate["result"]["snps"][0]["variant_id"] == "rs11"
    facts = {"name": "BMI", "range": [20.0, 36.0], "centres": [28.0], "n_participants": N_PEOPLE}
    assert predicate["trait"] == facts
    assert predicate["n_cases"] is None
    assert predicate["secret"] == secret
    said = " ".join(predicate["statements"])
    assert "400 participants with a quantitative trait" in said
    assert "clipped to the public range from 20 to 36" in said
    assert "disease" not in said
    capsys.readouterr()
    assert main(["ledger", str(tmp_path / "l.gwasledger"), "--json"]) == 0
    assert secret in capsys.readouterr().out


@pytest.mark.parametrize("sizes", ["all", "about"])
def test_the_measured_mean_is_published_and_verified(
    sizes: str, tmp_path: Path, study: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, "--sizes", sizes)
    assert release(plan, study, key, "--trait", str(tmp_path / "bmi.txt"), "--trait-name", "BMI") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "The measured mean, noisy, with which everybody’s value is compared: 2" in said
    path = report_of(tmp_path)
    envelope = open_envelope(path.read_bytes())
    (centre,) = json.loads(envelope.payload)["predicate"]["result"]["centres"]
    values = np.loadtxt(tmp_path / "bmi.txt", skiprows=1, usecols=2)
    assert centre == pytest.approx(1000 * (np.clip(values, 20, 36).mean() - 20) / 16, abs=40)  # scale 3 at most
    assert main(["verify", str(path), "--key", str(tmp_path / "key.pub.pem")]) == 0


def test_a_result_has_a_measured_mean_of_each_stratum_or_of_none(tmp_path: Path, study: Path) -> None:
    plan = load_plan(new_plan(tmp_path))
    ready = prepare_release(plan, StudyFiles(path=study, values=tmp_path / "bmi.txt"))
    assert not ready.scores.any(), "nothing before the debit depends on the study"
    made = draw(ready)
    check_result(plan, made, N_SNPS)
    for wrong in (None, (500, 500)):
        with pytest.raises(VerificationFailed):
            check_result(plan, replace(made, centres=wrong), N_SNPS)
    unmeasured = replace(plan, release=replace(plan.release, ratio_epsilon=None))
    with pytest.raises(VerificationFailed):
        check_result(unmeasured, made, N_SNPS)


def test_a_plan_for_other_numbers_of_people_is_refused(
    tmp_path: Path, study: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, people=401)
    assert release(plan, study, key, "--trait", str(tmp_path / "bmi.txt")) == 2
    assert "400 participants, where the plan says 401" in capsys.readouterr().err
    assert not (tmp_path / "l.gwasledger").exists()


def test_where_no_exact_number_is_printed_the_study_is_not_asked_how_many_take_part(
    tmp_path: Path, study: Path, key: Path
) -> None:
    plan = new_plan(tmp_path, "--sizes", "about", "--trait-centre", "26", people=350)
    assert release(plan, study, key, "--trait", str(tmp_path / "bmi.txt")) == 0
    path = report_of(tmp_path)
    assert main(["verify", str(path), "--key", str(tmp_path / "key.pub.pem")]) == 0
    predicate = json.loads(open_envelope(path.read_bytes()).payload)["predicate"]
    assert predicate["result"]["snps"][0]["variant_id"] == "rs11"
    assert (predicate["neighbours"], predicate["family"]) == ("add-remove", "unbounded")
    assert predicate["sensitivity"] == 5 / 16
    assert predicate["n_participants"] is None
    assert predicate["trait"] == {"name": "BMI", "range": [20.0, 36.0], "centres": [26.0], "n_participants": None}
    said = " ".join(predicate["statements"])
    assert "must be printed nowhere" in said
    assert "public centre 26" in said
    for each in (tmp_path / "out").rglob("*"):
        assert each.is_dir() or "400 participants" not in each.read_text(encoding="utf-8")


def test_one_participant_more_changes_nothing_before_the_draw_but_scores_by_the_sensitivity(
    tmp_path: Path, study: Path
) -> None:
    plan = load_plan(new_plan(tmp_path, "--sizes", "about", "--trait-centre", "28", people=350, leave_out=True))
    found = []
    for last in ("35.9", "NA"):
        lines = (tmp_path / "bmi.txt").read_text(encoding="utf-8").splitlines()
        values = tmp_path / "values.txt"
        values.write_text("\n".join([*lines[:-1], f"F{N_PEOPLE} I{N_PEOPLE} {last}"]) + "\n", encoding="utf-8")
        found.append(prepare_release(plan, StudyFiles.of(study, values=values)))
    one, other = found
    moved = float(np.abs(one.scores - other.scores).max())
    assert 0.2 < moved <= one.sensitivity == 0.25
    for name in ("variants", "n_candidates", "candidates_sha256", "sensitivity", "n_measured", "name"):
        assert getattr(one, name) == getattr(other, name)


def test_the_trait_s_file_belongs_to_a_plan_of_a_trait_and_the_other_way_round(
    tmp_path: Path, study: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path)
    assert release(plan, study, key) == 2
    assert "--trait FILE" in capsys.readouterr().err
    assert release(plan, study, key, "--phenotype", str(tmp_path / "bmi.txt")) == 2
    other = tmp_path / "cc.gwasplan"
    groups = ["--title", "Melanoma", "--cases", "200", "--controls", "200", "--snps", "1", "--genotype-filter", "none"]
    assert main(["plan", "new", str(other), *groups, "--prior", "any", "--epsilon", "1"]) == 0
    capsys.readouterr()
    assert release(other, study, key, "--trait", str(tmp_path / "bmi.txt")) == 2
    assert "compares cases with controls" in capsys.readouterr().err


def test_a_report_with_another_range_than_its_plan_does_not_verify(tmp_path: Path, study: Path, key: Path) -> None:
    from gwasprivacy.base.strict_json import canonical_json
    from gwasprivacy.release.signing import load_signing_key, sign_payload
    from gwasprivacy.statement.check_release import check_report
    from gwasprivacy.statement.public_keys import load_public_key

    plan = new_plan(tmp_path)
    assert release(plan, study, key, "--trait", str(tmp_path / "bmi.txt")) == 0
    path = report_of(tmp_path)
    statement = json.loads(open_envelope(path.read_bytes()).payload)
    statement["predicate"]["trait"]["range"] = [20.0, 35.0]
    changed = sign_payload(canonical_json(statement), load_signing_key(key, "open sesame open"))
    with pytest.raises(VerificationFailed) as caught:
        check_report(changed, load_public_key(tmp_path / "key.pub.pem"))
    assert caught.value.code == "statement.not-derived"


def test_a_planning_report_of_a_trait_is_made_and_verified(
    tmp_path: Path, key: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = new_plan(tmp_path, "--r2", "0.05")
    out = tmp_path / "planning"
    code = main(["plan", "report", str(plan), "--key", str(key), "--out", str(out), "--studies", "5", "--no-pdf"])
    assert code == 0
    path = next(out.glob("*.json"))
    assert main(["verify", str(path), "--key", str(tmp_path / "key.pub.pem")]) == 0
    text = path.read_text(encoding="utf-8")
    assert len(text) > 1000
