"""Missing calls are no way around Δ: one person moves a SNP's score by at most Δ, whoever's calls are missing.

The exploit: missing calls that are filled by the study's own minor allele.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import design_sentences
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink

MISSING = 3
LEAST = ("tv", "tv-allelic", "ks")


def with_score(scene: Scene, name: str) -> Plan:
    return replace(scene.plan, release=replace(scene.plan.release, score=ScoreChoice(name=name)))


def minor_first(calls: np.ndarray, folder: Path, name: str) -> Path:
    """A fileset as PLINK writes it: a1 is whichever allele is the rarer one in this study."""
    known = calls < MISSING
    turn = np.where(known, calls, 0).sum(axis=1) > known.sum(axis=1)
    turned = np.where(turn[:, None] & known, 2 - calls, calls)
    a1, a2 = (np.where(turn, *pair).tolist() for pair in (("G", "A"), ("A", "G")))
    return make_plink(folder, turned, is_case(), name=name, a1=a1, a2=a2)


def two_neighbours() -> Iterator[np.ndarray]:
    """Ten cases without a call at rs1, where a1 is carried by exactly half; one called case is replaced."""
    base = genotypes()
    base[0] = [*[MISSING] * 10, *[0] * 10, *[0] * 5, *[2] * 15]
    for copies in (0, 1):
        calls = base.copy()
        calls[0, 10] = copies
        yield calls


def test_filling_by_a_private_a1_would_let_one_person_move_tv_by_nine(scene: Scene) -> None:
    studies = [minor_first(calls, scene.folder, f"n{place}") for place, calls in enumerate(two_neighbours())]
    filled = [count_tables(open_study(study), fill=FillRule.NON_COUNTED).tables for study in studies]
    values = [computed_scores(ScoreChoice(name="tv"), tables)[0] for tables in filled]
    assert abs(values[0] - values[1]) >= 9


def test_the_filesets_themselves_and_their_tables_move_by_at_most_one(scene: Scene) -> None:
    seen = []
    for place, calls in enumerate(two_neighbours()):
        study = minor_first(calls, scene.folder, f"n{place}")
        table = scene.folder / f"n{place}.tsv"
        table.write_bytes(b"".join(encode_tables(count_tables(open_study(study)).tables)))
        seen += [prepare_release(scene.plan, path, name="small").scores for path in (study, table)]
    assert np.abs(np.array(seen) - seen[0]).max() <= scene.plan.sensitivity() == 1
    assert seen[0].tolist() == seen[1].tolist()


@pytest.mark.parametrize("score", LEAST)
@pytest.mark.parametrize("seed", range(6))
def test_no_replaced_person_moves_a_score_farther_whatever_calls_are_missing(
    scene: Scene, score: str, seed: int
) -> None:
    """From files to scores, each file with its own minor allele as a1 and nobody's order of alleles public."""
    plan = with_score(scene, score)
    rng = np.random.default_rng(seed)
    base = genotypes(seed)
    base[rng.random(base.shape) < 0.3] = MISSING
    base[5], base[6], base[7] = 0, MISSING, 2
    values = []
    for place in range(6):
        calls = base.copy()
        if place:
            calls[:, rng.integers(2 * N_GROUP) if place > 3 else 0] = rng.integers(0, 4, size=N_SNPS)
        study = minor_first(calls, scene.folder, f"s{seed}-{place}")
        values.append(prepare_release(plan, study, name="small").scores)
    assert np.abs(np.array(values[1:]) - values[0]).max() <= plan.sensitivity()


@pytest.mark.parametrize("score", LEAST)
def test_a_release_with_missing_calls_asks_nothing_and_says_what_became_of_them(scene: Scene, score: str) -> None:
    calls = genotypes()
    calls[np.random.default_rng(2).random(calls.shape) < 0.005] = MISSING
    calls[0, 0] = MISSING
    study = make_plink(scene.folder, calls, is_case())
    plan = with_score(scene, score)
    assert plan.design.fill is None
    assert not plan.design.allele_order_is_public
    outcome = publish(prepare_release(plan, study, name="small"), scene.ledger, scene.key, scene.out)
    assert verify_report(outcome.report_path, scene.public_key_path).valid
    words = "a SNP with missing calls gets the lowest score that any genotypes in their place could give it"
    assert any(words in sentence for sentence in design_sentences(plan))
    assert words in json.dumps(outcome.report.predicate, ensure_ascii=False)


def test_calls_are_not_filled_by_an_allele_that_the_study_s_people_chose(scene: Scene) -> None:
    """Refused before anything is debited; without a missing call, or with a public order of alleles, there is nothing to refuse."""
    plan = with_score(scene, "trend")
    private = replace(plan, design=replace(plan.design, fill=FillRule.NON_COUNTED))
    assert not private.design.allele_order_is_public
    calls = genotypes()
    prepare_release(private, make_plink(scene.folder, calls, is_case(), name="whole"), name="small")
    calls[0, 0] = MISSING
    study = make_plink(scene.folder, calls, is_case(), name="missing")
    with pytest.raises(PrivacyRefusal) as caught:
        prepare_release(private, study, name="small")
    assert caught.value.code == "study.missing-calls"
    prepare_release(replace(private, design=replace(private.design, alleles_are_public=True)), study, name="small")


def test_counts_are_of_called_people_and_need_no_rule(scene: Scene) -> None:
    calls = genotypes()
    calls[3, :5] = MISSING  # five cases without a call at rs4, where every case has two copies
    study = make_plink(scene.folder, calls, is_case())
    for what in ("genotype counts", "allele counts"):
        plan = plan_of(what)
        ready = prepare_release(plan, study, name="small")
        assert ready.counts is not None
        row = list(ready.variants.snp).index("rs4")
        assert ready.counts[row].tolist() == [[0, 0, N_GROUP - 5], [N_GROUP, 0, 0]]
        assert "of people who have a call" in " ".join(design_sentences(plan))


def test_the_command_line_makes_both_kinds_of_plan(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    new = ["plan", "new", str(scene.folder / "a.gwasplan"), "--prior", "0.5", "--gamma", "1.5", "--cases", "20"]
    new += ["--controls", "20", "--snps", "1", "--force"]
    assert main(new) == 0
    assert load_plan(scene.folder / "a.gwasplan").design.fill is None
    assert main([*new, "--score", "trend"]) == 0
    assert load_plan(scene.folder / "a.gwasplan").design.fill is FillRule.NON_COUNTED
    capsys.readouterr()
    assert main([*new, "--fill", "non-counted"]) == 2
    assert "--fill is not used" in capsys.readouterr().err
    (scene.folder / "list").write_text("rs1\n", encoding="utf-8")
    counts = ["--mechanism", "genotype-counts", "--snp-list", str(scene.folder / "list"), "--alleles-are-public"]
    assert main([*new[:-3], "--force", *counts, "--fill", "non-counted"]) == 2
    assert "counts are of people who have a call" in capsys.readouterr().err
    assert main([*new[:-3], "--force", *counts]) == 0
