"""Benchmarks: each measures Filature beside a peer in one run and prints ratios."""
