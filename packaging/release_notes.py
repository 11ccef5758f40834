"""Prints the notes of a version: its part of CHANGELOG.md, which is the one place where they are written.

python packaging/release_notes.py [VERSION]     (default: the version of this source)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def notes(changelog: str, version: str) -> str:
    """The text under ``## VERSION``, with or without words behind the number; "" where there is no such title."""
    parts = re.split(r"^## +(\S+).*$", changelog, flags=re.MULTILINE)
    return dict(zip(parts[1::2], (part.strip() for part in parts[2::2]), strict=True)).get(version, "")


def main() -> int:
    source = (ROOT / "gwasprivacy" / "__init__.py").read_text(encoding="utf-8")
    version = sys.argv[1] if len(sys.argv) > 1 else source.split('__version__ = "')[1].split('"')[0]
    text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not text:
        print(f"CHANGELOG.md has nothing about version {version}.", file=sys.stderr)
        return 2
    print(f"gwasprivacy {version}\n\n{text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
