"""The only door to OpenDP: exact samplers on integers, whose generator the operating system seeds.  Nobody else can.

What OpenDP 0.16 does, and what we use of it:

* Random bits are OpenSSL's ``RAND_bytes``, linked into its library: a generator for each thread, from one for the process,
  which asks the system for 48 bytes before its first number and seldom again.  Its state lies in memory, so a
  release draws in a fresh process (:mod:`gwasprivacy.release.draw`); audits and rehearsals may draw anywhere.
* ``make_laplace`` on vectors of i64: the discrete Laplace law Pr[x] ∝ e^{−|x|/scale}, sampled exactly with rational
  arithmetic (Canonne, Kamath, Steinke 2020, Algorithm 2).  About 7 µs a number; the time depends on no score, since
  the vector handed in is zero.  The Python lock is free meanwhile, so threads share the work.
* ``make_noisy_top_k`` under ``zero_concentrated_divergence``: k rounds of the exponential mechanism without
  replacement, Pr ∝ e^{score/scale}, exact (rejection from the uniform law).  Its privacy map speaks of zCDP; the pure ε
  of one round is 2Δ/scale by McSherry & Talwar 2007, and of k rounds k times that by composition.  Its time grows with
  n/Σe^{(score−max)/scale}: see :mod:`gwasprivacy.mechanisms.exponential_choice`, which keeps n small.
* ``make_composition`` of many equal measurements: many independent draws at the price of one call, for audits, which read
  the picks where OpenDP put them: its own conversion asks every small list for its type, four times as long as the draw.

Never used: the monotonic flag (these scores are not monotonic), and ``max_divergence`` top-k, which runs
permute-and-flip in k rounds and is another law than our one-shot form (docs/theory/mechanisms.md).
"""

from __future__ import annotations

import ctypes
import functools
from concurrent.futures import ThreadPoolExecutor
from secrets import SystemRandom
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.platforms.processes import usable_processors

IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]

_BLOCK = 50_000
# |noise| beyond 2⁶¹ steps is cut off: at scales ≤ 2⁵³ that is 256 scales or more, probability below e⁻²⁵⁶.
_LIMIT = 1 << 61
_TOGETHER = (1000, 100, 10)


@functools.cache
def _opendp() -> Any:
    import opendp.prelude as dp  # 0.3 s, and only a release or an audit needs it

    dp.enable_features("contrib")
    return dp


@functools.lru_cache(maxsize=64)
def _laplace(scale: float) -> Any:
    dp = _opendp()
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.l1_distance(T="i64")
    return dp.m.make_laplace(*space, scale=scale)


@functools.lru_cache(maxsize=64)
def _top_k(kind: str, scale: float, k: int) -> Any:
    dp = _opendp()
    atom = dp.atom_domain(T="i64") if kind == "i64" else dp.atom_domain(T="f64", nan=False)
    return dp.m.make_noisy_top_k(
        dp.vector_domain(atom), dp.linf_distance(T=kind), dp.zero_concentrated_divergence(), k=k, scale=scale
    )


@functools.lru_cache(maxsize=64)
def _many_top_k(kind: str, scale: float, k: int, draws: int) -> Any:
    return _opendp().c.make_composition([_top_k(kind, scale, k)] * draws)


def _checked_scale(scale: int) -> int:
    if not 0 < scale <= 1 << 53:
        raise ValueError("the noise scale must be a whole number of steps from 1 to 2⁵³")
    return scale


def _laplace_block(scale: int, size: int) -> IntArray:
    drawn = np.array(_laplace(float(scale))(np.zeros(size, dtype=np.int64)), dtype=np.int64)
    return np.clip(drawn, -_LIMIT, _LIMIT)


def laplace_noise(n: int, scale: int) -> IntArray:
    """``n`` independent discrete Laplace numbers, Pr[x] ∝ e^{−|x|/scale}: int64, shape (n,), in steps.

    ``scale``: whole steps, 1 … 2⁵³.  Drawn in blocks on as many threads as there are processors.
    """
    scale = _checked_scale(scale)
    sizes = [min(_BLOCK, n - start) for start in range(0, n, _BLOCK)]
    if len(sizes) <= 1:
        return _laplace_block(scale, n) if n else np.empty(0, dtype=np.int64)
    out = np.empty(n, dtype=np.int64)
    with ThreadPoolExecutor(max_workers=min(usable_processors(), len(sizes))) as pool:
        start = 0
        for block in pool.map(functools.partial(_laplace_block, scale), sizes):
            out[start : start + len(block)] = block
            start += len(block)
    return out


def exponential_noise(n: int, scale: int) -> IntArray:
    """``n`` independent numbers |X|, X discrete Laplace: int64 ≥ 0, shape (n,), in steps.

    Pr[x] ∝ e^{−x/scale} for x > 0, and half of that at 0.  For every shift c ≥ 0,
    Pr[x + c] ≥ e^{−c/scale}·Pr[x], which is all that permute-and-flip's proof asks of its noise.
    """
    return np.abs(laplace_noise(n, scale))


def discrete_laplace(values: IntArray, scale: float) -> IntArray:
    """``values`` plus independent discrete Laplace noise, Pr[x] ∝ e^{−|x|/scale}: int64, shape (n,).

    ``scale``: any positive double, taken as the exact rational it is.
    """
    return np.array(_laplace(float(scale))(values.tolist()), dtype=np.int64)


def exponential_choice(scores: IntArray | FloatArray, scale: float) -> int:
    """One draw of an index with Pr[i] ∝ e^{scores[i]/scale}, exact for the numbers handed in.

    ``scores``: int64 or finite float64, shape (n,), n ≥ 1.
    """
    return int(_top_k(_kind(scores), float(scale), 1)(scores.tolist())[0])


def exponential_top(scores: IntArray | FloatArray, scale: float, k: int, draws: int) -> IntArray:
    """``draws`` independent runs of k rounds without replacement, Pr[i] ∝ e^{scores[i]/scale}: shape (draws, k).

    A release draws once, by OpenDP's own call.
    """
    kind, done = _kind(scores), 0
    out = np.empty((draws, k), dtype=np.int64)
    for together in _TOGETHER:
        while draws - done >= together:
            _pick_into(out[done : done + together], _many_top_k(kind, float(scale), k, together), scores)
            done += together
    for row in range(done, draws):
        out[row] = _top_k(kind, float(scale), k)(scores.tolist())
    return out


@functools.cache
def _readers() -> tuple[Any, Any, Any]:
    """OpenDP's functions that lend the memory of an object, give the loan back, and draw."""
    from opendp._lib import AnyObjectPtr, FfiResult, FfiSlice, lib
    from opendp.mod import Measurement

    class Lent(ctypes.Structure):
        """An FfiResult whose payload is read as what it is where nothing is wrong: of hundreds of thousands none is cast by itself."""

        _fields_ = (("tag", ctypes.c_uint32), ("slice", ctypes.POINTER(FfiSlice)))

    lends = ctypes.CFUNCTYPE(Lent, ctypes.c_void_p)
    gives_back = ctypes.CFUNCTYPE(FfiResult, ctypes.c_void_p)
    draws = ctypes.CFUNCTYPE(FfiResult, Measurement, AnyObjectPtr)
    return (
        lends(("opendp_data__object_as_slice", lib)),
        gives_back(("opendp_data__slice_free", lib)),
        draws(("opendp_core__measurement_invoke", lib)),
    )


def _pick_into(out: IntArray, measurement: Any, scores: IntArray | FloatArray) -> None:
    """Fill ``out``, contiguous, of shape (draws, k), by ``measurement``, a composition of that many draws of k rows each."""
    from opendp import _data as data
    from opendp._convert import py_to_c
    from opendp._lib import AnyObjectPtr, FfiResult, FfiSlice, unwrap
    from opendp.core import measurement_input_carrier_type

    lend, give_back, draw = _readers()
    asked = py_to_c(scores, c_type=AnyObjectPtr, type_name=measurement_input_carrier_type(measurement))
    released = unwrap(draw(measurement, asked), AnyObjectPtr)
    lists = data.object_as_slice(released)  # type: ignore[no-untyped-call]
    place, (rows, k), width = out.ctypes.data, out.shape, out.strides[0]
    try:
        each = data.ffislice_of_anyobjectptrs(lists).contents  # type: ignore[no-untyped-call]
        if each.len != rows:
            raise RuntimeError(f"{each.len} draws in place of {rows}")
        for one in (ctypes.c_void_p * each.len).from_address(each.ptr):
            lent = lend(one)
            if lent.tag:
                unwrap(FfiResult.from_buffer(lent), ctypes.POINTER(FfiSlice))  # raises what is wrong
            picks = lent.slice.contents
            if picks.len != k:
                raise RuntimeError(f"{picks.len} picks in place of {k}")
            ctypes.memmove(place, picks.ptr, width)
            give_back(lent.slice)
            place += width
    finally:
        data.slice_free(lists)  # type: ignore[no-untyped-call]


def _kind(scores: IntArray | FloatArray) -> str:
    return "i64" if scores.dtype == np.int64 else "f64"


def uniform_subset(n: int, k: int) -> IntArray:
    """``k`` of 0 … n−1, every subset equally likely, from the operating system's generator: int64, shape (k,)."""
    return np.array(SystemRandom().sample(range(n), k), dtype=np.int64)


def uniform_below(n: int) -> int:
    """One of 0 … n − 1, all equally likely however large n ≥ 1 is, from the operating system's generator."""
    return SystemRandom().randrange(n)
