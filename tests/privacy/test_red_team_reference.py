"""Attacks on the public reference: the study under another name, a panel swapped while it is read, a panel nobody can name."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.made_statement import build_statement
from gwasprivacy.study import reference
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import FillRule, Sites
from gwasprivacy.study.formats.registry import open_people, open_study
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from gwasprivacy.study.shared_people import frequencies_are_the_studys, people_in_panel
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene, genotypes, is_case, small_plan
from tests.simulation.scenarios import two_snps
from tests.study.make_people import WRITERS, phenotypes, write_people
from tests.study.make_plink import make_plink

ENDINGS = (".bed", ".bim", ".fam")


def with_reference(plan: Plan, path: Path, *, offset: float | None = None, score: str = "tv", **design: Any) -> Plan:
    return replace(
        plan,
        design=replace(plan.design, reference=str(path), reference_sha256=reference_digest(path), **design),
        release=replace(plan.release, score=ScoreChoice(name=score, offset=offset)),
    )


def panel(folder: Path, text: str = "0.3", name: str = "panel.tsv") -> Path:
    path = folder / name
    path.write_text("snp a1 a2 freq\n" + "".join(f"rs{i + 1} A G {text}\n" for i in range(N_SNPS)), encoding="utf-8")
    return path


@pytest.mark.parametrize("ending", ["", ".bed", ".bim"])
def test_a_report_never_holds_a_digest_of_the_study_s_own_files(scene: Scene, ending: str) -> None:
    """As a reference for the order of alleles alone, too: a plain hash of private genotypes would be published."""
    own = scene.study.with_name(scene.study.name + ending)
    with pytest.raises(InvalidInput, match="this is the study itself") as caught:
        prepare_release(with_reference(scene.plan, own), scene.study, name="small")
    assert "name-other-panel-or-declare-alleles" in caught.value.remedies


@pytest.mark.parametrize("make", [os.link, os.symlink, shutil.copyfile], ids=["hard link", "symbolic link", "copy"])
@pytest.mark.parametrize("offset", [None, 2.0])
def test_the_study_under_another_name_is_still_the_study(scene: Scene, make: Any, offset: float | None) -> None:
    other = scene.folder / "kg"
    for ending in ENDINGS:
        make(scene.study.with_name(scene.study.name + ending), other.with_name(other.name + ending))
    with pytest.raises(InvalidInput, match="this is the study itself"):
        prepare_release(with_reference(scene.plan, other, offset=offset), scene.study, name="small")


def test_the_study_before_its_last_filter_is_no_panel(scene: Scene) -> None:
    """The same people with one SNP more: its frequencies are the study's, and a digest of them would be published."""
    calls = np.vstack([genotypes(), genotypes()[:1]])
    other = make_plink(scene.folder, calls, is_case(), name="before")
    for changes in ({"offset": 1.0}, {"score": "trend", "fill": FillRule.PANEL_MODE}, {}):
        with pytest.raises(
            InvalidInput, match="it contains people of the study, so its frequencies are private"
        ) as caught:
            prepare_release(with_reference(scene.plan, other, **changes), scene.study, name="small")
        assert "I1" not in str(caught.value)


def test_public_controls_may_be_the_panel(scene: Scene) -> None:
    """Their genotypes are public, and the cases are others."""
    controls = [(f"F{i + 1}", f"I{i + 1}") for i in range(20, 40)]
    other = make_plink(scene.folder, genotypes()[:, 20:], np.ones(20), name="controls", people=controls)
    plan = with_reference(scene.plan, other, offset=1.0, public_controls=True)
    assert prepare_release(plan, scene.study, name="small").sensitivity == 1


def test_a_release_whose_scores_follow_from_a_panel_says_which_panel(scene: Scene) -> None:
    path = panel(scene.folder)
    plan = with_reference(scene.plan, path, offset=2.0)
    loose = replace(plan, design=replace(plan.design, reference_sha256=None))
    with pytest.raises(InvalidPlan, match="any file with this name") as caught:
        prepare_release(loose, scene.study, name="small")
    assert caught.value.field == "design.reference_sha256"
    assert reference_digest(path) in caught.value.hint
    assert prepare_release(plan, scene.study, name="small").sensitivity == 1


def test_assumptions_simulated_from_the_study_itself_are_pointed_out(scene: Scene) -> None:
    for path in (scene.study, scene.study.with_suffix(".bed")):
        plan = replace(scene.plan, scenario=Scenario(disease=two_snps(), engine=Engine.RESAMPLE, panel=str(path)))
        notes = prepare_release(plan, scene.study, name="small").notes
        assert sum("study’s own people" in note for note in notes) == 1
    other = make_plink(scene.folder, genotypes(5), is_case(), name="people", people=people(40, "B"))
    renamed = make_plink(scene.folder, genotypes(), is_case(), name="before")  # the same people in another file
    plan = replace(scene.plan, scenario=Scenario(disease=two_snps(), engine=Engine.RESAMPLE, panel=str(renamed)))
    assert any("study’s own people" in note for note in prepare_release(plan, scene.study, name="small").notes)
    plan = replace(scene.plan, scenario=Scenario(disease=two_snps(), engine=Engine.RESAMPLE, panel=str(other)))
    assert not any("study’s own people" in note for note in prepare_release(plan, scene.study, name="small").notes)


@pytest.mark.parametrize("kind", ["table", "fileset"])
def test_a_panel_replaced_after_its_digest_was_taken_is_noticed(
    scene: Scene, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = panel(scene.folder) if kind == "table" else make_plink(scene.folder, genotypes(5), is_case(), name="people")
    digest = reference_digest(path)

    def digest_then_replace(*arguments: Any, **options: Any) -> str:
        if kind == "table":
            panel(scene.folder, "0.41")
        else:
            make_plink(scene.folder, genotypes(6), is_case(), name="people")
            os.utime(path.with_name("people.bed"), ns=(1, 1))
        return digest

    monkeypatch.setattr(reference, "reference_digest", digest_then_replace)
    with pytest.raises(InvalidInput, match="changed while it was being read"):
        load_public_alleles(path, frequencies=True, sha256=digest)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda p: p["score"].update(offset=1.0), "score"),
        (lambda p: p["plan"]["release"]["score"].update(offset=1.0), "score"),
        (lambda p: p["plan"]["release"]["score"].pop("offset"), "score"),
        (lambda p: p["plan"]["design"].update(reference_sha256="0" * 64), "sentences"),
        (lambda p: p["plan"]["design"].update(reference=None, reference_sha256=None), "names no panel"),
    ],
)
def test_a_report_whose_offset_or_panel_was_edited_does_not_verify_even_signed_again(
    scene: Scene, change: Any, reason: str
) -> None:
    """Whoever has the key and changes one place only: the others no longer follow from the plan."""
    released = replace(scene, plan=with_reference(scene.plan, panel(scene.folder), offset=2.0)).release()
    predicate = json.loads(json.dumps(released.report.predicate))
    change(predicate)
    payload = canonical_json(build_statement(predicate, subject_digests(predicate)))
    released.report_path.write_bytes(sign_payload(payload, scene.key))
    verified = verify_report(released.report_path, scene.public_key_path)
    assert not verified.valid
    assert reason in verified.reason


def people(number: int, name: str = "") -> list[tuple[str, str]]:
    return [(f"{name}{i}", f"{name}{i}") for i in range(number)]


def array(seed: int, n_people: int, n_snps: int = 900) -> np.ndarray:
    """Genotypes of an array's common SNPs, the same frequencies for every seed: (n_snps, n_people)."""
    frequency = np.random.default_rng(7).uniform(0.2, 0.8, n_snps)
    return np.random.default_rng(seed).binomial(2, frequency[:, None], (n_snps, n_people)).astype(np.uint8)


def checked(folder: Path, own: np.ndarray, theirs: np.ndarray, **files: Any) -> list[bool]:
    """Who of the first is found in the second, their people's names being others unless ``files`` says."""
    half = np.arange(own.shape[1]) % 2 == 0
    study = make_plink(folder, own, half, name="one", people=people(own.shape[1], "A"))
    other = make_plink(
        folder, theirs, np.zeros(theirs.shape[1]), name="other", **{"people": people(theirs.shape[1], "B"), **files}
    )
    found = open_people(other)
    assert found is not None
    return people_in_panel(open_study(study), found).tolist()


def test_people_are_found_by_their_genotypes_whatever_they_are_called(tmp_path: Path) -> None:
    own, others = array(1, 12), array(2, 30)
    others[:, 5], others[:, 29] = own[:, 3], own[:, 11]
    errors = np.random.default_rng(3).random(len(own)) < 0.03
    others[errors, 29] = 2 - others[errors, 29]
    others[np.random.default_rng(4).random(others.shape) < 0.05] = 3
    expected = [place in (3, 11) for place in range(12)]
    assert checked(tmp_path, own, others) == expected
    swapped = np.where(others == 3, 3, 2 - others)  # the other allele is counted, and rows stand in another order
    order = np.random.default_rng(5).permutation(len(own))
    names = [f"rs{row + 1}" for row in order]
    turned = {"a1": ["G"] * len(own), "a2": ["A"] * len(own), "snp": names}
    assert checked(tmp_path, own, swapped[order], **turned) == expected


def test_siblings_and_strangers_of_the_same_name_are_other_people(tmp_path: Path) -> None:
    rng = np.random.default_rng(6)
    frequency = np.random.default_rng(7).uniform(0.2, 0.8, 900)
    parents = rng.random((4, 900)) < frequency
    child = [
        (parents[rng.integers(2, size=900), range(900)] + parents[2 + rng.integers(2, size=900), range(900)])
        for _ in range(2)
    ]
    own, others = array(1, 12), array(2, 12)
    own[:, 0], others[:, 0] = child
    assert checked(tmp_path, own, others, people=people(12, "A")) == [False] * 12


def test_where_genotypes_cannot_be_compared_names_decide(tmp_path: Path) -> None:
    assert checked(tmp_path, array(1, 6, 100), array(2, 4, 100), people=people(4, "A")) == [True] * 4 + [False] * 2


@pytest.mark.parametrize("kind", ["fileset before a filter, people renamed", "list of frequencies"])
@pytest.mark.parametrize("offset", [None, 1.0])
def test_a_reference_made_from_the_study_s_people_is_refused_and_no_digest_leaves(
    tmp_path: Path, kind: str, offset: float | None
) -> None:
    """As a reference for the order of alleles alone, too."""
    everybody = array(1, 240)
    half = np.arange(200) % 2 == 0
    study = make_plink(tmp_path, everybody[:, :200], half, people=people(200, "A"))
    plan = small_plan()
    plan = replace(plan, design=replace(plan.design, n_cases=100, n_controls=100))
    if kind.startswith("fileset"):
        path = make_plink(tmp_path, everybody, np.zeros(240), name="before", people=people(240, "other"))
    else:
        path = tmp_path / "own.frq"
        shares = everybody[:, :200].mean(axis=1) / 2
        path.write_text(
            "snp a1 a2 freq\n" + "".join(f"rs{i + 1} A G {each:.4g}\n" for i, each in enumerate(shares)),
            encoding="utf-8",
        )
    with pytest.raises(InvalidInput) as caught:
        prepare_release(with_reference(plan, path, offset=offset), study, name="small")
    assert caught.value.code == (
        "reference.shares-people" if kind.startswith("fileset") else "reference.own-frequencies"
    )


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("study_kind", ["plink1", "vcf"])
def test_some_of_the_study_under_other_names_are_found_in_a_reference_of_any_format(
    tmp_path: Path, kind: str, study_kind: str
) -> None:
    """Three of two hundred, so no frequency shows it; and a panel of strangers is a reference."""
    everybody, strangers = array(1, 200), array(2, 100)
    iid = [f"A{i}" for i in range(200)]
    study = write_people(study_kind, tmp_path, everybody, iid, name="study")
    phenotype = phenotypes(tmp_path, study_kind, iid)
    plan = small_plan()
    plan = replace(plan, design=replace(plan.design, n_cases=100, n_controls=100, sites=Sites.FIXED))
    mixed = np.hstack([strangers, everybody[:, 50:53]])
    for calls, refused in ((mixed, True), (strangers, False)):
        path = write_people(kind, tmp_path, calls, [f"B{i}" for i in range(calls.shape[1])], name=f"panel{refused}")
        named = with_reference(plan, path, offset=1.0)
        if refused:
            with pytest.raises(InvalidInput) as caught:
                prepare_release(named, study, phenotype=phenotype, name="small")
            assert caught.value.code == "reference.shares-people"
        else:
            assert prepare_release(named, study, phenotype=phenotype, name="small").sensitivity == 1


@pytest.mark.parametrize("n_people", [30, 200, 2000])
def test_other_people_s_frequencies_are_a_reference(tmp_path: Path, n_people: int) -> None:
    """Of small and large panels, and those of the population that the study was drawn from."""
    half = np.arange(200) % 2 == 0
    tables = count_tables(open_study(make_plink(tmp_path, array(1, 200), half))).tables
    other = array(2, n_people).mean(axis=1) / 2
    assert not frequencies_are_the_studys(tables, other)
    assert not frequencies_are_the_studys(tables, np.random.default_rng(7).uniform(0.2, 0.8, 900))
    assert frequencies_are_the_studys(tables, array(1, 200).mean(axis=1) / 2)
    assert frequencies_are_the_studys(tables, array(1, 200)[:, half].mean(axis=1) / 2)
    assert not frequencies_are_the_studys(tables, array(1, 200)[:, ~half].mean(axis=1) / 2, public_controls=True)


def test_a_fileset_s_digest_follows_from_its_sites_and_counts_and_nobody_s_genotypes(tmp_path: Path) -> None:
    calls = array(1, 40, 50)
    one = make_plink(tmp_path, calls, np.zeros(40), name="one")
    shuffled = np.stack([np.random.default_rng(row).permutation(line) for row, line in enumerate(calls)])
    other = make_plink(tmp_path, shuffled, np.ones(40), name="two", people=people(40, "Z"))
    assert reference_digest(one) == reference_digest(other)
    changed = calls.copy()
    changed[0, 0] = (changed[0, 0] + 1) % 3
    assert reference_digest(make_plink(tmp_path, changed, np.zeros(40), name="three")) != reference_digest(one)


@pytest.mark.parametrize("packed", [False, True])
def test_a_vcf_as_list_of_candidates_is_hashed_by_its_sites(tmp_path: Path, packed: bool) -> None:
    def digest(call: str, info: str, position: int = 7) -> str:
        lines = [
            "##fileformat=VCFv4.3",
            "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t" + call.replace("/", "P"),
        ]
        lines += [f"1\t{position + row}\trs{row}\tA\tG\t.\tPASS\t{info}\tGT\t{call}" for row in range(2000)]
        path = tmp_path / "list.vcf"
        data = ("\n".join(lines) + "\n").encode()
        path.write_bytes(gzip.compress(data) if packed else data)
        return list_digest(path)

    assert digest("0/1", "AC=1") == digest("1/1\t0/0", "AC=2;AN=44") != digest("0/1", "AC=1", position=8)


def test_other_lists_are_hashed_by_their_bytes(tmp_path: Path) -> None:
    path = tmp_path / "ids.txt"
    path.write_bytes(b"rs1\nrs2\n")
    assert list_digest(path) == hashlib.sha256(b"rs1\nrs2\n").hexdigest()
