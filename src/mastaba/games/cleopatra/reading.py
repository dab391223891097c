"""Positions read from plain data: saved ones, views, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.cleopatra.garden import (
    GARDEN_LOW,
    HIGH,
    NAMES,
    PLACE_HIGH,
    PLACE_LOW,
    PLACEMENTS,
    TILE_OF,
    TILES,
    fits,
    high_word,
    low_word,
)
from mastaba.games.cleopatra.moves import CARDS, DONE, RESOURCES, SIZE, SPHINX, VOCABULARY, WORSHIPPERS
from mastaba.games.cleopatra.position import broken_invariant
from mastaba.games.cleopatra.rules.market import StockStall
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.rules.procession import complete_categories
from mastaba.games.cleopatra.rules.turn import TURNS, restore
from mastaba.games.cleopatra.state import DOWN, ENDINGS, NONE, STALL, UNDECIDED, Table, empty_table
from mastaba.games.cleopatra.traces import LEAVES, STALL_HOLDER, TRANSIT, trace
from mastaba.kernel.agenda import CHANCE, AnyStep, Together
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.faults import BadInput
from mastaba.kernel.rows import counts

PLAYER_FIELDS: Final = ("scarabs", "amulets", "statues", "sanctuaries", "hand", "known", "hidden", "bid", "rest")
FIELDS: Final = (
    "turn", "active", "ended_by", "last_turns_after", "players", "worshippers", "helper", "waivers", "limit_due",
    "built", "credits", "payment", "stalls", "stocked", "transit", "deck", "deck_down", "top", "discard", "pools",
    "cleopatra", "sphinxes", "obelisks", "doors", "columns", "pedestal", "throne", "mosaics", "mosaic", "stack",
    "agenda",
)  # fmt: skip
HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")
UNSEEN: Final = 0  # stands for a card that is not told, until one is dealt


def load(setup: Setup, document: Mapping[str, object]) -> Table:
    """A position as save() wrote it."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER))
    for name in FIELDS:
        if name not in document:
            raise BadInput(f"{name} is missing")
    state = read(setup, fields)
    check(state)
    return state


def make(setup: Setup, given: Mapping[str, object]) -> Table:
    """A position made by hand: by default the start of player 1's turn, with a face-down card on each stall.

    Cards that are not named lie in the deck, mosaics that are not named in the stack. A hand may be a number."""
    fields = Reader(given, "position")
    fields.only(FIELDS)
    state = read(setup, fields)
    check(state)
    return state


def read(setup: Setup, fields: Reader) -> Table:
    state = empty_table(setup)
    state.turn = fields.number("turn", 0, 10**9, int(state.seats) + 1)
    state.active = fields.number("active", 1, setup.seats, 1) - 1
    if fields.fields.get("ended_by") is not None:
        state.ending = ENDINGS.index(fields.choice("ended_by", ENDINGS))
    if fields.fields.get("last_turns_after") is not None:
        state.trigger = fields.number("last_turns_after", 1, setup.seats) - 1
    read_palace(state, fields)
    read_turn(state, fields)
    read_market(state, fields)
    players = fields.table("players")
    players.only([str(seat + 1) for seat in range(setup.seats)])
    for seat in range(setup.seats):
        read_player(state, seat, players.table(str(seat + 1)))
    read_deck(state, fields, players)
    if "agenda" in fields.fields:
        set_agenda(state, [read_step(state, step) for step in fields.tables("agenda")])
    elif state.ending == UNDECIDED:
        set_agenda(state, list(TURNS[state.active][1:]))
    return state


def read_step(state: Table, fields: Reader) -> AnyStep:
    step = restore(state, fields.text("step"), fields)
    fields.only(("step", *step.facts()))
    return step


# ---------------------------------------------------------------------- words
def words(fields: Reader, name: str, known: Sequence[str], default: str = "") -> list[str]:
    """Words divided by blanks, each of them known."""
    found = fields.text(name, default).split()
    for word in found:
        if word not in known:
            raise BadInput(f"{fields.named(name)} has {word!r:.60}; it may have {', '.join(known)}")
    return found


def cards(fields: Reader, name: str) -> list[int]:
    return [CARDS.index(word) for word in words(fields, name, CARDS)]


def token(state: Table, path: str, word: str, holder: int) -> int:
    """A trace from ?, ?S2, ?0 or ?0:S2."""
    origin, sign, card = word[1:].partition(":")
    if not sign and origin in CARDS:
        origin, card = "", origin
    last = len(state.pools) // 10 - 1
    number = last if origin == "" else int(origin) if origin.isascii() and origin.isdigit() and len(origin) < 5 else -1
    if not 0 <= number <= last or (card and card not in CARDS):
        raise BadInput(f"{path} has {word!r:.60}, which is no hidden card")
    return int(trace(number, holder, CARDS.index(card) if card else UNSEEN))


# ---------------------------------------------------------------------- the parts of the table
def read_palace(state: Table, fields: Reader) -> None:
    sphinxes = fields.table("sphinxes")
    sphinxes.only(("L", "R"))
    for side in range(2):
        state.sphinxes[side] = sphinxes.number("LR"[side], 0, 3, 0)
    state.obelisks = sum([1 << "LR".index(side) for side in set(words(fields, "obelisks", ("L", "R")))])
    state.doors = sum([1 << "LR".index(side) for side in set(words(fields, "doors", ("L", "R")))])
    walls = words(fields, "columns", [str(wall) for wall in range(1, 10)])
    state.walls = sum([1 << (int(wall) - 1) for wall in set(walls)])
    state.dais = int(fields.flag("pedestal", False)) + int(fields.flag("throne", False))
    if state.dais == 1 and not fields.flag("pedestal", False):
        raise BadInput("the throne stands on the pedestal, and there is none")
    mosaics = fields.table("mosaics")
    mosaics.only(list(TILES))
    for tile in mosaics.fields:
        lay(state, TILES.index(tile), mosaics)
    read_stack(state, fields)
    state.cleopatra = fields.number("cleopatra", 0, 5, min(5, int(complete_categories(state))))


def lay(state: Table, tile: int, mosaics: Reader) -> None:
    squares = sorted([NAMES.index(word) for word in words(mosaics, TILES[tile], NAMES)])
    if squares not in PLACEMENTS or TILE_OF[PLACEMENTS.index(squares)] != tile:
        raise BadInput(f"{mosaics.named(TILES[tile])} must name five squares of that shape, without the throne's")
    place = PLACEMENTS.index(squares)
    if PLACE_LOW[place] & state.covered_low or PLACE_HIGH[place] & state.covered_high:
        raise BadInput(f"{mosaics.named(TILES[tile])} lies on another mosaic")
    state.laid[tile] = place
    state.covered_low |= PLACE_LOW[place]
    state.covered_high |= PLACE_HIGH[place]
    state.stack &= ~(1 << tile)


def read_stack(state: Table, fields: Reader) -> None:
    """The top mosaic, by default the first that is not laid, and the others below it."""
    left = state.stack
    if "stack" in fields.fields:
        letters = fields.text("stack").replace(" ", "")
        if any(letter not in TILES for letter in letters):
            raise BadInput(f"{fields.named('stack')} must name mosaics of {TILES}")
        state.stack = sum([1 << TILES.index(letter) for letter in set(letters)])
    if "mosaic" in fields.fields:
        named = fields.fields["mosaic"]
        state.tile = NONE if named is None else TILES.index(fields.choice("mosaic", list(TILES)))
    elif "stack" not in fields.fields:
        free_low, free_high = GARDEN_LOW & ~state.covered_low, HIGH & ~state.covered_high
        found = [tile for tile in range(12) if left >> tile & 1 and fits(tile, free_low, free_high)]
        state.tile = found[0] if found else NONE
        state.stack = left if found else 0
    if state.tile != NONE and "stack" not in fields.fields:
        state.stack &= ~(1 << state.tile)


def read_turn(state: Table, fields: Reader) -> None:
    names = words(fields, "worshippers", ("-", *WORSHIPPERS), " ".join(WORSHIPPERS))
    placed = [name for name in names if name != "-"]
    if len(names) != 5 or len(placed) != len(set(placed)) or names[: len(placed)] != placed:
        raise BadInput(f"{fields.named('worshippers')} must name the five worshippers, each once")
    for place, name in enumerate(names):
        state.places[place] = NONE if name == "-" else WORSHIPPERS.index(name)
    helper = fields.choice("helper", ("none", *WORSHIPPERS), "none")
    state.helper = NONE if helper == "none" else WORSHIPPERS.index(helper)
    waivers = fields.table("waivers")
    waivers.only(("A", "R"))
    state.waive_artisans = waivers.number("A", 0, 60, 0)
    state.waive_resources = waivers.number("R", 0, 60, 0)
    state.limit_due = fields.flag("limit_due", state.chosen.limit_on_quarry)
    state.built = fields.number("built", 0, 33, 0)
    for letter in fields.text("credits", "").replace(" ", ""):
        if letter not in RESOURCES:
            raise BadInput(f"{fields.named('credits')} has {letter!r}, which is none of the resources {RESOURCES}")
        state.credits[RESOURCES.index(letter)] += 1
    if fields.fields.get("payment") is not None:
        read_payment(state, fields.table("payment"))


def read_payment(state: Table, fields: Reader) -> None:
    fields.only(("piece", "artisans", "resources", "types", "latest", "took_credit"))
    piece = VOCABULARY.by_text.get(fields.text("piece"))
    if piece is None or not SPHINX <= piece.id < DONE:
        raise BadInput(f"{fields.named('piece')} must be a build move")
    state.piece = piece.id
    state.owed_artisans = fields.number("artisans", 0, 4)
    state.owed_resources = fields.number("resources", 0, 4)
    state.types = sum([1 << RESOURCES.index(letter) for letter in set(fields.text("types", "")) if letter in RESOURCES])
    if fields.fields.get("latest") is not None:
        latest = VOCABULARY.by_text.get(fields.text("latest"))
        state.latest = 0 if latest is None else latest.id
    state.took_credit = fields.flag("took_credit", False)


def read_market(state: Table, fields: Reader) -> None:
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
                raise BadInput(f"{stalls.named(str(stall + 1))} has {word!r:.60}, which is no card")
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
        numbers = str(row).split()
        if len(numbers) != 10 or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
            raise BadInput(f"{fields.named('pools')} must hold ten numbers for each generation, not {row!r:.60}")
        found += [int(word) for word in numbers]
    return found


def read_player(state: Table, seat: int, fields: Reader) -> None:
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
        size = fields.number("hand", 0, 94) - len(cards(fields, "known"))
        for _k in range(size):
            state.traces.append(token(state, fields.path, "?", seat))


def read_hidden(state: Table, seat: int, fields: Reader) -> None:
    for word in fields.text("hidden").split():
        if word.startswith("-") and word[1:] in CARDS:
            card = CARDS.index(word[1:])
            state.traces.append(int(trace(0, seat + LEAVES, card)))
            state.hands[seat * 10 + card] -= 1
        elif word.startswith("?"):
            state.traces.append(token(state, fields.named("hidden"), word, seat))
            state.hands[seat * 10 + state.traces[-1] % 10] += 1
        else:
            raise BadInput(f"{fields.named('hidden')} has {word!r:.60}, which is no hidden card")


def read_deck(state: Table, fields: Reader, players: Reader) -> None:
    """The deck holds what lies nowhere else; cards that were only counted get what there is most of."""
    top = fields.fields.get("top", "down")
    if top is not None:
        state.top = DOWN if top == "down" else CARDS.index(fields.choice("top", CARDS))
    if isinstance(fields.fields.get("deck"), int):
        state.deck_size = fields.number("deck", 0, 94)  # a view: reimagine() deals the cards
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


def deck_cards(state: Table) -> list[int]:
    return [card for card in range(10) for _k in range(state.deck[card])]


def count_deck(state: Table) -> None:
    """What is left when all that is named has been taken out."""
    for card in range(10):
        left = int(state.data.copies[card] - state.discard[card])
        left -= sum([int(state.hands[seat * 10 + card]) for seat in range(4)])
        left -= sum([int(state.stalls[stall * STALL + card]) for stall in range(3)])
        left -= int(state.top == card) + int(state.transit == card and not state.transit_down)
        state.deck[card] = left


def deal_counted(state: Table, fields: Reader, players: Reader) -> None:
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


def told_kinds(state: Table, fields: Reader, players: Reader) -> list[bool]:
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


# ---------------------------------------------------------------------- possible positions
def check(state: Table) -> None:
    """BadInput for a position that no game could come to."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")


def broken_moment(state: Table) -> str | None:
    """Why the game could not stand where it stands."""
    step = state.now
    if (state.ending == UNDECIDED) != (step is not None):
        return "a game is over, or somebody decides"
    if min(5, complete_categories(state)) < state.cleopatra:
        return "Cleopatra is ahead of the pieces built"
    if step is None:
        return None
    if state.tile != NONE and not fits(state.tile, GARDEN_LOW & ~state.covered_low, HIGH & ~state.covered_high):
        return f"mosaic {TILES[state.tile]} fits nowhere and should have been removed"
    if (isinstance(step, Pay) and state.piece == NONE) or (isinstance(step, StockStall) and state.transit == NONE):
        return "its agenda is none that a turn can have"
    if step.seat == CHANCE:
        return None if step.outcomes(state, counts(SIZE), counts(SIZE)) > 0 else "chance has nothing to decide"
    if step.seat < 0 or (step.seat != state.active and not isinstance(step, Together)):
        return "its agenda is none that a turn can have"
    return None if step.options(state, counts(SIZE)) > 0 else "nobody can decide anything"
