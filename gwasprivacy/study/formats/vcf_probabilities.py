"""Genotype probabilities in VCF and BCF: everybody's at a site, each from their own record alone.

- A site's ``GP`` is used where it has one, else its ``DS``, else its calls, each a probability of 1.  Which fields a site has is
  the file's form; a person without a value in the field that is used has no call there, whatever stands in others.  (At sites that
  a caller wrote each person's own first value counts: :func:`first_told`.)
- Every allele but the reference counts together, as for calls: with alleles 0…K, P₀ is that of 0/0, P₁ the sum over 0/k, P₂ of
  all others; a dosage is the sum over the alleles.
- A haploid record (K + 1 probabilities, or a dosage beside a haploid call) is one person's fault on autosomes and no call; elsewhere
  it counts as two copies, as haploid calls do.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.study.probabilities import (
    NO_CALL,
    ROUNDING,
    StepArray,
    dosages_in_steps,
    steps_of_dosages,
    steps_of_probabilities,
)

FloatArray = npt.NDArray[np.float64]
BoolArray = npt.NDArray[np.bool_]

PROBABILITIES, DOSAGE, CALL = "GP", "DS", "GT"
_NUMBER = rb"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
_ONE, _ALL = re.compile(_NUMBER), re.compile(rb"%b(?:,%b)*" % (_NUMBER, _NUMBER))
_TAB, _COLON, _SLASH, _BAR, _POINT, _ZERO, _NINE = b"\t:/|.09"
_LONGEST_NUMBER = 15
"""Signs of a number whose digits, and the power of ten that they are parts of, a double holds exactly."""
_POWERS = 10.0 ** np.arange(_LONGEST_NUMBER + 1)


def is_phred(line: bytes) -> bool:
    """Whether a line of the header says that GP is on the phred scale, as VCF 4.2 had it."""
    return line.startswith(b"##FORMAT=<ID=GP,") and b"phred" in line.lower()


def is_haploid(call: bytes) -> bool:
    """Whether a call names one allele only."""
    return bool(call) and call != b"." and b"/" not in call and b"|" not in call


def used_field(fields: Sequence[str]) -> str | None:
    """Which of a site's fields tells its probabilities; None where none does."""
    return next((name for name in (PROBABILITIES, DOSAGE, CALL) if name in fields), None)


def told_fields(fields: Sequence[str]) -> list[str]:
    """Which of a site's fields tell probabilities, those that are used before others first."""
    return [name for name in (PROBABILITIES, DOSAGE) if name in fields]


def has_some(values: FloatArray) -> BoolArray:
    """Who has a number at all, of (n, width)."""
    found: BoolArray = np.logical_not(np.isnan(values).all(axis=1))
    return found


def first_told(n_people: int, told: Iterable[tuple[BoolArray, npt.NDArray[np.integer[Any]]]]) -> npt.NDArray[np.int64]:
    """Of sites that a caller wrote: everybody's number by the first of ``told`` (who has it, everybody's) that they have; 0 without one.

    Person by person, since a record that was merged has every field that somebody's own file has.
    """
    found, left = np.zeros(n_people, dtype=np.int64), np.ones(n_people, dtype=bool)
    for has_it, numbers_of in told:
        here = left & has_it
        found[here] = numbers_of[here]
        left &= ~has_it
        if not left.any():
            break
    return found


def genotypes(n_alleles: int) -> int:
    """How many probabilities a diploid record has."""
    return n_alleles * (n_alleles + 1) // 2


def steps_of_genotypes(
    values: FloatArray, is_haploid: BoolArray, n_alleles: int, haploid_is_missing: bool
) -> StepArray:
    """Of ``values`` (n, at least one per genotype, NaN where there is none); of a haploid record the first ``n_alleles`` count."""
    width = genotypes(n_alleles)
    one = [k * (k + 1) // 2 for k in range(1, n_alleles)]
    two = [place for place in range(1, width) if place not in one]
    p = np.stack([values[:, 0], values[:, one].sum(axis=1), values[:, two].sum(axis=1)])
    if is_haploid.any():
        alone = values[is_haploid][:, :n_alleles]
        p[:, is_haploid] = alone[:, 0], np.zeros(len(alone)), alone[:, 1:].sum(axis=1)
    # Nothing may be negative, though a sum of several could hide it.
    bad = (values[:, :width] < 0).any(axis=1) | (is_haploid if haploid_is_missing else False)
    p[:, bad] = np.nan
    return steps_of_probabilities(p)


def steps_of_copies(values: FloatArray, is_haploid: BoolArray, n_alleles: int, haploid_is_missing: bool) -> StepArray:
    """Of dosages ``values`` (n, ``n_alleles`` − 1), of each allele but the reference."""
    x = np.where((values < 0).any(axis=1), np.nan, values.sum(axis=1))
    x = np.where(is_haploid, np.nan if haploid_is_missing else 2 * x, x)
    return steps_of_dosages(np.where((x > 2) & (x <= 2 + ROUNDING), 2.0, x))


def dosages_of_allele(
    values: FloatArray, is_haploid: BoolArray, allele: int, n_alleles: int, haploid_is_missing: bool
) -> npt.NDArray[np.int64]:
    """Dosages of one allele, in steps, of those of each but the reference (:func:`steps_of_copies`); 0 where there is none.

    Each allele's is read and rounded by itself, so that it is the same whether others stand in its record or not.
    """
    x = np.where(is_haploid, np.nan if haploid_is_missing else 2 * values[:, allele - 1], values[:, allele - 1])
    return dosages_in_steps(np.where((x > 2) & (x <= 2 + ROUNDING), 2.0, x))


def dosages_from_genotypes(
    values: FloatArray, is_haploid: BoolArray, allele: int, n_alleles: int, haploid_is_missing: bool
) -> npt.NDArray[np.int64]:
    """The same of everybody's probabilities of genotypes (:func:`steps_of_genotypes`)."""
    width = genotypes(n_alleles)
    p = values[:, :width]
    x, total = np.zeros(len(values)), np.zeros(len(values))
    for place in range(width):
        x += _copies_in(place, allele) * p[:, place]
        total += p[:, place]
    fine = (p >= 0).all(axis=1) & (p <= 1).all(axis=1) & (np.abs(total - 1) <= ROUNDING)
    if is_haploid.any():
        alone = values[is_haploid][:, :n_alleles]
        x[is_haploid] = 2 * alone[:, allele]
        whole = (alone >= 0).all(axis=1) & (np.abs(alone.sum(axis=1) - 1) <= ROUNDING)
        fine[is_haploid] = whole & (not haploid_is_missing)
    return dosages_in_steps(np.where(fine, x, np.nan))


def _copies_in(genotype: int, allele: int) -> int:
    """How many copies of an allele the genotype in that place of 0/0, 0/1, 1/1, 0/2, … has."""
    second = (math.isqrt(8 * genotype + 1) - 1) // 2
    return (genotype - genotypes(second) == allele) + (second == allele)


def no_calls(n_people: int) -> StepArray:
    """Nobody has a call."""
    return np.full((2, n_people), NO_CALL, dtype=np.int16)


def cut(calls: bytes, n_people: int, n_fields: int, places: Sequence[int]) -> list[list[bytes]] | None:
    """The fields at ``places`` of everybody in a line's tab-separated calls, empty where somebody's end before; None where there
    are not ``n_people``."""
    if calls.count(b"\t") != n_people - 1:
        return None
    text = np.frombuffer(calls, dtype=np.uint8)
    signs = text[(text == _TAB) | (text == _COLON)]
    if len(signs) == n_people * n_fields - 1:
        pattern = np.append(signs, _TAB).reshape(n_people, n_fields)
        if (pattern[:, :-1] == _COLON).all() and (pattern[:, -1] == _TAB).all():
            fields = calls.replace(b"\t", b":").split(b":")
            return [fields[place::n_fields] for place in places]
    people = [person.split(b":") for person in calls.split(b"\t")]
    return [[person[place] if place < len(person) else b"" for person in people] for place in places]


def dosages_at_once(
    calls: bytes, n_people: int, place: int, call_place: int | None
) -> tuple[FloatArray, BoolArray] | None:
    """Everybody's one number in the field at ``place``, (n, 1), and whose call at ``call_place`` is haploid, as :func:`numbers` and
    :func:`is_haploid` have them of :func:`cut`'s texts; None where there are not ``n_people``.

    A number that is written plainly is a whole number over a power of ten, and their quotient is rounded once, as reading it is; what
    is written otherwise is read by itself.
    """
    text = np.frombuffer(calls + b"\t", dtype=np.uint8)
    signs = np.flatnonzero((text == _TAB) | (text == _COLON))
    ends_person = text[signs] == _TAB
    people = np.cumsum(ends_person) - ends_person
    if int(ends_person.sum()) != n_people:
        return None
    first_sign = np.append(0, np.flatnonzero(ends_person)[:-1] + 1)
    fields, starts = np.arange(len(signs)) - first_sign[people], np.append(0, signs[:-1] + 1)

    def bounds(wanted: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        begin, end = np.zeros((2, n_people), dtype=np.int64)
        here = np.flatnonzero(fields == wanted)
        begin[people[here]], end[people[here]] = starts[here], signs[here]
        return begin, end

    begin, end = bounds(place)
    values, is_read = _plain_numbers(text, begin, end)
    for person in np.flatnonzero(~is_read).tolist():
        values[person] = numbers([calls[begin[person] : end[person]]], 1)[0, 0]
    haploid = np.zeros(n_people, dtype=bool)
    if call_place is not None:
        begin, end = bounds(call_place)
        sign = text[np.minimum(begin + 1, len(text) - 1)]
        usual = (end - begin == 3) & ((sign == _SLASH) | (sign == _BAR))
        for person in np.flatnonzero(~usual & (end > begin)).tolist():
            haploid[person] = is_haploid(calls[begin[person] : end[person]])
    return values[:, None], haploid


def _plain_numbers(
    text: npt.NDArray[np.uint8], begin: npt.NDArray[np.int64], end: npt.NDArray[np.int64]
) -> tuple[FloatArray, BoolArray]:
    """The numbers of digits and at most one point, NaN for nothing and for a point alone; and which texts were any of these."""
    length = end - begin
    plain = (length > 0) & (length <= _LONGEST_NUMBER)
    value, behind, points = np.zeros((3, len(length)), dtype=np.int64)
    for at in range(int(length[plain].max(initial=0))):
        there = plain & (at < length)
        byte = text[np.where(there, begin + at, 0)]
        is_digit, is_point = there & (byte >= _ZERO) & (byte <= _NINE), there & (byte == _POINT)
        plain &= ~there | is_digit | is_point
        value = np.where(is_digit, 10 * value + byte - _ZERO, value)
        behind += is_digit & (points > 0)
        points += is_point
    is_nothing = (length == 0) | (plain & (length == 1) & (points == 1))
    plain &= (points <= 1) & (length > points)
    return np.where(plain, value / _POWERS[behind], np.nan), plain | is_nothing


def numbers(texts: Sequence[bytes], width: int) -> FloatArray:
    """(n, width): each text's comma-separated numbers; NaN where a text has not so many, and where one is no number."""
    values = np.full((len(texts), width), np.nan)
    if not width:
        return values
    told = [
        place
        for place, text in enumerate(texts)
        if text.count(b",") == width - 1 and text.strip(b".,")  # somebody may lack one of several
    ]
    line = b",".join([texts[place] for place in told])
    if told and _ALL.fullmatch(line):
        values[told] = np.fromstring(line.decode("ascii"), dtype=np.float64, sep=",").reshape(-1, width)
        return values
    for (
        place
    ) in told:  # somebody's record is no list of numbers: the same grammar, so everybody else's stay as they were
        parts = texts[place].split(b",")
        values[place] = [float(part) if _ONE.fullmatch(part) else np.nan for part in parts]
    return values
