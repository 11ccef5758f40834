"""UTILITY AND RISK: simulated studies, exact inclusion, attacks, audit.  Seeded, never private."""
