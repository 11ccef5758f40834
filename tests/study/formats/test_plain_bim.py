"""Reading the columns of a plain .bim at once gives what reading line by line gives, and never more than that accepts."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.formats import plain_bim, plink1
from gwasprivacy.study.formats.plain_bim import plain_variants
from gwasprivacy.study.tables import Variants

NAME = st.text("ACGTrs0159:_-XYchr", min_size=1, max_size=12)
PLAIN = st.tuples(
    st.sampled_from(["1", "1", "1", "22", "X", "chr7"]), NAME, st.just("0"), st.integers(0, 10**18 - 1).map(str),
    st.sampled_from(["A", "C", "AT", "ACGTACGTACGT"]), NAME,
)  # fmt: skip
ODD = st.tuples(*[st.text("A1 \t\x0b\x00\x1f\x7f\r\né−", max_size=3)] * 6)


def by_lines(path: Path, monkeypatch: pytest.MonkeyPatch) -> Variants | str:
    with monkeypatch.context() as patch:
        patch.setattr(plink1, "plain_variants", lambda _path, work: None)
        return outcome(path)


def outcome(path: Path) -> Variants | str:
    try:
        return plink1.read_bim(path)
    except InvalidInput as error:
        return f"{error.code}: {error}"


@pytest.fixture(params=[1 << 22, 50])
def piece(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(plain_bim, "_PIECE", request.param)
    return int(request.param)


@given(rows=st.lists(PLAIN, min_size=1, max_size=30), ending=st.sampled_from(["", "\n"]))
@settings(max_examples=60, deadline=None)
def test_plain_lines_are_read_at_once_as_one_by_one(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]], ending: str
) -> None:
    path = tmp_path_factory.mktemp("bim") / "x.bim"
    path.write_text("\n".join(map("\t".join, rows)) + ending, newline="\n", encoding="utf-8")
    found = plain_variants(path)
    with pytest.MonkeyPatch.context() as patch:
        assert found == by_lines(path, patch)
        assert found is not None


@given(rows=st.lists(PLAIN | ODD, min_size=1, max_size=6), separator=st.sampled_from(["\t", " "]))
@settings(max_examples=200, deadline=None)
def test_whatever_the_file_the_answer_or_the_complaint_is_that_of_reading_lines(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, ...]], separator: str
) -> None:
    path = tmp_path_factory.mktemp("bim") / "x.bim"
    path.write_bytes("\n".join(map(separator.join, rows)).encode())
    with pytest.MonkeyPatch.context() as patch:
        assert outcome(path) == by_lines(path, patch)


@pytest.mark.parametrize("widest", [64, 6])
def test_many_pieces_make_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int, widest: int) -> None:
    monkeypatch.setattr(
        plain_bim, "_WIDEST", widest
    )  # of a name; alleles of nine letters are longer than numbers hold, too
    path = tmp_path / "x.bim"
    path.write_text(
        "".join(f"{1 + i // 90}\trs{i}\t0\t{7 * i}\t{'ACG'[i % 3]}\t{'A' * (1 + i % 11)}\n" for i in range(200)),
        newline="\n",
        encoding="utf-8",
    )
    found = plain_variants(path)
    assert found is not None
    assert len(found) == 200
    assert found == by_lines(path, monkeypatch)


@pytest.mark.parametrize(
    "text",
    ["1\trs1\t0\t5\tA\n", "1\trs1\t0\t-5\tA\tC\n", "1\trs1\t0\t5\tA\tC\n\n1\trs2\t0\t6\tA\tC\n", "1\t\t0\t5\tA\tC\n",
     "1\trs1\t0\t5\tA\tC\tG\n" * 6, "\n" * 6, "1\trs1\t0\t1234567890123456789\tA\tC\n"],
)  # fmt: skip
def test_what_is_not_plain_is_left_to_the_reader_of_lines(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.bim"
    path.write_text(text, newline="\n", encoding="utf-8")
    assert plain_variants(path) is None
