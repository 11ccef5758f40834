"""UTILITY AND RISK: simulated studies, exact inclusion, attacks.  Seeded, never private."""
