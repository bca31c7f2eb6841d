// The page of a game in a browser: one cursor moves everything, it fits any width and paper, keeps nobody out, and says
// what it has to say without scripts.
"use strict";
const assert = require("node:assert");
const { after, before, test } = require("node:test");
const { barriers, launch, misfits, open, pagesOnPaper, report } = require("./support.js");

let browser, game, committee;
before(async () => {
    browser = await launch();
    game = report("scripts/games/three-players-elysium.rego");
    committee = report("tests/records/BRPVCT2X-3p-2001.json.gz");
});
after(() => browser.close());

const seen = (page) => page.evaluate(() => [
    document.querySelectorAll(".tile:not(.none)").length,
    document.querySelector('[data-cell="1-rating"]').textContent,
    document.querySelector('[data-cell="g-0"]').textContent,
]);
const slide = (page, step) => page.locator("#step").evaluate((slider, to) => {
    slider.value = to;
    slider.dispatchEvent(new Event("input"));
}, step);
const at = async (page) => +(await page.locator("#step").inputValue()) + 1;

test("the slider goes to the start, by keys from move to move, and back to the end", async () => {
    const page = await open(browser, game);
    assert.deepStrictEqual(await seen(page), [36, "33", "8"]);
    await slide(page, 0);
    assert.deepStrictEqual(await seen(page), [0, "20", "-30"]);
    await page.keyboard.press("ArrowRight");
    assert.match(await page.locator("#shown").textContent(), /^2 of 340, generation 1\. JR plays Tharsis Republic/);
    assert.match(await page.locator("#step").getAttribute("aria-valuetext"), /^2 of 340/);
    await page.keyboard.press("ArrowLeft");
    assert.strictEqual(await at(page), 1);
    await slide(page, 339);
    assert.deepStrictEqual(await seen(page), [36, "33", "8"]);
    assert.deepStrictEqual(page.complaints, []);
});

test("there is one cursor: log, chart, flags, cards and curves move it, and the address names it", async () => {
    const page = await open(browser, game + "#move-150");
    assert.strictEqual(await at(page), 150);
    assert.strictEqual(await page.locator("#move-150").getAttribute("aria-current"), "step");
    await page.locator("#move-151").click({ position: { x: 60, y: 8 } });
    assert.strictEqual(await at(page), 151);
    assert.match(page.url(), /#move-151$/);
    await page.locator(".moves .area").click({ position: { x: 2, y: 200 } });
    assert.ok(await at(page) <= 2);
    await page.locator(".moves a").first().click();
    assert.match(await page.locator("#shown").textContent(), /KB claims Energizer/);
    await page.locator(".turns a").last().click();
    assert.ok(await at(page) > 100);
    await page.locator("#cards a", { hasText: "Methane From Titan" }).click();
    assert.match(await page.locator("#shown").textContent(), /JR plays Methane From Titan/);
    await page.locator("#plots .area").first().click({ position: { x: 5, y: 50 } });
    assert.match(await page.locator("#shown").textContent(), /generation 1\./);
    await page.getByRole("button", { name: "a generation on" }).click();
    assert.match(await page.locator("#shown").textContent(), /generation 2\./);
    await page.goto("file://" + game + "#move-7");
    assert.strictEqual(await at(page), 7);
    assert.deepStrictEqual(page.complaints, []);
});

test("boards, goals, colonies and committee are those of the moment, and what changed is marked", async () => {
    const page = await open(browser, committee + "#move-1");
    const cell = (name) => page.locator(`[data-cell="${name}"]`).first();
    assert.strictEqual(await cell("c-Luna-who").textContent(), "");
    assert.strictEqual(await cell("c-Titan-who").textContent(), "asleep");
    assert.match(await cell("t-Greens").textContent(), /rules/);
    assert.strictEqual(await page.locator(".tableau li:visible").count(), 0);
    await page.keyboard.press("ArrowRight");
    assert.match(await cell("1-s0").getAttribute("class"), /changed/);
    await slide(page, 179);
    assert.strictEqual(await cell("goal-Hoverlord").textContent(), "Player1");
    assert.strictEqual(await page.locator('[data-cell="c-Ceres"] .on').textContent(), "5");
    assert.deepStrictEqual(page.complaints, []);
});

test("a finger steps, a tap tells what a hexagon is, and the game plays by itself", async () => {
    const page = await open(browser, game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.locator(".map").evaluate((map) => {
        const touch = (name, x) => map.dispatchEvent(new TouchEvent(name, { bubbles: true,
            changedTouches: [new Touch({ identifier: 1, target: map, clientX: x, clientY: 300 })] }));
        touch("touchstart", 100);
        touch("touchend", 220);
    });
    assert.strictEqual(await at(page), 339);
    await page.locator("#area-Elysium_1_5").tap();
    assert.match(await page.locator("#detail").textContent(), /^1_5.*of ER$/);
    await page.getByRole("button", { name: "play the game" }).tap();
    await page.waitForFunction(() => document.getElementById("step").value === "339");
});

test("cards are sorted by what they were worth, and that follows the prices", async () => {
    const page = await open(browser, game);
    const table = page.locator("table.sortable").first();
    const net = () => table.evaluate((each) => Array.from(each.tBodies[0].rows, (row) =>
        parseFloat(row.querySelector(".net").textContent.replace("−", "-")) || 0));
    const before = await net();
    await table.getByRole("button", { name: "net" }).click();
    const sorted = await net();
    assert.deepStrictEqual(sorted.filter(Boolean), before.filter(Boolean).sort((a, b) => b - a));
    await page.getByLabel("point", { exact: true }).fill("10");
    assert.notDeepStrictEqual(await net(), sorted);
});

test("nothing is too wide or too small to read, from a phone to a television", async () => {
    for (const [file, width] of [[game, 320], [game, 600], [game, 737], [game, 1024], [game, 1920],
        [committee, 390], [committee, 800]]) {
        const page = await open(browser, file, { viewport: { width, height: 900 } });
        assert.deepStrictEqual(await misfits(page), [], `at ${width}`);
        assert.deepStrictEqual(page.complaints, []);
        await page.context().close();
    }
});

test("there are no barriers, light and dark", async () => {
    for (const [file, colorScheme] of [[game, "light"], [game, "dark"], [committee, "light"], [committee, "dark"]]) {
        const page = await open(browser, file, { colorScheme });
        assert.deepStrictEqual(await barriers(page), [], colorScheme);
        await page.context().close();
    }
});

test("without scripts all is there but stepping and sorting", async () => {
    const page = await open(browser, game, { javaScriptEnabled: false });
    assert.strictEqual(await page.locator("#step").isVisible(), false);
    assert.strictEqual(await page.getByRole("cell", { name: "84" }).first().isVisible(), true);
});

test("on paper score, map and curves take two pages", async () => {
    for (const file of [committee, report("tests/records/BR-5p-1001.json.gz")]) {
        const page = await open(browser, file);
        await page.locator("#cards").evaluate((cards) => cards.remove());
        assert.strictEqual(await pagesOnPaper(page), 2, file);
        await page.context().close();
    }
});

test("several games are listed, with what each player came to", async () => {
    const list = report("scripts/games/three-players-elysium.rego", "tests/records/BRPVCT2X-3p-2001.json.gz");
    const page = await open(browser, list);
    assert.deepStrictEqual(await barriers(page), []);
    await page.getByRole("button", { name: "most points" }).click();
    assert.match(await page.locator("table").last().locator("tbody tr").first().textContent(), /JR1184\.084/);
    await page.getByRole("link").first().click();
    assert.match(await page.title(), /^JR 84 · KB 75 · ER 67, Elysium$/);
    assert.deepStrictEqual(page.complaints, []);
});
