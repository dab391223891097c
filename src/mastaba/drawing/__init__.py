"""Boards as pictures, in the page's own colours and signs: SVG for notebooks and documents, and pixels of the same."""
