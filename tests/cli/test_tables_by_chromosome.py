"""Chromosomes that are counted apart, on as many machines, make the table of the whole study, byte for byte."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.cli.main import main
from tests.study.make_plink import make_plink

N = 40
CHROMOSOMES = ("1", "2", "10")


def vcf(path: Path, chromosomes: tuple[str, ...]) -> None:
    lines = ["##fileformat=VCFv4.2", '##FORMAT=<ID=GP,Number=G,Type=Float,Description="probabilities">']
    lines += [f"##contig=<ID={each}>" for each in chromosomes]
    lines += [
        "\t".join(
            ["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *map("I{}".format, range(N))]
        )
    ]
    for each in chromosomes:
        shares = np.random.default_rng(int(each)).dirichlet((2, 1, 1), size=(5, N))
        for site, people in enumerate(shares, 1):
            cells = [",".join(f"{share:.3f}" for share in person) for person in people]
            lines.append("\t".join([each, str(site), f"rs{each}_{site}", "A", "G", ".", ".", ".", "GP", *cells]))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


TRAITS = ["trait", "trait-strata", "trait-dosages", "trait-own-mean"]


@pytest.mark.parametrize("kind", ["calls", "strata", "dosages", *TRAITS])
def test_tables_of_chromosomes_are_the_joint_table_byte_for_byte(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    has_probabilities = kind.endswith("dosages")
    is_case = np.arange(N) % 2 == 0
    calls = {each: np.random.default_rng(int(each)).integers(0, 4, size=(30, N)) for each in CHROMOSOMES}

    def study(name: str, which: tuple[str, ...]) -> Path:
        if has_probabilities:
            vcf(tmp_path / f"{name}.vcf", which)
            return tmp_path / f"{name}.vcf"
        chrom = [each for each in which for _ in range(30)]
        snp = [f"rs{each}_{i}" for each in which for i in range(30)]
        pos = [1000 * (i + 1) for _ in which for i in range(30)]
        make_plink(
            tmp_path, np.concatenate([calls[each] for each in which]), is_case, name=name, chrom=chrom, snp=snp, pos=pos
        )
        return tmp_path / name

    whole = study("whole", CHROMOSOMES)
    fam = (
        [line.split()[:2] for line in (tmp_path / "whole.fam").read_text(encoding="utf-8").splitlines()]
        if not has_probabilities
        else []
    )
    people = fam or [["0", f"I{i}"] for i in range(N)]
    beside = tmp_path / "beside.txt"
    values = {"strata": lambda i: "north" if i < 25 else "south"}.get(kind, lambda i: 1 + i % 2)
    if kind in TRAITS:
        values = lambda i: 20 + (7 * i) % 13  # noqa: E731
    beside.write_text("".join(f"{fid} {iid} {values(i)}\n" for i, (fid, iid) in enumerate(people)), encoding="utf-8")
    labels = tmp_path / "labels.txt"
    labels.write_text(
        "".join(f"{fid} {iid} {'ab'[i % 3 == 0]}\n" for i, (fid, iid) in enumerate(people)), encoding="utf-8"
    )
    trait = ["--trait", str(beside), "--trait-range", "20", "30"]
    options = {
        "calls": [],
        "strata": ["--strata", str(beside)],
        "dosages": ["--phenotype", str(beside), "--case-code", "2", "--dosages"],
        "trait": trait,
        "trait-strata": [*trait, "--strata", str(labels), "--trait-centre", "a=24", "b=27"],
        "trait-dosages": [*trait, "--dosages", "--trait-centre", "23.5"],
        "trait-own-mean": [*trait, "--own-mean"],
    }[kind]
    for name, which in (("whole", CHROMOSOMES), *((f"chr{each}", (each,)) for each in CHROMOSOMES)):
        files = whole if name == "whole" else study(name, which)
        assert main(["tables", str(files), "--out", str(tmp_path / f"t_{name}.tsv"), *options]) == 0
    again = [str(tmp_path / "t_chr{chr}.tsv"), "--out", str(tmp_path / "together.tsv")]
    assert main(["tables", *again, *(["--dosages"] if has_probabilities else [])]) == 0
    assert "There is no file of chromosomes 3, 4, 5, 6, 7, 8, 9, 11," in capsys.readouterr().err
    joint = (tmp_path / "t_whole.tsv").read_bytes()
    assert joint.count(b"rs") >= 15
    assert (tmp_path / "together.tsv").read_bytes() == joint
