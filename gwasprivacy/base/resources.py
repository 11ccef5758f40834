"""Where the bundled files are: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(name: str) -> Path:
    """The path of a bundled file or folder, e.g. ``example/example.gwasplan``.

    Raises FileNotFoundError when the installation is incomplete (a bug, not an input error).
    """
    for root in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        path = root / name
        if path.exists():
            return path
    raise FileNotFoundError(f"the installation lacks its file resources/{name}")
