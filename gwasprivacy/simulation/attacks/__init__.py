"""Membership attacks on simulated studies, and what a release really tells about one participant."""
