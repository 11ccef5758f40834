"""Who takes part in an imagined study: disease model, cohorts, panels, mosaics."""
