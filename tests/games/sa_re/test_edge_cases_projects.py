"""Edge cases 32 to 45: project selection, razing, moving, spaces and discounts."""

from __future__ import annotations

from tests.games.sa_re.table import after, decides, field, offered, position, refusal, site


def test_edge_32_nothing_has_to_be_started() -> None:
    state = after(position("projects", {}, {}), "1 go")
    assert decides(state) == 2 and field(state, "players.1.marker") == 0


def test_edge_33_a_penalty_that_would_reach_the_last_space() -> None:
    state = position("projects", {"marker": 7}, {})
    state = after(state, "1 start CA B2")
    assert refusal(state, "1 start ST B3") == "SR-4.11 would_revolt"
    assert offered(state) == {"go"}
    shorter = position("projects", {"marker": 6, "cubes": 1}, {})
    assert refusal(after(shorter, "1 start CA B2"), "1 start ST B3") == "SR-4.11 would_revolt"


def test_edge_34_razing_a_warehouse_with_full_stock() -> None:
    state = position("projects", {"stock": "g s s w j", "site": site(B2="WH")}, {})
    state = after(state, "1 raze WH B2")
    assert offered(state) == {"trim g", "trim s", "trim w"}  # two must go, in order
    state = after(state, "1 trim s")
    assert offered(state) == {"trim s", "trim w", "trim j"}
    assert refusal(state, "1 trim g") == "SR-4.4 out_of_order"
    assert field(after(state, "1 trim j"), "players.1.stock") == "g s w"


def test_edge_35_razing_the_last_master_builder() -> None:
    assert refusal(position("projects", {}, {}), "1 raze MB A1") == "SR-4.3 last_master_builder"
    assert "raze MB A1" in offered(position("projects", {"site": site(B2="MB")}, {}))
    assert "raze MB A1" not in offered(position("projects", {"site": site(B2="mb")}, {}))


def test_edge_36_razing_the_english_market_loses_the_caravans() -> None:
    one = {"caravans": 2, "site": site(B2="MA")}
    english = after(position("projects", one, {}, edition="en"), "1 raze MA B2")
    assert field(english, "players.1.caravans") == 0
    french = after(position("projects", one, {}), "1 raze MA B2")
    assert field(french, "players.1.caravans") == 2


def test_edge_37_razing_a_pyramid_puts_its_number_back_in_order() -> None:
    one = {"pyramid": 1, "steps": 1, "site": site(B2="py")}
    state = position("projects", one, {"pyramid": 2, "site": site(B2="py")}, {})
    state = after(state, "1 raze PY B2")
    assert field(state, "pyramids") == "1 3"
    state = after(state, "1 start PY C1")
    assert field(state, "players.1.pyramid") == 1 and field(state, "players.1.steps") == 0


def test_edge_38_moving_a_pyramid_keeps_its_steps_and_changes_its_discounts() -> None:
    one = {"pyramid": 1, "steps": 1, "stock": "g s w", "site": site(A3="py", C3="ST")}
    state = position("projects", one, {})
    state = after(state, "1 lift PY A3", "1 to B3")
    assert field(state, "players.1.steps") == 1
    twice = after(state, "1 lift PY B3", "1 to A3")
    assert refusal(twice, "1 lift PY A3") == "SR-4.5 moved_already"
    assert refusal(state, "1 raze CA C3") == "SR-4.1 razes_come_first"
    rich = {"pyramid": 1, "steps": 1, "stock": "j j j", "tokens": "", "caravans": 3, "cards": "GG SS WW"}
    near = position("building", {**rich, "site": site(B3="py", C3="ST")}, {})
    far = position("building", {**rich, "site": site(A3="py", C3="ST")}, {})
    assert field(after(near, "1 build PY B3"), "payment.need") == [3, 3, 2]
    assert field(after(far, "1 build PY A3"), "payment.need") == [3, 4, 2]


def test_edge_39_an_empty_supply_and_a_tile_razed_by_an_earlier_player() -> None:
    state = position("projects", {"site": site(B2="CA")}, {"site": site(B2="CA")})
    assert refusal(state, "1 start CA B3") == "SR-4.6 none_left"
    state = after(state, "1 raze CA B2", "1 go")
    assert "start CA B3" in offered(state)


def test_edge_40_shared_spaces() -> None:
    one = {"site": {"A1": "WH", "A2": "MB", "A3": "CA GO", "A4": "TE"}}
    french = position("projects", one, {})
    assert refusal(french, "1 start ST A1") == "SR-4.8 space_taken"
    english = position("projects", one, {}, edition="en")
    assert {"start ST A1", "start ST A2"} <= offered(english)
    assert refusal(english, "1 start ST A3") == "SR-4.8 space_full"
    assert refusal(english, "1 start GA A1") == "SR-4.8 only_production_shares"
    assert refusal(english, "1 start ST A4") == "SR-4.8 only_production_shares"


def test_edge_41_a_craft_on_the_same_space_gives_no_discount() -> None:
    one = {"stock": "s w w", "site": {"A1": "WH MB", "B2": "CA wh"}}
    state = after(position("building", one, {}, edition="en"), "1 build WH B2")
    assert field(state, "payment.need") == [0, 1, 2]


def test_edge_42_a_need_of_nothing_is_a_free_build() -> None:
    one = {"stock": "", "tokens": "", "site": site(A2="CA", B1="CA", B3="ST", B2="wh")}
    state = after(position("building", one, {}, {}), "1 build WH B2")
    assert field(state, "players.1.site.B2") == "WH" and field(state, "payment.project") is None


def test_edge_43_discounts_are_never_negative_nor_of_another_kind() -> None:
    one = {"stock": "s w w", "tokens": "", "site": site(A2="GO", B1="GO", B2="wh")}
    state = after(position("building", one, {}), "1 build WH B2")
    assert field(state, "payment.need") == [0, 1, 2]


def test_edge_44_the_harbor_must_hit_a_kind_that_is_needed() -> None:
    one = {"stock": "s w w", "tokens": "", "site": site(C4="HA", C2="wh")}
    state = after(position("building", one, {}), "1 build WH C2")
    assert offered(state) == {"harbor s", "harbor w"}
    assert refusal(state, "1 harbor g") == "SR-7.4 not_needed"
    poor = after(position("building", {**one, "stock": "s w"}, {}), "1 build WH C2")
    assert offered(poor) == {"harbor w"}
    assert refusal(poor, "1 harbor s") == "SR-7.4 rest_cannot_be_paid"


def test_edge_45_a_new_craft_discounts_its_neighbour_at_once() -> None:
    one = {"stock": "w", "tokens": "", "cards": "GG SS S", "site": site(B2="ca", B3="wh")}
    state = position("building", one, {})
    assert refusal(state, "1 build WH B3") == "SR-7.2 cannot_pay"
    state = after(state, "1 build CA B2", "1 pay card GG", "1 pay card SS", "1 build WH B3")
    assert field(state, "payment.need") == [0, 1, 1]


def test_open_projects_bind_master_builders() -> None:
    """SR-4.12: with project_count=open unfinished projects count, and a penalty never revolts."""
    one = {"site": site(B2="mb", B3="te", C1="MB")}
    state = position("projects", one, {}, options="project_count=open")
    assert field(after(state, "1 go"), "players.1.marker") == 0
    three = after(state, "1 start CA A3", "1 go")
    assert field(three, "players.1.marker") == 1
    overloaded = after(state, "1 start CA A3", "1 go")
    assert decides(overloaded) == 2
    four = position("projects", {"site": site(B2="mb", B3="te", C1="MB", C2="ca")}, {}, options="project_count=open")
    razed = after(four, "1 raze MB C1")
    assert refusal(razed, "1 go") == "SR-4.12 must_raze"
    assert offered(razed) == {"raze WH A1", "raze MB B2", "raze TE B3", "raze CA C2"}
