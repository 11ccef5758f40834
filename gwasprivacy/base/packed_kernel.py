"""The population counts of packed genotypes as machine code, made when it is first needed: 40 ms, where numba takes half a second.

It is written in LLVM's language for the processor at hand: eight words at a time, in whatever instructions that processor has
for counting bits.  The Python lock is free while it runs, so that threads share the work.
"""

from __future__ import annotations

import ctypes
import functools
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

WORDS_TOGETHER = 8
SPARE_BYTES = 8 * WORDS_TOGETHER
"""Behind the last row, so that whole words can be read there; masks are 0 for them."""

Kernel = Callable[[npt.NDArray[np.uint8], int, int, npt.NDArray[np.uint64], npt.NDArray[np.int64]], None]
"""(bytes of the rows with :data:`SPARE_BYTES` behind them, n_rows, bytes of a row, masks (n_groups, n_words) with n_words a
multiple of :data:`WORDS_TOGETHER`, out (n_rows, n_groups, 3)): out[i, group] = (|L|, |H|, |L ∧ H|)."""

_CODE = """
declare <8 x i64> @llvm.ctpop.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.add.v8i64(<8 x i64>)

define void @count_packed(ptr %rows, i64 %n_rows, i64 %row_bytes, ptr %masks, i64 %n_groups, i64 %n_words, ptr %out) {
entry:
  br label %each_row

each_row:
  %row = phi i64 [ 0, %entry ], [ %next_row, %row_done ]
  %offset = mul i64 %row, %row_bytes
  %start = getelementptr i8, ptr %rows, i64 %offset
  br label %each_group

each_group:
  %group = phi i64 [ 0, %each_row ], [ %next_group, %group_done ]
  %skipped = mul i64 %group, %n_words
  %mask_start = getelementptr i64, ptr %masks, i64 %skipped
  br label %each_word

each_word:
  %word = phi i64 [ 0, %each_group ], [ %next_word, %each_word ]
  %sum_low = phi <8 x i64> [ zeroinitializer, %each_group ], [ %new_low, %each_word ]
  %sum_high = phi <8 x i64> [ zeroinitializer, %each_group ], [ %new_high, %each_word ]
  %sum_both = phi <8 x i64> [ zeroinitializer, %each_group ], [ %new_both, %each_word ]
  %at = getelementptr i64, ptr %start, i64 %word
  %mask_at = getelementptr i64, ptr %mask_start, i64 %word
  %packed = load <8 x i64>, ptr %at, align 1
  %mask = load <8 x i64>, ptr %mask_at, align 8
  %shifted = lshr <8 x i64> %packed, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %low = and <8 x i64> %packed, %mask
  %high = and <8 x i64> %shifted, %mask
  %both = and <8 x i64> %low, %high
  %n_low = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %low)
  %n_high = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %high)
  %n_both = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %both)
  %new_low = add <8 x i64> %sum_low, %n_low
  %new_high = add <8 x i64> %sum_high, %n_high
  %new_both = add <8 x i64> %sum_both, %n_both
  %next_word = add i64 %word, 8
  %more_words = icmp slt i64 %next_word, %n_words
  br i1 %more_words, label %each_word, label %group_done

group_done:
  %all_low = call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %new_low)
  %all_high = call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %new_high)
  %all_both = call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %new_both)
  %groups_before = mul i64 %row, %n_groups
  %place = add i64 %groups_before, %group
  %cell = mul i64 %place, 3
  %low_at = getelementptr i64, ptr %out, i64 %cell
  %high_at = getelementptr i64, ptr %low_at, i64 1
  %both_at = getelementptr i64, ptr %low_at, i64 2
  store i64 %all_low, ptr %low_at, align 8
  store i64 %all_high, ptr %high_at, align 8
  store i64 %all_both, ptr %both_at, align 8
  %next_group = add i64 %group, 1
  %more_groups = icmp slt i64 %next_group, %n_groups
  br i1 %more_groups, label %each_group, label %row_done

row_done:
  %next_row = add i64 %row, 1
  %more_rows = icmp slt i64 %next_row, %n_rows
  br i1 %more_rows, label %each_row, label %end

end:
  ret void
}
"""


_building = threading.Lock()


def compiled_kernel() -> Kernel | None:
    """The kernel; None where this machine cannot have it (big-endian, or a build of LLVM that reads another language)."""
    with _building:  # not twice, where two threads ask at once
        return _kernel()


def prepare_kernel() -> None:
    """Have the kernel made while this thread does something else, as reading the list of SNPs: LLVM lets go of Python's lock."""
    threading.Thread(target=compiled_kernel, name="gwasprivacy-kernel").start()


@functools.cache
def _kernel() -> Kernel | None:
    if sys.byteorder != "little":
        return None
    try:
        engine, address = _built()
    except Exception:  # LLVM's own kinds; numpy counts the same, more slowly
        return None
    signature = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p if each == "p" else ctypes.c_int64 for each in "piipiip"])
    run = signature(address)

    def count(
        rows: npt.NDArray[np.uint8],
        n_rows: int,
        row_bytes: int,
        masks: npt.NDArray[np.uint64],
        out: npt.NDArray[np.int64],
    ) -> None:
        _require_fitting(rows, n_rows, row_bytes, masks, out)
        run(rows.ctypes.data, n_rows, row_bytes, masks.ctypes.data, *masks.shape, out.ctypes.data)

    count.engine = engine  # type: ignore[attr-defined]  # the machine code lives as long as what it was made by
    return count


def _built() -> tuple[Any, int]:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3
    )
    module = llvm.parse_assembly(_CODE)
    module.verify()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine, engine.get_function_address("count_packed")


def _require_fitting(
    rows: npt.NDArray[np.uint8], n_rows: int, row_bytes: int, masks: npt.NDArray[np.uint64], out: npt.NDArray[np.int64]
) -> None:
    """Machine code checks no bounds, so they are checked before it runs.  Raises ValueError."""
    n_groups, n_words = masks.shape
    fits = (
        n_rows >= 1
        and n_groups >= 1
        and n_words >= 1
        and n_words % WORDS_TOGETHER == 0
        and row_bytes <= 8 * n_words < row_bytes + SPARE_BYTES
        and rows.ndim == 1
        and len(rows) >= n_rows * row_bytes + SPARE_BYTES
        and out.shape == (n_rows, n_groups, 3)
        and all(each.flags.c_contiguous for each in (rows, masks, out))
        and [each.dtype for each in (rows, masks, out)] == [np.dtype(each) for each in (np.uint8, np.uint64, np.int64)]
    )
    if not fits:
        raise ValueError("rows, masks and sums do not fit together")
