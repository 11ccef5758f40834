"""Study files of every supported kind, behind one protocol: see ``protocol.Study``."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.errors import InvalidInput
from gwasprivacy.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.study.formats.protocol import People, Study

__all__ = ["People", "Study", "open_study"]

_KINDS = "a PLINK 1 prefix or .bed, or a genotype table (.tsv, .tsv.gz)"


def open_study(
    path: Path | str,
    *,
    phenotype: Path | None = None,
    phenotype_name: str | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Study:
    """Open a study: a PLINK 1 prefix or one of its three files, or a genotype table.

    ``phenotype``: a file that says who is a case, in place of the study's own; ``phenotype_name``: its column.
    Raises InvalidInput in one line for whatever is wrong with the files.
    """
    # Each kind is imported when it is met: some need packages that not everybody has installed.
    from gwasprivacy.study.formats import plink1, tsv

    path = Path(path)
    if phenotype is None and phenotype_name is not None:
        raise InvalidInput("A phenotype column was named, but no phenotype file.", hint="Add --phenotype FILE.")
    if path.suffix.lower() in (".bim", ".fam"):
        fileset: plink1.Fileset | None = plink1.Fileset(path.with_suffix(""))
    else:
        fileset = plink1.fileset_of(path)
    if fileset is not None:
        return plink1.open_plink1(fileset, phenotype=phenotype, phenotype_name=phenotype_name, cancel=cancel)
    named_as_table = path.name.lower().endswith((".tsv", ".tsv.gz"))
    if named_as_table or (path.is_file() and tsv.is_table(path)):
        if phenotype is not None:
            raise InvalidInput(
                f"{path} is a genotype table, which has no people, so a phenotype file does not fit it.",
                hint="Leave --phenotype away, or open the genotypes themselves.",
            )
        return tsv.open_tables(path, progress=progress, cancel=cancel)
    if path.is_file():
        raise InvalidInput(f"{path} is not a kind of study that this program reads.", hint=f"Give {_KINDS}.")
    if path.is_dir():
        raise InvalidInput(f"{path} is a folder.", hint=f"Give {_KINDS}.")
    raise InvalidInput(f"{path}: there is no such study (no {path.name}.bed either).", hint=f"Give {_KINDS}.")
