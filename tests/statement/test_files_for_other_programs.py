"""What the files for other programs say where a plan or a SNP is not the usual one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.statement.files.deployment import _privacy_loss
from gwasprivacy.statement.files.gwas_ssf import COLUMNS, NOT_REPORTED, NOT_TOLD, _assembly, _row
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.study.design import GenomeBuild
from tests.release.kind_plans import plan_of

EFFECT = {
    "odds_ratio": [2.0, 1.2, 3.4],
    "odds_ratio_named": [1.4, 2.9],
    "frequency": 0.3,
    "p_value": 0.001,
    "p_value_selected": 0.02,
}
GUARANTEE = {"prior": [0.5, 0.5], "likelihood_ratio": 2.0, "gamma": 1.3, "epsilon": 0.2}


@pytest.mark.parametrize(
    ("build", "written"),
    [
        (GenomeBuild.GRCH38, "GRCh38"),
        (GenomeBuild.NCBI36, "NCBI36"),
        (GenomeBuild.T2T_CHM13, NOT_REPORTED),
        (None, NOT_REPORTED),
    ],
)
def test_the_table_names_only_genome_builds_that_its_format_knows(build: GenomeBuild | None, written: str) -> None:
    design = replace(plan_of("selection").design, genome_build=build)
    assert _assembly(design.to_json()) == written


@pytest.mark.parametrize(("name", "rsid"), [("rs17", "rs17"), ("1:12345:A:G", NOT_TOLD), ("rs17a", NOT_TOLD)])
def test_the_rsid_of_a_snp_is_its_name_where_that_is_one(name: str, rsid: str) -> None:
    snp = ReleasedSnp(chromosome="1", position=12345, name=name, effect_allele="A", other_allele="G")
    row = dict(zip(COLUMNS, _row(snp, EFFECT, 300), strict=True))
    assert (row["rsid"], row["name"]) == (rsid, name)


@pytest.mark.parametrize(("size", "unit"), [(1, "One participant"), (3, "3 participants together")])
def test_the_registrys_record_says_how_many_people_are_protected_as_one(size: int, unit: str) -> None:
    plan = plan_of("selection")
    plan = replace(plan, adversary=replace(plan.adversary, group_size=size))
    assert _privacy_loss(plan, GUARANTEE)["privacy_unit"] == unit
