"""The net under the rules: every playable card is played on one board, and hashes of it are kept.

tables      the board at the moments at which cards are played
answering   what is asked while a card is played, and its other answers
playing     one action with all that comes of it, as events and the state at the end
courses     everything that is done with one card
digests     what happened as lines and hashes
jobs        several processes at once
kept        the hashes of all cards, and which cards play otherwise
"""
