// The live board in a browser: what is typed in the shell appears on the page that is already open, a television shows
// all of it at once, and a shell that comes back is found again.
"use strict";
const assert = require("node:assert");
const { spawn } = require("node:child_process");
const { after, before, test } = require("node:test");
const { barriers, launch, misfits, open, rego, until } = require("./support.js");

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** A shell with a live board, until the end of the test; `link` is where. */
async function shell(t, address, ...flags) {
    const started = spawn(rego, ["--watch", address, ...flags], { stdio: ["pipe", "pipe", "pipe"] });
    let said = "";
    t.after(() => { started.kill(); });
    started.stdout.resume();
    started.stderr.on("data", (text) => { said += text; });
    const link = () => (said.match(/the board is at (\S+)/) || [])[1];
    await until(() => link(), "the link");
    return {
        link: link(),
        type: (...lines) => lines.forEach((line) => started.stdin.write(line + "\n")),
        end: () => new Promise((done) => { started.on("exit", done); started.stdin.end(); }),
    };
}
const shows = (page, text) => page.locator("#board", { hasText: text }).first().waitFor({ timeout: 10000 });

test("every command is on the board, also after the page has come anew", async (t) => {
    const session = await shell(t, "0");
    session.type("newgame BR Ellie Kevin mode=ops");
    const page = await open(browser, session.link);
    await shows(page, "Generation 1: Ellie and Kevin lead with 20 points");
    session.type("exec 5 TerraformRating");
    await shows(page, "Generation 1: Ellie leads with 25 points");
    await page.locator("#last", { hasText: "Ellie TR 20 → 25" }).waitFor({ state: "attached" });
    session.type("exec GreeneryTile<Tharsis_3_3>");
    await shows(page, "3_3. Greenery of Ellie");
    await page.reload();
    await shows(page, "Generation 1: Ellie leads with 27 points");
    session.type("undo");
    await shows(page, "Generation 1: Ellie leads with 25 points");
    assert.deepStrictEqual(await barriers(page), []);
    assert.deepStrictEqual(page.complaints, []);
    await page.close();
});

test("five players with everything fit a television, in letters that are read from afar", async (t) => {
    const session = await shell(t, "0");
    session.type("newgame BRPVCT Ellie Kevin Alexandra Bob Zoë mode=ops", "as P1 exec 40, 12 Steel, 3 Titanium",
        "as P2 exec CityTile<Tharsis_4_6>", "as P3 exec GreeneryTile<Tharsis_3_3>", "as P2 exec Colony<Luna>",
        "as P4 exec play DeuteriumExport");
    for (const viewport of [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }]) {
        const page = await open(browser, session.link, { viewport });
        await shows(page, "leads with");
        const overflow = await page.evaluate(() => {
            const root = document.documentElement;
            const cut = Array.from(document.querySelectorAll("#board .board, #board aside, #board .chart"))
                .filter((part) => part.scrollHeight > part.clientHeight + 2)
                .map((part) => `${part.className || part.tagName}: ${part.scrollHeight} in ${part.clientHeight}`);
            return [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth, ...cut];
        });
        assert.deepStrictEqual(overflow, [0, 0], `${viewport.width} x ${viewport.height}`);
        const sizes = await page.evaluate(() => Array.from(document.querySelectorAll(".sums b, .board td, .result, .turn"),
            (number) => parseFloat(getComputedStyle(number).fontSize)));
        assert.ok(Math.min(...sizes) >= 23.9 * viewport.width / 1920, `${Math.min(...sizes)} px at ${viewport.width}`);
        assert.deepStrictEqual(page.complaints, []);
        await page.context().close();
    }
    const phone = await open(browser, session.link, { viewport: { width: 390, height: 800 } });
    await shows(phone, "leads with");
    assert.deepStrictEqual(await misfits(phone), []);
    assert.deepStrictEqual(await barriers(phone), []);
});

test("a game that is taken up again is found by those who look; a link that is none any more is said to be one", async (t) => {
    const session = await shell(t, "0.0.0.0:0", "--journal", "evening.rego");
    const { port, pathname } = new URL(session.link);
    session.type("newgame BR Ellie Kevin");
    const local = `http://localhost:${port}${pathname}`;
    const page = await open(browser, local);
    await shows(page, "Ellie and Kevin lead");
    await session.end();
    await page.locator("#line", { hasText: "waiting for it to come back" }).waitFor();
    const next = await shell(t, `0.0.0.0:${port}`, "--resume=evening.rego");
    assert.strictEqual(new URL(next.link).pathname, pathname);
    next.type("rename Ellie Ann");
    await shows(page, "Ann and Kevin lead");
    await next.end();
    const other = await shell(t, `127.0.0.1:${port}`);
    await page.locator("#line", { hasText: "open the new link" }).waitFor({ timeout: 15000 });
    await other.end();
});
