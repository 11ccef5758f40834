"""The program as a Windows program: a genuine Windows Python under Wine, for developers only (``make windows``)."""
