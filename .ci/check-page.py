"""Looks at the reports that .ci/check-page has made, as someone with a browser would."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402

folder = pathlib.Path(sys.argv[1])
pictures = folder / "pictures"
faults = []


def expect(holds, what):
    if not holds:
        faults.append(what)
        print(f"✘ {what}", file=sys.stderr)


def expect_equal(found, wanted, what):
    expect(found == wanted, f"{what}: {found!r}, and not {wanted!r}")


def page_of(report, name):
    return folder / report / "runs" / f"{name}.html"


def expect_clean(page, path, what):
    """A page that complains of nothing, asks for nothing but itself, and has a name for everything."""
    page.open(path)
    expect_equal(page.complaints(), [], f"{what}: complaints")
    expect_equal(page.requests(), [path.resolve().as_uri()], f"{what}: requests")
    expect_equal(page.unnamed(), [], f"{what}: without a name")
    expect_equal(page.value("typeof window.hacked"), "undefined", f"{what}: what ran")
    expect_equal(page.value("document.documentElement.scrollWidth <= innerWidth"), True, f"{what}: fits its width")


def check_run(page):
    path = page_of("bad", "failing")
    expect_clean(page, path, "failing")
    current = lambda: page.value("document.querySelector('article.on').id")
    expect_equal(current(), "s6", "it opens at what failed")
    expect_equal(page.value("document.querySelectorAll('article.on').length"), 1, "one step at a time")
    expect_equal(page.value("document.querySelector('article.on > svg').getBoundingClientRect().height > 300"), True,
                 "the phone is seen")
    for key, wanted in [("ArrowLeft", "s5"), ("Home", "s1"), ("ArrowLeft", "s1"), ("ArrowRight", "s2"), ("End", "s8"),
                        ("ArrowRight", "s8")]:
        page.press(key)
        expect_equal(current(), wanted, f"after {key}")
        expect_equal(page.value("location.hash"), f"#{wanted}", f"the address after {key}")
    live = page.value("document.getElementById('live').textContent")
    expect(live.startswith("Step 8 of 8, – not reached: expect quirks A2."), f"what a screen reader hears: {live}")
    expect_equal(page.value("document.querySelector('[aria-current=step]').getAttribute('href')"), "#s8", "the list")
    page.click("#links a[href='#s3']")
    expect_equal(current(), "s3", "after a click in the list")
    expect("Закрыть" in page.value("document.querySelector('article.on').innerText"), "what was tapped is told")
    page.click("#marks span:nth-child(2)")
    expect_equal(current(), "s2", "after a click on the strip")
    page.click("#marks span:nth-child(7)")
    expect_equal(current(), "s7", "after a click at the strip's other end")
    page.press("ArrowLeft")
    expect_equal(current(), "s6", "keys on the strip")
    page.press("Home")
    page.press("f", "f")
    expect_equal(current(), "s6", "failed steps alone")
    expect_equal(page.value("[...document.querySelectorAll('#links li')].filter(e => !e.hidden).length"), 1,
                 "failed steps in the list")
    page.press("End")
    expect_equal(current(), "s6", "keys stay among failed steps")
    page.press("f", "f")
    page.press("/", "/")
    page.write("ЗАКР")
    expect_equal(page.value("document.getElementById('search').value"), "ЗАКР", "the search gets what is typed")
    shown = page.value("[...document.querySelectorAll('#links li')].flatMap((e, i) => e.hidden ? [] : [i + 1])")
    expect(3 in shown and 8 not in shown, f"the search finds {shown}")
    page.write("zzz")
    expect_equal(page.value("document.getElementById('count').textContent"), "None of 8 steps", "a search for nothing")
    page.press("Escape")
    expect_equal(page.value("[...document.querySelectorAll('#links li')].filter(e => !e.hidden).length"), 8,
                 "the search is over")
    page.open(path.resolve().as_uri() + "#s3")
    expect_equal(current(), "s3", "an address leads to its step")
    page.click("#theme")
    page.click("#theme")
    expect_equal(page.value("getComputedStyle(document.body).backgroundColor"), "rgb(14, 17, 21)", "dark by hand")
    page.click("#theme")
    expect_equal(page.complaints(), [], "complaints at the end")


def check_index(page):
    path = folder / "bad" / "index.html"
    expect_clean(page, path, "index of what failed")
    shown = lambda: page.value(
        "[...document.querySelectorAll('tbody tr')].filter(e => !e.hidden).map(e => e.cells[2].innerText.split('\\n')[0])")
    expect_equal(shown(), ["broken.scenario", "failing.scenario", "hostile.scenario", "later.scenario"], "all runs")
    page.click("[data-show=p]")
    expect_equal(shown(), [], "passed runs")
    page.click("[data-show=k]")
    expect_equal(shown(), ["later.scenario"], "skipped runs")
    page.size(420, 860)
    page.click("[data-show=all]")
    page.click("th:nth-child(3) button")
    page.click("th:nth-child(3) button")
    expect_equal(shown()[0], "later.scenario", "sorted on a small screen")
    page.size(1440, 900)
    page.click("[data-show=f]")
    expect_equal(len(shown()), 3, "failed runs")
    page.press("/", "/")
    page.write("urls twice")
    expect_equal(shown(), ["failing.scenario"], "search for words")
    page.press("Escape")
    page.click("th:nth-child(4) button")
    page.click("th:nth-child(4) button")
    expect_equal(shown()[0], "failing.scenario", "the longest comes first")
    page.click("tbody tr:first-child a")
    expect(page.wait_until(lambda: page.value("location.pathname").endswith("runs/failing.html")),
           "a row leads to its page")
    expect_clean(page, folder / "good" / "index.html", "index of all scenarios")
    expect(len(shown()) > 500, "all scenarios are there")


def check_others(page):
    expect_clean(page, page_of("bad", "broken"), "broken")
    path = page_of("bad", "hostile")
    expect_clean(page, path, "hostile")
    for number in range(1, 5):
        page.press("ArrowRight" if number > 1 else "Home")
        page.value("for (const e of document.querySelectorAll('main *'))"
                   " for (const kind of ['mouseover', 'focus', 'load', 'error']) e.dispatchEvent(new Event(kind))")
        expect_equal(page.value("typeof window.hacked"), "undefined", f"what ran at step {number}")
    expect_equal(page.value("document.querySelectorAll('iframe, img, object, embed, foreignObject').length"), 0,
                 "nothing foreign in the page")
    # A page that had let markup in would still not run it.
    page.value("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=window.hacked=1>')")
    page.value("document.body.append(Object.assign(document.createElement('script'), {text: 'window.hacked=1'}))")
    page.settle()
    expect_equal(page.value("typeof window.hacked"), "undefined", "the policy holds")
    files = sorted((folder / "good" / "runs").glob("*.html"))
    for path in files[:: max(1, len(files) // 40)]:
        expect_clean(page, path, path.stem)


def check_without_script(page):
    page.call("Emulation.setScriptExecutionDisabled", value=True)
    page.call("Page.navigate", url=page_of("bad", "failing").resolve().as_uri())

    def seen():
        root = page.call("DOM.getDocument")["root"]["nodeId"]
        found = page.call("DOM.querySelectorAll", nodeId=root, selector="article")["nodeIds"]
        return [page.call("DOM.getBoxModel", nodeId=node)["model"]["height"] > 40 for node in found]

    expect(page.wait_until(lambda: seen() == [True] * 8), "all steps are seen without the script")
    page.call("Emulation.setScriptExecutionDisabled", value=False)


def shoot(page):
    views = [("index", folder / "good" / "index.html"), ("failed", folder / "bad" / "index.html"),
             ("run", page_of("bad", "failing")), ("hostile", page_of("bad", "hostile"))]
    for name, path in views:
        for look, width, height, dark, media in [("light", 1440, 900, False, ""), ("dark", 1440, 900, True, ""),
                                                 ("narrow", 420, 860, False, ""), ("paper", 800, 1100, False, "print")]:
            page.size(width, height, dark, media)
            page.open(path)
            if name == "run":
                page.press("Home")
                page.press("ArrowRight")
                page.press("ArrowRight")
            fits = page.value("document.documentElement.scrollWidth <= innerWidth")
            expect_equal(fits, True, f"{name}, {look}: fits its width")
            page.shoot(pictures / f"{name}-{look}.png")
    page.size(1440, 900, media="print")
    page.open(page_of("bad", "failing"))
    heights = page.value("[...document.querySelectorAll('article')].map(e => e.getBoundingClientRect().height > 40)")
    expect_equal(heights, [True] * 8, "all steps are on paper")
    visible = page.value("[...document.querySelectorAll('button, input, nav')].filter(e => e.offsetHeight).length")
    expect_equal(visible, 0, "controls on paper")


with Browser() as browser:
    page = browser.page()
    page.size(1440, 900)
    check_run(page)
    check_index(page)
    check_others(page)
    shoot(page)
    page.size(1440, 900)
    check_without_script(page)
print(json.dumps({"pictures": len(list(pictures.glob("*.png"))), "faults": len(faults)}))
sys.exit(1 if faults else 0)
