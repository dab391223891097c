"""What looks over one screen in all its looks, keeps the pictures and what was found."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.look_over import ENDS, Finding, Look, look_over

# by screen: what is wrong, and in which looks
Findings = dict[str, dict[Finding, list[Look]]]


class Camera:
    """A visitor whose every screen is looked over and, unless only checked, photographed."""

    def __init__(self, page: Page, looks: list[Look], folder: Path | None) -> None:
        self.page = page
        self.looks = looks
        self.folder = folder
        self.found: Findings = {}

    def shoot(self, name: str, briefly: bool = False, folded: bool = False, large: bool = False) -> None:
        """`briefly`: each size in English by day and in French by night. `folded`: where panels lie over the table.
        `large`: on a television."""
        found = defaultdict[Finding, list[Look]](list)
        wanted = [look for look in self.looks if not briefly or look[1:] in (("en", "light"), ("fr", "dark"))]
        wanted = wanted or self.looks
        if folded:
            wanted = [look for look in wanted if int(look.size.split("x")[0]) < 1180]
        if large:
            wanted = [look for look in wanted if int(look.size.split("x")[0]) >= 1280]
        for look, findings in look_over(self.page, wanted):
            for finding in findings:
                found[finding].append(look)
            if self.folder is not None and look.size not in ENDS:
                picture = self.folder / f"{name}-{look.size}-{look.language}-{look.theme}.jpg"
                self.page.screenshot(path=picture, type="jpeg", quality=88)
        self.found[name] = dict(found)
        self.page.set_viewport_size({"width": 1280, "height": 800})  # as whoever goes on from here expects it
        print(f"{name}: {len(found)}", flush=True)


def report(found: Findings) -> int:
    """Says what was found, the same thing once for all its screens, and gives how much."""
    same = defaultdict[tuple[str, str], dict[str, list[tuple[Finding, list[Look]]]]](lambda: defaultdict(list))
    for screen, findings in found.items():
        for finding, looks in findings.items():
            same[finding.kind, finding.where][screen].append((finding, looks))
    for (kind, where), screens in same.items():
        print(f"\n{kind}: {where}")
        for screen, ones in screens.items():
            texts = ", ".join(dict.fromkeys(f"«{finding.what}»" for finding, _ in ones))
            print(f"  {screen}: {texts[:200]} in {said([look for _, looks in ones for look in looks])}")
    print(f"\n{len(found)} screens, {len(same)} findings")
    return len(same)


def said(looks: list[Look]) -> str:
    """390x844 en+fr light, 844x390 fr dark+light"""
    by_size = defaultdict[str, list[Look]](list)
    for look in looks:
        by_size[look.size].append(look)
    return ", ".join(
        " ".join(
            (size, "+".join(sorted({one.language for one in ones})), "+".join(sorted({one.theme for one in ones})))
        )
        for size, ones in by_size.items()
    )
