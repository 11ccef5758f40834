"""How long a piece of work still takes, and how that is said."""

from __future__ import annotations

import math

from gwasprivacy.base.language import digits, say

_LEAST_SECONDS, _LEAST_SHARE = 2.0, 0.1
_STEADY = 1.5  # times faster or slower lately than in all
_MOST_SEEN = 200


class TimeLeft:
    """How long a stage of work still takes, where that is known: after two seconds and a tenth of it, and only while it goes
    about as fast as it went before.  One for each piece of work, told by one thread."""

    def __init__(self) -> None:
        self._stage = ""
        self._seen: list[tuple[float, float]] = []

    def told(self, stage: str, share: float | None, now: float) -> float | None:
        """Seconds left when a ``share`` in [0, 1] of ``stage`` is done at the time ``now``; None while that is not known."""
        if stage != self._stage:
            self._stage, self._seen = stage, []
        if share is None:
            return None
        if len(self._seen) > _MOST_SEEN:
            del self._seen[1::2]
        self._seen.append((now, share))
        started, first = self._seen[0]
        elapsed, done = now - started, share - first
        if elapsed < _LEAST_SECONDS or share < _LEAST_SHARE or done <= 0 or share >= 1:
            return None
        overall = (1 - share) * elapsed / done
        since, before = next(seen for seen in reversed(self._seen) if seen[0] <= started + elapsed / 2)
        if share <= before:
            return None  # it has stopped, as far as anybody can see
        lately = (1 - share) * (now - since) / (share - before)
        return lately if 1 / _STEADY <= lately / overall <= _STEADY else None


def duration(seconds: float) -> str:
    """Time left, roughly: "under 5 s", "40 s", "3 min", "2 h"."""
    if seconds < 5:
        return say("a few seconds")
    if seconds < 60:
        return say("{seconds} s", seconds=5 * math.ceil(seconds / 5))
    if seconds < 3600:
        return say("{minutes} min", minutes=math.ceil(seconds / 60))
    return say("{hours} h", hours=digits(f"{seconds / 3600:.1f}"))
