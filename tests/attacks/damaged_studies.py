"""Damaged files of every kind that a study, a panel or a list can come in: refused in one line, or read as they stand."""

from __future__ import annotations

import gzip
import importlib.util
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tests.attacks.altered import small_panel
from tests.attacks.command_line import command
from tests.attacks.stage import Stage
from tests.attacks.trials import Attack, Broken, Trial, require
from tests.damage import damaged
from tests.study.make_plink import make_plink

N_CASES, N_CONTROLS, N_SNPS = 11, 9, 24
PEOPLE = [f"P{place}" for place in range(N_CASES + N_CONTROLS)]
IS_CASE = np.random.default_rng(3).permutation(N_CASES + N_CONTROLS) < N_CASES


def calls() -> np.ndarray:
    rng = np.random.default_rng(7)
    found: np.ndarray = rng.binomial(2, rng.uniform(0.1, 0.5, N_SNPS)[:, None], (N_SNPS, len(PEOPLE)))
    return found


# ------------------------------------------------------------------------------------------- good files of every kind


def _plink(folder: Path) -> Path:
    return make_plink(folder, calls(), IS_CASE)


def _table(folder: Path) -> Path:
    path = folder / "study.tsv"
    _require(command("tables", _plink(folder), "--out", path).code == 0)
    return path


def _compressed_table(folder: Path) -> Path:
    path = folder / "study.tsv.gz"
    path.write_bytes(gzip.compress(_table(folder).read_bytes(), mtime=0))
    return path


def _phenotypes(folder: Path) -> Path:
    path = folder / "people.txt"
    lines = [f"0 {name} {1 + int(case)}" for name, case in zip(PEOPLE, IS_CASE, strict=True)]
    path.write_text("\n".join(["FID IID status", *lines]) + "\n", encoding="utf-8")
    return path


def vcf_text() -> bytes:
    texts = np.array(["0/0", "0/1", "1/1"])[calls()]
    head = ["##fileformat=VCFv4.2", '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">', "##contig=<ID=1>"]
    columns = ["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *PEOPLE]
    rows = [
        ["1", str(100 * (row + 1)), f"rs{row + 1}", "A", "G", ".", "PASS", ".", "GT", *texts[row]]
        for row in range(N_SNPS)
    ]
    return ("\n".join([*head, *("\t".join(each) for each in [columns, *rows])]) + "\n").encode()


def _vcf(folder: Path) -> Path:
    path = folder / "study.vcf"
    path.write_bytes(vcf_text())
    _phenotypes(folder)
    return path


def bgzf(data: bytes) -> bytes:
    """``data`` as BGZF (the blocked gzip of htslib), with its end block."""
    blocks = b"".join(_bgzf_block(data[start : start + 400]) for start in range(0, len(data), 400))
    return blocks + bytes.fromhex("1f8b08040000000000ff0600424302001b0003000000000000000000")


def _bgzf_block(data: bytes) -> bytes:
    import struct
    import zlib

    packer = zlib.compressobj(6, zlib.DEFLATED, -15)
    packed = packer.compress(data) + packer.flush()
    head = struct.pack("<4BI2BH2BHH", 31, 139, 8, 4, 0, 0, 255, 6, 66, 67, 2, len(packed) + 25)
    return head + packed + struct.pack("<II", zlib.crc32(data), len(data))


def _compressed_vcf(folder: Path) -> Path:
    path = folder / "study.vcf.gz"
    path.write_bytes(bgzf(vcf_text()))
    _phenotypes(folder)
    return path


def bcf_bytes() -> bytes:
    """The sites of :func:`vcf_text` as an unpacked BCF, made by the specification."""
    import struct

    text = b"\n".join(line for line in vcf_text().splitlines() if line.startswith(b"#")) + b"\n\0"
    records = []
    for row, people in enumerate(calls()):
        name = f"rs{row + 1}".encode()
        shared = struct.pack("<iiifII", 0, 100 * (row + 1) - 1, 1, 0.0, 2 << 16, 1 << 24 | len(PEOPLE))
        shared += bytes([len(name) << 4 | 7]) + name + b"\x17A\x17G" + b"\x11\x00"
        pairs = {0: b"\x02\x02", 1: b"\x02\x04", 2: b"\x04\x04"}
        genotypes = b"\x11\x01\x21" + b"".join(pairs[int(call)] for call in people)
        records.append(struct.pack("<II", len(shared), len(genotypes)) + shared + genotypes)
    return b"BCF\x02\x02" + struct.pack("<I", len(text)) + text + b"".join(records)


def _bcf(folder: Path) -> Path:
    path = folder / "study.bcf"
    path.write_bytes(bgzf(bcf_bytes()))
    _phenotypes(folder)
    return path


def _unpacked_bcf(folder: Path) -> Path:
    path = folder / "study.bcf"
    path.write_bytes(bcf_bytes())
    _phenotypes(folder)
    return path


def _pgen(folder: Path) -> Path:
    import pgenlib

    prefix = folder / "study"
    writer = pgenlib.PgenWriter(str(prefix.with_suffix(".pgen")).encode(), len(PEOPLE), N_SNPS, nonref_flags=False)
    for row in calls():
        writer.append_biallelic(row.astype(np.int8))
    writer.close()
    sites = "".join(f"1\t{100 + row}\trs{row}\tG\tA\n" for row in range(N_SNPS))
    prefix.with_suffix(".pvar").write_text("##source=test\n#CHROM\tPOS\tID\tREF\tALT\n" + sites, encoding="utf-8")
    people = "".join(f"F\t{name}\t0\t{1 + int(case)}\n" for name, case in zip(PEOPLE, IS_CASE, strict=True))
    prefix.with_suffix(".psam").write_text("#FID\tIID\tSEX\tPHENO1\n" + people, encoding="utf-8")
    return prefix


def _bgen(folder: Path) -> Path:
    from bgen import BgenWriter

    path = folder / "study.bgen"
    with BgenWriter(str(path), len(PEOPLE), samples=list(PEOPLE), compression="zlib", layout=2) as writer:
        for row, of_people in enumerate(calls()):
            p = 0.9 * np.eye(3)[of_people.astype(int)] + 0.1 / 3
            writer.add_variant(f"v{row}", f"rs{row}", "1", 100 + row, ["A", "G"], p, bit_depth=8)
    _phenotypes(folder)
    return path


def _labelled(folder: Path) -> Path:
    """A VCF, and everybody's stratum in a file beside it."""
    lines = [f"0 {name} {'north' if place % 3 else 'south'}" for place, name in enumerate(PEOPLE)]
    (folder / "labels.txt").write_text("\n".join(["FID IID centre", *lines]) + "\n", encoding="utf-8")
    return _vcf(folder)


def _of_a_trait(folder: Path) -> Path:
    """A VCF, and everybody's value in a file beside it."""
    lines = [f"0 {name} {20 + 0.73 * place:.2f}" for place, name in enumerate(PEOPLE)]
    (folder / "values.txt").write_text("\n".join(["FID IID BMI", *lines]) + "\n", encoding="utf-8")
    return _vcf(folder)


def _require(condition: bool) -> None:
    require(condition, "the good files cannot be made")


# ------------------------------------------------------------------------------------------------------------- trials


def read_table(path: Path) -> np.ndarray:
    """Counts in a genotype table: (n_snps, 2, columns of a group).  Raises Broken for one that is not well formed."""
    # By line ends alone: str.splitlines would also split at a vertical tab in a damaged name.
    whole = path.read_bytes().decode().removesuffix("\n").split("\n")
    lines = [line for line in whole if not line.startswith("#gwasprivacy-tables")]
    header = lines[0].split("\t")
    groups = [[place for place, name in enumerate(header) if name.startswith(group)] for group in ("case_", "control_")]
    rows = [line.split("\t") for line in lines[1:]]
    require(all(len(row) == len(header) for row in rows), "the table that was written is ragged")
    return np.array([[[int(row[place]) for place in group] for group in groups] for row in rows])


def _check_trait_tables(answer: dict[str, Any], path: Path) -> None:
    """Every SNP counts everybody once, each with a value in the range, and the sum of these is the same at every SNP."""
    header, *rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    require(all(len(row) == len(header) for row in rows), "the table that was written is ragged")
    people, steps = (
        np.array([[int(row[place]) for place, name in enumerate(header) if name.startswith(kind)] for row in rows])
        for kind in ("people_", "steps_")
    )
    require(len(people) == answer["n_snps"] > 0, f"{len(people)} rows where {answer['n_snps']} SNPs were read")
    require(answer["n_participants"] == len(PEOPLE), "another number of participants")
    require((people.sum(axis=1) == len(PEOPLE)).all(), "not everybody is counted once")
    require(((steps >= 0) & (steps <= answer["trait_steps"] * people)).all(), "a value out of the range")
    require(len(set(steps.sum(axis=1).tolist())) == 1, "the trait of everybody differs from SNP to SNP")


def _check_tables(answer: dict[str, Any], path: Path) -> None:
    """Every SNP counts everybody once."""
    counts = read_table(path)
    if n_strata := len(answer.get("strata") or ()):
        counts = counts.reshape(-1, n_strata, *counts.shape[1:]).sum(axis=1)
    require(len(counts) == answer["n_snps"] > 0, f"{len(counts)} rows where {answer['n_snps']} SNPs were read")
    require((counts >= 0).all(), "a negative count")
    people = counts.sum(axis=2)
    sizes = [answer["n_cases"], answer["n_controls"]]
    require((people == sizes).all(), f"the counts of a SNP do not add up to {sizes}")


def bed_counts(data: bytes, fam: bytes) -> np.ndarray:
    """Counts of 0, 1, 2 copies of a1 and of missing calls, (n_snps, 2, 4), read from the bytes of a .bed by hand."""
    people = [line.split() for line in fam.decode().splitlines()]
    is_case = np.array([fields[5] == "2" for fields in people])
    codes = np.frombuffer(data[3:], dtype=np.uint8).reshape(-1, -(-len(people) // 4))
    pairs = np.stack([codes >> shift & 3 for shift in (0, 2, 4, 6)], axis=2).reshape(len(codes), -1)[:, : len(people)]
    copies = np.array([2, 3, 1, 0])[pairs]
    return np.array([[np.bincount(row[group], minlength=4) for group in (is_case, ~is_case)] for row in copies])


def study_attack(
    name: str,
    make: Callable[[Path], Path],
    ending: str,
    *,
    phenotype: bool = False,
    more: Sequence[str] = (),
    check: Callable[[dict[str, Any], Path], None] = _check_tables,
) -> Attack:
    """Damage to the file of a study with that ``ending``, as ``tables`` reads it; ``more``: its options, then that file."""

    def prepare(folder: Path) -> Trial:
        study = make(folder)
        target = folder / ending if "." in ending and not ending.startswith(".") else folder / f"study{ending}"
        whole, out = target.read_bytes(), folder / "out.tsv"
        words = [
            "tables",
            study,
            "--out",
            out,
            "--json",
            *(["--phenotype", folder / "people.txt"] if phenotype else []),
            *([*more, target] if more else []),
        ]

        def trial(number: int) -> str:
            data = damaged(whole, number)
            target.write_bytes(data)
            out.unlink(missing_ok=True)  # of a trial that found something
            answer = command(*words)
            require(answer.code in (0, 2), f"tables ends with {answer.code}")
            if answer.code:
                require(data != whole, f"the good file is refused: {answer.err.strip()}")
                require(not out.exists(), "refused, and a table was written")
                return "refused (2)"
            check(answer.json(), out)
            if ending == ".bed":
                _compare_with_own_reading(data, folder, out)
            return "read as it stands" if data != whole else "the same"

        return trial

    missing = name == "pgen" or name.startswith("pgen-")
    return Attack(
        name=f"files-{name}",
        about=f"damaged {ending.lstrip('.')} of a study" if ending.startswith(".") else f"damaged {name} of a study",
        n_full=3_000,
        n_sample=27,
        prepare=prepare,
        cannot=lambda: "needs Pgenlib" if missing and importlib.util.find_spec("pgenlib") is None else None,
    )


def _compare_with_own_reading(data: bytes, folder: Path, out: Path) -> None:
    own, found = bed_counts(data, (folder / "study.fam").read_bytes()), read_table(out)
    if found.shape[2] == 3:  # a table of version 1 has its missing calls filled
        whole = own[:, :, 3].sum(axis=1) == 0
        own, found = own[whole][:, :, :3], found[whole]
    require(np.array_equal(own, found), "a damaged .bed is misread")


def _release_attack(name: str, about: str, beginning: str, place: Callable[[dict[str, Any], str], None]) -> Attack:
    """Damage to a file that a plan names, as a release's dry run reads it; ``place`` puts its name into the plan."""

    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        room = stage.room(0)
        path = folder / f"{name}.txt"
        whole = beginning.encode()
        path.write_bytes(whole)
        plan = json.loads(stage.plan.read_text(encoding="utf-8"))
        place(plan, str(path))
        stage.plan.write_text(json.dumps(plan), encoding="utf-8")
        first = room.dry_run()
        if first.code:
            raise Broken(f"the good file is refused: {first.err}")

        def trial(number: int) -> str:
            path.write_bytes(damaged(whole, number))
            answer = room.dry_run("--json")
            require(answer.code in (0, 2, 3), f"exit code {answer.code}")
            return "read as it stands" if answer.code == 0 else f"refused ({answer.code})"

        return trial

    return Attack(name=f"files-{name}", about=about, n_full=3_000, n_sample=27, prepare=prepare)


def _candidates(plan: dict[str, Any], path: str) -> None:
    plan["design"]["candidates"] = {"kind": "file", "path": path, "origin": "a public list", "sha256": None}
    if "genotype_filter" in plan["design"]:
        plan["design"]["genotype_filter"] = "public-list"


def _loci(plan: dict[str, Any], path: str) -> None:
    plan["design"]["loci"] = {"path": path}


def _reference(plan: dict[str, Any], path: str) -> None:
    plan["design"]["reference"] = path


def panel_attack(name: str, make: Callable[[Path], Path], ending: str) -> Attack:
    """Damage to a panel of people, as ``simulate-study`` reads it."""

    def prepare(folder: Path) -> Trial:
        stage = Stage(folder)
        people = folder / "people"
        people.mkdir()
        panel = make(people)
        target = panel if panel.suffix == ".npz" else people / f"study{ending}"
        whole = target.read_bytes()
        plan = json.loads(stage.plan.read_text(encoding="utf-8"))
        snp = "rs4"
        if panel.suffix == ".npz":
            with np.load(panel) as opened:
                snp = str(opened["snp"][3])
        disease = {"causative": [{"snp": snp, "frequency": 0.3, "odds_ratio": 2.0}], "prevalence": 0.02}
        plan["scenario"] = {"disease": disease, "n_snps": N_SNPS, "engine": "panel", "panel": str(panel)}
        stage.plan.write_text(json.dumps(plan), encoding="utf-8")
        words = ("simulate-study", stage.plan, "--out", folder / "made", "--seed", "1", "--force")
        first = command(*words)
        require(first.code == 0, f"the good panel is refused: {first.err}")

        def trial(number: int) -> str:
            for each in folder.glob("made*"):
                each.unlink()
            target.unlink()
            target.write_bytes(damaged(whole, number))
            answer = command(*words)
            require(answer.code in (0, 2), f"exit code {answer.code}")
            made = Counter(each.suffix for each in folder.glob("made*"))
            require((len(made) == 4) is (answer.code == 0), f"exit code {answer.code} and {sorted(made)}")
            return "read as it stands" if answer.code == 0 else "refused (2)"

        return trial

    return Attack(
        name=f"files-{name}", about=f"damaged {name.replace('-', ' ')}", n_full=3_000, n_sample=27, prepare=prepare
    )


def _npz(folder: Path) -> Path:
    small_panel(folder / "study.npz", N_SNPS)
    return folder / "study.npz"


IDS = [f"rs{number}" for number in range(1, 31)]
DAMAGED_STUDIES = (
    study_attack("bed", _plink, ".bed"),
    study_attack("bim", _plink, ".bim"),
    study_attack("fam", _plink, ".fam"),
    study_attack("table", _table, ".tsv"),
    study_attack("table-gz", _compressed_table, ".tsv.gz"),
    study_attack("vcf", _vcf, ".vcf", phenotype=True),
    study_attack("vcf-gz", _compressed_vcf, ".vcf.gz", phenotype=True),
    study_attack("bcf", _bcf, ".bcf", phenotype=True),
    study_attack("bcf-unpacked", _unpacked_bcf, ".bcf", phenotype=True),
    study_attack("bgen", _bgen, ".bgen", phenotype=True),
    study_attack("phenotypes", _vcf, "people.txt", phenotype=True),
    study_attack("strata", _labelled, "labels.txt", phenotype=True, more=("--strata",)),
    study_attack(
        "trait", _of_a_trait, "values.txt", more=("--trait-range", "20", "36", "--trait"), check=_check_trait_tables
    ),
    study_attack("pgen", _pgen, ".pgen"),
    study_attack("pgen-pvar", _pgen, ".pvar"),
    study_attack("pgen-psam", _pgen, ".psam"),
    _release_attack("candidates", "damaged lists of candidates", "\n".join(IDS) + "\n", _candidates),
    _release_attack(
        "loci", "damaged lists of loci", "".join(f"1\t{3000 * i}\t{3000 * i + 2500}\n" for i in range(1, 11)), _loci
    ),
    _release_attack(
        "reference",
        "damaged lists of counted alleles",
        "snp\ta1\ta2\tfreq\n" + "".join(f"{name}\tA\tG\t0.3\n" for name in IDS),
        _reference,
    ),
    panel_attack("panel-npz", _npz, ".npz"),
    panel_attack("panel-bed", _plink, ".bed"),
    panel_attack("panel-bim", _plink, ".bim"),
    panel_attack("panel-fam", _plink, ".fam"),
    panel_attack("panel-vcf", _vcf, ".vcf"),
    panel_attack("panel-vcf-gz", _compressed_vcf, ".vcf.gz"),
)
