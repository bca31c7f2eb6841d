// What a player may do now: answers to what is pending, then each verb, tried and taken back.
#include "engine/interrupt.hpp"
#include "engine/mars/moves/perform.hpp"

namespace rego::engine {

namespace {

/// Of a task that can be answered now: one offer for each way, and one to decline.
void offer_answers(const Game::TaskView& task, std::vector<Offer>& found) {
    const auto offer = [&](Answer answer) {
        found.push_back({.move = {.actor = task.player, .answers = {std::move(answer)}}, .awaited = true});
    };
    if (task.answers.empty()) offer(Chosen{task.id, task.instruction});
    for (const InstructionPtr& way : task.answers) offer(Chosen{task.id, way});
    if (task.optional) offer(Said{parser::gain(parser::type("Ok")), task.number});
}

/// Tries one thing after the other, and notes what works.
class OfferFinder {
  public:
    OfferFinder(MarsGame& game, TypeId actor, std::vector<Offer> found)
        : game_(game), table_(game.core().table()), actor_(actor), found_(std::move(found)) {}

    std::vector<Offer> find() {
        if (game_.count("Mandate", actor_) > 0) offer({.verb = Verb::First});
        projects();
        for (const char* conversion : {"ConvertPlantsSA", "ConvertHeatSA"})
            if (const auto cls = table_.find(conversion)) offer({.verb = Verb::Convert, .about = *cls});
        actions();
        each_class("Milestone", Verb::Claim);
        each_class("Award", Verb::Fund);
        each_in_play("ColonyTile", Verb::Trade);
        if (in_play("Party") > 0) politics();
        offer({.verb = Verb::Pass});
        offer({.verb = Verb::End});
        return std::move(found_);
    }

  private:
    /// `is_open`: what is tried stands for all that could be said there, `shown` is what is offered.
    void offer(Move move, std::optional<Move> shown = std::nullopt) {
        stop_if_interrupted();
        move.actor = actor_;
        auto prices = prices_of(game_, move);
        if (prices.empty()) return;
        if (shown) shown->actor = actor_;
        found_.push_back({.move = shown.value_or(move), .prices = std::move(prices), .open = shown.has_value()});
    }

    void projects() {
        for (const ClassId project : table_.info(*table_.find("StandardProject")).concrete_descendants) {
            if (!game_.core().world().is_active(project)) continue;
            if (table_.name(project) == "SellPatentsSP") {
                offer({.verb = Verb::Sell, .number = 1}, Move{.verb = Verb::Sell});
            } else {
                offer({.verb = Verb::Project, .about = project});
            }
        }
    }

    void actions() {
        for (const TypeId card : game_.core().executor().components(game_.type("ActionCard", actor_))) {
            const ClassId cls = game_.core().types()[card].cls;
            const auto actions = static_cast<std::int32_t>(table_.info(cls).actions.size());
            for (std::int32_t i = 1; i <= actions; ++i)
                offer({.verb = Verb::Action, .about = cls, .number = actions > 1 ? i : 0});
        }
    }

    /// Where a delegate goes makes no difference to whether one can be sent.
    void politics() {
        const ClassId any = table_.info(*table_.find("Party")).concrete_descendants.front();
        offer({.verb = Verb::Delegate, .about = any}, Move{.verb = Verb::Delegate});
        offer({.verb = Verb::Policy});
    }

    void each_class(const char* super, Verb verb) {
        for (const ClassId cls : table_.info(*table_.find(super)).concrete_descendants)
            if (game_.core().world().is_active(cls)) offer({.verb = verb, .about = cls});
    }

    std::int64_t in_play(const char* super) { return table_.find(super) ? game_.count(super, actor_) : 0; }

    void each_in_play(const char* super, Verb verb) {
        if (in_play(super) == 0) return;
        for (const TypeId component : game_.core().executor().components(game_.type(super, actor_)))
            offer({.verb = verb, .about = game_.core().types()[component].cls});
    }

    MarsGame& game_;
    const ClassTable& table_;
    TypeId actor_;
    std::vector<Offer> found_;
};

}  // namespace

/// What is pending for the player; if nothing is, the cards that the phase is there for.
std::vector<Offer> MarsGame::awaited(TypeId actor) {
    std::vector<Offer> found;
    for (const Game::TaskView& task : core().task_views()) {
        if (task.player != actor || !task.waiting.empty()) continue;
        offer_answers(task, found);
        if (const ClassId prelude = prelude_in_waiting(task); prelude != kNoClass)
            found.push_back({.move = {.verb = Verb::Discard, .actor = actor, .about = prelude}, .awaited = true});
    }
    const bool has_the_floor = !flow_.is_phase_of("TurnsPhase") || flow_.turn() == actor;
    if (mode_ != Mode::Game || !has_the_floor || !found.empty()) return found;
    for (const ClassId back : table_->info(*table_->find("CardBack")).concrete_descendants) {
        const std::string& name = table_->info(back).name;
        if (count(name, actor) == 0) continue;
        const auto ask_for = [&](Verb verb, const char* signal) {
            if (table_->find(signal) && flow_.phase_offers(actor, parser::type(signal, {parser::literal(name)})))
                found.push_back({.move = {.verb = verb, .actor = actor, .about = back}, .awaited = true, .open = true});
        };
        ask_for(Verb::Play, "PlayCard");
        ask_for(Verb::Discard, "DiscardCard");
    }
    return found;
}

std::vector<Offer> MarsGame::offers(TypeId actor) { return OfferFinder{*this, actor, awaited(actor)}.find(); }

}  // namespace rego::engine
