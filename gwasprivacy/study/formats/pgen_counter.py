"""Counts of a ``.pgen``, read with the optional package Pgenlib: calls, or sums of dosages."""

from __future__ import annotations

import functools
import importlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import FileState, open_binary
from gwasprivacy.study.formats.opened_study import SQUARES
from gwasprivacy.study.probabilities import CodedSums, StepArray, steps_of_dosages, sums
from gwasprivacy.study.tables import CountArray

Places = npt.NDArray[np.uint32]
_PARTS = 1 << 14
"""Of one copy: dosages are whole numbers of these (PLINK 2's specification)."""


def pgenlib_module() -> Any:
    """The package.  Raises InvalidInput where it is not installed."""
    try:
        return importlib.import_module("pgenlib")
    except ImportError as error:
        raise InvalidInput("machine.no-pgenlib") from error


def not_as_checked(path: Path) -> InvalidInput:
    """What an error of the reader means; its own message may say more than a line should."""
    return InvalidInput("pgen.damaged-or-changed", path=path)


def read_steps(reader: Any, site: int, of_reference: npt.NDArray[np.float64]) -> StepArray:
    """Everybody's dosages at a site as probabilities of a1, every allele but the reference; ``of_reference`` is written over."""
    reader.read_dosages(site, of_reference, allele_idx=0)
    return steps_of_dosages(np.where(of_reference < 0, -1, 2 - of_reference))


def _codes(of_reference: npt.NDArray[np.float32]) -> npt.NDArray[np.int32] | None:
    """Dosages of the reference as the whole numbers of 1/16384 that a ``.pgen`` has of them, no call as the next one; None where
    one is anything else."""
    parts = of_reference * _PARTS
    if (parts < 0).any():
        parts[parts < 0] = 2 * _PARTS + 1
    if not (np.trunc(parts) == parts).all() or parts.max(initial=0) > 2 * _PARTS + 1:
        return None
    return parts.astype(np.int32)


@functools.cache
def _sums_of_codes() -> CodedSums:
    of_reference = np.arange(2 * _PARTS + 1) / _PARTS
    return CodedSums.of(steps_of_dosages(np.append(2 - of_reference, -1)))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PgenCounter:
    """Counts blocks of sites of a ``.pgen``; picklable.  ``groups``: the places of the people in each cell, uint32."""

    path: Path
    state: FileState
    n_people: int
    groups: tuple[Places, ...]
    allele_offsets: npt.NDArray[np.uintp]

    def reader(self, pgenlib: Any) -> Any:
        return pgenlib.PgenReader(
            os.fsencode(self.path),
            raw_sample_ct=self.n_people,
            variant_ct=len(self.allele_offsets) - 1,
            allele_idx_offsets=self.allele_offsets,
        )

    def __call__(self, block: tuple[int, int]) -> CountArray:
        first, end = block
        pgenlib = pgenlib_module()
        with open_binary(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
        calls = np.zeros((end - first, len(self.groups), 4), dtype=np.int32)
        of_reference = np.empty(4, dtype=np.uint32)
        try:
            reader = self.reader(pgenlib)
            try:
                for group, members in enumerate(self.groups):
                    if not len(members):  # the reader takes no empty subset
                        continue
                    reader.change_sample_subset(members)
                    for site in range(first, end):
                        reader.count(site, of_reference, allele_idx=0)
                        calls[site - first, group] = of_reference[[2, 1, 0, 3]]
            finally:
                reader.close()
        except (RuntimeError, MemoryError) as error:
            raise not_as_checked(self.path) from error
        if (calls.sum(axis=2) != [len(members) for members in self.groups]).any():
            raise InvalidInput("pgen.damaged", path=self.path)
        return calls


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PgenDosageCounter(PgenCounter):
    """Sums dosages of blocks of sites instead, in steps."""

    def __call__(self, block: tuple[int, int]) -> CountArray:
        first, end = block
        pgenlib = pgenlib_module()
        with open_binary(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
        groups = np.zeros((len(self.groups), self.n_people), dtype=np.float64)
        for group, members in enumerate(self.groups):
            groups[group, members] = 1
        found = np.empty((end - first, len(self.groups), SQUARES + 1), dtype=np.int64)
        of_reference = np.empty(self.n_people, dtype=np.float32)
        coded, by_codes = _sums_of_codes().over(groups, end - first), np.zeros(end - first, dtype=bool)
        try:
            reader = self.reader(pgenlib)
            try:
                for site in range(first, end):
                    reader.read_dosages(site, of_reference, allele_idx=0)
                    codes = _codes(of_reference)
                    if codes is None:
                        own = read_steps(reader, site, np.empty(self.n_people, dtype=np.float64))
                        found[site - first] = sums(own, groups)
                    else:
                        coded.add(site - first, codes)
                        by_codes[site - first] = True
            finally:
                reader.close()
        except (RuntimeError, MemoryError) as error:
            raise not_as_checked(self.path) from error
        if by_codes.any():
            found[by_codes] = coded.found()[by_codes]
        return cast(CountArray, found)
