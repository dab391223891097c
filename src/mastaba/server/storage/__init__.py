"""Storage: one set of plain SQL statements on either of two databases."""
