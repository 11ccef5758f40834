"""Somebody who is in two files is found in every pair of formats, under whatever name; strangers are not."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.progress import CancelFlag, Cancelled
from gwasprivacy.base.work import Work
from gwasprivacy.study import shared_people
from gwasprivacy.study.formats.registry import formats, open_people, open_study
from gwasprivacy.study.reference import load_public_alleles, reference_digest
from gwasprivacy.study.shared_people import people_in_panel
from tests.study.make_people import WRITERS, phenotypes, write_people

pytest.importorskip("pgenlib")
PAIRS = list(itertools.product(WRITERS, WRITERS))
N_SNPS = 600


def draw(seed: int, n_people: int, n_snps: int = N_SNPS) -> np.ndarray:
    """Genotypes of common SNPs, the same frequencies for every seed: (n_snps, n_people)."""
    frequency = np.random.default_rng(7).uniform(0.25, 0.75, n_snps)
    return np.random.default_rng(seed).binomial(2, frequency[:, None], (n_snps, n_people)).astype(np.uint8)


def names(letter: str, number: int) -> list[str]:
    return [f"{letter}{place}" for place in range(number)]


def found(
    folder: Path, kinds: tuple[str, str], own: np.ndarray, theirs: np.ndarray, *, left_out: Sequence[str] = (),
    **theirs_as: Sequence[str] | Sequence[int],
) -> list[bool]:  # fmt: skip
    iid = names("A", own.shape[1])
    study = write_people(kinds[0], folder, own, iid, name="study")
    opened = open_study(study, phenotype=phenotypes(folder, kinds[0], iid, left_out), leave_out=bool(left_out))
    panel = open_people(write_people(kinds[1], folder, theirs, names("B", theirs.shape[1]), name="panel", **theirs_as))  # type: ignore[arg-type]
    assert panel is not None
    return people_in_panel(opened, panel).tolist()


def with_two_of(own: np.ndarray, others: np.ndarray) -> np.ndarray:
    """``others`` with the third and the last of ``own`` among them, with 2 % of errors and 5 % of missing calls."""
    mixed = others.copy()
    mixed[:, 5], mixed[:, -1] = own[:, 2], own[:, -1]
    rng = np.random.default_rng(11)
    wrong = rng.random(mixed.shape) < 0.02
    mixed[wrong] = rng.integers(0, 3, int(wrong.sum()))
    mixed[rng.random(mixed.shape) < 0.05] = 3
    return mixed


def test_every_format_that_has_people_reads_them_person_by_person() -> None:
    assert {each.name for each in formats() if each.has_people} == set(WRITERS)
    assert all(each.people is not None for each in formats() if each.has_people)


@pytest.mark.parametrize("kinds", PAIRS, ids="-".join)
def test_a_panel_that_holds_two_of_the_study_under_other_names_is_found_in_every_format(
    tmp_path: Path, kinds: tuple[str, str]
) -> None:
    own = draw(1, 12)
    assert found(tmp_path, kinds, own, with_two_of(own, draw(2, 30))) == [place in (2, 11) for place in range(12)]


@pytest.mark.parametrize("kinds", PAIRS, ids="-".join)
def test_strangers_are_nobody_of_the_study(tmp_path: Path, kinds: tuple[str, str]) -> None:
    assert not any(found(tmp_path, kinds, draw(1, 12), draw(2, 30)))


@pytest.mark.parametrize("kinds", PAIRS, ids="-".join)
def test_snps_are_matched_by_place_where_ids_differ_and_by_id_where_places_do(
    tmp_path: Path, kinds: tuple[str, str]
) -> None:
    own = draw(1, 12)
    theirs, expected = with_two_of(own, draw(2, 30)), [place in (2, 11) for place in range(12)]
    assert found(tmp_path, kinds, own, theirs, ids=[f"other{row}" for row in range(N_SNPS)]) == expected
    assert found(tmp_path, kinds, own, theirs, pos=[500 * row + 7 for row in range(1, N_SNPS + 1)]) == expected
    # Ids of a list's own numbering, which mean other SNPs in the other file: places still tell.
    assert found(tmp_path, kinds, own, theirs, ids=[f"rs{row}" for row in range(N_SNPS, 0, -1)]) == expected


@pytest.mark.parametrize("kind", WRITERS)
def test_people_who_take_no_part_do_not_move_the_others_calls(tmp_path: Path, kind: str) -> None:
    own = draw(1, 12)
    expected = [place in (2, 11) for place in range(12) if place not in (0, 4)]
    theirs = with_two_of(own, draw(2, 30))
    assert found(tmp_path, (kind, "plink1"), own, theirs, left_out=("A0", "A4")) == expected


@pytest.mark.parametrize("n_theirs", [1, 3])
def test_even_a_handful_of_people_is_compared_by_genotypes(tmp_path: Path, n_theirs: int) -> None:
    own = draw(1, 40)
    theirs = draw(2, n_theirs)
    assert not any(found(tmp_path, ("plink1", "vcf"), own, theirs))
    theirs[:, 0] = own[:, 7]
    assert found(tmp_path, ("plink1", "vcf"), own, theirs) == [place == 7 for place in range(40)]


def test_a_panel_of_inbred_lines_is_no_study(tmp_path: Path) -> None:
    """Nobody in it is heterozygous anywhere, so it is alike in that, and tells no two people apart."""
    lines = 2 * (draw(2, 30) > 0).astype(np.uint8)
    assert not any(found(tmp_path, ("plink1", "vcf"), lines[:, :12], lines[:, 12:]))


@pytest.mark.parametrize("kind", WRITERS)
def test_what_is_held_in_memory_does_not_grow_with_the_panel_s_sites(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_people, "MOST_SNPS", 410)
    held: list[int] = []
    compare = shared_people._alike

    def watched(own: np.ndarray, others: np.ndarray, *rest: object) -> np.ndarray:
        held.append(len(own))
        return compare(own, others, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(shared_people, "_alike", watched)
    own = draw(1, 12, 4000)
    theirs = with_two_of(own, draw(2, 30, 4000))
    assert found(tmp_path, ("plink1", kind), own, theirs) == [place in (2, 11) for place in range(12)]
    assert 400 <= held[0] <= 410


@pytest.mark.parametrize("kind", WRITERS)
def test_comparing_stops_when_it_is_cancelled_and_says_how_far_it_is(tmp_path: Path, kind: str) -> None:
    own = draw(1, 12)
    iid = names("A", 12)
    study = open_study(write_people(kind, tmp_path, own, iid), phenotype=phenotypes(tmp_path, kind, iid))
    panel = open_people(write_people(kind, tmp_path, draw(2, 30), names("B", 30), name="panel"))
    assert panel is not None
    flag, told = CancelFlag(), []

    def progress(stage: str, done: int, total: int) -> None:
        told.append((stage, done, total))
        flag.cancel()

    with pytest.raises(Cancelled):
        people_in_panel(study, panel, work=Work(progress=progress, cancel=flag))
    assert all(0 <= done <= total for _, done, total in told)


@pytest.mark.parametrize("kind", WRITERS)
def test_a_reference_of_people_tells_counts_in_every_format_and_its_digest_nobody_s_genotypes(
    tmp_path: Path, kind: str
) -> None:
    calls = draw(1, 24, 50)
    calls[3, 4] = 3
    path = write_people(kind, tmp_path, calls, names("A", 24))
    public = load_public_alleles(path, frequencies=True, modes=True, sha256=reference_digest(path))
    called = calls != 3
    shares = np.where(called, calls, 0).sum(axis=1) / (2 * called.sum(axis=1))
    assert public.frequencies is not None
    assert np.allclose(public.frequencies, shares)
    assert (public.counted[0], public.other[0]) == ("A", "G")
    shuffled = np.stack([np.random.default_rng(row).permutation(line) for row, line in enumerate(calls)])
    assert reference_digest(write_people(kind, tmp_path, shuffled, names("Z", 24), name="b")) == reference_digest(path)
    shuffled[0, 0] = (shuffled[0, 0] + 1) % 3
    assert reference_digest(write_people(kind, tmp_path, shuffled, names("Z", 24), name="c")) != reference_digest(path)
