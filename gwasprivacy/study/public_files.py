"""What a design takes from public files: its candidate SNPs, its loci, its weights."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import SHA256, Choice, Member, Number, OrNull, Record, Text, if_set
from gwasprivacy.base.json_values import require_printable
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.quantities import Phrase


def placed(path: str, base: Path | None) -> Path:
    """Where a plan's ``path`` leads: a relative one starts from the plan's folder ``base``."""
    return Path(path) if base is None else base / path


def text_or_none(value: object, path: str) -> str | None:
    """``value``, a text that says something or None.  Raises InvalidPlan."""
    if value is None or (isinstance(value, str) and value.strip()):
        if value is not None:
            require_printable(str(value), path)
        return value if value is None else str(value)
    raise InvalidPlan("must be text that is not empty, or null.", code="field.text-or-null", field=path)


def check_sha256(value: str | None, path: str) -> None:
    """Raise InvalidPlan unless ``value`` is a SHA-256 in hexadecimal, or None."""
    if value is not None and not (isinstance(value, str) and re.fullmatch(r"[0-9a-f]{64}", value)):
        raise InvalidPlan(
            "must be the 64 lower-case hexadecimal digits of a SHA-256, or null.", code="field.sha256", field=path
        )


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

    kind: Literal["autosomes", "file"] = "autosomes"
    path: str | None = None
    origin: str | None = None
    sha256: str | None = None
    report_key: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in ("autosomes", "file"):
            raise InvalidPlan(
                'must be "autosomes" or "file".', code="design.candidates-kind", field="design.candidates.kind"
            )
        text_or_none(self.path, "design.candidates.path")
        if self.kind == "file" and self.path is None:
            raise InvalidPlan(
                "is missing: a list of kind file needs its file.",
                code="design.candidates-without-file",
                field="design.candidates.path",
            )
        if self.kind == "autosomes" and any(each is not None for each in (self.path, self.sha256, self.report_key)):
            raise InvalidPlan(
                'belongs to a list of kind "file" only.',
                code="design.candidates-not-a-file",
                field="design.candidates.path",
            )
        if self.origin is not None and not (
            isinstance(self.origin, str) and self.origin.strip() and is_printable(self.origin)
        ):
            raise InvalidPlan(
                "must say in words where the list of SNPs came from.",
                code="design.candidates-origin",
                field="design.candidates.origin",
            )
        check_sha256(self.sha256, "design.candidates.sha256")
        if self.report_key is not None and not (
            isinstance(self.report_key, str) and re.fullmatch(r"[0-9a-f]{64}", self.report_key)
        ):
            raise InvalidPlan(
                "must be the 64 lower-case hexadecimal digits of an Ed25519 public key.",
                code="design.candidates-report-key",
                field="design.candidates.report_key",
            )

    def to_json(self) -> dict[str, Any]:
        return CANDIDATES.write(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loci:
    """Public loci, of which each may give one released SNP: windows of ±``window_kb`` around every SNP, the chromosomes cut
    into blocks of ``block_kb``, or the intervals of the file ``path`` (chrom, start, end, as in BED files).  Exactly one of
    the three.  ``sha256``: of the file."""

    window_kb: float | None = None
    path: str | None = None
    sha256: str | None = None
    block_kb: float | None = None

    def __post_init__(self) -> None:
        text_or_none(self.path, "design.loci.path")
        if sum(each is not None for each in (self.window_kb, self.block_kb, self.path)) != 1:
            raise InvalidPlan(
                "needs exactly one of window_kb, block_kb and path.",
                code="design.loci-one-of-three",
                field="design.loci",
            )
        for name, size in (("window_kb", self.window_kb), ("block_kb", self.block_kb)):
            if size is None:
                continue
            number = not isinstance(size, bool) and isinstance(size, int | float)
            # A thousandth is one base.
            if not number or not (math.isfinite(size) and 0 < size <= 1e6 and (name != "block_kb" or size >= 1e-3)):
                raise InvalidPlan(
                    "must be a number of kilobases above 0, at most 1000000.",
                    code="design.loci-window",
                    field=f"design.loci.{name}",
                )
            if self.sha256 is not None:
                raise InvalidPlan(
                    "belongs to a file of loci only.", code="design.loci-not-a-file", field="design.loci.sha256"
                )
        check_sha256(self.sha256, "design.loci.sha256")

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
    leaves it unchecked.  Raises InvalidPlan.
    """

    path: str
    origin: str | None = None
    sha256: str | None = None

    def __post_init__(self) -> None:
        if self.path is None:
            raise InvalidPlan("is missing.", code="field.missing", field="design.weights.path")
        text_or_none(self.path, "design.weights.path")
        if self.origin is not None and not (
            isinstance(self.origin, str) and self.origin.strip() and is_printable(self.origin)
        ):
            raise InvalidPlan(
                "must say in words where the weights came from.",
                code="design.weights-origin",
                field="design.weights.origin",
            )
        check_sha256(self.sha256, "design.weights.sha256")

    def placed(self, base: Path | None) -> Weights:
        """The same weights with a relative ``path`` taken from the plan's folder ``base``."""
        return self if base is None else replace(self, path=str(placed(self.path, base)))

    def to_json(self) -> dict[str, Any]:
        return WEIGHTS.write(self)


_FILE = OrNull(Text(least=1))

CANDIDATES = Record(
    CandidateList,
    {
        "kind": Member(Choice(of=lambda: ("autosomes", "file"))),
        "path": Member(_FILE, optional=True),
        "origin": Member(
            Text(least=1, about="In words, where the public list came from."), optional=True, when=if_set("origin")
        ),
        "sha256": Member(OrNull(SHA256), optional=True),
        "report_key": Member(
            Text(
                pattern="[0-9a-f]{64}",
                form=Phrase("the 64 lower-case hexadecimal digits of an Ed25519 public key"),
                about="The key that signed the report whose SNPs these are.",
            ),
            optional=True,
            when=if_set("report_key"),
        ),
    },
    home="design.candidates",
    about="Which SNPs may be released: a public rule.",
)

LOCI = Record(
    Loci,
    {
        "window_kb": Member(OrNull(Number(above=0, high=1e6, as_written=True)), optional=True),
        "path": Member(_FILE, optional=True),
        "sha256": Member(OrNull(SHA256), optional=True),
        "block_kb": Member(
            Number(
                low=1e-3,
                high=1e6,
                as_written=True,
                about="Each chromosome is cut into blocks of so many kilobases, which are the loci.",
            ),
            optional=True,
            when=if_set("block_kb"),
        ),
    },
    home="design.loci",
)
LOCI_ABOUT = "Public loci, each of which gives at most one SNP."

WEIGHTS = Record(
    Weights,
    {
        "path": Member(Text(least=1)),
        "origin": Member(
            Text(least=1, about="In words, where the weights came from."), optional=True, when=if_set("origin")
        ),
        "sha256": Member(OrNull(SHA256), optional=True),
    },
    home="design.weights",
    about="Public weights per SNP.",
)
