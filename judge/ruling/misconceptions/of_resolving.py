"""What is often got wrong about abilities that trigger and resolve: what they look at, and when."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities import filters as f
from judge.abilities.bases import Who
from judge.game.state import ObjectId, OnStack, Recipient, Seen
from judge.rules.amounts import last_number_of
from judge.rules.failures import is_independent, is_still_met, still_legal
from judge.rules.meaning import Context
from judge.rules.meaning.last_attached import last_attachments
from judge.rules.meaning.last_known import last_seen
from judge.rules.patterns import Look
from judge.rules.process import Process
from judge.rules.qualities import number_of
from judge.rules.triggers.near import sees_what_left_with_it
from judge.rules.view import View
from judge.ruling.misconceptions.misconception import Misconception, Reading
from judge.values import Bilingual

Targets = tuple[tuple[Recipient, ...], ...]


def _sees_nothing(look: Look, source: ObjectId) -> bool:
    return False


def _asked_once(process: Process, id_: ObjectId, ability: Triggered) -> bool:
    return True


def _as_it_is_now(view: View, id_: ObjectId, context: Context) -> ObjectId:
    return id_


def _number_now(view: View, quality: f.Quality, id_: ObjectId) -> int:
    """Of what an object became, or 0 where it became nothing."""
    became = view.state.known[id_].became
    return 0 if became is None or not view.exists(became) else number_of(view, quality, became)


def _nothing_attached(view: View, host: ObjectId) -> tuple[Seen, ...]:
    return ()


def _as_chosen(process: Process, id_: ObjectId, words: tuple[Who, ...]) -> Targets:
    """The targets that are still there, whatever they have become."""
    stack = process.state.objects[id_].stack or OnStack()
    return tuple(
        tuple(one for one in group if isinstance(one, str) or process.view.is_there(one))
        for _, group in zip(words, stack.targets, strict=False)
    )


def _all_or_nothing(process: Process, id_: ObjectId, words: tuple[Who, ...]) -> Targets:
    """No targets at all where one of them is illegal."""
    stack = process.state.objects[id_].stack or OnStack()
    legal: Targets = still_legal.function(process, id_, words)
    return legal if legal == stack.targets[: len(legal)] else tuple(() for _ in legal)


def _ends_with_its_source(process: Process, id_: ObjectId) -> bool:
    return False


OF_RESOLVING = (
    Misconception(
        "what left sees nothing",
        "603.10a",
        Bilingual("If what leaves did not see what leaves with it", "若离场者看不见与其同时离场者"),
        (Reading(sees_what_left_with_it, _sees_nothing),),
    ),
    Misconception(
        "if is asked once",
        "603.4",
        Bilingual(
            "If the condition were checked only as the ability triggers",
            "若仅在异能触发时检查其条件",
        ),
        (Reading(is_still_met, _asked_once),),
    ),
    Misconception(
        "as it is now",
        "608.2h",
        Bilingual(
            "If it counted as it is now and not as it last was",
            "若以其现在的状况而非最后已知信息为准",
        ),
        (
            Reading(last_seen, _as_it_is_now),
            Reading(last_number_of, _number_now),
            Reading(last_attachments, _nothing_attached),
        ),
    ),
    Misconception(
        "targets are checked once",
        "608.2b",
        Bilingual(
            "If targets were checked only as they are chosen", "若仅在选择时检查目标是否合法"
        ),
        (Reading(still_legal, _as_chosen),),
    ),
    Misconception(
        "one illegal target stops it all",
        "608.2b",
        Bilingual(
            "If one illegal target kept all of it from resolving",
            "若一个目标不合法便使其完全不结算",
        ),
        (Reading(still_legal, _all_or_nothing),),
    ),
    Misconception(
        "an ability ends with its source",
        "113.7a",
        Bilingual("If an ability ended with its source", "若异能随其来源一同消失"),
        (Reading(is_independent, _ends_with_its_source),),
    ),
)
