"""What was found in files of results: a slip to print, and ACRO's ``results.json``, whose outputs are the files.

Both name files and reasons, and nothing that stands in a file.  Nobody signs them: they say what somebody saw.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from gwasprivacy import __version__
from gwasprivacy.base.language import in_source, say, spoken
from gwasprivacy.base.safe_files import write_all
from gwasprivacy.membership.exact_results import Verdict
from gwasprivacy.release.result_files.reasons import say_verdict
from gwasprivacy.release.result_files.rule import FileVerdict
from gwasprivacy.release.result_files.triage import Queue
from gwasprivacy.rendering.page_parts import long_date, page_number
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.files.acro import ACRO_0, RESULTS_NAME, results_of

SLIP_NAME = "results-slip.pdf"
NAMES = (RESULTS_NAME, SLIP_NAME)
_STATUS: Mapping[Verdict, str] = {Verdict.OK: "pass", Verdict.LOOK: "review", Verdict.STOP: "fail"}


def write_slip(queue: Queue, folder: Path, *, force: bool = False) -> list[Path]:
    """Write both into ``folder``.  Raises InvalidInput with nothing written."""
    today = datetime.now(UTC).date().isoformat()
    files = {
        folder / RESULTS_NAME: results_bytes(queue, today),
        folder / SLIP_NAME: results_slip_pages(queue, today).to_pdf(),
    }
    write_all(files, force=force)
    return list(files)


@in_source()
def results_bytes(queue: Queue, today: str) -> bytes:
    """``results.json`` in the form of ACRO and the SACRO viewer, in the order of the queue."""
    return results_of({"version": ACRO_0}, [_record(place, each, today) for place, each in enumerate(queue.files)])


def _record(place: int, found: FileVerdict, today: str) -> dict[str, Any]:
    return {
        "uid": f"output_{place}",
        "status": _STATUS[found.verdict],
        "type": "custom",
        "properties": {
            "method": "triage of exact results",
            "verdict": found.verdict.value,
            "advantage": None if math.isnan(found.advantage) else found.advantage,
            "reasons": [each.seen.value for each in found.reasons],
        },
        "files": [{"name": found.file, "sdc": {}}],
        "outcome": {},
        "command": "triage",
        "summary": f"{_STATUS[found.verdict]}; {say_verdict(found.verdict)}",
        "timestamp": f"{today}T00:00:00",
        "comments": [each.words() for each in found.reasons],
        "exception": "",
    }


def results_slip_pages(queue: Queue, today: str) -> Pages:
    """The slip; its only time stamp is the date."""
    title = say("Slip of files of results")
    policies = [each.policy.site for each in queue.policies]
    note = say("Looked at with gwasprivacy {version}. This slip is not signed: a person decides.", version=__version__)
    if policies:
        note += " " + say("Limits: the policy of {site}.", site=policies[-1])
    data = {
        "foot": title,
        "page-of": page_number(),
        "kicker": f"gwasprivacy {__version__}",
        "heading": title,
        "day": long_date(today),
        "summary": queue.summary(),
        "note": note,
        "files": {
            "heading": say("The files, what to look at first at the beginning"),
            "list": [
                {
                    "name": each.file,
                    "verdict": say_verdict(each.verdict),
                    "good": each.verdict is Verdict.OK,
                    "details": [reason.words() for reason in each.reasons],
                }
                for each in queue.files
            ],
        },
        "together": [],
        "not-checked": {
            "heading": say("What was not checked"),
            "sentences": [
                say(
                    "An attacker who knows the other participants: exact results then tell whether a person took part."
                ),
                say("Relatives of participants, and genotypes reconstructed from many traits."),
                say("Results that left before and are not in the folder given for them."),
            ],
        },
    }
    return Pages(template="slip", title=title, data=data, day=today, language=spoken().name)
