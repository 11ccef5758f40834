"""Pages set by Typst: a template of ``resources/pages``, fed with data, becomes a PDF for everybody (PDF/UA-1) or pictures.

Typst reads the templates and the bundled fonts, and nothing else: no fonts of the machine, no network, no clock.  All texts come as data,
so none of them is ever read as mark-up.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.resources import resource_path
from gwasprivacy.rendering.page_signs import for_pages

if TYPE_CHECKING:
    import typst


@dataclass(frozen=True, slots=True, kw_only=True)
class Pages:
    """What ``template`` (``resources/pages/NAME.typ``) is fed with.

    ``day``: the date of what the pages show, the only time stamp of the file (docs/theory/what-must-not-leave.md).
    ``attached``: name and bytes of the signed report that the PDF carries.
    """

    template: str
    title: str
    data: Mapping[str, Any]
    day: str
    language: str = "en"
    attached: tuple[str, bytes] | None = None

    def to_pdf(self) -> bytes:
        """A tagged PDF: the same bytes on every machine with this version of Typst.  Raises InvalidInput."""
        midnight = datetime.fromisoformat(self.day).replace(tzinfo=UTC)
        (made,) = self._set("pdf", pdf_standards="ua-1", timestamp=int(midnight.timestamp()))
        return made

    def to_pngs(self, dpi: float) -> list[bytes]:
        """A picture of each page.  Raises InvalidInput."""
        return self._set("png", ppi=dpi)

    def _set(self, form: Literal["pdf", "png"], **how: Any) -> list[bytes]:
        typst = _typst()
        said = {"title": self.title, "language": self.language, **self.data}
        given = {"data": json.dumps(for_pages(said))}
        if self.attached is not None:
            given |= {"attached-name": self.attached[0], "attached": self.attached[1].decode()}
        try:
            template = resource_path(f"pages/{self.template}.typ")
            made = typst.compile(
                template.read_bytes(),
                root=template.parent,
                font_paths=_fonts(),
                ignore_system_fonts=True,
                sys_inputs=given,
                format=form,
                **how,
            )
        except typst.TypstError as error:
            raise InvalidInput("machine.no-pages", reason=error.message) from error
        except OSError as error:
            raise InvalidInput("machine.no-pages", reason=str(error)) from error
        return made if isinstance(made, list) else [made]


def _typst() -> Any:
    """The module; loaded when a page is made, since nothing else needs it."""
    try:
        import typst
    except ImportError as error:
        raise InvalidInput("machine.no-pages", reason=str(error)) from error
    return typst


@functools.cache
def _fonts() -> typst.Fonts:
    import typst

    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(resource_path("fonts"))]
    )
