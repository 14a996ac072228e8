"""A draft becomes its form: players, zones, own cards, the play so far and what may come next."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import judge
from corpus.model import Lang
from judge.offers import Choice, Declaration, Offer, Prospect
from judge.ruling.wording.addressing import agreeing
from web import asking
from web.draft import Draft
from web.draft.draft import ZONES
from web.engine import EDITION
from web.errors import Refused
from web.language import in_language
from web.present import boards, seats, told
from web.present.rulings import problems
from web.present.texts import Plain
from web.wording import say

GAMES = ("", "two-player", "free-for-all", "two-headed giant", "team vs. team", "commander")
STEPS = (
    *("untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers"),
    *("declare blockers", "first combat damage", "combat damage", "end of combat"),
    *("postcombat main", "end", "cleanup"),
)
TOPICS = ("combat", "stack", "layers", "replacement", "state", "triggers", "copies", "costs")


def page(draft: Draft, reader: Lang) -> Plain:
    """Everything that the form shows."""
    text = draft.text()
    ahead, wrong, unread = _ahead(text, reader)
    return {
        "text": text,
        "title": _title(draft, reader),
        "games": tuple(_games(draft, reader)),
        "numbered_by": EDITION,  # of the rules that are named
        "editions": editions(str(draft.rest.get("rules") or ""), reader),
        "turn": draft.turn,
        "steps": STEPS,
        "players": tuple(seats.player(draft, place, reader) for place in range(len(draft.players))),
        "designations": tuple(seats.designations(draft)),
        "names": draft.names,
        "cards": tuple({**card, "path": f"c.{n}"} for n, card in enumerate(draft.cards)),
        "play": tuple(_item(item, n, ahead, reader) for n, item in enumerate(draft.play)),
        "ask": tuple(told.question(item, reader) for item in draft.ask),
        "expects": draft.expects,
        "questions": tuple((key, say(reader, f"about.{key}")) for key in told.QUESTIONS),
        "known": _known(draft),
        "problems": wrong,
        "unread": unread,
        "unknown": asking.unknown_cards(text) if unread else {},
        "ahead": _shown(ahead, reader) if ahead else None,
    }


def gallery(examples: Iterable[asking.Example], reader: Lang) -> tuple[Plain, ...]:
    """The ready questions by topic, each with its title in the reader's language."""
    found: dict[str, list[Plain]] = {topic: [] for topic in TOPICS}
    for example in examples:
        shown = {
            "name": example.name,
            "title": example.title[reader],
        }
        found.setdefault(example.topic if example.topic in found else "combat", []).append(shown)
    return tuple(
        {"key": topic, "title": say(reader, f"topic.{topic}"), "examples": held}
        for topic, held in found.items()
        if held
    )


def editions(named: str, reader: Lang) -> tuple[Plain, ...]:
    """The editions to choose from for a ruling; first that of the site, named by no scenario."""
    own = say(reader, "ask.edition.own", date=asking.chosen())
    choices = {"": own, **{date: say(reader, "edition", date=date) for date in asking.editions()}}
    choices.setdefault(named, named)
    return tuple(
        {"key": key, "name": name, "is_chosen": key == named} for key, name in choices.items()
    )


def to_rule_again(
    scenarios: Sequence[judge.Scenario], ruled_by: Sequence[str], reader: Lang
) -> tuple[Plain, ...]:
    """The editions to rule by again, that of the ruling chosen; none if the scenario names it."""
    found = zip(scenarios, ruled_by, strict=False)
    by = next((edition for scenario, edition in found if not scenario.rules), None)
    return tuple(one for one in editions(by, reader) if one["key"]) if by is not None else ()


def _games(draft: Draft, reader: Lang) -> Iterator[Plain]:
    """The variants to choose from: what the players imply, or one that is named.

    One that the form does not know stays as it is called.
    """
    for game in GAMES:
        name = say(reader, f"game.{game or 'implied'}")
        yield {"key": game, "name": name, "is_chosen": game == draft.game}
    if draft.game not in GAMES:
        yield {"key": draft.game, "name": draft.game, "is_chosen": True}


def _ahead(text: str, reader: Lang) -> tuple[Prospect | None, tuple[Plain, ...], tuple[str, ...]]:
    """What may be done after the script; or every mistake; or what cannot be read."""
    try:
        return asking.ahead(text), (), ()
    except judge.BadScenario as error:
        return None, problems(error, reader), ()
    except judge.Unsupported as error:
        return None, (), tuple(in_language(one, reader) for one in error.said)
    except judge.BudgetSpent as error:
        return None, (), (in_language(error.words, reader),)
    except Refused as error:
        return None, (), (say(reader, error.key, **error.values),)


def _title(draft: Draft, reader: Lang) -> str:
    titles = draft.rest.get("titles") or {}
    return draft.title or str(titles.get(str(reader)) or "")


def _item(item: Any, place: int, ahead: Prospect | None, reader: Lang) -> Plain:
    """An item of the play, and why it may not be done if it may not."""
    refused = ahead.refused.get(place) if ahead else None
    why = None if refused is None else in_language(refused, reader)
    return {"text": told.item(item, reader), "why": why, "path": f"play.{place}"}


def _known(draft: Draft) -> tuple[str, ...]:
    """The names that a question may be about: players, labels and cards."""
    entries = (one for player in draft.players for zone in ZONES for one in player[zone])
    named = (seats.called(one) for one in entries)
    return tuple(dict.fromkeys((*draft.names, *named)))


def _shown(ahead: Prospect, reader: Lang) -> Plain:
    """What may be done, for the form: each offer with the button that does it."""
    refusals = (
        {
            **_offer(one.offer, reader),
            "why": in_language(one.why, reader),
            "rules": one.rules,
        }
        for one in ahead.refusals
    )
    return {
        "board": boards.table(ahead.board.to_dict(), reader),
        "offers": tuple(_by_player(ahead.offers, reader)),
        "refusals": tuple(refusals),
        "declarations": tuple(_declaration(one, reader) for one in ahead.declarations),
        "steps": tuple(
            {"value": f"{turn}|{step}", "name": in_language(text, reader)}
            for turn, step, text in ahead.steps
        ),
        "choice": _choice(ahead.choice, reader) if ahead.choice else None,
        "is_over": ahead.is_over,
        "is_cut": ahead.is_cut,
    }


def _declaration(one: Declaration, reader: Lang) -> Plain:
    """Attackers or blockers to declare: for each creature what it may attack or block."""
    return {
        "action": one.action,
        "title": agreeing(
            say(reader, f"declare.{one.action}", player=boards.player(one.player, reader))
        ),
        "button": f"declare:{one.action}:{one.player}",
        "rows": tuple(
            {
                "key": row.creature.key,
                "name": in_language(row.creature.shown, reader),
                "options": tuple(
                    {"key": option.key, "name": in_language(option.shown, reader), "amount": amount}
                    for option, amount in _paired(row.options, row.amounts)
                ),
            }
            for row in one.rows
        ),
    }


def _paired(options: tuple[Any, ...], amounts: tuple[int, ...]) -> Iterator[tuple[Any, int]]:
    return zip(options, amounts or (0,) * len(options), strict=True)


def _offer(offer: Offer, reader: Lang) -> Plain:
    return {
        "text": in_language(offer.text, reader),
        "button": "item:" + json.dumps(dict(offer.item), ensure_ascii=False),
        "kind": offer.kind,
    }


def _by_player(offers: tuple[Offer, ...], reader: Lang) -> Iterator[Plain]:
    """The offers of each player together; what nobody in particular does comes first."""
    for player in dict.fromkeys(offer.player for offer in offers):
        own = tuple(_offer(one, reader) for one in offers if one.player == player)
        yield {"player": player and boards.player(player, reader), "offers": own}


def _choice(choice: Choice, reader: Lang) -> Plain:
    told = {"kind": choice.kind, "into": choice.into, "player": choice.player}
    return {
        "text": in_language(choice.text, reader),
        "kind": choice.kind,
        "usual": choice.usual or next((one.key for one in choice.among), ""),
        "least": choice.least,
        "most": choice.most,
        "is_one": choice.kind == "word" or (choice.kind == "pick" and choice.most == 1),
        "among": tuple(
            {"key": one.key, "name": in_language(one.shown, reader)} for one in choice.among
        ),
        "button": "answer:" + json.dumps(told, ensure_ascii=False),
    }
