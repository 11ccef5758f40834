"""The exact distance to significance and its certificate."""
