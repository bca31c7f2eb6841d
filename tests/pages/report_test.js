// The page of a game in a browser: it steps, sorts, prints, and says what it has to say without scripts.
"use strict";
const assert = require("node:assert");
const { after, before, test } = require("node:test");
const { launch, open, pagesOnPaper, report } = require("./support.js");

let browser, game;
before(async () => {
    browser = await launch();
    game = report("scripts/games/three-players-elysium.rego");
});
after(() => browser.close());

const seen = (page) => page.evaluate(() => [
    document.querySelectorAll(".tile:not(.none)").length,
    document.querySelector('[data-cell="1-rating"]').textContent,
    document.querySelector('[data-track="0"]').textContent,
]);
const slide = (page, step) => page.locator("#step").evaluate((slider, to) => {
    slider.value = to;
    slider.dispatchEvent(new Event("input"));
}, step);

test("the slider goes to the start, by keys from move to move, and back to the end", async () => {
    const page = await open(browser, game);
    assert.deepStrictEqual(await seen(page), [36, "33", "8"]);
    await slide(page, 0);
    assert.deepStrictEqual(await seen(page), [0, "20", "-30"]);
    await page.keyboard.press("ArrowRight");
    assert.match(await page.locator("#shown").textContent(), /^2 of 340, generation 1\. /);
    await page.keyboard.press("ArrowLeft");
    assert.strictEqual(await page.locator("#step").inputValue(), "0");
    await slide(page, 339);
    assert.deepStrictEqual(await seen(page), [36, "33", "8"]);
    assert.deepStrictEqual(page.complaints, []);
});

test("a click on a title sorts the cards, a second one the other way round", async () => {
    const page = await open(browser, game);
    const table = page.locator("table.sortable").first();
    const points = () => table.evaluate((each) => Array.from(each.tBodies[0].rows, (row) => +row.cells[3].textContent));
    const sorted = (numbers) => numbers.slice().sort((a, b) => b - a);
    await table.getByRole("button", { name: "points" }).click();
    assert.deepStrictEqual(await points(), sorted(await points()));
    await table.getByRole("button", { name: "points" }).click();
    assert.deepStrictEqual(await points(), sorted(await points()).reverse());
});

test("without scripts all is there but stepping and sorting", async () => {
    const page = await open(browser, game, { javaScriptEnabled: false });
    assert.strictEqual(await page.locator("#step").isVisible(), false);
    assert.strictEqual(await page.getByRole("cell", { name: "84" }).first().isVisible(), true);
});

test("on paper score, map and curves take two pages", async () => {
    for (const name of ["BR-5p-1001", "BRPVCX-3p-2101"]) {
        const page = await open(browser, report(`tests/records/${name}.json.gz`));
        await page.locator("#cards").evaluate((cards) => cards.remove());
        assert.strictEqual(await pagesOnPaper(page), 2, name);
    }
});
