"""The plain page, in a real browser: phones and desktops at the same table. Needs a Chromium, which CI has."""

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from ossuary import games
from ossuary.match.verify import verify
from server.serving import Server, serving

PLAIN = Path(__file__).parents[2] / "src/ossuary/server/plain"
NAMES = ("Zoë", "Abel", "Maximilian", "Quincy", "Ömer", "Bea", "花子", "Ulf")
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
AA = 4.5
MOST_SECONDS = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("page"), pace=0.01) as one:
        yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """A visitor with a browser of their own, in which nothing may go wrong unnoticed."""
    wrong: list[str] = []
    contexts = []

    def come(path: str = "/", **looks: object) -> Page:
        context = browser.new_context(**(looks or {"viewport": {"width": 1280, "height": 900}}))  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security" in said.text else None)
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(server.url + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert wrong == []


def make_table(page: Page, game: str, name: str = "Ann Lee") -> str:
    page.check(f"input[name=game][value={game}]")
    page.fill("input[name=name]", name)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Begin with bots")).to_be_visible()
    return page.url[-4:]


def sit(page: Page, name: str) -> None:
    page.fill("input[name=name]", name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#people")).to_contain_text(name)


def answer(page: Page, number: int) -> bool:
    """Answer the question, if this page has one. What has changed meanwhile is looked at again."""
    question = page.locator("#question.mine")
    text = question.locator("input[name=text]")
    buttons = question.locator(".choices button:enabled")
    try:
        if text.count():
            text.fill(NAMES[number % len(NAMES)], timeout=1000)
            text.press("Enter", timeout=1000)
        elif buttons.count():
            buttons.nth(number % buttons.count()).click(timeout=1000)
        else:
            return False
    except Exception as error:
        if "Timeout" not in type(error).__name__:
            raise
    return True


def play(*pages: Page, until: Callable[[], bool] | None = None) -> None:
    """All pages answer whatever they are asked, until the match is over."""
    end = time.monotonic() + MOST_SECONDS
    number = 0
    while not (until or (lambda: all(page.locator(".winner").count() for page in pages)))():
        assert time.monotonic() < end, [page.locator("main").inner_text() for page in pages]
        for page in pages:
            number += answer(page, number)
        pages[0].wait_for_timeout(20)


def width_of(page: Page) -> int:
    return page.evaluate("document.documentElement.scrollWidth")


# --- whole evenings ---


@pytest.mark.parametrize("game", games.NAMES)
def test_a_desktop_and_a_phone_play_a_whole_match_with_bots_and_keep_its_record(
    game: str, visit: Callable[..., Page]
) -> None:
    desk = visit()
    code = make_table(desk, game)
    phone = visit(**PHONE, color_scheme="dark")
    phone.get_by_label("Its code").fill(code.lower())
    phone.get_by_role("button", name="Go there").click()
    phone.wait_for_url(f"**/t/{code}")
    sit(phone, "Bo")
    expect(desk.locator("#people")).to_contain_text("Bo")
    desk.get_by_role("button", name="Begin").click()
    expect(phone.locator("#log li").first).to_be_visible()
    play(desk, phone, until=lambda: phone.locator("#log li").count() > 12)
    phone.reload()
    expect(phone.locator("#log li").first).to_be_visible()
    play(desk, phone)
    assert width_of(phone) == PHONE["viewport"]["width"]  # type: ignore[index]
    assert width_of(desk) == 1280
    story = desk.locator("#log li").all_inner_texts()
    assert len(story) > 12
    assert len(phone.locator("#log li").all_inner_texts()) == len(story)
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Download the record").click()
    assert verify(Path(download.value.path()).read_text("utf-8")).over
    desk.get_by_role("button", name="Play again").click()
    expect(phone.locator("#status")).to_contain_text("All places are taken")


def test_the_page_goes_on_by_itself_after_the_server_was_killed(
    browser: Browser, tmp_path: Path, visit: Callable[..., Page]
) -> None:
    with serving(tmp_path) as server:
        page = visit("/")
        page.goto(server.url)
        make_table(page, "victim")
        page.get_by_role("button", name="Begin").click()
        expect(page.locator("#log li").first).to_be_visible()
        play(page, until=lambda: page.locator("#log li").count() > 5)
        before = page.locator("#log li").count()
        server.kill()
        expect(page.locator("#status")).to_contain_text("No connection")
        server.start()
        expect(page.locator("#status")).not_to_contain_text("No connection", timeout=15_000)
        play(page)
        assert page.locator("#log li").count() > before


# --- at the table ---


def test_the_code_the_link_and_the_qr_code_are_there_all_the_time(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    code = make_table(page, "victim")
    for press in ("Begin with bots", ""):
        header = page.locator("#top").get_by_role("button", name=" ".join(code))
        expect(header).to_be_visible()
        header.click()
        expect(page.locator("#sheet img")).to_be_visible()
        assert page.locator("#sheet img").evaluate("image => image.naturalWidth") > 100
        assert page.locator("#sheet input").input_value().endswith(f"/t/{code}")
        page.keyboard.press("Escape")
        if press:
            page.get_by_role("button", name=press).click()
            expect(page.locator("#log li").first).to_be_visible()


def test_talk_goes_to_all_and_a_whisper_to_one_as_plain_text(visit: Callable[..., Page]) -> None:
    ann = visit()
    code = make_table(ann, "it-dies-with-me", "Ann")
    bo, other = visit(f"/t/{code}"), visit(f"/t/{code}")
    sit(bo, "Bo")
    other.get_by_role("button", name="Only look on").click()
    expect(other.locator("#people")).to_contain_text("Bo")
    say = ann.get_by_label("What to say")
    say.fill("<img src=x> hello")
    say.press("Enter")
    for page in (bo, other):
        expect(page.locator("#talk")).to_contain_text("Ann: <img src=x> hello")
    ann.get_by_label("To whom").select_option(label="whisper to Bo")
    say.fill("pssst")
    say.press("Enter")
    expect(bo.locator("#talk")).to_contain_text("Ann whispers to you: pssst")
    expect(other.locator("#talk")).to_contain_text("Ann whispers to Bo")
    assert "pssst" not in other.content()
    bo.get_by_label("As what").select_option("claim")
    bo.get_by_label("What to say").fill("I play 6")
    bo.get_by_label("What to say").press("Enter")
    expect(ann.locator("#talk")).to_contain_text("Bo claims: I play 6")


def test_a_choice_made_together_may_be_changed_and_others_see_only_that_it_was_made(
    visit: Callable[..., Page],
) -> None:
    ann = visit()
    code = make_table(ann, "it-dies-with-me", "Ann")
    bo = visit(f"/t/{code}")
    sit(bo, "Bo")
    ann.get_by_role("button", name="Begin").click()
    ann.get_by_role("button", name="play 1").click()
    expect(ann.locator("#question")).to_contain_text("You chose play 1")
    ann.get_by_role("button", name="play 3").click()
    expect(ann.locator("#question")).to_contain_text("You chose play 3")
    expect(ann.get_by_role("button", name="play 3")).to_have_attribute("aria-pressed", "true")
    expect(bo.locator("#people li").first).to_contain_text("has chosen")
    assert "You chose" not in bo.locator("main").inner_text()
    ann.get_by_role("button", name="Pause the match").click()
    expect(bo.get_by_role("button", name="play 1")).to_be_disabled()
    ann.get_by_role("button", name="Go on").click()
    bo.get_by_role("button", name="play 1").click()
    expect(ann.locator("#log li").nth(1)).to_contain_text("Ann 3")


def test_a_place_goes_to_a_second_device_and_to_somebody_else_by_links_that_no_server_sees(
    visit: Callable[..., Page],
) -> None:
    ann = visit()
    make_table(ann, "victim", "Ann")
    ann.get_by_role("button", name="Second device").click()
    link = ann.locator("#sheet input").input_value()
    ann.keyboard.press("Escape")
    path = "/t/" + link.split("/t/")[1]
    assert "#device=" in path
    second = visit(path)
    assert "#" not in second.url
    second.get_by_role("button", name="Go on here").click()
    expect(second.locator("#people li").first).to_contain_text("you")
    second.get_by_role("button", name="Give it to somebody").click()
    link = second.locator("#sheet input").input_value()
    cy = visit("/t/" + link.split("/t/")[1])
    cy.fill("input[name=name]", "Cy")
    cy.get_by_role("button", name="Take the place").click()
    expect(cy.locator("#people li").first).to_contain_text("Cy")
    for page in (ann, second):
        expect(page.locator("main")).to_contain_text("Somebody else has your place now")


def test_a_rule_that_acted_is_read_over_the_table(visit: Callable[..., Page]) -> None:
    page = visit()
    make_table(page, "victim")
    page.get_by_role("button", name="Begin").click()
    link = page.locator("#log a.rule").first
    rule = link.inner_text()
    link.click()
    expect(page.locator("#sheet .here")).to_contain_text(rule)
    expect(page.locator("#sheet .here")).to_be_in_viewport()
    book = visit(f"/rules/victim#{rule}")
    expect(book.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_what_cannot_be_done_is_said_in_words(visit: Callable[..., Page]) -> None:
    ann = visit()
    code = make_table(ann, "victim", "Ann")
    bo = visit(f"/t/{code}")
    bo.fill("input[name=name]", "ann")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("alert")).to_contain_text("ann sits at this table already")
    expect(visit("/t/ZZZZ").locator("main")).to_contain_text("There is no table ZZZZ here")
    lost = visit("/")
    lost.get_by_label("Its code").fill("ZZZZ")
    lost.get_by_role("button", name="Go there").click()
    expect(lost.get_by_role("alert")).to_contain_text("there is none called 'ZZZZ'")


# --- for everybody ---


def tab_to(page: Page, wanted: Locator) -> None:
    """Get there by the Tab key alone."""
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {wanted}")


def test_a_match_can_be_made_and_played_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    tab_to(page, page.locator("input[name=game]").first)
    tab_to(page, page.locator("input[name=name]"))
    page.keyboard.type("Ann")
    tab_to(page, page.get_by_role("button", name="Make the table"))
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin with bots")
    begin.wait_for()
    tab_to(page, begin)
    page.keyboard.press("Enter")
    for _ in range(2):
        choice = page.locator("#question.mine .choices button").first
        choice.wait_for(timeout=20_000)
        told = page.locator("#log li").count()
        tab_to(page, choice)
        page.keyboard.press("Enter")
        page.wait_for_function("told => document.querySelectorAll('#log li').length > told", arg=told)


def test_screen_readers_are_told_whose_turn_it_is_and_what_happens(visit: Callable[..., Page]) -> None:
    page = visit()
    make_table(page, "victim")
    page.get_by_role("button", name="Begin").click()
    page.locator("#question.mine").wait_for(timeout=20_000)
    expect(page.get_by_role("status")).to_contain_text("Your turn, Ann Lee")
    expect(page.get_by_role("log", name="The story so far")).to_contain_text("Turn 1")
    expect(page.get_by_role("log", name="What was said")).to_have_count(1)
    assert page.title().startswith("● Your turn")
    nameless = page.evaluate(
        "[...document.querySelectorAll('button, a, input, select')].filter(each => !each.textContent.trim() && "
        "!each.getAttribute('aria-label') && !(each.labels && each.labels.length)).map(each => each.outerHTML)"
    )
    assert nameless == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_that_somebody_could_not_use(visit: Callable[..., Page], light: str) -> None:
    page = visit(**PHONE, color_scheme=light, reduced_motion="reduce", bypass_csp=True)

    def check(place: str) -> None:
        found = Axe().run(page).response["violations"]
        assert not found, (place, [(each["id"], [node["html"] for node in each["nodes"]]) for each in found])

    page.locator("summary").first.click()
    check("first page")
    make_table(page, "it-dies-with-me")
    page.get_by_text("Settings, as the host").click()
    check("before the match")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="play 2").click()
    expect(page.locator("#log li").nth(1)).to_be_visible()
    check("match")
    page.locator("#log a.rule").first.click()
    page.locator("#sheet .here").wait_for()
    check("rule")
    page.goto(page.url.partition("/t/")[0] + "/programs")
    page.locator("table").wait_for()
    check("programs")


def luminance(colour: str) -> float:
    parts = [int(pair, 16) / 255 for pair in re.findall("..", colour.lstrip("#"))]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_colours_are_told_apart_in_both_lights() -> None:
    text = (PLAIN / "page.css").read_text()
    lights = re.findall(r":root \{(.*?)\}", text, re.DOTALL)
    assert len(lights) == 2
    for light in lights:
        colours = {
            name: value if len(value) == 7 else "#" + "".join(2 * letter for letter in value[1:])
            for name, value in re.findall(r"--([\w-]+): (#\w+)", light)
        }
        for ink in ("ink", "soft", "blood", "leaf", "warn"):
            for paper in ("paper", "card"):
                assert contrast(colours[ink], colours[paper]) >= AA, (ink, paper, light)
        for ink in ("ink", "blood"):
            assert contrast(colours[ink], colours["bone"]) >= AA
        assert contrast(colours["on-blood"], colours["blood"]) >= AA
        assert contrast(colours["edge"], colours["card"]) >= 3


def test_the_page_needs_nothing_from_elsewhere_and_has_no_code_in_its_text() -> None:
    for file in PLAIN.iterdir():
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://\w", text), file.name
    page = (PLAIN / "page.html").read_text()
    assert not re.search(r"<style|\son\w+=|\sstyle=|<script(?![^>]* src=)", page)
