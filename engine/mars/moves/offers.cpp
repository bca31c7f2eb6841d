// What a player may do now: each possibility is tried and taken back.
#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/mars_game.hpp"
#include "engine/types/print_rules.hpp"

namespace rego::engine {

/// What is pending for the player; if nothing is, the cards that the phase is there for.
std::vector<MarsGame::Move> MarsGame::awaited_moves(TypeId actor) {
    std::vector<Move> found;
    for (const auto& view : core().task_views()) {
        if (view.player == actor && view.waiting.empty())
            found.push_back({"task " + print_rule(core().types(), *view.instruction), "", "pending", kNoClass, true});
    }
    const bool has_the_floor = !is_phase_of("TurnsPhase") || turn() == actor;
    if (mode_ != Mode::Game || !has_the_floor || !found.empty()) return found;
    for (const ClassId back : table_->info(*table_->find("CardBack")).concrete_descendants) {
        const std::string& name = table_->info(back).name;
        const std::int64_t in_hand = count(name, actor);
        if (in_hand > 0 && phase_offers(actor, fmt::format("PlayCard<Class<{}>>", name)))
            found.push_back({"play CARD", "", fmt::format("{} {} in hand", in_hand, name), back, true});
    }
    return found;
}

namespace {

/// Tries one thing after the other, and notes what works.
class MoveFinder {
  public:
    MoveFinder(MarsGame& game, TypeId actor, std::vector<MarsGame::Move> found)
        : game_(game), table_(game.core().table()), actor_(actor), found_(std::move(found)) {}

    std::vector<MarsGame::Move> find() {
        if (game_.count("Mandate", actor_) > 0) offer("first", [&] { return game_.first_action(actor_); });
        projects();
        offer("convert plants", [&] { return game_.convert_plants(actor_); });
        offer("convert heat", [&] { return game_.convert_heat(actor_, std::nullopt); });
        actions();
        each_class("Milestone", "claim", [&](ClassId goal) { return game_.claim(actor_, goal, std::nullopt); });
        each_class("Award", "fund", [&](ClassId goal) { return game_.fund(actor_, goal, std::nullopt); });
        each_in_play("ColonyTile", "trade", [&](ClassId tile) { return game_.trade(actor_, tile, std::nullopt); });
        if (in_play("Party") > 0) politics();
        offer("pass", [&] { return game_.pass(actor_); });
        offer("end", [&] { return game_.end_turn(actor_); });
        return std::move(found_);
    }

  private:
    void offer(std::string command, const std::function<Result<Unit>()>& trial, ClassId about = kNoClass) {
        bool possible = false;
        {
            const Trial only_tried{game_.core().executor()};
            possible = trial().has_value();
        }
        if (possible) found_.push_back({std::move(command), game_.last_payment(), "", about});
    }

    void projects() {
        constexpr std::string_view kSuffix = "SP";
        for (const ClassId project : table_.info(*table_.find("StandardProject")).concrete_descendants) {
            if (!game_.core().world().is_active(project)) continue;
            std::string name = table_.info(project).name;
            if (name == "SellPatentsSP") {
                offer("sell N", [&] { return game_.sell(actor_, 1); });
                continue;
            }
            if (name.ends_with(kSuffix)) name.resize(name.size() - kSuffix.size());
            offer("project " + name, [&] { return game_.standard_project(actor_, project, std::nullopt); });
        }
    }

    void actions() {
        for (const TypeId card : game_.core().executor().components(game_.type("ActionCard", actor_))) {
            const ClassId cls = game_.core().types()[card].cls;
            const std::size_t actions = table_.info(cls).actions.size();
            for (std::size_t i = 1; i <= actions; ++i) {
                const std::string which = actions > 1 ? fmt::format(" {}", i) : "";
                offer(
                    "action " + table_.info(cls).name + which,
                    [&] { return game_.use_action(actor_, cls, static_cast<int>(i), std::nullopt); }, cls);
            }
        }
    }

    /// Where a delegate goes makes no difference to whether one can be sent.
    void politics() {
        const ClassId any = table_.info(*table_.find("Party")).concrete_descendants.front();
        offer("delegate PARTY", [&] { return game_.send_delegate(actor_, any, std::nullopt); });
        offer("policy", [&] { return game_.use_policy(actor_, std::nullopt); });
    }

    template <class F>
    void each_class(const char* super, const std::string& verb, const F& trial) {
        for (const ClassId cls : table_.info(*table_.find(super)).concrete_descendants) {
            if (game_.core().world().is_active(cls))
                offer(
                    verb + " " + table_.info(cls).name, [&] { return trial(cls); }, cls);
        }
    }

    std::int64_t in_play(const char* super) { return table_.find(super) ? game_.count(super, actor_) : 0; }

    template <class F>
    void each_in_play(const char* super, const std::string& verb, const F& trial) {
        if (in_play(super) == 0) return;
        for (const TypeId component : game_.core().executor().components(game_.type(super, actor_))) {
            const ClassId cls = game_.core().types()[component].cls;
            offer(
                verb + " " + table_.info(cls).name, [&] { return trial(cls); }, cls);
        }
    }

    MarsGame& game_;
    const ClassTable& table_;
    TypeId actor_;
    std::vector<MarsGame::Move> found_;
};

}  // namespace

std::vector<MarsGame::Move> MarsGame::moves(TypeId actor) {
    auto found = MoveFinder{*this, actor, awaited_moves(actor)}.find();
    last_payment_.clear();
    return found;
}

}  // namespace rego::engine
