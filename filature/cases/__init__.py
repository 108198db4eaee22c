"""Cases: puzzles from positions of played games, each with a proved answer.

`stored` reads and writes them, `proving` finds and proves what one asks, `making` makes them from
bots' games, `calendar` says which is whose day's, `answering` shows one to its seat and judges an
answer.
"""
