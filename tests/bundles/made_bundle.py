"""An unpacked archive in small: the real installer around two tiny wheels and this Python's own wheel of pip."""

from __future__ import annotations

import base64
import ensurepip
import hashlib
import importlib.util
import json
import shutil
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
INSTALLER = PACKAGING / "bundles" / "installer"
PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"


def load_installer() -> ModuleType:
    """The installer as a module; in a bundle it is a script."""
    spec = importlib.util.spec_from_file_location("gwasprivacy_installer", INSTALLER / "install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> Path:
    """A pure wheel with these files, and a script where one is named ``gwasprivacy``."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    files = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nLicense-Expression: MIT\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: made\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/licenses/LICENSE": f"The licence of {name}.\n",
    }
    if name == "gwasprivacy":
        files[f"{info}/entry_points.txt"] = "[console_scripts]\ngwasprivacy = gwasprivacy.__main__:main\n"
    record = [f"{info}/RECORD,,"]
    with zipfile.ZipFile(path, "w") as archive:
        for each, text in files.items():
            archive.writestr(each, text)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            record.append(f"{each},sha256={digest},{len(text.encode())}")
        archive.writestr(f"{info}/RECORD", "\n".join(record) + "\n")
    return path


def pip_wheel() -> Path:
    places = [Path(ensurepip.__file__).parent / "_bundled", Path("/usr/share/python-wheels")]
    return next(path for place in places for path in sorted(place.glob("pip-*.whl")))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_sums(folder: Path) -> None:
    names = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{digest(path)}  {path.relative_to(folder).as_posix()}" for path in names]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")


def describe(folder: Path, **changes: Any) -> None:
    """Write ``bundle.json`` with ``changes`` from what fits this machine, and the sums again."""
    machine = load_installer().Machine()
    about = {
        "name": "gwasprivacy",
        "version": "1.0",
        "system": machine.system,
        "machine": machine.kind,
        "python": PYTHON,
        "oldest_system": "2.17",
        "installed_bytes": 1000,
    }
    (folder / "bundle.json").write_text(json.dumps(about | changes, indent=1) + "\n", encoding="utf-8")
    write_sums(folder)


def make_bundle(folder: Path, version: str = "1.0", start: str = "") -> Path:
    """The bundle of a program that says its version; ``start`` is Python that it runs before."""
    (folder / "wheels").mkdir(parents=True)
    (folder / "pip").mkdir()
    shutil.copy(pip_wheel(), folder / "pip")
    code = f"import made_dependency\n\ndef main():\n    {start or 'pass'}\n    print('gwasprivacy {version}', made_dependency.WORD)\n"
    own = wheel(
        folder / "wheels",
        "gwasprivacy",
        version,
        {"gwasprivacy/__init__.py": "", "gwasprivacy/__main__.py": code + "\nif __name__ == '__main__':\n    main()\n"},
    )
    other = wheel(folder / "wheels", "made_dependency", "2.0", {"made_dependency.py": "WORD = 'with its dependency'\n"})
    (folder / "locked.txt").write_text(
        f"made-dependency==2.0 \\\n    --hash=sha256:{'0' * 64} \\\n    --hash=sha256:{digest(other)}\n",
        encoding="utf-8",
    )
    (folder / "requirements.txt").write_text(
        f"gwasprivacy=={version} --hash=sha256:{digest(own)}\nmade-dependency==2.0 --hash=sha256:{digest(other)}\n",
        encoding="utf-8",
    )
    (folder / "desktop").mkdir()
    for name in ("gwasprivacy.desktop", "gwasprivacy-mime.xml"):
        shutil.copy(PACKAGING / "desktop" / name, folder / "desktop")
    for name in ("gwasprivacy.svg", "gwasprivacy.ico", "gwasprivacy.icns"):
        (folder / "desktop" / name).write_bytes(b"a picture")
    for name in ("install.py", "install.sh", "install.ps1"):
        shutil.copy(INSTALLER / name, folder)
    describe(folder, version=version)
    return folder
