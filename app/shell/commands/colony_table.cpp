// colonies: every tile with its track, what a trade brings now, who has built there; fleets, and how to pay for a
// trade.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/shell/commands/commands.hpp"
#include "app/shell/commands/reading.hpp"
#include "app/tell/lens/kinds.hpp"
#include "app/tell/lens/lens.hpp"
#include "app/tell/lens/look.hpp"
#include "app/tell/render/english/english.hpp"
#include "app/tell/render/render.hpp"
#include "app/tell/render/speech.hpp"
#include "app/tell/render/text.hpp"
#include "engine/types/written.hpp"

namespace rego::app::commands {

using engine::TypeId;
using engine::Unit;

namespace {

class ColonyTable {
  public:
    explicit ColonyTable(Run& run)
        : game_(run.game()), style_(run.session.style()), actor_(run.actor()), speech_(game_, style_), look_(game_) {}

    std::string text() {
        std::vector<std::vector<std::string>> rows{{"", "track", "a trade brings", "colonies"}};
        for (const ColonyView& tile : look_.colonies()) rows.push_back(row(tile));
        return aligned(rows) + fleets() + prices();
    }

  private:
    std::vector<std::string> row(const ColonyView& tile) {
        if (tile.asleep) return {tile.name, "", "asleep: no card holds what it deals in", ""};
        std::vector<std::string> there;
        for (const TypeId owner : tile.colonies) there.push_back(painted_player(game_, owner, style_));
        if (tile.visitor != engine::kNoType)
            there.push_back("visited by " + painted_player(game_, tile.visitor, style_));
        return {tile.name, std::to_string(tile.track), income(tile), fmt::format("{}", fmt::join(there, ", "))};
    }

    /// What the tile answers to the signal that a trade sends.
    std::string income(const ColonyView& tile) {
        const TypeId signal =
            game_.type(parser::type(std::string(kind::kTrade) + "Income", {parser::type(tile.name)}), actor_);
        std::vector<std::string> all;
        for (const engine::Firing& firing : game_.core().answers_to_gain(signal, actor_)) {
            const engine::Prepared prepared = game_.core().prepare(firing.instruction, actor_);
            if (prepared.instruction == nullptr) continue;
            all.push_back(speech_.task(actor_, engine::written(game_.core().types(), *prepared.instruction), ""));
        }
        return all.empty() ? "nothing" : fmt::format("{}", fmt::join(all, ", "));
    }

    std::string fleets() {
        std::vector<std::string> items;
        for (const TypeId player : game_.core().players()) {
            const Fleets fleets = look_.fleets(player);
            items.push_back(fmt::format("{} {} of {}", painted_player(game_, player, style_), fleets.free, fleets.all));
        }
        return fmt::format("fleets at home: {}\n", fmt::join(items, ", "));
    }

    std::string prices() {
        for (const engine::Offer& offer : game_.offers(actor_)) {
            if (offer.move.verb != engine::Verb::Trade) continue;
            std::vector<std::string> items;
            for (const engine::Price& price : offer.prices) items.push_back(speech_.price(price));
            return fmt::format("{} can pay a trade with {}\n", painted_player(game_, actor_, style_),
                               fmt::join(items, " or "));
        }
        return {};
    }

    engine::MarsGame& game_;
    const Style style_;
    const TypeId actor_;
    const Speech speech_;
    Look look_;
};

}  // namespace

Outcome colonies(Run& run) {
    if (auto wrong = run.refuse_rest()) return *wrong;
    if (Look(run.game()).colonies().empty())
        return problem(parser::ErrorKind::NotNow, "this game has no colonies", "`C` brings them");
    run.reply.text = ColonyTable(run).text();
    return Unit{};
}

}  // namespace rego::app::commands
