#include "app/editor/lsp/help_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/editor/lsp/keywords.hpp"
#include "app/shell/commands/command_table.hpp"
#include "app/shell/typing/pets_completion.hpp"
#include "app/shell/typing/place.hpp"
#include "parser/print.hpp"

namespace rego::app::lsp {
namespace {

std::unique_ptr<Session> session_with(const Table& table) {
    SessionOptions options;
    options.confined = Confined::All;
    options.asks_back = false;
    options.style.width = 100;
    auto session = std::make_unique<Session>(command_table(), std::make_shared<Library>(), options);
    session->timeline().use_table(table);
    return session;
}

bool begins_with(std::string_view text, std::string_view typed) {
    return equal_ignoring_case(text.substr(0, typed.size()), typed);
}

std::string code(const std::string& text) { return text.empty() ? "" : "```text\n" + text + "```\n"; }

}  // namespace

Session& HelpText::asking() {
    if (!asking_) asking_ = session_with(table_);
    return *asking_;
}

Session& HelpText::playing() {
    if (playing_) return *playing_;
    playing_ = session_with(table_);
    std::string letters;
    for (const engine::ModuleInfo& module : table_->canon().modules)
        if (module.letter != 0 && !module.is_map) letters += module.letter;
    playing_->run(fmt::format("newgame {} 2 mode=ops", letters), "");
    return *playing_;
}

std::string HelpText::said(Session& session, const std::string& command) {
    const Answer answer = session.run(command, "");
    return answer.ok() ? answer.out : "";
}

std::string HelpText::of_class(engine::ClassId cls) {
    const engine::ClassInfo& info = table_->info(cls);
    std::string text = fmt::format("**{}**", info.name);
    if (!info.doc.empty()) text += " — " + info.doc;
    text += "\n\n";
    if (table_->canon().cards.contains(info.name)) text += code(said(asking(), "card " + info.name));
    if (playing().game() != nullptr) text += code(said(playing(), "desc " + info.name));
    return text;
}

std::string HelpText::of_measure(const engine::Measure& measure) {
    std::string text = fmt::format("**{}**", usage_of(measure));
    if (measure.declaration.doc) text += " — " + *measure.declaration.doc;
    return text + "\n\n" + code(parser::to_string(measure.declaration) + "\n");
}

std::string HelpText::of_definition(const std::string& name, const std::string& definition) {
    return fmt::format("**{}**\n\n", name) + code(definition + "\n");
}

std::string HelpText::of_verb(std::string_view verb) {
    const CommandInfo* info = command_table().find(verb);
    return info == nullptr ? "" : code(said(asking(), "help " + std::string(info->name)));
}

std::vector<Candidate> HelpText::in_pets(std::string_view before) {
    const PetsWord word = pets_word(before);
    std::vector<Candidate> found = pets_candidates(asking(), word);
    std::erase_if(found, [](const Candidate& each) {
        return is_pets_keyword(each.text.substr(0, each.text.find_first_of(" [")));
    });
    for (const std::string& keyword : pets_keywords()) found.push_back({keyword, "", "", false});
    std::erase_if(found, [&](const Candidate& each) { return !begins_with(each.text, word.typed); });
    return found;
}

Completions HelpText::in_script(std::string_view before, const std::vector<ScriptMeasure>& own) {
    Completions found = complete(playing(), before);
    const Place place = find_place(before);
    if (is_pets(place.arg)) {
        const std::string_view typed = pets_word(before).typed;
        if (found.candidates.empty()) found.begin = before.size() - typed.size();
        for (const ScriptMeasure& each : own)
            if (begins_with(each.name, typed)) found.candidates.push_back({each.name, each.definition});
    }
    if (place.arg != Arg::Area || !found.candidates.empty()) return found;
    // Which areas are open is known in a game only; here it could be any.
    found.begin = place.begin;
    for (const engine::MapInfo& map : table_->canon().maps)
        for (const engine::AreaInfo& area : map.areas)
            if (begins_with(area.name, place.typed)) found.candidates.push_back({area.name, area.kind});
    return found;
}

}  // namespace rego::app::lsp
