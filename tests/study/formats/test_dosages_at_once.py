"""Dosages of a VCF's line are read for everybody at once, and are to the last bit what reading each text gives."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.study.formats.vcf_probabilities import cut, dosages_at_once, is_haploid, numbers

DOSAGE = st.one_of(
    st.floats(0, 2.1).map(lambda x: f"{x:.5g}"),
    st.decimals(0, 2, places=13).map(str),
    st.sampled_from(
        ["", ".", "..", "1.", ".5", "-1", "+1", "1e-1", "0.1,0.2", ",", "nan", "2.0000000000000001", "1.1.1"]
    ),
    st.text("0123456789.eE+-, ", max_size=18),
)
CALL = st.sampled_from(["0/1", "1|1", "./.", "0", ".", "", "1", "10/2", "0/0/1", "/1", "abc", "é"])
PERSON = st.lists(st.one_of(CALL, DOSAGE), max_size=4)


@settings(max_examples=400)
@given(
    people=st.lists(PERSON | st.tuples(CALL, DOSAGE), min_size=1, max_size=12),
    place=st.integers(0, 3),
    call_place=st.none() | st.integers(0, 3),
    said=st.integers(-1, 1),
)
def test_it_is_what_reading_each_text_gives(
    people: list[list[str] | tuple[str, str]], place: int, call_place: int | None, said: int
) -> None:
    line = "\t".join(":".join(person) for person in people).encode()
    n_people = len(people) + (said if len(people) > 1 else 0)
    found = dosages_at_once(line, n_people, place, call_place)
    texts = cut(line, n_people, 4, [place, *([] if call_place is None else [call_place])])
    if texts is None:
        assert found is None
        return
    assert found is not None
    values, haploid = found
    assert values.tobytes() == numbers(texts[0], 1).tobytes()
    calls = texts[1] if call_place is not None else [b""] * n_people
    assert haploid.tolist() == [is_haploid(call) for call in calls]


def test_every_number_of_up_to_fifteen_signs_is_rounded_once() -> None:
    rng = np.random.default_rng(2)
    texts = [f"{whole}.{behind}" for whole, behind in rng.integers(0, 10**7, (5000, 2)).tolist()]
    found = dosages_at_once("\t".join(texts).encode(), len(texts), 0, None)
    assert found is not None
    assert found[0][:, 0].tolist() == [float(text) for text in texts]
