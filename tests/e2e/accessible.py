"""A screen looked at by axe-core, once it has come to rest."""

from __future__ import annotations

from playwright.sync_api import Page

RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
AT_REST = """new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => Promise.all(
    document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < 5000)
    .map(one => one.finished.catch(() => null))))"""

# Nobody sees the pages of the tests: drawing them would take a sixth of all that they cost. They are laid out and take
# clicks as ever, but their root is transparent, except while somebody looks at colours and at what may be seen.
UNDRAWN = """globalThis.undrawn = new CSSStyleSheet();
    undrawn.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets.push(undrawn);"""
DRAW = "drawn => { if ('undrawn' in globalThis) undrawn.disabled = drawn; }"
LOOK = f"""rules => {{
    const draw = {DRAW};
    draw(true);
    const options = {{runOnly: rules, resultTypes: ['violations'], preload: false}};
    return axe.run(document, options).finally(() => draw(false));
}}"""


def draw(page: Page) -> None:
    """From now on it is seen."""
    page.evaluate(DRAW, True)


def violations(page: Page, script: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(script)
    found = page.evaluate(LOOK, RULES)
    assert len(found["passes"]) > 10
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:4]}" for one in found["violations"]
    ]


def check(page: Page, script: str) -> None:
    """Styles are checked after animations end: what passes by itself, however busy the machine is, was an animation."""
    found = ["not looked at"]
    for attempt in range(5):
        page.wait_for_timeout(150 * attempt)
        page.evaluate(AT_REST)
        found = violations(page, script)
        if not found:
            break
    assert found == [], f"{page.url}: {found}"
    check_fit(page)


def check_fit(page: Page) -> None:
    """It stays inside its window."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} scrolls sideways"
    tall = page.evaluate(
        "[document.documentElement.scrollHeight, innerHeight, Math.ceil(document.body.getBoundingClientRect().height)]"
    )
    assert tall[0] <= max(tall[1:]), f"{page.url} is taller than what is on it"


def check_in(theme: str, page: Page, script: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.wait_for_selector(f'html[data-theme="{theme}"]')
    check(page, script)
