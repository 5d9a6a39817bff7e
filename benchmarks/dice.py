"""Rolls ten million dice of each stream, and says how likely it is that fair dice are at least as uneven.

`benchmarks/dice.py [--dice N]`: χ² of the single numbers (5 degrees of freedom) and of pairs of
them (35). The seeds are fixed, so the figures are the same each time.
"""

import argparse
import math
import sys
import time

from rathaus.core.rng import Rng, generator

SIDES = 6
SEEDS = {"fair stream": f"fair:{'0123456789abcdef' * 4}", "fast stream": "ten million dice"}
UNLIKELY = 1e-6


def main() -> int:
    """Roll, and print one line for each stream; return 1 if it can hardly be chance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dice", type=int, default=10_000_000)
    dice = parser.parse_args().dice
    worst = 1.0
    for name, seed in SEEDS.items():
        begun = time.perf_counter()
        pairs = rolled(generator(seed), dice // 2)
        seconds = time.perf_counter() - begun
        singles = [sum(pairs[side::SIDES]) + sum(pairs[side * SIDES : (side + 1) * SIDES]) for side in range(SIDES)]
        found = [(chi_square(counts), len(counts) - 1) for counts in (singles, pairs)]
        chances = [survival(value, freedom) for value, freedom in found]
        worst = min(worst, *chances)
        told = ", ".join(
            f"{what} χ² = {value:.2f} (p = {chance:.3f})"
            for what, (value, _), chance in zip(("single", "pairs"), found, chances, strict=True)
        )
        print(f"{name}: {2 * (dice // 2):,} dice, {told}, {seconds:.1f} s")
    return int(worst < UNLIKELY)


def rolled(rng: Rng, pairs: int) -> list[int]:
    """How often each pair of dice came."""
    counts = [0] * SIDES**2
    below = rng.below
    for _ in range(pairs):
        counts[below(SIDES) * SIDES + below(SIDES)] += 1
    return counts


def chi_square(counts: list[int]) -> float:
    """How uneven they are."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def survival(value: float, freedom: int) -> float:
    """The probability of a χ² at least this large, summed in steps of two degrees of freedom."""
    half = value / 2
    chance = math.erfc(math.sqrt(half)) if freedom % 2 else math.exp(-half)
    for less in range(2 - freedom % 2, freedom, 2):
        chance += math.exp(less / 2 * math.log(half) - half - math.lgamma(less / 2 + 1)) if half else 0.0
    return chance


if __name__ == "__main__":
    sys.exit(main())
