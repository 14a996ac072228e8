"""The limited range of influence option (801): what is too many seats away is not affected.

`reach` says who and what is in a player's range, `limits` what that leaves out, and `game` what it
changes of turns and of the end of the game.
"""
