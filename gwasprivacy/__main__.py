"""Where the program begins: the command ``gwasprivacy``, and ``python -m gwasprivacy``."""

import sys

from gwasprivacy.base.platforms import starting


def main() -> int:
    """The exit code of the program, which no module in the working folder takes part in."""
    if not starting.is_safe():
        return starting.start_again()
    from gwasprivacy.cli.main import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
