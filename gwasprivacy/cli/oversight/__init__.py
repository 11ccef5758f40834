"""Subcommands of those who answer for releases without making them: policy, request, approve."""
