"""Columns of names are asked by name and in pieces, and answer as if each row were asked."""

from __future__ import annotations

import hashlib
import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.dtypes import StringDType

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.identity import _sorted_names
from gwasprivacy.study.public_lists.candidates import candidate_digest, genome_order, refuse_shared_ids
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.text_columns import (
    digits,
    first_rows,
    in_bytes,
    largest_of_names,
    longest_name,
    of_each_name,
    rows_of_names,
)

CHROMS = st.sampled_from(["1", "2", "10", "chr1", "X", "01", "é", "chr10_alt"])
PLAIN = st.sampled_from(["rs1", "rs10", "rs100", "RS1", "1:5:A:T", ".", "z" * 64])
NAMES = PLAIN | st.sampled_from(["é1", "a b", "x\ty", "", "z" * 65, "a\x01", "a\0", "n\nl"])


def column(names: list[str], *, packed: bool = False) -> np.ndarray:
    return np.array(names, dtype=StringDType() if packed else object)


@st.composite
def variants(draw: st.DrawFn) -> Variants:
    packed = draw(st.booleans())
    rows = draw(
        st.lists(st.tuples(CHROMS, PLAIN if packed else NAMES, st.integers(0, 10**12)), min_size=1, max_size=30)
    )
    chrom, snp, pos = (list(each) for each in zip(*rows, strict=True))
    letters = column(["A"] * len(rows))
    return Variants(chrom=column(chrom), snp=column(snp, packed=packed), pos=np.array(pos), a1=letters, a2=letters)


@settings(max_examples=150)
@given(variants())
def test_a_lists_digest_is_that_of_its_sorted_lines(listed: Variants) -> None:
    rows = zip(listed.chrom, listed.snp, listed.pos.tolist(), strict=True)
    lines = sorted(f"{chrom}\t{snp}\t{pos}\n".encode() for chrom, snp, pos in rows)
    assert candidate_digest(listed) == hashlib.sha256(b"gwasprivacy-candidates/1\n" + b"".join(lines)).hexdigest()


@settings(max_examples=150)
@given(variants())
def test_a_chromosomes_names_are_digested_in_their_order_each_with_its_length(listed: Variants) -> None:
    order, digest = _sorted_names(listed.snp)
    assert order.tolist() == sorted(range(len(listed)), key=lambda row: listed.snp[row])
    told = b"".join(struct.pack("<I", len(text)) + text.encode() for text in sorted(listed.snp.tolist()))
    assert digest.hexdigest() == hashlib.sha256(told).hexdigest()


@settings(max_examples=100)
@given(variants())
def test_an_id_that_stands_twice_is_named_with_how_often(listed: Variants) -> None:
    names = listed.snp.tolist()
    if len(set(names)) == len(names):
        refuse_shared_ids(listed.snp)
        return
    with pytest.raises(InvalidInput) as refused:
        refuse_shared_ids(listed.snp)
    assert refused.value.values["n"] == names.count(str(refused.value.values["snp"])) > 1


@given(variants())
def test_each_name_is_asked_once_and_answers_for_all_its_rows(listed: Variants) -> None:
    asked: list[str] = []
    found = of_each_name(listed.chrom, lambda name: (asked.append(name), len(name))[1], np.int64)
    assert found.tolist() == [len(name) for name in listed.chrom]
    assert sorted(asked) == sorted(set(listed.chrom))
    assert rows_of_names(listed.chrom) == {name: listed.chrom.tolist().count(name) for name in listed.chrom}


@given(variants())
def test_genome_order_of_what_is_in_order_is_the_order_that_it_has(listed: Variants) -> None:
    there = listed.take(genome_order(listed))
    assert genome_order(there).tolist() == list(range(len(listed)))


def test_names_that_bytes_would_not_tell_apart_are_left_to_the_slower_way() -> None:
    assert in_bytes(column(["a", "a\0"])) is in_bytes(column(["é"])) is in_bytes(column(["z" * 65])) is None
    assert in_bytes(column(["é"], packed=True)) is None
    assert in_bytes(column(["b", ""])).tolist() == in_bytes(column(["b", ""], packed=True)).tolist() == [b"b", b""]


@given(st.lists(st.integers(0, 2**63 - 1), min_size=1, max_size=20))
def test_numbers_are_written_in_digits(numbers: list[int]) -> None:
    assert digits(np.array(numbers)).tolist() == [str(number).encode() for number in numbers]


@settings(max_examples=150)
@given(variants(), st.sets(PLAIN | NAMES.filter(lambda name: "\0" not in name), min_size=1, max_size=4))
def test_a_few_names_are_found_where_each_stands_first(listed: Variants, wanted: set[str]) -> None:
    names = listed.snp.tolist()
    assert first_rows(listed.snp, wanted) == {name: names.index(name) for name in wanted if name in names}


def test_names_that_begin_alike_or_are_not_ascii_are_told_apart() -> None:
    names = ["rs123456789", "rs123456", "é" * 9, "é" * 8, "rs1234567"]
    for packed in (True, False):
        assert first_rows(column(names, packed=packed), ["rs1234567", "é" * 8, "rs2"]) == {"rs1234567": 4, "é" * 8: 3}


@settings(max_examples=150)
@given(variants())
def test_the_longest_name_and_the_largest_number_of_each_name_are_those_of_all_rows(listed: Variants) -> None:
    assert longest_name(listed.snp) == max(len(name) for name in listed.snp.tolist())
    rows = list(zip(listed.chrom.tolist(), listed.pos.tolist(), strict=True))
    assert largest_of_names(listed.chrom, listed.pos) == {
        name: max(pos for chrom, pos in rows if chrom == name) for name in listed.chrom.tolist()
    }
