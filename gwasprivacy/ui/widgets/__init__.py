"""Small views that several tabs use."""
