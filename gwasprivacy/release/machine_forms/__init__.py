"""A release in the forms that other programs read; each follows from its signed report alone."""
