"""The frame of the window: document, jobs, settings, theme, help."""
