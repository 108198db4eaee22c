"""The page as a real screen reader speaks it: Orca, in Chromium and in Firefox, without a screen.

`python -m tests.hearing` plays every game with it and compares what was told with what was heard.
"""
