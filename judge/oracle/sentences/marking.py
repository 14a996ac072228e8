"""Sentences of what was done before, and of clashes and coins."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import DoByPlayer
from judge.abilities.effects.objects import CopySpell
from judge.abilities.effects.players import Clash, ControlPlayer, FlipCoin, Reveal, SeparatePiles
from judge.abilities.filters import ControlledBy, IsCard, IsPermanent, Non
from judge.abilities.who import (
    AnOpponent,
    EachOtherPlayer,
    Every,
    It,
    TargetPlayer,
    ThatPlayer,
    You,
)
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.composition import sentences as f
from judge.oracle.composition.alternatives import IfPrevented
from judge.oracle.composition.chosen_cards import may_choose
from judge.oracle.composition.copying import with_new_targets
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every

CHOSEN = Table(  # a card of those that were shown
    "chosen_from_it",
    (
        t(
            f.ChosenFromHand,
            "you choose {filter:a_card} from it",
            "你[选择其中/从其中选择/从中选择/选择其中的]{filter:a_card}|"
            "由你选择其中{filter:a_card}",
        ),
        t(
            lambda x, p: f.ChosenFromHand(every(x, p)),
            "you choose {x:a_card} from it{p:posts}",
            "",
            ex=("you choose a creature card from it with mana value 3 or less", ""),
        ),
        t(
            lambda x: f.ChosenFromHand(every(IsCard(), Non(x))),
            "you choose a card other than {x:a_card} from it",
            "你从中选择一张除{x:cards}以外的牌",
            ex=(
                "you choose a card other than a basic land card from it",
                "你从中选择一张除基本地牌以外的牌",
            ),
        ),
    ),
    ("you choose a creature card from it", "你选择其中一张生物牌"),
)
OF_THE_FLIP = (  # which way a coin has to fall, and what follows then
    Table(
        "fallen",
        (w("win", "win the flip", "赢得此掷"), w("lose", "lose the flip", "输掉此掷")),
        ("win the flip", "赢得此掷"),
    ),
    Table(
        "of_the_flip",
        (
            t(
                lambda way, e: (way, e),
                "if you {way:fallen}, {e:sentence}",
                "若你{way:fallen}，[则]{e:sentence}",
            ),
        ),
        ("if you win the flip, draw a card", "若你赢得此掷，则抓一张牌"),
    ),
)


def _flipped(a: tuple[str, Effect], b: tuple[str, Effect] | None = None) -> object:
    follows = dict([a] if b is None else [a, b])
    is_twice = b is not None and len(follows) == 1
    return REJECTED if is_twice else FlipCoin(follows.get("win"), follows.get("lose"))


MARKING: tuple[Row | Include, ...] = (
    Include("chosen_from_it"),
    t(
        may_choose,
        "you may choose {filter:a_card} from it. if you do, {e:clauses}|"
        "you may choose {filter:a_card} from it. {e:clause}",
        "你可以[选择其中/从中选择/选择其中的]{filter:a_card}。若你如此作，[则]{e:clauses}",
        ex=(
            "you may choose a nonland card from it. if you do, exile that card",
            "你可以从中选择一张非地牌。若你如此作，则放逐该牌",
        ),
    ),
    t(
        lambda c, e: sequence(c, e),
        "{c:chosen_from_it} and {e:clause}",
        "{c:chosen_from_it}[，]并{e:clause}",
        ex=(
            "you choose a creature card from it and exile that card",
            "你选择其中一张生物牌，并放逐该牌",
        ),
    ),
    w(
        f.NewTargets(),
        "you may choose new targets for the copy|you may choose new targets for the copies|"
        "you may choose new targets for that copy|you may choose a new target for the copy|"
        "you may choose a new target for that copy",
        "你可以为该复制品选择新的目标|你可以为复制品选择新的目标|"
        "你可以为每个复制品选择新的目标|你可以为此复制品选择新的目标|"
        "你可以为这些复制品选择新的目标|你可以为每个复制品各选择新的目标",
    ),
    t(
        lambda e: with_new_targets(e) or REJECTED,
        "{e:clause}, and you may choose new targets for the [copy/copies]|"
        "{e:clause} and you may choose new targets for the copy",
        "{e:clause}，[且你/并]可以为该复制品选择新的目标|{e:clause}，且你可以为复制品选择新的目标",
        ex=(
            "copy target instant spell, and you may choose new targets for the copy",
            "复制目标瞬间咒语，且你可以为该复制品选择新的目标",
        ),
    ),
    t(
        lambda e: with_new_targets(e) or REJECTED,
        "{e:may_clause} and may choose [new targets/a new target] for [the/that] copy|"
        "{e:may_clause} and may choose new targets for the copy they control",
        "{e:may_clause}，且可以为该复制品选择新的目标",
        ex=(
            "you may copy ~ and may choose a new target for that copy",
            "你可以复制~，且可以为该复制品选择新的目标",
        ),
    ),
    w(
        f.CantRegenerate(),
        "it can't be regenerated|they can't be regenerated|that creature can't be regenerated|"
        "those creatures can't be regenerated|the creature can't be regenerated",
        "它不能重生|它们不能重生|该生物不能重生|其不能重生|它不能被重生|它们不能被重生",
        rank=-1,
    ),
    w(
        f.CounteredTo("exile"),
        "if that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard",
        "若以此法反击该咒语，则将它放逐，而非置入其拥有者的坟墓场|"
        "若咒语以此法被反击，则改为将它放逐，而不是置入其拥有者的坟墓场",
    ),
    t(
        lambda s: sequence(f.CounteredTo("exile"), s),
        "if that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard, then {s:sentence}",
        "若以此法反击该咒语，则将它放逐，而非置入其拥有者的坟墓场，然后{s:sentence}",
    ),
    w(
        f.CounteredTo("library"),
        "if that spell is countered this way, put it on top of its owner's library instead of "
        "into that player's graveyard",
        "若以此法反击该咒语，则改为将它置于其拥有者的牌库顶，而非置入该牌手的坟墓场|"
        "若以此法反击该咒语，则改为将它置于其拥有者的牌库顶，而非置于该牌手的坟墓场",
    ),
    w(
        f.CounteredTo("hand"),
        "if that spell is countered this way, put it into its owner's hand instead of into that "
        "player's graveyard",
        "若以此法反击该咒语，则改为将它置于其拥有者手上，而非置入该牌手的坟墓场|"
        "如果该咒语以此法被反击，则改为将它置于其拥有者手上，而非置入该牌手的坟墓场",
    ),
    t(
        IfPrevented,
        "if damage is prevented this way, {effect:clauses}",
        "若以此法防止伤害，则{effect:clauses}|若有伤害以此法被防止，则{effect:clauses}",
    ),
    w(
        f.CantPrevent(),
        "the damage can't be prevented|this damage can't be prevented",
        "此伤害不能被防止|该伤害不能被防止|这些伤害不能被防止|此伤害不能防止",
    ),
    w(
        f.StillThat(),
        "it's still a land|they're still lands",
        "它仍然是地|它们仍然是地|它仍是地|它们仍是地|其仍然是地|它仍为地|它仍算是地",
        rank=-1,
    ),
    *(
        w(
            f.EntersSo(attacking),
            "|".join(
                (
                    *(f"{one} enters tapped{en}" for one in ("it", "that card", "that creature")),
                    *(f"{all_} enter tapped{en}" for all_ in ("they", "those creatures")),
                )
            ),
            f"它须横置进战场{zh}|它们须横置进战场{zh}",
        )
        for attacking, en, zh in ((False, "", ""), (True, " and attacking", "且正进行攻击"))
    ),
    t(
        f.TokenHas,
        "it has {abilities:quoted}|they have {abilities:quoted}",
        "它具{abilities:granted}|[其/此衍生物/~]具{abilities:quoted}|它们具{abilities:granted}|"
        "它具{abilities:quoted}的异能",
        ex=('it has "{t}: draw a card"', '它具"{t}：抓一张牌"'),
    ),
)
CHANCE = (
    w(
        DoByPlayer(
            EachOtherPlayer(ThatPlayer()), CopySpell(It("spell", many=False), new_targets=True)
        ),
        "each other player copies that spell. each of those players may choose new targets for "
        "their copy",
        "所有其它牌手均复制该咒语。这些牌手可以为自己的复制品选择新目标",
    ),
    w(
        SeparatePiles(AnOpponent(), "hand", "graveyard"),
        "an opponent separates those cards into two piles. put one pile into your hand and the "
        "other into your graveyard",
        "由任一对手将它们分成两堆。将其中一堆置于你手上，另一堆置入你坟墓场|"
        "任一对手将它们分成两堆。将其中一堆置于你手上，另一堆置入你坟墓场",
    ),
    w(
        SeparatePiles(
            You(),
            "sacrificed",
            None,
            ThatPlayer(),
            Every(every(IsPermanent(), ControlledBy(TargetPlayer()))),
        ),
        "separate all permanents target player controls into two piles. that player sacrifices all "
        "permanents in the pile of their choice",
        "将由目标牌手操控的所有永久物分成两堆。该牌手选择其中一堆，并牺牲该堆永久物",
    ),
    t(
        lambda o: sequence(
            Reveal(o), SeparatePiles(You(), "hand", "graveyard", chooser=AnOpponent())
        ),
        "reveal {o:top_cards} and separate them into two piles. an opponent chooses one of those "
        "piles. put that pile into your hand and the other into your graveyard",
        "展示{o:top_cards}，并分成两堆。任一对手选择其中一堆。将该堆牌置于你手上，"
        "另一堆则置入你[的]坟墓场",
    ),
    t(
        ControlPlayer,
        "you [control/gain control of] {player:players@s} during that player's next turn",
        "{player:players}在[他下个回合由你来/其下一个回合由你]操控",
    ),
    t(
        ControlPlayer,
        "you gain control of {player:players@s} during that player's next turn. after that turn, "
        "that player takes an extra turn",
        "{player:players}在他下个回合由你来操控。在该回合后，该牌手进行额外的一个回合",
        then_extra=True,
        rank=-1,
    ),
    w(Clash(), "clash with an opponent", "与一位对手比点"),
    t(
        Clash,
        "clash with an opponent. if you win, {win:sentence}",
        "与一位对手比点。若你赢，[则]{win:sentence}",
    ),
    t(
        _flipped,
        "flip a coin. {a:of_the_flip}[. {b:of_the_flip}]",
        "掷硬币。{a:of_the_flip}[。{b:of_the_flip}]",
        ex=("flip a coin. if you win the flip, draw a card", "掷硬币。若你赢得此掷，则抓一张牌"),
    ),
)
