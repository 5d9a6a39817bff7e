"""How people answer at Ratzzia's cupboard: what they tap, press or call by its name, one after another."""

from typing import Any

COLUMNS = "asdfgjklp"
SENT = ".answers [data-send]"
MAIN = ".answers [data-main]"


def taps(option: dict[str, Any]) -> list[str]:
    """What is tapped for an option, in this order."""
    verb, args = option["verb"], option["args"]
    value, column = args.get("value"), args.get("column", 0)
    player = f'[data-paper] [aria-keyshortcuts="{args.get("player")}"]'
    places = {"place": "own", "cat": "own", "support": "support", "support-cat": "support", "candy": "candy"}
    if verb in places:
        return [f'[data-piece="{places[verb]}-{value or 0}"]', f'[data-column="{column}"]']
    return {
        "take-back": [f'[data-column="{column}"]'],
        "mark": [f'[data-piece="own-{value}"][aria-pressed=false]'],
        "mark-recovered": ['[data-piece="recovered-0"][aria-pressed=false]'],
        "skip": [".answers [data-leave]"],
        "ana": [f'[data-column="{column}"]', SENT],
        "rob": [player, SENT],
        "candy-from": [player, SENT],
        "candy-at": [f'[data-square="column-{column}/{args.get("row")}"]', SENT],
        "left": ["[data-way=left]", SENT],
        "right": ["[data-way=right]", SENT],
        "name": [f'[data-paper] [aria-keyshortcuts="{value}"]', SENT],
    }.get(verb, [MAIN])


def names(option: dict[str, Any], said: str, player: str) -> list[str]:
    """The same by what a screen reader calls it; each is how a name begins."""
    verb, args = option["verb"], option["args"]
    value = args.get("value")
    column = f"Column {args['column']}," if "column" in args else "The cat’s row"
    return {
        "take-back": [column],
        "mark": [f"{value}: mark it"],
        "mark-recovered": ["die from the cat: mark it"],
        "place": [f"{value}: pick it up", column],
        "cat": [f"{value}: pick it up", column],
        "support": [f"support {value}: pick it up", column],
        "support-cat": [f"support {value}: pick it up", column],
        "candy": ["candy die: pick it up", column],
        "ana": [column, "Ana to"],
        "rob": [player, "Take "],
        "candy-from": [player, "Take "],
        "candy-at": [said, "Take "],
        "left": ["To the left,", "Send to the left"],
        "right": ["To the right,", "Send to the right"],
        "name": [said, "It is"],
    }.get(verb, [said])


def keys(option: dict[str, Any]) -> list[str]:
    """The same by keys that work anywhere; a die is named by the thing whose key is asked for."""
    verb, args = option["verb"], option["args"]
    if verb in ("mark", "mark-recovered"):
        return taps(option)
    if verb in ("place", "cat", "support", "support-cat", "candy"):
        return [taps(option)[0], COLUMNS[args["column"] - 1] if "column" in args else "c"]
    return {
        "take-back": [COLUMNS[args.get("column", 1) - 1]],
        "ana": [COLUMNS[args.get("column", 1) - 1], "Enter"],
        "rob": [str(args.get("player")), "Enter"],
        "candy-from": [str(args.get("player")), "Enter"],
        "left": ["ArrowLeft", "Enter"],
        "right": ["ArrowRight", "Enter"],
        "name": [str(args.get("value")), "Enter"],
    }.get(verb, [])
