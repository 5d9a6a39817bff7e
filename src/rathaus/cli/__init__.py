"""The command `rathaus`. Nothing is loaded before `main`, so that Ctrl+C is heeded from the first moment on."""

import os


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code. Without words, they are those that the process was called with."""
    try:
        try:
            from rathaus.cli.process import run
        except RuntimeError:  # what Python 3.11 makes of an interruption while a class is being made
            raise KeyboardInterrupt from None
        return run(words)
    except KeyboardInterrupt:
        os.write(2, b"rathaus: stopped\n")
        return 130
