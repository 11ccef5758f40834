"""Every file that people give to the program, as a small good one and what reads it.

Damaged in a sample by ``tests/privacy/test_damaged_files.py``, and for as long as one likes by ``make fuzz``.
"""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.forecast.printed_sizes import with_answer, with_measured_ratio
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.policy.signed_policy import read_policy
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import render_pdf
from gwasprivacy.simulation.studies.panel_files import load_panel, read_npz_panel
from gwasprivacy.simulation.studies.study_files import causal_of_truth
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.covariate_file import CovariateFile
from gwasprivacy.study.covariates import Covariate, Covariates
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Loci, StudyDesign
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.public_lists.candidate_rows import select_candidates
from gwasprivacy.study.public_lists.candidates import locus_groups, read_ids
from gwasprivacy.study.public_lists.public_weights import read_weights
from gwasprivacy.study.reference import load_public_alleles
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.release.scene import PASSPHRASE, set_up
from tests.study.make_plink import random_plink


@dataclass(frozen=True, kw_only=True)
class Door:
    """A file that is damaged, and what reads it.

    ``inside``: what is damaged instead of the file, where the program looks further only into a file whose sums and signatures
    are right; ``wrap`` makes such a file of it.
    """

    file: Path
    read: Callable[[], object]
    inside: bytes | None = None
    wrap: Callable[[bytes], bytes] = bytes

    def intact(self) -> bytes:
        return self.file.read_bytes() if self.inside is None else self.inside

    def put(self, data: bytes) -> None:
        """Make the file one with ``data``, intact or damaged."""
        self.file.write_bytes(self.wrap(data))


Make = Callable[[Path], Door]


def bgzf(data: bytes, size: int = 300) -> bytes:
    """``data`` in blocked gzip as bgzip writes it, its empty last block included."""
    blocks = []
    for start in [*range(0, len(data), size), None]:
        part = b"" if start is None else data[start : start + size]
        packer = zlib.compressobj(6, wbits=-15)
        packed = packer.compress(part) + packer.flush()
        head = struct.pack("<4BI2BH2BHH", 31, 139, 8, 4, 0, 0, 255, 6, 66, 67, 2, len(packed) + 25)
        blocks.append(head + packed + struct.pack("<II", zlib.crc32(part), len(part)))
    return b"".join(blocks)


def counted(path: Path, phenotype: Path | None = None) -> None:
    count_tables(open_study(path, phenotype=phenotype))


def plink_file(ending: str) -> Make:
    def make(folder: Path) -> Door:
        prefix, _, _ = random_plink(folder, n_snps=12)
        return Door(file=prefix.with_suffix(ending), read=lambda: counted(prefix.with_suffix(".bed")))

    return make


def pgen_file(ending: str) -> Make:
    def make(folder: Path) -> Door:
        from tests.study.formats.test_plink2 import genotypes, make_pgen

        prefix = make_pgen(folder, genotypes())
        return Door(file=prefix.with_suffix(ending), read=lambda: counted(prefix.with_suffix(".pgen")))

    return make


def vcf_bytes(folder: Path) -> bytes:
    from tests.study.formats.test_vcf import write_vcf

    return write_vcf(
        folder, *(f"1 {100 * i} rs{i} G A GT:DP 0|0:9 0|1:12 1|1:3 1|0:4" for i in range(1, 13))
    ).read_bytes()


def vcf_file(name: str, packed: Callable[[bytes], bytes]) -> Make:
    def make(folder: Path) -> Door:
        data = packed(vcf_bytes(folder))
        (folder / name).write_bytes(data)
        return Door(file=folder / name, read=lambda: counted(folder / name, folder / "pheno.txt"))

    return make


def bcf_bytes() -> bytes:
    header = (
        b'##fileformat=VCFv4.3\n##contig=<ID=1>\n##contig=<ID=2>\n##FILTER=<ID=PASS,Description="All">\n'
        b'##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">\n'
        b"#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS1\tS2\tS3\tS4\n\0"
    )
    records = []
    for number in range(12):
        name = f"rs{number}".encode()
        shared = struct.pack("<iiifII", number % 2, 100 * number, 1, 0.0, 2 << 16, 1 << 24 | 4)
        shared += bytes([len(name) << 4 | 7]) + name + b"\x17G\x17A" + b"\x00"
        calls = b"\x11\x01\x21" + bytes([2, 2, 2, 4, 4, 4, 0, 4])
        records.append(struct.pack("<II", len(shared), len(calls)) + shared + calls)
    return b"BCF\x02\x02" + struct.pack("<I", len(header)) + header + b"".join(records)


def bcf_file(packed: Callable[[bytes], bytes]) -> Make:
    def make(folder: Path) -> Door:
        (folder / "pheno.txt").write_text("".join(f"0 S{i} {1 + i % 2}\n" for i in range(1, 5)), encoding="utf-8")
        (folder / "study.bcf").write_bytes(packed(bcf_bytes()))
        return Door(file=folder / "study.bcf", read=lambda: counted(folder / "study.bcf", folder / "pheno.txt"))

    return make


def bgen_file(name: str, *, dosages: bool, compression: str | None = "zlib") -> Make:
    def make(folder: Path) -> Door:
        from bgen import BgenWriter

        names = [f"S{i}" for i in range(8)]
        p = np.random.default_rng(1).dirichlet([1, 1, 1], (12, len(names)))
        with BgenWriter(
            str(folder / "study.bgen"), len(names), samples=names, compression=compression, layout=2
        ) as made:
            for row, of_people in enumerate(p):
                made.add_variant(f"v{row}", f"rs{row}", "1", 100 + row, ["A", "G"], of_people, bit_depth=8)
        listed = "".join(f"{each} {each} 0\n" for each in names)
        (folder / "study.sample").write_text(f"ID_1 ID_2 missing\n0 0 0\n{listed}", encoding="utf-8")
        (folder / "pheno.txt").write_text(
            "".join(f"0 {each} {1 + i % 2}\n" for i, each in enumerate(names)), encoding="utf-8"
        )
        study, phenotype = folder / "study.bgen", folder / "pheno.txt"
        return Door(
            file=folder / name,
            read=lambda: count_tables(open_study(study, phenotype=phenotype, dosages=dosages)) and None,
        )

    return make


def phenotypes(folder: Path) -> Door:
    prefix, _, is_case = random_plink(folder)
    rows = "".join(f"F{i + 1} I{i + 1} {2 if case else 1}\n" for i, case in enumerate(is_case))
    (folder / "pheno.txt").write_text(f"FID IID disease\n{rows}", encoding="utf-8")
    return Door(file=folder / "pheno.txt", read=lambda: counted(prefix, folder / "pheno.txt"))


def table(ending: str) -> Make:
    def make(folder: Path) -> Door:
        from gwasprivacy.study.formats.tsv import encode_tables, packed_if_gz

        prefix, _, _ = random_plink(folder, n_snps=12)
        path = folder / f"table{ending}"
        path.write_bytes(b"".join(packed_if_gz(path, encode_tables(count_tables(open_study(prefix)).tables))))
        return Door(file=path, read=lambda: counted(path))

    return make


def trait_table(folder: Path) -> Door:
    from gwasprivacy.study.counted_traits import count_traits
    from gwasprivacy.study.formats.trait_tsv import encode_trait_tables

    prefix, _, is_case = random_plink(folder, n_snps=12)
    for name, of in (("values", lambda i: i % 7), ("labels", lambda i: "ab"[i % 2])):
        (folder / f"{name}.txt").write_text(
            "".join(f"F{i + 1} I{i + 1} {of(i)}\n" for i in range(len(is_case))), encoding="utf-8"
        )
    trait, centres = Trait(low=0, high=6), {"a": 3.0, "b": 2.0}
    labels = read_labels(folder / "labels.txt")
    study = open_trait_study(prefix, trait, folder / "values.txt", strata=labels, centres=centres)
    found, path = count_traits(study), folder / "trait.tsv"
    pieces = encode_trait_tables(found.tables, trait, study.summed, found.missing_above, study.strata)
    path.write_bytes(b"".join(pieces))
    return Door(file=path, read=lambda: count_traits(open_trait_study(path, trait, None, centres=centres)))


def candidates(folder: Path) -> Door:
    prefix, _, _ = random_plink(folder)
    path = folder / "list.txt"
    path.write_text("# the array\nrs1\nrs2\nrs17 # a third\n", encoding="utf-8")
    design = StudyDesign(n_cases=11, n_controls=9, candidates=CandidateList(kind="file", path=str(path), origin="it"))
    variants = open_study(prefix).variants
    return Door(file=path, read=lambda: (read_ids(path), select_candidates(variants, design)))


def loci(folder: Path) -> Door:
    prefix, _, _ = random_plink(folder)
    path = folder / "loci.bed"
    path.write_text("chrom start end\nchr1 500 2500\nchr1 2000 9000\n1 12000 15000\n", encoding="utf-8")
    variants = open_study(prefix).variants
    return Door(file=path, read=lambda: locus_groups(variants, Loci(path=str(path))))


def reference_table(folder: Path) -> Door:
    path = folder / "panel.frq"
    path.write_text("snp a1 a2 freq\n" + "".join(f"rs{i} A G 0.{i + 10}\n" for i in range(20)), encoding="utf-8")
    return Door(file=path, read=lambda: load_public_alleles(path, modes=True, frequencies=True))


def reference_fileset(ending: str) -> Make:
    def make(folder: Path) -> Door:
        prefix, _, _ = random_plink(folder, missing=0.1)
        return Door(
            file=prefix.with_suffix(ending), read=lambda: load_public_alleles(prefix, modes=True, frequencies=True)
        )

    return make


def npz_panel(folder: Path) -> Door:
    rng = np.random.default_rng(1)
    path = folder / "panel.npz"
    columns = {name: np.array([f"{name}{i}" for i in range(9)]) for name in ("snp", "a1", "a2")}
    np.savez_compressed(
        path, format="gwasprivacy-panel/1", n_haplotypes=20, bits=np.packbits(rng.integers(2, size=(9, 20)), axis=1),
        chrom=np.array(["1"] * 9), pos=np.arange(9) * 1000, morgans=np.arange(9) * 1e-5, **columns,
    )  # fmt: skip
    return Door(file=path, read=lambda: read_npz_panel(path, name="panel"))


def bundled_panel(folder: Path) -> Door:
    path = folder / "panel.npz"
    path.write_bytes(resource_path("panel/panel.npz").read_bytes())
    return Door(file=path, read=lambda: read_npz_panel(path, name="panel"))


def vcf_panel(name: str, packed: Callable[[bytes], bytes]) -> Make:
    def make(folder: Path) -> Door:
        (folder / name).write_bytes(packed(vcf_bytes(folder)))
        return Door(file=folder / name, read=lambda: load_panel(str(folder / name)))

    return make


def plink_panel(ending: str) -> Make:
    def make(folder: Path) -> Door:
        prefix, _, _ = random_plink(folder)
        return Door(file=prefix.with_suffix(ending), read=lambda: load_panel(str(prefix)))

    return make


def plan(folder: Path) -> Door:
    path = folder / "small.gwasplan"
    save_plan(load_plan(resource_path("example/example.gwasplan")), path)
    return Door(file=path, read=lambda: load_plan(path))


def measured_plan(example: Plan) -> Plan:
    """``example`` with no number printed, the ratio of cases to controls measured, sets scored by weights, and a rule on people."""
    release = replace(example.release, n_snps=2, lead=0.0, set_weights=(0.25, 0.75))
    rules = PersonRules(call_rate=0.5)
    design = replace(example.design, genotype_filter=GenotypeFilter.NONE, person_rules=rules)
    return with_measured_ratio(with_answer(replace(example, release=release, design=design), Sizes.ABOUT), 0.1)


def plan_that_measures(folder: Path) -> Door:
    path = folder / "small.gwasplan"
    save_plan(measured_plan(load_plan(resource_path("example/example.gwasplan"))), path)
    return Door(file=path, read=lambda: load_plan(path))


def table_of_people(words: str, read: Callable[[Path, Path, Sequence[str], Sequence[str]], object]) -> Make:
    """A file with a line for everybody: ``words``, from a row number ``{i}``; ``read`` from the file, the genotypes, FIDs and IIDs."""

    def make(folder: Path) -> Door:
        prefix, _, is_case = random_plink(folder, n_snps=12)
        names = [(f"F{i + 1}", f"I{i + 1}") for i in range(len(is_case))]
        path = folder / "people.txt"
        lines = [f"{fid} {iid} {words.format(age=30 + i % 9, sex='mf'[i % 2])}" for i, (fid, iid) in enumerate(names)]
        path.write_text("\n".join(["FID IID age sex", *lines, ""]), encoding="utf-8")
        fid, iid = zip(*names, strict=True)
        return Door(file=path, read=lambda: read(path, prefix, fid, iid))

    return make


def _values(path: Path, prefix: Path, fid: Sequence[str], iid: Sequence[str]) -> object:
    return open_trait_study(prefix, Trait(low=30, high=40), path, name="age")


def _labels(path: Path, prefix: Path, fid: Sequence[str], iid: Sequence[str]) -> object:
    return read_labels(path, columns=("sex",))


def _covariates(path: Path, prefix: Path, fid: Sequence[str], iid: Sequence[str]) -> object:
    chosen = Covariates(columns=(Covariate(name="age", step=5.0), Covariate(name="sex")))
    outcome = np.arange(len(fid)) % 2
    file = CovariateFile(path=path, chosen=chosen)
    return file.balance(outcome, fid, iid, np.ones(len(fid), dtype=bool), is_trait=False)


def _listed(path: Path, prefix: Path, fid: Sequence[str], iid: Sequence[str]) -> object:
    return read_people_lists(path, None)


def weights(folder: Path) -> Door:
    path = folder / "weights.tsv"
    path.write_text("snp weight risk_allele risk_weight\nrs1 2 A 4\nrs2 0.5 . .\nrs3 0 C .\n", encoding="utf-8")
    return Door(file=path, read=lambda: read_weights(path))


def loadings(folder: Path) -> Door:
    path = folder / "loadings.tsv"
    path.write_text(
        "#CHROM ID REF A1 A1_FREQ PC1 PC2\n1 rs1 G A 0.3 0.1 -0.2\n1 rs2 C T 0.4 -1.5 0.25\n", encoding="utf-8"
    )
    return Door(file=path, read=lambda: read_loadings(path))


def ancestry_groups(folder: Path) -> Door:
    path = folder / "groups.tsv"
    path.write_text("group PC1 PC2 within\nnorth 5 0 3.5\nsouth -5 0 2\n", encoding="utf-8")
    return Door(file=path, read=lambda: read_groups(path, (1, 2)))


def policy(folder: Path) -> Door:
    path = folder / "policy.json"
    path.write_bytes(
        pretty_json(
            {"format": "gwasprivacy-policy/1", "site": "Registry", "max_epsilon": 1.5, "min_cases": 10, "max_snps": 5}
        )
    )
    return Door(file=path, read=lambda: read_policy(path))


def ledger(folder: Path) -> Door:
    scene = set_up(folder)
    scene.release()
    return Door(file=scene.ledger, read=lambda: Ledger(scene.ledger).read())


def signed_report(folder: Path) -> Door:
    scene = set_up(folder)
    report = scene.release().report_path

    def read() -> None:
        found = verify_report(report, scene.public_key_path)
        if found.error is not None:
            raise found.error

    return Door(file=report, read=read)


def pdf_with_report(folder: Path) -> Door:
    """A report's PDF: what is damaged is not the report, or is noticed."""
    scene = set_up(folder)
    made, pdf = scene.release(), folder / "mailed.pdf"
    render_pdf(made.report, pdf)

    def read() -> None:
        found = verify_report(pdf, scene.public_key_path)
        if found.error is not None:
            raise found.error

    return Door(file=pdf, read=read)


def private_key(folder: Path) -> Door:
    scene = set_up(folder)
    return Door(file=scene.key_path, read=lambda: load_signing_key(scene.key_path, PASSPHRASE))


def public_key(folder: Path) -> Door:
    scene = set_up(folder)
    return Door(file=scene.public_key_path, read=lambda: load_public_key(scene.public_key_path))


def truth(folder: Path) -> Door:
    path = folder / "example.truth.json"
    path.write_bytes(resource_path("example/example.truth.json").read_bytes())
    return Door(file=path, read=lambda: causal_of_truth(path))


def plain(data: bytes) -> bytes:
    return data


DOORS: dict[str, Make] = {
    "bed": plink_file(".bed"),
    "bim": plink_file(".bim"),
    "fam": plink_file(".fam"),
    "pgen": pgen_file(".pgen"),
    "pvar": pgen_file(".pvar"),
    "psam": pgen_file(".psam"),
    "vcf": vcf_file("study.vcf", plain),
    "vcf-gz": vcf_file("study.vcf.gz", lambda data: gzip.compress(data, mtime=0)),
    "vcf-bgzf": vcf_file("study.vcf.gz", bgzf),
    "bcf": bcf_file(bgzf),
    "bcf-plain": bcf_file(plain),
    "bgen": bgen_file("study.bgen", dosages=True),
    "bgen-index": bgen_file("study.bgen.bgi", dosages=True),
    "bgen-calls": bgen_file("study.bgen", dosages=False),
    "bgen-plain": bgen_file("study.bgen", dosages=True, compression=None),
    "bgen-zstd": bgen_file("study.bgen", dosages=True, compression="zstd"),
    "sample": bgen_file("study.sample", dosages=True),
    "phenotypes": phenotypes,
    "table": table(".tsv"),
    "table-gz": table(".tsv.gz"),
    "trait-table": trait_table,
    "candidates": candidates,
    "loci": loci,
    "reference-table": reference_table,
    "reference-bed": reference_fileset(".bed"),
    "reference-bim": reference_fileset(".bim"),
    "panel": npz_panel,
    "bundled-panel": bundled_panel,
    "vcf-panel": vcf_panel("panel.vcf", plain),
    "vcf-panel-bgzf": vcf_panel("panel.vcf.gz", bgzf),
    "plink-panel-bed": plink_panel(".bed"),
    "plink-panel-bim": plink_panel(".bim"),
    "trait-values": table_of_people("{age} {sex}", _values),
    "strata-labels": table_of_people("{age} {sex}", _labels),
    "covariates": table_of_people("{age} {sex}", _covariates),
    "people-list": table_of_people("{age} {sex}", _listed),
    "weights": weights,
    "loadings": loadings,
    "ancestry-groups": ancestry_groups,
    "plan": plan,
    "plan-that-measures": plan_that_measures,
    "policy": policy,
    "ledger": ledger,
    "report": signed_report,
    "report-pdf": pdf_with_report,
    "private-key": private_key,
    "public-key": public_key,
    "truth": truth,
}
