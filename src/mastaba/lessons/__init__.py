"""Lessons: scenarios with a coach, played on the real board by the real rules (docs/lessons.md)."""
