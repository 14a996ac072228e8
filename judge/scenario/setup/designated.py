"""What an entry says has become of its permanent: its level, monstrous, goaded, how it was cast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.abilities import ClassLevel, Keyword
from judge.abilities.durations import YourNextTurn
from judge.abilities.filters import IsIt
from judge.abilities.statics import Goaded
from judge.cards import Characteristics
from judge.game import events as e
from judge.game.moves import LOCKED
from judge.game.perform import perform
from judge.game.state import FloatingRule, GameState, ObjectId, OnStack, PlayerId, Printed, Zone
from judge.keywords.kicker import KICKERS, kicked_with
from judge.rules.keyword_rules.bestow import NAME as BESTOW
from judge.rules.keyword_rules.preparation import PREPARED, lacks_preparation
from judge.rules.keyword_rules.rooms import FACES
from judge.rules.sides import HALVES, PREPARATION
from judge.scenario.mistakes import no_player
from judge.scenario.model import Placed
from judge.scenario.setup.reading import Setup, wrong
from judge.values import Bilingual

MARKS = ("monstrous", "renowned", "solved")
ONLY_THERE = ("goaded_by", "level", "merged_with", "kicked", "x", "unlocked", PREPARED, *MARKS)
CLASS, CASE = "Class", "Case"


def check_place(setup: Setup, entry: Placed, zone: Zone) -> None:
    """Notes the keys of an entry that say something of a permanent, where it is none."""
    for key in ONLY_THERE:
        if zone is not Zone.BATTLEFIELD and entry.given.get(key) not in (None, False, 0):
            said = Bilingual(
                f"{entry.card!r} is no permanent: only one on the battlefield is so.",
                f"“{entry.card}”不是永久物：只有战场上的永久物才会如此。",
            )
            wrong(setup, key, said, entry)


def designations_of(
    setup: Setup, entry: Placed, printed: Characteristics
) -> Iterator[tuple[str, object]]:
    """The designations that an entry gives: monstrous, renowned, solved, a level."""
    yield from ((mark, True) for mark in MARKS if entry.given.get(mark))
    if entry.given.get("solved") and CASE not in printed.subtypes:
        said = Bilingual(f"{entry.card!r} is no Case.", f"“{entry.card}”不是案件。")
        wrong(setup, "solved", said, entry)
    level = entry.given.get("level")
    if level is None:
        return
    levels = [one.level for one in printed.abilities if isinstance(one, ClassLevel)]
    if CLASS not in printed.subtypes:
        said = Bilingual(
            f"{entry.card!r} is no Class; of a leveler, write counters: {{level: N}}.",
            f"“{entry.card}”不是职业；升级生物请写counters: {{level: N}}。",
        )
        wrong(setup, "level", said, entry)
    elif not 1 <= level <= max(levels, default=1):
        most = max(levels, default=1)
        said = Bilingual(
            f"{level} is no level of {entry.card!r}: 1 to {most}.",
            f"“{entry.card}”没有等级{level}：可为1至{most}。",
        )
        wrong(setup, "level", said, entry)
    else:
        yield "level", level


def unlocked_face(setup: Setup, entry: Placed, card: Printed) -> int:
    """Which face of a Room is up: that of the halves that its entry says are unlocked."""
    wanted = entry.given.get("unlocked")
    if wanted is None:
        setup.unread.append(
            Bilingual(
                f"unlocked: which doors of {entry.card} are unlocked",
                f"“unlocked”：{entry.card}的哪些偏门已解锁",
            )
        )
        return LOCKED
    names = {half: card.faces[half].name for half in HALVES}
    found = {
        half: name for half, name in names.items() if name and {name.en, name.zh} & set(wanted)
    }
    for said in wanted:
        if not any(said in (name.en, name.zh) for name in found.values()):
            why = Bilingual(
                f"{entry.card!r} has no door {said!r}.", f"“{entry.card}”没有门“{said}”。"
            )
            wrong(setup, "unlocked", why, entry)
    return FACES[tuple(found)]


def cast_as(
    setup: Setup, entry: Placed, printed: Characteristics, player: PlayerId
) -> OnStack | None:
    """How the spell that became a permanent was cast, where an entry says kicked, or what X was."""
    given = entry.given
    paid, x = _kicked(setup, entry, printed), given.get("x")
    if x is not None and not _has_x(printed):
        said = Bilingual(f"{entry.card!r} has no X in its costs.", f"“{entry.card}”的费用中没有X。")
        wrong(setup, "x", said, entry)
    if not paid and x is None:
        return None
    return OnStack(x=x, paid=paid, from_zone=Zone.HAND, caster=player)


def _has_x(printed: Characteristics) -> bool:
    costs = (one.cost for one in printed.abilities if isinstance(one, Keyword))
    in_costs = any(c is not None and c.mana is not None and c.mana.has_x for c in costs)
    return (printed.cost is not None and printed.cost.has_x) or in_costs


def _kicked(setup: Setup, entry: Placed, printed: Characteristics) -> tuple[tuple[str, int], ...]:
    number = int(entry.given.get("kicked", 0))
    own = [a for a in printed.abilities if isinstance(a, Keyword) and a.name in KICKERS]
    if not number:
        return ()
    if not own:
        said = Bilingual(f"{entry.card!r} has no kicker.", f"“{entry.card}”没有增幅。")
        wrong(setup, "kicked", said, entry)
        return ()
    if own[0].name == KICKERS[1]:
        return ((KICKERS[1], number),)
    if number > len(own):
        said = Bilingual(
            f"{entry.card!r} can't be kicked {number} times.", f"“{entry.card}”不能增幅{number}次。"
        )
        wrong(setup, "kicked", said, entry)
    elif len(own) == 1:
        return ((KICKERS[0], 1),)
    elif number < len(own):
        setup.unread.append(
            Bilingual(
                f"kicked: with which of the kicker costs of {entry.card}",
                f"“kicked”：支付了{entry.card}的哪些增幅费用",
            )
        )
    return tuple((kicked_with(one.cost), 1) for one in own if one.cost is not None)


def assumed_cast(shown: Bilingual, using: str | None = None) -> Bilingual:
    """That a permanent said to be kicked, bestowed or cast with an X was cast from a hand."""
    en, zh = (" bestowed", "以神授式") if using == BESTOW else ("", "")
    return Bilingual(
        f"{shown.en} was cast{en} from its owner's hand.", f"{shown.zh}是{zh}从其拥有者手上施放的。"
    )


def with_goaded(
    setup: Setup, state: GameState, placed: Sequence[tuple[Placed, ObjectId]]
) -> GameState:
    """The state with each permanent goaded by whom its entry says, until that player's turn."""
    names = tuple(player.id for player in state.players)
    for entry, id_ in placed:
        for name in dict.fromkeys(entry.given.get("goaded_by", ())):
            if name not in names:
                wrong(setup, "goaded_by", no_player(name), entry)
            rule = FloatingRule(
                Goaded(IsIt()),
                PlayerId(name),
                None,
                YourNextTurn(),
                timestamp=state.next_id,
                begun=state.turns_taken,
                about=(id_,),
            )
            state = state.with_(rules=(*state.rules, rule), next_id=state.next_id + 1)
    return state


def with_prepared(
    setup: Setup, state: GameState, placed: Sequence[tuple[Placed, ObjectId]]
) -> GameState:
    """The state with a copy of the prepare spell of each permanent that its entry says has one."""
    for entry, id_ in placed:
        if not entry.given.get(PREPARED):
            continue
        setup.unread += lacks_preparation(setup.rulebook.edition)
        held = state.objects[id_]
        if held.halves.layout != PREPARATION:
            said = Bilingual(
                f"{entry.card!r} has no prepare spell.", f"“{entry.card}”没有备妥咒语。"
            )
            wrong(setup, PREPARED, said, entry)
        else:
            state = perform(state, (e.SpellPrepared(held.controller, id_, held.halves.faces[1]),))
    return state


def protected_by(setup: Setup, entry: Placed) -> tuple[tuple[str, object], ...]:
    """The protector of a battle, who is a player."""
    given = entry.given
    if "protector" not in given:
        return ()
    names = tuple(seat.name for seat in setup.scenario.seats)
    if given["protector"] not in names:
        wrong(setup, "protector", no_player(given["protector"]), entry)
    return (("protector", given["protector"]),)
