"""Exact enumeration over small universes: the verifier, its traps, k-Max."""
