"""Where Linux, Windows and macOS differ: nothing outside this folder asks which system it runs on, or names what only one has."""
