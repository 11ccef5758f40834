"""Statistics against PLINK 1.9's ``--model``: its output on the reference study, and PLINK itself on studies made here.

``hapsample.model.gz`` is ``plink1.9 --model --cell 0 --allow-no-sex`` (v1.90b6.26) on hapsample.  PLINK prints four
significant digits, and NA where a statistic is undefined: a monomorphic SNP, which scores 0 here.  For p-values it takes
one degree of freedom off where a genotype is missing altogether; its DF column says so.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from scipy.special import chdtrc

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.significance import degrees_of_freedom
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.formats.registry import open_study

COLUMN = {"genotypic": "GENO", "allelic": "ALLELIC", "trend": "TREND"}
CODES = np.array([3, 2, 0, 1], dtype=np.uint8)  # .bed bits of 0, 1, 2 copies of A1 and of a missing call

Floats = npt.NDArray[np.float64]
Calls = npt.NDArray[np.int8]


def read_model(text: str) -> dict[str, tuple[list[str], Floats, Floats, Floats]]:
    """PLINK's table → test name → SNPs, χ², degrees of freedom and p-values in file order; NA is 0, 1 and 1."""
    rows = [line.split() for line in text.splitlines()[1:]]
    found = {}
    for test in COLUMN.values():
        of_test = [row for row in rows if row[4] == test]
        chi_square = np.array([0.0 if row[7] == "NA" else float(row[7]) for row in of_test])
        freedom = np.array([1.0 if row[8] == "NA" else float(row[8]) for row in of_test])
        p_value = np.array([1.0 if row[9] == "NA" else float(row[9]) for row in of_test])
        found[test] = ([row[1] for row in of_test], chi_square, freedom, p_value)
    return found


def assert_equal_as_printed(ours: Floats, printed: Floats) -> None:
    """Equal to PLINK's four significant digits: at most half a unit of the last one apart."""
    unit = 10.0 ** (np.floor(np.log10(np.where(printed > 0, printed, 1))) - 3)
    assert (np.abs(ours - printed) <= np.where(printed > 0, 0.50001 * unit, 1e-12)).all()


def assert_same_statistics(prefix: Path, text: str) -> None:
    tables = count_tables(open_study(prefix), fill=FillRule.NON_COUNTED).tables
    model = read_model(text)
    for name, test in COLUMN.items():
        snps, chi_square, freedom, p_value = model[test]
        assert snps == tables.variants.snp.tolist()
        scores = computed_scores(ScoreChoice(name=name), tables)
        assert_equal_as_printed(scores, chi_square)
        assert freedom.max() <= degrees_of_freedom(TestName(name))
        assert_equal_as_printed(chdtrc(freedom, scores), p_value)


def test_hapsample_s_statistics_are_plink_s_for_all_snps(hapsample: Path) -> None:
    text = gzip.decompress(Path(f"{hapsample}.model.gz").read_bytes()).decode()
    assert len(read_model(text)["GENO"][0]) == 9935
    assert_same_statistics(hapsample, text)


def plink() -> str:
    """The program; skips without it, but CI must have it."""
    found = shutil.which("plink1.9")
    if found is None:
        message = "plink1.9 is not installed (Debian: apt-get install plink1.9)"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return found


def write_fileset(prefix: Path, calls: Calls, is_case: npt.NDArray[np.bool_]) -> None:
    """A PLINK fileset of ``calls`` (n_snps, n_people): copies of A1, 3 for missing."""
    n_snps, n_people = calls.shape
    padded = np.zeros((n_snps, -(-n_people // 4) * 4), dtype=np.uint8)
    padded[:, :n_people] = CODES[calls]
    packed = padded.reshape(n_snps, -1, 4)
    data = packed[..., 0] | packed[..., 1] << 2 | packed[..., 2] << 4 | packed[..., 3] << 6
    prefix.with_suffix(".bed").write_bytes(b"\x6c\x1b\x01" + data.astype(np.uint8).tobytes())
    bim = [f"{1 + i % 22}\trs{i}\t0\t{i + 1}\tA\tG\n" for i in sorted(range(n_snps), key=lambda i: (i % 22, i))]
    prefix.with_suffix(".bim").write_text("".join(bim), encoding="utf-8")
    fam = [f"f{i} p{i} 0 0 0 {2 if case else 1}\n" for i, case in enumerate(is_case)]
    prefix.with_suffix(".fam").write_text("".join(fam), encoding="utf-8")


def run_plink(program: str, prefix: Path) -> str:
    command = [program, "--bfile", str(prefix), "--model", "--cell", "0", "--allow-no-sex", "--out", str(prefix)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return prefix.with_suffix(".model").read_text(encoding="utf-8")


def test_plink_itself_gives_hapsample_s_statistics(hapsample: Path, tmp_path: Path) -> None:
    for suffix in (".bed", ".bim", ".fam"):
        (tmp_path / f"study{suffix}").symlink_to(Path(f"{hapsample}{suffix}").resolve())
    assert_same_statistics(tmp_path / "study", run_plink(plink(), tmp_path / "study"))


@pytest.mark.parametrize("seed", range(10))
def test_random_studies_with_filled_calls_have_plink_s_statistics(seed: int, tmp_path: Path) -> None:
    """PLINK sees the filled calls; this program fills them itself by the public rule (no copies of A1)."""
    program = plink()
    rng = np.random.default_rng(seed)
    n_people, n_snps = int(rng.integers(8, 400)), 150
    is_case = rng.permutation(np.arange(n_people) < max(2, int(n_people * rng.uniform(0.1, 0.9))))
    frequency = rng.beta(0.4, 0.8, size=(n_snps, 1)) * rng.integers(0, 2, size=(n_snps, 1)).clip(rng.uniform() < 0.7)
    shift = 1 + rng.uniform(-0.4, 0.4, size=(n_snps, 1)) * is_case
    calls = rng.binomial(2, np.clip(frequency * shift, 0, 1)).astype(np.int8)
    missing = rng.uniform(size=calls.shape) < rng.choice([0.0, 0.02, 0.3], size=(n_snps, 1))
    write_fileset(tmp_path / "gaps", np.where(missing, 3, calls).astype(np.int8), is_case)
    write_fileset(tmp_path / "filled", np.where(missing, 0, calls).astype(np.int8), is_case)
    assert_same_statistics(tmp_path / "gaps", run_plink(program, tmp_path / "filled"))


def test_in_ci_a_missing_plink_is_a_failure(monkeypatch: Any) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt-get install"):
        plink()
    monkeypatch.setenv("CI", "")
    with pytest.raises(pytest.skip.Exception):
        plink()
