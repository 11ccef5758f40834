"""Every planted fault is found, files without one are not disturbed, and nothing of a file is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.membership.exact_results import LOOK_UP_TO, OK_UP_TO, Verdict
from gwasprivacy.release.policy.policy import Policy
from gwasprivacy.release.result_files.file_facts import FileFacts
from gwasprivacy.release.result_files.reasons import LEVELS, Reason, Seen
from gwasprivacy.release.result_files.rule import FileVerdict, Limits
from gwasprivacy.release.result_files.signs_of_people import are_calls
from gwasprivacy.release.result_files.triage import Asked, Queue, triage
from gwasprivacy.rendering.results_slip import results_bytes
from tests.release.result_files.made_results import gwas_ssf
from tests.release.result_files.planted import CLEAN, FAULTS, PERSON, SAID, big, put


def found(queue: Queue, file: str) -> FileVerdict:
    return next(each for each in queue.files if each.file == file)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found_and_nobody_is_named(name: str, tmp_path: Path) -> None:
    plant, reason = FAULTS[name]
    now, before = tmp_path / "now", tmp_path / "before"
    now.mkdir()
    before.mkdir()
    file = plant(now, before)
    queue = triage(Asked(folder=now, participants=SAID, earlier=before))
    verdict = found(queue, file)
    assert verdict.verdict is not Verdict.OK
    assert any(each.seen.value == reason and each.level is not Verdict.OK for each in verdict.reasons)
    assert PERSON not in results_bytes(queue, "2026-01-01").decode()


def test_files_without_a_fault_are_ok(tmp_path: Path) -> None:
    for plant in CLEAN.values():
        plant(tmp_path)
    queue = triage(Asked(folder=tmp_path, participants=SAID))
    assert len(queue.files) == len(CLEAN) == 20
    assert queue.with_verdict(Verdict.OK) >= 19
    assert queue.with_verdict(Verdict.STOP) == 0


def test_cohorts_of_other_people_at_the_same_snps_do_not_differ_by_a_few(tmp_path: Path) -> None:
    """Of the same size, so that nothing but their frequencies says that they are not nearly the same people."""
    for seed in (1, 2):
        put(tmp_path, f"{seed}.tsv", gwas_ssf(big(seed=seed)))
    queue = triage(Asked(folder=tmp_path, participants=SAID))
    assert len(queue.files) == 2
    assert not any(reason.seen is Seen.DIFFERENCE for each in queue.files for reason in each.reasons)


def test_the_rule_is_the_table_of_the_help_page() -> None:
    usual = Limits.of([])
    assert usual == Limits()
    assert {seen for seen, level in LEVELS.items() if level is Verdict.STOP} == {
        Seen.PEOPLE, Seen.GENOTYPES, Seen.VERSIONS, Seen.SIZE,
    }  # fmt: skip
    for advantage, verdict in ((OK_UP_TO, "ok"), (0.101, "look"), (LOOK_UP_TO, "look"), (0.334, "stop")):
        assert usual.level(Reason(seen=Seen.NUMBER, advantage=advantage)).value == verdict
        assert usual.level(Reason(seen=Seen.DIFFERENCE, advantage=advantage)).value == verdict
    assert usual.level(Reason(seen=Seen.COUNT)) is Verdict.LOOK
    strict = Limits.of([Policy(site="S", max_exact_advantage=0.05, min_count=20, allow_differences=False)])
    assert strict.smallest_count == 20
    assert strict.level(Reason(seen=Seen.COUNT)) is Verdict.STOP
    assert strict.level(Reason(seen=Seen.NUMBER, advantage=0.06)) is Verdict.STOP
    assert strict.level(Reason(seen=Seen.DIFFERENCE, advantage=0.0)) is Verdict.STOP


def test_damaged_empty_and_linked_files_are_told_one_by_one_and_the_others_go_on(tmp_path: Path) -> None:
    good = CLEAN["ssf hits"](tmp_path)
    whole = (tmp_path / good).read_bytes()
    (tmp_path / "cut.tsv.gz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "cut.zst").write_bytes(b"\x28\xb5\x2f\xfd\x04")
    (tmp_path / "empty.tsv").touch()
    (tmp_path / "noise.tsv").write_bytes(bytes(range(128, 256)) * 9)
    (tmp_path / "link.tsv").symlink_to(tmp_path / good)
    queue = triage(Asked(folder=tmp_path, participants=SAID))
    assert found(queue, good).verdict is Verdict.OK
    others = [each for each in queue.files if each.file != good]
    assert len(others) == 5
    assert all(each.verdict is Verdict.LOOK and each.reasons[0].seen is Seen.UNREAD for each in others)
    assert str(tmp_path) not in results_bytes(queue, "2026-01-01").decode()


def test_the_command_prints_a_list_and_writes_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    FAULTS["a column of sample ids"][0](tmp_path, tmp_path)
    CLEAN["regenie few"](tmp_path)
    asked = ["triage", str(tmp_path), "--participants", str(SAID), "--out", str(tmp_path), "--json"]
    assert main(asked) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(each["file"], each["verdict"]) for each in listed] == [("a.tsv", "stop"), ("regenie-few.regenie", "ok")]
    written = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["results"]
    assert [each["status"] for each in written.values()] == ["fail", "pass"]
    assert (tmp_path / "results-slip.pdf").read_bytes().startswith(b"%PDF")
    assert main(asked) == 2
    assert main([*asked, "--force"]) == 0
    assert main(["triage", str(tmp_path), "--participants", "0"]) == 2


def test_a_reason_names_the_column_only_where_there_is_one() -> None:
    assert Reason(seen=Seen.TEXT).words() == "A comment or other text in it may name a person."
    assert Reason(seen=Seen.TEXT, place=3).words() == "Text in column 3 may name a person."
    assert Reason(seen=Seen.PEOPLE).words() == "Its rows are about people, not about SNPs."
    assert Reason(seen=Seen.PEOPLE, place=2).words() == "Column 2 has people’s ids, or what is known of a person."
    assert Reason(seen=Seen.GENOTYPES).words() == "It has people’s genotypes."


def test_a_file_without_a_row_is_no_table_of_results() -> None:
    assert FileFacts(name="a.tsv", rows=1, tests=True).is_table
    assert not FileFacts(name="a.tsv", rows=0, tests=True).is_table
    assert not FileFacts(name="a.tsv", rows=1).is_table


def test_a_column_without_a_call_is_nobody_s_genotypes() -> None:
    assert are_calls(["0/1", "NA", "./."])
    assert are_calls(["AG", "GG"])
    assert are_calls([one + other for one in "ACGT" for other in "ACGT"])  # all sixteen pairs of letters
    for texts in ((), ("NA", "./.", ""), ("0/1", "0.25"), [f"{k}" for k in range(17)]):
        assert not are_calls(texts)
