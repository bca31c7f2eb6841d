// Makes one file of the page: node bundle.js BUILD writes BUILD/rego.html from index.html and what that names, with the
// program in BUILD inside. What may run in it is written into it, by hashes.
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

const program = zlib.gzipSync(fs.readFileSync(path.join(build, "rego_page.wasm")), { level: 9 }).toString("base64");
const glue = `<script type="text/plain" id="program">${program}</script>\n` +
  element("script", fs.readFileSync(path.join(build, "rego_page.js"), "utf8")) + "\n";
const manifest = "data:application/manifest+json," +
  encodeURIComponent(JSON.stringify({ ...JSON.parse(read("manifest.json")), start_url: undefined }));
// By functions: a text may hold what means something to replace().
const page = read("index.html")
  .replace('href="manifest.json"', () => `href="${manifest}"`)
  .replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (_, name) => element("style", read(name)))
  .replace(/<script src="([^"]+)"><\/script>/g, (_, name) => element("script", read(name)))
  .replace("<script>", (tag) => glue + tag);
const policy = `default-src 'none'; script-src ${hashes.script.join(" ")} 'wasm-unsafe-eval'; ` +
  `style-src ${hashes.style.join(" ")}; img-src data: blob:; manifest-src data:; base-uri 'none'; form-action 'none'`;
fs.writeFileSync(path.join(build, "rego.html"), page.replace('<meta charset="utf-8"/>',
  (tag) => `${tag}\n<meta http-equiv="Content-Security-Policy" content="${policy}"/>`));
