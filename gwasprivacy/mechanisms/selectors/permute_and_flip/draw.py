"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from gwasprivacy.mechanisms.asked_selection import race
from gwasprivacy.mechanisms.noise import exponential_noise

select, select_many = race(exponential_noise)
