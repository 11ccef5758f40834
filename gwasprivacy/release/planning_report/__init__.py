"""The signed planning report: what a plan can do, before there are data."""
