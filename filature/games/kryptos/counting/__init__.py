"""Kryptos: exact counting of the deals that agree with what is known.

`DealSampler` counts, lists and evenly draws deals. `JointCounter` counts in how many of them each
number is at each place, for all hands at once, and can weigh them.
"""
