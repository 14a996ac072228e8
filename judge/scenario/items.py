"""Nodes become what is done, asked and expected; every mistake is noted with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from corpus.ids import RuleId
from judge import asking
from judge.errors import nearest
from judge.game.steps import Step
from judge.scenario import nodes, schema
from judge.scenario.mistakes import listed, no_player
from judge.scenario.model import Expectation, Item, Moment
from judge.scenario.shapes import Reader, keys
from judge.values import Bilingual

REPEAT = "repeat"
TOO_OFTEN = Bilingual(
    f"makes more than {schema.MOST_ITEMS} items; `repeats: true` asks whether something can be "
    "done as often as wanted.",
    f"使行动超过{schema.MOST_ITEMS}项；可用`repeats: true`询问能否任意次重复。",
)
OF_THE_END = ("allowed", "deciding", "repeats")
OF_RULES = ("cites", "deciding")  # expectations whose values are numbers of rules


def nodes_below(node: nodes.Node, key: str) -> tuple[nodes.Node, ...]:
    """The items below a key, as nodes that know their line."""
    if not isinstance(node, nodes.Mapping):
        return ()
    found = [entry.value for entry in node.entries if entry.key == key]
    if not found:
        return ()
    return found[-1].items if isinstance(found[-1], nodes.Sequence) else (found[-1],)


def read_moment(given: dict[str, Any] | None) -> Moment | None:
    """The moment that an `at` or `until` names; None without one."""
    if given is None:
        return None
    step = given.get("step")
    return Moment(given.get("turn"), Step(step) if is_step(step) else None)


def is_step(name: str | None) -> bool:
    """True if a step is called so."""
    return name in tuple(step.value for step in Step)


def read_sentence(reader: Reader, node: nodes.Scalar) -> nodes.Node | None:
    """The mapping that a sentence stands for; None, and a problem, where it is not read."""
    read = asking.read("item", node.text, reader.known)
    if not isinstance(read, asking.Unread):
        return nodes.from_plain(read, node.line, reader.file)
    reader.wrong(node.line, "play", read.said, reader.known.nearest(read.words))
    return None


def read_play(
    reader: Reader, below: tuple[nodes.Node, ...], players: tuple[str, ...]
) -> tuple[Item, ...]:
    """The items of a play; those that are repeated stand in it as often as they are done."""
    items: list[Item] = []
    for node in below:
        if not isinstance(node, nodes.Mapping) or REPEAT not in _keys_of(node):
            items.append(read_item(reader, node, players))
            continue
        given = keys(schema.REPEATED, required=(REPEAT, "times"))(reader, node, "play")
        round_ = read_play(reader, nodes_below(node, REPEAT), players)
        times = given.get("times", 1)
        if len(items) + len(round_) * times > schema.MOST_ITEMS:
            reader.wrong(node.line, "times", TOO_OFTEN)
        else:
            items += round_ * times
    return tuple(items)


def read_item(reader: Reader, node: nodes.Node, players: tuple[str, ...]) -> Item:
    """One item of the play, or of `allowed`."""
    if isinstance(node, nodes.Scalar):
        read = read_sentence(reader, node)
        return Item("none", {}, node.line) if read is None else read_item(reader, read, players)
    given = keys(schema.ITEM)(reader, node, "play")
    actions = [key for key in given if key in schema.ACTIONS]
    action = actions[0] if actions else "none"
    if len(actions) > 1 or not (actions or _has_unknown_key(node)):
        known = listed(schema.ACTIONS)
        said = Bilingual(
            f"an item has one action of {known.en}.", f"每一项应有一个行动，可用的有{known.zh}。"
        )
        reader.wrong(node.line, "play", said)
    _check_player(reader, node.line, action, given.get("player"), players)
    allowed = schema.DETAILS_OF.get(action, ())
    for key in given:
        if key in schema.DETAILS and key not in allowed and actions:
            said = Bilingual(f"is not a key of {action}.", f"不是{action}的键。")
            reader.wrong(node.line, key, said, nearest(key, allowed))
    _check_said(reader, node.line, action, given)
    choose = given.get("choose")
    return Item(
        action=action,
        given={k: v for k, v in given.items() if k in schema.ACTIONS or k in schema.DETAILS},
        line=node.line,
        player=given.get("player"),
        at=read_moment(given.get("at")),
        respond=given.get("respond", False),
        choose=None if choose is None else _answers(choose),
        only_try=given.get("try", False),
        legal=given.get("legal"),
        checks=_checks(reader, node, players),
    )


def _checks(reader: Reader, node: nodes.Node, players: tuple[str, ...]) -> tuple[Expectation, ...]:
    """What is expected right after an item."""
    checks = tuple(read_expectation(reader, one, players) for one in nodes_below(node, "check"))
    for one in checks:
        if one.key in OF_THE_END:
            said = Bilingual(
                "is of the end of the script, and no check in the play.",
                "属于全部行动之后，不能在行动中检查。",
            )
            reader.wrong(one.line, one.key, said)
    return checks


def _answers(choose: Any) -> tuple[Any, ...]:
    """Answers in their order; one by itself, and `[]`, which is none of what may be chosen."""
    return tuple(choose) if isinstance(choose, list) and choose else (choose,)


def read_asked(
    reader: Reader, node: nodes.Node, given: tuple[dict[str, Any], ...], players: tuple[str, ...]
) -> Iterator[Expectation]:
    """What is asked; `legal` is about an action, so that there has to be one."""
    tried = [key for below in nodes_below(node, "play") for key in _keys_of(below)]
    for place, asked in zip(nodes_below(node, "ask"), given, strict=True):
        for key, value in asked.items():
            if key == "legal" and not any(one in schema.ALLOWED_OR_NOT for one in tried):
                said = Bilingual(
                    "asks about an action, and the play has none.", "问的是行动，而此情境没有行动。"
                )
                reader.wrong(place.line, key, said)
            if key == "allowed":
                value = _read_allowed(reader, _value_of(place, key), players)
            yield Expectation(key, value, place.line)


def _value_of(node: nodes.Node, key: str) -> nodes.Node:
    """What stands at a key of a node."""
    entries = node.entries if isinstance(node, nodes.Mapping) else ()
    return next((entry.value for entry in entries if entry.key == key), node)


def _read_allowed(
    reader: Reader, node: nodes.Node, players: tuple[str, ...]
) -> dict[str, Item | bool]:
    """The item of which is asked or said whether it would be allowed, with what is said."""
    if not isinstance(node, nodes.Mapping) or "item" not in _keys_of(node):
        item, given = read_item(reader, node, players), {}
    else:
        held = keys(schema.ALLOWED, required=("item",))(reader, node, "allowed")
        item = read_item(reader, _value_of(node, "item"), players)
        given = {"is": bool(held["is"])} if "is" in held else {}
    if item.action not in schema.ALLOWED_OR_NOT and item.action != "none":
        said = Bilingual(
            f"is about what a player does; {item.action} is not.",
            f"问的是牌手的行动；{item.action}不是。",
        )
        reader.wrong(node.line, "allowed", said)
    return {"item": item, **given}


def _keys_of(item: nodes.Node) -> tuple[str, ...]:
    """The keys of an item; those of a sentence are any."""
    if isinstance(item, nodes.Mapping):
        below = (key for one in nodes_below(item, REPEAT) for key in _keys_of(one))
        return (*(entry.key for entry in item.entries), *below)
    return schema.ALLOWED_OR_NOT if isinstance(item, nodes.Scalar) else ()


def _has_unknown_key(node: nodes.Node) -> bool:
    """True if an item has a key that is none; that is said already."""
    return isinstance(node, nodes.Mapping) and any(
        entry.key not in schema.ITEM for entry in node.entries
    )


def _check_said(reader: Reader, line: int, action: str, given: dict[str, Any]) -> None:
    """What every item may have is said where it means something."""
    if action in schema.NO_ACTION:
        for key in ("legal", "try"):
            if key in given:
                said = Bilingual(
                    f"is about what a player does; {action} is nothing of it.",
                    f"说的是牌手的行动；{action}不是。",
                )
                reader.wrong(line, key, said)
    if action in schema.AS_THE_STEP_HAS_IT and given.get("respond"):
        said = Bilingual(
            f"is no response: {action} is done as its step has it, with the stack empty.",
            f"不能用于回应：{action}依其步骤进行，且堆叠为空。",
        )
        reader.wrong(line, "respond", said)
    if "choose" in given and "player" not in given and action in schema.PLAYERLESS:
        said = Bilingual("needs a player: whose answers they are.", "需要写明player：由谁回答。")
        reader.wrong(line, "choose", said)


def _check_player(
    reader: Reader, line: int, action: str, player: str | None, players: tuple[str, ...]
) -> None:
    if player is None:
        if action not in (*schema.PLAYERLESS, "none"):
            said = Bilingual(f"is required with {action}.", f"与{action}一起时必须写明。")
            reader.wrong(line, "player", said)
    elif player not in players:
        reader.wrong(line, "player", no_player(player), nearest(player, players))


def read_expectation(
    reader: Reader, node: nodes.Node, players: tuple[str, ...] = ()
) -> Expectation:
    """One thing that is expected."""
    given = keys(schema.EXPECTATION)(reader, node, "expect")
    if len(given) != 1:
        if isinstance(node, nodes.Mapping) and len(node.entries) != 1:
            said = Bilingual("an item is a mapping with one key.", "每一项应为只有一个键的映射。")
            reader.wrong(node.line, "expect", said)
        return Expectation("none", None, node.line)
    key, value = next(iter(given.items()))
    below = _value_of(node, key)
    if key == "not":
        return Expectation("not", read_expectation(reader, below, players), node.line)
    if key in OF_RULES:
        value = tuple(read_rule(reader, written, node.line, key) for written in value)
    if key == "allowed":
        value = _read_allowed(reader, below, players)
        if "is" not in value:
            said = Bilingual(
                "needs `item`, and `is: true` or `is: false`.",
                "需要“item”，以及“is: true”或“is: false”。",
            )
            reader.wrong(node.line, key, said)
    return Expectation(key, value, node.line)


def read_rule(reader: Reader, written: str, line: int, key: str = "cites") -> str:
    """The number of a rule as it is written everywhere."""
    try:
        return str(RuleId.parse(written))
    except ValueError as error:
        said = Bilingual(str(error), f"“{written}”不是规则编号：编号形如7、704、704.5或704.5a。")
        reader.wrong(line, key, said)
        return written
