"""Writes resources/schemas from the forms that read the documents; run it (make schemas) after a change of one."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.release.schemas import schema_files

FOLDER = Path(__file__).parents[1] / "resources" / "schemas"


def main() -> None:
    files = schema_files()
    for name, content in files.items():
        (FOLDER / name).write_bytes(content)
    for path in FOLDER.glob("*.schema.json"):
        if path.name not in files:
            path.unlink()


if __name__ == "__main__":
    main()
