"""Where a link on a help page leads: to another help page, to a document of ``docs/``, or to one of their headings.

Help pages have their file's name without its ending ("ledger"), documents theirs with the folder ("docs/theory/effects").
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.shell.help_pages import help_folder

DOCUMENTS = "docs/"
_HELP = PurePosixPath("resources/help")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")


def documents_folder() -> Path | None:
    """``docs/``, in an installed package or beside it in a checkout; None where it is in neither."""
    try:
        return resource_path("docs")
    except FileNotFoundError:
        beside = resource_path("help").parents[1] / "docs"
        return beside if beside.is_dir() else None


def document_text(name: str) -> str:
    """The Markdown of a document, its links that lead nowhere in the window as plain words.  KeyError where there is none."""
    folder = documents_folder()
    path = None if folder is None else folder / f"{name.removeprefix(DOCUMENTS)}.md"
    if path is None or not is_document(name) or not path.is_file():
        raise KeyError(name)
    return with_open_links_only(path.read_text(encoding="utf-8"), name)


def is_document(name: str) -> bool:
    """Whether ``name`` is that of a document, which may or may not be there."""
    return bool(re.fullmatch(r"docs(?:/[A-Za-z0-9-]+)+", name))


def with_open_links_only(text: str, page: str) -> str:
    """``text`` of ``page`` with every link that the window cannot follow as the words that it stood on."""

    def keep(match: re.Match[str]) -> str:
        return match.group(0) if linked_page(page, match.group(2)) is not None else match.group(1)

    return _LINK.sub(keep, text)


def linked_page(page: str, target: str) -> str | None:
    """The page that ``target``, as a link on ``page`` has it, leads to, with ``#anchor`` where it has one; None: to none here."""
    if re.match(r"[a-z]+:", target):
        return None
    file, _, anchor = target.partition("#")
    mark = f"#{anchor}" if anchor else ""
    if not file:
        return f"{page}{mark}"
    here = _HELP / page if not page.startswith(DOCUMENTS) else PurePosixPath(page)
    parts: list[str] = []
    for part in (here.parent / file).parts:
        if part != "..":
            parts.append(part)
        elif not parts:
            return None
        else:
            parts.pop()
    path = PurePosixPath(*parts)
    if path.suffix != ".md":
        return None
    name = str(path.with_suffix(""))
    if path.parent == _HELP:
        return f"{path.stem}{mark}" if (help_folder() / path.name).is_file() else None
    folder = documents_folder()
    if folder is None or not is_document(name) or not (folder / f"{name.removeprefix(DOCUMENTS)}.md").is_file():
        return None
    return f"{name}{mark}"


def place_of_heading(page: str, anchor: str) -> int | None:
    """Which heading of a help page, from 0, has this anchor in English, as links in every language name it; None: no such one."""
    path = help_folder() / f"{page}.md"
    if not path.is_file():
        return None
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    anchors = [
        anchor_of(re.sub(r"\{#[^}]*\}$", "", each)) for each in re.findall(r"^#+ +(.+?) *$", prose, flags=re.MULTILINE)
    ]
    return anchors.index(anchor) if anchor in anchors else None


def anchor_of(heading: str) -> str:
    """The anchor by which links name a heading: small letters, hyphens for spaces, no other signs."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")
