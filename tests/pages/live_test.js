// The live board in a browser: what is typed in the shell appears on the page that is already open.
"use strict";
const assert = require("node:assert");
const { spawn } = require("node:child_process");
const { after, before, test } = require("node:test");
const { launch, open, rego, until } = require("./support.js");

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
        type: (line) => started.stdin.write(line + "\n"),
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
    session.type("exec GreeneryTile<Tharsis_3_3>");
    await shows(page, "3_3. Greenery of Ellie");
    await page.reload();
    await shows(page, "Generation 1: Ellie leads with 27 points");
    session.type("undo");
    await shows(page, "Generation 1: Ellie leads with 25 points");
    assert.deepStrictEqual(page.complaints, []);
});
