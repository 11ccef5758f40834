"""A selection with effects: noise on the selected SNPs alone, intervals in every file, and the files of GWAS-SSF."""

from __future__ import annotations

import hashlib
import json
import math
import re
from dataclasses import replace

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.mechanisms.registry import loss_of
from gwasprivacy.membership.loss import PURE
from gwasprivacy.plan.plan import in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.release_spends import spends_of
from gwasprivacy.release.draw import draw
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.files.gwas_ssf import COLUMNS, ssf_files, ssf_metadata_name, ssf_table_name
from gwasprivacy.statement.result_words import ratio_words, result_lines
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, Scene

EFFECTS = "selection with effects"


def released(scene: Scene, what: str = EFFECTS, attacker: str = "bounded") -> ReleaseOutcome:
    ready = prepare_release(plan_of(what, attacker), scene.study, name="small", base=scene.folder)
    return publish(ready, scene.ledger, scene.key, scene.out)


# --------------------------------------------------------------------------------------------------------- the draw


@pytest.mark.parametrize(("attacker", "moves"), [("bounded", 2), ("case status", 4)])
def test_the_noise_is_that_of_the_selected_snps(scene: Scene, attacker: str, moves: int) -> None:
    predicate = released(scene, attacker=attacker).report.predicate
    assert predicate["result"]["noise"] == {
        "distribution": "discrete-laplace",
        "scale": pytest.approx(2 * moves / 0.5),
        "epsilon": 0.5,
    }
    assert predicate["score"] == {"name": "tv"}
    assert len(predicate["effects"]["snps"]) == 2


def test_counts_and_effects_are_near_the_truth_at_a_huge_epsilon(scene: Scene) -> None:
    plan = plan_of(EFFECTS, n_snps=1)
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    big = replace(plan, release=replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=60.0))
    (rs4,) = draw(replace(ready, plan=big)).snps
    assert rs4.name == "rs4"
    assert (rs4.cases, rs4.controls) == ((0, 0, N_GROUP), (N_GROUP, 0, 0))


def test_nobody_called_is_counted_nowhere(scene: Scene) -> None:
    """Counts of a SNP that nobody has a call for are noise around 0, not around a fill."""
    plan = plan_of(EFFECTS)
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    assert ready.counts is not None
    big = replace(plan, release=replace(plan.release, epsilon=100.0, budget=100.0, effects_epsilon=60.0))
    empty = replace(ready, plan=big, counts=np.zeros_like(ready.counts))
    assert {count for snp in draw(empty).snps for count in (*(snp.cases or ()), *(snp.controls or ()))} <= {-1, 0, 1}


def test_the_account_counts_the_selection_and_a_pure_part() -> None:
    plan = in_step(plan_of(EFFECTS))
    selection, counts = spends_of(plan)
    assert (selection.units, counts.units) == (10**12, 5 * 10**11)
    assert (selection.loss, counts.loss) == (loss_of("joint", 2), PURE)
    assert plan.adversary.pure_epsilon == 0.5


def test_a_set_that_may_be_empty_has_no_effects_then(scene: Scene) -> None:
    plan = plan_of("significant set with effects", threshold=1e6)
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    outcome = publish(ready, scene.ledger, scene.key, scene.out)
    snps = outcome.snps
    effects = outcome.report.predicate["effects"]["snps"]
    assert len(effects) == len(snps)
    assert (outcome.report.predicate["result"].get("noise") is None) == (not snps)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_effects_need_public_alleles(scene: Scene) -> None:
    plan = plan_of(EFFECTS)
    with pytest.raises(PrivacyRefusal, match="allele"):
        check_plan(replace(plan, design=replace(plan.design, alleles_are_public=False)))
    bim = scene.study.with_suffix(".bim")
    bim.write_text(
        re.sub(r"[ACGT]\t([ACGT])\n", r"0\t\1\n", bim.read_text(encoding="utf-8"), count=1), encoding="utf-8"
    )
    with pytest.raises(InvalidInput, match="allele without a name"):
        released(scene)


# --------------------------------------------------------------------------------------------------------- the files


def test_the_table_has_counts_effects_and_intervals(scene: Scene) -> None:
    outcome = released(scene)
    lines = outcome.table_path.read_text(encoding="utf-8").splitlines()
    comments = " ".join(line for line in lines if line.startswith("#"))
    assert "winner's curse" in comments
    assert "discrete-laplace noise of scale 8.00" in comments
    header, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
    effects = outcome.report.effects
    for row in rows:
        cells = dict(zip(header, row, strict=True))
        found = effects[cells[header[2]]]
        value, low, high = found["odds_ratio"]
        assert cells["odds_ratio"] == ("NA" if value is None else repr(value))
        assert float(cells["odds_ratio_lower"]) == low
        assert float(cells["odds_ratio_upper"]) == (math.inf if high is None else high)
        assert 0 <= float(cells["case_frequency_lower"]) <= float(cells["case_frequency_upper"]) <= 1
        assert cells["noisy_case_2"].lstrip("-").isdigit()


def test_every_written_file_is_signed_or_named(scene: Scene) -> None:
    outcome = released(scene)
    name = outcome.report.name
    assert {ssf_table_name(name), ssf_metadata_name(name)} <= set(outcome.report.subjects)
    assert len(outcome.report.subjects) == 4
    for subject, digest in outcome.report.subjects.items():
        assert hashlib.sha256((scene.out / subject).read_bytes()).hexdigest() == digest
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid
    assert all(each.is_checked for each in found.beside if each.path.suffix in (".tsv", ".yaml"))
    changed = scene.out / ssf_table_name(name)
    changed.write_text(changed.read_text(encoding="utf-8").replace("chromosome", "chromosomes"), encoding="utf-8")
    assert not verify_report(outcome.report_path, scene.public_key_path).valid
    changed.unlink()
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid
    assert any(changed.name in said and "not beside" in said for said in found.files)


def test_a_release_without_effects_has_two_subjects_as_before(scene: Scene) -> None:
    outcome = released(scene, "selection")
    assert len(outcome.report.subjects) == 2
    assert outcome.report.predicate["effects"] is None
    assert not list(scene.out.glob("*ssf*"))


# --------------------------------------------------------------------------------------------------------- GWAS-SSF

MANDATORY = (
    "chromosome",
    "base_pair_location",
    "effect_allele",
    "other_allele",
    "odds_ratio",
    "standard_error",
    "effect_allele_frequency",
    "p_value",
)
"""In this order, first; the specification's Table 1 (GWAS-SSF 1.0.2)."""

NA = "#NA"
RULES = {
    "chromosome": lambda text: text.isdigit() and 1 <= int(text) <= 25,
    "base_pair_location": lambda text: text.isdigit() and int(text) > 0,
    "effect_allele": lambda text: re.fullmatch("[ACGT]+", text),
    "other_allele": lambda text: re.fullmatch("[ACGT]+", text),
    "odds_ratio": lambda text: float(text) >= 0,
    "beta": lambda text: math.isfinite(float(text)),
    "standard_error": lambda text: float(text) > 0,
    "effect_allele_frequency": lambda text: 0 <= float(text) <= 1,
    "p_value": lambda text: 0 < float(text) <= 1,
    "ci_lower": lambda text: float(text) > 0,
    "ci_upper": lambda text: math.isfinite(float(text)),
    "rsid": lambda text: re.fullmatch("rs[0-9]+", text),
    "ref_allele": lambda text: text in ("EA", "OA"),
    "n": lambda text: text == str(2 * N_GROUP),
    "name": bool,
    "p_value_selected": lambda text: 0 < float(text) <= 1,
}


def check_rules(table: bytes, effect: str = "odds_ratio") -> list[dict[str, str]]:
    """The rows of a table that keeps the rules of GWAS-SSF.

    They are those of the GWAS Catalog's validator too (gwas-sumstats-tools 1.0.25), but for two that a private selection cannot keep:
    100,000 rows from all autosomes, and a value in every mandatory column.
    """
    header, *lines = table.decode().splitlines()
    columns = header.split("\t")
    assert tuple(columns[: len(MANDATORY)]) == tuple(effect if each == "odds_ratio" else each for each in MANDATORY)
    assert len(set(columns)) == len(columns)
    rows = [dict(zip(columns, line.split("\t"), strict=True)) for line in lines]
    rules = RULES if effect == "odds_ratio" else RULES | {"ci_lower": RULES["ci_upper"]}
    for row in rows:
        for column, text in row.items():
            assert text == NA or rules[column](text), (column, text)
    return rows


def test_the_table_keeps_the_rules_of_gwas_ssf(scene: Scene) -> None:
    outcome = released(scene)
    predicate = outcome.report.predicate
    files = ssf_files(predicate)
    assert list(files) == [f"{outcome.report.name}.gwas-ssf.tsv", f"{outcome.report.name}.gwas-ssf.tsv-meta.yaml"]
    rows = check_rules(files[ssf_table_name(outcome.report.name)])
    assert tuple(rows[0]) == COLUMNS
    for row, snp, effect in zip(rows, outcome.snps, predicate["effects"]["snps"], strict=True):
        assert row["name"] == row["rsid"] == snp.name
        ratio, low, high = effect["odds_ratio"]
        assert row["odds_ratio"] == (NA if ratio is None else repr(ratio))
        assert (row["ci_lower"] == NA, row["ci_upper"] == NA) == (not low, high is None)
        low, high = effect["odds_ratio_named"]
        assert (row["standard_error"] == NA) == (ratio is None or not low or high is None)
        assert effect["p_value_selected"] == (
            None if effect["p_value"] is None else min(1.0, float(f"{effect['p_value'] * N_SNPS:.5g}"))
        )


def test_what_the_format_cannot_say_is_na(scene: Scene) -> None:
    outcome = released(scene)
    predicate = json.loads(json.dumps(outcome.report.predicate))
    predicate["result"]["snps"][0] |= {"effect_allele": "not REF", "other_allele": "REF", "chromosome": "HLA"}
    predicate["effects"]["snps"][0] |= {"odds_ratio": [None, 0.0, None], "p_value": None, "frequency": None}
    row = check_rules(ssf_files(predicate)[ssf_table_name(outcome.report.name)])[0]
    for column in (*MANDATORY[:1], *MANDATORY[2:], "ci_lower", "ci_upper", "ref_allele"):
        assert row[column] == NA


def test_the_metadata_keep_the_rules_of_gwas_ssf(scene: Scene) -> None:
    yaml = pytest.importorskip("yaml")
    plan = replace(plan_of(EFFECTS), title='Asthma: "cases" # and controls')
    ready = prepare_release(plan, scene.study, name="small", base=scene.folder)
    outcome = publish(ready, scene.ledger, scene.key, scene.out)
    files = ssf_files(outcome.report.predicate)
    said = yaml.safe_load(files[ssf_metadata_name(outcome.report.name)].decode())
    table = ssf_table_name(outcome.report.name)
    assert said["data_file_name"] == table
    assert said["data_file_md5sum"] == hashlib.md5(files[table], usedforsecurity=False).hexdigest()
    assert re.fullmatch(r"GWAS-SSF v\d+(\.\d+)*", said["file_type"])
    assert said["trait_description"] == [plan.title]
    assert said["coordinate_system"] in ("0-based", "1-based")
    assert said["sex"] in ("M", "F", "combined", "NR")
    assert str(said["date_metadata_last_modified"]) == outcome.report.predicate["release"]["date"]
    (sample,) = said["samples"]
    assert sample["sample_size"] == sample["case_count"] + sample["control_count"] == 2 * N_GROUP
    assert sample["case_control_study"] is True
    assert isinstance(sample["sample_ancestry_category"], list)
    for name in ("is_harmonised", "is_sorted"):
        assert isinstance(said[name], bool)
    for name in ("genome_assembly", "analysis_software", "author_notes"):
        assert isinstance(said[name], str)
    mandatory = {
        "genome_assembly",
        "coordinate_system",
        "trait_description",
        "genotyping_technology",
        "is_sorted",
        "is_harmonised",
    }
    assert mandatory <= set(said)


# --------------------------------------------------------------------------------------------------------- in words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([1.8213, 1.4, 2.37], "1.82 (1.40–2.37)"),
        ([None, 0.0, None], "not estimable"),
        ([1.2, 0.0, None], "not estimable"),
        ([None, 0.0, 2.37], "at most 2.37"),
        ([3.0, 2.1, None], "at least 2.10"),
    ],
)
def test_an_odds_ratio_in_words_never_says_more_than_its_interval(found: list[float | None], words: str) -> None:
    assert ratio_words(found) == words


def test_the_result_in_words_has_intervals_and_a_warning(scene: Scene) -> None:
    lines = result_lines(released(scene).report)
    assert len(lines) == 3
    assert all("odds ratio" in line and "in cases" in line for line in lines[:2])
    assert "winner’s curse" in lines[2]
