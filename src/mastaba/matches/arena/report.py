"""What a tournament says: as rows of words, as one JSON document, and as one HTML page with its pictures inside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from mastaba.bots import named
from mastaba.matches.arena import plots
from mastaba.matches.arena.matches import Match
from mastaba.matches.arena.pairings import Result
from mastaba.matches.arena.ratings import Rating

HEAD = ["MATCH", "SEATS", "GAMES", "SHARE", "95 %", "FAIR", "OF FAIR", "PLACES", "MEAN SCORES"]
MOST_REASONS = 20
STYLE = """body{font:15px/1.45 sans-serif;color:#261D13;background:#FAF5EA;max-width:900px;margin:2em auto}
table{border-collapse:collapse}td,th{padding:4px 10px;border-bottom:1px solid #D8CAAF;text-align:left}"""


def match_rows(matches: Sequence[Match]) -> list[list[str]]:
    rows = [HEAD]
    for match in matches:
        low, high = match.interval
        one, others = match.mean_scores()
        reached = match.places()[0]
        rows.append(
            [
                f"{match.pairing.game}: {match.pairing.name}" + (" (who began)" if match.pairing.balanced else ""),
                str(match.pairing.seats),
                f"{match.games:,}",
                f"{match.share:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{match.fair:.1%}",
                f"{match.share / match.fair:.2f}x",
                " ".join(str(reached[place]) for place in range(1, match.pairing.seats + 1)),
                f"{one:.1f} / {others:.1f}",
            ]
        )
    return rows


def rating_rows(found: Sequence[Rating]) -> list[list[str]]:
    return [["BOT", "RATING", "DOUBT"], *([r.bot, f"{r.skill:.1f}", f"{r.doubt:.1f}"] for r in found)]


def balance_rows(matches: Sequence[Match]) -> list[list[str]]:
    """Whether beginning helps, how long games are and how they end."""
    rows = [["MATCH", "SEATS", "WON BY WHO BEGAN", "DRAWS", "DECISIONS", "ENDED BY"]]
    for match in matches:
        began = sum(r.share(r.first) for r in match.results) / match.games
        draws = sum(r.places.count(1) > 1 for r in match.results)
        lengths = sorted(r.decisions for r in match.results)
        endings = Counter(r.ended_by for r in match.results)
        rows.append(
            [
                f"{match.pairing.game}: {match.pairing.name}",
                str(match.pairing.seats),
                f"{began:.1%} (fair {match.fair:.1%})",
                f"{draws:,}",
                f"{lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}",
                ", ".join(f"{word} {count}" for word, count in endings.most_common()),
            ]
        )
    return rows


def failure_rows(matches: Sequence[Match]) -> list[list[str]]:
    """What the bots did that lost games by it; nothing but the head where none did."""
    counted: Counter[tuple[str, str]] = sum((match.failures() for match in matches), Counter())
    return [
        ["BOT", "GAMES LOST BY FAILING", "WHAT IT DID"],
        *([bot, f"{games:,}", reason] for (bot, reason), games in counted.most_common(MOST_REASONS)),
    ]


def document(matches: Sequence[Match], found: Sequence[Rating]) -> dict[str, object]:
    return {
        "matches": [match_document(match) for match in matches],
        "ratings": [rating._asdict() for rating in found],
    }


def match_document(match: Match) -> dict[str, object]:
    return {
        **match.pairing._asdict(),
        **{role: named.label(bot) for role, bot in (("one", match.pairing.one), ("others", match.pairing.others))},
        "bots": [str(bot) for bot in (match.pairing.one, match.pairing.others)],
        "limits": match.pairing.limits._asdict(),
        "games": match.games,
        "share": match.share,
        "interval": list(match.interval),
        "fair": match.fair,
        "places": [dict(sorted(counted.items())) for counted in match.places()],
        "mean_scores": list(match.mean_scores()),
        "results": [result_document(result) for result in match.results],
    }


def result_document(result: Result) -> dict[str, object]:
    failure = None if result.failure is None else result.failure._asdict()
    return {**result._asdict(), "failure": failure}


def page(matches: Sequence[Match], found: Sequence[Rating]) -> str:
    """The whole report in one file that asks no other host for anything."""
    return "\n".join(
        [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Arena</title><style>{STYLE}</style>',
            "<h1>Arena</h1><h2>Matches</h2>",
            html_table(match_rows(matches)),
            plots.shares(matches),
            plots.placings(matches),
            "<h2>Ratings</h2><p>Plackett-Luce, from the places of every game in order; 25 is the middle.</p>",
            html_table(rating_rows(found)),
            "<h2>Balance</h2>",
            html_table(balance_rows(matches)),
            *(["<h2>Failures</h2>", html_table(failed)] if len(failed := failure_rows(matches)) > 1 else []),
            "</html>",
        ]
    )


def html_table(rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><tr>{head}</tr>{body}</table>"
