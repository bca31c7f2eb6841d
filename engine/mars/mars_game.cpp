#include "engine/mars/mars_game.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "engine/exec/executor.hpp"
#include "engine/mars/cashier.hpp"
#include "engine/mars/mars_custom.hpp"
#include "parser/parse.hpp"

namespace rego::engine {

namespace {

constexpr std::string_view kKnownLetters = "BRPVCT2XHEUIAS";
constexpr std::size_t kMostPlayers = 5;

Diagnostic usage(std::string message) {
    Diagnostic diagnostic;
    diagnostic.kind = ErrorKind::Usage;
    diagnostic.message = std::move(message);
    return diagnostic;
}

}  // namespace

// --- Creating --------------------------------------------------------------------------------------------------

Result<std::unique_ptr<MarsGame>> MarsGame::create(std::shared_ptr<const ClassTable> table, NewGame options) {
    const Canon& canon = table->canon();
    if (options.players.empty() || options.players.size() > kMostPlayers) {
        return usage(fmt::format("a game has 1 to {} players", kMostPlayers));
    }
    GameParts parts;
    parts.modules.push_back("base");
    const ModuleInfo* map_module = nullptr;
    for (const char raw : options.options) {
        const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(raw)));
        if (letter == 'B') continue;
        if (kKnownLetters.find(letter) == std::string_view::npos) {
            return usage(
                fmt::format("unknown option `{}`; the letters are B R P V C T 2 X and a map H E U I A S", raw));
        }
        const auto module = std::find_if(canon.modules.begin(), canon.modules.end(),
                                         [&](const ModuleInfo& m) { return m.letter == letter; });
        if (module == canon.modules.end()) return usage(fmt::format("option `{}` is not supported yet", letter));
        if (module->is_map) {
            if (map_module != nullptr && map_module != &*module) return usage("a game has one map");
            map_module = &*module;
        }
        if (std::find(parts.modules.begin(), parts.modules.end(), module->name) == parts.modules.end()) {
            parts.modules.push_back(module->name);
        }
    }
    if (map_module == nullptr) {
        for (const ModuleInfo& module : canon.modules) {
            if (module.is_map && module.letter == 0) map_module = &module;
        }
        if (map_module == nullptr) return usage("the canon has no map without a letter");
        parts.modules.push_back(map_module->name);
    }
    const auto map = std::find_if(canon.maps.begin(), canon.maps.end(),
                                  [&](const MapInfo& m) { return m.module == map_module->name; });
    if (map == canon.maps.end()) return usage(fmt::format("map `{}` has no areas", map_module->name));

    // Fan cards and house rules: folders that no letter stands for are always on.
    for (const CanonFile& file : canon.files) {
        const auto module = std::find_if(canon.modules.begin(), canon.modules.end(),
                                         [&](const ModuleInfo& m) { return m.name == file.module; });
        const bool by_letter = module != canon.modules.end() && (module->letter != 0 || module->is_map);
        const bool in = std::find(parts.modules.begin(), parts.modules.end(), file.module) != parts.modules.end();
        if (!by_letter && !in) parts.modules.push_back(file.module);
    }

    for (std::size_t n = options.players.size() + 1; n <= kMostPlayers; ++n) {
        parts.without.push_back(fmt::format("Player{}", n));
    }
    const bool solo = options.players.size() == 1;
    if (!solo) parts.without.push_back("SoloOpponent");
    if (!(solo && options.solo_by_rating)) parts.without.push_back("BufferGasSP");

    // Goals on offer: those asked for, else the map's and those that expansions add. Others stay in the box.
    const auto choose = [&](const char* super, const std::vector<std::string>& asked,
                            const auto& offered) -> std::optional<Diagnostic> {
        const auto super_id = table->find(super);
        if (!super_id) return std::nullopt;
        std::vector<std::string> chosen = asked;
        if (chosen.empty() && !solo) {
            for (const ModuleInfo& module : canon.modules) {
                const bool in =
                    std::find(parts.modules.begin(), parts.modules.end(), module.name) != parts.modules.end();
                if (in) chosen.insert(chosen.end(), offered(module).begin(), offered(module).end());
            }
        }
        for (std::string& name : chosen) {
            const auto id = table->find_loose(name);
            if (!id || !table->is_subclass(*id, *super_id) || table->info(*id).is_abstract) {
                Diagnostic unknown = usage(fmt::format("`{}` is no {}", name, super));
                unknown.kind = ErrorKind::UnknownName;
                return unknown;
            }
            name = table->info(*id).name;
            parts.with.push_back(name);
        }
        for (const ClassId id : table->info(*super_id).concrete_descendants) {
            const std::string& name = table->info(id).name;
            if (std::find(chosen.begin(), chosen.end(), name) == chosen.end()) parts.without.push_back(name);
        }
        return std::nullopt;
    };
    if (auto wrong = choose(
            "Milestone", options.milestones, [](const ModuleInfo& m) -> auto& { return m.milestones; })) {
        return *wrong;
    }
    if (auto wrong = choose(
            "Award", options.awards, [](const ModuleInfo& m) -> auto& { return m.awards; })) {
        return *wrong;
    }
    for (auto* list : {&options.with, &options.without}) {
        for (std::string& name : *list) {
            const auto id = table->find_loose(name);
            if (!id) {
                Diagnostic unknown = usage(fmt::format("unknown card `{}`", name));
                unknown.kind = ErrorKind::UnknownName;
                return unknown;
            }
            name = table->info(*id).name;
            (list == &options.with ? parts.with : parts.without).push_back(name);
            // A card brings the classes that are declared on it: its tile, its area, its mandate.
            const auto card = canon.cards.find(name);
            if (card == canon.cards.end() || list != &options.with) continue;
            for (ClassId local = 0; local < table->size(); ++local) {
                const ClassInfo& info = table->info(local);
                if (info.file == card->second.file && info.span.begin >= card->second.span.begin &&
                    info.span.end <= card->second.span.end) {
                    parts.with.push_back(info.name);
                }
            }
        }
    }
    for (const auto& [name, card] : canon.cards) {
        const bool lacks = std::any_of(card.needs.begin(), card.needs.end(), [&](const std::string& need) {
            return std::find(parts.modules.begin(), parts.modules.end(), need) == parts.modules.end();
        });
        if (lacks) parts.without.push_back(name);
    }

    std::unique_ptr<MarsGame> game{new MarsGame(table, std::move(options), *map, parts)};
    const auto outcome = game->core().attempt([&] { game->set_up(); });
    if (!outcome) return outcome.error();
    return game;
}

MarsGame::MarsGame(std::shared_ptr<const ClassTable> table, NewGame options, const MapInfo& map, const GameParts& parts)
    : table_(std::move(table)), options_(std::move(options)), map_(&map), mode_(options_.mode) {
    custom_ = mars_custom_rules(table_->canon(), map, player_count());
    game_ = std::make_unique<Game>(table_, parts, custom_);
}

// --- Names -----------------------------------------------------------------------------------------------------

TypeId MarsGame::type(std::string_view pets, TypeId owner) {
    const auto key = std::make_pair(std::string{pets}, owner);
    if (const auto it = named_types_.find(key); it != named_types_.end()) return it->second;
    const auto expression = parser::parse_expression(pets);
    if (!expression) throw RuleError(expression.error());
    const TypeId type = core().executor().elaborator(owner).expression(*expression);
    return named_types_[key] = type;
}

std::int64_t MarsGame::count(std::string_view type, TypeId owner) {
    return core().executor().count(this->type(type, owner));
}

const CardInfo* MarsGame::card_info(ClassId cls) const {
    const auto it = table_->canon().cards.find(table_->info(cls).name);
    return it == table_->canon().cards.end() ? nullptr : &it->second;
}

// --- Where the game stands -------------------------------------------------------------------------------------

std::string MarsGame::phase() {
    for (const TypeId phase : core().executor().components(type("Phase", kNoType))) {
        std::string name = table_->info(core().types()[phase].cls).name;
        constexpr std::string_view kSuffix = "Phase";
        if (name.size() > kSuffix.size() && name.ends_with(kSuffix)) name.resize(name.size() - kSuffix.size());
        return name;
    }
    return {};
}

std::int64_t MarsGame::generation() { return count("Generation", kNoType); }

std::optional<TypeId> MarsGame::turn() {
    for (const TypeId player : core().players()) {
        if (count("Turn", player) > 0) return player;
    }
    return std::nullopt;
}

std::optional<TypeId> MarsGame::first_player() {
    for (const TypeId player : core().players()) {
        if (count("FirstPlayer", player) > 0) return player;
    }
    return std::nullopt;
}

bool MarsGame::has_passed(TypeId player) { return count("Passed", player) > 0; }

bool MarsGame::is_over() { return phase() == "End" || phase() == "Shutdown"; }

TypeId MarsGame::default_actor() {
    const TypeId first = core().player(1);
    if (mode_ != Mode::Game) return first;
    if (const auto whose = turn()) return *whose;
    std::optional<TypeId> only;
    for (const Task& task : core().world().tasks()) {
        if (only && *only != task.player) return first;
        only = task.player;
    }
    return only.value_or(first);
}

// --- Commands --------------------------------------------------------------------------------------------------

std::int64_t MarsGame::owed(TypeId player) { return Cashier{*this}.owed(player); }

/// Bills and consequences take turns: paying may set something off, and that may cost again (a tile on the south pole).
void MarsGame::settle_and_pay(TypeId actor, const Payment& payment) {
    Executor& executor = core().executor();
    bool written_left = payment.has_value();
    executor.settle(auto_);
    for (int round = 0; round < 20; ++round) {
        bool paid = false;
        for (const TypeId player : core().players()) {
            if (owed(player) <= 0) continue;
            Cashier cashier{*this};
            if (player == actor && written_left) {
                cashier.pay(player, *payment, by(player));
                written_left = false;
            } else {
                const std::string text = cashier.pay_by_itself(player, by(player));
                last_payment_ += (last_payment_.empty() || text.empty() ? "" : ", ") + text;
            }
            paid = true;
            executor.settle(auto_);
        }
        if (!paid) break;
    }
    if (written_left) Cashier{*this}.pay(actor, *payment, by(actor));  // nothing is owed: only zero can be paid
}

void MarsGame::finish(TypeId actor, const Payment& payment) {
    settle_and_pay(actor, payment);
    const bool only_asked = core().executor().on_obstacle != nullptr;
    if (mode_ == Mode::Game && !only_asked) advance();
}

Result<Unit> MarsGame::command(TypeId actor, const Payment& payment, const std::function<void()>& function) {
    last_payment_.clear();
    return core().attempt([&] {
        if (phase() == "Shutdown") throw RuleError(ErrorKind::NotNow, "the game is closed; only `undo` opens it again");
        function();
        finish(actor, payment);
    });
}

}  // namespace rego::engine
