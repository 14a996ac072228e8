"""A face-down permanent is turned face up for its morph cost (116.2b, 702.37e, 708)."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.costs import PayMana
from judge.abilities.walk import has_x
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.copies import copied
from judge.rules.costs import pay_as_said
from judge.rules.costs.unpayable import cant_be_paid
from judge.rules.keyword_rules.conspiracies import is_conspiracy, turn_conspiracy_up
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number, Special, Why
from judge.values import Bilingual

SINCE = "2024-02-02"  # the edition that first has disguise and cloak


@cites("116.2b", "将牌面朝下的生物翻到正面是一个特殊动作")
def turn_face_up(process: Process, player: PlayerId, action: Special) -> None:
    """A player turns an own face-down permanent face up, which is a special action."""
    view, id_ = process.view, action.object
    if id_ is None:
        raise process.refuse(Why.BAD_CHOICE, player)
    held = view.object(id_)
    if is_conspiracy(view, id_):
        if action.x is not None:
            raise process.refuse(Why.NO_X, id_)
        turn_conspiracy_up(process, player, id_)
        return
    if not view.is_permanent(id_) or held.controller != player or held.face_down is None:
        raise process.refuse(Why.NO_PERMISSION, id_)
    with process.also(*turn_face_up.numbers):
        MANIFESTED.get(held.face_down, unmask)(process, player, id_, action)


def unmask(process: Process, player: PlayerId, id_: ObjectId, action: Special) -> None:
    """The morph cost that it has face up is paid, and it is turned face up."""
    keyword = morph_of(process, id_)
    if keyword is None or keyword.cost is None:
        raise process.refuse(Why.NO_PERMISSION, id_, *morph_of.numbers)
    x = choose_x(process, player, keyword.cost, action)
    pay_as_said(process, player, keyword.cost, Context(id_, player, x=x), action.pay)
    MORPHS[keyword.name](process, player, e.TurnedFaceUp(id_, x, keyword.name))


@cites("107.3d", "则执行此特殊动作的牌手在紧接着支付该费用之前，先选择X的数值")
def choose_x(process: Process, player: PlayerId, cost: Cost, action: Special) -> int | None:
    """The value of X in a morph cost, chosen just before it is paid; None where it has none."""
    if not has_x(cost):
        if action.x is not None:
            raise process.refuse(Why.NO_X, action.object or player)
        return None
    process.moreover(*choose_x.numbers)
    if action.x is not None:
        return action.x
    answer = process.ask(AskNumber(player, 0, None, action.object, "x"))
    return answer.number if isinstance(answer, Number) else 0


@cites("702.37e", "如果此永久物牌面朝上的时候没有变身费用，则其无法以此法翻回正面")
def morph_of(process: Process, id_: ObjectId) -> Keyword | None:
    """The morph ability that a face-down permanent would have face up; None if it has none."""
    for ability in copied(process.view, id_).abilities:
        if isinstance(ability, Keyword) and ability.name in MORPHS:
            return ability
    return None


def check_morph(process: Process, id_: ObjectId) -> None:
    """Raises `Unsupported` for a card that could be turned face up for either of two costs."""
    keyword = morph_of(process, id_)
    if keyword is not None:
        how = process.view.object(id_).face_down
        named = process.rulebook.named(keyword.name).zh
        raise Unsupported(
            "701.34c",
            f"which cost is paid for a {keyword.name} card that was turned down by a {how} effect",
            f"为因效应而牌面朝下、具{named}异能的牌支付哪项费用",
        )


@cites("701.34b", "并展示其法术力费用，支付此费用，然后将该永久物翻回正面")
def reveal_manifested(process: Process, player: PlayerId, id_: ObjectId, action: Special) -> None:
    """A manifested creature card is turned face up for its mana cost."""
    _reveal(process, player, id_, action, Bilingual("manifested", "已显化"))


@cites("701.56b", "并展示其法术力费用，支付此费用，然后将该永久物翻回正面", edition=SINCE)
def reveal_cloaked(process: Process, player: PlayerId, id_: ObjectId, action: Special) -> None:
    """A cloaked creature card is turned face up for its mana cost, as a manifested one is."""
    _reveal(process, player, id_, action, Bilingual("cloaked", "已匿伏"))


def _reveal(
    process: Process, player: PlayerId, id_: ObjectId, action: Special, how: Bilingual
) -> None:
    check_morph(process, id_)
    printed = process.view.object(id_).printed
    if CardType.CREATURE not in printed.types:
        raise process.refuse(Why.NO_PERMISSION, id_)
    if printed.cost is None:
        raise cant_be_paid(process, id_)
    if "X" not in printed.cost.symbols and action.x is not None:
        raise process.refuse(Why.NO_X, id_)
    if "X" in printed.cost.symbols:
        raise Unsupported(
            "107.3",
            f"X in a cost for which a {how.en} card is turned up",
            f"将{how.zh}的牌翻回正面时费用中的X",
        )
    pay_as_said(process, player, Cost((PayMana(printed.cost),)), Context(id_, player), action.pay)
    process.do(e.TurnedFaceUp(id_))


MANIFESTED = {"manifest": reveal_manifested, "cloak": reveal_cloaked}


@cites("701.34f", "则其操控者展示该牌，然后将其保持牌面朝下")
def stays_down(process: Process, id_: ObjectId) -> bool:
    """An instant or sorcery card that would be turned face up is shown and stays face down."""
    held = process.view.object(id_)
    if not held.printed.types & {CardType.INSTANT, CardType.SORCERY}:
        return False
    process.do(e.Revealed(held.controller, (id_,)))
    return True


@cites("702.37e", "你可以把由你操控的具有变身异能的牌面朝下之永久物翻回正面")
@cites("702.37e", "支付此费用，然后将其翻回正面")
def unmask_morph(process: Process, player: PlayerId, turned: e.TurnedFaceUp) -> None:
    """It is turned face up for its morph cost."""
    process.do(turned)


@cites("702.168d", "你可以把由你操控的具有伪装异能的牌面朝下之永久物翻回正面", edition=SINCE)
@cites("702.168d", "支付此费用，然后将其翻回正面", edition=SINCE)
def unmask_disguised(process: Process, player: PlayerId, turned: e.TurnedFaceUp) -> None:
    """It is turned face up for its disguise cost."""
    process.do(turned)


@cites("702.37b", "如果曾支付其威力变身费用来将它翻回正面，则在其上放置一个+1/+1指示物")
@cites("702.37e", "支付此费用，然后将其翻回正面")
def unmask_mega(process: Process, player: PlayerId, turned: e.TurnedFaceUp) -> None:
    """It is turned face up for its megamorph cost, and gets a +1/+1 counter as it is."""
    process.do(turned, e.CountersPut(turned.object, "+1/+1", 1, player))


MORPHS = {"morph": unmask_morph, "megamorph": unmask_mega, "disguise": unmask_disguised}
