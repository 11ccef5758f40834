"""A first carrier makes a caller write a site; whatever fills the missing calls there must not make variation of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import CandidateList, FillRule, GenotypeFilter, Sites
from gwasprivacy.study.reference import reference_digest
from tests.release.preparing import prepare_release
from tests.release.scene import small_plan
from tests.study.make_people import phenotypes, write_people

N_PEOPLE = 40  # every second a case
NAMES = [f"P{place}" for place in range(N_PEOPLE)]
MISSING = 3


def plan(folder: Path, score: str, fill: FillRule, counted: str, sites: Sites | None = Sites.CALLED) -> Plan:
    """rs1 … rs3 are listed; the reference counts REF or ALT at each."""
    a1, a2 = ("G", "A") if counted == "REF" else ("A", "G")
    reference = folder / "reference.tsv"
    reference.write_text(
        "snp a1 a2 freq\n" + "".join(f"rs{row} {a1} {a2} 0.4\n" for row in (1, 2, 3)), encoding="utf-8"
    )
    listed = folder / "list.map"
    listed.write_text("".join(f"1 rs{row} {1000 * row}\n" for row in (1, 2, 3)), encoding="utf-8")
    made = small_plan()
    design = replace(
        made.design,
        n_cases=20,
        n_controls=20,
        candidates=CandidateList(kind="file", path=str(listed), sha256=file_digest(listed)),
        genotype_filter=GenotypeFilter.PUBLIC_LIST,
        reference=str(reference),
        reference_sha256=reference_digest(reference),
        fill=fill,
        sites=sites,
    )
    return replace(made, design=design, release=replace(made.release, score=ScoreChoice(name=score), n_snps=1))


def scores(folder: Path, kind: str, made: Plan, calls: np.ndarray, rows: list[int]) -> np.ndarray:
    ids, pos = [f"rs{row}" for row in rows], [1000 * row for row in rows]
    study = write_people(kind, folder, calls, NAMES, name=f"study{len(rows)}", ids=ids, pos=pos)
    return prepare_release(made, study, phenotype=phenotypes(folder, kind, NAMES), name="small").scores


@pytest.mark.parametrize("counted", ["REF", "ALT"])
@pytest.mark.parametrize("score", ["genotypic", "allelic", "trend"])
@pytest.mark.parametrize("kind", ["vcf", "bcf", "plink2"])
def test_the_first_carrier_at_a_site_with_missing_calls_moves_no_score_farther_than_its_sensitivity(
    tmp_path: Path, kind: str, score: str, counted: str
) -> None:
    """Ten cases have no call there; before, the file did not have the site."""
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    made = plan(tmp_path, score, FillRule.NON_COUNTED, counted)
    others = np.random.default_rng(3).integers(0, 3, size=(2, N_PEOPLE)).astype(np.uint8)
    site = np.zeros((1, N_PEOPLE), dtype=np.uint8)
    site[0, np.flatnonzero(np.arange(N_PEOPLE) % 2 == 1)[:10]] = MISSING
    site[0, 39] = 1
    before = scores(tmp_path, kind, made, others, [1, 3])
    after = scores(tmp_path, kind, made, np.vstack([others[:1], site, others[1:]]), [1, 2, 3])
    assert before[1] == 0
    assert 0 < abs(after - before).max() <= made.sensitivity() / 2


def test_filling_like_a_panel_s_people_is_refused_there_by_the_plan_alone(tmp_path: Path) -> None:
    made = plan(tmp_path, "trend", FillRule.PANEL_MODE, "ALT")
    calls = np.random.default_rng(3).integers(0, 3, size=(3, N_PEOPLE)).astype(np.uint8)
    with pytest.raises(PrivacyRefusal) as caught:
        scores(tmp_path, "vcf", made, calls, [1, 2, 3])
    assert caught.value.code == "plan.called-panel-mode"
    fixed = plan(tmp_path, "trend", FillRule.PANEL_MODE, "ALT", Sites.FIXED)
    for kind in ("vcf", "plink1"):
        assert len(scores(tmp_path, kind, fixed, calls, [1, 2, 3])) == 3
