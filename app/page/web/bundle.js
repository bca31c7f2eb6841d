// Makes one file of the page: node bundle.js BUILD writes BUILD/rego.html from index.html and what that names, with the
// program in BUILD inside, and BUILD/site/ for web servers. What may run in it is written into it, by hashes.
"use strict";
const crypto = require("crypto");
const fs = require("fs");
const path = require("path");
const zlib = require("zlib");

const build = process.argv[2];
const folders = [__dirname, path.join(__dirname, "../../tell/report/page")];
const read = (name) => fs.readFileSync(folders.map((folder) => path.join(folder, name)).find(fs.existsSync), "utf8");
const hash = (text) => `'sha256-${crypto.createHash("sha256").update(text).digest("base64")}'`;
const hashes = { script: [], style: [] };
const element = (kind, text) => {
  if (/<\/(script|style)/i.test(text)) throw new Error("a part would end its element");
  hashes[kind].push(hash(text));
  return `<${kind}>${text}</${kind}>`;
};

const program = fs.readFileSync(path.join(build, "rego_page.wasm"));
const glue = element("script", fs.readFileSync(path.join(build, "rego_page.js"), "utf8")) + "\n";
const inside = `<script type="text/plain" id="program">${zlib.gzipSync(program, { level: 9 }).toString("base64")}</script>\n`;
const manifest = "data:application/manifest+json," +
  encodeURIComponent(JSON.stringify({ ...JSON.parse(read("manifest.json")), start_url: undefined }));
// By functions: a text may hold what means something to replace().
const body = read("index.html")
  .replace('href="manifest.json"', () => `href="${manifest}"`)
  .replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, name) => element("style", read(name)))
  .replace(/<script src="([^"]+)"><\/script>/g, (_, name) => element("script", read(name)));
const page = (before, connects) => body
  .replace("<script>", (tag) => before + glue + tag)
  .replace('<meta charset="utf-8"/>', (tag) => `${tag}\n<meta http-equiv="Content-Security-Policy" content="` +
    `default-src 'none'; script-src ${hashes.script.join(" ")} 'wasm-unsafe-eval'; style-src ${hashes.style.join(" ")}; ` +
    `img-src data: blob:; manifest-src data:; connect-src ${connects}; base-uri 'none'; form-action 'none'"/>`);

fs.writeFileSync(path.join(build, "rego.html"), page(inside, "'none'"));
// For a web server, which compresses by itself: the program beside the page.
fs.mkdirSync(path.join(build, "site"), { recursive: true });
fs.writeFileSync(path.join(build, "site/index.html"), page('<script type="text/plain" id="program"></script>\n', "'self'"));
fs.writeFileSync(path.join(build, "site/rego.wasm"), program);
