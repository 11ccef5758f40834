"""Keep and remove lists: who takes part, in every kind of study files; what is wrong with a list is said, quoting nobody."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.trait_tsv import encode_trait_tables
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.identity import study_fingerprint
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.study_check import check_study
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.study.make_people import WRITERS, write_people
from tests.study.make_plink import make_plink

PEOPLE = [("F1", "A"), ("F1", "B"), ("F2", "A"), ("F3", "C"), ("F4", "D")]
CALLS = [[0, 1, 2, 0, 3], [3, 2, 2, 1, 1], [3, 3, 3, 3, 3]]
PHENOTYPE = ["2", "2", "1", "1", "1"]


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_plink(tmp_path, CALLS, [True] * 5, people=PEOPLE, phenotype=PHENOTYPE)


def listed(prefix: Path, keep: str | bytes | None = None, remove: str | bytes | None = None) -> Study:
    files = []
    for name, text in (("keep.txt", keep), ("remove.txt", remove)):
        file = prefix.with_name(name)
        if text is not None:
            file.write_bytes(text if isinstance(text, bytes) else text.encode())
        files.append(None if text is None else file)
    return open_study(prefix, lists=read_people_lists(*files))


def names(study: Study) -> list[tuple[str, str]]:
    assert study.people is not None
    return list(zip(study.people.fid, study.people.iid, strict=True))


THREE = [("F1", "A"), ("F2", "A"), ("F4", "D")]
LINES = "".join(f"{family} {person}\n" for family, person in THREE)


@pytest.mark.parametrize(
    "text",
    [
        LINES,
        LINES.replace(" ", "\t"),
        "FID IID\n" + LINES,
        "#FID\tIID\tSEX\n" + LINES.replace("\n", " 1\n"),
        LINES.replace("\n", " 0 0 2 further\n"),
        LINES.replace("\n", "\r\n"),
        "\ufeff" + "FID IID\r\n" + LINES,
        "\n" + LINES + "\n\n",
        "".join(reversed(LINES.splitlines(keepends=True))),
        gzip.compress(LINES.encode(), mtime=0),
    ],
)
def test_a_list_is_read_as_plink_reads_it_with_any_line_ends(prefix: Path, text: str | bytes) -> None:
    assert names(listed(prefix, text)) == THREE
    assert names(listed(prefix, remove=text)) == [person for person in PEOPLE if person not in THREE]


@pytest.mark.parametrize("text", ["B\nD\n", "IID\nB\nD\n", "#IID\nB\nD\n", "#IID SID\nB 1\nD 1\n", "B\r\nD\r\n"])
def test_an_iid_alone_is_enough_where_it_names_one_person(prefix: Path, text: str) -> None:
    assert names(listed(prefix, text, "C\n")) == [("F1", "B"), ("F4", "D")]
    with pytest.raises(InvalidInput, match=r"keep.txt, line 1: two people of the study could be meant") as caught:
        listed(prefix, "A\n")
    assert caught.value.code == "people-list.two-people"


@pytest.mark.parametrize(
    ("keep", "remove", "words"),
    [
        ("F9 A\nF9 B\n", None, r"keep.txt names nobody of the study"),
        (None, "F9 A\n", r"remove.txt names nobody of the study"),
        ("", None, r"keep.txt is empty"),
        ("\n\n", None, r"keep.txt names nobody"),
        ("FID IID\n", None, r"keep.txt names nobody"),
        (None, LINES + "F1 B\nF3 C\n", r"remove.txt leaves nobody"),
        ("F1 A\n", "F1 A\n", r"remove.txt leaves nobody"),
        ("F1 A\nB\n", None, r"keep.txt, line 2: one name where the others have FID and IID"),
        ("B\nF1 A\n", None, r"keep.txt, line 2: several names where the first line has one"),
        ("F1 A\n".encode("utf-16"), None, r"keep.txt is UTF-16 text"),
        (b"F1 A\nF\xe9 B\n", None, r"keep.txt, line 2: not UTF-8"),
        (b"F1 A\0\n", None, r"keep.txt, line 1: not text"),
        (b"F1 A\rF1 B\n", None, r"keep.txt, line 1: a carriage return"),
        ("F1 A\nF1 B\n", None, r"there are no controls"),
    ],
)
def test_a_list_that_cannot_be_meant_is_refused_without_quoting_anybody(
    prefix: Path, keep: str | bytes | None, remove: str | bytes | None, words: str
) -> None:
    with pytest.raises(InvalidInput, match=words) as caught:
        listed(prefix, keep, remove)
    assert "\n" not in str(caught.value)
    assert not any(name in str(caught.value) for name in ("F1", "F9", "F3"))


def test_who_is_not_in_the_study_or_listed_twice_is_counted_as_plink_does(prefix: Path) -> None:
    study = listed(prefix, LINES + "F9 X\nF1 A\nF8 Y\n", "F3 C\nF7 Z\n")
    assert study.notes[:5] == (
        "2 people of the keep list are not in the study.",
        "One line of a list of people names somebody again.",
        "One person of the remove list is not in the study.",
        "2 people are left out by the lists of people.",
    )
    assert listed(prefix, "".join(f"{f} {i}\n" for f, i in PEOPLE)).notes == (
        "The lists of people leave everybody in.",
    )


def test_nothing_is_asked_of_people_whom_a_list_leaves_out(tmp_path: Path) -> None:
    """No phenotype, no line in the phenotype file, no label, no value of the trait."""
    prefix = make_plink(tmp_path, CALLS, [True] * 5, people=PEOPLE, phenotype=["2", "1", "2", "-9", "banana"])
    there = "".join(f"{family} {person} {code}\n" for (family, person), code in zip(THREE, "211", strict=True))
    (tmp_path / "labels.txt").write_text("F1 A north\nF1 B south\nF2 A south\n", encoding="utf-8")
    (tmp_path / "pheno.txt").write_text(there, encoding="utf-8")
    (tmp_path / "keep.txt").write_text("F1 A\nF1 B\nF2 A\n", encoding="utf-8")
    lists = read_people_lists(tmp_path / "keep.txt", None)
    assert lists is not None
    study = open_study(prefix, lists=lists, strata=read_labels(tmp_path / "labels.txt"))
    assert study.sizes.strata == ((1, 0), (1, 1))
    (tmp_path / "keep.txt").write_text(LINES, encoding="utf-8")
    lists = read_people_lists(tmp_path / "keep.txt", None)
    study = open_study(prefix, lists=lists, phenotype=tmp_path / "pheno.txt")
    assert (names(study), study.n_cases, study.n_controls) == (THREE, 1, 2)
    trait = Trait(low=0, high=3, name="trait")
    of_trait = open_trait_study(prefix, trait, tmp_path / "pheno.txt", lists=lists)
    assert of_trait.n_participants == 3
    assert of_trait.sizes.strata == (3,)
    (tmp_path / "pheno.txt").write_text(there.replace("F2 A 1", "F2 A -9"), encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"line 2: the phenotype is missing.*1 of 3 people"):
        open_study(prefix, lists=lists, phenotype=tmp_path / "pheno.txt")


RNG = np.random.default_rng(5)
MANY = RNG.choice([0, 1, 2, 3], size=(23, 41))
IID = [f"P{k}" for k in range(41)]
KEPT = [k for k in range(41) if k % 7 not in (1, 3)]


@pytest.mark.parametrize("kind", WRITERS)
def test_every_format_counts_the_kept_as_if_nobody_else_were_in_the_file(tmp_path: Path, kind: str) -> None:
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    keep, remove, smaller = tmp_path / "keep.txt", tmp_path / "remove.txt", tmp_path / "smaller"
    family = {each: each if kind == "plink1" else "0" for each in IID}
    keep.write_text("".join(f"{family[IID[k]]} {IID[k]}\n" for k in range(41) if k % 7 != 1), encoding="utf-8")
    remove.write_text("".join(f"{IID[k]}\n" for k in range(41) if k % 7 == 3), encoding="utf-8")
    lists = read_people_lists(keep, remove)
    smaller.mkdir()
    phenotype, fewer, labels = tmp_path / "p.txt", smaller / "p.txt", tmp_path / "labels.txt"
    for file, rows in ((phenotype, range(41)), (fewer, KEPT)):
        file.write_text("".join(f"{family[IID[k]]} {IID[k]} {1 + k % 2}\n" for k in rows), encoding="utf-8")
    labels.write_text("".join(f"{family[IID[k]]} {IID[k]} {'ab'[k % 3 == 0]}\n" for k in KEPT), encoding="utf-8")
    path = write_people(kind, tmp_path, MANY, IID)
    alone = write_people(kind, smaller, MANY[:, KEPT], [IID[k] for k in KEPT])
    for dosages in (False, True):
        for strata in (None, read_labels(labels)):
            of_lists = open_study(path, phenotype=phenotype, lists=lists, strata=strata, dosages=dosages)
            other = open_study(alone, phenotype=fewer, strata=strata, dosages=dosages)
            assert of_lists.sizes == other.sizes
            assert names(of_lists) == names(other)
            ours, theirs = count_tables(of_lists).tables, count_tables(other).tables
            assert b"".join(encode_tables(ours, of_lists.strata)) == b"".join(encode_tables(theirs, other.strata))
            assert study_fingerprint(of_lists)(bytes(16)) == study_fingerprint(other)(bytes(16))
    trait = Trait(low=0, high=3, name="trait")
    of_lists_2 = open_trait_study(path, trait, phenotype, lists=lists)
    other_2 = open_trait_study(alone, trait, fewer)
    ours_2, theirs_2 = (
        b"".join(encode_trait_tables(counted.tables, trait, each.summed, counted.missing_above))
        for each in (of_lists_2, other_2)
        for counted in (count_traits(each),)
    )
    assert ours_2 == theirs_2


def test_the_check_of_a_study_counts_whoever_has_no_phenotype_apart_from_the_lists(prefix: Path) -> None:
    lines = prefix.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    prefix.with_suffix(".fam").write_text(
        "\n".join([*lines[:3], lines[3][:-1] + "0", lines[4]]) + "\n", encoding="utf-8"
    )
    (prefix.with_name("remove.txt")).write_text("F1 A\n", encoding="utf-8")
    lists = read_people_lists(None, prefix.with_name("remove.txt"))
    study = open_study(prefix, lists=lists, leave_out=True)
    found = {each.about: each.number for each in check_study(study, lists=lists)}
    assert found["without_phenotype"] == 1


def test_a_table_takes_no_list(prefix: Path) -> None:
    table = prefix.with_suffix(".tsv")
    table.write_bytes(b"".join(encode_tables(count_tables(open_study(prefix)).tables)))
    with pytest.raises(InvalidInput, match=r"has no people, so a list of people does not fit it"):
        listed(table, LINES)


def test_no_list_is_no_list() -> None:
    assert read_people_lists(None, None) is None


@pytest.mark.parametrize("kind", WRITERS)
def test_a_removed_person_s_record_changes_nothing_that_is_counted(tmp_path: Path, kind: str) -> None:
    """Neighbouring studies may differ in the participants' records only; here nobody takes part whose record differs."""
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    remove = tmp_path / "remove.txt"
    remove.write_text(f"{IID[4]}\n{IID[0]}\n", encoding="utf-8")
    found = []
    for name, calls, code in (("one", MANY, "1"), ("other", np.where(np.arange(41) == 4, 2 - MANY % 3, MANY), "oops")):
        folder = tmp_path / name
        folder.mkdir()
        path = write_people(kind, folder, calls, IID)
        phenotype = folder / "p.txt"
        family = [each if kind == "plink1" else "0" for each in IID]
        codes = ["1", *(str(1 + k % 2) for k in range(1, 4)), code, *(str(1 + k % 2) for k in range(5, 41))]
        phenotype.write_text(
            "".join(f"{f} {i} {c}\n" for f, i, c in zip(family, IID, codes, strict=True)), encoding="utf-8"
        )
        study = open_study(path, phenotype=phenotype, lists=read_people_lists(None, remove), dosages=kind == "bgen")
        tables = count_tables(study).tables
        found.append((b"".join(encode_tables(tables)), study_fingerprint(study)(bytes(16)), study.sizes, study.notes))
    assert not np.array_equal(MANY[:, 4], 2 - MANY[:, 4] % 3)
    assert found[0] == found[1]
