"""Windows's access lists as the system writes them down: SDDL, Microsoft's "security descriptor definition language"."""

from __future__ import annotations

import re

_ENTRY = re.compile(r"\((?P<kind>[A-Z]+);(?P<flags>[A-Z]*);(?P<rights>[^;]*);[^;]*;[^;]*;(?P<who>[^;)]+)[^)]*\)")
_INHERIT_ONLY = "IO"
# Whoever administers the machine can read everything anyway; OW and CO stand for the owner.
_TRUSTED = {"SY", "BA", "OW", "CO", "S-1-5-18", "S-1-5-32-544", "S-1-3-4", "S-1-3-0"}
_BY_NAME = {
    "GA": 0x10000000, "GR": 0x80000000, "GW": 0x40000000, "FA": 0x1F01FF, "FR": 0x120089, "FW": 0x120116,
    "SD": 0x10000, "WD": 0x40000, "WO": 0x80000, "CC": 0x1, "DC": 0x2, "LC": 0x4,
}  # fmt: skip


def trustees(sddl: str, rights: int) -> frozenset[str]:
    """Whom an access list in SDDL allows any of ``rights``, administrators and "the owner" left out; "" stands for everybody.

    Entries that deny are not counted, so that nobody is left out who is allowed; a file without a list is everybody's.
    """
    found = re.search(r"D:(?P<flags>[A-Z_]*)(?P<entries>(?:\([^)]*\))*)", sddl)
    if found is None or "NO_ACCESS_CONTROL" in found["flags"]:
        return frozenset({""})
    allowed = set()
    for entry in _ENTRY.finditer(found["entries"]):
        flags = {entry["flags"][at : at + 2] for at in range(0, len(entry["flags"]), 2)}
        if entry["kind"] in ("A", "XA") and _INHERIT_ONLY not in flags and _mask(entry["rights"]) & rights:
            allowed.add(entry["who"])
    return frozenset(allowed - _TRUSTED)


def owner_in(sddl: str) -> str:
    """The owner that SDDL names; "?" where it names none."""
    found = re.match(r"O:(S-[0-9-]+|[A-Z]{2})", sddl)
    return found[1] if found else "?"


def _mask(rights: str) -> int:
    """An entry's rights as bits; everything where they are written in a way that is not known."""
    if re.fullmatch(r"0x[0-9A-Fa-f]+|[0-9]+", rights):
        return int(rights, 0)
    mask = 0
    for at in range(0, len(rights), 2):
        mask |= _BY_NAME.get(rights[at : at + 2], 0xFFFFFFFF if rights[at : at + 2] in ("GX", "FX") else 0)
    return mask
