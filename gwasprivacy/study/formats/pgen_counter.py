"""Counts of a ``.pgen``, read with the optional package Pgenlib: calls, or sums of dosages."""

from __future__ import annotations

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
from gwasprivacy.study.probabilities import StepArray, steps_of_dosages, sums
from gwasprivacy.study.tables import CountArray

Places = npt.NDArray[np.uint32]


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
        of_reference = np.empty(self.n_people, dtype=np.float64)
        try:
            reader = self.reader(pgenlib)
            try:
                for site in range(first, end):
                    found[site - first] = sums(read_steps(reader, site, of_reference), groups)
            finally:
                reader.close()
        except (RuntimeError, MemoryError) as error:
            raise not_as_checked(self.path) from error
        return cast(CountArray, found)
