"""The companions that players have chosen, outside the game (103.2b)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cite import cites
from judge.game.changes.setting import set_player
from judge.game.state import GameState, Zone
from judge.rules.keyword_rules.companion import NAME
from judge.scenario.called import Body
from judge.scenario.model import Placed
from judge.scenario.setup.placing import made_of
from judge.scenario.setup.reading import Setup, printed_of, wrong
from judge.values import Bilingual


@cites("103.2b", "所展示的牌仍然留在游戏外")
def with_companions(setup: Setup, state: GameState) -> GameState:
    """The state with each player's companion, whose condition their deck is taken to fulfill."""
    for seat in setup.scenario.seats:
        name = seat.given.get(NAME)
        card = None if name is None else printed_of(setup, name)
        if name is None or card is None:
            continue
        made = made_of(setup, state, seat, Zone.HAND, Placed(name))
        if made is None:
            continue
        held = (one.name for one in card.faces[0].abilities if isinstance(one, Keyword))
        if NAME not in held:
            said = Bilingual(f"{name!r} has no companion ability.", f"“{name}”没有行侣异能。")
            wrong(setup, NAME, said, seat)
        setup.bodies.append(Body(made.body, setup.shown[name], made.owner))
        state = set_player(state, made.owner, companion=made)
    return state
