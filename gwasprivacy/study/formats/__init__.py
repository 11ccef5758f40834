"""Study files of every supported kind, behind one protocol: see ``protocol.Study``."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.study.formats.protocol import People, Study

__all__ = ["People", "Study", "open_study"]

_KINDS = "a PLINK 1 prefix or .bed, a .pgen, a .vcf, .vcf.gz or .bcf, or a genotype table (.tsv, .tsv.gz)"
_VCF_NAMES = (".vcf", ".vcf.gz", ".vcf.bgz")


def open_study(
    path: Path | str,
    *,
    phenotype: Path | None = None,
    phenotype_name: str | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Study:
    """Open a study: a PLINK 1 or 2 fileset by its prefix or one of its files, a VCF or BCF, or a genotype table.

    ``phenotype``: a file that says who is a case, in place of the study's own; ``phenotype_name``: its column.
    A VCF, a BCF and a table are read whole here (``progress`` tells how far); the others when they are counted.
    Raises InvalidInput in one line for whatever is wrong with the files.
    """
    # Each kind is imported when it is met: some need packages that not everybody has installed.
    path = Path(path)
    kind = _kind(path)
    if phenotype is None and phenotype_name is not None and kind != "pgen":
        raise InvalidInput(
            "A phenotype column was named, but no phenotype file.",
            code="phenotype.column-without-file",
            remedy=Remedy.GIVE_PHENOTYPES,
        )
    if kind == "bed":
        from gwasprivacy.study.formats.plink1 import Fileset, open_plink1

        fileset = Fileset(_prefix(path, (".bed", ".bim", ".fam")))
        return open_plink1(fileset, phenotype=phenotype, phenotype_name=phenotype_name, cancel=cancel)
    if kind == "pgen":
        from gwasprivacy.study.formats.plink2 import open_plink2

        prefix = _prefix(path, (".pgen", ".pvar", ".psam"))
        return open_plink2(prefix, phenotype=phenotype, phenotype_name=phenotype_name, cancel=cancel)
    if kind == "vcf":
        from gwasprivacy.study.formats.vcf import open_vcf

        return open_vcf(path, phenotype=phenotype, phenotype_name=phenotype_name, progress=progress, cancel=cancel)
    if kind == "bcf":
        from gwasprivacy.study.formats.bcf import open_bcf

        return open_bcf(path, phenotype=phenotype, phenotype_name=phenotype_name, progress=progress, cancel=cancel)
    if kind == "table":
        from gwasprivacy.study.formats.tsv import open_tables

        if phenotype is not None:
            raise InvalidInput(
                "{path} is a genotype table, which has no people, so a phenotype file does not fit it.",
                code="phenotype.for-a-table",
                remedy=Remedy.NO_PHENOTYPES,
                path=path,
            )
        return open_tables(path, progress=progress, cancel=cancel)
    if path.is_file():
        raise InvalidInput(
            "{path} is not a kind of study that this program reads.",
            code="study.unknown-kind",
            remedy=Remedy.KINDS_OF_STUDY,
            path=path,
            kinds=Phrase(_KINDS),
        )
    if path.is_dir():
        raise InvalidInput(
            "{path} is a folder.", code="file.is-folder", remedy=Remedy.KINDS_OF_STUDY, path=path, kinds=Phrase(_KINDS)
        )
    raise InvalidInput(
        "{path}: there is no such study (no {name}.bed either).",
        code="study.missing",
        remedy=Remedy.KINDS_OF_STUDY,
        path=path,
        kinds=Phrase(_KINDS),
        name=path.name,
    )


def _kind(path: Path) -> str | None:
    """bed, pgen, vcf, bcf or table: by the name's ending, by what lies beside a prefix, else by the file's beginning."""
    name = path.name.lower()
    for kind, endings in {
        "bed": (".bed", ".bim", ".fam"),
        "pgen": (".pgen", ".pvar", ".psam"),
        "vcf": _VCF_NAMES,
        "bcf": (".bcf",),
        "table": (".tsv", ".tsv.gz"),
    }.items():
        if name.endswith(endings):
            return kind
    for kind in ("bed", "pgen"):
        if name and path.with_name(f"{path.name}.{kind}").exists():
            return kind
    return _kind_by_content(path) if path.is_file() else None


def _kind_by_content(path: Path) -> str | None:
    from gwasprivacy.base.text_files import byte_chunks

    try:
        start = next(byte_chunks(path, "allowed"), b"")
    except InvalidInput:
        return None
    for kind, beginning in {"vcf": b"##fileformat=VCF", "bcf": b"BCF", "table": b"chrom\tsnp\t"}.items():
        if start.startswith(beginning):
            return kind
    return None


def _prefix(path: Path, endings: tuple[str, ...]) -> Path:
    return path.with_suffix("") if path.suffix.lower() in endings else path
