"""What damage is dealt outside combat, and what prevents it."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Table, Word, t, w
from judge.language.template import Row

IT = {"pronoun": "it"}
EFFECTS: tuple[Row, ...] = (
    row(
        "{_:some_cause} [prevents/prevent] the next {n:count} damage that would be dealt to"
        " {on:target_said}[ this turn/]"
        "|{_:some_cause} [prevents/prevent] the next {n:count} damage [to/dealt to]"
        " {on:target_said}[ this turn/]"
        "|the next {n:count} damage to {on:target_said} this turn [is/will be] prevented"
        "|{on:target_said} [is/are/am] [protected/shielded] by {_:some_shield} [that prevents/which"
        " prevents/preventing] the next {n:count} damage that would be dealt to {_:it_or_me}"
        "[ this turn/]"
        "|{who:doer_of} [is/are/am] [protected/shielded] by {_:some_shield} [that prevents/which"
        " prevents/preventing] the next {n:count} damage that would be dealt to {_:it_or_me}"
        "[ this turn/]"
        "|the next {n:count} damage that would be dealt to {on:target_said} this turn is prevented",
        "{_:some_cause}{_:mid}防止{_:next_this_turn}将对{on:target_said}造成的{n:count}点伤害"
        "|{_:some_cause}{_:mid}防止{_:next_this_turn}对{on:target_said}造成的{n:count}点伤害"
        "|{who:doer_of}{_:mid}有[一个/]防止{_:next_this_turn}[将/]对{on:target_said}造成的"
        "{n:count}点伤害的[效应/效果/保护/盾]"
        "|{_:next_this_turn}[将/]对{on:target_said}造成的{n:count}点伤害{_:mid}被防止",
        does="shields",
    ),
    row(
        "{by:permanent} [deal/deals] {n:count} [noncombat /non-combat /]damage to {on:target_said}",
        "{by:permanent}{_:mid}对{on:target_said}{_:mid}造成{n:count}点[非战斗/]伤害",
        does="deals_to",
    ),
    *(
        row(
            f"{{by:noun}} [deal/deals] {{n:count}} {en}damage to a player",
            f"{{by:noun}}{{_:mid}}对[一位/一名/某位/]牌手{{_:mid}}造成[了/]{{n:count}}点{zh}伤害",
            does="deals_to",
            at_player=True,
            **in_combat,
        )
        for en, zh, in_combat in (("", "", {}), ("combat ", "战斗", {"combat": True}))
    ),
    row(
        "{_:some_cause} [protects/protect/shields/shield] {on:target_said} from the next {n:count}"
        " damage[ this turn/ that would be dealt to it/ it would be dealt/]"
        "|{who:doer_of} [has/have/hold/holds] [a shield/a prevention shield/an effect]"
        " [that prevents/which prevents/preventing] the next {n:count} damage"
        " [to/that would be dealt to] {on:target_said}[ this turn/]",
        "{on:target_said}{_:mid}受到{_:some_shield_zh}[的/]保护[，/]{_:mid}防止{_:next_this_turn}"
        "[将/将会/会/]对[它/我/他/其]造成的{n:count}点伤害",
        does="shields",
    ),
    row(
        "{on:target_said} [is/are/am] dealt {n:count} damage [by/from] {_:dealer}"
        "|{on:target_said} [takes/take] {n:count} damage from {_:dealer}"
        "|{_:dealer} [deals/dealt] {n:count} damage to {on:target_said}",
        "{_:dealer}对{on:target_said}造成[了/]{n:count}点伤害"
        "|{on:target_said}受到{_:dealer}的{n:count}点伤害",
        does="dealt",
    ),
    row(
        "{on:target_said} [is/are/am] dealt {n:count} damage [by/from] a {color:color_said}"
        " [spell/source/effect]"
        "|a {color:color_said} [spell/source/effect] [deals/dealt] {n:count} damage to "
        "{on:target_said}",
        "一个{color:color_said}[的/][咒语/来源/效应]对{on:target_said}造成[了/]{n:count}点伤害",
        does="dealt",
    ),
    *(
        row(
            f"[a/an] [{{color:color_said}} /]{kind} [deals/dealt] {{n:count}} damage to {whom}"
            f"|{{who:whose}} {{color:color_said}} {kind} [deals/dealt] {{n:count}} damage to"
            f" {whom}",
            f"[一个/一道/一张/某个]{{color:color_said}}[的/]{zh}对{whom_zh}[各/]造成{{n:count}}点伤害"
            f"|{{who:whose}}[一个/]{{color:color_said}}[的/]{zh}对{whom_zh}[各/]造成{{n:count}}点伤害"
            f"|[一个/一道/一张/某个]{zh}对{whom_zh}[各/]造成{{n:count}}点伤害",
            does="cast_dealing",
            kind=kind,
            whom=whom,
        )
        for kind, zh in (("sorcery", "法术"), ("instant", "瞬间"))
        for whom, whom_zh in (
            *(("each creature", "每个生物"), ("each player", "每位牌手")),
            ("each creature and each player", "每个生物和每位牌手"),
        )
    ),
    *(
        row(
            f"{{who:whose}} {{color:color_said}} spell [deals/dealt] {{n:count}} damage to {whom}",
            f"{{who:whose}}[一个/]{{color:color_said}}[的/]咒语对{whom_zh}[各/]造成{{n:count}}点伤害",
            does="cast_dealing",
            kind="spell",
            whom=whom,
        )
        for whom, whom_zh in (
            *(("each creature", "每个生物"), ("each player", "每位牌手")),
            ("each creature and each player", "每个生物和每位牌手"),
        )
    ),
    row(
        "{what:named_noun} [kills/killed/has killed] {on:target_said}",
        "{what:named_noun}{_:mid}[杀死/打死/杀掉/烧死][了/]{on:target_said}",
        does="killed_by",
    ),
    row(
        "{on:target_said} [is/gets/was/got] killed [by/with] {what:named_noun}",
        "{on:target_said}{_:mid}被{what:named_noun}{_:mid}[杀死/打死/杀掉/烧死][了/]",
        does="killed_by",
    ),
    row(
        "{who:whose} [spell/burn spell/effect/ability] [deals/deal/dealt/does] {n:count} damage to"
        " {on:target_said}",
        "{who:whose}[咒语/瞬间/法术/效应/异能]{_:mid}对{on:target_said}{_:mid}造成[了/]{n:count}点伤害",
        does="dealt",
    ),
    row(
        "",
        "{who:doer_of}{_:mid}防止[本回合中接下来/本回合接下来/本回合中下一次/接下来本回合/接下来]"
        "[将/会/将会/将要]对{on:target_said}造成的[下/]{n:count}点伤害",
        does="spell_shields",
    ),
    row(
        "{on:target_said} [is/gets/got] [pinged/zapped/burned/shot] for {n:count}[ damage/]"
        "|{on:target_said} [takes/take] {n:count} damage|{on:target_said} [is/are/am] dealt"
        " {n:count} damage",
        "{on:target_said}{_:mid}[受到/受/吃]{n:count}点伤害[而被消灭/而死去/而死/]",
        does="dealt",
    ),
    row(
        "{who:doer_of} [deal/deals] {n:count} damage to {on:target_said}",
        "{who:named_doer}{_:mid}对{on:target_said}{_:mid}造成{n:count}点伤害",
        does="dealt",
    ),
    row(
        "{who:doer_of} [ping/pings/zap/zaps/hit/hits/burn/burns/shoot/shoots] {on:target_said} for"
        " {n:count}[ damage/]",
        "{who:doer_of}用{n:count}点[伤害/直伤/火][打/点/烧/射/打掉/烧掉]{on:target_said}"
        "|{who:doer_of}[打/点/烧/射]{on:target_said}{n:count}点[伤害/]",
        does="dealt",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "permanent",
        t(
            lambda noun: (
                noun if {"size", "kind", "has", "kin"} & set(noun) or noun == IT else REJECTED
            ),
            "{noun:noun}",
            "{noun:noun}",
            unmake=lambda value: None,
        ),
        t(
            lambda card: {"card": card},
            "{card:spoken_name}",
            "{card:spoken_name}",
            unmake=lambda value: None,
        ),
        t(
            lambda whose, card: {"owner": whose, "card": card},
            "{whose:whose} {card:spoken_name}",
            "{whose:whose}{card:spoken_name}",
            unmake=lambda value: None,
        ),
    ),
    table("it_or_me", w(0, "it|me|him|her|them", "")),
    table(
        "next_this_turn",
        w(0, "", "接下来|本回合接下来|本回合中接下来|本回合下一次|本回合|本回合中|下一次"),
        Word(0, (), ("",)),
    ),
    table(
        "some_shield_zh",
        w(0, "", "一个效应|某个效应|一个咒语|一个护盾|护盾|一个盾|一个防止伤害的效应|一个异能"),
    ),
    table(
        "dealer",
        w(
            0,
            "a spell|an effect|some spell|some effect|a burn spell|an ability|something|some "
            "source",
            "一个咒语|一个效应|某个咒语|某个效应|一个异能|某个来源|一个来源|一个烧血咒语|一个直伤咒语"
            "|一个伤害咒语|某个烧血咒语|某个直伤咒语|一个法术|某个异能",
        ),
    ),
)
