"""The command `rathaus`. Nothing is loaded before `main`, so that Ctrl+C works from the first moment on."""

import os


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code. Without `words`, use the arguments of the process."""
    try:
        try:
            from rathaus.cli.process import run
        except RuntimeError:  # Python 3.11 raises this for an interruption while it creates a class
            raise KeyboardInterrupt from None
        return run(words)
    except KeyboardInterrupt:
        os.write(2, b"rathaus: stopped\n")
        return 130
