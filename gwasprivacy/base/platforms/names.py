"""Names of files: given only where they are free, and names that no system takes for something else."""

from __future__ import annotations

_DEVICES = {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"
}


def is_device_name(name: str) -> bool:
    """Whether Windows takes a file of this name for one of its devices, whatever its ending, capitals and spaces: ``nul.json``."""
    return name.split(".")[0].strip(" ").casefold() in _DEVICES


def usable_stem(stem: str) -> str:
    """``stem``, with an underscore in front where Windows would take a file whose name begins so for a device."""
    return f"_{stem}" if is_device_name(stem) else stem
