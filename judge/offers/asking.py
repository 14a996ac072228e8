"""A decision that the rules ask of a player becomes a choice among names, numbers or words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.abilities import Triggered
from judge.game.state import GameObject, ObjectId, PendingTrigger, PlayerId, Recipient
from judge.offers.usual import usual_target
from judge.offers.values import Choice, Named
from judge.rules import requests as q
from judge.rules.view import InForce
from judge.ruling.wording.addressing import agreeing, opening
from judge.scenario.play import Play
from judge.scenario.setup import card_named
from judge.values import Bilingual
from judge.words import called

TEXTS: Mapping[q.Purpose, Bilingual] = {
    q.Purpose.TARGET: Bilingual("chooses targets", "选择目标"),
    q.Purpose.DISCARD: Bilingual("discards", "弃掉"),
    q.Purpose.SACRIFICE: Bilingual("sacrifices", "牺牲"),
    q.Purpose.LEGEND: Bilingual("keeps (legend rule)", "保留（传奇规则）"),
    q.Purpose.RETURN: Bilingual("returns", "移回"),
    q.Purpose.EXILE: Bilingual("exiles", "放逐"),
    q.Purpose.TAP: Bilingual("taps", "横置"),
    q.Purpose.FIND: Bilingual("finds", "搜寻"),
    q.Purpose.COPY: Bilingual("chooses what to copy", "选择要复制的物件"),
    q.Purpose.ATTACH: Bilingual("chooses what to attach to", "选择要结附的对象"),
    q.Purpose.BOTTOM: Bilingual("puts on the bottom", "置于牌库底"),
    q.Purpose.GRAVEYARD: Bilingual("puts into the graveyard", "置入坟墓场"),
    q.Purpose.COST: Bilingual("chooses what to pay with", "选择支付费用的物件"),
    q.Purpose.PROTECTOR: Bilingual("chooses a protector", "选择守护者"),
}
CHOOSES = Bilingual("chooses", "选择")


def choice(play: Play, request: q.Request) -> Choice | None:
    """The choice that a request is; None for what is asked in another way."""
    made = KINDS.get(type(request))
    if made is None:
        return None
    found: Choice = made(play, request)
    return found.with_(text=_about(play, request, found.text))


def _about(play: Play, request: q.Request, text: Bilingual) -> Bilingual:
    """The words of a choice with the player, and what it is for."""
    source = getattr(request, "source", None)
    who = called(request.player)
    en, zh = f"{who.en} {text.en}", f"{who.zh}{text.zh}"
    if isinstance(source, int):
        shown = _shown(play, ObjectId(source))
        return Bilingual(opening(agreeing(f"{en} for {shown.en}")), f"{shown.zh}：{zh}")
    return Bilingual(opening(agreeing(en)), zh)


def _into(play: Play, request: q.Request, key: str = "choose") -> str:
    """Where the answer is written: in the item itself while it is put on the stack."""
    doing = play.doing
    if doing is None or doing.player != request.player:
        return "choices"
    source = getattr(request, "source", None)
    held = play.view.object(ObjectId(source)) if isinstance(source, int) else None
    if doing.action not in ("cast", "activate") or held is None or _is_triggered(held):
        return "choose"
    return key


def _is_triggered(held: GameObject) -> bool:
    return held.stack is not None and isinstance(held.stack.ability, Triggered)


def _targets(play: Play, request: q.AskTargets) -> Choice:
    into = _into(play, request, "targets")
    among = _named(play, request.among)
    text = TEXTS[q.Purpose.TARGET]
    made = Choice(request.player, "pick", into, text, among, request.least, request.most)
    usual = usual_target(play.view, request)
    return made if usual is None else made.with_(usual=_named(play, (usual,))[0].key)


def _pick(play: Play, request: q.AskPick) -> Choice:
    text = TEXTS.get(request.purpose, CHOOSES)
    among = _named(play, request.among)
    into = _into(play, request)
    return Choice(request.player, "pick", into, text, among, request.least, request.most)


def _yes_no(play: Play, request: q.AskYesNo) -> Choice:
    text = Bilingual("does it or not", "是否执行")
    return Choice(request.player, "yes", _into(play, request), text)


def _number(play: Play, request: q.AskNumber) -> Choice:
    into = _into(play, request, "x") if request.what == "x" else _into(play, request)
    text = Bilingual("chooses X", "选择X的值") if request.what == "x" else CHOOSES
    most = -1 if request.most is None else request.most
    return Choice(request.player, "number", into, text, (), request.least, most)


def _word(play: Play, request: q.AskWord) -> Choice:
    among = tuple(Named(word, Bilingual(word, word)) for word in request.among)
    return Choice(request.player, "word", _into(play, request), CHOOSES, among, 1, 1)


def _random(play: Play, request: q.AskRandom) -> Choice:
    among = tuple(_outcome(play, request, word) for word in request.among)
    text = Bilingual("gets this result of chance", "的随机结果为")
    return Choice(request.player, "word", "random", text, among, 1, 1)


def _outcome(play: Play, request: q.AskRandom, word: str) -> Named:
    if request.what == "random":
        return _named(play, (ObjectId(int(word)),))[0]
    shown = {"heads": Bilingual("heads", "正面"), "tails": Bilingual("tails", "反面")}
    return Named(word, shown.get(word, Bilingual(word, word)))


def _modes(play: Play, request: q.AskModes) -> Choice:
    texts = () if request.source is None else _mode_texts(play, request.source)
    among = tuple(
        Named(str(n), texts[n - 1] if n <= len(texts) else Bilingual(f"mode {n}", f"模式{n}"))
        for n in request.possible
    )
    into = _into(play, request, "modes")
    text = Bilingual("chooses modes", "选择模式")
    return Choice(request.player, "pick", into, text, among, request.least, request.most)


def _mode_texts(play: Play, source: ObjectId) -> tuple[Bilingual, ...]:
    """The lines of a card that are modes, where it is a card of the pool."""
    name = play.view.of(source).name
    card = None if name is None else card_named(name.en)
    lines = [line for face in card.faces for line in face.text.splitlines()] if card else []
    modes = [line.lstrip("•· ") for line in lines if line.startswith(("•", "·"))]
    return tuple(Bilingual(line, line) for line in modes)


def _divide(play: Play, request: q.AskDivision) -> Choice:
    text = Bilingual(f"divides {request.amount}", f"分配{request.amount}")
    among = _named(play, request.among)
    into = _into(play, request, "divide")
    return Choice(request.player, "divide", into, text, among, request.least, request.amount)


def _arrange(play: Play, request: q.AskArrange) -> Choice:
    among = _named(play, [_of(one) for one in request.among])
    text = Bilingual("puts in this order", "排列顺序为")
    return Choice(request.player, "arrange", _into(play, request), text, among)


def _replacement(play: Play, request: q.AskReplacement) -> Choice:
    among = _named(play, [_of(one) for one in request.among])
    text = Bilingual("applies first", "首先应用")
    return Choice(request.player, "word", _into(play, request), text, among, 1, 1)


def _of(one: object) -> Recipient:
    """The object that a trigger or a replacement effect comes from."""
    if isinstance(one, PendingTrigger | InForce):
        return one.source if one.source is not None else ""  # type: ignore[return-value]  # none
    source = getattr(one, "source", one)
    if isinstance(source, str):
        return PlayerId(source)
    return ObjectId(source) if isinstance(source, int) else ""  # type: ignore[return-value]


def _named(play: Play, them: Iterable[Recipient]) -> tuple[Named, ...]:
    found = []
    for one in them:
        shown = _shown(play, one)
        found.append(Named(shown.en, shown))
    return tuple(found)


def _shown(play: Play, one: Recipient) -> Bilingual:
    if isinstance(one, str):
        return Bilingual(one or "—", one or "—")
    held = play.view.object(ObjectId(one))
    shown = play.finder.names.shown(held.body)
    if held.stack is not None and held.stack.ability is not None:
        return Bilingual(f"ability of {shown.en}", f"{shown.zh}的异能")
    return shown


KINDS: Mapping[type[q.Request], Callable[[Play, Any], Choice]] = {
    q.AskTargets: _targets,
    q.AskPick: _pick,
    q.AskYesNo: _yes_no,
    q.AskNumber: _number,
    q.AskWord: _word,
    q.AskRandom: _random,
    q.AskModes: _modes,
    q.AskDivision: _divide,
    q.AskArrange: _arrange,
    q.AskReplacement: _replacement,
}
