"""The selectors, one file each; every module here defines one ``SELECTOR``, and that is all it takes to add one."""
