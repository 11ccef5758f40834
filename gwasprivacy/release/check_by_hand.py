"""How to check a report without this program: the same signature by ``openssl`` and tools that every Unix has."""

from __future__ import annotations

import shlex

from gwasprivacy.statement.envelope import PAYLOAD_TYPE
from gwasprivacy.statement.files.output_files import report_name


def program_command(name: str, key: str = "SIGNER.pub.pem", *, file: str | None = None) -> str:
    """``file``: of a report that is no release's."""
    return f"gwasprivacy verify {shlex.quote(file or report_name(name))} --key {key}"


def openssl_commands(name: str, key: str = "SIGNER.pub.pem", *, file: str | None = None) -> list[str]:
    """Shell lines that take a report apart and check its signature (DSSE's pre-authentication encoding, Ed25519).

    Of several signatures the one under the id of ``key`` is taken.  ``file``: of a report that is no release's.
    """
    report = shlex.quote(file or report_name(name))
    return [
        f"id=$(openssl pkey -pubin -in {key} -outform DER | sha256sum | cut -c1-64)",
        f"""sed 's/.*"payload":"\\([^"]*\\)".*/\\1/' {report} | base64 -d > payload""",
        f"""sed 's/.*"keyid":"'$id'","sig":"\\([^"]*\\)".*/\\1/' {report} | base64 -d > signature""",
        f"""(printf 'DSSEv1 {len(PAYLOAD_TYPE)} {PAYLOAD_TYPE} %d ' $(wc -c < payload); cat payload) > signed""",
        f"openssl pkeyutl -verify -pubin -inkey {key} -rawin -in signed -sigfile signature",
        "sha256sum payload; echo $id",
    ]
