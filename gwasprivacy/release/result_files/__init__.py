"""Files of results before they leave: what is in them, whom their numbers tell of, what to look at first."""
