"""What tests ask about the system they run on."""

from __future__ import annotations

import os

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
"""Whether nothing can be kept from this user by rights alone; never so on Windows."""
