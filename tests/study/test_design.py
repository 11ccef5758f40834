"""StudyDesign: read strictly, written completely, and each fault told with its field."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.study.design import CandidateList, FillRule, Loci, StudyDesign
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.stratum import Stratum

sha = st.none() | st.text("0123456789abcdef", min_size=64, max_size=64)
name = st.text(min_size=1, max_size=9).filter(lambda text: text.strip() and is_printable(text))
candidates = st.builds(CandidateList, kind=st.just("file"), path=name, origin=name, sha256=sha) | st.builds(
    CandidateList, origin=name
)
loci = st.builds(Loci, window_kb=st.floats(1e-3, 1e6)) | st.builds(Loci, path=name, sha256=sha)
designs = st.builds(
    StudyDesign,
    n_cases=st.integers(1, 10**9),
    n_controls=st.integers(1, 10**9),
    candidates=candidates,
    fill=st.sampled_from(FillRule),
    alleles_are_public=st.booleans(),
    public_controls=st.booleans(),
    loci=st.none() | loci,
    reference=name,
    reference_sha256=sha,
)


@given(design=designs)
def test_what_is_written_is_read_back(design: StudyDesign) -> None:
    assert StudyDesign.from_json(json.loads(json.dumps(design.to_json()))) == design


@pytest.mark.parametrize("hidden", ["a\x1b[2J", "a\u202eb", "a\nb", "a\u200bb"])
def test_no_text_of_a_design_has_hidden_characters(hidden: str) -> None:
    for make in (
        lambda: CandidateList(origin=hidden),
        lambda: CandidateList(kind="file", path=hidden),
        lambda: Loci(path=hidden),
        lambda: StudyDesign(n_cases=1, n_controls=1, reference=hidden),
    ):
        with pytest.raises(InvalidPlan):
            make()


def test_only_the_two_sizes_are_required() -> None:
    assert StudyDesign.from_json({"n_cases": 3, "n_controls": 4}) == StudyDesign(n_cases=3, n_controls=4)
    assert StudyDesign(n_cases=3, n_controls=4).n_people == 7


def test_the_order_of_alleles_is_public_by_declaration_or_by_reference() -> None:
    assert not StudyDesign(n_cases=1, n_controls=1).allele_order_is_public
    assert StudyDesign(n_cases=1, n_controls=1, alleles_are_public=True).allele_order_is_public
    assert StudyDesign(n_cases=1, n_controls=1, reference="panel").allele_order_is_public


def test_a_design_without_strata_is_written_as_before_there_were_any() -> None:
    design = StudyDesign(n_cases=3, n_controls=4)
    assert "strata" not in design.to_json()
    assert design.sizes == CaseControlSizes(strata=((3, 4),))


def test_strata_are_written_in_their_order_and_read_back_with_their_sizes() -> None:
    design = StudyDesign.from_json(BASE | {"strata": TWO})
    assert design.to_json()["strata"] == TWO
    assert StudyDesign.from_json(design.to_json()) == design
    assert design.sizes == CaseControlSizes(strata=((10, 3), (0, 7)))
    assert (design.n_cases, design.n_controls) == (10, 10)


BASE: dict[str, Any] = {"n_cases": 10, "n_controls": 10}
TWO = [{"name": "north", "n_cases": 10, "n_controls": 3}, {"name": "south", "n_cases": 0, "n_controls": 7}]
BROKEN: list[tuple[Any, str]] = [
    ([], "design"),
    ({"n_cases": 10}, "design.n_controls"),
    (BASE | {"n_cases": 0}, "design.n_cases"),
    (BASE | {"n_cases": -1}, "design.n_cases"),
    (BASE | {"n_cases": 10.5}, "design.n_cases"),
    (BASE | {"n_cases": True}, "design.n_cases"),
    (BASE | {"n_cases": "10"}, "design.n_cases"),
    (BASE | {"n_controls": 2**31}, "design.n_controls"),
    (BASE | {"n_cases": 2**31 - 1}, "design.n_controls"),
    (BASE | {"colour": 1}, "design.colour"),
    (BASE | {"fill": "mean"}, "design.fill"),
    (BASE | {"fill": 3}, "design.fill"),
    (BASE | {"fill": "panel-mode"}, "design.fill"),
    (BASE | {"alleles_are_public": "yes"}, "design.alleles_are_public"),
    (BASE | {"public_controls": 1}, "design.public_controls"),
    (BASE | {"reference": ""}, "design.reference"),
    (BASE | {"reference": 5}, "design.reference"),
    (BASE | {"reference": "x", "reference_sha256": "abc"}, "design.reference_sha256"),
    (BASE | {"reference_sha256": "0" * 64}, "design.reference_sha256"),
    (BASE | {"candidates": None}, "design.candidates"),
    (BASE | {"candidates": {}}, "design.candidates.kind"),
    (BASE | {"candidates": {"kind": "maf"}}, "design.candidates.kind"),
    (BASE | {"candidates": {"kind": "file"}}, "design.candidates.path"),
    (BASE | {"candidates": {"kind": "autosomes", "path": "x"}}, "design.candidates.path"),
    (BASE | {"candidates": {"kind": "autosomes", "origin": " "}}, "design.candidates.origin"),
    (BASE | {"candidates": {"kind": "file", "path": "x", "sha256": "0" * 63}}, "design.candidates.sha256"),
    (BASE | {"candidates": {"kind": "file", "path": "x", "maf": 0.05}}, "design.candidates.maf"),
    (BASE | {"loci": {}}, "design.loci"),
    (BASE | {"loci": {"window_kb": 5, "path": "x"}}, "design.loci"),
    (BASE | {"loci": {"window_kb": 0}}, "design.loci.window_kb"),
    (BASE | {"loci": {"window_kb": float("nan")}}, "design.loci.window_kb"),
    (BASE | {"loci": {"window_kb": float("inf")}}, "design.loci.window_kb"),
    (BASE | {"loci": {"window_kb": "5"}}, "design.loci.window_kb"),
    (BASE | {"loci": {"window_kb": True}}, "design.loci.window_kb"),
    (BASE | {"loci": {"window_kb": 5, "sha256": "0" * 64}}, "design.loci.sha256"),
    (BASE | {"loci": {"path": 7}}, "design.loci.path"),
    (BASE | {"strata": []}, "design.strata"),
    (BASE | {"strata": [{"name": "a", "n_cases": 10, "n_controls": 10}]}, "design.strata"),
    (BASE | {"strata": TWO[:1] * 2}, "design.strata[1].name"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"name": " b"}]}, "design.strata[1].name"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"name": ""}]}, "design.strata[1].name"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"name": "b\t"}]}, "design.strata[1].name"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"name": "b" * 81}]}, "design.strata[1].name"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"n_cases": -1}]}, "design.strata[1].n_cases"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"n_cases": 0, "n_controls": 0}]}, "design.strata[1].n_controls"),
    (BASE | {"strata": [TWO[0], TWO[1] | {"n_controls": 8}]}, "design.n_controls"),
    (BASE | {"strata": [TWO[0] | {"n_cases": 7}, TWO[1]]}, "design.n_cases"),
    (BASE | {"strata": [*TWO, *({"name": str(k), "n_cases": 1, "n_controls": 0} for k in range(99))]}, "design.strata"),
]


@pytest.mark.parametrize(("obj", "field"), BROKEN)
def test_a_fault_is_told_with_its_field(obj: object, field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        StudyDesign.from_json(obj)
    assert caught.value.field == field
    assert str(caught.value).startswith(field)


def trait_design(**changes: object) -> StudyDesign:
    from gwasprivacy.study.trait import Trait

    fields: dict[str, object] = {"n_participants": 600, "trait": Trait(low=10.0, high=40.0, name="BMI"), **changes}
    return StudyDesign(**fields)  # type: ignore[arg-type]


def test_a_study_of_a_trait_has_participants_and_no_groups() -> None:
    from gwasprivacy.study.sizes import TraitSizes

    design = trait_design()
    assert design.n_people == 600
    assert design.sizes == TraitSizes(strata=(600,), centres=(Fraction(1, 2),))
    assert design.study_kind == "quantitative-trait"
    written = design.to_json()
    assert written["n_participants"] == 600
    assert "n_cases" not in written
    assert "n_controls" not in written
    assert StudyDesign.from_json(written) == design


def test_strata_of_a_trait_have_a_centre_each_or_own_means() -> None:
    """Compared with one centre, whatever differs between strata would look like an effect of SNPs whose frequency does."""
    from gwasprivacy.study.trait import Trait

    def strata(*centres: float | None) -> tuple[Stratum, ...]:
        return tuple(
            Stratum(name=f"s{number}", n_participants=300, centre=centre) for number, centre in enumerate(centres)
        )

    without = trait_design(strata=strata(None, None))
    assert without.trait is not None
    assert without.trait.own_mean
    assert without.trait_sizes.centres is None
    each = trait_design(strata=strata(10.0, 25.0))
    assert each.trait_sizes.centres == (0, Fraction(1, 2))
    assert StudyDesign.from_json(each.to_json()) == each
    trait = Trait(low=10.0, high=40.0)
    for changes, code in (
        ({"strata": strata(10.0, None)}, "trait.centre-of-each-stratum"),
        ({"strata": strata(None, None), "trait": replace(trait, centre=20.0)}, "trait.centre-of-each-stratum"),
        ({"strata": strata(10.0, 20.0), "trait": replace(trait, own_mean=True)}, "trait.centre-and-own-mean"),
        ({"strata": strata(10.0, 41.0)}, "trait.centre-outside"),
    ):
        with pytest.raises(InvalidPlan) as caught:
            trait_design(**changes)
        assert caught.value.code == code
    with pytest.raises(InvalidPlan) as caught:
        replace(trait, centre=20.0, own_mean=True)
    assert caught.value.code == "trait.centre-and-own-mean"
    with pytest.raises(InvalidPlan) as caught:
        Stratum(name="north", n_cases=3, n_controls=3, centre=1.0)
    assert caught.value.code == "trait.centre-of-groups"


@pytest.mark.parametrize("name", ["n_cases", "n_controls", "public_controls"])
def test_a_study_of_a_trait_refuses_what_is_about_groups(name: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        trait_design(**{name: True if name == "public_controls" else 5})
    assert caught.value.field == f"design.{name}"


def test_a_trait_needs_its_participants_and_participants_a_trait() -> None:
    with pytest.raises(InvalidPlan) as caught:
        trait_design(n_participants=None)
    assert caught.value.field == "design.n_participants"
    with pytest.raises(InvalidPlan) as caught:
        StudyDesign(n_cases=5, n_controls=5, n_participants=10)
    assert caught.value.field == "design.n_participants"


def test_a_study_of_cases_and_controls_is_written_without_a_word_about_traits() -> None:
    assert not {"trait", "n_participants"} & set(StudyDesign(n_cases=5, n_controls=5).to_json())
