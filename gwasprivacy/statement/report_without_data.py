"""What the reports share that no data went into: the planning report and the one on exact results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from gwasprivacy.statement.files.output_files import sha256


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportWithoutData:
    """A report as made or read.  ``key_ids`` is empty where nobody has signed it.

    ``file``: the bytes of its signed file, which its PDF carries.  ``KIND``: what stands behind its name in those of its files.
    """

    KIND: ClassVar[str]

    predicate: dict[str, Any]
    payload: bytes
    key_ids: tuple[str, ...] = ()
    file: bytes | None = None

    @property
    def name(self) -> str:
        return str(self.predicate["report"]["name"])

    @property
    def payload_sha256(self) -> str:
        return sha256(self.payload)

    @property
    def file_name(self) -> str:
        return signed_file(self.name, self.KIND)

    @property
    def pdf_file_name(self) -> str:
        return pdf_file(self.name, self.KIND)


def signed_file(name: str, kind: str) -> str:
    """What the signed file of a report of this kind is called."""
    return f"{name}.{kind}.json"


def pdf_file(name: str, kind: str) -> str:
    """What its PDF is called."""
    return f"{name}.{kind}.pdf"
