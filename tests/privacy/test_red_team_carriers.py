"""Attacks through what one carrier changes in a file besides calls: a site, an id, a third allele, a record of its own."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release import draw, engine
from gwasprivacy.release.engine import PreparedRelease, publish
from gwasprivacy.release.permission import preview
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Sites
from gwasprivacy.study.tables import NOT_REF, REF
from tests.privacy.sites_in_files import (
    EVERYBODY,
    HAS_OWN_PHENOTYPE,
    MAY_BE_CALLED,
    WRITERS,
    Site,
    phenotypes,
    texts,
    write_called,
)
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene

N = 2 * N_GROUP
LISTED = 6  # rs1 … rs6 at 1000, 2000, …; what the file has besides is nobody's candidate


def base_calls() -> np.ndarray:
    """(LISTED, N) copies of the alternative allele; nobody carries it at rs5."""
    calls = np.random.default_rng(3).integers(0, 3, size=(LISTED, N))
    calls[4] = 0
    return calls


def sites() -> list[Site]:
    """As a caller writes them: nothing at rs5, where nobody carries the variant."""
    return [
        (1000 * (row + 1), f"rs{row + 1}", "G", "A", texts(calls))
        for row, calls in enumerate(base_calls())
        if calls.any()
    ]


def with_first(calls: list[str], call: str) -> list[str]:
    return [call, *calls[1:]]


def carrier_adds_a_listed_site() -> list[Site]:
    return sorted([*sites(), (5000, "rs5", "G", "A", with_first(["0/0"] * N, "0/1"))])


def carrier_adds_a_site_that_is_not_listed() -> list[Site]:
    return sorted([*sites(), (4500, "rs99", "C", "T", with_first(["0/0"] * N, "0/1"))])


def carrier_adds_a_third_allele() -> list[Site]:
    pos, name, ref, alt, calls = sites()[1]
    return sorted(
        [*(s for s in sites() if s[0] != pos), (pos, f"{name};rs777", ref, f"{alt},T", with_first(calls, "0/2"))]
    )


def carrier_of_a_deletion_lengthens_the_reference() -> list[Site]:
    pos, name, _, _, calls = sites()[1]
    return sorted([*(s for s in sites() if s[0] != pos), (pos, name, "GC", "AC,G", with_first(calls, "0/2"))])


def carrier_adds_a_record_of_its_own() -> list[Site]:
    pos, name, ref, _, _ = sites()[1]
    return sorted([*sites(), (pos, name, ref, "T", with_first(["0/0"] * N, "0/1"))])


def ids_follow_alleles(these: list[Site]) -> list[Site]:
    return [(pos, f"1:{pos}:{ref}:{alt}", ref, alt, calls) for pos, _, ref, alt, calls in these]


FILES: Mapping[str, Callable[[], list[Site]]] = {
    "as it is": sites,
    "a listed site more": carrier_adds_a_listed_site,
    "another site more": carrier_adds_a_site_that_is_not_listed,
    "a third allele": carrier_adds_a_third_allele,
    "a longer reference": carrier_of_a_deletion_lengthens_the_reference,
    "a record of its own": carrier_adds_a_record_of_its_own,
}


def listed(scene: Scene, plan: Plan) -> Plan:
    path = scene.folder / "sites.bim"
    path.write_text("".join(f"1\trs{i + 1}\t0\t{1000 * (i + 1)}\tA\tG\n" for i in range(LISTED)), encoding="utf-8")
    candidates = CandidateList(kind="file", path=str(path), origin="the sites of a panel", sha256=file_digest(path))
    design = replace(
        plan.design, candidates=candidates, genotype_filter=GenotypeFilter.PUBLIC_LIST, alleles_are_public=True
    )
    return replace(plan, design=design)


def prepared_from(scene: Scene, kind: str, these: list[Site], plan: Plan, chrom: str = "1") -> PreparedRelease:
    """From a file whose sites the plan declares a caller's, where the kind of file can be one and the plan has a list."""
    folder = scene.folder / "one"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    if plan.design.candidates.path is not None and kind in MAY_BE_CALLED:
        plan = replace(plan, design=replace(plan.design, sites=Sites.CALLED))
        study = write_called(kind, folder, these, chrom, EVERYBODY, Path(plan.design.candidates.path))
    else:
        study = WRITERS[kind](folder, these, chrom, EVERYBODY)
    phenotype = None if kind in HAS_OWN_PHENOTYPE else phenotypes(folder)
    return prepare_release(plan, study, name="small", phenotype=phenotype)


def told(scene: Scene, prepared: PreparedRelease) -> str:
    """Everything of the report that comes before the draw."""
    seen = preview(prepared, scene.folder / "none-yet.gwasledger")
    return json.dumps(seen.report.predicate, sort_keys=True)


def applies(kind: str, change: str) -> bool:
    """A .bed's SNPs are found by their ids, and two of one id are refused."""
    return change != "a record of its own" or kind != "bed"


CASES = [(kind, change) for kind in WRITERS for change in FILES if change != "as it is" and applies(kind, change)]


@pytest.mark.parametrize(("kind", "change"), CASES)
def test_a_carrier_changes_no_byte_of_a_report_and_moves_no_score_farther_than_its_sensitivity(
    scene: Scene, kind: str, change: str
) -> None:
    plan = listed(scene, scene.plan)
    one = prepared_from(scene, kind, FILES["as it is"](), plan)
    other = prepared_from(scene, kind, FILES[change](), plan)
    assert one.n_candidates == LISTED
    assert told(scene, one) == told(scene, other)
    assert one.variants.snp.tolist() == other.variants.snp.tolist()
    assert np.abs(one.scores - other.scores).max() <= plan.sensitivity()
    assert one.scores[4] == 0  # the SNP that the file lacks


@pytest.mark.parametrize("kind", ["vcf", "bcf"])
@pytest.mark.parametrize("change", [change for change in FILES if change != "as it is"])
def test_ids_that_follow_the_alleles_change_nothing_either(scene: Scene, kind: str, change: str) -> None:
    plan = listed(scene, scene.plan)
    one = prepared_from(scene, kind, ids_follow_alleles(FILES["as it is"]()), plan)
    other = prepared_from(scene, kind, ids_follow_alleles(FILES[change]()), plan)
    assert told(scene, one) == told(scene, other)
    assert np.abs(one.scores - other.scores).max() <= plan.sensitivity()
    assert one.scores.max() > 0  # they were found


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("chrom", ["chr1", "01", "CHR1"])
def test_how_a_file_spells_a_chromosome_is_not_published(scene: Scene, kind: str, chrom: str) -> None:
    plan = listed(scene, scene.plan)
    one = prepared_from(scene, kind, sites(), plan)
    other = prepared_from(scene, kind, sites(), plan, chrom=chrom)
    assert told(scene, one) == told(scene, other)
    assert set(other.variants.chrom) == {"1"}


COUNTS = ("a third allele", "a longer reference", "another site more", "a listed site more")


@pytest.mark.parametrize("what", ["genotype counts", "allele counts"])
@pytest.mark.parametrize("kind", ["vcf", "bcf", "pgen", "table"])
@pytest.mark.parametrize("change", COUNTS)
def test_no_carrier_changes_the_published_alleles_of_counts(scene: Scene, what: str, kind: str, change: str) -> None:
    plan = listed(scene, plan_of(what))
    named = ("rs2", "rs5")
    plan = replace(plan, release=replace(plan.release, snps=named, n_snps=len(named)))
    names = []
    counts = []
    for file in ("as it is", change):
        prepared = prepared_from(scene, kind, FILES[file](), plan)
        result = draw.draw(prepared)
        names.append([(snp.name, snp.effect_allele, snp.other_allele) for snp in result.snps])
        assert prepared.counts is not None
        counts.append(prepared.counts.astype(int))
    assert names[0] == names[1] == [(name, NOT_REF, REF) for name in named]
    assert np.abs(counts[0] - counts[1]).sum(axis=(1, 2)).max() <= 2  # one person's step


@pytest.mark.parametrize("kind", ["vcf", "bcf", "pgen", "table"])
@pytest.mark.parametrize("change", FILES)
@pytest.mark.parametrize(("counted", "other"), [("A", "G"), ("G", "A")])
def test_a_public_reference_turns_nothing_around_whoever_carries_what(
    scene: Scene, kind: str, change: str, counted: str, other: str
) -> None:
    """Which of its alleles a caller's file has, and whether it has the site at all, hangs on who carries it."""
    (scene.folder / "alleles.tsv").write_text(
        "snp\ta1\ta2\n" + "".join(f"rs{i + 1}\t{counted}\t{other}\n" for i in range(LISTED)), encoding="utf-8"
    )
    plan = listed(scene, plan_of("genotype counts"))
    reference = scene.folder / "alleles.tsv"
    design = replace(plan.design, reference=str(reference), alleles_are_public=False)
    plan = replace(plan, design=design, release=replace(plan.release, snps=("rs2", "rs5"), n_snps=2))
    prepared = prepared_from(scene, kind, FILES[change](), plan)
    assert (*prepared.variants.a1, *prepared.variants.a2) == (NOT_REF, NOT_REF, REF, REF)
    assert prepared.counts is not None
    wanted = np.stack([np.bincount(base_calls()[row], minlength=3) for row in (1, 4)])
    moved = np.abs(prepared.counts.sum(axis=1) - wanted).sum(axis=1)
    assert moved.max() <= 2  # all but the first person


def test_a_whole_release_from_a_caller_s_file_is_the_same_with_and_without_the_carrier(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = listed(scene, scene.plan)
    payloads = []
    monkeypatch.setattr(engine, "draw", lambda prepared, place: draw.Result(snps=()))
    for place, file in enumerate(("as it is", "a listed site more")):
        prepared = prepared_from(scene, "vcf", FILES[file](), plan)
        made = publish(prepared, scene.folder / f"{place}.gwasledger", scene.key, scene.folder / f"out{place}")
        envelope = json.loads(made.report_path.read_text(encoding="utf-8"))
        statement = json.loads(base64.b64decode(envelope["payload"]))
        statement["predicate"].pop("ledger")
        payloads.append(statement)
    assert payloads[0] == payloads[1]


@pytest.mark.parametrize("kind", ["vcf", "bcf", "pgen", "table"])
def test_a_plan_must_say_where_the_sites_of_such_a_file_come_from(scene: Scene, kind: str) -> None:
    folder = scene.folder / "unsaid"
    folder.mkdir()
    study = WRITERS[kind](folder, sites(), "1", EVERYBODY)
    phenotype = None if kind in HAS_OWN_PHENOTYPE else phenotypes(folder)
    for plan in (scene.plan, listed(scene, scene.plan)):
        with pytest.raises(InvalidPlan) as caught:
            prepare_release(plan, study, name="small", phenotype=phenotype)
        assert (caught.value.code, caught.value.field) == ("plan.sites-not-answered", "design.sites")


@pytest.mark.parametrize("kind", WRITERS)
def test_a_caller_s_own_sites_are_no_candidates(scene: Scene, kind: str) -> None:
    plan = replace(scene.plan, design=replace(scene.plan.design, sites=Sites.CALLED))
    with pytest.raises(PrivacyRefusal) as caught:
        prepared_from(scene, kind, sites(), plan)
    assert caught.value.code == "plan.called-own-sites"
