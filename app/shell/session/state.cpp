#include "app/shell/session/state.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "app/tell/render/speech.hpp"

namespace rego::app {

using engine::EventNumber;
using engine::kNoType;
using engine::TypeId;
using parser::ErrorKind;

SessionState::SessionState(const CommandTable& commands, std::shared_ptr<Library> library, SessionOptions options)
    : commands_(commands),
      library_(std::move(library)),
      options_(std::move(options)),
      timeline_(options_.kept_games),
      files_(options_.folder, options_.confined) {}

Table SessionState::table() { return game() != nullptr ? game()->table() : base_table(); }

Table SessionState::base_table() {
    if (!timeline_.table()) timeline_.use_table(library_->table());
    return timeline_.table();
}

const Names& SessionState::names() {
    if (!names_ || named_ != table()) {
        named_ = table();
        names_.emplace(named_);
    }
    return *names_;
}

const engine::Measure* SessionState::find_measure(std::string_view name) {
    if (const engine::Measure* found = table()->measures().find(name, true)) return found;
    return timeline_.measures() ? timeline_.measures()->find(name, true) : nullptr;
}

std::vector<const engine::Measure*> SessionState::measures() {
    std::vector<const engine::Measure*> all;
    for (const auto& [name, measure] : table()->measures().all()) all.push_back(&measure);
    if (timeline_.measures())
        for (const auto& [name, measure] : timeline_.measures()->all()) all.push_back(&measure);
    std::ranges::sort(all, {}, [](const engine::Measure* each) { return each->name(); });
    return all;
}

Style SessionState::style() const {
    Style style = options_.style;
    if (const auto& game = timeline_.game()) style.display_names = game->options().players;
    style.tongue = options_.json ? Tongue::Pets : tongue;  // programs read PETS
    return style;
}

TypeId SessionState::default_actor() {
    if (game() == nullptr) return kNoType;
    if (!pinned().empty())
        if (const TypeId actor = find_actor(*game(), pinned()); actor != kNoType) return actor;
    return game()->default_actor();
}

EventNumber SessionState::last_event() {
    return game() == nullptr ? 0 : static_cast<EventNumber>(game()->core().world().events().size());
}

std::vector<Remark> SessionState::remarks() const {
    std::vector<Remark> found;
    for (const Entry& entry : history()) {
        if (entry.remark.empty() || entry.game.lock() != timeline_.game()) continue;
        const bool is_fix = entry.last_event > entry.first_event;
        found.push_back({entry.last_event, (is_fix ? "because " : "note: ") + entry.remark});
    }
    return found;
}

std::string SessionState::standing() const {
    if (!timeline_.game()) return {};
    if (timeline_.game()->is_over()) return "over";
    return fmt::format("generation {}", timeline_.game()->generation());
}

std::string SessionState::as_script() const {
    std::string text;
    for (const Entry& entry : history()) text += script_line(entry.line);
    return text;
}

parser::Diagnostic SessionState::worded(parser::Diagnostic error) {
    if (game() == nullptr) return error;
    const Style style = this->style();
    const bool waits_for_answers = error.kind == ErrorKind::NotNow && !error.tasks.empty();
    error = Speech(*game(), style).error(std::move(error));
    if (waits_for_answers && style.tongue == Tongue::Players) {
        // The question once more, with its answers.
        error.notes.clear();
        error.hint.clear();
        std::istringstream open(render_tasks(*game(), style, Pending::Now));
        for (std::string line; std::getline(open, line);) error.notes.push_back(line);
    }
    error.facts.clear();
    error.tasks.clear();
    error.alternatives.clear();
    return error;
}

}  // namespace rego::app
