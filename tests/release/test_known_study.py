"""The utility on a study whose truth is known: what is refused, and what is refused before anybody has looked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import Cancelled, InvalidInput, PrivacyRefusal
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.release.known_study import (
    LOOK,
    KnownRelease,
    KnownStudy,
    TrueSnpProblem,
    causal_rows,
    known_utility,
    rows_with,
    utility_of_tables,
)
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.simulation.studies.study_files import simulate_study_files, study_paths
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.tables import Variants
from tests.simulation.scenarios import small_scenario


def asked(**changes: Any) -> KnownRelease:
    usual = {"causal": ("sim001",), "score": ScoreChoice(), "mechanism": "joint", "n_snps": 2, "epsilon": 1.0}
    return KnownRelease(**(usual | changes))


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    paths = study_paths(tmp_path_factory.mktemp("known") / "pilot")
    for ending, data in simulate_study_files(small_scenario(), 30, 20, 5).items():
        paths[ending].write_bytes(data)
    return paths[".bed"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"causal": ()}, "No causal SNP"),
        ({"n_snps": 0}, "0 SNPs"),
        ({"epsilon": 0.0}, "positive"),
        ({"epsilon": float("nan")}, "positive"),
        ({"mechanism": "magic"}, "magic"),
        ({"mechanism": "significant-set"}, "needs a threshold"),
        ({"threshold": 3.0}, "takes no threshold"),
    ],
)
def test_a_question_without_sense_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidInput, match=words):
        asked(**changes)


def test_the_answer_is_the_exact_utility_of_the_scores(study: Path) -> None:
    opened = open_study(study)
    ids = tuple(opened.variants.snp[[3, 5]])
    found = known_utility(KnownStudy(path=study), asked(causal=ids))
    tables = count_tables(opened).tables
    scores = computed_scores(ScoreChoice(), tables)
    expected = set_utility(scores, np.array([3, 5]), sensitivity=1.0, epsilon=1.0, n_snps=2, mechanism="joint")
    assert found.utility == expected
    assert (found.n_cases, found.n_controls, found.n_candidates) == (30, 20, tables.n_snps)
    assert utility_of_tables(tables, asked(causal=ids)).utility == expected


def test_a_wrong_snp_is_named_by_sixty_characters_at_most(study: Path) -> None:
    variants = open_study(study).variants
    first = str(variants.snp[0])
    assert causal_rows(variants, [str(variants.snp[4]), first]).tolist() == [4, 0]
    shared = replace(variants, snp=np.where(np.arange(len(variants.snp)) < 2, "s" * 80, variants.snp))
    for where, names, code in (
        (variants, ["n" * 80], "study.no-such-snp"),
        (shared, ["s" * 80], "study.snp-ambiguous"),
        (
            replace(variants, snp=np.where(variants.snp == first, "t" * 80, variants.snp)),
            ["t" * 80] * 2,
            "study.snp-named-twice",
        ),
    ):
        with pytest.raises(TrueSnpProblem) as caught:
            causal_rows(where, names)
        assert caught.value.code == code
        assert caught.value.values["name"] == repr(names[0][:60])


@pytest.mark.parametrize("ids", [("nosuch",), "twice"])
def test_a_wrong_snp_is_refused_before_the_look_is_recorded(study: Path, tmp_path: Path, ids: Any) -> None:
    first = str(open_study(study).variants.snp[0])
    names = (first, first) if ids == "twice" else ids
    ledger = tmp_path / "look.gwasledger"
    with pytest.raises(TrueSnpProblem):
        known_utility(KnownStudy(path=study, ledger=ledger), asked(causal=names))
    assert not ledger.exists()


def test_the_look_is_recorded_before_anything_is_computed(study: Path, tmp_path: Path) -> None:
    """Whoever stops the work after the look has been recorded gets no answer; the look stays."""
    ledger, flag = tmp_path / "look.gwasledger", CancelFlag()

    def stop_at_scores(stage: str, done: float, total: float) -> None:
        if stage == "Scoring SNPs":
            flag.cancel()

    first = str(open_study(study).variants.snp[0])
    with pytest.raises(Cancelled):
        known_utility(
            KnownStudy(path=study, ledger=ledger),
            asked(causal=(first,)),
            work=Work(progress=stop_at_scores, cancel=flag),
        )
    assert [look.what for look in Ledger(ledger).read().looks] == [LOOK]


def test_a_secret_size_has_no_utility_with_a_score_of_public_sizes(study: Path) -> None:
    first = str(open_study(study).variants.snp[0])
    with pytest.raises(PrivacyRefusal):
        known_utility(
            KnownStudy(path=study),
            asked(causal=(first,), neighbours=Neighbours.ADD_REMOVE, score=ScoreChoice(name="trend")),
        )


def test_a_causal_snp_on_a_chromosome_that_is_not_scored_is_named() -> None:
    text = np.array(["A", "A"], dtype=object)
    variants = Variants(
        chrom=np.array(["1", "X"], dtype=object),
        snp=np.array(["rs1", "rs2"], dtype=object),
        pos=np.arange(2),
        a1=text,
        a2=text,
    )
    rows = rows_with(variants, ["rs1"], every_chromosome=False)
    assert rows is not None
    assert rows.tolist() == [0]
    assert rows_with(variants, ["rs2"], every_chromosome=True) is None
    with pytest.raises(TrueSnpProblem) as refused:
        rows_with(variants, ["rs2"], every_chromosome=False)
    assert refused.value.code == "study.snp-left-out"
