"""The files of one release, in one folder.  Space and names are claimed before the debit; the signed report comes first.

Order after the draw: the report gets its name (with the result in it, so nothing is seen unsigned), then the table,
``results.json`` and ``checksums/``, all of which follow from the report.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.durability import preallocate, sync_handle, sync_names
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.naming import give_name, take_name
from gwasprivacy.base.safe_files import check_target, write_atomic
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.release.leftovers import claim_file
from gwasprivacy.statement.files.acro import CHECKSUMS, RESULTS_NAME, acro_1_folder, checksum_files, results_bytes
from gwasprivacy.statement.files.deployment import deployment_name
from gwasprivacy.statement.files.output_files import pdf_name, report_name, table_bytes, table_name
from gwasprivacy.statement.files.signed_files import own_files


class Publication:
    """Where a release is written, and the claim on that place.

    ``viewer`` is the folder of results.json: ``folder`` itself if it is free.  ``is_written``: whether the signed report has its name.
    """

    def __init__(self, *, folder: Path, name: str, viewer: Path, force: bool) -> None:
        self.folder = folder
        self.name = name
        self.viewer = viewer
        self.force = force
        self.is_written = False
        self._claimed: HeldFile | None = None

    @property
    def report(self) -> Path:
        return self.folder / report_name(self.name)

    @property
    def table(self) -> Path:
        return self.folder / table_name(self.name)

    @property
    def pdf(self) -> Path:
        return self.folder / pdf_name(self.name)

    @classmethod
    def plan(cls, folder: Path, name: str, *, force: bool = False) -> Publication:
        """Choose the names.  Raises InvalidInput when one is taken (unless ``force``); writes nothing.

        A viewer takes one results.json a folder, so where there is one already this release gets a folder of its own.
        """
        taken = (folder / RESULTS_NAME).exists() or (folder / CHECKSUMS).exists()
        viewer = folder / f"{name}.viewer" if taken and not force else folder
        publication = cls(folder=folder, name=name, viewer=viewer, force=force)
        if folder.exists():
            for path in (publication.report, publication.table, publication.pdf):
                check_target(path, force=force)
            own = [folder / acro_1_folder(name), folder / deployment_name(name)]
            for path in [*([] if viewer == folder else [viewer]), *([] if force else own)]:
                if path.exists() or path.is_symlink():
                    raise InvalidInput("file.exists", remedy="choose-output-folder", path=path)
        return publication

    def reserve(self, n_bytes: int) -> None:
        """Claim space for the report, so that a full disk shows before anything is spent.  Raises InvalidInput."""
        try:
            self._claimed = claim_file(self.folder, self.name)
            preallocate(self._claimed.handle, max(n_bytes, 4096))
            sync_handle(self._claimed.handle)
        except OSError as error:
            self.discard()
            raise InvalidInput("publication.cannot-write", folder=self.folder, reason=reason_of(error)) from None

    def discard(self) -> None:
        """Give the claimed space back."""
        claimed, self._claimed = self._claimed, None
        if claimed is not None:
            claimed.remove()

    def write_report(self, envelope: bytes) -> None:
        """Put the signed report into the claimed space and give it its name, durably.  Raises OSError."""
        assert self._claimed is not None
        self._claimed.write(envelope, to_others=True)
        if self.force:
            take_name(self._claimed, self.report)
        else:
            # Where somebody took the name since the budget was spent, this raises: replacing their file would be worse.
            give_name(self._claimed, self.report)
        self.is_written = True
        sync_names([self.report])
        self.discard()

    def write_tables(self, predicate: dict[str, Any]) -> None:
        """Write what follows from the report.  Raises InvalidInput; the report stays."""
        write_atomic(self.table, table_bytes(predicate), force=self.force)
        for name, data in own_files(predicate).items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, data, force=self.force)
        if self.viewer != self.folder:
            self.viewer.mkdir()
            write_atomic(self.viewer / self.table.name, table_bytes(predicate))
        if self.force:  # an earlier release's checksum beside this one's results would look like a forgery
            (self.viewer / CHECKSUMS / f"{RESULTS_NAME}.txt").unlink(missing_ok=True)
        write_atomic(self.viewer / RESULTS_NAME, results_bytes(predicate), force=self.force)
        (self.viewer / CHECKSUMS).mkdir(exist_ok=self.force)
        for name, data in checksum_files(predicate).items():
            write_atomic(self.viewer / CHECKSUMS / name, data, force=self.force)


PRIVATE_ENDINGS = (".gwasledger", ".key.pem")


def private_file(folder: Path, ledger: Path | None) -> Path | None:
    """A ledger or private key that would lie among the files to publish; None where there is none."""
    if ledger is not None and ledger.absolute().parent.resolve() == folder.absolute().resolve():
        return ledger
    try:
        found = sorted(each for each in folder.iterdir() if each.name.endswith(PRIVATE_ENDINGS))
    except OSError:
        return None
    return found[0] if found else None


def require_nothing_private(folder: Path, ledger: Path) -> None:
    """Raise InvalidInput where what is published would lie beside a ledger or a private key: folders are sent whole."""
    if (found := private_file(folder, ledger)) is not None:
        raise InvalidInput("publication.private-file", file=found.name, folder=folder)


def make_folder(folder: Path) -> tuple[Path, ...]:
    """Make the output folder where it is missing; the folders that were made, the innermost first.  Raises InvalidInput."""
    missing = []
    try:
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidInput("publication.no-folder", folder=folder, reason=reason_of(error)) from None
    return tuple(missing)


def remove_empty(folders: tuple[Path, ...]) -> None:
    """Take back what :func:`make_folder` made, as far as nothing lies in it."""
    for folder in folders:
        with contextlib.suppress(OSError):
            folder.rmdir()
