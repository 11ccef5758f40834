"""Pages are drawn with the fonts that come with the program, so that a machine's own, or none, make no difference."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

from gwasprivacy.base.resources import resource_path
from gwasprivacy.rendering import fonts

PROJECT = Path(__file__).resolve().parents[2]
LARGEST = 1_000_000  # bytes, all of them
PAGE = """
import hashlib
from gwasprivacy.rendering.page_sheet import BODY, CODE, TITLE, Sheet
from gwasprivacy.rendering.pdf import need_fonts, pdf_bytes
need_fonts()
from PySide6.QtGui import QFontInfo
print([QFontInfo(style.font()).family() for style in (BODY, CODE)])
sheet = Sheet()
for style in (BODY, TITLE, CODE):
    sheet.flow("Größe: γ ≤ 1.5, ε → 0.693 − 2·10⁻³ ✓", style)
print(hashlib.sha256(pdf_bytes(sheet, "Page", "2026-01-05")).hexdigest())
"""


def drawn(**environment: str) -> str:
    """The fonts and the digest of a page, made by a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", PAGE],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT), "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_a_machine_without_fonts_draws_the_same_page(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts.conf").write_text(
        f"<fontconfig><dir>{tmp_path}/fonts</dir><cachedir>{tmp_path}</cachedir></fontconfig>"
    )
    with_fonts, without = drawn(), drawn(FONTCONFIG_FILE=str(tmp_path / "fonts.conf"))
    assert "gwasprivacy Sans" in with_fonts
    assert "gwasprivacy Mono" in with_fonts
    assert without == with_fonts


def test_the_bundled_fonts_have_every_sign_of_the_programs_texts_and_are_small(qapp: object) -> None:
    folder = resource_path("fonts")
    assert sum(path.stat().st_size for path in folder.iterdir()) <= LARGEST
    assert "Bitstream" in (folder / "LICENCE").read_text()
    texts = "".join(path.read_text() for path in resource_path("translations").glob("*.ts"))
    pages = "".join(path.read_text() for path in resource_path("help").rglob("*.md"))
    said = set("".join(re.findall(r"<(?:source|translation|numerusform)[^>]*>([^<]*)<", texts)) + pages)
    for name in ("sans.ttf", "sans-bold.ttf"):
        font = QRawFont(str(folder / name), 12)
        assert font.isValid()
        missing = sorted(sign for sign in said if sign.isprintable() and not font.supportsCharacter(ord(sign)))
        assert not missing, name


@pytest.mark.parametrize(
    ("families", "has"),
    [
        ([], False),
        (["Monospace", "Sans Serif", "Serif"], False),
        (["Sans Serif", fonts.SANS], False),
        (["DejaVu Sans"], True),
    ],
)
def test_names_that_qt_gives_to_no_font_at_all_are_no_fonts_of_the_machine(
    families: list[str], has: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Linux root without one font: Qt names these three, and draws boxes."""
    monkeypatch.setattr(fonts.QFontDatabase, "families", lambda: families)
    assert fonts.machine_has_fonts() is has
