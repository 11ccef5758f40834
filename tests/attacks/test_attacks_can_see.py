"""Attacks that could see nothing would find nothing: each notices the fault that it looks for."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.mechanisms.asked_selection import race
from gwasprivacy.mechanisms.noise import exponential_noise
from gwasprivacy.mechanisms.selectors.permute_and_flip import draw as permute_and_flip
from tests.attacks import altered, command_line, law, register, system_calls
from tests.attacks.command_line import Answer, command
from tests.attacks.kills import _stride
from tests.attacks.stage import Room, Stage
from tests.attacks.trials import Broken, run_here, run_over_processes, surroundings


@pytest.fixture
def room(tmp_path: Path) -> Room:
    with surroundings(tmp_path):
        room = Stage(tmp_path).room(0)
        assert room.release().code == 0
        yield room


def test_a_release_that_is_not_in_its_ledger_is_seen(room: Room) -> None:
    older = room.ledger.read_bytes()
    assert room.release().code == 0
    assert room.check() == (2, 2)
    room.ledger.write_bytes(older)
    with pytest.raises(Broken, match="older copy"):
        room.check()
    room.ledger.unlink()
    with pytest.raises(Broken, match=r"reports .* with debits"):
        room.check()


def test_a_table_without_a_report_is_seen(room: Room) -> None:
    (report,) = room.reports()
    report.unlink()
    with pytest.raises(Broken, match="shows a draw"):
        room.check()


def test_a_damaged_ledger_and_a_changed_report_are_seen(room: Room) -> None:
    (report,) = room.reports()
    whole = report.read_bytes()
    report.write_bytes(whole.replace(b'"sig":"', b'"sig":"AAAA', 1))
    with pytest.raises(Broken, match="does not verify"):
        room.check()
    report.write_bytes(whole)
    room.ledger.write_bytes(room.ledger.read_bytes()[:5000])
    with pytest.raises(Broken, match="not whole"):
        room.check()


@pytest.mark.parametrize("name", ["bytes-report", "bytes-policy", "bytes-public-key", "bytes-ledger"])
def test_a_program_that_accepts_everything_is_seen(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, seen = command, []

    def accepting(*words: str | Path) -> Answer:
        seen.append(words)
        return real(*words) if len(seen) < 4 else Answer(code=0, out='{"key_id": "another"}', err="")

    monkeypatch.setattr(altered, "command", accepting)
    monkeypatch.setattr("tests.attacks.stage.command", accepting)
    assert run_here(register.ATTACKS[name], range(8), tmp_path).findings


def test_a_bug_a_traceback_and_two_lines_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def answers(code: int, text: str) -> None:
        def main(words: list[str]) -> int:
            import sys

            print(text, file=sys.stderr)
            return code

        monkeypatch.setattr(command_line, "main", main)

    for code, text in (
        (1, "a bug"),
        (2, "one\ntwo"),
        (2, "Traceback (most recent call last):"),
        (3, "\x1b[31mred"),
        (5, "x"),
    ):
        answers(code, text)
        with pytest.raises(Broken):
            command("verify")
    answers(2, "usage: x\ngwasprivacy verify: one line")
    assert command("verify").code == 2


def test_a_trial_that_dies_or_hangs_is_a_finding_and_the_rest_goes_on() -> None:
    tally = run_over_processes(register.SELF_TEST, range(5), jobs=2)
    assert sorted(number for number, _ in tally.findings) == [1, 3]
    assert dict(tally.findings)[3] == "broken"
    assert "died (-9)" in dict(tally.findings)[1]
    assert tally.endings == Counter({"well": 3})


def test_a_child_is_killed_before_the_very_change(tmp_path: Path) -> None:
    if (reason := system_calls.cannot()) is not None:
        pytest.skip(reason)

    def three_files() -> int:
        for name in "abc":
            handle = os.open(tmp_path / name, os.O_CREAT | os.O_WRONLY)
            os.write(handle, b"x")
            os.close(handle)
        return 0

    changes, code = system_calls.run(three_files, out=tmp_path / "said")
    assert (changes[-2:], code) == (["openat", "write c"], 0)
    for name in "abc":
        (tmp_path / name).unlink()
    changes, code = system_calls.run(three_files, out=tmp_path / "said", kill_before=len(changes) - 1)
    assert (changes[-1], code) == ("openat", None)
    assert (tmp_path / "b").read_bytes() == b"x"
    assert (tmp_path / "c").read_bytes() == b""


def test_a_few_kills_are_spread_over_all_writes_and_many_reach_each() -> None:
    for n in (2, 7, 60, 101):
        assert sorted(place * _stride(n) % n for place in range(n)) == list(range(n))


# ------------------------------------------------------------------------------------------------------------ the law


@pytest.mark.parametrize(
    "mechanism", [law.permute_and_flip, law.laplace, law.exponential, law.joint, law.significant_set]
)
def test_draws_from_the_law_pass_and_draws_with_two_thirds_of_the_noise_fail(mechanism: law.LawOf) -> None:
    n_snps = 3 if mechanism is law.significant_set else 2
    right, wrong = mechanism(n_snps), mechanism(n_snps, 1.5 * law.EPSILON)
    assert sum(right.values()) == pytest.approx(1, abs=1e-9)
    rng = np.random.default_rng(5)
    for chances, passes in ((right, True), (wrong, False)):
        weights = np.array([chances[each] for each in right])
        drawn = rng.multinomial(2000, weights / weights.sum(), size=20)
        for counts in drawn:
            found = Counter(dict(zip(right, counts.tolist(), strict=True)))
            assert (law.probability_of(found, right) > law.LEVEL) is passes


@pytest.mark.slow
def test_releases_by_a_sampler_with_half_the_noise_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    too_little, _many = race(lambda n, scale: exponential_noise(n, scale // 2))
    monkeypatch.setattr(permute_and_flip, "select", too_little)
    tally = run_here(register.ATTACKS["law-permute-and-flip"], range(400), tmp_path)
    ((number, what),) = tally.findings
    assert number == -1
    assert "do not follow the law" in what
