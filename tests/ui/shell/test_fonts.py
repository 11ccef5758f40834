"""The fonts that come with the program: every sign of its texts, and what counts as a font of the machine's own."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QRawFont

from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.shell import fonts

LARGEST = 1_000_000  # bytes, all of them


def test_the_bundled_fonts_have_every_sign_of_the_programs_texts_and_are_small(qapp: object) -> None:
    folder = resource_path("fonts")
    assert sum(path.stat().st_size for path in folder.iterdir()) <= LARGEST
    assert "Bitstream" in (folder / "LICENCE").read_text(encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in resource_path("translations").glob("*.ts"))
    pages = "".join(path.read_text(encoding="utf-8") for path in resource_path("help").rglob("*.md"))
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
