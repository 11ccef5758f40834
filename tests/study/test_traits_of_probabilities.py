"""A trait by genotype probabilities: tables from every kind of file that holds some, against the definition, person by person."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.formats.bgen import CALLS_NOTE as BGEN_CALLS
from gwasprivacy.study.formats.bgen import NOTE as BGEN_NOTE
from gwasprivacy.study.formats.certain_calls import NOTE as CERTAIN
from gwasprivacy.study.formats.plink2 import DOSAGE_NOTE
from gwasprivacy.study.formats.vcf_study import PROBABILITIES_NOTE
from gwasprivacy.study.identity import study_fingerprint
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import StepArray, steps_of_dosages
from gwasprivacy.study.public_lists.candidate_rows import ABSENT, Candidates
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS as TRAIT_STEPS
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import TraitStudy, open_trait_study
from gwasprivacy.study.trait_tables import TraitTables
from tests.study.make_plink import make_plink

TRAIT = Trait(low=-2.0, high=2.0)
N_SNPS, N_PEOPLE = 12, 23
NAMES = [f"S{i}" for i in range(N_PEOPLE)]
KINDS = ("vcf of probabilities", "vcf of dosages", "bgen", "pgen")


def rows(seed: int = 4) -> np.ndarray:
    """Everybody's (P1, P2) in steps, (n_snps, 2, n_people), of dosages, so that every format can hold them; -1: no call."""
    rng = np.random.default_rng(seed)
    x = rng.integers(0, 2 * STEPS + 1, (N_SNPS, N_PEOPLE)) / STEPS
    x[rng.random(x.shape) < 0.1] = np.nan
    x[3] = np.nan
    return np.stack([steps_of_dosages(of_site) for of_site in x])


def values(seed: int = 9) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=N_PEOPLE).round(3)


def written(folder: Path, kind: str, p: np.ndarray) -> Path:
    (folder / "trait.txt").write_text(
        "".join(f"0 {name} {value}\n" for name, value in zip(NAMES, values(), strict=True)), encoding="utf-8"
    )
    if kind.startswith("vcf"):
        return _vcf(folder, p, "DS" if kind.endswith("dosages") else "GP")
    if kind == "bgen":
        from bgen import BgenWriter

        path = folder / "study.bgen"
        with BgenWriter(str(path), N_PEOPLE, samples=NAMES, compression="zlib", layout=2) as writer:
            for row, of_site in enumerate(p):
                shares = np.stack([STEPS - of_site.sum(axis=0), *of_site], axis=1) / STEPS
                shares[of_site[0] < 0] = np.nan
                writer.add_variant(f"v{row}", f"rs{row}", "1", 100 + row, ["G", "A"], shares, bit_depth=32)
        return path
    pgenlib = pytest.importorskip("pgenlib")
    path = folder / "study.pgen"
    writer = pgenlib.PgenWriter(str(path).encode(), N_PEOPLE, N_SNPS, nonref_flags=False, dosage_present=True)
    for of_site in p:
        writer.append_dosages(np.where(of_site[0] < 0, -9.0, (of_site[0] + 2.0 * of_site[1]) / STEPS))
    writer.close()
    sites = "".join(f"1\t{100 + row}\trs{row}\tG\tA\n" for row in range(N_SNPS))
    path.with_suffix(".pvar").write_text("#CHROM\tPOS\tID\tREF\tALT\n" + sites, encoding="utf-8")
    path.with_suffix(".psam").write_text("#IID\n" + "".join(f"{name}\n" for name in NAMES), encoding="utf-8")
    return path


def _vcf(folder: Path, p: np.ndarray, field: str) -> Path:
    def text(one: int, two: int) -> str:
        if one < 0:
            return "."
        if field == "DS":
            return repr((one + 2 * two) / STEPS)
        return ",".join(repr(each / STEPS) for each in (STEPS - one - two, one, two))

    lines = ["##fileformat=VCFv4.3", "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t" + "\t".join(NAMES)]
    for row, of_site in enumerate(p.tolist()):
        people = "\t".join(text(*each) for each in zip(*of_site, strict=True))
        lines.append(f"1\t{100 + row}\trs{row}\tG\tA\t.\t.\t.\t{field}\t{people}")
    path = folder / "study.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def opened(folder: Path, kind: str, p: np.ndarray | None = None, **options: object) -> TraitStudy:
    path = written(folder, kind, rows() if p is None else p)
    return open_trait_study(path, TRAIT, folder / "trait.txt", dosages=True, **options)  # type: ignore[arg-type]


def labels(folder: Path) -> np.ndarray:
    strata = np.arange(N_PEOPLE) % 3 // 2
    (folder / "labels.txt").write_text(
        "".join(f"0 {name} {'b' if stratum else 'a'}\n" for name, stratum in zip(NAMES, strata, strict=True)),
        encoding="utf-8",
    )
    return strata


def expected(
    p: np.ndarray, y: np.ndarray, strata: np.ndarray, variants: Variants, centre: int | None = TRAIT_STEPS // 2
) -> TraitTables:
    """One person at a time; ``centre``: in steps, None for own means."""
    n_strata = int(strata.max()) + 1
    shape = (len(p), n_strata)
    counts, sums = np.zeros((*shape, 3), dtype=np.int64), np.zeros((*shape, 3), dtype=np.int64)
    up, down, squares = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    sizes = np.bincount(strata)
    totals = np.array([y[strata == k].sum() for k in range(n_strata)])
    for site, person in np.ndindex(len(p), len(y)):
        k, (one, two) = strata[person], p[site, :, person]
        if one < 0:
            z = sizes[k] * y[person] - totals[k] if centre is None else y[person] - centre
            (up if z > 0 else down)[site, k] += abs(z)
            continue
        row = np.array([STEPS - one - two, one, two])
        counts[site, k] += row
        sums[site, k] += row * y[person]
        squares[site, k] += int((int(two) - int(row[0])) ** 2 / STEPS + 0.5)
    return TraitTables(
        counts=counts, sums=sums, up=up, down=down, totals=totals, squares=squares,
        sizes=TraitSizes(
            strata=tuple(sizes.tolist()),
            centres=None if centre is None else (Fraction(centre, TRAIT_STEPS),) * n_strata,
        ),
        steps=TRAIT_STEPS, variants=variants, genotype_steps=STEPS,
    )  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("in_strata", [False, True])
def test_tables_of_probabilities_are_those_of_the_definition(tmp_path: Path, kind: str, in_strata: bool) -> None:
    strata, p = labels(tmp_path) * in_strata, rows()
    told = read_labels(tmp_path / "labels.txt") if in_strata else None
    study = opened(tmp_path, kind, strata=told)
    found = count_traits(study)
    centre = None if in_strata else TRAIT_STEPS // 2
    assert found.tables == expected(p, TRAIT.counted(values()), strata, found.tables.variants, centre)
    assert found.n_missing.tolist() == (p[:, 0] < 0).sum(axis=1).tolist()
    some = np.array([7, 2, 2, 11], dtype=np.int64)
    assert count_traits(study, rows=some).tables == found.tables.take(some)
    assert study.count_calls()[..., :4].sum(axis=(1, 2)).tolist() == [N_PEOPLE * STEPS] * N_SNPS
    study_fingerprint(study)


def test_a_score_of_probabilities_is_the_definition_s_exact_number_rounded_once(tmp_path: Path) -> None:
    tables = count_traits(opened(tmp_path, "bgen")).tables
    p, y = rows(), TRAIT.counted(values())
    z = [Fraction(int(each), TRAIT_STEPS) - Fraction(1, 2) for each in y]
    surplus = sum(z)
    found = computed_scores(ScoreChoice(name="tv"), tables)
    for site in range(N_SNPS):
        of_genotype, down = [Fraction(0)] * 3, Fraction(0)
        for person, weight in enumerate(z):
            one, two = (int(each) for each in p[site, :, person])
            if one < 0:
                down += max(Fraction(0), -weight)
                continue
            for copies, share in enumerate((STEPS - one - two, one, two)):
                of_genotype[copies] += weight * Fraction(share, STEPS)
        positive = sum(max(Fraction(0), each) for each in of_genotype)
        exact = max(Fraction(0), surplus, positive - down) - surplus / 2
        assert 0 <= exact - Fraction(float(found[site])) < Fraction(1, 10**9)


def test_a_public_reference_turns_probabilities_around(tmp_path: Path) -> None:
    study, swapped = opened(tmp_path, "pgen"), {2, 9}
    manifest = tmp_path / "manifest.bim"
    manifest.write_text(
        "".join(
            f"1\trs{i}\t0\t{100 + i}\t{'G' if i in swapped else 'A'}\t{'A' if i in swapped else 'G'}\n"
            for i in range(N_SNPS)
        ),
        encoding="utf-8",
    )
    turned = rows()
    for site in swapped:
        one, two = turned[site]
        turned[site] = np.where(one < 0, -1, [one, STEPS - one - two])
    tables = count_traits(study, reference=manifest).tables
    assert tables == expected(turned, TRAIT.counted(values()), np.zeros(N_PEOPLE, int), tables.variants)


def test_a_candidate_that_the_file_lacks_is_missing_in_everybody_and_scores_0(tmp_path: Path) -> None:
    study = opened(tmp_path, "vcf of dosages")
    known = study.variants
    here = np.array([0, ABSENT])
    candidates = Candidates(rows=here, variants=known.take(np.array([0, 1])), joins=np.zeros(2, bool))
    tables = count_traits(study, candidates=candidates).tables
    assert not tables.counts[1].any()
    assert tables.missing[1].tolist() == [N_PEOPLE]
    assert computed_scores(ScoreChoice(name="ks"), tables)[1] == 0
    assert computed_scores(ScoreChoice(name="ks"), tables)[0] > 0


def test_records_of_one_place_are_joined_by_adding_dosages(tmp_path: Path) -> None:
    path = written(tmp_path, "vcf of probabilities", rows())
    text = path.read_text(encoding="utf-8").splitlines()
    text[3] = text[3].replace("1\t101\trs1\tG\tA", "1\t100\trs1\tG\tT", 1)
    path.write_text("\n".join(text) + "\n", encoding="utf-8")
    study = open_trait_study(path, TRAIT, tmp_path / "trait.txt", dosages=True)
    first, second = rows()[:2]
    x = np.minimum(first[0] + 2 * first[1] + second[0] + 2 * second[1], 2 * STEPS) / STEPS
    both: StepArray = steps_of_dosages(np.where((first[0] < 0) | (second[0] < 0), np.nan, x))
    wanted = expected(both[None], TRAIT.counted(values()), np.zeros(N_PEOPLE, int), study.variants.take(slice(0, 1)))
    together = study.joined[0].sum(axis=0)
    assert together[:3, 0].tolist() == wanted.counts[0, 0].tolist()
    assert together[:3, 1].tolist() == wanted.sums[0, 0].tolist()


def test_how_probabilities_or_calls_are_read_is_told(tmp_path: Path) -> None:
    for kind, note in zip(KINDS[1:], (PROBABILITIES_NOTE, BGEN_NOTE, DOSAGE_NOTE), strict=True):
        assert opened(tmp_path, kind).notes[-1] == note
    bgen = open_trait_study(tmp_path / "study.bgen", TRAIT, tmp_path / "trait.txt")
    assert (bgen.steps, bgen.notes[-1]) == (1, BGEN_CALLS)
    bed = make_plink(
        tmp_path, np.zeros((2, N_PEOPLE), np.uint8), [False] * N_PEOPLE, name="bed", people=[("0", n) for n in NAMES]
    )
    assert open_trait_study(bed, TRAIT, tmp_path / "trait.txt", dosages=True).notes[-1] == CERTAIN
    assert CERTAIN not in open_trait_study(bed, TRAIT, tmp_path / "trait.txt").notes


def test_a_vcf_of_probabilities_alone_has_no_calls_of_a_trait_either(tmp_path: Path) -> None:
    path = written(tmp_path, "vcf of probabilities", rows())
    with pytest.raises(InvalidInput) as caught:
        open_trait_study(path, TRAIT, tmp_path / "trait.txt")
    assert caught.value.code == "vcf.no-genotypes-at-site"


def test_tables_of_probabilities_that_no_study_can_have_are_refused(tmp_path: Path) -> None:
    fine = count_traits(opened(tmp_path, "bgen")).tables.take(np.array([0]))
    one = np.array([1, 0, 0])
    for wrong, why in (
        ({"counts": fine.counts + one}, "add up to 1"),
        ({"sums": fine.sums + one}, "add up to 1"),
        ({"sums": fine.sums + STEPS * one}, "lack of the trait's sum"),
    ):
        with pytest.raises(ValueError, match=why):
            TraitTables(**{**{name: getattr(fine, name) for name in fine.__slots__}, **wrong})  # type: ignore[arg-type]
    huge = {"sizes": TraitSizes(strata=(2**31 - 1,)), "totals": np.array([0])}
    nothing = {name: np.zeros_like(getattr(fine, name)) for name in ("counts", "sums", "up", "down")}
    with pytest.raises(ValueError, match="64 bits"):
        TraitTables(**huge, **nothing, steps=TRAIT_STEPS, variants=fine.variants, genotype_steps=STEPS)  # type: ignore[arg-type]
