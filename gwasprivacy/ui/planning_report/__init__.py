"""The dialog of the planning report."""
