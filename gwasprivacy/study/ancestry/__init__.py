"""Ancestry groups from a public panel, one person at a time."""
