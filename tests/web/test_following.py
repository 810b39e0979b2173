"""Following a game: back to any moment of it, and being told when one's turn comes."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.browser import BOARD, Visitor
from web.play import OFFERED, Player

STANDING = ".people .coin, .people .goods, .players .vp"
AWAY = """window.told = [];
window.Notification = class extends Notification {
  constructor(title, how) {
    super(title, how);
    told.push(how.body);
  }
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""


MOMENT = """(standing) => [
  document.querySelectorAll(".log .line").length,
  [...document.querySelectorAll(standing)].map((one) => one.innerText),
]"""
EMPTY = """window.empty = [];
const seen = new Set();
new MutationObserver(() => {
  for (const one of [".board", ".log .line"]) {
    if (document.querySelector(one)) seen.add(one);
    else if (seen.has(one)) empty.push(one);
  }
}).observe(document.body, { childList: true, subtree: true });"""
SLOW_LOG = """const quick = fetch;
window.fetch = async (where, ...how) => {
  if (`${where}`.includes("/since?")) await new Promise((on) => setTimeout(on, 300));
  return quick(where, ...how);
};"""


def standing(visitor: Visitor) -> list[str]:
    """Money, goods and points of all, as the page shows them."""
    return visitor.page.locator(STANDING).all_inner_texts()


def settled(visitor: Visitor) -> tuple[int, list[str]]:
    """How many lines the log has and what is shown beside it, once the slow log has come too."""
    found, before = visitor.page.evaluate(MOMENT, STANDING), None
    while found != before:
        visitor.page.wait_for_timeout(600)
        before, found = found, visitor.page.evaluate(MOMENT, STANDING)
    number, shown = found
    return number, shown


def test_a_line_of_the_log_leads_to_its_moment(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.context.add_init_script(SLOW_LOG)
    terms = {"game": "rhodes", "players": 2}
    table = ada.ask("POST", "/tables", {"terms": terms, "sit": [0, 1], "start": True})["table"]
    page = ada.go(f"/t/{table}")
    page.wait_for_selector(BOARD)
    player = Player(ada)
    lines, known = page.locator(".log .line"), dict[int, list[str]]()
    page.evaluate(EMPTY)
    while lines.count() < 9:
        count = lines.count()
        assert player.point(), "the game is over"
        number, shown = settled(ada)
        if number != count:
            known[number] = shown
    assert page.evaluate("empty") == [], "there was nothing to see while the turn went over"
    assert len({tuple(one) for one in known.values()}) > 2, "nothing happened worth looking back to"
    now = standing(ada)
    for number, shown in sorted(known.items())[:4]:
        lines.nth(number - 1).click()
        page.wait_for_selector(f":nth-match(.log .line, {number})[aria-current=step]")
        expect(page.locator(STANDING)).to_have_text(shown, use_inner_text=True)
        assert page.locator(".lit").count() == 0, "nothing can be done in the past"
    page.get_by_role("button", name="One on").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to now").wait_for(state="hidden")
    expect(page.locator(STANDING)).to_have_text(now, use_inner_text=True)
    page.wait_for_selector(OFFERED)


def test_the_log_by_keys(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rotterdam")
    player = Player(ada)
    while ada.page.locator(".log .line").count() < 4:
        assert player.point(), "the game is over"
    reached = ada.page.locator(".log .line[tabindex='0']")
    assert reached.count() == 1
    reached.focus()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Back to now").wait_for()
    assert ada.page.locator(".hand .mission").count() >= 3, "one's own hand as it was"
    ada.page.get_by_role("button", name="Back to now").click()
    ada.page.wait_for_selector(".prompt .say")


def test_told_when_the_turn_comes(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(AWAY)
    ada.sit("rhodes")
    player = Player(ada)
    ada.page.evaluate("window.away = true")
    for _ in range(40):
        assert player.point(), "the game is over"
        if ada.page.evaluate("told.length"):
            break
    assert set(ada.page.evaluate("told")) == {"your turn"}
    ada.page.wait_for_selector(OFFERED)
    assert ada.page.title() == "● Rhodes – Emporion"
