"""The JSON of requests and approvals.  What is asked for has the form of the report to come."""

from __future__ import annotations

from gwasprivacy.base.json_forms import DATE, SHA256, Constant, Document, Member, Record, as_dict
from gwasprivacy.statement.approval_form import HEX_32, PUBLIC_KEY, REQUEST_TYPE, all_of, envelope_form
from gwasprivacy.statement.release_form import DRAFT

REQUEST_FORMAT = "gwasprivacy-request/1"
APPROVAL_FORMAT = "gwasprivacy-approval/1"

_LATER = ("result", "ledger", "effects", "approval")
_OF_THE_SIGNATURE = ("signer",)
PREVIEW = Record(
    as_dict,
    {
        **{name: member for name, member in DRAFT.members.items() if name not in _OF_THE_SIGNATURE},
        **{name: Member(Constant(value=None)) for name in _LATER},
    },
    about="The predicate of the report to come, with nothing drawn yet.",
)

REQUEST = Document(
    all_of(
        {
            "format": Constant(value=REQUEST_FORMAT),
            "date": DATE,
            "requester": PUBLIC_KEY,
            "nonce": HEX_32,
            "ledger": HEX_32,
            "study": SHA256,
            "report": PREVIEW,
        }
    ),
    file="gwasprivacy-request-1.schema.json",
    title="A request for the approval of one release, the payload of its signed file",
)

APPROVAL = Document(
    all_of(
        {
            "format": Constant(value=APPROVAL_FORMAT),
            "date": DATE,
            "valid_until": DATE,
            "approver": PUBLIC_KEY,
            "request": envelope_form(REQUEST_TYPE),
        }
    ),
    file="gwasprivacy-approval-1.schema.json",
    title="The approval of one release, the payload of its signed file",
)
