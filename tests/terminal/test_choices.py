"""Lists of options under the board."""

from rathaus.terminal.choices import Choices


def drawn(choices: Choices) -> list[str]:
    return [line.plain for line in choices.lines()]


def test_all_are_explained_where_there_is_room() -> None:
    choices = Choices([1, 2], ["one", "two"], [["first"], ["second"]], chosen=1, width=40)

    assert drawn(choices) == ["▸  1  one", "      first", "   2  two", "      second"]


def test_else_only_the_chosen_one_is_explained_below_all() -> None:
    labels = [f"card {number}" for number in range(1, 7)]
    details = [[f"what card {number} does"] for number in range(1, 7)]
    lines = drawn(Choices(list(range(1, 7)), labels, details, chosen=4, width=40, lines=4))

    assert len(lines) == 3
    assert all(any(label in line for line in lines) for label in labels)
    assert lines[-1] == "      what card 4 does"


def test_no_answer_leaves_the_place_for_an_explanation_empty() -> None:
    lines = drawn(Choices([1, 2, 3], ["a", "b", "c"], [["long " * 9]] * 3, chosen=0, width=30, lines=4))

    assert lines[-2:] == ["", ""]


def test_a_long_explanation_is_broken_into_lines() -> None:
    lines = drawn(Choices([1], ["a"], [["word " * 10]], chosen=1, width=30))

    assert all(len(line) <= 30 for line in lines)
    assert " ".join(" ".join(lines[1:]).split()) == " ".join(["word"] * 10)
