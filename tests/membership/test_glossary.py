"""Every term of the model is explained."""

from __future__ import annotations

import pytest

from gwasprivacy.membership.glossary import GLOSSARY, find_term


@pytest.mark.parametrize("key", sorted(GLOSSARY))
def test_every_term_is_one_paragraph_with_a_citation(key):
    term = find_term(key)
    assert term.text.endswith(".")
    assert "\n" not in term.text
    assert len(term.text.split()) < 110
    assert term.title
    assert term.source


def test_the_terms_of_the_model_are_all_explained():
    needed = (
        "gamma negative epsilon likelihood-ratio prior-range posterior advantage tpr sampling identifiability group-size "
        "composition gamma-outside neighbours secret cap uniform all-distributions independence phenotype"
    )
    assert set(needed.split()) <= set(GLOSSARY)
    assert find_term("no such term") is None
