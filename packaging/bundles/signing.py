"""Detached signatures of archives by ssh-keygen, which Linux, macOS and Windows all come with."""

from __future__ import annotations

import subprocess
from pathlib import Path

NAMESPACE = "gwasprivacy-archive"
SIGNER = "gwasprivacy"


def sign(archive: Path, key: Path) -> Path:
    """``ARCHIVE.sig`` by the Ed25519 key ``key``; the same key and archive give the same bytes."""
    signature = archive.with_name(f"{archive.name}.sig")
    signature.unlink(missing_ok=True)
    subprocess.run(
        ["ssh-keygen", "-q", "-Y", "sign", "-f", key, "-n", NAMESPACE, archive], check=True, capture_output=True
    )
    return signature


def allowed_signers(public: str) -> str:
    """The line that ``ssh-keygen -Y verify`` asks for: who may sign what, with which public key."""
    kind, key = public.split()[:2]
    return f'{SIGNER} namespaces="{NAMESPACE}" {kind} {key}\n'
