"""The command line: one file per subcommand, the same engines as the window."""
