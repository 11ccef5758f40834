"""Subcommands about who is who in a study."""
