"""What the cards show, as plain outlines in a box of 30: own drawings, made to be felt."""

from __future__ import annotations

from math import cos, pi, sin

from filature.printing.shapes import Picture


def star(x: float, y: float, r: float) -> str:
    """Return a star with five points."""
    points = []
    for at in range(10):
        reach = r if at % 2 == 0 else r * 0.45
        angle = pi * at / 5
        points.append(f"{x + reach * sin(angle):.2f} {y - reach * cos(angle):.2f}")
    return f"M{'L'.join(points)}Z"


PICTURES = {
    "umbrella": Picture("M2 15C2 6 9 2 15 2C21 2 28 6 28 15ZM15 15V25C15 29.500 8 29.500 8 25"),
    "fan": Picture("M15 27L2 13C5 4 25 4 28 13ZM15 27L10 7.500M15 27L20 7.500"),
    "hat": Picture("M1 22C7 27 23 27 29 22M7 23.500V9C7 4 23 4 23 9V23.500M7 17H23"),
    "mask": Picture(
        "M2 8C8 5 12 7 15 9C18 7 22 5 28 8C28 19 24 24 19 23C17 22.500 16 20 15 20C14 20 13 22.500"
        " 11 23C6 24 2 19 2 8ZM7.500 14H10.500M19.500 14H22.500"
    ),
    "bike": Picture(
        "M7 20L12 10H20L23 20M12 10L10 6H14M20 10L19 5H24",
        circles=((6.5, 21, 5.5), (23.5, 21, 5.5)),
    ),
    "vaporetto": Picture("M1 18H29L25 26H5ZM6 18V9H24V18M13 9V3"),
    "scooter": Picture(
        "M9.500 23H16L20.500 4H15M18.400 13L24 20", circles=((6, 23.5, 3.5), (24.5, 23.5, 3.5))
    ),
    "gondola": Picture(
        "M1 8C3 21 8 25 15 25C22 25 27 21 29 6M1 8C5 16 9 19 15 19C21 19 26 15 29 6M19 18.500V3"
    ),
    "stars": Picture(solid=star(15, 7.5, 6.8) + star(7.2, 22.5, 6.8) + star(22.8, 22.5, 6.8)),
    "omega": Picture(
        "M3 27H11V22.500C7 20 4.500 16.500 4.500 12C4.500 6 9 2 15 2C21 2 25.500 6 25.500 12"
        "C25.500 16.500 23 20 19 22.500V27H27"
    ),
}
