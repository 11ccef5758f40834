"""Attacks through rules on people: somebody whose record moves another person over a limit, or a score farther than is claimed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.formats.people_file import SiteCalls, Wanted
from gwasprivacy.study.person_rules.own_ancestry import of_group, read_panel_files
from gwasprivacy.study.person_rules.own_records import passing
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables, Variants

CALLS = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class People:
    """A file of people in memory: (n_snps, n_people) calls; the last ``n_x`` SNPs lie on X."""

    calls: np.ndarray
    n_x: int = 0
    path: Path = Path("people.bed")

    @property
    def iid(self) -> np.ndarray:
        return np.arange(self.calls.shape[1]).astype(str).astype(object)

    def sites(self, wanted: Wanted, **rest: Any) -> Iterator[SiteCalls]:
        for row, copies in enumerate(self.calls):
            chrom, pos = ("X", 50_000_000 + row) if row >= len(self.calls) - self.n_x else ("1", row + 1)
            there = copies.astype(np.uint8) if wanted(row, chrom, f"rs{row}", pos) else None
            yield SiteCalls(chrom=chrom, snp=f"rs{row}", pos=pos, a1="A", a2="G", copies=there)


def who(calls: np.ndarray, rules: PersonRules, frequencies: Any = (), sex: Any = None, n_x: int = 0) -> list[bool]:
    known = {f"rs{row}": f for row, f in enumerate(frequencies)}
    people: Any = People(calls, n_x)
    listed = lambda _row, chrom, _snp, _pos: chrom == "1"  # noqa: E731
    return passing(people, rules, listed, known, sex, work=UNWATCHED).tolist()


def test_who_passes_follows_from_each_persons_own_record_to_the_last_bit() -> None:
    """Alone, among others, in another order: F is the same sum, so that no neighbour's record moves anybody over a limit."""
    rng = np.random.default_rng(7)
    passed = []
    for _ in range(200):
        n_people = int(rng.integers(2, 9))
        calls = rng.choice(CALLS, size=(40, n_people), p=(0.3, 0.4, 0.2, 0.1))
        frequencies, sex = rng.uniform(0.05, 0.5, 40), rng.integers(0, 3, n_people).astype(np.int8)
        alone = [(calls[:, [one]], sex[[one]]) for one in range(n_people)]
        limit = float(rng.normal(0, 0.2))
        for rules in (
            PersonRules(call_rate=float(rng.uniform(0.8, 1))),
            PersonRules(heterozygosity=(limit, limit + 0.3)),
            PersonRules(sex_check=True),
        ):
            asked = sex if rules.sex_check else None
            found = who(calls, rules, frequencies, asked, n_x=15)
            assert found == [
                who(own, rules, frequencies, its if rules.sex_check else None, 15)[0] for own, its in alone
            ]
            order = rng.permutation(n_people)
            turned = who(calls[:, order], rules, frequencies, None if asked is None else asked[order], 15)
            assert turned == [found[one] for one in order]
            passed += found
    assert 0.1 < np.mean(passed) < 0.9


def test_only_a_recorded_sex_is_compared_with_the_x_chromosome() -> None:
    """All heterozygous at X, then all homozygous; recorded as a man, a woman, and not at all."""
    sex = np.array([1, 2, 0, 1, 2, 0], dtype=np.int8)
    calls = np.vstack([np.zeros((1, 6)), np.tile([1, 1, 1, 0, 0, 0], (20, 1))]).astype(np.uint8)
    assert who(calls, PersonRules(sex_check=True), [0.5] * 21, sex, n_x=20) == [False, True, True, True, False, True]
    with pytest.raises(InvalidInput):
        who(calls, PersonRules(sex_check=True), [0.5] * 21, sex, n_x=0)


ALLELES = ("A", "C", "G")


@dataclass(frozen=True, slots=True)
class TwoAlleles:
    """A file of pairs of alleles, (n_snps, n_people, 2) places in ALLELES or −1, which names what somebody carries: with a REF, and then
    all others together, or with the commoner of two first."""

    pairs: np.ndarray
    tells_reference: bool
    path: Path = Path("people.vcf")

    @property
    def iid(self) -> np.ndarray:
        return np.arange(self.pairs.shape[1]).astype(str).astype(object)

    def sites(self, wanted: Wanted, **rest: Any) -> Iterator[SiteCalls]:
        for row, pairs in enumerate(self.pairs):
            called = (pairs >= 0).all(axis=1)
            numbers = [int((pairs[called] == allele).sum()) for allele in range(3)]
            reference = 2 if self.tells_reference else int(np.argmax(numbers))
            others = [ALLELES[allele] for allele in range(3) if allele != reference and numbers[allele]]
            copies = np.where(called, (pairs != reference).sum(axis=1), 3).astype(np.uint8)
            named = ",".join(others) or ("." if self.tells_reference else "0")
            yield SiteCalls(chrom="1", snp=f"rs{row}", pos=row + 1, a1=named, a2=ALLELES[reference], copies=copies)


@pytest.mark.parametrize("tells_reference", [True, False])
def test_whose_group_somebody_is_follows_from_their_own_record_to_the_last_bit(
    tmp_path: Path, tells_reference: bool
) -> None:
    """Whatever alleles others bring to a site, and whichever of two is the commoner: alone, among others, in another order."""
    rng = np.random.default_rng(11)
    loadings, groups = tmp_path / "loadings.tsv", tmp_path / "groups.tsv"
    weights = rng.normal(size=(30, 2))
    rows = (
        f"rs{row}\t{rng.choice(ALLELES)}\t{float(rng.uniform(0.1, 0.9))!r}\t{one!r}\t{two!r}\n"
        for row, (one, two) in enumerate(weights.tolist())
    )
    loadings.write_text("ID\tA1\tA1_FREQ\tPC1\tPC2\n" + "".join(rows), encoding="utf-8")
    groups.write_text("group\tPC1\tPC2\twithin\neast\t-3\t0\t9\nwest\t3\t0\t9\n", encoding="utf-8")
    rule = read_panel_files(loadings, groups).rule("west", str(loadings), str(groups))

    def found(pairs: np.ndarray) -> list[bool]:
        people: Any = TwoAlleles(pairs, tells_reference)
        return of_group(people, rule, None, work=UNWATCHED).tolist()

    passed = []
    for _ in range(60):
        n_people = int(rng.integers(2, 7))
        pairs = rng.integers(0, 3 if tells_reference else 2, size=(30, n_people, 2)) * rng.choice(
            [1, 2], size=(30, 1, 1)
        )
        pairs = np.minimum(pairs, 2)
        pairs[rng.random((30, n_people)) < 0.1] = -1
        among = found(pairs)
        assert among == [found(pairs[:, [one]])[0] for one in range(n_people)]
        order = rng.permutation(n_people)
        assert found(pairs[:, order]) == [among[one] for one in order]
        passed += among
    assert 0.1 < np.mean(passed) < 0.9


def test_limits_of_this_sample_s_own_frequencies_would_let_one_person_move_another_over_them() -> None:
    """What PLINK's F does, and why a public panel is asked for: the same person, beside one who is another."""
    person, others = np.array([1, 1, 1, 0]), np.array([[0, 1, 1, 0], [1, 0, 1, 0], [0, 0, 1, 2]]).T
    own = []
    for neighbour in ([0, 0, 0, 0], [1, 1, 1, 2]):
        calls = np.column_stack([person, others, neighbour])
        own.append(who(calls, PersonRules(heterozygosity=(-1.0, 1.0)), calls.mean(axis=1) / 2)[0])
    assert own[0] != own[1]
    public = [0.3, 0.3, 0.3, 0.3]
    by_panel = [
        who(np.column_stack([person, others, each]), PersonRules(heterozygosity=(-1.0, 1.0)), public)[0]
        for each in ([0, 0, 0, 0], [1, 1, 1, 2])
    ]
    assert by_panel[0] == by_panel[1]


RECORDS = np.array(list(itertools.product(CALLS, repeat=2)))
"""Everything that somebody's record can be at two SNPs."""
KEPT = np.array(who(RECORDS.T, PersonRules(call_rate=1.0)))
COUNTED = np.where(KEPT, RECORDS[:, 0], 3)
"""What remains of a record at the first SNP; 3: no call."""


def scores_of(people: np.ndarray, sizes: CaseControlSizes, name: str, planned: CaseControlSizes | None) -> np.ndarray:
    """``people``: (n, R + S) calls at one SNP, cases first, of n studies."""
    n_cases = sizes.n_cases
    counts = np.stack(
        [
            np.stack([(group == copies).sum(axis=1) for copies in range(3)], axis=1)
            for group in (people[:, :n_cases], people[:, n_cases:])
        ],
        axis=1,
    )
    n = len(people)
    names = np.array([f"rs{i}" for i in range(n)], dtype=object)
    same = {each: np.full(n, value, dtype=object) for each, value in (("chrom", "1"), ("a1", "A"), ("a2", "G"))}
    variants = Variants(snp=names, pos=np.arange(n) + 1, **same)
    tables = GenotypeTables.of_strata(counts[:, None].astype(np.int32), variants, sizes)
    return computed_scores(ScoreChoice(name=name), tables, planned=planned)


@pytest.mark.parametrize("name", ["tv", "ks", "tv-allelic"])
def test_no_replaced_record_moves_a_score_under_a_rule_farther_than_claimed(name: str) -> None:
    """Every study of two cases and two controls, every record at two SNPs; whoever lacks one call keeps a place without any."""
    sizes = CaseControlSizes.of_groups(2, 2)
    delta = ScoreChoice(name=name).sensitivity_of(sizes)
    kinds = np.array(list(itertools.product(range(len(RECORDS)), repeat=4)))
    scores = scores_of(COUNTED[kinds], sizes, name, None).reshape((len(RECORDS),) * 4)
    moves = [np.ptp(scores, axis=person).max() for person in range(4)]
    assert max(moves) <= delta
    assert max(moves) == pytest.approx(delta), "reached"


@pytest.mark.parametrize("name", ["tv", "ks", "tv-allelic"])
def test_no_joining_record_moves_a_score_under_a_rule_farther_than_claimed(name: str) -> None:
    """Where the size is secret: every study of one to two cases and controls, joined by every record; who fails has weight 0."""
    planned = CaseControlSizes.of_groups(2, 2)
    choice = ScoreChoice(name=name)
    delta = choice.sensitivity_of(planned, Neighbours.ADD_REMOVE)
    scores: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
    calls = [[tuple(sorted(each)) for each in itertools.product(range(16), repeat=n)] for n in range(4)]
    for n_cases, n_controls in itertools.product((1, 2), repeat=2):
        pairs = sorted({(a, b) for a in calls[n_cases] for b in calls[n_controls]})
        by_size: dict[tuple[int, int], list[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
        for pair in pairs:
            size = (sum(KEPT[list(pair[0])]), sum(KEPT[list(pair[1])]))
            by_size.setdefault((int(size[0]), int(size[1])), []).append(pair)
        for (kept_cases, kept_controls), here in by_size.items():
            people = np.array(
                [[COUNTED[who] for group in pair for who in group if KEPT[who]] for pair in here], dtype=np.int64
            ).reshape(len(here), kept_cases + kept_controls)
            found = scores_of(people, CaseControlSizes.of_groups(kept_cases, kept_controls), name, planned)
            scores |= dict(zip(here, found.tolist(), strict=True))
    moves = [0.0]
    for (cases, controls), score in scores.items():
        for kind in range(len(RECORDS)):
            for joined in ((tuple(sorted((*cases, kind))), controls), (cases, tuple(sorted((*controls, kind))))):
                if joined in scores:
                    moves.append(abs(scores[joined] - score))
                    assert KEPT[kind] or moves[-1] == 0, "who fails changes nothing"
    assert max(moves) <= delta
    assert max(moves) == pytest.approx(delta), "reached"
