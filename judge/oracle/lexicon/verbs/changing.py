"""What happens to permanents and cards: they come, go, change and become targets."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Players
from judge.abilities.filters import IsPermanent, OwnedBy
from judge.abilities.who import EachOpponent, OwnerOf, You
from judge.language import REJECTED, Template, Word
from judge.oracle.lexicon.verbs.verb import Act, Acts, verb
from judge.oracle.lexicon.verbs.words import Origin

ENTERS, DIES, ATTACHED = Acts(p.Enters), Acts(p.Dies), Acts(p.BecomesAttached)
DID, LEAVES, TRANSFORMS = Acts(p.Did), Acts(p.Leaves), Acts(p.Transforms)


def _from(zone: tuple[str, Players | None]) -> Act:
    name, owner = zone
    return ENTERS(from_zone=name, also=None if owner is None else OwnedBy(owner))


def _exiled(zone: tuple[str, Players | None], other: Origin | None = None) -> object:
    """ "Your library and/or your graveyard" are zones of one player."""
    name, owner = zone
    if other is None:
        return _PUT(zone="exile", from_zone=name, player=owner)
    if (other.zone, owner) != ("library", You()):
        return REJECTED
    return _PUT(zone="exile", from_zone=name, player=owner, or_from=other.zone)


def put(player: Players | None, origin: Origin) -> object:
    """Is put into a graveyard; from the battlefield into any is dying."""
    zone, not_from = origin
    if zone == "battlefield" and player is None:
        return DIES()
    if zone == "library" and player != You():
        return REJECTED
    return _PUT(zone="graveyard", player=player, from_zone=zone, not_from=not_from)


_PUT = Acts(p.PutInto)


def _returned(p: Players | None = None) -> object:
    """To a hand; its owner's it is anyway (400.3)."""
    if isinstance(p, OwnerOf):
        return REJECTED
    return _PUT(zone="hand", from_zone="battlefield", player=p, also=IsPermanent())


CHANGING: tuple[Template | Word, ...] = (
    verb(ENTERS, "(enter)|(enter) the battlefield", "进战场|进入战场"),
    verb(
        ENTERS,
        "(enter) {tapped:entered_as}",
        "{tapped:entered_as}进战场|进战场且{tapped:entered_as}",
    ),
    verb(
        ENTERS,
        "(enter) under {also:whose_control} control|"
        "(enter) the battlefield under {also:whose_control} control",
        "[在/于]{also:whose_control}操控下进战场",
    ),
    verb(_from, "(enter) from {zone:entered_from}", "从{zone:entered_from}进战场"),
    verb(DIES, "(die)", "死去"),
    verb(DIES, "(die) under {also:whose_control} control", "在{also:whose_control}操控下死去"),
    verb(
        DIES,
        "(be) put into a graveyard",
        "[进/置]入坟墓场",
        also=IsPermanent(),
    ),
    verb(
        _PUT,
        "(be) put into exile",
        "[被放逐/进入放逐区]",
        zone="exile",
        from_zone="battlefield",
        also=IsPermanent(),
    ),
    verb(
        _returned,
        "(be) returned to its owner's hand|(be) returned to hand|"
        "(be) returned to {p:possessive} hand",
        "移回{p:possessive}手上|移回其拥有者手上",
        ex=("is returned to your hand", "移回你手上"),
    ),
    verb(
        _exiled,
        "(be) put into exile from [{zone:entered_from}/{zone:play_zone}]|"
        "(be) put into exile from {other:origin} and/or {zone:entered_from}",
        "从{zone:entered_from}进入放逐区|从{zone:play_zone}进入放逐区|"
        "从{other:origin}和/或{zone:entered_from}进入放逐区",
    ),
    verb(
        put,
        "(be) put into {player:grave} from {origin}",
        "从{origin}[进/置]入{player:grave}",
    ),
    verb(
        _PUT,
        "(be) milled",
        "被磨掉",
        zone="graveyard",
        from_zone="library",
        milled=True,
    ),
    verb(
        _PUT,
        "(be) put into an opponent's graveyard",
        "[进/置]入对手的坟墓场",
        zone="graveyard",
        from_zone="battlefield",
        player=EachOpponent(),
    ),
    verb(
        Acts(p.Departs),
        "(leave) your graveyard",
        "离开你[的]坟墓场",
        zone="graveyard",
        player=You(),
    ),
    verb(LEAVES, "(leave) the battlefield", "离[开战]场"),
    verb(
        LEAVES,
        "(leave) the battlefield under {also:whose_control} control",
        "在{also:whose_control}操控下离开战场",
    ),
    verb(Acts(p.BecomesTapped), "(become) tapped", "横置|[成为/变成]横置"),
    verb(Acts(p.BecomesUntapped), "(become) untapped", "重置|成为未横置"),
    verb(Acts(p.Phases), "(phase) {in_:phased}", "跃{in_:phased}"),
    verb(Acts(p.TurnedFaceUp), "(be) turned face up", "翻[回/为]正面|被翻回正面"),
    verb(Acts(p.BecomesLevel), "(become) level {level:number}", "成为等级{level:number}"),
    verb(TRANSFORMS, "(transform)|(transform) into ~", "转化|转化为~"),
    verb(
        ATTACHED,
        "(become) attached to {to:a_permanent}|(become) {un:unattached} from {to:a_permanent}",
        "装备在{to:a_permanent}上|成为装备在{to:a_permanent}上|贴附于{to:a_permanent}|"
        "自{to:a_permanent}上{un:unattached}",
    ),
    verb(
        Acts(p.BecomesTarget),
        "(become) the target of [{by:a_spell}/{by:a_stack_object}]",
        "成为{by:a_spell}[的/之]目标|成为{by:a_stack_object}[的/之]目标",
    ),
    verb(Acts(p.IsCountered), "(be) countered", "被反击"),
    verb(DID, "{action:object_done@#}", "{action:object_done@#}"),
    verb(
        DID,
        "{action:object_done@#} for the first time each turn",
        "每回合中第一次{action:object_done}",
        nth=1,
    ),
    verb(Acts(p.Crews), "(crew) a vehicle", "搭载载具"),
)
