"""Where an export cannot be written."""

from __future__ import annotations

from corpus.refusals import unwritten
from judge.errors import JudgeError
from judge.values import Bilingual


class BadFolder(JudgeError):
    """A place where an export cannot be written, and why.

    >>> BadFolder.not_ours("site").told.zh
    'site不是空文件夹，也不是先前导出的内容；请另选一个文件夹'
    """

    def __init__(self, en: str, zh: str) -> None:
        self.told = Bilingual(en, zh)
        super().__init__(en, zh)

    def __str__(self) -> str:
        return self.told.en

    @classmethod
    def not_ours(cls, folder: object) -> BadFolder:
        """A folder that holds something that is no export."""
        return cls(
            f"{folder} is neither empty nor an earlier export; choose another folder",
            f"{folder}不是空文件夹，也不是先前导出的内容；请另选一个文件夹",
        )

    @classmethod
    def no_folder(cls, folder: object) -> BadFolder:
        """A file where a folder is to be."""
        return cls(f"{folder} is a file; choose a folder", f"{folder}是文件；请另选一个文件夹")

    @classmethod
    def no_file(cls, file: object) -> BadFolder:
        """A folder where a file is to be."""
        return cls(f"{file} is a folder; name a file", f"{file}是文件夹；请指定文件名")

    @classmethod
    def unwritable(cls, place: object, error: OSError) -> BadFolder:
        """What the system refused; what was there stays."""
        told = unwritten(place, error)
        return cls(f"{told}. What was there stays", f"{told.zh}。原有内容保持不变")
