"""Attacks through a list of SNPs: the study's own .bim tells which allele is rarer in it, and so does its digest."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import CandidateList
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


def with_candidates(plan: Plan, path: Path) -> Plan:
    listed = CandidateList(kind="file", path=str(path), origin="a list", sha256=file_digest(path))
    return replace(plan, design=replace(plan.design, candidates=listed))


def own_bim(scene: Scene) -> Path:
    return scene.study.with_name(scene.study.name + ".bim")


@pytest.mark.parametrize(
    "make", [None, os.link, os.symlink, shutil.copyfile], ids=["itself", "link", "symlink", "copy"]
)
def test_the_study_s_own_bim_is_no_list_of_candidates(scene: Scene, make: Any) -> None:
    """Its SHA-256 would stand in the report: an exact function of the genotypes, as they decide which allele is a1."""
    listed = own_bim(scene)
    if make is not None:
        listed = scene.folder / "array.bim"
        make(own_bim(scene), listed)
    with pytest.raises(InvalidInput, match=r"study’s own list") as caught:
        prepare_release(with_candidates(scene.plan, listed), scene.study, name="small")
    assert "remove the list" in str(caught.value)


def test_a_list_of_ids_or_another_bim_may_name_the_candidates(scene: Scene) -> None:
    ids = scene.folder / "ids.txt"
    ids.write_text("rs4\nrs9\n", encoding="utf-8")
    assert prepare_release(with_candidates(scene.plan, ids), scene.study, name="small").n_candidates == 2
    array = scene.folder / "array.bim"
    array.write_text("".join(f"1\trs{i}\t0\t{i * 1000}\tA\tG\n" for i in (4, 9, 11)), encoding="utf-8")
    assert prepare_release(with_candidates(scene.plan, array), scene.study, name="small").n_candidates == 3


def test_the_array_s_manifest_may_be_a_reference_though_the_study_kept_its_order(scene: Scene) -> None:
    """It cannot be told from a copy of the study's .bim; that it is public is what the plan says."""
    manifest = scene.folder / "manifest.bim"
    shutil.copyfile(own_bim(scene), manifest)
    plan = replace(scene.plan, design=replace(scene.plan.design, reference=str(manifest)))
    assert prepare_release(plan, scene.study, name="small").n_candidates == N_SNPS


def test_a_copy_of_a_genotype_table_is_no_reference(scene: Scene) -> None:
    """Such a table has the columns of a reference; its SHA-256 would be one of all exact counts."""
    study = open_study(scene.study)
    counted = count_tables(study)
    table = scene.folder / "study.tsv"
    write_atomic(table, b"".join(encode_tables(counted.tables)))
    copy = scene.folder / "panel.tsv"
    shutil.copyfile(table, copy)
    plan = replace(scene.plan, design=replace(scene.plan.design, reference=str(copy)))
    with pytest.raises(InvalidInput, match="study itself"):
        prepare_release(plan, table, name="small")


def test_another_fileset_on_the_same_array_is_a_reference(scene: Scene) -> None:
    (scene.folder / "panel").mkdir()
    panel = make_plink(scene.folder / "panel", genotypes(7), is_case(), people=[("P", str(i)) for i in range(40)])
    assert panel.with_name("study.bim").read_bytes() == own_bim(scene).read_bytes()
    plan = replace(scene.plan, design=replace(scene.plan.design, reference=str(panel)))
    assert prepare_release(plan, scene.study, name="small").n_candidates == N_SNPS
