"""Scores: one object each, with the function, its sensitivity for every pair of neighbours, and its words."""
