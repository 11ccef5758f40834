"""ADVERSARY → ε: families of priors, their calibration and its exact verification.  Pure functions of plain numbers."""
