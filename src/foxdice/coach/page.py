"""A review as HTML: it stands in a notebook, or in a file of its own."""

from html import escape

from foxdice.coach.picture import curve
from foxdice.coach.review import PlayerReview, Review
from foxdice.coach.told import adjusted, identity, moment, percent, plain, race, rows, summary
from foxdice.coach.why import signed
from foxdice.texts import say


def as_html(review: Review, language: str = "en") -> str:
    """Return the review as a piece of HTML."""
    return "\n".join(_player(found, review.game.id, language) for found in review.players)


def as_page(review: Review, language: str = "en") -> str:
    """Return the review as a whole page."""
    title = escape(say(f"game-{review.game.id.replace(':', '-')}", language))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = as_html(review, language)
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def _player(found: PlayerReview, game: str, language: str) -> str:
    name = say(f"game-{game.replace(':', '-')}", language)
    table = found.unit == "wins" or found.others != 0
    told = [
        f"<h2>{escape(name)}, {escape(say('coach-player', language, player=found.player + 1))}</h2>",
        f"<p>{escape(identity(found, table, language))} {escape(adjusted(found, language))}</p>",
        f"<p>{escape(summary(found, language))} {escape(race(found, language))}</p>",
        curve(found, table, language),
        f"<h3>{escape(say('coach-moments', language))}</h3>",
    ]
    if found.moments:
        items = "".join(f"<li>{escape(moment(choice, language))}</li>" for choice in found.moments)
        told.append(f"<ol>{items}</ol>")
    else:
        told.append(f"<p>{escape(say('coach-no-moments', language))}</p>")
    told.append(_table(found, language))
    return f"<section>\n{chr(10).join(told)}\n</section>"


def _table(found: PlayerReview, language: str) -> str:
    heads = "".join(
        f'<th scope="col">{escape(say(key, language))}</th>'
        for key in (
            "coach-event",
            "coach-what",
            "coach-value",
            "coach-change",
            *(["coach-chance"] if found.winning else []),
        )
    )
    body = "".join(
        f"<tr><td>{row.event + 1}</td><td>{escape(row.what)}</td><td>{plain(row.expected, language)}</td>"
        f"<td>{signed(row.change, language)} {escape(row.word)}</td>"
        + (f"<td>{'' if row.winning is None else percent(row.winning)}</td></tr>" if found.winning else "</tr>")
        for row in rows(found, language)
    )
    title = escape(say("coach-curve", language))
    return (
        f"<details><summary>{title}</summary><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
        "</details>"
    )
