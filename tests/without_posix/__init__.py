"""The program as it finds itself on a system without POSIX: what only Linux and macOS have is hidden from its own modules."""
