"""The command `rathaus`. Nothing is loaded before `main`, so that Ctrl+C is heeded from the first moment on."""

import os


def main(words: list[str] | None = None) -> int:
    """Run one command; return its exit code. Without words, they are those that the process was called with."""
    try:
        from rathaus.cli import process

        if words is None:
            return process.run()
        from rathaus.cli.commands import run

        return run(words)
    except KeyboardInterrupt:
        os.write(2, b"rathaus: stopped\n")
        return 130
