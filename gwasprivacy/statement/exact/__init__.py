"""Signed reports on exact results: the question, its answer, and how both are read and checked."""
