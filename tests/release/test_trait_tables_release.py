"""A trait's tables, counted chromosome by chromosome, are released as the people are; damaged ones are refused by line."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.formats.trait_tsv import read_trait_tables
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.release.preparing import prepare_release
from tests.study.make_plink import make_plink

N_PEOPLE, PER_CHROMOSOME = 200, 20
CHROMOSOMES = ("1", "3")
PLAN = (
    *("--trait-name", "BMI", "--trait-range", "20", "36", "--genotype-filter", "none", "--prior", "any"),
    *("--epsilon", "8", "--snps", "1", "--title", "BMI", "--alleles-are-public"),
)


def write_study(folder: Path) -> None:
    """One file of both chromosomes, one of each, values and labels beside them."""
    rng = np.random.default_rng(3)
    calls = rng.binomial(2, 0.3, (2 * PER_CHROMOSOME, N_PEOPLE)).astype(np.uint8)
    values = 27 + 4 * (calls[10] - 0.6) + 2 * rng.normal(size=N_PEOPLE)
    calls[rng.random(calls.shape) < 0.05] = 3
    people = [f"F{i + 1} I{i + 1}" for i in range(N_PEOPLE)]
    (folder / "bmi.txt").write_text(
        "".join(f"{who} {each:.3f}\n" for who, each in zip(people, values, strict=True)), encoding="utf-8"
    )
    (folder / "where.txt").write_text(
        "".join(f"{who} {'ns'[i < 80]}\n" for i, who in enumerate(people)), encoding="utf-8"
    )
    chrom = [each for each in CHROMOSOMES for _ in range(PER_CHROMOSOME)]
    snp, pos = [f"rs{i}" for i in range(len(chrom))], [1000 * (1 + i % PER_CHROMOSOME) for i in range(len(chrom))]
    for name, rows in (("whole", slice(None)), *((f"chr{e}", slice(20 * k, 20 * k + 20)) for k, e in enumerate("13"))):
        make_plink(
            folder, calls[rows], [False] * N_PEOPLE, name=name, chrom=chrom[rows], snp=snp[rows], pos=pos[rows],
            phenotype=["-9"] * N_PEOPLE,
        )  # fmt: skip


def count_parts(folder: Path, *options: str) -> Path:
    for each in CHROMOSOMES:
        said = ["--trait", str(folder / "bmi.txt"), "--trait-range", "20", "36", *options]
        assert main(["tables", str(folder / f"chr{each}"), "--out", str(folder / f"t_chr{each}.tsv"), *said]) == 0
    return folder / "t_chr{chr}.tsv"


def new_plan(folder: Path, *more: str) -> Path:
    assert main(["plan", "new", str(folder / "bmi.gwasplan"), *PLAN, *more]) == 0
    return folder / "bmi.gwasplan"


def what_counts(ready: PreparedRelease) -> tuple[object, ...]:
    sums = ready.trait_sums
    of_effects = None if sums is None else (sums.people.tolist(), sums.sums.tolist(), sums.squares)
    measured = None if ready.unscored is None else ready.unscored.tables
    listed = ready.variants.snp.tolist(), ready.candidates_sha256
    return (ready.counted, ready.scores.tolist(), measured, of_effects, *listed)


@pytest.mark.parametrize(
    ("planned", "counted"),
    [
        (("--participants", "200", "--effects", "40%", "--own-mean"), ("--own-mean",)),
        (("--participants", "200", "--effects", "40%"), ("--trait-centre", "28")),
        (("--participants", "200", "--trait-centre", "28", "--sizes", "about"), ("--trait-centre", "28")),
        (("--strata-sizes", "s=80@30", "n=120@25", "--effects", "40%"), ("--trait-centre", "n=25", "s=30", "--strata")),
    ],
)
def test_a_release_from_the_parts_sees_what_a_release_from_the_people_sees(
    tmp_path: Path, planned: tuple[str, ...], counted: tuple[str, ...]
) -> None:
    write_study(tmp_path)
    where = tmp_path / "where.txt"
    plan = load_plan(new_plan(tmp_path, *planned))
    parts = count_parts(tmp_path, *counted, *([str(where)] if "--strata" in counted else []))
    strata = {"strata": where} if "--strata" in counted else {}
    people = prepare_release(plan, tmp_path / "whole", trait=tmp_path / "bmi.txt", **strata)
    from_parts = prepare_release(plan, parts)
    assert what_counts(from_parts) == what_counts(people)
    assert from_parts.scores.any() == (from_parts.unscored is None), "scores wait for the mean that is measured"
    assert any("There is no file of chromosomes 2, 4," in each for each in from_parts.notes)


def test_the_parts_are_released_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_study(tmp_path)
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "open sesame open")
    assert main(["keygen", "--out", str(tmp_path / "key")]) == 0
    plan, parts = new_plan(tmp_path, "--participants", "200"), count_parts(tmp_path, "--trait-centre", "28")
    at = [
        "--ledger",
        str(tmp_path / "l.gwasledger"),
        "--key",
        str(tmp_path / "key.key.pem"),
        "--out",
        str(tmp_path / "out"),
    ]
    words = ["release", str(plan), "--study", str(parts), *at, "--no-pdf"]
    assert main([*words, "--trait", str(tmp_path / "bmi.txt")]) == 2
    assert "a file of values does not fit it" in capsys.readouterr().err
    assert main(words) == 0
    (report,) = (tmp_path / "out").glob("*.release.json")
    assert main(["verify", str(report), "--key", str(tmp_path / "key.pub.pem")]) == 0
    assert json.loads(open_envelope(report.read_bytes()).payload)["predicate"]["n_participants"] == N_PEOPLE


@pytest.mark.parametrize(
    ("planned", "said"),
    [
        (
            ("--trait-centre", "28"),
            "counts values from 20 to 36, less the study’s own mean; the plan has 20 to 36, less 28",
        ),
        (("--own-mean", "--trait-range", "20", "40"), "the plan has 20 to 40, less the study’s own mean"),
    ],
)
def test_tables_of_another_trait_than_the_plan_s_are_refused(
    tmp_path: Path, planned: tuple[str, ...], said: str
) -> None:
    write_study(tmp_path)
    plan, parts = load_plan(new_plan(tmp_path, "--participants", "200", *planned)), count_parts(tmp_path, "--own-mean")
    with pytest.raises(InvalidInput) as caught:
        prepare_release(plan, parts)
    assert said in str(caught.value)


def test_parts_of_other_people_are_refused_and_so_is_a_table_without_a_plan_of_a_trait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_study(tmp_path)
    parts = count_parts(tmp_path)
    lines = (tmp_path / "bmi.txt").read_text(encoding="utf-8").splitlines()
    (tmp_path / "bmi.txt").write_text(
        "\n".join([f"{lines[0].rsplit(' ', 1)[0]} 21", *lines[1:]]) + "\n", encoding="utf-8"
    )
    count = ["--trait", str(tmp_path / "bmi.txt"), "--trait-range", "20", "36", "--force"]
    assert main(["tables", str(tmp_path / "chr3"), "--out", str(tmp_path / "t_chr3.tsv"), *count]) == 0
    assert main(["tables", str(parts), "--out", str(tmp_path / "both.tsv")]) == 2
    assert "t_chr3.tsv was not counted as t_chr1.tsv was" in capsys.readouterr().err
    groups = ["--cases", "100", "--controls", "100", "--prior", "any", "--gamma", "2", "--snps", "1"]
    plan = tmp_path / "groups.gwasplan"
    assert main(["plan", "new", str(plan), *groups, "--score", "tv", "--genotype-filter", "none"]) == 0
    with pytest.raises(InvalidInput) as caught:
        prepare_release(load_plan(plan), tmp_path / "t_chr1.tsv")
    assert caught.value.code == "table.of-a-trait"


@pytest.mark.parametrize("options", [(), ("--own-mean",), ("--trait-centre", "n=25", "s=30", "--strata")])
def test_no_changed_number_breaks_what_follows(tmp_path: Path, options: tuple[str, ...]) -> None:
    """Each is refused by its line, or is one that a study can have: then tables follow from it."""
    write_study(tmp_path)
    where = [str(tmp_path / "where.txt")] if "--strata" in options else []
    count_parts(tmp_path, *options, *where)
    path = tmp_path / "t_chr1.tsv"
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    rng = np.random.default_rng(4)
    refused, codes = 0, set[str]()
    for _ in range(150):
        row, place = int(rng.integers(1, 5)), int(rng.integers(5 + bool(where), 15 + bool(where)))
        cells = lines[row].split("\t")
        cells[place] = str(max(0, int(cells[place]) + int(rng.choice([-3, -1, 1, 400, 10**9]))))
        changed = "\t".join(cells)
        path.write_text("\n".join([head, *lines[:row], changed, *lines[row + 1 :]]) + "\n", encoding="utf-8")
        try:
            table = read_trait_tables(path)
        except InvalidInput as error:
            refused += 1
            codes.add(error.code)
            continue
        trait = Trait(low=20, high=36, centre=table.trait.centre, own_mean=table.trait.own_mean)
        count_traits(open_trait_study(path, trait, None, centres=table.centres))
    assert refused > 80
    assert codes == {"trait-table.line", "trait-table.totals"}


def test_a_first_line_that_no_study_can_have_is_refused(tmp_path: Path) -> None:
    write_study(tmp_path)
    count_parts(tmp_path)
    path = tmp_path / "t_chr1.tsv"
    head, rest = path.read_text(encoding="utf-8").split("\n", 1)
    for name in ("low", "high", "steps", "centre", "squares", "above"):
        for value in ("", "-1", "nan", "1e9", "99999999999999999", "1:2,3:4", "500000000:1"):
            parts = [f"{name}={value}" if each.startswith(f"{name}=") else each for each in head.split("\t")]
            path.write_text("\t".join(parts) + "\n" + rest, encoding="utf-8")
            if (name, value) in {("low", "-1"), ("high", "1e9")}:
                continue  # another range, which the plan's must equal
            with pytest.raises(InvalidInput):
                read_trait_tables(path)
