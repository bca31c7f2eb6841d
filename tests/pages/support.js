// What the tests of pages share: a browser, pages of games in it, and what is the same for every page.
"use strict";
const { execFileSync } = require("node:child_process");
const { existsSync, mkdtempSync, readFileSync } = require("node:fs");
const path = require("node:path");
const assert = require("node:assert");
const { chromium } = require("playwright-core");

const root = path.resolve(__dirname, "../..");
const rego = process.env.REGO;
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

function executable() {
    const found = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].find(existsSync);
    assert.ok(found, "there is no browser: tools/setup tests");
    return found;
}

/** A browser of one's own: nothing of the user's profile, nothing from the network. */
function launch() {
    return chromium.launch({
        executablePath: executable(),
        args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync"],
    });
}

/** The page of a game, `scripts/games/NAME.rego` or `tests/records/NAME.json.gz`; its path. */
function report(...games) {
    const to = path.join(mkdtempSync("report-"), "game.html");
    execFileSync(rego, ["--quiet", "report", ...games.map((game) => path.join(root, game)), "-o", to]);
    return path.resolve(to);
}

/** Opens an address or a file. What the page complains about, and what it asks of the network, comes into `complaints`. */
async function open(browser, where, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    const page = await context.newPage();
    page.complaints = [];
    page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) page.complaints.push(message.text());
    });
    page.on("pageerror", (error) => page.complaints.push(String(error)));
    const address = where.startsWith("http") ? where : "file://" + where;
    page.on("request", (request) => {
        if (new URL(request.url()).origin !== new URL(address).origin) page.complaints.push("asks for " + request.url());
    });
    await page.goto(address);
    return page;
}

/** What does not fit: that the page scrolls sideways, text that is too small to read. */
function misfits(page) {
    return page.evaluate(() => {
        const found = [];
        const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        if (wide > 0) found.push(`${wide} px too wide`);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            if (!node.data.trim() || !element.checkVisibility() || /^(SCRIPT|STYLE)$/i.test(element.tagName)) continue;
            let size = parseFloat(getComputedStyle(element).fontSize);
            // In a drawing that is scaled, so is its text.
            const drawing = element.closest("svg[viewBox]");
            if (drawing && element.getScreenCTM) size *= element.getScreenCTM().a;
            if (size < 10.95) found.push(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 30)} (${element.tagName} ${element.getAttribute("class")})`);
        }
        return [...new Set(found)];
    });
}

/** What the judge of accessibility finds, a line each. */
async function barriers(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document));
    return violations.flatMap((rule) => rule.nodes.map((node) =>
        `${rule.id}: ${node.html.slice(0, 160)} ${node.any.concat(node.all).map((check) => check.message).join("; ")}`));
}

/** How many pages it takes when it is printed. */
async function pagesOnPaper(page) {
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return paper.toString("latin1").match(/\/Type *\/Page\b/g).length;
}

/** Asks again and again until it holds. */
async function until(holds, what) {
    for (const end = Date.now() + 10000; ; await new Promise((done) => setTimeout(done, 20))) {
        if (await holds()) return;
        assert.ok(Date.now() < end, `never came: ${what}`);
    }
}

module.exports = { rego, root, launch, report, open, misfits, barriers, pagesOnPaper, until };
