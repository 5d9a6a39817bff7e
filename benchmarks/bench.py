"""Measures the rules interpreted and compiled in one run, and prints both with their ratio."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMMAND = [sys.executable, "-m", "rathaus.cli", "bench", "--json"]


def measured(path: Path) -> list[dict[str, Any]]:
    """The figures of `rathaus bench` with the package found at a path."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(COMMAND, env=environment, check=True, capture_output=True, text=True)
    games: list[dict[str, Any]] = json.loads(done.stdout)["games"]
    return games


def main() -> None:
    """Compile where that is not done yet, then measure both."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=True)
    print(f"{'':<26}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for plain, fast in zip(measured(ROOT / "src"), measured(ROOT / "build" / "compiled"), strict=True):
        print(plain["game"], ", ".join(f"{name}={value}" for name, value in plain["options"].items()))
        for figure in ("decisions_per_second", "copies_per_second", "games_per_second"):
            ratio = fast[figure] / plain[figure]
            print(f"  {figure:<24}{plain[figure]:>14,.0f}{fast[figure]:>14,.0f}{ratio:>7.1f}×")


if __name__ == "__main__":
    main()
