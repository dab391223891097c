"""What the bots' network reads of each player, as one row of whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.bot.evaluation import auctioned, prospects
from mastaba.games.amun_re.data import ADJ, ARC, BLK, BNI, BPC, FRM, G8, HRV, RBD
from mastaba.games.amun_re.rules.cards import DrawCard
from mastaba.games.amun_re.rules.scoring import fulfilled
from mastaba.games.amun_re.state import KINDS, LAND, ROUNDS, Egypt, farmers_in

NAMES: Final = (
    "prospects", "lead", "behind", "points", "points_lead", "gold", "much_gold", "poorer", "farmers", "late_farmers",
    "income", "camels", "temples", "symbols", "fields", "provinces", "pyramids", "least", "second", "bricks",
    "west", "east", "sizes", "architects", "free_farmers", "harvests", "gold8", "tricks", "met", "unmet", "drawing",
    "level", "first", "order", "auctioned", "three_seats", "five_seats",
    "round_1", "round_2", "round_3", "round_4", "round_5", "round_6",
)  # fmt: skip
PROSPECTS: Final = 0  # in points
LEAD: Final = 1  # of the prospects over the best of the others
BEHIND: Final = 2  # others with better prospects
POINTS: Final = 3
POINTS_LEAD: Final = 4
GOLD: Final = 5
MUCH_GOLD: Final = 6  # above 15
POORER: Final = 7  # others with less gold
FARMERS: Final = 8  # times the incomes of this kingdom that are still to come
LATE_FARMERS: Final = 9  # times the level of the temple, where it is above the usual one
INCOME: Final = 10
CAMELS: Final = 11
TEMPLES: Final = 12
SYMBOLS: Final = 13
FIELDS: Final = 14  # that are free
OWNED: Final = 15
PYRAMIDS: Final = 16
LEAST: Final = 17  # in one of the provinces
SECOND: Final = 18
BRICKS: Final = 19
WEST: Final = 20  # how far ahead of all others on a bank, in bricks
EAST: Final = 21
CARDS: Final = 22  # in hand
ARCHITECTS: Final = 23
FREE_FARMERS: Final = 24
HARVESTS: Final = 25
GOLD8: Final = 26
TRICKS: Final = 27  # cards of the auction and the offering
MET: Final = 28  # bonus cards
UNMET: Final = 29
DRAWING: Final = 30
LEVEL: Final = 31
FIRST: Final = 32
ORDER: Final = 33  # how many are to act before
AUCTIONED: Final = 34
THREE_SEATS: Final = 35
FIVE_SEATS: Final = 36
ROUND: Final = 37
SIZE: Final = 43
MANY: Final = 99  # more pyramids than a province can have
FAR: Final = 9  # bricks: a lead beyond that is out of reach


def gather(state: Egypt, out: vec[i64]) -> None:
    """Writes the features of every player."""
    seats: i64 = state.seats
    seat: i64
    k: i64
    for k in range(seats * SIZE):
        out[k] = 0
    sold: i64 = 1 if auctioned(state) else 0
    for seat in range(seats):
        at: i64 = seat * SIZE
        out[at + PROSPECTS] = int(prospects(state, seat))
        out[at + POINTS] = state.points[seat]
        out[at + GOLD] = state.gold[seat]
        out[at + MUCH_GOLD] = max(state.gold[seat] - 15, 0)
        out[at + LEVEL] = state.level
        out[at + FIRST] = 1 if state.first == seat else 0
        out[at + ORDER] = seat - state.first if seat >= state.first else seat - state.first + seats
        out[at + AUCTIONED] = sold
        out[at + THREE_SEATS] = 1 if seats == 3 else 0
        out[at + FIVE_SEATS] = 1 if seats == 5 else 0
        out[at + ROUND + min(state.round, ROUNDS) - 1] = 1
        gather_land(state, seat, out, at)
        gather_cards(state, seat, out, at)
    for seat in range(seats):
        gather_lead(seats, seat, out)


def gather_lead(seats: i64, seat: i64, out: vec[i64]) -> None:
    """How a player stands against the others."""
    at: i64 = seat * SIZE
    best: i64 = -100
    most: i64 = 0
    other: i64
    for other in range(seats):
        if other != seat:
            theirs: i64 = out[other * SIZE + PROSPECTS]
            best = max(best, theirs)
            most = max(most, out[other * SIZE + POINTS])
            if theirs > out[at + PROSPECTS]:
                out[at + BEHIND] += 1
            if out[other * SIZE + GOLD] < out[at + GOLD]:
                out[at + POORER] += 1
    out[at + LEAD] = out[at + PROSPECTS] - best
    out[at + POINTS_LEAD] = out[at + POINTS] - most


def gather_land(state: Egypt, seat: i64, out: vec[i64], at: i64) -> None:
    data = state.data
    incomes: i64 = 3 - (state.round - 1) % 3
    least: i64 = MANY
    second: i64 = MANY
    own_east: i64 = 0
    own_west: i64 = 0
    east: i64 = 0
    west: i64 = 0
    p: i64
    for p in range(LAND):
        height: i64 = state.pyramids[p] * 3 + state.bricks[p]
        if state.owners[p] == seat:
            out[at + FARMERS] += incomes * farmers_in(state, p)
            out[at + INCOME] += incomes * data.income[p]
            out[at + CAMELS] += incomes * data.camel[p]
            out[at + TEMPLES] += data.temples[p]
            out[at + SYMBOLS] += data.symbols[p]
            out[at + FIELDS] += min(data.fields[p] - state.farmers[p], 3)
            out[at + OWNED] += 1
            out[at + BRICKS] += state.bricks[p]
            here: i64 = state.pyramids[p]
            out[at + PYRAMIDS] += here
            if here < least:
                second = least
                least = here
            elif here < second:
                second = here
            if data.west[p] == 1:
                own_west = max(own_west, height)
            else:
                own_east = max(own_east, height)
        elif data.west[p] == 1:
            west = max(west, height)
        else:
            east = max(east, height)
    if least < MANY:
        out[at + LEAST] = least
    if second < MANY:
        out[at + SECOND] = second
    out[at + WEST] = min(max(own_west - west, -FAR), FAR)
    out[at + EAST] = min(max(own_east - east, -FAR), FAR)
    if state.level > 2:
        out[at + LATE_FARMERS] = out[at + FARMERS] * (state.level - 2)


def gather_cards(state: Egypt, seat: i64, out: vec[i64], at: i64) -> None:
    hands = state.hands
    base: i64 = seat * KINDS
    out[at + CARDS] = state.sizes[seat]
    out[at + ARCHITECTS] = hands[base + ARC]
    out[at + FREE_FARMERS] = hands[base + FRM]
    out[at + HARVESTS] = hands[base + HRV]
    out[at + GOLD8] = hands[base + G8]
    out[at + TRICKS] = hands[base + ADJ] + hands[base + BLK] + hands[base + RBD]
    kind: i64
    for kind in range(BPC, BNI + 1):
        cards: i64 = hands[base + kind]
        if cards > 0:
            if fulfilled(state, seat, kind):
                out[at + MET] += 1
                cards -= 1
            out[at + UNMET] += cards
    now = state.now
    if isinstance(now, DrawCard) and now.whose == seat:
        out[at + DRAWING] = state.left
