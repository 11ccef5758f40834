"""How a release's report can be checked, and the digest at the foot of its pages."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.release.check_by_hand import openssl_commands, program_command
from gwasprivacy.rendering.page_sheet import (
    CODE,
    HEADING,
    LABEL,
    MARGIN,
    VALUE_CODE,
    Sheet,
    Style,
)
from gwasprivacy.rendering.report_parts import (
    command_box,
    feet,
)
from gwasprivacy.rendering.structure import Role
from gwasprivacy.statement.files.output_files import report_name, table_name
from gwasprivacy.statement.report import Report


def how_to_check(sheet: Sheet, report: Report, style: Style) -> int:
    """The page (1, 2, …) on which it begins."""
    commands = openssl_commands(report.name)
    sheet.need(90 + CODE.leading * (len(commands) + 2))
    sheet.line(say("How to check it"), HEADING, x=MARGIN, y=sheet.y)
    sheet.skip(17)
    page = len(sheet.pages)
    if report.payload_sha256 is None:
        sheet.flow(say("After the draw, this page gives the signer's key id and the digest of what was signed."), style)
        return page
    sheet.flow(
        say(
            "The signed report is {report}, which is also attached to this PDF; these pages only show it. It covers {table} "
            "and results.json by their digests. You need the signer's public key through a separate channel. "
            "With this program, given the report or this PDF:",
            report=report_name(report.name),
            table=table_name(report.name),
        ),
        style,
    )
    sheet.skip(3)
    command_box(sheet, [program_command(report.name)])
    sheet.flow(
        say(
            "Without it, in an empty folder with the report and the key. The two digests that are printed last must be the "
            "payload's and the key's below."
        ),
        style,
    )
    sheet.skip(3)
    command_box(sheet, commands)
    key_id = say("Key id")
    signers = [(key_id, each) for each in report.key_ids] or [(key_id, say("no signature was checked"))]
    with sheet.part(Role.TABLE):
        for label, value in ((say("Payload SHA-256"), report.payload_sha256), *signers):
            sheet.need(style.leading)
            with sheet.part(Role.ROW):
                with sheet.part(Role.ROW_HEADER):
                    sheet.line(label, LABEL, x=MARGIN, y=sheet.y)
                with sheet.part(Role.CELL):
                    sheet.line(value, VALUE_CODE, x=MARGIN + 92, y=sheet.y)
            sheet.skip(style.leading + 0.3)
    return page


def digest_feet(sheet: Sheet, report: Report) -> None:
    digest = (
        say("nothing is signed yet")
        if report.payload_sha256 is None
        else say("payload SHA-256 {digest}", digest=report.payload_sha256)
    )
    feet(sheet, digest)
