"""A rule that holds for a while, told by its kind: who can't or must do what, what is replaced.

Each kind of rule has its own words in `SAID_OF` (about its objects) or `SAID_BY` (about players, or
about nobody); the words fit one and several alike. A test holds that no kind is without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities import Keyword
from judge.abilities import patterns as p
from judge.abilities import statics as s
from judge.abilities.bases import Filter, Pattern, Players, StaticRule
from judge.abilities.durations import DuringNextUntap
from judge.abilities.filters import Non
from judge.game.state import FloatingRule
from judge.ruling.wording.durations import until
from judge.ruling.wording.names import COUNTERS
from judge.ruling.wording.parties import Parties, joined
from judge.values import Bilingual
from judge.words import word

B = Bilingual
MEANT = B("what the effect names", "该效应所述者")  # where its words are no words of their own
OF_THE_COST = B(" unless a cost is paid", "，除非支付费用")
Said = Callable[[Any, Parties], Bilingual]


def said_of(rule: StaticRule, parties: Parties, several: bool) -> Bilingual:
    """The predicate of a rule, whose subject is one or several objects or players."""
    said = (SAID_OF.get(type(rule)) or SAID_BY[type(rule)])(rule, parties)
    return in_number(said, several)


def began(held: FloatingRule, parties: Parties) -> Bilingual:
    """The sentence, without its full stop, that a rule holds from now on."""
    rule, end = held.rule, until(held.duration, held.controller, held.condition)
    player, filter_ = (getattr(rule, name, None) for name in ("player", "filter"))
    who, several = MEANT, False
    if type(rule) in SAID_OF:
        who = parties.objects(filter_) or parties.named(held.about) or MEANT
        several = not parties.is_one(filter_)
    elif "player" in rule.__struct_fields__:
        who = parties.players(player) or MEANT
        several = not parties.is_one_player(player)
    said = said_of(rule, parties, several)
    if isinstance(rule, s.DoesntUntap) and isinstance(held.duration, DuringNextUntap):
        said = B("won't untap", "不能重置")
    if who is MEANT and type(rule) in WHOLE:
        return B(said.en + end.en, said.zh + end.zh)
    return B(f"{_begun(who.en)} {said.en}{end.en}", f"{who.zh}{said.zh}{end.zh}")


def in_number(said: Bilingual, several: bool) -> Bilingual:
    """ "gains/gain flying" as it is said of one or of several.

    >>> in_number(Bilingual("is/are goaded", "被煽惑"), several=True).en
    'are goaded'
    """
    verb, _, rest = said.en.partition(" ")
    one, _, more = verb.partition("/")
    return Bilingual(f"{(more or one) if several else one} {rest}", said.zh)


def _begun(words: str) -> str:
    """A name stays as it is; a kind begins the sentence."""
    first, _, _ = words.partition(" ")
    return words[0].upper() + words[1:] if first.islower() and first.isalpha() else words


def _kind(filter_: Filter | None, parties: Parties) -> Bilingual:
    return (parties.objects(filter_) if filter_ is not None else None) or MEANT


def _people(who: Players | None, parties: Parties) -> Bilingual:
    return parties.players(who) or MEANT


def _fixed(en: str, zh: str) -> Said:
    return lambda rule, parties: B(en, zh)


def _attack(rule: s.CantAttack, parties: Parties) -> Bilingual:
    en, zh = ("can't attack", "不能攻击")
    if rule.alone:
        en, zh = ("can't attack alone", "不能单独攻击")
    if rule.whom is not None:
        whom = _people(rule.whom, parties)
        more = (" or their planeswalkers", "及其鹏洛客") if rule.planeswalkers else ("", "")
        en, zh = f"{en} {whom.en}{more[0]}", f"{zh}{whom.zh}{more[1]}"
    if rule.unless is not None:
        en, zh = en + OF_THE_COST.en, zh + OF_THE_COST.zh
    return B(en, zh)


def _block(rule: s.CantBlock, parties: Parties) -> Bilingual:
    en, zh = ("can't block alone", "不能单独阻挡") if rule.alone else ("can't block", "不能阻挡")
    if rule.blocked is not None:
        what = _kind(rule.blocked, parties)
        en, zh = f"{en} {what.en}", zh + what.zh
    if rule.unless is not None:
        en, zh = en + OF_THE_COST.en, zh + OF_THE_COST.zh
    return B(en, zh)


def _blocked(rule: s.CantBeBlocked, parties: Parties) -> Bilingual:
    if rule.fewer_than is not None:
        n = rule.fewer_than
        return B(f"can't be blocked except by {n} or more creatures", f"只能被{n}个或更多生物阻挡")
    if rule.more_than is not None:
        n = rule.more_than
        several = "" if n == 1 else "s"
        return B(f"can't be blocked by more than {n} creature{several}", f"不能被多于{n}个生物阻挡")
    if isinstance(rule.by, Non):
        only = _kind(rule.by.part, parties)
        return B(f"can't be blocked except by {only.en}", f"只能被{only.zh}阻挡")
    if rule.by is not None:
        by = _kind(rule.by, parties)
        return B(f"can't be blocked by {by.en}", f"不能被{by.zh}阻挡")
    return B("can't be blocked", "不能被阻挡")


def _must_attack(rule: s.MustAttack, parties: Parties) -> Bilingual:
    if rule.whom is None:
        return B("must attack if able", "若能攻击，则必须攻击")
    whom = _people(rule.whom, parties)
    return B(f"must attack {whom.en} if able", f"若能攻击{whom.zh}，则必须攻击之")


def _must_block(rule: s.MustBlock, parties: Parties) -> Bilingual:
    if rule.blocked is None:
        return B("must block if able", "若能阻挡，则必须阻挡")
    what = _kind(rule.blocked, parties)
    return B(f"must block {what.en} if able", f"若能阻挡{what.zh}，则必须阻挡之")


def _lures(rule: s.MustBeBlocked, parties: Parties) -> Bilingual:
    if rule.by_all:
        return B("must be blocked by all creatures able to do so", "须被所有能够阻挡之的生物阻挡")
    if rule.by is not None:
        by = _kind(rule.by, parties)
        return B(f"must be blocked by one of {by.en} if able", f"若能被{by.zh}阻挡，则必须被其阻挡")
    return B("must be blocked if able", "若能被阻挡，则必须被阻挡")


def _blocks_more(rule: s.CanBlockMore, parties: Parties) -> Bilingual:
    if rule.more is None:
        return B("can block any number of creatures", "可以阻挡任意数量的生物")
    n = rule.more
    return B(f"can block {n} more creature{'' if n == 1 else 's'}", f"可以额外阻挡{n}个生物")


def _blocks_only(rule: s.CanBlockOnly, parties: Parties) -> Bilingual:
    what = _kind(rule.blocked, parties)
    return B(f"can block only {what.en}", f"只能阻挡{what.zh}")


def _target(rule: s.CantBeTargeted, parties: Parties) -> Bilingual:
    of = None if rule.by is None else parties.objects(rule.by)
    by = of or B("spells or abilities", "咒语或异能")
    who = None if rule.player is None else parties.players(rule.player)
    whose = B("", "") if who is None else B(f" of {who.en}", f"{who.zh}的")
    return B(f"can't be the target of {by.en}{whose.en}", f"不能成为{whose.zh}{by.zh}的目标")


def _counters(rule: s.MostCounters, parties: Parties) -> Bilingual:
    kind, zh = rule.kind, COUNTERS.get(rule.kind, rule.kind)
    return B(
        f"can't have more than {rule.most} {kind} counters", f"不能有多于{rule.most}个{zh}指示物"
    )


def _no_counters(rule: s.CantHaveCounters, parties: Parties) -> Bilingual:
    kind, zh = f"{rule.kind} " if rule.kind else "", COUNTERS.get(rule.kind or "", rule.kind or "")
    return B(f"can't have {kind}counters put on it", f"其上不能放置{zh}指示物")


def _inactive(rule: s.CantActivate, parties: Parties) -> Bilingual:
    but = ("", "") if rule.mana_too else (", but mana abilities can", "，法术力异能除外")
    return B(f"can't have activated abilities activated{but[0]}", f"的起动式异能不能起动{but[1]}")


def _play_from(rule: s.PlayFrom, parties: Parties) -> Bilingual:
    who = _people(rule.player, parties)
    zone = PLAYED_FROM.get(rule.zone, B(rule.zone, rule.zone))
    once = B(", one of them", "其中一张") if rule.once else B("", "")
    return B(
        f"may be played from {zone.en} by {who.en}{once.en}{_paid(rule).en}",
        f"可由{who.zh}从{zone.zh}使用{once.zh}{_paid(rule).zh}",
    )


def _paid(rule: s.PlayFrom) -> Bilingual:
    if rule.free:
        return B(" without paying the mana cost", "，且不须支付法术力费用")
    if rule.cost is None and rule.additional is None:
        return B("", "")
    return B(" for another or an additional cost", "，须支付另外的费用")


PLAYED_FROM: Mapping[str, Bilingual] = {
    "graveyard": B("the graveyard", "坟墓场中"),
    "exile": B("exile", "放逐区中"),
    "library": B("the library", "牌库中"),
    "hand": B("hand", "手上"),
    "command": B("the command zone", "统帅区中"),
}


def _cost(rule: s.CostChange, parties: Parties) -> Bilingual:
    return B("has/have a changed cost", "的费用改变")


def _ability_cost(rule: s.AbilityCostChange, parties: Parties) -> Bilingual:
    """ "has cycling abilities that cost {2} less to activate"."""
    kind = B("activated", "起动式") if rule.keyword is None else word(rule.keyword)
    more, zh = ("less", "减少") if rule.generic < 0 else ("more", "增加")
    much = f"{{{abs(rule.generic)}}}"
    by = B("", "") if rule.player is None else _people(rule.player, parties)
    who = B(f" by {by.en}", f"由{by.zh}起动时，") if by.en else by
    return B(
        f"has/have {kind.en} abilities that cost {much} {more} to activate{who.en}",
        f"的{kind.zh}异能{who.zh}起动费用{zh}{much}",
    )


def _hand_size(rule: s.HandSizeChange, parties: Parties) -> Bilingual:
    more, zh = ("smaller", "减少") if rule.more < 0 else ("larger", "增加")
    much = abs(rule.more)
    return B(f"has/have a maximum hand size that is {much} {more}", f"的手牌上限{zh}{much}")


def _cast(rule: s.CantCast, parties: Parties) -> Bilingual:
    what = B("spells", "咒语")
    if rule.filter is not None:
        what = parties.objects(rule.filter) or what
    if rule.limit is not None:
        return B(
            f"can't cast more than {rule.limit} of {what.en} each turn",
            f"每回合不能施放多于{rule.limit}个{what.zh}",
        )
    if rule.but is not None:
        return B(
            f"can cast {what.en} only {rule.but}", f"只能于{CAST_TIMES[rule.but]}施放{what.zh}"
        )
    return B(f"can't cast {what.en}", f"不能施放{what.zh}")


CAST_TIMES = {s.CastTime.SORCERY: "其能施放法术的时机下", s.CastTime.OWN_TURN: "其自己的回合中"}


def _has(rule: s.PlayerHas, parties: Parties) -> Bilingual:
    one = rule.ability
    name = word(one.name) if isinstance(one, Keyword) else B("another ability", "其他异能")
    everything = isinstance(one, Keyword) and one.name == "protection" and one.quality is None
    more = B(" from everything", "（从所有事物）") if everything else B("", "")
    return B(f"has/have {name.en}{more.en}", f"具有{name.zh}{more.zh}")


def _replacement(rule: s.Replacement, parties: Parties) -> Bilingual:
    what = rule.instead
    if isinstance(what, s.Regenerates):
        return B(
            f"{_about(parties).en} will regenerate the next time it would be destroyed",
            f"{_about(parties).zh}下一次将被消灭时会改为重生",
        )
    if isinstance(what, s.Prevented):
        amount = what.amount
        return _damage(rule.pattern, parties, amount, B("will be prevented", "将被防止"))
    if isinstance(what, s.Redirected):
        to = B("will be dealt to another recipient instead", "将改为对他者造成")
        return _damage(rule.pattern, parties, what.amount, to)
    source = B("an effect", "一个效应") if parties.source is None else parties.name(parties.source)
    return B(
        f"From now on {source.en} replaces what it says would happen",
        f"从现在起，{source.zh}替代其所述的事件",
    )


def _about(parties: Parties) -> Bilingual:
    return parties.named(parties.about) or MEANT


def _damage(pattern: Pattern, parties: Parties, amount: object, verb: Bilingual) -> Bilingual:
    """ "The next 3 damage to Ann", with what deals it and what it is dealt to."""
    source = to = who = None
    if isinstance(pattern, p.DealsDamage):
        source, to, who = pattern.source, pattern.to, pattern.to_player
    elif isinstance(pattern, p.IsDealtDamage):
        to, who = pattern.filter, pattern.player
    held = [parties.objects(to) if to is not None else None, parties.players(who) if who else None]
    dealt = [one for one in held if one is not None]
    by = None if source is None else parties.objects(source)
    combat = getattr(pattern, "combat", None)
    kind = {None: B("", ""), True: B("combat ", "战斗"), False: B("noncombat ", "非战斗")}[combat]
    much = B("All", "所有")
    if amount is not None:
        left = amount if isinstance(amount, int) else parties.left
        much = B("Some", "若干") if left is None else B(f"The next {left}", f"接下来的{left}点")
    from_ = B("", "") if by is None else B(f" from {by.en}", f"{by.zh}")
    on = B("", "") if not dealt else B(f" to {joined(dealt).en}", f"对{joined(dealt).zh}")
    said_zh = f"{from_.zh}{on.zh}造成的" if from_.zh or on.zh else ""
    return B(
        f"{much.en} {kind.en}damage{from_.en}{on.en} {verb.en}",
        f"{said_zh}{much.zh}{kind.zh}伤害{verb.zh}",
    )


SAID_OF: Mapping[type[StaticRule], Said] = {  # the subject is the objects of its filter
    s.CantAttack: _attack,
    s.AssignsNoDamage: _fixed("assigns/assign no combat damage", "不分配战斗伤害"),
    s.OnlyAttacksAlone: _fixed("can attack only alone", "只能单独攻击"),
    s.Goaded: _fixed("is/are goaded", "被煽惑"),
    s.PaysToAttack: _fixed("may have a cost paid for attacking", "攻击时可以支付费用"),
    s.CantBlock: _block,
    s.CantBeBlocked: _blocked,
    s.MustAttack: _must_attack,
    s.MustBlock: _must_block,
    s.MustBeBlocked: _lures,
    s.CanBlockMore: _blocks_more,
    s.CanBlockOnly: _blocks_only,
    s.BlocksDespite: lambda rule, _: B(
        f"can block as though there were no {word(rule.walk or rule.keyword).en}",
        f"能视同不具{word(rule.walk or rule.keyword).zh}一般地阻挡",
    ),
    s.AssignsByToughness: _fixed(
        "assigns/assign combat damage by toughness rather than power",
        "依照防御力分配战斗伤害",
    ),
    s.LethalByPower: _fixed(
        "has/have lethal damage determined by power rather than toughness",
        "所受之致命伤害依照力量而非防御力判定",
    ),
    s.CrewsAs: _fixed("crews/crew as though with another power", "视同具有不同力量地搭载"),
    s.CantCrew: _fixed("can't crew Vehicles", "不能搭载载具"),
    s.MayAssignAsUnblocked: _fixed(
        "may assign combat damage as though not blocked", "可以视同未被阻挡地分配战斗伤害"
    ),
    s.AsThoughHaste: _fixed("can attack as though having haste", "能视同具敏捷异能地攻击"),
    s.ActivatesAsThoughHaste: _fixed(
        "can use abilities as though having haste", "能视同具敏捷异能地起动异能"
    ),
    s.AsThoughNotDefender: _fixed(
        "can attack as though not having defender", "能视同不具守军异能地攻击"
    ),
    s.DoesntUntap: _fixed("won't untap in the untap step", "于其操控者的重置步骤中不能重置"),
    s.MayStayTapped: _fixed("may stay tapped in the untap step", "于重置步骤中可以不重置"),
    s.UntapsWithOthers: _fixed(
        "untaps/untap in each other player's untap step too", "于其他牌手的重置步骤中也会重置"
    ),
    s.UntapLimit: lambda rule, _: B(
        f"untaps/untap at most {rule.most} at a time in each untap step",
        f"于每个重置步骤中至多重置{rule.most}个",
    ),
    s.CantBeCountered: _fixed("can't be countered", "不能被反击"),
    s.CantBeTargeted: _target,
    s.CantBeRegenerated: _fixed("can't be regenerated", "不能重生"),
    s.CantBeSacrificed: _fixed("can't be sacrificed", "不能被牺牲"),
    s.MostCounters: _counters,
    s.CantHaveCounters: _no_counters,
    s.LegendRuleOff: _fixed("isn't/aren't subject to the “legend rule”", "不受“传奇规则”影响"),
    s.DoubleTriggers: _fixed("has/have abilities trigger one more time", "的异能会额外触发一次"),
    s.CantEnter: _fixed("can't enter the battlefield", "不能进战场"),
    s.CantActivate: _inactive,
    s.BoastsTwice: _fixed(
        "can boast twice in each of its controller's turns", "于其操控者的每个回合中能炫威两次"
    ),
    s.PlayFrom: _play_from,
    s.AsThoughFlash: _fixed("may be cast as though having flash", "能视同具闪现异能地施放"),
    s.CostChange: _cost,
    s.AbilityCostChange: _ability_cost,
    s.CostFloor: lambda rule, _: B(
        f"costs/cost at least {rule.least} mana", f"的费用至少为{rule.least}点法术力"
    ),
    s.CostInstead: lambda rule, parties: B(
        f"may be cast by {_people(rule.player, parties).en} for another cost",
        f"可由{_people(rule.player, parties).zh}支付替代性费用来施放",
    ),
}
SAID_BY: Mapping[type[StaticRule], Said] = {  # the subject is players, or the sentence is whole
    s.AttackLimit: lambda rule, _: B(
        f"No more than {rule.number} creatures can attack", f"攻击的生物不能多于{rule.number}个"
    ),
    s.BlockLimit: lambda rule, _: B(
        f"can't block with more than {rule.number} creatures",
        f"用来阻挡的生物不能多于{rule.number}个",
    ),
    s.BlockedWithinSectors: _fixed(
        "Creatures can be blocked only by creatures in the same sector",
        "生物只能被同一星区中的生物阻挡",
    ),
    s.Continuous: _fixed("Characteristics of objects change", "物件的特征改变"),
    s.NoTriggers: _fixed("Abilities that such an event triggers don't trigger", "此类异能不会触发"),
    s.CantGainLife: _fixed("can't gain life", "不能获得生命"),
    s.CantGetCounters: _fixed("can't get counters", "不能得到指示物"),
    s.CantLoseLife: _fixed("can't lose life", "不能失去生命"),
    s.PlayerHas: _has,
    s.CantLoseGame: _fixed("can't lose the game", "不会输掉此盘游戏"),
    s.CantPreventDamage: _fixed("Damage can't be prevented", "伤害不能被防止"),
    s.KeepsMana: _fixed("doesn't/don't lose some unspent mana", "不会失去某些未使用的法术力"),
    s.FlipsTwoCoins: _fixed(
        "flips/flip two coins for each and one is ignored", "每次掷硬币改为掷两次并忽略其一"
    ),
    s.RevealHands: _fixed("plays/play with the hand revealed", "展示手牌"),
    s.CantDraw: _fixed("can't draw more cards", "不能再抓牌"),
    s.CantSearch: _fixed("can't search libraries", "不能搜寻牌库"),
    s.NoMaximumHandSize: _fixed("has/have another maximum hand size, or none", "的手牌上限改变"),
    s.HandSizeChange: _hand_size,
    s.DevotionIncreased: lambda rule, _: B(
        f"Devotion is {rule.amount} more", f"献力增加{rule.amount}点"
    ),
    s.KeepsPlayingWithoutLife: _fixed(
        "doesn't/don't lose for having no life", "不会因没有生命而输掉"
    ),
    s.DealtAsByInfect: _fixed("is/are dealt damage as though by infect", "受到的伤害视同来自侵染"),
    s.CantCast: _cast,
    s.CantPlayLands: _fixed("can't play lands", "不能使用地"),
    s.AsThoughInGraveyard: _fixed(
        "may cast cards from exile as though from the graveyard", "能视同于坟墓场中地施放放逐区的牌"
    ),
    s.ExtraLands: lambda rule, _: (
        B("may play any number of lands", "可以使用任意数量的地")
        if rule.number is None
        else B(f"may play {rule.number} more lands", f"可以额外使用{rule.number}个地")
    ),
    s.LoyaltyAgain: _fixed("may activate loyalty abilities once more", "可以额外起动一次忠诚异能"),
    s.LoyaltyAnyTime: _fixed(
        "Loyalty abilities may be activated any time an instant could be cast",
        "可以于能够施放瞬间的时机下起动忠诚异能",
    ),
    s.SkipsExtraTurns: _fixed("skips/skip extra turns", "略过额外的回合"),
    s.LoyaltyCostMore: _fixed("pays/pay more for loyalty abilities", "的忠诚异能费用增加"),
    s.AdditionalCost: _fixed("An additional cost is to be paid", "须支付额外费用"),
    s.FlashForMore: _fixed(
        "It may be cast as though having flash if an additional cost is paid",
        "支付额外费用，便能视同具闪现异能地施放",
    ),
    s.GainAsCast: _fixed("Spells gain abilities as they are cast", "咒语于施放时获得异能"),
    s.AlternativeCost: _fixed("Another cost may be paid", "可以支付替代性费用"),
    s.CastOnlyIf: _fixed("It can be cast only under its condition", "只有在符合条件时才能施放"),
    s.ManaAsAnyColor: _fixed(
        "may spend mana as though it were of any color", "能将法术力视同任意颜色来支付"
    ),
    s.FromOpeningHand: _fixed("It may be used from the opening hand", "可以从起手牌中使用"),
    s.OfDecks: _fixed("A rule for building decks is changed", "套牌构组规则改变"),
    s.RevealFirstDraw: _fixed(
        "reveals/reveal the first card drawn each turn", "展示每回合抓的第一张牌"
    ),
    s.LooksAtExiled: _fixed("may look at cards exiled face down", "可以检视牌面朝下放逐的牌"),
    s.LooksAtTop: _fixed("may look at the top card of the library", "可以检视牌库顶牌"),
    s.RevealTop: _fixed("plays/play with the top card of the library revealed", "展示牌库顶牌"),
    s.Replacement: _replacement,
}
WHOLE = tuple(
    kind for kind in SAID_BY if "player" not in kind.__struct_fields__
)  # no subject beside it
