"""The cards of a position read from plain data: stalls, deck, and what the players hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.games.cleopatra.garden import NAMES, high_word, low_word
from mastaba.games.cleopatra.hidden.traces import LEAVES, STALL_HOLDER, TRANSIT, trace
from mastaba.games.cleopatra.moves import CARDS
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Palace
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput, short

PLAYER_FIELDS: Final = ("scarabs", "amulets", "statues", "sanctuaries", "hand", "known", "hidden", "bid", "rest")
UNSEEN: Final = 0  # stands for a card that is not told, until one is dealt


def words(fields: Reader, name: str, known: Sequence[str], default: str = "") -> list[str]:
    """Words divided by blanks, each of them known."""
    found = fields.text(name, default).split()
    for word in found:
        if word not in known:
            raise BadInput(f"{fields.named(name)} has {word!r:.60}; it may have {', '.join(known)}")
    return found


def cards(fields: Reader, name: str) -> list[int]:
    return [CARDS.index(word) for word in words(fields, name, CARDS)]


def token(state: Palace, path: str, word: str, holder: int) -> int:
    """A trace from ?, ?S2, ?0 or ?0:S2."""
    origin, sign, card = word[1:].partition(":")
    if not sign and origin in CARDS:
        origin, card = "", origin
    last = len(state.pools) // 10 - 1
    number = last if origin == "" else int(origin) if origin.isascii() and origin.isdigit() and len(origin) < 5 else -1
    if not 0 <= number <= last or (card and card not in CARDS):
        raise BadInput(f"{path} has {word!r:.60}, which is not a hidden card")
    return int(trace(number, holder, CARDS.index(card) if card else UNSEEN))


def read_market(state: Palace, fields: Reader) -> None:
    if "pools" in fields.fields:
        state.pools = read_pools(fields)
    stalls = fields.table("stalls")
    stalls.only(("1", "2", "3"))
    for stall in range(3):
        for word in stalls.text(str(stall + 1), "?").split():
            if word.startswith("?"):
                state.stalls[stall * STALL + DOWN] += 1
                state.traces.append(token(state, stalls.named(str(stall + 1)), word, stall + STALL_HOLDER))
            elif word in CARDS:
                state.stalls[stall * STALL + CARDS.index(word)] += 1
            else:
                raise BadInput(f"{stalls.named(str(stall + 1))} has {word!r:.60}, which is not a card")
    state.stocked = sum([1 << (int(word) - 1) for word in set(words(fields, "stocked", ("1", "2", "3")))])
    if fields.fields.get("transit") is not None:
        word = fields.text("transit")
        state.transit_down = word.startswith("?")
        if state.transit_down:
            state.traces.append(token(state, fields.named("transit"), word, TRANSIT))
            state.transit = state.traces[-1] % 10
        else:
            state.transit = CARDS.index(fields.choice("transit", CARDS))
    for card in cards(fields, "discard"):
        state.discard[card] += 1


def read_pools(fields: Reader) -> list[int]:
    rows = fields.fields["pools"]
    if not isinstance(rows, list) or not rows:
        raise BadInput(f"{fields.named('pools')} must be a list of rows")
    found: list[int] = []
    for row in rows:
        numbers = row.split() if isinstance(row, str) else []
        if len(numbers) != 10 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
            raise BadInput(f"{fields.named('pools')} must hold ten numbers for each generation, not {short(row)}")
        found += [int(word) for word in numbers]
    return found


def read_player(state: Palace, seat: int, fields: Reader) -> None:
    fields.only(PLAYER_FIELDS)
    state.scarabs[seat] = fields.number("scarabs", 0, 10**6, int(state.data.scarabs))
    state.amulets[seat] = fields.number("amulets", 0, 10**6, 0)
    state.rests[seat] = fields.number("rest", 0, 10**6, 0)
    bid = fields.fields.get("bid")
    if bid is not None:
        state.bids[seat] = 0 if bid == "sealed" else fields.number("bid", 0, int(state.scarabs[seat]))
    zones = fields.fields.get("sanctuaries", [])
    if not isinstance(zones, list) or len(zones) > 2:
        raise BadInput(f"{fields.named('sanctuaries')} must be a list of at most two zones")
    for k, names in enumerate(zones):
        squares = [NAMES.index(word) for word in words(Reader({"zone": names}, fields.path), "zone", NAMES)]
        state.sanctuaries[seat * 4 + k * 2] = low_word(sorted(set(squares)))
        state.sanctuaries[seat * 4 + k * 2 + 1] = high_word(sorted(set(squares)))
    state.statues[seat] = fields.number("statues", 0, 2, int(state.data.statues) - len(zones))
    for card in cards(fields, "known"):
        state.known[seat * 10 + card] += 1
        state.hands[seat * 10 + card] += 1
    if "hidden" in fields.fields:
        read_hidden(state, seat, fields)
    elif isinstance(fields.fields.get("hand", ""), str):
        left = cards(fields, "hand")
        for card in cards(fields, "known"):
            if card not in left:
                raise BadInput(f"{fields.named('known')} has {CARDS[card]}, which is not in the hand")
            left.remove(card)
        for card in left:
            state.hands[seat * 10 + card] += 1
            state.traces.append(int(trace(len(state.pools) // 10 - 1, seat, card)))
    else:
        size = fields.number("hand", 0, int(state.data.cards)) - len(cards(fields, "known"))
        for _k in range(size):
            state.traces.append(token(state, fields.path, "?", seat))


def read_hidden(state: Palace, seat: int, fields: Reader) -> None:
    for word in fields.text("hidden").split():
        if word.startswith("-") and word[1:] in CARDS:
            card = CARDS.index(word[1:])
            state.traces.append(int(trace(0, seat + LEAVES, card)))
            state.hands[seat * 10 + card] -= 1
        elif word.startswith("?"):
            state.traces.append(token(state, fields.named("hidden"), word, seat))
            state.hands[seat * 10 + state.traces[-1] % 10] += 1
        else:
            raise BadInput(f"{fields.named('hidden')} has {word!r:.60}, which is not a hidden card")


def read_deck(state: Palace, fields: Reader, players: Reader) -> None:
    """The deck holds what lies nowhere else; cards that were only counted get what there is most of."""
    top = fields.fields.get("top", "down")
    if top is not None:
        state.top = DOWN if top == "down" else CARDS.index(fields.choice("top", CARDS))
    if isinstance(fields.fields.get("deck"), int):
        state.deck_size = fields.number("deck", 0, int(state.data.cards))  # a view: resample() deals the cards
    else:
        count_deck(state)
        deal_counted(state, fields, players)
        state.deck_size = sum([int(number) for number in state.deck])
        if "deck" in fields.fields and sorted(cards(fields, "deck")) != deck_cards(state):
            raise BadInput(f"{fields.named('deck')} must hold the cards that lie nowhere else")
    if state.deck_size == 0 and state.top == DOWN:
        state.top = NONE
    most = int(state.deck_size)
    state.deck_down = fields.number("deck_down", 0, most, min(most, max(1, most // int(state.data.face_down))))
    if "pools" not in fields.fields:
        for card in range(10):
            unseen = [entry for entry in state.traces if entry % 10 == card and (entry // 10) % 16 < LEAVES]
            state.pools[card] = int(state.deck[card]) + len(unseen)


def deck_cards(state: Palace) -> list[int]:
    return [card for card in range(10) for _k in range(state.deck[card])]


def count_deck(state: Palace) -> None:
    """What is left when all that is named has been taken out."""
    for card in range(10):
        left = int(state.data.copies[card] - state.discard[card])
        left -= sum([int(state.hands[seat * 10 + card]) for seat in range(4)])
        left -= sum([int(state.stalls[stall * STALL + card]) for stall in range(3)])
        left -= int(state.top == card) + int(state.transit == card and not state.transit_down)
        state.deck[card] = left


def deal_counted(state: Palace, fields: Reader, players: Reader) -> None:
    """Hidden cards in stalls leave the deck; those whose kind was not told become what there is most of."""
    told: list[bool] = told_kinds(state, fields, players)
    for k, entry in enumerate(state.traces):
        holder = (entry // 10) % 16
        if holder >= LEAVES or (holder < STALL_HOLDER and told[k]):
            continue
        card = entry % 10 if told[k] else max(range(10), key=lambda kind: int(state.deck[kind]))
        if state.deck[card] < 1:
            raise BadInput("this position names more cards than there are")
        state.traces[k] = entry - entry % 10 + card
        state.deck[card] -= 1
        if holder < STALL_HOLDER:
            state.hands[holder * 10 + card] += 1
        elif holder == TRANSIT:
            state.transit = card


def told_kinds(state: Palace, fields: Reader, players: Reader) -> list[bool]:
    """For each trace whether its card was named."""
    told: list[bool] = []
    stalls = fields.table("stalls")
    for stall in range(3):
        told += [names_card(word) for word in stalls.text(str(stall + 1), "?").split() if word.startswith("?")]
    if state.transit_down:
        told.append(names_card(fields.text("transit")))
    while len(told) < len(state.traces):
        seat = (state.traces[len(told)] // 10) % 8
        table = players.table(str(seat + 1))
        told.append("hidden" in table.fields or isinstance(table.fields.get("hand", ""), str))
    return told


def names_card(word: str) -> bool:
    return ":" in word or word[1:] in CARDS
