"""What the cards do, as plain outlines in a box of 30: own drawings, made to be felt."""

from __future__ import annotations

from filature.printing.shapes import Picture

PICTURES = {
    "document": Picture("M6 2H18L25 9V28H6ZM11 14H20M11 21H20"),
    "personal": Picture("M3 29C3 22 8 19 15 19C22 19 27 22 27 29Z", circles=((15, 7.5, 6),)),
    "trapped": Picture("M14 9.500C16 3 22 2 25 6", circles=((13, 19, 9.5),), discs=((13, 19, 3),)),
    "tip": Picture("M1 15C7 5 23 5 29 15C23 25 7 25 1 15Z", discs=((15, 15, 3.6),)),
    "crosscheck": Picture("M11 25H19M15 21V29", circles=((6.5, 8, 5.7), (23.5, 8, 5.7))),
    "nosy": Picture("M21 21L29 29M8 13H18M13 8V18", circles=((13, 13, 11.5),)),
    "pressure": Picture("M15 3V27M8 10L15 3L22 10M8 20L15 27L22 20"),
    "blackmail": Picture("M8 3V27M2 9L8 3L14 9M22 3V27M16 21L22 27L28 21"),
    "turncoat": Picture("M3 9H26M19 2L26 9L19 16M27 22H4M11 16L4 22L11 29"),
    "courier": Picture("M2 6H28V25H2ZM2 6L15 17L28 6"),
}
