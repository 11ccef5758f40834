"""Planning reports: before there are data, nothing is drawn, and all but the simulated numbers follows from the plan."""
