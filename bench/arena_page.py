"""Write measured tables into docs/arena.md, between their marks."""

from pathlib import Path

from foxdice.dice.arena.odds import ALL_IN_STRENGTHS, MAX_LYING, STRENGTHS, all_in_odds, throw_odds
from foxdice.dice.arena.plans import KINDS
from foxdice.dice.arena.throw import MAX_DICE

DOCS = Path(__file__).parents[1] / "docs"


def write_part(name: str, text: str) -> None:
    """Replace what stands between the marks of this name."""
    page = DOCS / "arena.md"
    begin, end = f"<!-- measured: {name} -->", f"<!-- end: {name} -->"
    before, _, rest = page.read_text("utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n{text}{end}{after}", "utf-8")


def odds_tables() -> str:
    """Sum up odds.json: one line a number of dice."""
    text = "| lying | kind | " + " | ".join(f"{s:g} m/s" for s in STRENGTHS) + " |\n"
    text += "|---:|---|" + "---:|" * len(STRENGTHS) + "\n"
    for lying in range(1, MAX_LYING + 1):
        for kind in KINDS:
            cells = []
            for strength in STRENGTHS:
                ends = throw_odds(lying, kind, strength)
                throws = sum(end.count for end in ends)
                turned = sum(end.count * (end.turned.side + end.turned.opposite) for end in ends)
                cocked = sum(end.count * end.turned.cocked for end in ends)
                cocked += sum(end.count for end in ends if end.thrown == "cocked")
                lost = sum(end.count * end.turned.out for end in ends)
                lost += sum(end.count for end in ends if end.thrown == "out")
                cells.append(f"{turned / throws:.2f} · {lost / throws:.2f} · {cocked / throws:.2f}")
            text += f"| {lying} | {kind} | " + " | ".join(cells) + " |\n"
    return text


def all_in_table() -> str:
    """Sum up whole hands: shares of the dice that fly out and are cocked."""
    text = "| dice | " + " | ".join(f"{s:g} m/s: out | cocked" for s in ALL_IN_STRENGTHS) + " |\n"
    text += "|---:|" + "---:|---:|" * len(ALL_IN_STRENGTHS) + "\n"
    for dice in range(1, MAX_DICE + 1):
        cells = []
        for strength in ALL_IN_STRENGTHS:
            ends = all_in_odds(dice, strength)
            thrown = dice * sum(end.count for end in ends)
            cells.append(f"{100 * sum(end.count * end.out for end in ends) / thrown:.1f} %")
            cells.append(f"{100 * sum(end.count * end.cocked for end in ends) / thrown:.1f} %")
        text += f"| {dice} | " + " | ".join(cells) + " |\n"
    return text


def main() -> None:
    """Write the tables of odds.json anew, without measuring."""
    write_part("odds", odds_tables())
    write_part("all-in", all_in_table())


if __name__ == "__main__":
    main()
