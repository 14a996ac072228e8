"""What became of a rule after an edition, told where the rule stands; values that say themselves.

>>> gone = Later(ChangeKind.GONE, "2024-09-20", "2025-06-06", (), "2026-08-07", is_reworded=False)
>>> gone.told.en
'Dropped after the edition of 2024-09-20: that of 2025-06-06 has no such rule.'
"""

from __future__ import annotations

from corpus.changes import ChangeKind, Numbers
from corpus.ids import RuleId
from corpus.model import Bilingual
from corpus.structs import Struct


class Later(Struct):
    """That a later edition changed, moved or dropped a rule.

    It came after the edition `after` and is in that of `by`, or came on the day `by` where that
    `is_exact`; `numbers` are those of the edition `newest`, the last that is known, where the rule
    is still there.
    """

    kind: ChangeKind
    after: str
    by: str
    numbers: Numbers
    newest: str
    is_reworded: bool
    is_exact: bool = False

    @property
    def told(self) -> Bilingual:
        """The sentence that says so."""
        since = self._since
        if self.kind is ChangeKind.GONE:
            also = Bilingual(f": that of {self.by} has no such rule", f"：{self.by}版没有此规则")
            en, zh = ("", "") if self.is_exact else (str(also.en), str(also.zh))
            return Bilingual(f"Dropped {since.en}{en}.", f"{since.zh}删除{zh}。")
        listed = ", ".join(map(str, self.numbers))
        if self.kind is ChangeKind.REWORDED:
            also = Bilingual(f"; that of {self.by} has others", f"，见于{self.by}版")
            en, zh = ("", "") if self.is_exact else (str(also.en), str(also.zh))
            return Bilingual(f"Its words changed {since.en}{en}.", f"{since.zh}文字有改动{zh}。")
        return Bilingual(
            f"Changed {since.en}: in the edition of {self.newest} it is {listed}"
            + (", with other words." if self.is_reworded else ", with the same words."),
            f"{since.zh}变动：在{self.newest}版中为{listed}，文字"
            + ("有改动。" if self.is_reworded else "相同。"),
        )

    @property
    def _since(self) -> Bilingual:
        """When it came, as the beginning of a sentence goes on."""
        if self.is_exact:
            return Bilingual(f"on {self.by}", f"{self.by}起")
        return Bilingual(f"after the edition of {self.after}", f"{self.after}版之后")


class Standing(Struct):
    """A rule that was cited by an edition, as a loaded edition has it.

    `cited` of the edition `of` is `number` of the edition `edition`; the same where that is loaded.
    """

    cited: RuleId
    of: str
    number: RuleId
    edition: str
    is_reworded: bool = False

    @property
    def is_as_cited(self) -> bool:
        """True if the rule is shown in the edition that it was cited by."""
        return self.edition == self.of

    @property
    def told(self) -> Bilingual:
        """The sentence that marks a text of another edition; empty where it is the one cited."""
        if self.is_as_cited:
            return Bilingual()
        return Bilingual(
            f"Cited as {self.cited} of the edition of {self.of}, whose text is not here; shown is "
            f"{self.number} of the edition of {self.edition}, "
            + ("which has other words." if self.is_reworded else "which has the same words."),
            f"所引为{self.of}版{self.cited}，其文本未载入；此处为{self.edition}版{self.number}，"
            + ("文字与之不同。" if self.is_reworded else "文字与之相同。"),
        )
