"""What makes the offline archives; nothing of it is in the program.  `make bundles` runs it."""
