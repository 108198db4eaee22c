"""A kit to print and touch: drawings in millimetres, sheets of pieces, braille, PDF and SVG."""
