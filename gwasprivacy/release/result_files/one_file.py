"""One file of results, read once, in blocks of lines: its numbers, signs of people in it, and its sample of rows."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import byte_chunks
from gwasprivacy.release.result_files.column_names import Means, meanings_of
from gwasprivacy.release.result_files.file_facts import COLUMNS, FileFacts, Floats, Keys, Sample
from gwasprivacy.release.result_files.reading import holds_genotypes, is_binary, line_blocks
from gwasprivacy.release.result_files.reasons import Reason, Seen
from gwasprivacy.release.result_files.signs_of_people import (
    NO_SNP,
    any_may_name_somebody,
    are_calls,
    is_allele,
    is_chromosome,
    may_name_somebody,
)

MANY_UNKNOWN = 8
"""So many columns of small whole numbers that nobody knows are people, one a column."""
_RESULTS = {
    Means.FREQUENCY, Means.EFFECT, Means.ODDS_RATIO, Means.STATISTIC, Means.P_VALUE, Means.MINUS_LOG_P,
}  # fmt: skip
_EMPTY = ["NA", "nan", "NaN", "NAN", ".", "#NA", "NULL", "", "-", "N/A", "None"]
_NUMBERS = {
    Means.POSITION, Means.FREQUENCY, Means.CASE_FREQUENCY, Means.CONTROL_FREQUENCY, Means.COPIES, Means.CASE_COPIES,
    Means.CONTROL_COPIES, Means.ALLELES, Means.CASE_ALLELES, Means.CONTROL_ALLELES, Means.GENOTYPE_COUNT, Means.PEOPLE,
    Means.CASES, Means.CONTROLS, Means.EFFECTIVE, Means.EFFECT, Means.ODDS_RATIO, Means.ERROR, Means.STATISTIC,
    Means.P_VALUE, Means.MINUS_LOG_P, Means.WEIGHT, Means.OTHER_NUMBER,
}  # fmt: skip
_NAMES_PLACE = re.compile(r"^(?:chr)?(\w+)[:_](\d+)")
_IS_PEOPLE_WITHOUT_HEADER = re.compile(rb"\S+[ \t]+\S+[ \t]+\S+[ \t]+\S+[ \t]+[0129-]{1,2}[ \t]+\S+\s*")
_GRID_ROWS = 400
_LARGEST_GRID = 50_000
_NOT_READABLE = mark("its rows are no table of text")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToRead:
    """``wanted``: rows to be remembered beside the sample, since a shorter file has them."""

    path: Path
    name: str
    wanted: tuple[int, ...] = ()


def facts_of(asked: ToRead) -> FileFacts:
    """What is in the file; whatever is wrong with it is a reason, no error."""
    import pandas as pd

    try:
        return _Reader(asked).facts()
    except GwasPrivacyError as error:
        return _unread(asked, error.also(path=Path(asked.name)))
    except (pd.errors.ParserError, pd.errors.EmptyDataError, ValueError, OverflowError, OSError, EOFError, MemoryError):
        return _unread(asked, _NOT_READABLE)


def is_table_of_results(path: Path) -> bool:
    """Whether a file begins as results of SNPs do: with a header that names SNPs, and frequencies, effects or tests of them."""
    try:
        first = next(byte_chunks(path, "allowed"), b"")
        if holds_genotypes(first) or is_binary(first) or first.startswith(b"##fileformat=VCF"):
            return False
        _, header, _ = _beginning(first)
    except (GwasPrivacyError, OSError, EOFError, UnicodeDecodeError):
        return False
    means = set(meanings_of(_cells(header)[0]))
    return bool({Means.SNP, Means.POSITION} & means) and bool(_RESULTS & means)


def _unread(asked: ToRead, problem: GwasPrivacyError | str) -> FileFacts:
    return FileFacts(name=asked.name, reasons=(Reason(seen=Seen.UNREAD, problem=problem),))


class _Reader:
    def __init__(self, asked: ToRead) -> None:
        self.asked = asked
        self.seen: dict[tuple[Seen, int], Reason] = {}
        self.samples: list[Sample] = []
        self.wanted = np.asarray(asked.wanted, np.uint64)
        self.rows = 0
        self.inverse = dict.fromkeys(("people", "cases", "controls"), 0.0)
        self.told = dict.fromkeys(("people", "cases", "controls"), 0)
        self.fewest, self.most = math.inf, 0.0
        self.implied: list[Floats] = []
        self.effective: list[float] = []
        self.smallest = math.inf
        self.frequencies: list[Floats] = []
        self.calls: dict[int, set[str]] = {}
        self.digits: dict[int, bool] = {}

    def see(self, seen: Seen, place: int = 0) -> None:
        self.seen.setdefault((seen, place), Reason(seen=seen, place=place))

    # The beginning --------------------------------------------------------------------------------------------------

    def facts(self) -> FileFacts:
        blocks = line_blocks(self.asked.path)
        first = next(blocks)
        if holds_genotypes(first):
            self.see(Seen.GENOTYPES)
            return self._found()
        if is_binary(first):
            return _unread(self.asked, mark("it is packed, or no text; unpack it and give its parts"))
        if first.startswith(b"##fileformat=VCF"):
            return self._variant_calls(first)
        comments, header, rest = _beginning(first)
        if any_may_name_somebody(comments) or may_name_somebody(re.sub(r"[\W_]+", " ", self.asked.name)):
            self.see(Seen.TEXT)
        names, separator = _cells(header)
        means = meanings_of(names)
        if Means.PERSON in means[:2] and not {Means.SNP, Means.ALLELE} & set(means):
            self.see(Seen.PEOPLE)
            return self._found()
        if not {Means.SNP, Means.POSITION} & set(means) or len(set(means) - {None}) < 3:
            return self._no_table(comments, header, rest, blocks)
        for block in chain([rest], blocks):
            self._block(block, names, means, separator)
        return self._found(means)

    def _variant_calls(self, first: bytes) -> FileFacts:
        """A VCF: people's genotypes where its columns are samples', else something to read."""
        lines = first.decode("utf-8", "replace").split("\n")
        rows = [line.split("\t") for line in lines if line and not line.startswith("##")]
        calls = len(rows) < 2 or (len(rows[0]) > 9 and rows[1][8:9] and rows[1][8].startswith("GT"))
        self.see(Seen.GENOTYPES if calls and len(rows[0]) > 9 else Seen.NO_TABLE)
        return self._found()

    def _no_table(self, comments: Sequence[str], header: str, rest: bytes, blocks: Iterator[bytes]) -> FileFacts:
        head = header.encode() + b"\n" + rest[: 1 << 16]
        lines = [line for line in head.split(b"\n")[:200] if line][:-1] or [header.encode()]
        if len(lines) > 1 and all(map(_IS_PEOPLE_WITHOUT_HEADER.fullmatch, lines)):
            self.see(Seen.PEOPLE)
        self.see(Seen.NO_TABLE)
        for block in chain([header.encode(), rest], blocks):
            if any_may_name_somebody(block.decode("utf-8", "replace").split("\n")):
                self.see(Seen.TEXT)
                break
        return self._found()

    # Rows -----------------------------------------------------------------------------------------------------------

    def _block(self, block: bytes, names: Sequence[str], means: Sequence[Means | None], separator: str) -> None:
        import pandas as pd

        if b"#" in block and (remarks := re.findall(rb"(?m)^#.*$", block)):
            if any_may_name_somebody(each.decode("utf-8", "replace") for each in remarks):
                self.see(Seen.TEXT)
            block = re.sub(rb"(?m)^#.*\n", b"", block)
        if not block.strip():
            return
        beyond = len(names)
        frame = pd.read_csv(
            io.BytesIO(block),
            sep=separator,
            header=None,
            names=range(beyond + 1),
            index_col=False,
            na_values=_EMPTY,
            keep_default_na=False,
            quoting=3,
            low_memory=False,
            dtype={place: str for place, each in enumerate(means) if each is Means.GENOTYPE_CELLS},
            encoding="utf-8",
            encoding_errors="strict",
        )
        if frame[beyond].notna().any():
            self.see(Seen.RAGGED)
        self.rows += len(frame)
        numbers: dict[Means, Floats] = {}
        texts: dict[Means, Any] = {}
        alleles = np.zeros(len(frame), np.uint64)
        for place, meaning in enumerate(means):
            column = frame[place]
            is_text = column.dtype.kind not in "fiub"
            if meaning is None:
                self._unknown(column, is_text, place)
            elif meaning is Means.PERSON:
                self.see(Seen.PEOPLE, place + 1)
            elif meaning in _NUMBERS:
                values, wrong = _numbers(column, is_text)
                if wrong:
                    self.see(Seen.TEXT, place + 1)
                if meaning in numbers:
                    values = np.where(np.isnan(numbers[meaning]), values, numbers[meaning])
                if meaning is Means.GENOTYPE_COUNT:
                    self._count(values)
                else:
                    numbers[meaning] = values
            elif meaning is Means.GENOTYPE_CELLS:
                self._cells_of_counts(column)
            else:
                alleles += self._text(column, meaning, place)
                texts.setdefault(meaning, column)
        self._take(numbers, texts, alleles, means)

    def _unknown(self, column: Any, is_text: bool, place: int) -> None:
        """Genotypes of somebody, or just not known."""
        self.see(Seen.UNKNOWN, place + 1)
        if is_text:
            calls = self.calls.setdefault(place, set())
            if len(calls) <= 16:
                calls |= set(column.dropna().astype(str).unique()[:17])
        else:
            values = column.dropna().to_numpy()
            self.digits[place] = self.digits.get(place, True) and bool(np.isin(values, (0, 1, 2, -9)).all())

    def _text(self, column: Any, meaning: Means, place: int) -> Keys:
        """Look at a column of words; of alleles it gives a hash, else 0."""
        import pandas as pd

        none = np.zeros(len(column), np.uint64)
        if meaning is Means.SNP:
            if NO_SNP.search("\n".join(column.dropna().astype(str))):
                self.see(Seen.TEXT, place + 1)
            return none
        codes, different = pd.factorize(column)
        words = [str(each) for each in different]
        fits = {Means.ALLELE: is_allele, Means.CHROMOSOME: lambda word: is_chromosome(word.removesuffix(".0"))}.get(
            meaning
        )
        if not all(map(fits, words)) if fits is not None else any_may_name_somebody(words):
            self.see(Seen.TEXT, place + 1)
        if meaning is not Means.ALLELE or not words:
            return none
        hashes = pd.util.hash_array(np.array([word.upper() for word in words], object), categorize=False)
        found: Keys = np.where(codes >= 0, hashes[codes], 0)
        return found

    def _count(self, values: Floats) -> None:
        found = values[values > 0.5]
        if len(found):
            self.smallest = min(self.smallest, float(found.min()))

    def _cells_of_counts(self, column: Any) -> None:
        """20/140/300: people with each genotype."""
        cells = [each for text in column.dropna().unique() for each in text.split("/")]
        self._count(np.array([float(each) for each in cells if each.replace(".", "", 1).isdigit()]))

    def _take(
        self,
        numbers: dict[Means, Floats],
        texts: dict[Means, Any],
        alleles: Keys,
        means: Sequence[Means | None],
    ) -> None:
        """The numbers of a block: of how many people, how rare, what they imply; and its rows for the sample."""
        n_rows = len(alleles)
        of = numbers.get
        people: dict[str, Floats] = {}
        frequency: dict[str, Floats] = {}
        for group, n_means, alleles_means, copies_means, f_means in (
            ("people", Means.PEOPLE, Means.ALLELES, Means.COPIES, Means.FREQUENCY),
            ("cases", Means.CASES, Means.CASE_ALLELES, Means.CASE_COPIES, Means.CASE_FREQUENCY),
            ("controls", Means.CONTROLS, Means.CONTROL_ALLELES, Means.CONTROL_COPIES, Means.CONTROL_FREQUENCY),
        ):
            n, chromosomes, copies, f = of(n_means), of(alleles_means), of(copies_means), of(f_means)
            if n is None and chromosomes is not None:
                n = chromosomes / 2
            if n is None and copies is not None and f is not None:
                with np.errstate(divide="ignore", invalid="ignore"):
                    n = np.where(f > 0, np.round(copies / (2 * f)), np.nan)
            if copies is not None:
                self._count(copies)
                if n is not None:
                    self._count(2 * n - copies)
                    if f is None:
                        with np.errstate(divide="ignore", invalid="ignore"):
                            f = copies / (2 * n)
            if n is not None:
                people[group] = n
            if f is not None:
                frequency[group] = np.minimum(f, 1 - f)
        if "people" not in people and {"cases", "controls"} <= people.keys():
            people["people"] = people["cases"] + people["controls"]
        for group, n in people.items():
            there = n[n > 0]
            self.inverse[group] += float((1 / there).sum())
            self.told[group] += len(there)
            if group == "people" and len(there):
                self.fewest, self.most = min(self.fewest, float(there.min())), max(self.most, float(there.max()))
            if group in frequency:
                self._count(frequency[group] * 2 * n)
        f_all = frequency.get("people")
        if f_all is not None and sum(map(len, self.frequencies)) < 4 * _GRID_ROWS:
            self.frequencies.append(f_all[:_GRID_ROWS])
        error = of(Means.ERROR)
        if error is not None and f_all is not None and (Means.EFFECT in numbers or Means.ODDS_RATIO in numbers):
            with np.errstate(divide="ignore", invalid="ignore"):
                self.implied.append((1 / (2 * f_all * (1 - f_all) * error**2))[:_GRID_ROWS])
        if (effective := of(Means.EFFECTIVE)) is not None and len(there := effective[effective > 0]):
            self.effective.append(float(there.min()) / 4)
        values = np.full((n_rows, len(COLUMNS)), np.nan)
        for place, column in enumerate(
            (
                f_all,
                frequency.get("cases"),
                frequency.get("controls"),
                _z(numbers),
                of(Means.WEIGHT),
                people.get("people"),
            )
        ):
            if column is not None:
                values[:, place] = column
        by_name, by_place = _keys(numbers, texts, n_rows)
        part = Sample(by_name=by_name, by_place=by_place, allele=alleles, values=values).smallest(self.wanted)
        self.samples = [Sample.of([*self.samples, part]).smallest(self.wanted)]

    def _mean(self, group: str) -> float:
        """The harmonic mean over rows."""
        return self.told[group] / self.inverse[group] if self.inverse[group] > 0 else math.nan

    # The end --------------------------------------------------------------------------------------------------------

    def _found(self, means: Sequence[Means | None] = ()) -> FileFacts:
        calls = [place for place, words in self.calls.items() if are_calls(words)]
        calls += [place for place, whole in self.digits.items() if whole]
        if calls and self.rows >= 3:
            self.see(Seen.GENOTYPES)
            for place in calls:
                self.seen.pop((Seen.UNKNOWN, place + 1), None)
        has = set(means)
        found = FileFacts(name=self.asked.name, reasons=tuple(self.seen.values()))
        if not means:
            return found
        implied = _median(self.implied)
        is_odds = Means.ODDS_RATIO in has or bool({Means.CASE_FREQUENCY, Means.CASES, Means.CASE_COPIES} & has)
        group = min([*self.effective, *([implied] if is_odds and not math.isnan(implied) else [])], default=math.nan)
        return replace(
            found,
            rows=self.rows,
            effects=bool({Means.EFFECT, Means.ODDS_RATIO} & has),
            errors=Means.ERROR in has,
            frequencies=bool(
                {Means.FREQUENCY, Means.CASE_FREQUENCY, Means.CONTROL_FREQUENCY, Means.COPIES, Means.CASE_COPIES} & has
            ),
            genotype_counts=bool({Means.GENOTYPE_COUNT, Means.GENOTYPE_CELLS} & has),
            tests=bool({Means.P_VALUE, Means.MINUS_LOG_P, Means.STATISTIC} & has),
            weights=Means.WEIGHT in has,
            binary=is_odds or bool({Means.CASES, Means.CASE_ALLELES, Means.EFFECTIVE} & has),
            people=self._mean("people"),
            cases=self._mean("cases"),
            controls=self._mean("controls"),
            fewest=self.fewest if self.most else math.nan,
            most=self.most or math.nan,
            implied_group=group,
            maybe_group=math.nan if is_odds else implied,
            grid=_grid(self.frequencies),
            smallest_count=self.smallest,
            sample=self.samples[0] if self.samples else Sample.empty(),
        )


def _beginning(first: bytes) -> tuple[list[str], str, bytes]:
    """Comments before the header, the header, and what follows."""
    comments: list[str] = []
    while first:
        line, _, rest = first.partition(b"\n")
        text = line.decode("utf-8")
        is_header = not text.startswith("##") and (
            not text.startswith("#") or (not rest.startswith(b"#") and _is_header(text))
        )
        if text.strip() and is_header:
            return comments, text, rest
        if text.strip():
            comments.append(text)
        first = rest
    return comments, "", b""


def _is_header(line: str) -> bool:
    means = meanings_of(_cells(line)[0])
    return len(set(means) - {None}) >= 2 or (len(means) > 1 and means[0] is Means.PERSON)


def _cells(header: str) -> tuple[list[str], str]:
    """The names in a header, and what stands between cells."""
    header = header.lstrip("#").strip(" ")
    if "\t" in header:
        return header.split("\t"), "\t"
    for separator in (",", ";"):
        if header.count(separator) >= 2 and " " not in header.strip():
            return header.split(separator), separator
    return header.split(), r"\s+"


def _numbers(column: Any, is_text: bool) -> tuple[Floats, bool]:
    """A column as numbers, NaN where there is none; and whether anything in it is neither a number nor empty."""
    import pandas as pd

    if not is_text:
        return column.to_numpy(np.float64), False
    values = pd.to_numeric(column, errors="coerce")
    wrong = bool((values.isna() & column.notna()).any())
    return values.to_numpy(np.float64), wrong


def _z(numbers: dict[Means, Floats]) -> Floats | None:
    """|z| of each row, by the most direct way that the columns allow."""
    from scipy.special import ndtri

    with np.errstate(divide="ignore", invalid="ignore"):
        if Means.ERROR in numbers and Means.EFFECT in numbers:
            return np.abs(numbers[Means.EFFECT] / numbers[Means.ERROR])
        if Means.ERROR in numbers and Means.ODDS_RATIO in numbers:
            return np.abs(np.log(numbers[Means.ODDS_RATIO]) / numbers[Means.ERROR])
        if Means.P_VALUE in numbers:
            return np.abs(ndtri(numbers[Means.P_VALUE] / 2))
        if Means.MINUS_LOG_P in numbers:
            return np.abs(ndtri(10 ** -numbers[Means.MINUS_LOG_P] / 2))
    return None


def _keys(numbers: dict[Means, Floats], texts: dict[Means, Any], n_rows: int) -> tuple[Keys, Keys]:
    """Hashes of the rows' SNPs by name and by place; 0 where there is none."""
    import pandas as pd

    by_name = by_place = np.zeros(n_rows, np.uint64)
    names = texts.get(Means.SNP)
    if names is not None:
        by_name = np.where(names.isna(), 0, pd.util.hash_array(names.astype(object).to_numpy(), categorize=False))
    chromosomes, places = texts.get(Means.CHROMOSOME), numbers.get(Means.POSITION)
    if places is None and names is not None and _NAMES_PLACE.match(str(names.iloc[0])):
        parts = names.astype(str).str.extract(_NAMES_PLACE)
        chromosomes, places = parts[0], pd.to_numeric(parts[1], errors="coerce").to_numpy(np.float64)
    if chromosomes is not None and places is not None:
        codes, different = pd.factorize(chromosomes)
        which = np.array([_chromosome_number(str(each)) for each in different] or [0], np.uint64)
        there = (codes >= 0) & np.isfinite(places) & (places >= 0)
        place = np.where(there, places, 0).astype(np.uint64)
        by_place = np.where(there, pd.util.hash_array((which[codes] << np.uint64(40)) | place), 0)
    return by_name.astype(np.uint64), by_place.astype(np.uint64)


def _chromosome_number(name: str) -> int:
    name = name.lower().removeprefix("chr").removesuffix(".0")
    return (
        int(name) if name.isdigit() and len(name) < 4 else {"x": 23, "y": 24, "xy": 25, "mt": 26, "m": 26}.get(name, 27)
    )


def _median(parts: Sequence[Floats]) -> float:
    found = np.concatenate([*parts, np.zeros(0)])
    found = found[np.isfinite(found) & (found > 0)]
    return float(np.median(found)) if len(found) else math.nan


def _grid(parts: Sequence[Floats]) -> int:
    """Of how many people all frequencies are fractions (copies of 2n), where they are; 0 where they are not."""
    found = np.concatenate([*parts, np.zeros(0)])
    found = np.unique(found[np.isfinite(found) & (found > 0)])[:_GRID_ROWS]
    if len(found) < 30:
        return 0
    digits = max(len(f"{each:.10g}") - 2 for each in found.tolist())
    if digits < 5:
        return 0
    n = np.arange(10, min(_LARGEST_GRID, int(0.02 * 10**digits)), dtype=np.float64)
    for each in found.tolist():
        copies = 2 * n * each
        n = n[np.abs(copies - np.round(copies)) <= 2 * n * 10.0**-digits]
        if not len(n):
            return 0
    return int(n[0])
