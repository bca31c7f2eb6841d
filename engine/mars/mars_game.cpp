#include "engine/mars/mars_game.hpp"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/cashier.hpp"
#include "engine/mars/mars_custom.hpp"
#include "engine/rules/carrier.hpp"
#include "engine/types/meanwhile.hpp"
#include "parser/parse.hpp"

namespace rego::engine {

// --- Creating --------------------------------------------------------------------------------------------------

Result<std::unique_ptr<MarsGame>> MarsGame::create(const std::shared_ptr<const ClassTable>& table, NewGame options) {
    return create(std::make_shared<Rulebook>(table), std::move(options));
}

Result<std::unique_ptr<MarsGame>> MarsGame::create(std::shared_ptr<Rulebook> rulebook, NewGame options) {
    const auto plan = plan_game(*rulebook->table(), options);
    if (!plan) return plan.error();
    std::unique_ptr<MarsGame> game{new MarsGame(std::move(rulebook), std::move(options), *plan)};
    const auto outcome = game->core().attempt([&] { game->set_up(*plan); });
    if (!outcome) return outcome.error();
    return game;
}

MarsGame::MarsGame(std::shared_ptr<Rulebook> rulebook, NewGame options, const GamePlan& plan)
    : table_(rulebook->table()), options_(std::move(options)), map_(plan.map), mode_(options_.mode) {
    custom_ = mars_custom_rules(table_->canon(), *map_);
    custom_.is_bearable = [this](TypeId component, TypeId actor) { return can_bear(component, actor); };
    game_ = std::make_unique<Game>(std::move(rulebook), plan.parts, custom_);
    draw_borders();
}

namespace {

/// Where the other lies. Rows run from north to south, and columns slant to the south-east.
std::string_view direction_from(const AreaInfo& area, const AreaInfo& other) {
    const int down = other.row - area.row, right = other.column - area.column;
    if (down == 0) return right > 0 ? "Eastward" : "Westward";
    if (down < 0) return right < 0 ? "NorthWestward" : "NorthEastward";
    return right > 0 ? "SouthEastward" : "SouthWestward";
}

}  // namespace

/// Which areas touch is a fact of the map, there from the start like the areas, and not told by the log.
void MarsGame::draw_borders() {
    const auto border = table_->find("Border");
    if (!border) return;
    TypePool& types = core().types();
    struct Place {
        const AreaInfo* area;
        TypeId type;
    };
    std::unordered_map<std::string_view, Place> places;
    for (const AreaInfo& area : map_->areas) places[area.name] = {&area, types.base(*table_->find(area.name))};
    for (const auto& [from, to] : map_->borders) {
        const Place &here = places.at(from), &there = places.at(to);
        Dependencies between{here.type, there.type};
        const auto direction = table_->find(direction_from(*there.area, *here.area));
        if (direction) between.push_back(types.base(*direction));
        core().world().add(with_arguments(types, *border, between), 1);
    }
}

// --- Names -----------------------------------------------------------------------------------------------------

TypeId MarsGame::type(std::string_view pets, TypeId owner) { return core().rulebook().type(pets, owner); }

std::int64_t MarsGame::count(std::string_view type, TypeId owner) {
    return core().executor().count(this->type(type, owner));
}

const std::vector<Track>& MarsGame::tracks() {
    if (!tracks_) {
        tracks_ = all_tracks(*table_);
        std::erase_if(*tracks_, [&](const Track& track) { return !core().world().is_active(track.cls); });
    }
    return *tracks_;
}

const CardInfo* MarsGame::card_info(ClassId cls) const {
    const auto it = table_->canon().cards.find(table_->info(cls).name);
    return it == table_->canon().cards.end() ? nullptr : &*it->second;
}

// --- Where the game stands -------------------------------------------------------------------------------------

TypeId MarsGame::phase_type() {
    World& world = core().world();
    if (any_phase_ == kNoType) any_phase_ = type("Phase", kNoType);
    const TypeId any = any_phase_;
    if (world.total(any) == 1 && world.count(last_phase_) == 1) return last_phase_;
    const auto present = world.present(any);
    last_phase_ = present.empty() ? kNoType : present.front();
    return last_phase_;
}

std::string_view MarsGame::phase_name() {
    const TypeId present = phase_type();
    if (present == kNoType) return {};
    std::string_view name = table_->name(core().types()[present].cls);
    constexpr std::string_view kSuffix = "Phase";
    if (name.size() > kSuffix.size() && name.ends_with(kSuffix)) name.remove_suffix(kSuffix.size());
    return name;
}

std::int64_t MarsGame::generation() { return count("Generation", kNoType); }

std::optional<TypeId> MarsGame::turn() {
    const std::vector<TypeId>& players = core().players();
    if (turns_.empty())
        for (const TypeId player : players) turns_.push_back(type("Turn", player));
    for (std::size_t i = 0; i < turns_.size(); ++i)
        if (core().world().count(turns_[i]) > 0) return players[i];
    return std::nullopt;
}

std::optional<TypeId> MarsGame::first_player() {
    for (const TypeId player : core().players()) {
        if (count("FirstPlayer", player) > 0) return player;
    }
    return std::nullopt;
}

bool MarsGame::has_passed(TypeId player) { return count("Passed", player) > 0; }

bool MarsGame::is_over() { return phase_name() == "End" || phase_name() == "Shutdown"; }

TypeId MarsGame::default_actor() {
    const TypeId first = core().player(1);
    if (mode_ != Mode::Game) return first;
    if (const auto whose = turn()) return *whose;
    std::optional<TypeId> only;
    for (const Task& task : core().world().tasks()) {
        if (core().world().is_waiting(task)) continue;
        if (only && *only != task.player) return first;
        only = task.player;
    }
    return only.value_or(first);
}

// --- Commands --------------------------------------------------------------------------------------------------

std::int64_t MarsGame::owed(TypeId player) { return Cashier{*this}.owed(player); }

/// A bill of whoever acts is paid with what was said, as long as there is any of it.
void MarsGame::pay_bill(TypeId player, TypeId actor) {
    Cashier cashier{*this};
    const std::int64_t kept = savings_.bills++ == 0 ? savings_.kept : 0;
    if (player == actor && purse_ && !(purse_->is_used() && purse_->is_empty())) {
        cashier.pay(player, *purse_, by(player));
        return;
    }
    const std::string text = cashier.pay_automatically(player, by(player), kept);
    last_payment_ += (last_payment_.empty() || text.empty() ? "" : ", ") + text;
}

/// Bills and consequences take turns: paying may set something off, and that may cost again (a tile on the south pole).
void MarsGame::settle_and_pay(TypeId actor) {
    Executor& executor = core().executor();
    executor.settle(auto_);
    for (int round = 0; round < 20; ++round) {
        bool paid = false;
        for (const TypeId player : core().players()) {
            if (owed(player) <= 0) continue;
            pay_bill(player, actor);
            paid = true;
            executor.settle(auto_);
        }
        if (!paid) break;
    }
    if (purse_ && !purse_->is_used() && take_up_offer(actor)) return settle_and_pay(actor);
    const std::int64_t still_to_come = look_for_bills(actor);
    // What is left of a written payment may be meant for that.
    if (purse_ && !(still_to_come > 0 && purse_->is_all_money(still_to_come)))
        Cashier{*this}.refuse_rest(actor, *purse_);
}

bool MarsGame::pay_all_bills() {
    bool paid = false;
    for (const TypeId player : core().players()) {
        if (owed(player) <= 0) continue;
        ++savings_.bills;
        Cashier{*this}.pay_automatically(player, by(player), 0);
        paid = true;
    }
    return paid;
}

std::int64_t MarsGame::look_for_bills(TypeId actor) {
    Executor& executor = core().executor();
    const TypeId debt = type("Owed", actor);
    const bool looks = mode_ != Mode::Raw && mode_ != Mode::Tasks && !core().world().tasks().empty() &&
                       executor.pending_may_bring(debt);
    if (!looks) return 0;
    const std::size_t events = core().world().events().size();
    std::optional<Diagnostic> unpaid;
    std::int64_t owed_on_the_way = 0;
    const LookAhead look_ahead{.at_rest =
                                   [&] {
                                       try {
                                           return pay_all_bills();
                                       } catch (const RuleError& error) {
                                           if (!unpaid) unpaid = error.diagnostic();
                                           throw;
                                       }
                                   },
                               .at_end =
                                   [&] {
                                       const auto& log = core().world().events();
                                       for (std::size_t n = events; n < log.size(); ++n)
                                           if (log[n].gain == debt) owed_on_the_way += log[n].count;
                                   }};
    const bool possible = executor.can_be_finished(look_ahead);
    if (!possible && unpaid) {
        unpaid->message = fmt::format("what follows cannot be paid for: {}", unpaid->message);
        executor.refuse(*unpaid);
    }
    return owed_on_the_way;
}

void MarsGame::note_missing(std::int64_t money) {
    const bool is_later_bill = savings_.bills > 1;
    if (is_later_bill && (savings_.missing == 0 || money < savings_.missing)) savings_.missing = money;
}

/// Paid automatically, the first bill takes money before card resources. If a later one then lacks it, the first leaves
/// as much alone.
Result<Unit> MarsGame::command(TypeId actor, const Payment& payment, const std::function<void()>& function) {
    const bool only_asked = core().executor().on_obstacle != nullptr;
    savings_ = {.kept = only_asked && !payment ? money_to_keep(actor, function) : 0};
    auto outcome = command_once(actor, payment, function);
    constexpr int kMostTries = 10;
    for (int tries = 0; !outcome && !payment && savings_.missing > 0 && tries < kMostTries; ++tries) {
        savings_ = {.kept = savings_.kept + savings_.missing};
        if (auto again = command_once(actor, payment, function)) outcome = again;
    }
    return outcome;
}

/// Whoever asks what is in the way hears nothing of a payment that would be tried another way. 0 if it is not that.
std::int64_t MarsGame::money_to_keep(TypeId actor, const std::function<void()>& function) {
    const Meanwhile unasked{core().observers().on_obstacle, decltype(Observers::on_obstacle){}};
    const auto before = core().checkpoint();
    const bool possible = static_cast<bool>(command(actor, std::nullopt, function));
    core().roll_back(before);
    return possible ? savings_.kept : 0;
}

void MarsGame::require_open() {
    if (phase_name() == "Shutdown")
        throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
}

Result<Unit> MarsGame::command_once(TypeId actor, const Payment& payment, const std::function<void()>& function) {
    last_payment_.clear();
    short_by_ = 0;
    purse_.reset();
    if (payment) purse_.emplace(*payment);
    return core().attempt([&] {
        require_open();
        function();
        settle_and_pay(actor);
        const bool only_asked = core().executor().on_obstacle != nullptr;
        if (mode_ == Mode::Game && !only_asked) advance();
    });
}

}  // namespace rego::engine
