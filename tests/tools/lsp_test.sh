#!/usr/bin/env bash
# `rego lsp` as a program: it answers on standard output, and Neovim, where it is installed, shows its errors.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder XDG_CACHE_HOME=$folder/cache XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state

message() { printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"; }
{
    message '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    message '{"jsonrpc":"2.0","id":2,"method":"shutdown"}'
    message '{"jsonrpc":"2.0","method":"exit"}'
} | "$rego" lsp >"$folder/answers" || fail "status $?"
grep -q '"hoverProvider":true' "$folder/answers" || fail "it does not say what it can do: $(<"$folder/answers")"
if "$rego" lsp </dev/null; then fail "a client that dies is no success"; fi

command -v nvim >/dev/null || { echo "no Neovim to try it with"; exit 0; }
printf 'CLASS Stone : Owned {\n    This: 2 Plnt\n}\nMETRIC Hoard = Stone OR Steel\n' >"$folder/stones.pets"
cat >"$folder/try.lua" <<LUA
-- As in docs/editor.md.
local id = vim.lsp.start_client({ name = "rego", cmd = { "$rego", "lsp" } })
vim.cmd("edit $folder/stones.pets")
vim.lsp.buf_attach_client(0, id)
local function told() return vim.diagnostic.get(0) end
local function wait_for(what) assert(vim.wait(20000, what, 20), "waited in vain: " .. vim.inspect(told())) end
wait_for(function() return #told() == 1 and told()[1].message:find("unknown class .Plnt.") end)
vim.api.nvim_buf_set_lines(0, 1, 2, false, { "    This: 2 Plant" })
wait_for(function() return #told() == 0 end)
local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 1, character = 13 } }
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", params, 20000)[id].result.contents.value
assert(hover:find("Plant"), hover)
params.position = { line = 3, character = 8 }
local function ask(method) return vim.lsp.buf_request_sync(0, "textDocument/" .. method, params, 20000)[id].result end
assert(ask("hover").contents.value:find("Stone OR Steel"))
params.newName = "Heap"
vim.lsp.util.apply_workspace_edit(ask("rename"), "utf-16")
assert(vim.api.nvim_buf_get_lines(0, 3, 4, false)[1] == "METRIC Heap = Stone OR Steel")
vim.api.nvim_buf_set_lines(0, 3, 4, false, { "METRIC   Heap=Stone OR Steel" })
vim.lsp.buf.formatting_sync({}, 20000)
assert(vim.api.nvim_buf_get_lines(0, 3, 4, false)[1] == "METRIC Heap = Stone OR Steel")
params.position = { line = 3, character = 15 }
assert(ask("definition").range.start.line == 0)
io.stdout:write("fine\n")
vim.cmd("quitall!")
LUA
said=$(timeout 60 nvim --headless --clean -c "luafile $folder/try.lua" -c 'cquit 1' 2>&1) || fail "Neovim: $said"
[[ $said == *fine* ]] || fail "Neovim: $said"
