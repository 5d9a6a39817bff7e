"""Fitting a value: which weights make the winners of many positions most likely (a softmax over the seats)."""

from math import exp, log
from typing import Final

STEPS: Final = 12
RIDGE: Final = 4.0  # keeps weights small when there is little evidence for them


class Sample:
    """A position as training data: everybody's features, and their shares of the win."""

    def __init__(self, features: list[list[float]], shares: list[float]) -> None:
        self.features = features
        self.shares = shares


def fit(samples: list[Sample], names: int) -> list[float]:
    """Newton's method on the log likelihood with a ridge; the same samples give the same weights."""
    weights = [0.0] * names
    for _ in range(STEPS):
        slope, curve = slopes(samples, weights)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < 1e-4:
            break
    return [round(weight, 4) for weight in weights]


def slopes(samples: list[Sample], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the likelihood, and its negative Hessian."""
    count = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    curve = [[RIDGE if row == column else 0.0 for column in range(count)] for row in range(count)]
    for sample in samples:
        guesses = guessed(sample, weights)
        mean = [0.0] * count
        for seat, found in enumerate(sample.features):
            for at in range(count):
                mean[at] += guesses[seat] * found[at]
        for seat, found in enumerate(sample.features):
            add_seat(slope, curve, found, mean, guesses[seat], sample.shares[seat])
    return slope, curve


def add_seat(
    slope: list[float], curve: list[list[float]], found: list[float], mean: list[float], guess: float, share: float
) -> None:
    """One seat's part in both."""
    count = len(slope)
    apart = [found[at] - mean[at] for at in range(count)]
    for row in range(count):
        slope[row] += (share - guess) * found[row]
        if apart[row] != 0.0:
            scaled = guess * apart[row]
            line = curve[row]
            for column in range(row + 1):
                line[column] += scaled * apart[column]


def guessed(sample: Sample, weights: list[float]) -> list[float]:
    """Everybody's share of the win as the weights predict it."""
    values: list[float] = []
    for found in sample.features:
        value = 0.0
        for at in range(len(weights)):
            value += weights[at] * found[at]
        values.append(value)
    most = max(values)
    powers = [exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric system, given its lower half: Gaussian elimination, largest pivot first."""
    count = len(right)
    rows = [
        [lower[row][column] if column <= row else lower[column][row] for column in range(count)] + [right[row]]
        for row in range(count)
    ]
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, count):
            factor = rows[row][at] / rows[at][at]
            if factor != 0.0:
                for column in range(at, count + 1):
                    rows[row][column] -= factor * rows[at][column]
    found = [0.0] * count
    for at in range(count - 1, -1, -1):
        rest = sum([rows[at][column] * found[column] for column in range(at + 1, count)])
        found[at] = (rows[at][count] - rest) / rows[at][at]
    return found


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean log loss."""
    total = 0.0
    for sample in samples:
        guesses = guessed(sample, weights)
        for seat, share in enumerate(sample.shares):
            if share > 0.0:
                total -= share * log(max(guesses[seat], 1e-9))
    return total / len(samples) if samples else 0.0
