"""Makes ``resources/fonts`` from DejaVu 2.37 (Debian: fonts-dejavu-core; needs ``fonttools``): the letters and signs that the program
uses, and those of names and titles in the scripts that DejaVu has.

The family gets a name of its own, so that a page is never drawn with another version that a machine has installed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FILES = {
    "DejaVuSans.ttf": ("gwasprivacy Sans", "Regular", "sans.ttf"),
    "DejaVuSans-Bold.ttf": ("gwasprivacy Sans", "Bold", "sans-bold.ttf"),
    "DejaVuSansMono.ttf": ("gwasprivacy Mono", "Regular", "mono.ttf"),
}
SIGNS = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),  # Latin-1, Latin Extended-A and -B
    *range(0x2B0, 0x370),  # marks beside and above letters
    *range(0x370, 0x400),  # Greek
    *range(0x400, 0x530),  # Cyrillic
    *range(0x531, 0x590),  # Armenian
    *range(0x590, 0x600),  # Hebrew
    *range(0x600, 0x700),  # Arabic
    *range(0x10A0, 0x1100),  # Georgian
    *range(0x1E00, 0x2000),  # Latin of Viet Nam, Greek with all its accents
    *range(0x2000, 0x2070),  # spaces, dashes, quotes, primes
    *range(0x2070, 0x20A0),  # superscripts and subscripts
    *range(0x20A0, 0x20C0),  # currencies
    *range(0x2100, 0x2190),  # letter-like signs, fractions
    *range(0x2190, 0x2200),  # arrows
    *range(0x2200, 0x2300),  # mathematics
    *range(0x22EE, 0x22F2),
    *range(0x25A0, 0x2600),  # shapes
    0x2300, 0x2318, 0x2588, 0x2591, 0x26A0, 0x2713, 0x2717, 0xFFFD,
)  # fmt: skip


def main(source: Path) -> None:
    """Write the subsets of the fonts in ``source``."""
    FOLDER.mkdir(exist_ok=True)
    for name, (family, style, written) in FILES.items():
        options = subset.Options()
        options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "init", "medi", "fina", "isol", "rlig"]
        options.hinting = False
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
        options.notdef_outline = True
        font = TTFont(source / name, recalcTimestamp=False)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=SIGNS)
        cutter.subset(font)
        for record in font["name"].names:
            plain = {
                1: family,
                2: style,
                3: f"{family} {style}, a subset of DejaVu 2.37",
                4: f"{family} {style}".removesuffix(" Regular"),
                6: f"{family.replace(' ', '')}-{style}",
            }.get(record.nameID)
            if plain is not None:
                record.string = plain
        font.save(FOLDER / written)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/dejavu"))
