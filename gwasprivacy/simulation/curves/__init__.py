"""Utility over study sizes: estimates, simulated curves, the search for a sample size, comparison."""
