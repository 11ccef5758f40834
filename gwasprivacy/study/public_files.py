"""What a design takes from public files: its candidate SNPs, its loci, its weights."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from gwasprivacy.base.declared_fields import Group, Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import SHA256, Choice, Flag, Number, OrNull, Record, Text
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase

_FILE = OrNull(Text(least=1))


def placed(path: str, base: Path | None) -> Path:
    """Where a plan's ``path`` leads: a relative one starts from the plan's folder ``base``."""
    return Path(path) if base is None else base / path


@dataclass(frozen=True, slots=True, kw_only=True)
class CandidateList:
    """Which SNPs may be released: a public rule, never a filter computed from the study's genotypes.

    ``kind``: "autosomes" takes every SNP of the study on chromosomes 1–22; "file" takes the ids in the file ``path``.
    ``origin``: in the user's words, where the list came from; printed in reports, since a list is public only if it is not
    the study's own cleaned one (docs/theory/what-must-not-leave.md).  None: nobody said, and reports say what follows from
    the answer alone (``StudyDesign.candidates_origin``).  ``sha256``: of the file, checked when it is read; None leaves it
    unchecked.  ``report_key``: where the file is a signed report, the Ed25519 public key that must have signed it, 64 hexadecimal digits;
    None leaves that unchecked.
    """

    kind: Literal["autosomes", "file"] = declared("autosomes", Choice(of=lambda: ("autosomes", "file")), required=True)
    path: str | None = declared(None, _FILE)
    origin: str | None = declared(
        None,
        Text(least=1, about="In words, where the public list came from."),
        brief=True,
        group=Group.STUDY,
        option=Option("--candidates-origin", "where that list comes from, for reports", "TEXT"),
    )
    sha256: str | None = declared(None, OrNull(SHA256))
    report_key: str | None = declared(
        None,
        Text(
            pattern="[0-9a-f]{64}",
            form=Phrase("the 64 lower-case hexadecimal digits of an Ed25519 public key"),
            about="The key that signed the report whose SNPs these are.",
        ),
        brief=True,
    )

    def __post_init__(self) -> None:
        settle(self, "design.candidates")
        if self.kind == "file" and self.path is None:
            raise InvalidPlan("design.candidates-without-file", field="design.candidates.path")
        if self.kind == "autosomes" and any(each is not None for each in (self.path, self.sha256, self.report_key)):
            raise InvalidPlan("design.candidates-not-a-file", field="design.candidates.path")

    def to_json(self) -> dict[str, Any]:
        return CANDIDATES.write(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loci:
    """Public loci, of which each may give one released SNP: windows of ±``window_kb`` around every SNP, the chromosomes cut
    into blocks of ``block_kb``, or the intervals of the file ``path`` (chrom, start, end, as in BED files).  Exactly one of
    the three.  ``sha256``: of the file.  ``published``: the loci themselves are what is published, blocks or intervals that do not overlap."""

    window_kb: float | None = declared(None, OrNull(Number(above=0, high=1e6, as_written=True)))
    path: str | None = declared(None, _FILE)
    sha256: str | None = declared(None, OrNull(SHA256))
    block_kb: float | None = declared(
        None,
        Number(
            low=1e-3,  # one base
            high=1e6,
            as_written=True,
            about="Each chromosome is cut into blocks of so many kilobases, which are the loci.",
        ),
        brief=True,
        option=Option("--loci-blocks"),
    )
    published: bool = declared(
        False,
        Flag(about="The loci themselves are published, each as good as its best SNP, and no SNP is named."),
        brief=True,
        option=Option("--publish"),
    )

    def __post_init__(self) -> None:
        settle(self, "design.loci")
        if sum(each is not None for each in (self.window_kb, self.block_kb, self.path)) != 1:
            raise InvalidPlan("design.loci-one-of-three", field="design.loci")
        if self.sha256 is not None and self.path is None:
            raise InvalidPlan("design.loci-not-a-file", field="design.loci.sha256")
        if self.published and self.window_kb is not None:
            raise InvalidPlan("design.loci-published-overlap", field="design.loci")

    @property
    def may_overlap(self) -> bool:
        """Whether two loci may share a SNP: windows around every SNP.  A file's intervals are looked at when it is read."""
        return self.window_kb is not None

    def placed(self, base: Path | None) -> Loci:
        """The same loci with a relative ``path`` taken from the plan's folder ``base``."""
        return self if self.path is None or base is None else replace(self, path=str(placed(self.path, base)))

    def to_json(self) -> dict[str, Any]:
        return LOCI.write(self)

    @classmethod
    def from_json(cls, obj: object, path: str = "design.loci") -> Loci:
        """Raises InvalidPlan with the field's path."""
        return LOCI.read(obj, path)


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """Public weights per SNP, from the table ``path``: how much likelier than others a SNP is thought to be causal.

    ``origin``: in the user's words, where they came from; printed in reports, since weights are public only if nothing in
    them follows from this study's participants.  None: nobody said.  ``sha256``: of the file, checked when it is read; None
    leaves it unchecked.  ``directed``: the table says which alleles raise the risk, or the trait, and only that direction counts; ``doubted``: it
    also says how sure that is, and the other direction counts less.
    Raises InvalidPlan.
    """

    path: str = field(metadata=facets(Text(least=1), required=True))
    origin: str | None = declared(
        None,
        Text(least=1, about="In words, where the weights came from."),
        brief=True,
        group=Group.STUDY,
        option=Option("--weights-origin", "where the weights come from, for reports", "TEXT"),
        undo=mark("Name the source of the weights"),
    )
    sha256: str | None = declared(None, OrNull(SHA256))
    directed: bool = declared(
        False,
        Flag(about="The table names risk alleles, and only an association in their direction counts."),
        brief=True,
        differs=(mark("known risk alleles"), mark("no known risk alleles")),
    )
    doubted: bool = declared(
        False,
        Flag(
            about="The table says how sure its risk alleles are, and an association in the other direction counts less."
        ),
        brief=True,
        differs=(mark("risk alleles with weights"), mark("risk alleles without weights")),
    )

    def __post_init__(self) -> None:
        settle(self, "design.weights")

    def placed(self, base: Path | None) -> Weights:
        """The same weights with a relative ``path`` taken from the plan's folder ``base``."""
        return self if base is None else replace(self, path=str(placed(self.path, base)))

    def to_json(self) -> dict[str, Any]:
        return WEIGHTS.write(self)


CANDIDATES = Record(
    CandidateList,
    members_of(CandidateList),
    home="design.candidates",
    about="Which SNPs may be released: a public rule.",
)

LOCI = Record(
    Loci,
    members_of(Loci),
    home="design.loci",
)
LOCI_ABOUT = "Public loci, each of which gives at most one SNP, or which are published themselves."

WEIGHTS = Record(
    Weights,
    members_of(Weights),
    home="design.weights",
    about="Public weights per SNP.",
)
