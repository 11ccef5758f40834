"""Files of labels: read in every form, refused in every way to get them wrong, and counted alike in every format."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.study.counted_study import count_candidates, count_tables
from gwasprivacy.study.design import FillRule, Stratum, StudyDesign
from gwasprivacy.study.fitting_sizes import require_the_plans_total
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.identity import study_fingerprint
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.strata import OTHERS, label_columns, read_labels
from tests.study.make_people import WRITERS, write_people
from tests.study.make_plink import make_plink

PEOPLE = [("F1", "A"), ("F1", "B"), ("F2", "A"), ("F3", "C"), ("F4", "D")]
LABELS = ["north", "south", "south", "north", "north"]
CALLS = [[0, 1, 2, 0, 3], [3, 2, 2, 1, 1], [3, 3, 3, 3, 3]]
PHENOTYPE = ["2", "1", "2", "1", "1"]
SIZES = CaseControlSizes(strata=((1, 2), (1, 1)))


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_plink(tmp_path, CALLS, [True] * 5, people=PEOPLE, phenotype=PHENOTYPE)


def text_of(labels: list[str], header: str = "", sign: str = " ") -> str:
    return header + "".join(f"{sign.join((*person, label))}\n" for person, label in zip(PEOPLE, labels, strict=True))


def opened(
    prefix: Path, text: str | bytes, *columns: str, names: tuple[str, ...] = (), leave_out: bool = False
) -> Study:
    file = prefix.with_name("labels.txt")
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return open_study(prefix, strata=read_labels(file, columns=columns, names=names), leave_out=leave_out)


def complaint(prefix: Path, text: str, *columns: str, names: tuple[str, ...] = ()) -> str:
    with pytest.raises(InvalidInput) as caught:
        opened(prefix, text, *columns, names=names)
    message = str(caught.value)
    assert "\n" not in message
    assert not any(private in message for private in ("F1", "F2", "F3", "F9", "secret"))
    return message


@pytest.mark.parametrize(
    "text",
    [
        text_of(LABELS),
        text_of(LABELS, sign="\t"),
        text_of(LABELS, "FID IID where\n"),
        text_of(LABELS, "#FID\tIID\twhere\n", "\t"),
        text_of(LABELS).replace("\n", "\r\n"),
        "\n" + text_of(LABELS) + "\n\n",
        "\ufeff" + text_of(LABELS, "FID IID where\n"),
        "".join(reversed(text_of(LABELS).splitlines(keepends=True))),
        gzip.compress(text_of(LABELS).encode(), mtime=0),  # the same in every process that collects the tests
    ],
)
def test_labels_are_read_in_any_order_and_with_any_line_ends(prefix: Path, text: str | bytes) -> None:
    study = opened(prefix, text)
    assert (study.strata, study.sizes) == (("north", "south"), SIZES)
    assert (study.n_cases, study.n_controls) == (2, 3)


def test_the_strata_of_a_plan_come_in_its_order(prefix: Path) -> None:
    study = opened(prefix, text_of(LABELS), names=("south", "north"))
    assert (study.strata, study.sizes) == (("south", "north"), CaseControlSizes(strata=((1, 1), (1, 2))))


def test_several_columns_make_the_strata_together(prefix: Path) -> None:
    sexes = ["F", "F", "M", "M", "M"]
    text = "FID IID where sex\n" + "".join(
        f"{fid} {iid} {label} {sex}\n" for (fid, iid), label, sex in zip(PEOPLE, LABELS, sexes, strict=True)
    )
    file = prefix.with_name("labels.txt")
    file.write_text(text, encoding="utf-8")
    assert label_columns(file) == ("where", "sex")
    assert opened(prefix, text, "sex").strata == ("F", "M")
    assert opened(prefix, text, "sex", "where").strata == ("F/north", "F/south", "M/north", "M/south")
    assert opened(prefix, text, "where", "sex").strata == ("north/F", "north/M", "south/F", "south/M")
    assert "where, sex" in complaint(prefix, text)
    assert "named once" in complaint(prefix, text, "sex", "sex")
    assert "named once" in complaint(prefix, text, "centre")
    assert "/ stands between" in complaint(prefix, text.replace(" F\n", " F/F\n"), "where", "sex")


def test_labels_may_have_spaces_where_tabs_separate_the_columns(prefix: Path) -> None:
    wide = [f"the {label}" for label in LABELS]
    assert opened(prefix, text_of(wide, sign="\t")).strata == ("the north", "the south")
    assert "columns is 4, where 3" in complaint(prefix, text_of(["x", *wide[1:]]))


LINES = text_of(LABELS).splitlines(keepends=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("\n", "names nobody"),
        ("FID IID\nF1 A\n", "no column of labels"),
        (text_of([f"{label} x" for label in LABELS]), "several columns of labels and no header"),
        ("".join([*LINES, LINES[0]]), "line 6: the person of line 1 again"),
        ("".join([*LINES, "F9 A north\n"]), "line 6: this person is not in the study"),
        ("".join(LINES[1:]), "person 1 of the study has no label"),
        (text_of(["NA", *LABELS[1:]]), "line 1: the label is missing"),
        (text_of(["-9", *LABELS[1:]]), "line 1: the label is missing"),
        (text_of(["", *LABELS[1:]], sign="\t"), "line 1: the label is missing"),
        (text_of(["secret\u202e", *LABELS[1:]]), "line 1: the label cannot be"),
        (text_of(["secret" * 14, *LABELS[1:]]), "line 1: the label cannot be"),
        (text_of(["north"] * 5), "everybody has the same label"),
        (text_of(["41.5", "42", "43", "44", "45"]), "holds numbers, as of ages"),
        (text_of(["41,5", "42", "43", "44", "45"]), "Make bands"),
    ],
)
def test_a_faulty_file_is_refused_with_its_line(prefix: Path, text: str, words: str) -> None:
    assert words in complaint(prefix, text)


def test_more_numbers_than_anybody_has_centres_are_measurements(tmp_path: Path) -> None:
    def read(n_people: int, label: str = "{}") -> None:
        file = tmp_path / "labels.txt"
        file.write_text(
            "FID IID year\n" + "".join(f"F I{k} {label.format(k)}\n" for k in range(n_people)), encoding="utf-8"
        )
        read_labels(file)

    read(20)
    with pytest.raises(InvalidInput, match="column year holds numbers"):
        read(21)
    read(100, "c{}")
    with pytest.raises(InvalidInput, match="more than 100 different labels"):
        read(101, "c{}")


def test_labels_that_are_not_the_plans_are_refused_without_quoting_them(prefix: Path) -> None:
    message = complaint(prefix, text_of(["secret", *LABELS[1:]]), names=("north", "south"))
    assert "line 1: the label is no stratum of the plan" in message
    assert "north, south" in message
    assert "nobody of the study has the label 'east'" in complaint(
        prefix, text_of(LABELS), names=("north", "south", "east")
    )


def test_who_takes_no_part_needs_no_label(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, CALLS, [True] * 5, people=PEOPLE, phenotype=["2", "1", "2", "1", "-9"])
    study = opened(prefix, "".join(LINES[:4]), leave_out=True)
    assert study.sizes == CaseControlSizes(strata=((1, 1), (1, 1)))
    assert opened(prefix, text_of([*LABELS[:4], "elsewhere"]), leave_out=True).strata == ("north", "south")


def test_a_table_has_strata_of_its_own_and_takes_no_file_of_labels(prefix: Path) -> None:
    study = opened(prefix, text_of(LABELS))
    table = prefix.with_name("study.tsv")
    table.write_bytes(b"".join(encode_tables(count_tables(study).tables, study.strata)))
    labels = read_labels(prefix.with_name("labels.txt"))
    with pytest.raises(InvalidInput, match="a file of labels does not fit it"):
        open_study(table, strata=labels)


# Counting -------------------------------------------------------------------------------------------------------------

RNG = np.random.default_rng(5)
MANY = RNG.integers(0, 4, size=(40, 60))
CENTRE = RNG.choice(["a", "b", "c"], size=60)
IID = [f"P{k}" for k in range(60)]
IS_CASE = RNG.random(60) < 0.5


def files_of(folder: Path, kind: str) -> tuple[Path, Path, Path]:
    study = write_people(kind, folder, MANY, IID)
    phenotype, labels = folder / "pheno.txt", folder / "labels.txt"
    family = [each if kind == "plink1" else "0" for each in IID]
    phenotype.write_text(
        "".join(f"{f} {i} {1 + c}\n" for f, i, c in zip(family, IID, IS_CASE, strict=True)), encoding="utf-8"
    )
    labels.write_text("".join(f"{f} {i} {c}\n" for f, i, c in zip(family, IID, CENTRE, strict=True)), encoding="utf-8")
    return study, phenotype, labels


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("fill", [None, FillRule.NON_COUNTED])
def test_every_format_counts_each_stratum_by_itself(tmp_path: Path, kind: str, fill: FillRule | None) -> None:
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    path, phenotype, labels = files_of(tmp_path, kind)
    study = open_study(path, phenotype=phenotype, strata=read_labels(labels))
    tables = count_tables(study, fill=fill).tables
    assert study.strata == ("a", "b", "c")
    filled = np.where(MANY == 3, 0, MANY) if fill else MANY
    for stratum, name in enumerate(study.strata):
        for group, of_group in enumerate((IS_CASE, ~IS_CASE)):
            here = of_group & (name == CENTRE)
            wanted = np.stack([(filled[:, here] == copies).sum(axis=1) for copies in range(3)], axis=1)
            assert tables.by_stratum is not None
            assert np.array_equal(tables.by_stratum[:, stratum, group], wanted)
            assert tables.sizes.strata[stratum][group] == here.sum()
    plain = count_tables(open_study(path, phenotype=phenotype), fill=fill).tables
    assert np.array_equal(plain.counts, tables.counts)


@pytest.mark.parametrize("kind", WRITERS)
def test_the_ledger_knows_a_study_with_and_without_its_strata(tmp_path: Path, kind: str) -> None:
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    path, phenotype, labels = files_of(tmp_path, kind)
    plain = study_fingerprint(open_study(path, phenotype=phenotype))
    strata = study_fingerprint(open_study(path, phenotype=phenotype, strata=read_labels(labels)))
    assert plain(b"k" * 32) == strata(b"k" * 32)


@pytest.mark.parametrize("block", [1, 7, None])
def test_rows_and_blocks_make_no_difference(tmp_path: Path, block: int | None) -> None:
    path, phenotype, labels = files_of(tmp_path, "plink1")
    study = open_study(path, phenotype=phenotype, strata=read_labels(labels))
    rows = np.array([3, 4, 11, 30])
    assert np.array_equal(study.count_calls(rows, block=block), study.count_calls()[rows])
    assert count_tables(study, rows=rows[::-1], block=block).tables == count_tables(study).tables.take(rows[::-1])


@pytest.mark.parametrize("name", ["study.tsv", "study.tsv.gz"])
def test_a_table_with_strata_is_read_back(tmp_path: Path, name: str) -> None:
    from gwasprivacy.study.formats.tsv import packed_if_gz

    path, phenotype, labels = files_of(tmp_path, "plink1")
    study = open_study(path, phenotype=phenotype, strata=read_labels(labels))
    tables = count_tables(study).tables
    file = tmp_path / name
    file.write_bytes(b"".join(packed_if_gz(file, encode_tables(tables, study.strata))))
    back = open_study(file)
    assert (back.strata, back.sizes) == (study.strata, study.sizes)
    assert count_tables(back).tables == tables
    assert count_tables(back, fill=FillRule.NON_COUNTED).tables == count_tables(study, fill=FillRule.NON_COUNTED).tables


TWO_STRATA = (
    Stratum(name="south", n_cases=1, n_controls=1),
    Stratum(name="north", n_cases=1, n_controls=2),
)
PLANNED = StudyDesign(n_cases=2, n_controls=3, strata=TWO_STRATA, alleles_are_public=True)


def test_a_study_must_have_the_plans_strata_and_their_sizes(prefix: Path) -> None:
    names = ("south", "north")
    study = opened(prefix, text_of(LABELS), names=names)
    assert count_candidates(study, PLANNED).tables.sizes == PLANNED.sizes
    swapped = [replace(TWO_STRATA[0], n_controls=2), replace(TWO_STRATA[1], n_controls=1)]
    with pytest.raises(InvalidInput, match="has 1 controls in the stratum 'south', where the plan says 2"):
        count_candidates(study, replace(PLANNED, strata=tuple(swapped)))
    with pytest.raises(InvalidInput, match="the plan has none"):
        count_candidates(study, replace(PLANNED, strata=()))
    with pytest.raises(InvalidInput, match=r"The plan has strata, and .* has none"):
        count_candidates(open_study(prefix), PLANNED)
    with pytest.raises(InvalidInput, match="has 2 cases, where the plan says 3"):
        count_candidates(open_study(prefix), replace(PLANNED, strata=(), n_cases=3))


def test_a_table_with_strata_fits_a_plan_with_the_same_strata_only_in_any_order(prefix: Path) -> None:
    study = opened(prefix, text_of(LABELS))
    table = prefix.with_name("study.tsv")
    table.write_bytes(b"".join(encode_tables(count_tables(study).tables, study.strata)))
    found = count_candidates(open_study(table), PLANNED).tables
    assert open_study(table).strata == ("north", "south")
    assert found == count_candidates(opened(prefix, text_of(LABELS), names=("south", "north")), PLANNED).tables
    assert found.sizes == PLANNED.sizes
    with pytest.raises(InvalidInput, match="the plan has none"):
        count_candidates(open_study(table), replace(PLANNED, strata=()))
    renamed = (TWO_STRATA[0], replace(TWO_STRATA[1], name="east"))
    with pytest.raises(InvalidInput, match=r"other strata than the plan.*south, east"):
        count_candidates(open_study(table), replace(PLANNED, strata=renamed))
    plain = prefix.with_name("plain.tsv")
    plain.write_bytes(b"".join(encode_tables(count_tables(open_study(prefix)).tables)))
    with pytest.raises(InvalidInput, match="Open the study that the plan is for"):
        count_candidates(open_study(plain), PLANNED)


HEADER = (
    "#gwasprivacy-tables/1\nchrom\tsnp\tpos\ta1\ta2\tstratum\tcase_0\tcase_1\tcase_2\tcase_missing\t"
    "control_0\tcontrol_1\tcontrol_2\tcontrol_missing\n"
)
ROW_A = "1\trs1\t5\tA\tG\tnorth\t1\t0\t1\t0\t0\t0\t0\t0\n"
ROW_B = "1\trs1\t5\tA\tG\tsouth\t1\t0\t0\t0\t1\t1\t1\t0\n"
NEXT_A, NEXT_B = (row.replace("rs1", "rs2") for row in (ROW_A, ROW_B))


def test_the_column_of_strata_stands_after_the_alleles(tmp_path: Path) -> None:
    file = tmp_path / "study.tsv"
    file.write_text(HEADER + ROW_A + ROW_B + NEXT_A + NEXT_B, newline="\n", encoding="utf-8")
    study = open_study(file)
    assert (study.strata, study.sizes) == (("north", "south"), CaseControlSizes(strata=((2, 0), (1, 3))))
    assert b"".join(encode_tables(count_tables(study).tables, study.strata)) == file.read_bytes()


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (ROW_A, "line 3: each SNP needs one line for each stratum"),
        (ROW_A + ROW_B + NEXT_A, "line 5: each SNP needs"),
        (ROW_A + ROW_B + NEXT_B + NEXT_A, "line 5: each SNP needs"),
        (ROW_A + ROW_B + NEXT_A + NEXT_B.replace("rs2", "rs3"), "line 6: each SNP needs"),
        (ROW_A + ROW_B + NEXT_A + NEXT_B.replace("\tG", "\tC"), "line 6: each SNP needs"),
        (ROW_A + ROW_B + NEXT_A + NEXT_B.replace("\t1\t0\n", "\t2\t0\n"), "line 6: the numbers of cases"),
        (ROW_A.replace("\t1\t0\t1\t", "\t0\t0\t0\t") + ROW_B, "line 3: each SNP needs"),
        (ROW_A.replace("north", "north ") + ROW_B, "line 3: the label cannot be"),
        (ROW_A + ROW_A.replace("north", "south"), "there are no controls"),
    ],
)
def test_a_table_whose_strata_do_not_fit_is_refused(tmp_path: Path, rows: str, words: str) -> None:
    file = tmp_path / "study.tsv"
    file.write_text(HEADER + rows, encoding="utf-8")
    with pytest.raises(InvalidInput, match=words):
        open_study(file)


def test_a_study_in_several_files_has_one_file_of_labels(tmp_path: Path) -> None:
    path, phenotype, labels = files_of(tmp_path, "plink1")
    parts = []
    for chromosome, rows in (("1", MANY[:25]), ("2", MANY[25:])):
        name = f"chr{chromosome}"
        make_plink(
            tmp_path, rows, IS_CASE, name=name, people=[(each, each) for each in IID], chrom=[chromosome] * len(rows)
        )
        parts.append(tmp_path / f"{name}.bed")
    strata = read_labels(labels)
    several = count_tables(open_study(parts, phenotype=phenotype, strata=strata)).tables
    whole = count_tables(open_study(path, phenotype=phenotype, strata=strata)).tables
    assert several.sizes == whole.sizes
    assert np.array_equal(several.by_stratum, whole.by_stratum)


def test_where_the_size_is_secret_a_label_that_the_plan_does_not_know_is_no_reason_to_refuse(prefix: Path) -> None:
    """Nor is a missing one, a stratum without anybody, or a number: whoever it is of belongs to the last stratum, without a name."""
    file = prefix.with_name("labels.txt")
    design = replace(
        PLANNED, strata=tuple(replace(each, name=name) for each, name in zip(TWO_STRATA, "ab", strict=True))
    )
    for labels in (["a", "a", "a", "a", "a"], ["a", "mars", "NA", "a", "-9"], ["1.5", "a/b", "x" * 200, ".", "b"]):
        for text in (text_of(labels), "".join(text_of(labels).splitlines(keepends=True)[:4])):
            file.write_text(text, encoding="utf-8")
            study = open_study(prefix, strata=read_labels(file, names=("a", "b"), has_others=True))
            assert study.strata == ("a", "b", OTHERS)
            counted = count_candidates(study, design, sizes_are_public=False).tables
            given = [*labels[: text.count("\n")], *[""] * (5 - text.count("\n"))]
            here = [sum(label == name for label in given) for name in ("a", "b")]
            assert [sum(each) for each in counted.sizes.strata] == [*here, 5 - sum(here)]
            assert np.array_equal(counted.counts, count_tables(open_study(prefix)).tables.counts)


@pytest.mark.parametrize("kind", WRITERS)
def test_in_every_format_a_stratum_of_a_secret_size_may_have_nobody(tmp_path: Path, kind: str) -> None:
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    path, phenotype, labels = files_of(tmp_path, kind)
    study = open_study(
        path, phenotype=phenotype, strata=read_labels(labels, names=("a", "b", "c", "d"), has_others=True)
    )
    tables = count_tables(study).tables
    assert tables.by_stratum is not None
    assert tables.by_stratum[:, -2:].sum() == 0
    assert np.array_equal(tables.counts, count_tables(open_study(path, phenotype=phenotype)).tables.counts)


def test_strata_that_were_counted_beforehand_do_not_serve_a_study_of_secret_size(prefix: Path) -> None:
    with pytest.raises(InvalidInput, match="counted by strata beforehand"):
        count_candidates(opened(prefix, text_of(LABELS)), PLANNED, sizes_are_public=False)


def test_a_study_of_another_number_of_people_is_told_the_plan_s(prefix: Path) -> None:
    study = open_study(prefix)
    require_the_plans_total(study, PLANNED)
    with pytest.raises(InvalidInput, match="participants"):
        require_the_plans_total(study, StudyDesign(n_cases=3, n_controls=3))


@pytest.mark.parametrize(
    "name", ["", "n" * 81, " north", "north ", "no\nrth", "no\u202erth", 5, None], ids=["empty", "long", "before", "behind", "line", "turned", "number", "none"]
)  # fmt: skip
def test_a_name_that_a_stratum_cannot_have(name: object) -> None:
    with pytest.raises(InvalidPlan) as caught:
        Stratum(name=name, n_cases=1, n_controls=1)  # type: ignore[arg-type]
    assert caught.value.code == "design.stratum-name"


def test_a_stratum_s_name_may_be_eighty_characters_of_any_script() -> None:
    assert [Stratum(name=name, n_cases=1, n_controls=1).name for name in ("n", "北" * 80, "north west")]
