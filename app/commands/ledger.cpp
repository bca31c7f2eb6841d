// ledger: what cards have brought so far, from the causes in the log.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/commands/words.hpp"
#include "app/render/render.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::Event;
using engine::kNoType;
using engine::TypeId;
using engine::Unit;

namespace {

/// By owner, source class and what came: how much.
using Books = std::map<TypeId, std::map<ClassId, std::map<std::string, std::int64_t>>>;

Books read_books(engine::MarsGame& game) {
    Books books;
    engine::TypePool& types = game.core().types();
    const auto note = [&](const Event& event, TypeId component, std::int64_t count) {
        if (component == kNoType || event.via == kNoType) return;
        const auto owner = types.owner_of(component);
        const TypeId whose = owner.value_or(event.actor);
        std::string what = types.print(component);
        if (owner) {
            // The owner is the heading; what is left is the thing.
            const std::string name = types.print(*owner);
            for (const std::string& form : {"<" + name + ">", "<" + name + ", ", ", " + name}) {
                if (const std::size_t found = what.find(form); found != std::string::npos) {
                    what.replace(found, form.size(), form.ends_with(", ") ? "<" : "");
                    break;
                }
            }
        }
        books[whose][types[event.via].cls][what] += count;
    };
    for (const Event& event : game.core().world().events()) {
        note(event, event.gain, event.count);
        note(event, event.remove, -event.count);
    }
    return books;
}

std::string amounts(const std::map<std::string, std::int64_t>& by_thing) {
    std::vector<std::pair<std::string, std::int64_t>> sorted(by_thing.begin(), by_thing.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return std::abs(a.second) > std::abs(b.second); });
    std::string text;
    for (const auto& [thing, count] : sorted)
        if (count != 0) text += fmt::format("{}{:+} {}", text.empty() ? "" : ", ", count, thing);
    return text;
}

}  // namespace

Outcome ledger(Run& run) {
    const Word name = run.words.take_rest();
    std::optional<ClassId> card;
    if (name) {
        const auto found = named(run, Names::kCard, name);
        if (!found) return found.error();
        card = *found;
    }
    const auto& table = *run.session.table();
    for (const auto& [owner, sources] : read_books(run.game())) {
        std::string lines;
        for (const auto& [cls, things] : sources) {
            if (card && cls != *card) continue;
            if (const std::string text = amounts(things); !text.empty())
                lines += fmt::format("  {}: {}\n", table.info(cls).name, text);
        }
        if (!lines.empty()) run.reply.text += player_name(run.game(), owner, run.session.style()) + "\n" + lines;
    }
    if (run.reply.text.empty())
        run.reply.text = card ? fmt::format("{} has brought nothing so far\n", table.info(*card).name) : "nothing so far\n";
    return Unit{};
}

}  // namespace rego::app::commands
