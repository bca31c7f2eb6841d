// ledger: what a card has brought and saved so far, and the largest sources of everything, from the causes in the log.
#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/commands/words.hpp"
#include "app/render/render.hpp"

namespace rego::app::commands {

using engine::ClassId;
using engine::Event;
using engine::kNoClass;
using engine::kNoType;
using engine::TypeId;
using engine::Unit;

namespace {

constexpr std::size_t kLargest = 4;

/// What one source has brought one player.
struct Account {
    std::map<std::string, std::int64_t> brought;  // by thing: "Plant", "Plant production", "TR", "points"
    std::int64_t saved = 0;                       // money that was owed and need not be paid
    std::size_t payments = 0;                     // over how many bills
};

/// By owner and source class.
using Books = std::map<TypeId, std::map<ClassId, Account>>;

class Ledger {
   public:
    explicit Ledger(engine::MarsGame& game) : game_(game), types_(game.core().types()), table_(types_.table()) {
        const auto& events = game.core().world().events();
        for (const Event& event : events) {
            note(event, event.gain, event.count);
            note(event, event.remove, -std::int64_t{event.count});
        }
        note_points();
    }

    const Books& books() const { return books_; }

   private:
    bool is(TypeId type, std::string_view name) const {
        const auto cls = table_.find(name);
        return cls && types_.is_subclass(type, *cls);
    }

    /// How a player would call it; empty for what only keeps the engine going.
    std::string thing(TypeId component) const {
        if (is(component, "Production")) {
            for (const TypeId dependency : types_[component].dependencies) {
                const ClassId named = types_[dependency].literal;
                if (named != kNoClass) return table_.info(named).name + " production";
            }
        }
        if (is(component, "TerraformRating")) return "TR";
        if (is(component, "Resource") || is(component, "CardBack") || is(component, "Tile") ||
            is(component, "GlobalParameter")) {
            return table_.info(types_[component].cls).name;
        }
        return {};
    }

    /// Whose effect it is; a local class (a tile, a marker) speaks for itself.
    void note(const Event& event, TypeId component, std::int64_t count) {
        if (component == kNoType || event.via == kNoType) return;
        const TypeId whose = types_.owner_of(component).value_or(event.actor);
        Account& account = books_[whose][types_[event.via].cls];
        if (is(component, "Owed") && count < 0 && is(event.via, "CardFront")) {
            account.saved -= count;
            ++account.payments;
        } else if (const std::string name = thing(component); !name.empty()) {
            account.brought[name] += count;
        }
    }

    void note_points() {
        const auto players = game_.core().players();
        const auto scores = game_.scores();
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            for (const auto& [card, points] : scores[seat].per_card) {
                if (const auto cls = table_.find(card)) books_[players[seat]][*cls].brought["points"] += points;
            }
        }
    }

    engine::MarsGame& game_;
    engine::TypePool& types_;
    const engine::ClassTable& table_;
    Books books_;
};

std::string brought(const Account& account) {
    std::string text;
    for (const auto& [name, count] : account.brought) {
        if (count != 0) text += fmt::format("{}{:+} {}", text.empty() ? "" : ", ", count, name);
    }
    if (account.saved > 0) {
        text += fmt::format("{}saved {} M€ over {} payment{}", text.empty() ? "" : "; ", account.saved,
                            account.payments, account.payments == 1 ? "" : "s");
    }
    return text;
}

/// `  Plant      Production 12, ArcticAlgae 6`: the largest sources of each thing, and of money saved.
std::string largest_sources(const std::map<ClassId, Account>& accounts, const engine::ClassTable& table) {
    std::map<std::string, std::vector<std::pair<std::int64_t, std::string>>> by_thing;
    for (const auto& [cls, account] : accounts) {
        for (const auto& [name, count] : account.brought) {
            if (count > 0) by_thing[name].emplace_back(count, table.info(cls).name);
        }
        if (account.saved > 0) by_thing["M€ saved"].emplace_back(account.saved, table.info(cls).name);
    }
    std::string lines;
    for (auto& [name, sources] : by_thing) {
        std::stable_sort(sources.begin(), sources.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        std::string text;
        for (std::size_t i = 0; i < std::min(sources.size(), kLargest); ++i) {
            text += fmt::format("{}{} {}", i == 0 ? "" : ", ", sources[i].second, sources[i].first);
        }
        lines += fmt::format("  {:<22}{}\n", name, text);
    }
    return lines;
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
    const Ledger ledger{run.game()};
    for (const auto& [owner, accounts] : ledger.books()) {
        const std::string who = player_name(run.game(), owner, run.session.style());
        if (!card) {
            const std::string lines = largest_sources(accounts, table);
            if (!lines.empty()) run.reply.text += who + "\n" + lines;
        } else if (const auto account = accounts.find(*card); account != accounts.end()) {
            const std::string text = brought(account->second);
            if (!text.empty()) run.reply.text += fmt::format("{}: {} ({})\n", table.info(*card).name, text, who);
        }
    }
    if (run.reply.text.empty()) {
        run.reply.text = card ? fmt::format("{} has brought nothing so far\n", table.info(*card).name) : "nothing so far\n";
    }
    return Unit{};
}

}  // namespace rego::app::commands
