"""What is wrong with files that must not leave, and files that may: written down before any rule that finds it.

A fault writes files into ``now``, or also into ``before``, what left earlier, and names the file that must not be "ok".
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from tests.release.result_files.made_results import (
    PGS_HEAD,
    Cohort,
    gwas_ssf,
    metal,
    plink1_assoc,
    plink1_logistic,
    plink2_glm,
    regenie,
    saige,
    table,
    weights,
    write,
)

SAID = 500_000
"""Participants that the checker is told of."""
M = 400
"""SNPs of most files: harmless by their number alone."""
Plant = Callable[[Path, Path], str]
FAULTS: dict[str, tuple[Plant, str]] = {}
"""By name: what writes it, and the reason that must be among those given."""
CLEAN: dict[str, Callable[[Path], str]] = {}
PERSON = "HG00097"
"""An id that must appear in nothing that is written about the file."""


def fault(name: str, reason: str) -> Callable[[Plant], Plant]:
    def keep(plant: Plant) -> Plant:
        FAULTS[name] = plant, reason
        return plant

    return keep


def big(m: int = M, seed: int = 1, n: int = SAID, **more: int) -> Cohort:
    return Cohort.drawn(n, m, seed, **more)


def put(folder: Path, name: str, columns: Mapping[str, object], before: str = "", sep: str = "\t") -> str:
    lists = [len(each) for each in columns.values() if isinstance(each, list | np.ndarray)]
    write(folder / name, table(dict(columns), lists[0], sep=sep, before=before))
    return name


# People in the file -----------------------------------------------------------------------------------------------------


@fault("a column of sample ids", "people")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", {**gwas_ssf(big()), "IID": [f"S{row:05}" for row in range(M)]})


@fault("ids under an innocent name", "unknown")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", {**gwas_ssf(big()), "batch_ref": [f"HG{row:05}" for row in range(M)]})


@fault("ids among the names of SNPs", "text")
def _(now: Path, before: Path) -> str:
    names = big().rsid
    names[217] = PERSON
    return put(now, "a.regenie", {**regenie(big()), "ID": names}, sep=" ")


@fault("an id in a cell of numbers", "text")
def _(now: Path, before: Path) -> str:
    cells = [f"{each:.4g}" for each in big().pvalue]
    cells[300] = PERSON
    return put(now, "a.tsv", {**gwas_ssf(big()), "p_value": cells})


@fault("an id in a column of remarks", "text")
def _(now: Path, before: Path) -> str:
    extra = ["NA"] * M
    extra[11] = f"without {PERSON}"
    return put(now, "a.regenie.gz", {**regenie(big()), "EXTRA": [each.replace(" ", "_") for each in extra]}, sep=" ")


@fault("carriers are named", "people")
def _(now: Path, before: Path) -> str:
    return put(now, "hits.tsv", {**gwas_ssf(big(12)), "carriers": "S1;S2"})


@fault("an id in a comment line", "text")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", gwas_ssf(big()), before=f"## outlier {PERSON} was removed\n")


@fault("an id in a comment at the end", "text")
def _(now: Path, before: Path) -> str:
    text = table(plink2_glm(big()), M) + f"# see {PERSON}\n"
    write(now / "a.glm.linear.zst", text)
    return "a.glm.linear.zst"


@fault("an e-mail address in a comment", "text")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", gwas_ssf(big()), before="## asked by ada@example.org\n")


@fault("cells beyond the header", "ragged")
def _(now: Path, before: Path) -> str:
    lines = table(gwas_ssf(big()), M).splitlines()
    lines[5] += f"\t{PERSON}"
    write(now / "a.tsv", "\n".join(lines) + "\n")
    return "a.tsv"


@fault("one row for each person: residuals", "people")
def _(now: Path, before: Path) -> str:
    return put(now, "residuals.txt", {"FID": "0", "IID": [f"S{row}" for row in range(M)], "Y1": big().z}, sep=" ")


@fault("principal components of each person", "people")
def _(now: Path, before: Path) -> str:
    return put(now, "a.eigenvec", {"#IID": [f"S{row}" for row in range(M)], "PC1": big().z, "PC2": big().z})


@fault("pairs of relatives", "people")
def _(now: Path, before: Path) -> str:
    ids = [f"S{row}" for row in range(M)]
    return put(now, "a.kin0", {"#IID1": ids, "IID2": ids[::-1], "NSNP": "9000", "KINSHIP": big().f})


@fault("a file of the people without a header", "people")
def _(now: Path, before: Path) -> str:
    write(now / "notes.txt", "".join(f"F{row} S{row} 0 0 {1 + row % 2} 2\n" for row in range(60)))
    return "notes.txt"


@fault("an id in the metadata", "text")
def _(now: Path, before: Path) -> str:
    write(now / "a-meta.yaml", f"gwas_id: GCST90000123\nauthor_notes: {PERSON} was left out\n")
    return "a-meta.yaml"


@fault("predictions for each person", "people")
def _(now: Path, before: Path) -> str:
    head = "FID_IID " + " ".join(f"{row}_{row}" for row in range(30))
    write(now / "a_1.loco", f"{head}\n1 " + " ".join(["0.1"] * 30) + "\n")
    return "a_1.loco"


# Genotypes ---------------------------------------------------------------------------------------------------------------


@fault("a genotype column", "genotypes")
def _(now: Path, before: Path) -> str:
    calls = np.random.default_rng(3).integers(0, 3, M)
    return put(now, "a.tsv", {**gwas_ssf(big()), PERSON: calls})


@fault("genotypes as pairs of alleles", "genotypes")
def _(now: Path, before: Path) -> str:
    calls = [("0/0", "0/1", "1/1", "./.")[row % 4] for row in range(M)]
    return put(now, "a.tsv", {**gwas_ssf(big()), "note": calls})


@fault("a VCF with a sample", "genotypes")
def _(now: Path, before: Path) -> str:
    rows = "".join(f"1\t{row}\t.\tG\tA\t.\t.\t.\tGT\t0/1\n" for row in range(1, 40))
    head = f"##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t{PERSON}\n"
    write(now / "a.vcf.gz", head + rows)
    return "a.vcf.gz"


@fault("binary genotypes under another name", "genotypes")
def _(now: Path, before: Path) -> str:
    write(now / "figure.dat", b"\x6c\x1b\x01" + bytes(range(200)))
    return "figure.dat"


@fault("genotypes as PLINK’s text", "people")
def _(now: Path, before: Path) -> str:
    ids = [f"S{row}" for row in range(50)]
    columns = {"FID": "0", "IID": ids, "PAT": "0", "MAT": "0", "SEX": "1", "PHENOTYPE": "2", "rs1_A": "1", "rs2_G": "0"}
    return put(now, "a.raw", columns, sep=" ")


@fault("an archive that hides a table", "unread")
def _(now: Path, before: Path) -> str:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("people.txt", PERSON)
    write(now / "results.tsv", packed.getvalue())
    return "results.tsv"


# Small numbers -----------------------------------------------------------------------------------------------------------


@fault("a frequency of three copies", "count")
def _(now: Path, before: Path) -> str:
    c = big()
    copies = c.copies.copy()
    copies[17] = 3
    return put(now, "a.regenie", regenie(replace(c, copies=copies)), sep=" ")


@fault("a count of three copies", "count")
def _(now: Path, before: Path) -> str:
    counts = big().copies.astype(int)
    counts[3] = 3
    return put(
        now,
        "a.acount",
        {"#CHROM": "1", "ID": big().rsid, "REF": "G", "ALT": "A", "ALT_CTS": counts, "OBS_CT": str(2 * SAID)},
    )


@fault("few homozygotes among the cases", "count")
def _(now: Path, before: Path) -> str:
    cells = {"AFF": ["2/900/9000"] * M, "UNAFF": ["4000/90000/300000"] * M}
    head = {"CHR": "1", "SNP": big().rsid, "A1": "A", "A2": "G", "TEST": "GENO"}
    return put(now, "a.model", {**head, **cells, "CHISQ": big().z ** 2, "DF": "2", "P": big().pvalue}, sep=" ")


@fault("a rare allele among the cases", "count")
def _(now: Path, before: Path) -> str:
    columns = saige(big(cases=100_000))
    return put(now, "a.saige", {**columns, "AF_case": np.where(np.arange(M) == 9, 2e-5, big().f)})


@fault("six cases", "number")
def _(now: Path, before: Path) -> str:
    return put(now, "a.saige", saige(big(cases=6)))


# Fewer people than said --------------------------------------------------------------------------------------------------


@fault("a cohort smaller than said", "smaller")
def _(now: Path, before: Path) -> str:
    return put(now, "a.assoc.logistic", plink1_logistic(big(20, n=120_000, cases=60_000)), sep=" ")


@fault("a cohort smaller than said, told by how many chromosomes were read", "smaller")
def _(now: Path, before: Path) -> str:
    c = big(20, n=120_000)
    head = {"#CHROM": "1", "ID": c.rsid, "REF": "G", "ALT": "A"}
    return put(now, "a.afreq", {**head, "ALT_FREQS": c.f, "OBS_CT": str(2 * c.n)})


@fault("a small cohort, told by its frequencies alone", "grid")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", gwas_ssf(big(80, n=431), sizes=False))


@fault("few cases, told by the standard errors alone", "number")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", gwas_ssf(big(cases=300), odds=True, sizes=False))


@fault("some rows of few people", "rows")
def _(now: Path, before: Path) -> str:
    n = [str(SAID)] * M
    n[40:44] = ["41"] * 4
    return put(now, "a.metal", {**metal(big()), "Weight": n})


@fault("more SNPs than the people carry", "number")
def _(now: Path, before: Path) -> str:
    return put(now, "a.tsv", gwas_ssf(big(3000, n=2000)))


# Differences --------------------------------------------------------------------------------------------------------------


@fault("the same cohort and three people", "difference")
def _(now: Path, before: Path) -> str:
    put(before, "a.tsv", gwas_ssf(big()))
    return put(now, "b.tsv", gwas_ssf(big().with_more(3)))


@fault("two people fewer, in another format and packed", "difference")
def _(now: Path, before: Path) -> str:
    put(before, "old.glm.linear.zst", plink2_glm(big().with_more(2)))
    return put(now, "new.metal.gz", metal(big()))


@fault("a few SNPs of a cohort that left whole", "difference")
def _(now: Path, before: Path) -> str:
    put(before, "all.tsv.gz", gwas_ssf(big(30_000)))
    return put(now, "hits.tsv", gwas_ssf(big(30_000).with_more(1).some(slice(500, 560))))


@fault("two files of one request", "difference")
def _(now: Path, before: Path) -> str:
    put(now, "all.regenie", regenie(big().with_more(4)), sep=" ")
    return put(now, "unrelated.regenie", regenie(big()), sep=" ")


@fault("contrasts alone, of nearly the same people", "difference")
def _(now: Path, before: Path) -> str:
    c = big(cases=250_000)
    put(before, "a.assoc.logistic", plink1_logistic(c.with_more(5)), sep=" ")
    return put(now, "b.assoc.logistic", plink1_logistic(c), sep=" ")


@fault("men and women and everybody", "difference")
def _(now: Path, before: Path) -> str:
    men, women = big(n=230_000, seed=1), big(n=269_996, seed=2)
    everybody = replace(men.with_more(4), n=SAID, copies=men.with_more(4).copies + women.copies)
    put(before, "men.tsv", gwas_ssf(men))
    put(before, "women.tsv", gwas_ssf(women))
    return put(now, "all.tsv", gwas_ssf(everybody))


@fault("a SNP twice, of nearly the same people", "twice")
def _(now: Path, before: Path) -> str:
    fewer, rows = gwas_ssf(big()), gwas_ssf(big().with_more(3))
    text = table(fewer, M) + "\n".join(table(rows, M).splitlines()[1:]) + "\n"
    write(now / "a.tsv", text)
    return "a.tsv"


@fault("two versions of one score", "versions")
def _(now: Path, before: Path) -> str:
    put(before, "v1.txt", weights(big()), before=PGS_HEAD)
    return put(now, "v2.txt", weights(big().with_more(3)), before=PGS_HEAD)


# What may leave ----------------------------------------------------------------------------------------------------------


def _clean() -> None:
    makers: dict[str, tuple[Callable[[Cohort], dict[str, object]], str, str]] = {
        "ssf": (gwas_ssf, "\t", ".tsv.gz"),
        "regenie": (regenie, " ", ".regenie"),
        "plink2": (plink2_glm, "\t", ".glm.linear.zst"),
        "plink1": (plink1_logistic, " ", ".assoc.logistic"),
        "metal": (metal, "\t", ".metal.bgz"),
        "saige": (saige, "\t", ".saige"),
    }
    binary = {"plink1", "saige"}
    seed = 100
    for form, (make, sep, ending) in makers.items():
        # A whole list of many people, hits only, and few SNPs of a small study.
        for what, m, n in (("many", 6000, 900_000), ("hits", 40, SAID), ("few", 12, 500_000)):
            seed += 1
            c = Cohort.drawn(n, m, seed, snps=seed, cases=n // 2 if form in binary else 0)
            CLEAN[f"{form} {what}"] = lambda folder, c=c, make=make, sep=sep, name=f"{form}-{what}{ending}": put(
                folder, name, make(c), sep=sep
            )
    both = Cohort.drawn(600_000, 500, 180, snps=180, cases=300_000)
    CLEAN["plink1 frequencies of both groups"] = lambda folder: put(folder, "plain.assoc", plink1_assoc(both), sep=" ")
    score = Cohort.drawn(SAID, 900, 181, snps=181)
    CLEAN["a score"] = lambda folder: put(folder, "PGS000123.txt", weights(score), before=PGS_HEAD)


_clean()
