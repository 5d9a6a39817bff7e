"""The command `rathaus`. Nothing is loaded before `main`, so that Ctrl+C is heeded from the first moment on."""

import os


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code. Without words, they are those that the process was called with."""
    try:
        from rathaus.cli.process import run
    except (KeyboardInterrupt, RuntimeError):  # Python 3.11 turns the one into the other while a class is made
        os.write(2, b"rathaus: stopped\n")
        return 130
    return run(words)
