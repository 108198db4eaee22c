"""Kryptos: how its beliefs are counted and its players think."""
