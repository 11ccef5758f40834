"""The JSON of what a report keeps of policies and approvals, and the parts that requests and approvals share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.json_forms import (
    DATE,
    SHA256,
    Constant,
    Form,
    ListOf,
    Member,
    Record,
    Text,
    as_dict,
)
from gwasprivacy.base.quantities import Phrase

REQUEST_TYPE = "application/vnd.gwasprivacy.request+json"
APPROVAL_TYPE = "application/vnd.gwasprivacy.approval+json"


def all_of(members: Mapping[str, Form[Any]], about: str = "") -> Record[dict[str, Any]]:
    return Record(as_dict, {name: Member(form) for name, form in members.items()}, about=about)


HEX_32 = Text(pattern="[0-9a-f]{32}", form=Phrase("32 lower-case hexadecimal digits"))
_BASE64 = Text(least=1, pattern="[A-Za-z0-9+/]+={0,2}", form=Phrase("base64"))
PUBLIC_KEY = Text(
    least=1, most=100, pattern="[A-Za-z0-9+/]+={0,2}", form=Phrase("base64"), about="DER SubjectPublicKeyInfo."
)


def envelope_form(payload_type: str) -> Record[dict[str, Any]]:
    """A DSSE envelope inside another document."""
    signature = all_of({"keyid": SHA256, "sig": _BASE64})
    return all_of(
        {
            "payload": _BASE64,
            "payloadType": Constant(value=payload_type),
            "signatures": ListOf(signature, least=1, most=1),
        }
    )


POLICY_NAMES = ListOf(
    all_of(
        {
            "site": Text(least=1),
            "sha256": SHA256,
            "key_id": SHA256,
        }
    ),
    least=1,
    most=2,
    about="The policies that the release keeps, the site's own first.",
)

APPROVED = all_of(
    {
        "date": DATE,
        "valid_until": DATE,
        "requester": SHA256,
        "approver": SHA256,
        "sha256": SHA256,
        "envelope": envelope_form(APPROVAL_TYPE),
    },
    about="Who asked for the release and who approved it, and the approval as it was signed.",
)
"""What a report keeps of an approval."""
