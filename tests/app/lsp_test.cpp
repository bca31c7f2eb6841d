// The language server, driven by a client over pipes as an editor does.
#include <doctest/doctest.h>

#include "tests/app/lsp_client.hpp"
#include "tests/app/temporary_folder.hpp"

using namespace rego::app;
using namespace rego::app::lsp;
using Json = nlohmann::json;

namespace {

const std::string kClasses =
    "\"A stone that glitters\"\nCLASS Crystal : Owned {\n    HAS MAX 9 This\n    This: Plant\n}\n\n"
    "CLASS Shrine<Crystal> {\n    This: 2 Crystal\n}\n";

std::string label(const Json& item) { return item["label"]; }

bool offers(const Json& answer, std::string_view name) {
    for (const Json& item : answer["result"]["items"])
        if (label(item) == name) return true;
    return false;
}

}  // namespace

TEST_CASE("a mistake is told as it is typed, and gone when it is corrected") {
    const TemporaryFolder folder;
    const std::string path = folder.write("stones.pets", kClasses);
    Client client;
    client.initialize();
    client.open(path, kClasses);
    CHECK(client.errors(path, 0).is_array());

    std::string wrong = kClasses;
    wrong.replace(wrong.find("Plant"), 5, "Plnt");
    client.change(path, wrong);
    const Json told = client.errors(path, 1);
    REQUIRE(told.size() == 1);
    CHECK(told[0]["message"] == "unknown class `Plnt`\nhint: did you mean `Plant`?");
    CHECK(told[0]["severity"] == 1);
    CHECK(told[0]["range"] ==
          Json{{"start", {{"line", 3}, {"character", 10}}}, {"end", {{"line", 3}, {"character", 14}}}});

    std::string torn = kClasses;
    torn.replace(torn.find("2 Crystal"), 1, "(2");
    client.change(path, torn);
    CHECK(client.errors(path, 1)[0]["code"] == "syntax");

    client.change(path, kClasses);
    CHECK(client.errors(path, 0).is_array());
    CHECK(client.ask("shutdown", Json::object())["result"].is_null());
    client.tell("exit", Json::object());
    CHECK(client.status() == 0);
}

TEST_CASE("what is legal and surely not meant is told when nobody types") {
    const TemporaryFolder folder;
    const std::string text = "CLASS Idle : Owned {\n    -GhostLight: Plant\n}\nCLASS GhostLight : Owned\n";
    const std::string path = folder.write("idle.pets", text);
    Client client;
    client.initialize();
    client.open(path, text);
    Json told = client.diagnostics(path);
    if (told.empty()) told = client.diagnostics(path);
    REQUIRE(!told.empty());
    CHECK(told[0]["severity"] == 2);
}

TEST_CASE("hovering tells what a class is, and what a card does") {
    const TemporaryFolder folder;
    const std::string path = folder.write("stones.pets", kClasses);
    Client client;
    client.initialize();
    client.open(path, kClasses);
    const auto text_of = [](const Json& answer) { return answer["result"]["contents"]["value"].get<std::string>(); };
    const std::string own = text_of(client.at("textDocument/hover", path, kClasses, "Crystal>"));
    CHECK(own.find("A stone that glitters") != std::string::npos);
    CHECK(own.find("invariant") != std::string::npos);

    const std::string cards =
        "[ { \"name\": \"OddMine\", \"kind\": \"AUTOMATED\", \"cost\": 4, \"immediate\": \"PROD[2 Steel]\" } ]";
    const std::string data = folder.write("cards.json5", cards);
    client.open(data, cards);
    const std::string card = text_of(client.at("textDocument/hover", data, cards, "PROD"));
    CHECK(card.find("steel production 2 steps") != std::string::npos);

    const std::string script = "newgame BR 2\nplay Ants, 9\n";
    const std::string played = folder.write("a.rego", script);
    client.open(played, script);
    CHECK(text_of(client.at("textDocument/hover", played, script, "play")).find("play CARD") != std::string::npos);
    CHECK(text_of(client.at("textDocument/hover", played, script, "Ants")).find("microbe") != std::string::npos);
    CHECK(client.at("textDocument/hover", played, script, "9", 0)["result"].is_null());
}

TEST_CASE("completion knows classes, keywords, verbs, cards and areas") {
    const TemporaryFolder folder;
    const std::string text = kClasses + "CLASS X1 {\n    This: Crys\n    This: ABS\n}\n";
    const std::string path = folder.write("stones.pets", kClasses);
    Client client;
    client.initialize();
    client.open(path, text);
    CHECK(offers(client.at("textDocument/completion", path, text, "Crys\n", 4), "Crystal"));
    CHECK(offers(client.at("textDocument/completion", path, text, "ABS", 3), "ABSTRACT"));

    const std::string script = "newgame BR 2\nplay invent\nplace Tharsis_5\nexp\ncount Crys\n";
    const std::string played = folder.path("a.rego");
    client.open(played, script);
    CHECK(offers(client.at("textDocument/completion", played, script, "invent", 6), "Inventors' Guild"));
    CHECK(offers(client.at("textDocument/completion", played, script, "Tharsis_5", 9), "Tharsis_5_5"));
    CHECK(offers(client.at("textDocument/completion", played, script, "exp", 3), "expect "));
}

TEST_CASE("a definition is found in the bundle and in the canon, and so are all uses") {
    const TemporaryFolder folder;
    ::setenv("XDG_CACHE_HOME", folder.path("cache").c_str(), 1);
    const std::string path = folder.write("stones.pets", kClasses);
    Client client;
    client.initialize();
    client.open(path, kClasses);
    const Json own = client.at("textDocument/definition", path, kClasses, "Crystal>")["result"];
    CHECK(own["uri"] == uri_of_path(path));
    CHECK(own["range"]["start"] == Json{{"line", 1}, {"character", 6}});

    const Json canon = client.at("textDocument/definition", path, kClasses, "Plant")["result"];
    const std::string file = path_of_uri(canon["uri"].get<std::string>());
    CHECK(file.ends_with("/base/player.pets"));
    const std::string there = folder.read("cache/rego/canon/base/player.pets");
    const std::size_t at =
        Places(there).offset({canon["range"]["start"]["line"], canon["range"]["start"]["character"]});
    CHECK(there.substr(at, 5) == "Plant");

    const Json uses = client.at("textDocument/references", path, kClasses, "Crystal :")["result"];
    CHECK(uses.size() == 3);
    CHECK(client.at("textDocument/references", path, kClasses, "glitters")["result"].empty());
    ::unsetenv("XDG_CACHE_HOME");
}

TEST_CASE("a class of the bundle gets another name everywhere in it; one of the canon does not") {
    const TemporaryFolder folder;
    const std::string path = folder.write("stones.pets", kClasses);
    const std::string cards =
        "[ { \"name\": \"Find\", \"printed\": \"Crystal\", \"kind\": \"AUTOMATED\", \"cost\": 4, \"immediate\": "
        "\"Crystal\" } ]";
    folder.write("cards.json5", cards);
    Client client;
    client.initialize();
    client.open(path, kClasses);
    const Json edits =
        client.at("textDocument/rename", path, kClasses, "Crystal :", 1, {{"newName", "Gem"}})["result"]["changes"];
    CHECK(edits[uri_of_path(path)].size() == 3);
    CHECK(edits[uri_of_path(folder.path("cards.json5"))].size() == 1);  // what is printed stays

    const auto refused = [&](const std::string& mark, const std::string& name) {
        return client.at("textDocument/rename", path, kClasses, mark, 1, {{"newName", name}})["error"]["message"];
    };
    CHECK(refused("Plant", "Leaf") == "`Plant` belongs to the canon, not to this bundle");
    CHECK(refused("Crystal :", "Plant") == "there is a class `Plant` already");
    CHECK(refused("Crystal :", "small one") == "`small one` cannot be the name of a class");
    CHECK(refused("glitters", "Gem") == "there is no class or measure here");
}

TEST_CASE("measures are known like classes: in rules, in cards and in scripts") {
    const TemporaryFolder folder;
    const std::string rules =
        "\"What lies about\"\nMETRIC Hoard<Owner> = Steel OR Titanium\nREQUIREMENT Hoarder = 3 Hoard\n\n"
        "CLASS Crystal : Owned {\n    This: Hoarder: Plant / Hoard\n}\n";
    const std::string cards =
        "[ { \"name\": \"Find\", \"printed\": \"Hoard\", \"kind\": \"AUTOMATED\", \"cost\": 4, \"requirement\": "
        "\"Hoarder\", \"immediate\": \"2 / Hoard\" } ]";
    const std::string script =
        "newgame BR 2 mode=ops\nmeasure Verdure<Owner> = Plant OR GreeneryTile\ncount Verdure\ncount hoard\n"
        "has Hoarder\ncount Verd\ncount Hoa\n";
    const std::string path = folder.write("stones.pets", rules);
    const std::string data = folder.write("cards.json5", cards);
    const std::string played = folder.write("a.rego", script);
    Client client;
    client.initialize();
    client.open(path, rules);
    CHECK(client.errors(path, 0).is_array());
    client.open(data, cards);
    CHECK(client.errors(data, 0).is_array());
    client.open(played, script);
    const Json told = client.errors(played, 2);  // what is half typed, and nothing else
    REQUIRE(told.size() == 2);
    CHECK(told[0]["message"].get<std::string>().starts_with("unknown class `Verd`"));

    const auto hover = [&](const std::string& file, const std::string& text, const std::string& mark) {
        return client.at("textDocument/hover", file, text, mark)["result"]["contents"]["value"].get<std::string>();
    };
    const std::string meaning =
        "**Hoard<Owner>** — What lies about\n\n```text\nMETRIC Hoard<Owner> = Steel OR Titanium\n```\n";
    CHECK(hover(path, rules, "Hoard\n}") == meaning);
    CHECK(hover(data, cards, "Hoard\" }") == meaning);
    CHECK(hover(played, script, "hoard") == meaning);
    CHECK(hover(path, rules, "Hoarder:").find("REQUIREMENT Hoarder = 3 Hoard") != std::string::npos);
    CHECK(hover(played, script, "Verdure\n").find("Verdure<Owner> = Plant OR GreeneryTile") != std::string::npos);

    const auto definition = [&](const std::string& file, const std::string& text, const std::string& mark) {
        const Json found = client.at("textDocument/definition", file, text, mark)["result"];
        return path_of_uri(found["uri"].get<std::string>()) + ":" + found["range"]["start"].dump();
    };
    CHECK(definition(data, cards, "Hoard\" }") == path + ":{\"character\":7,\"line\":1}");
    CHECK(definition(played, script, "Hoarder") == path + ":{\"character\":12,\"line\":2}");
    CHECK(definition(played, script, "Verdure\n") == played + ":{\"character\":8,\"line\":1}");

    CHECK(client.at("textDocument/references", path, rules, "Hoard<")["result"].size() == 4);
    CHECK(client.at("textDocument/references", path, rules, "Hoarder =")["result"].size() == 4);
    CHECK(client.at("textDocument/references", played, script, "Verdure")["result"].size() == 2);

    const auto edits = [&](const std::string& file, const std::string& text, const std::string& mark) {
        return client.at("textDocument/rename", file, text, mark, 1, {{"newName", "Stock"}})["result"]["changes"];
    };
    const Json renamed = edits(data, cards, "Hoarder");
    CHECK(renamed[uri_of_path(path)].size() == 2);
    CHECK(renamed[uri_of_path(data)].size() == 1);
    CHECK(renamed[uri_of_path(played)].size() == 1);
    CHECK(edits(path, rules, "Hoard<")[uri_of_path(data)].size() == 1);  // what is printed stays
    const Json own = edits(played, script, "Verdure\n");
    CHECK(own.size() == 1);
    CHECK(own[uri_of_path(played)].size() == 2);
    const auto refused = [&](const std::string& name) {
        return client.at("textDocument/rename", path, rules, "Hoard<", 1, {{"newName", name}})["error"]["message"];
    };
    CHECK(refused("hoarder") == "there is a measure `Hoarder` already");
    CHECK(refused("Plant") == "there is a class `Plant` already");
    CHECK(refused("my hoard") == "`my hoard` cannot be the name of a measure");

    CHECK(offers(client.at("textDocument/completion", path, rules, "Hoard\n}", 3), "Hoarder"));
    CHECK(offers(client.at("textDocument/completion", data, cards, "Hoard\" }", 3), "Hoard"));
    CHECK(offers(client.at("textDocument/completion", played, script, "Verd\n", 4), "Verdure"));
    CHECK(offers(client.at("textDocument/completion", played, script, "Hoa\n", 3), "Hoard"));
}

TEST_CASE("layout, folds and colours") {
    const TemporaryFolder folder;
    const std::string text = "CLASS Crystal:Owned{\n  This: 1 Plant // once\n}\n";
    const std::string path = folder.write("stones.pets", text);
    Client client;
    client.initialize();
    client.open(path, text);
    const Json about{{"textDocument", {{"uri", uri_of_path(path)}}}, {"options", Json::object()}};
    const Json edits = client.ask("textDocument/formatting", about)["result"];
    REQUIRE(edits.size() == 1);
    CHECK(edits[0]["newText"] == "CLASS Crystal : Owned {\n    This: Plant  // once\n}\n");
    CHECK(client.ask("textDocument/foldingRange", about)["result"] ==
          Json::array({{{"startLine", 0}, {"endLine", 1}}}));
    const Json colours = client.ask("textDocument/semanticTokens/full", about)["result"]["data"];
    REQUIRE(colours.size() >= 10);
    CHECK(Json(std::vector<int>(colours.begin(), colours.begin() + 10)) == Json::array({0, 0, 5, 0, 0, 0, 6, 7, 1, 0}));

    const std::string script = "repeat 2\n  exec 3 Plant\nend\n";
    client.open(folder.path("a.rego"), script);
    const Json other{{"textDocument", {{"uri", uri_of_path(folder.path("a.rego"))}}}};
    CHECK(client.ask("textDocument/foldingRange", other)["result"] ==
          Json::array({{{"startLine", 0}, {"endLine", 1}}}));
    CHECK(client.ask("textDocument/semanticTokens/full", other)["result"]["data"].size() == 6 * 5);
}

TEST_CASE("a bundle is all that `check` would read of it, in the same order") {
    const TemporaryFolder folder;
    const std::string table =
        "[ { \"class\": \"Pip\", \"on\": \"Pip\", \"by\": \"Plant\", \"row\": [ \"Heat\", \"2 Heat\" ] } ]";
    const std::string script = "newgame BR 2 mode=ops\ncount Pip\ncount Cave\ncount Nowhere\n";
    const std::string path = folder.write("a-table/tables.json5", table);
    folder.write("a-table/rules.pets", "EXTEND CLASS Resource {\n    CLASS Pip\n}\n");
    folder.write("a-table/caves/module.json5", "{ \"printed\": \"Caves\" }");
    folder.write("a-table/caves/caves.pets", "CLASS Cave : Owned\n");
    folder.write("a-table/other/other.pets", "CLASS Nowhere : Owned\n");  // no module: it could be anything
    const std::string played = folder.write("a-table/a.rego", script);
    Client client;
    client.initialize();
    client.open(played, script);
    const Json told = client.errors(played, 1);
    REQUIRE(told.size() == 1);
    CHECK(told[0]["message"] == "unknown class `Nowhere`");
    client.open(path, table);
    CHECK(client.errors(path, 0).is_array());
}

TEST_CASE("scripts are checked without being carried out") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.rego");
    const std::string text =
        "newgame BR Ellie Kevin mode=ops\nexec 3 Plnt<Kevin>\nplya Ants\nEllie: count Heat<Ellie\nexpect fails exec 3 "
        "Plnt\n"
        "for P in all\n  exec $P\n// über\n";
    Client client;
    client.initialize();
    client.open(path, text);
    const Json told = client.errors(path, 4);
    REQUIRE(told.size() == 4);
    CHECK(told[0]["message"] == "unknown class `Plnt`\nhint: did you mean `Plant`?");
    CHECK(told[1]["range"]["start"] == Json{{"line", 2}, {"character", 0}});
    CHECK(told[2]["code"] == "syntax");
    CHECK(told[3]["message"] == "`for` has no `end`");
}

TEST_CASE("messages that make no sense are refused, and the next one is heard") {
    Client client;
    const Json early = client.ask("textDocument/hover", Json::object());
    CHECK(early["error"]["code"] == -32002);
    client.initialize();
    client.send_text("{ this is no JSON");
    CHECK(client.receive()["error"]["code"] == -32700);
    const std::string deep(500'000, '[');
    client.send_text(R"({"id":3,"method":"textDocument/hover","params":)" + deep + std::string(deep.size(), ']') + "}");
    CHECK(client.receive()["error"]["message"] == "the message is nested too deep");
    client.send_text("[1, 2]");
    CHECK(client.receive()["error"]["code"] == -32600);
    client.send_bytes("Content-Type: nonsense\r\n\r\n");
    CHECK(client.receive()["error"]["code"] == -32700);
    CHECK(client.ask("no/suchThing", Json::object())["error"]["code"] == -32601);
    CHECK(client.ask("textDocument/hover", {{"textDocument", 5}})["error"]["code"] == -32602);
    client.tell("textDocument/didChange", {{"nothing", true}});
    client.tell("textDocument/didOpen", {{"textDocument", {{"uri", "untitled:1"}, {"text", "CLASS"}}}});
    const std::size_t huge = Wire::kLargest + 1;
    client.send_bytes("Content-Length: " + std::to_string(huge) + "\r\n\r\n");
    const std::string piece(1U << 20U, 'x');
    for (std::size_t sent = 0; sent < huge; sent += piece.size())
        client.send_bytes(std::string_view(piece).substr(0, std::min(piece.size(), huge - sent)));
    Json answer = client.receive();
    while (answer.contains("method")) answer = client.receive();
    CHECK(answer["error"]["message"] == "the message is too large");
    CHECK(client.ask("shutdown", Json::object())["result"].is_null());
}

TEST_CASE("a client that dies takes the server with it") {
    Client client;
    client.initialize();
    client.send_bytes("Content-Length: 500\r\n\r\n{ \"jsonrpc\"");
    CHECK(client.status() == 1);
}
