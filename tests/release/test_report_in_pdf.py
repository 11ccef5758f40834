"""A report's PDF carries the signed report, and is verified by it: alone, in any folder, saved anew or not; another PDF is not."""

from __future__ import annotations

import subprocess
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.release.signing import write_key_pair
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import make_files_again, pages_of, render_pdf
from gwasprivacy.statement.files.report_in_pdf import attached_report
from gwasprivacy.statement.public_keys import load_public_key
from tests.release.planning_scene import KEY, planned_once, planned_thrice
from tests.release.scene import PASSPHRASE, Scene

NAME = "small-1.release.json"


@pytest.fixture
def report(scene: Scene) -> Path:
    return scene.release().report_path


def pdf_alone(report: Path, folder: Path) -> Path:
    """The report's PDF in a folder of its own."""
    folder.mkdir(exist_ok=True)
    path = folder / "small-1.release.pdf"
    render_pdf(read_report(report), path)
    return path


def test_the_pdf_of_a_new_release_carries_its_report(scene: Scene, tmp_path: Path) -> None:
    made = scene.release()
    render_pdf(made.report, tmp_path / "new.pdf")
    assert attached_report((tmp_path / "new.pdf").read_bytes()) == made.report_path.read_bytes()


def carrying(report: Path, folder: Path, data: bytes) -> Path:
    """A PDF with the report's pages that carries ``data`` in its place."""
    path = folder / "other.pdf"
    path.write_bytes(replace(pages_of(read_report(report)), attached=(NAME, data)).to_pdf())
    return path


def test_a_pdf_alone_is_verified_as_its_report_is(scene: Scene, report: Path, tmp_path: Path) -> None:
    pdf = pdf_alone(report, tmp_path / "mailed")
    found, of_file = verify_report(pdf, scene.public_key_path), verify_report(report, scene.public_key_path)
    assert found.valid
    assert (found.report, found.reason, found.key_id) == (of_file.report, of_file.reason, of_file.key_id)
    assert attached_report(pdf.read_bytes()) == report.read_bytes()


def test_a_planning_pdf_is_verified_too(tmp_path: Path) -> None:
    planned, data = planned_thrice()
    render_pdf(planned, tmp_path / "small.planning.pdf")
    _, public = write_key_pair(KEY, tmp_path / "planner", PASSPHRASE)
    found = verify_report(tmp_path / "small.planning.pdf", public)
    assert found.valid
    assert found.planning is not None
    assert attached_report((tmp_path / "small.planning.pdf").read_bytes()) == data


def test_another_program_finds_the_same_report_in_it(report: Path, tmp_path: Path) -> None:
    pdf = pdf_alone(report, tmp_path / "mailed")
    taken = tmp_path / "taken.json"
    try:
        subprocess.run(["pdfdetach", "-save", "1", "-o", str(taken), str(pdf)], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("Poppler is not installed")
    assert taken.read_bytes() == report.read_bytes()
    listed = subprocess.run(["pdfdetach", "-list", str(pdf)], check=True, capture_output=True, text=True).stdout
    assert NAME in listed


@pytest.mark.parametrize(
    "write", [lambda data: data, lambda data: zlib.compress(data, 1)], ids=["plain", "packed anew"]
)
def test_a_pdf_that_was_saved_anew_still_carries_it(scene: Scene, report: Path, tmp_path: Path, write: object) -> None:
    stream = write(report.read_bytes())  # type: ignore[operator]
    saved = tmp_path / "saved.pdf"
    saved.write_bytes(b"%PDF-1.4\n1 0 obj\n<< /Length 7 >>\nstream\r\n" + stream + b"\nendstream\nendobj\n%%EOF\n")
    assert verify_report(saved, scene.public_key_path).valid


def test_a_changed_report_in_a_pdf_is_not_valid(scene: Scene, report: Path, tmp_path: Path) -> None:
    whole = report.read_bytes()
    changed = whole[:200] + (b"A" if whole[200:201] != b"A" else b"B") + whole[201:]
    assert not verify_report(carrying(report, tmp_path, changed), scene.public_key_path).valid
    assert verify_report(carrying(report, tmp_path, whole), scene.public_key_path).valid


def test_a_pdf_with_two_reports_is_refused(scene: Scene, report: Path, tmp_path: Path) -> None:
    pdf = pdf_alone(report, tmp_path / "mailed")
    pdf.write_bytes(pdf.read_bytes() + b"1 0 obj\n<<>>\nstream\n" + report.read_bytes() + b"endstream\n")
    found = verify_report(pdf, scene.public_key_path)
    assert not found.valid
    assert found.error is not None
    assert found.error.code == "verify.pdf-with-several"


def test_a_report_that_is_cut_off_in_a_pdf_is_not_valid(scene: Scene, report: Path, tmp_path: Path) -> None:
    whole = pdf_alone(report, tmp_path / "mailed").read_bytes()
    cut = tmp_path / "cut.pdf"
    outcomes = []
    for length in range(10, len(whole), len(whole) // 60):
        cut.write_bytes(whole[:length])
        outcomes.append(verify_report(cut, scene.public_key_path).valid)
    assert outcomes == sorted(outcomes)  # not valid until all of it is there
    assert not outcomes[0]
    assert outcomes[-1]


def test_a_packed_report_that_is_damaged_is_told_and_never_half_read() -> None:
    data = b'{"payload":"' + bytes(range(32, 127)) * 50
    packed, head = zlib.compress(data), b"%PDF-1.7\nstream\n"
    assert attached_report(head + packed) == data
    with pytest.raises(VerificationFailed) as found:
        attached_report(head + packed[:-1] + bytes([packed[-1] ^ 1]))
    assert found.value.code == "verify.pdf-damaged"


@pytest.mark.parametrize("kind", ["another program's", "an unsigned report's"])
def test_another_pdf_is_told_what_it_is_and_what_to_ask_for(
    scene: Scene, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pdf = tmp_path / "other.pdf"
    if kind == "another program's":
        pdf.write_bytes(b"%PDF-1.4\n1 0 obj\n<< /Length 5 >>\nstream\nhello\nendstream\nendobj\n%%EOF\n")
    else:
        render_pdf(planned_once()[0], pdf)
    with pytest.raises(VerificationFailed) as refused:
        attached_report(pdf.read_bytes())
    assert refused.value.code == "verify.pdf-without-report"
    assert main(["verify", str(pdf), "--key", str(scene.public_key_path)]) == 4
    said = capsys.readouterr().err
    assert "carries no signed report" in said
    assert ".release.json" in said
    assert "NOT valid" not in said


def test_the_files_of_a_report_are_made_from_its_pdf_the_report_too(scene: Scene, report: Path, tmp_path: Path) -> None:
    pdf = pdf_alone(report, tmp_path / "mailed")
    made = make_files_again(pdf, load_public_key(scene.public_key_path))
    assert (pdf.parent / NAME).read_bytes() == report.read_bytes()
    assert {NAME, "small-1.release.tsv", "results.json"} <= {path.name for path in made.written}
    assert verify_report(pdf.parent / NAME, scene.public_key_path).valid
