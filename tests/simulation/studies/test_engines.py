"""The three engines: what they draw has the disease model's genotypes, the panel's frequencies and, for mosaics, its linkage."""

from __future__ import annotations

import numba
import numpy as np
import pytest
from scipy import stats

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import AlleleSpectrum
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.simulation.studies.causal_genotypes import case_joint, population_marginals
from gwasprivacy.simulation.studies.cohort import StudySource
from gwasprivacy.simulation.studies.fast_tables import FastSource, draw_spectrum, recruited
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.panel_mosaic import draw_mosaics, mosaic_map, places_on, spell_mosaics
from gwasprivacy.simulation.studies.panel_studies import PanelSource, ResampleSource
from gwasprivacy.study.tables import Variants
from tests.simulation.scenarios import EXAMPLE_SNPS, two_snps

ALARM = 1e-7


def unphased(panel: Panel) -> Panel:
    """The bundled haplotypes paired into people."""
    return Panel(
        name="pairs",
        variants=panel.variants,
        copies=panel.copies[0::2] + panel.copies[1::2],
        phased=False,
        morgans=panel.morgans,
    )


def sources() -> dict[str, StudySource]:
    panel = load_panel(None)
    model = two_snps()
    return {
        "fast": FastSource(model, 500, AlleleSpectrum()),
        "mosaics of haplotypes": PanelSource(model, panel),
        "mosaics of genotypes": PanelSource(model, unphased(panel)),
        "whole people": ResampleSource(model, unphased(panel)),
    }


@pytest.mark.parametrize("name", ["fast", "mosaics of haplotypes", "mosaics of genotypes", "whole people"])
def test_causal_genotypes_follow_the_disease_model(name: str) -> None:
    source, model = sources()[name], two_snps()
    tables = source.tables(6000, 4000, np.random.default_rng(3))
    for which, row in enumerate(source.causal):
        for group, (size, law) in enumerate(((6000, model.case_marginals), (4000, model.control_marginals))):
            assert stats.chisquare(tables.counts[row, group], size * law[which]).pvalue > ALARM


@pytest.mark.parametrize("name", ["fast", "mosaics of haplotypes", "mosaics of genotypes", "whole people"])
def test_people_follow_the_same_law_as_tables(name: str) -> None:
    source, model = sources()[name], two_snps()
    cohort = source.cohort(1500, 500, np.random.default_rng(4), n_others=1500, n_reference=1500)
    assert cohort.genotypes.shape == (2000, source.n_snps)
    pair = cohort.genotypes[:1500, cohort.causal].astype(int)
    found = np.bincount(pair[:, 0] * 3 + pair[:, 1], minlength=9)
    assert stats.chisquare(found, 1500 * case_joint(model).ravel()).pvalue > ALARM
    for people, law in ((cohort.others, model.case_marginals), (cohort.reference, population_marginals(model))):
        for which, row in enumerate(cohort.causal):
            counts = np.bincount(people[:, row], minlength=3)
            assert stats.chisquare(counts, 1500 * law[which]).pvalue > ALARM


@pytest.mark.parametrize("name", ["mosaics of haplotypes", "mosaics of genotypes", "whole people"])
def test_tables_are_those_of_the_people_made_with_the_same_seed(name: str) -> None:
    source = sources()[name]
    tables = source.tables(300, 211, np.random.default_rng(9))
    cohort = source.cohort(300, 211, np.random.default_rng(9))
    assert np.array_equal(cohort.tables().counts, tables.counts)


@pytest.mark.parametrize("name", ["fast", "mosaics of haplotypes", "mosaics of genotypes", "whole people"])
def test_the_seed_decides(name: str) -> None:
    source = sources()[name]
    draws = [source.tables(100, 100, np.random.default_rng(seed)).counts for seed in (1, 1, 2)]
    assert np.array_equal(draws[0], draws[1])
    assert not np.array_equal(draws[0], draws[2])


def test_fast_tables_have_hardy_weinberg_null_genotypes() -> None:
    source = FastSource(two_snps(), 4000, AlleleSpectrum(alpha=50, beta=50, lowest=0))
    tables = source.tables(2000, 2000, np.random.default_rng(1))
    null = np.delete(tables.counts, source.causal, axis=0).sum(axis=1).astype(float)
    shares = (null[:, 1] + 2 * null[:, 2]) / 8000
    expected = 4000 * 2 * shares * (1 - shares)
    z = (null[:, 1] - expected) / (4000**0.5 * 2 * shares * (1 - shares))
    assert abs(z.mean()) < 5.3 / len(z) ** 0.5
    assert z.std() == pytest.approx(1, abs=0.06)


def test_the_beta_spectrum_keeps_to_its_limits() -> None:
    drawn = draw_spectrum(AlleleSpectrum(alpha=0.2, beta=0.2, lowest=0.05), 5000, np.random.default_rng(1))
    assert drawn.min() >= 0.05
    assert drawn.max() <= 0.95


def test_templates_change_at_the_genetic_midpoint_between_causal_snps() -> None:
    """And at every chromosome's start; two causal SNPs never share a segment, however the map is stretched."""
    n = 12
    names = np.array([f"rs{i}" for i in range(n)], dtype=object)
    chrom = np.array(["1"] * 8 + ["2"] * 4, dtype=object)
    variants = Variants(chrom=chrom, snp=names, pos=np.arange(1, n + 1), a1=names, a2=names)
    copies = np.array([[0] * n, [1] * n], dtype=np.uint8)

    def cuts(morgans: list[float], causal: list[int]) -> list[int]:
        panel = Panel(name="made", variants=variants, copies=copies, phased=True, morgans=np.array(morgans))
        return mosaic_map(panel, np.array(causal)).cuts.tolist()

    even = [*np.arange(8.0), *np.arange(4.0)]
    assert cuts(even, [1, 6]) == [0, 4, 8]  # 3.5 lies between rows 3 and 4
    assert cuts(even, [6, 1]) == [0, 4, 8]
    assert cuts(even, [1, 10]) == [0, 8]  # two chromosomes
    assert cuts(even, [0, 2, 7, 8, 10]) == [0, 1, 5, 8, 9]
    late = [0, 0, 0, 0, 0, 0, 0.5, 1, 0, 0, 0, 0]
    assert cuts(late, [1, 7]) == [0, 6, 8]
    early = [0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
    assert cuts(early, [0, 7]) == [0, 1, 8]
    with pytest.raises(InvalidInput, match="linked"):
        cuts(early, [1, 7])


def test_mosaics_keep_the_panels_frequencies_and_linkage() -> None:
    """Far from the causal SNPs: frequencies within sampling error, r² of neighbours as in the panel, none far apart."""
    panel = load_panel(None)
    source = PanelSource(two_snps(), panel)
    people = source.cohort(10, 3000, np.random.default_rng(5)).genotypes.astype(np.float32)
    away = np.arange(0, 1500)
    shares, wanted = people[:, away].mean(axis=0) / 2, panel.frequencies()[away]
    # Copies of one template are spread over few people: the variance is a little above binomial.
    z = (shares - wanted) / np.sqrt(wanted * (1 - wanted) / 6020)
    assert np.abs(z).max() < 7
    assert z.std() == pytest.approx(1, abs=0.15)
    for lag, tolerance in ((1, 0.02), (10, 0.02)):
        assert mean_r2(people[:, away], lag) == pytest.approx(mean_r2(panel.copies[:, away], lag), abs=tolerance)
    assert mean_r2(people[:, np.arange(0, 5000)], 2500) < 2.5 / 3000


def mean_r2(values: np.ndarray, lag: int) -> float:
    x = values - values.mean(axis=0)
    spread = x.std(axis=0)
    left, right = x[:, :-lag] / spread[:-lag], x[:, lag:] / spread[lag:]
    return float(np.mean((left * right).mean(axis=0) ** 2))


@pytest.mark.parametrize("n_snps", [1, 2, 50, 3000])
def test_crossovers_fall_where_a_binary_search_puts_them(n_snps: int) -> None:
    """Also with SNPs that share a position, in clusters and deserts, and exactly on a SNP, at 0 and at the end."""
    rng = np.random.default_rng(n_snps)
    steps = rng.exponential(size=n_snps) ** 6 * rng.integers(2, size=n_snps)
    steps[0] = 0.0
    even = np.arange(1, n_snps + 1) * (0.1 / n_snps)  # on the edges of cells, where rounding may point one cell too far
    for reach in (np.cumsum(steps), np.cumsum(steps) * 1e-9, np.zeros(n_snps), even):
        at = np.concatenate([rng.random(5000) * reach[-1], reach, np.nextafter(reach, 0), [0.0, reach[-1]]])
        found = places_on(reach, at)
        assert np.array_equal(found, np.searchsorted(reach, at, side="right"))
        assert found.dtype == np.int64


def test_a_mosaic_is_made_of_its_templates_and_carries_what_was_asked() -> None:
    """Every chromosome copy is cut into runs, each equal to a template; copies at the causal SNPs are the wanted ones."""
    panel = load_panel(None)
    rows = panel.rows_of(EXAMPLE_SNPS)
    mosaics = mosaic_map(panel, rows)
    wanted = np.random.default_rng(1).integers(2, size=(40, 2))
    drawn = draw_mosaics(mosaics, wanted, np.random.default_rng(2))
    for copy in range(40):
        pieces = slice(drawn.first[copy], drawn.first[copy + 1])
        starts, templates = drawn.row[pieces], drawn.template[pieces]
        assert starts[0] == 0
        assert np.all(np.diff(starts) >= 0)
        assert 5000 in starts  # a new chromosome is a new template
        source = templates[np.searchsorted(starts, np.arange(panel.n_snps), side="right") - 1]
        spelled = panel.copies[source, np.arange(panel.n_snps)]
        assert np.array_equal(spelled[rows], wanted[copy])
    mean_pieces = np.diff(drawn.first).mean()
    assert mean_pieces == pytest.approx(2 + panel.crossovers_per_morgan * mosaics.reach[-1], rel=0.15)
    people = spell_mosaics(panel, drawn, 20)
    assert np.array_equal(people[:, rows], wanted[0::2] + wanted[1::2])


def tiny_panel(copies: list[list[int]], *, phased: bool, morgans: list[float] | None = None) -> Panel:
    n_snps = len(copies[0])
    names = np.array([f"s{i}" for i in range(n_snps)], dtype=object)
    text = np.full(n_snps, "1", dtype=object)
    return Panel(
        name="tiny",
        variants=Variants(chrom=text, snp=names, pos=np.arange(n_snps) * 10**6, a1=text, a2=text),
        copies=np.array(copies, dtype=np.uint8),
        phased=phased,
        morgans=np.array(morgans or [0.01 * i for i in range(n_snps)]),
    )


def model_of(*snps: str) -> DiseaseModel:
    return DiseaseModel(causal=tuple(CausalSnp(frequency=0.3, odds_ratio=2, snp=s) for s in snps), prevalence=0.1)


def test_linked_causal_snps_are_refused() -> None:
    panel = tiny_panel([[0, 1, 0], [1, 0, 1]], phased=True, morgans=[0.0, 0.0001, 0.2])
    with pytest.raises(InvalidInput, match="s0 and s1 are linked"):
        PanelSource(model_of("s0", "s1"), panel)
    PanelSource(model_of("s0", "s2"), panel)


def test_a_panel_without_some_genotype_is_refused() -> None:
    panel = tiny_panel([[0, 1], [1, 0], [1, 1]], phased=False)
    with pytest.raises(InvalidInput, match="does not have every genotype at SNP s0"):
        PanelSource(model_of("s0"), panel)
    with pytest.raises(InvalidInput, match="has nobody with some of the genotypes"):
        ResampleSource(model_of("s0"), panel)


def test_an_unknown_causal_snp_is_refused() -> None:
    with pytest.raises(InvalidInput, match="nowhere is not in the panel"):
        PanelSource(model_of("nowhere"), load_panel(None))


def test_many_loci_are_drawn_one_by_one_in_the_fast_engine() -> None:
    model = DiseaseModel(causal=(CausalSnp(frequency=0.3, odds_ratio=1.3),) * 20, prevalence=0.05)
    source = FastSource(model, 300, AlleleSpectrum())
    tables = source.tables(20_000, 20_000, np.random.default_rng(1))
    assert len(set(source.causal.tolist())) == 20
    for which, row in enumerate(source.causal):
        assert stats.chisquare(tables.counts[row, 0], 20_000 * model.case_marginals[which]).pvalue > ALARM / 20
    cohort = source.cohort(50, 50, np.random.default_rng(1))
    assert cohort.variants.chrom[0] == "1"
    assert cohort.variants.chrom[-1] == "22"


def test_a_mosaic_is_drawn_where_compiled_code_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from gwasprivacy.simulation.studies import panel_mosaic

    real = numba.njit

    def nowhere_to_write(*sources: object, **options: object) -> object:
        if options == {"cache": True, "nogil": True}:
            raise RuntimeError("cannot cache function: no locator available")
        return real(*sources, **options)

    monkeypatch.setattr(numba, "njit", nowhere_to_write)
    kernels = panel_mosaic._kernels.__wrapped__()
    found = np.zeros(1, dtype=np.int64)
    kernels.place(np.array([0.5, 1.0]), np.array([0, 1]), 2.0, np.array([0.7]), found)
    assert found[0] == 1


@pytest.mark.parametrize("n_kinds", [1, 3, 9, 300])
def test_recruited_people_follow_their_law_at_every_size(n_kinds: int) -> None:
    law = np.random.default_rng(1).dirichlet(np.full(n_kinds, 2.0), size=2)
    for size in (7, 1_000, 1_130):
        counts = sum(recruited(size, law, np.random.default_rng(seed)) for seed in range(200))
        assert (counts.sum(axis=1) == 200 * size).all()
        if n_kinds > 1:
            for drawn, expected in zip(counts, law, strict=True):
                assert stats.chisquare(drawn, 200 * size * expected).pvalue > ALARM


def test_a_larger_group_begins_with_the_people_of_a_smaller_one() -> None:
    law = np.array([0.5, 0.3, 0.2])
    small, large = (recruited(size, law, np.random.default_rng(4)) for size in (1_000, 1_250))
    assert (large >= small).all()
    alike = np.corrcoef(
        [[recruited(size, law, np.random.default_rng(seed))[0] for seed in range(300)] for size in (4_000, 4_400)]
    )[0, 1]
    assert alike > 0.85
