"""Empirical lower bounds on ε: mechanisms run on worst-case neighbours, sound ones and broken ones."""
