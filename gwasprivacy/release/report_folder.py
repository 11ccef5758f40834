"""Where a report that no data went into is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Self

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import check_target, write_atomic
from gwasprivacy.release.publication import make_folder
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.statement.report_without_data import ReportWithoutData, pdf_file, signed_file


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportFolder:
    """Where a report is written: the report, and the PDF for people."""

    KIND: ClassVar[type[ReportWithoutData]]

    folder: Path
    name: str

    @property
    def report(self) -> Path:
        return self.folder / signed_file(self.name, self.KIND.KIND)

    @property
    def pdf(self) -> Path:
        return self.folder / pdf_file(self.name, self.KIND.KIND)

    @property
    def places(self) -> tuple[Path, ...]:
        """All its files."""
        return self.report, self.pdf

    @classmethod
    def choose(cls, folder: Path, name: str, *, force: bool = False) -> Self:
        """Choose the names before anything is computed.  Raises InvalidInput when one is taken (unless ``force``)."""
        made = cls(folder=Path(folder), name=file_stem(name))
        if made.folder.exists():
            if not made.folder.is_dir():
                raise InvalidInput("planning.not-a-folder", folder=made.folder)
            made._require_free(force=force)
        return made

    def _require_free(self, *, force: bool) -> None:
        for path in self.places:
            check_target(path, force=force)

    def _write(self, files: Mapping[Path, bytes], *, force: bool) -> None:
        """Each completely or not at all.  Raises InvalidInput."""
        make_folder(self.folder)
        self._require_free(force=force)
        for path, data in files.items():
            write_atomic(path, data, force=force)
