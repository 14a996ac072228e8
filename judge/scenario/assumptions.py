"""What was taken for granted where nobody said how to decide."""

from __future__ import annotations

from judge.abilities.statics import MayAssignAsUnblocked
from judge.game.state import ObjectId, PendingTrigger
from judge.rules import requests as q
from judge.rules.mana.phyrexian import BY_LIFE
from judge.scenario.branching import Chosen
from judge.scenario.play import Play
from judge.values import Bilingual, Value
from judge.words import called
from judge.words import word as in_words

CHANCE = {"heads": "正面", "tails": "反面"}
ZONES = {"library": "牌库", "graveyard": "坟墓场", "hand": "手牌"}


def assumed(play: Play, request: q.Request, made: Value) -> Bilingual:
    """The sentence that says which answer to a request was taken."""
    who = called(request.player)
    match made:
        case q.Picked(objects=()):
            return Bilingual(f"{who.en} chooses nothing.", f"{who.zh}不选择任何物件。")
        case q.Picked(objects=objects):
            names = [play.shown(i) for i in objects]
            en, zh = ", ".join(n.en for n in names), "、".join(n.zh for n in names)
            if isinstance(request, q.AskPick) and request.purpose is q.Purpose.LEGEND:
                return Bilingual(f"{who.en} keeps {en}.", f"{who.zh}保留{zh}。")
            if isinstance(request, q.AskPick) and request.purpose is q.Purpose.DISCARD:
                return Bilingual(f"{who.en} discards {en}.", f"{who.zh}弃掉{zh}。")
            return Bilingual(f"{who.en} chooses {en}.", f"{who.zh}选择{zh}。")
        case q.Said(yes=yes):
            return _said(play, request, yes=yes)
        case q.Number(number=number):
            return _number(play, request, number)
        case q.Word(word=word) if isinstance(request, q.AskRandom):
            said = Bilingual(word, CHANCE.get(word, word))
            if request.what == "random":
                said = play.shown(ObjectId(int(word)))
            return Bilingual(f"The result is {said.en}.", f"结果为{said.zh}。")
        case q.Word(word=word):
            parts = (ZONES.get(part) or in_words(part).zh for part in word.split(" and "))
            return Bilingual(f"{who.en} chooses {word}.", f"{who.zh}选择{'与'.join(parts)}。")
        case q.Numbers(numbers=numbers):
            modes = ", ".join(map(str, numbers))
            return Bilingual(f"{who.en} chooses mode {modes}.", f"{who.zh}选择模式{modes}。")
        case q.Arranged(places=places) if isinstance(request, q.AskArrange):
            return _arranged(play, request, places)
        case q.Divided(shares=shares):
            each = [(share.amount, play.shown(share.recipient)) for share in shares]
            en = ", ".join(f"{amount} to {shown.en}" for amount, shown in each)
            zh = "，".join(f"{shown.zh}{amount}点" for amount, shown in each)
            return Bilingual(
                f"{who.en} chooses the division: {en}.", f"{who.zh}选择如此分配：{zh}。"
            )
    raise TypeError(f"{made!r} answers nothing that is asked by default")


def chosen(play: Play, request: q.Request, made: Value) -> Chosen:
    """An answer that one of several runs takes, with who gave it and what it is of."""
    player = None if isinstance(request, q.AskRandom) else request.player
    source = getattr(request, "source", None)
    state = play.meanwhile or play.state
    is_there = source is not None and source in state.objects
    of = play.shown(ObjectId(int(source))) if source is not None and is_there else None
    return Chosen(player, of, assumed(play, request, made))


def _arranged(play: Play, request: q.AskArrange, places: tuple[int, ...]) -> Bilingual:
    """Says in what order things are put; of abilities, in what order they resolve."""
    who, among = called(request.player), [request.among[place] for place in places]
    triggers = [one for one in among if isinstance(one, PendingTrigger)]
    if triggers:
        shown = [_source(play, one) for one in reversed(triggers)]
        en, zh = ", ".join(one.en for one in shown), "、".join(one.zh for one in shown)
        return Bilingual(
            f"{who.en} chooses the order in which abilities resolve: {en}.",
            f"{who.zh}选择异能的结算顺序：{zh}。",
        )
    shown = [play.shown(one) for one in among if isinstance(one, int | str)]
    en, zh = ", ".join(one.en for one in shown), "、".join(one.zh for one in shown)
    return Bilingual(f"{who.en} chooses the order: {en}.", f"{who.zh}选择顺序：{zh}。")


def _source(play: Play, one: Value) -> Bilingual:
    """What an ability is of, or an effect."""
    source = getattr(one, "source", None)
    return Bilingual("an effect", "某效应") if source is None else play.shown(source)


def _said(play: Play, request: q.Request, *, yes: bool) -> Bilingual:
    who = called(request.player)
    freed = isinstance(request, q.AskYesNo) and isinstance(request.what, MayAssignAsUnblocked)
    if yes and isinstance(request, q.AskYesNo) and freed:
        shown = play.shown(request.about[0])
        return Bilingual(
            f"{shown.en} assigns its combat damage as though it weren't blocked.",
            f"{shown.zh}视同未被阻挡来分配其战斗伤害。",
        )
    if yes:
        return Bilingual(f"{who.en} does what they may.", f"{who.zh}执行可选的动作。")
    return Bilingual(f"{who.en} does not.", f"{who.zh}不执行可选的动作。")


def _number(play: Play, request: q.Request, number: int) -> Bilingual:
    who = called(request.player)
    if isinstance(request, q.AskReplacement):
        shown = _source(play, request.among[number])
        return Bilingual(f"{shown.en} applies first.", f"首先应用{shown.zh}。")
    if isinstance(request, q.AskNumber) and request.what == BY_LIFE:
        return Bilingual(
            f"{who.en} pays life for {number} of the Phyrexian symbols, mana for the others.",
            f"{who.zh}为{number}个非瑞克西亚符号支付生命，其余支付法术力。",
        )
    return Bilingual(f"{who.en} chooses {number}.", f"{who.zh}选择{number}。")
