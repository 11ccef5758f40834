"""Imported once, by the process from which those that make trials are forked: every part of a release is loaded then."""

from __future__ import annotations

import tempfile
from pathlib import Path

import tests.attacks.register  # noqa: F401 all attacks, and the program
from tests.attacks.stage import Stage
from tests.attacks.trials import in_memory, surroundings

with tempfile.TemporaryDirectory(prefix="attack-", dir=in_memory()) as _folder, surroundings(Path(_folder)):
    Stage(Path(_folder)).room(0).release()
