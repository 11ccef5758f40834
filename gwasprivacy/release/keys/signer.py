"""Who signs with a key, as they want to stand on reports: a small file beside the private key, ``PREFIX.signer.json``.

A name belongs to a key, not to a plan (others sign under the same plan) nor to a computer (a key moves).  It is what the signer says of
themselves; whose key it is, a verifier knows from their own list of trusted keys (docs/decisions/signer.md).
"""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import SHA256, Constant, Document, Member, Record, as_dict
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.strict_json import pretty_json, read_bytes
from gwasprivacy.release.keys.key_files import PRIVATE_ENDING, named_key
from gwasprivacy.statement.signer import SIGNER, Signer

SIGNER_ENDING = ".signer.json"
SIGNER_FORMAT = "gwasprivacy-signer/1"


SIGNER_FILE = Document(
    Record(
        as_dict,
        {"format": Member(Constant(value=SIGNER_FORMAT)), "key_id": Member(SHA256), "signer": Member(SIGNER)},
    ),
    file="gwasprivacy-signer-1.schema.json",
    title="Who signs with a key, in a file beside the private key",
)


def signer_of(name: str | None, institution: str | None) -> Signer | None:
    """What somebody typed; None where they typed nothing.  Raises InvalidInput for an institution without a name."""
    name, institution = (" ".join((text or "").split()) for text in (name, institution))
    if not name and not institution:
        return None
    return Signer(name=name, institution=institution or None)


def signer_path(key: Path) -> Path:
    """Where the signer of the private key in the file ``key`` is named."""
    return key.with_name(key.name.removesuffix(PRIVATE_ENDING).removesuffix(".pem") + SIGNER_ENDING)


def read_signer(key: Path, key_id: str | None = None) -> Signer | None:
    """Who signs with the private key in the file ``key``; None where nobody has said so.

    ``key_id``: of the key, where it was opened.  Raises InvalidInput for a file that is damaged or of another key.
    """
    path = signer_path(key)
    if not path.exists():
        return None
    try:
        found = SIGNER_FILE.read(read_json(path, Phrase("a signer’s name")))
    except InvalidPlan as error:
        raise InvalidInput("signer.damaged", path=path, error=error) from None
    if key_id is not None and found["key_id"] != key_id:
        raise InvalidInput("signer.of-another-key", path=path)
    signer: Signer = found["signer"]
    return signer


def write_signer(key: Path, signer: Signer | None, key_id: str | None = None) -> Path:
    """Let ``signer`` be who signs with the private key in the file ``key``; None: nobody is named.

    ``key_id``: of the key, where it is known; else its file must name it.  Returns the file.  Raises InvalidInput.
    """
    path = signer_path(key)
    key_id = key_id or named_key(read_bytes(key, Phrase("a private key")))
    if key_id is None:
        raise InvalidInput("signer.key-without-id", path=key)
    if signer is None:
        path.unlink(missing_ok=True)
    else:
        content = {"format": SIGNER_FORMAT, "key_id": key_id, "signer": signer}
        write_atomic(path, pretty_json(SIGNER_FILE.write(content)), force=True, mode=0o644)
    return path
