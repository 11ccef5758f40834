"""Keys: their files, how private ones are encrypted, and whose public ones are trusted."""
