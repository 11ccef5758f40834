"""Subcommands for reports that were signed: the rest of a killed release, the files again, another signature."""
