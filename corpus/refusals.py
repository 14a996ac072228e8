"""What the system refuses becomes a sentence in both languages: why, and what to do.

>>> print(unwritten("a.txt", OSError(errno.ENOSPC, "No space left on device")))
a.txt can't be written: No space left on device; make room, or name another place
>>> unwritten("a.txt", OSError(errno.EROFS, "Read-only file system")).zh
'a.txt无法写入：文件系统只读；请使其可写，或另选位置'
"""

from __future__ import annotations

import errno

from corpus.errors import Said

ELSEWHERE = Said("name another place", "另选位置")
ELSEWHERE_DATA = Said("name another one with JUDGE_DATA", "用JUDGE_DATA另行指定")
_ROOM = Said("make room", "腾出空间")
_OPEN = Said("make it writable", "使其可写")
_DISK = Said("see that the disk is sound and has room", "检查磁盘是否正常、有无空间")
_KNOWN = {  # what is refused, in Chinese, and what to do
    errno.ENOSPC: ("磁盘已满", _ROOM),
    errno.EDQUOT: ("超出磁盘配额", _ROOM),
    errno.EFBIG: ("文件过大", _ROOM),
    errno.EROFS: ("文件系统只读", _OPEN),
    errno.EACCES: ("没有权限", _OPEN),
    errno.EPERM: ("不允许此操作", _OPEN),
    errno.EIO: ("读写出错", _DISK),
}
_OF_SQLITE = {  # the codes of a database to which nothing is wrong but where it lies
    3: errno.EACCES,  # SQLITE_PERM
    8: errno.EROFS,  # SQLITE_READONLY
    10: errno.EIO,  # SQLITE_IOERR
    13: errno.ENOSPC,  # SQLITE_FULL
    14: errno.EACCES,  # SQLITE_CANTOPEN
}


def is_refused(error: OSError) -> bool:
    """True for what is full, closed or broken: no fault of the program."""
    return error.errno in _KNOWN


def reason(error: OSError) -> Said:
    """The system's own words for what it refused."""
    en = str(error.strerror or error)
    zh = next((known[0] for code, known in _KNOWN.items() if code == error.errno), en)
    return Said(en, zh)


def remedy(error: OSError, elsewhere: Said = ELSEWHERE) -> Said:
    """What to do where the system refuses something."""
    if not is_refused(error):
        return Said(elsewhere, f"请{elsewhere.zh}")
    todo = _KNOWN[error.errno or 0][1]
    return Said(f"{todo}, or {elsewhere}", f"请{todo.zh}，或{elsewhere.zh}")


def unwritten(place: object, error: OSError, elsewhere: Said = ELSEWHERE) -> Said:
    """That a place can't be written, why, and what to do."""
    why, todo = reason(error), remedy(error, elsewhere)
    where = place.zh if isinstance(place, Said) else place
    return Said(f"{place} can't be written: {why}; {todo}", f"{where}无法写入：{why.zh}；{todo.zh}")


def refused(error: OSError) -> Said:
    """What the system refused, whatever was to be done there, and what to do."""
    why, todo = reason(error), remedy(error)
    place = Said("the output", "输出")
    if error.filename is not None:
        place = Said(str(error.filename), str(error.filename))
    return Said(f"{place}: {why}; {todo}", f"{place.zh}：{why.zh}；{todo.zh}")


def of_database(error: object) -> OSError | None:
    """What the system refused a file of SQLite; None where the file itself is at fault."""
    code = getattr(error, "sqlite_errorcode", None)
    number = _OF_SQLITE.get(code & 0xFF) if isinstance(code, int) else None
    return None if number is None else OSError(number, str(error))
