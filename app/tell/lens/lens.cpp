#include "app/tell/lens/lens.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "app/tell/lens/kinds.hpp"
#include "engine/types/wording.hpp"
#include "parser/transform.hpp"

namespace rego::app {

using engine::Game;
using engine::MarsGame;
using engine::TypeId;

std::int64_t amount(MarsGame& game, TypeId player, const parser::Metric& metric) {
    const auto counted = game.core().count(player, metric);
    return counted ? *counted : 0;
}

std::int64_t amount(MarsGame& game, TypeId player, const parser::Expression& type) {
    return amount(game, player, parser::Metric{parser::CountMetric{type}, {}});
}

std::int64_t amount(MarsGame& game, TypeId player, std::string_view cls) {
    return amount(game, player, parser::type(std::string(cls)));
}

std::vector<Game::Listed> listed(MarsGame& game, TypeId player, std::string_view cls) {
    return listed(game, player, parser::type(std::string(cls)));
}

std::vector<Game::Listed> listed(MarsGame& game, TypeId player, const parser::Expression& type) {
    auto found = game.core().list(player, type);
    return found ? std::move(*found) : std::vector<Game::Listed>{};
}

int seat_of(MarsGame& game, TypeId player) {
    for (int seat = 1; seat <= game.player_count(); ++seat) {
        if (game.core().player(seat) == player) return seat;
    }
    return 0;
}

std::string printed_name(const engine::ClassTable& table, engine::ClassId cls) {
    const std::string_view name = table.name(cls);
    const engine::Canon& canon = table.canon();
    if (const auto printed = canon.printed_names.find(name); printed != canon.printed_names.end()) {
        return printed->second;
    }
    return engine::words_of(name);
}

const std::string& class_name(MarsGame& game, TypeId type) {
    return game.core().table().info(game.core().types()[type].cls).name;
}

bool is_a(MarsGame& game, TypeId type, std::string_view cls) {
    const auto id = game.core().table().find(cls);
    return id && game.core().types().is_subclass(type, *id);
}

TypeId dependency_of(MarsGame& game, TypeId component, std::string_view cls) {
    const auto id = game.core().table().find(cls);
    return id ? dependency_of(game.core().types(), component, *id) : engine::kNoType;
}

TypeId dependency_of(const engine::TypePool& types, TypeId component, engine::ClassId cls) {
    for (const TypeId dependency : types[component].dependencies) {
        if (types.is_subclass(dependency, cls)) return dependency;
    }
    for (const TypeId dependency : types[component].dependencies) {
        if (const TypeId inner = dependency_of(types, dependency, cls); inner != engine::kNoType) return inner;
    }
    return engine::kNoType;
}

TypeId owner_of(MarsGame& game, TypeId component) {
    const auto owner = game.core().types().owner_of(component);
    return owner ? *owner : engine::kNoType;
}

std::string without_argument(std::string text, std::string_view argument) {
    for (std::size_t at = text.find(argument); at != std::string::npos; at = text.find(argument, at)) {
        const std::size_t end = at + argument.size();
        const bool first = at > 0 && text[at - 1] == '<';
        const bool later = at > 1 && text.compare(at - 2, 2, ", ") == 0;
        if (first && text.compare(end, 1, ">") == 0) {
            text.erase(at - 1, argument.size() + 2);
        } else if (first && text.compare(end, 2, ", ") == 0) {
            text.erase(at, argument.size() + 2);
        } else if (later && (text.compare(end, 1, ">") == 0 || text.compare(end, 1, ",") == 0)) {
            text.erase(at - 2, argument.size() + 2);
        } else {
            at = end;
            continue;
        }
        at = 0;  // brackets may have moved together
    }
    return text;
}

parser::Instruction without_argument(parser::Instruction instruction, std::string_view argument) {
    const auto is_it = [&](const parser::Expression& each) {
        return each.name == argument && each.arguments.empty() && !each.complement && !each.refinement;
    };
    parser::rewrite(instruction, [&](parser::Expression& type) {
        std::erase_if(type.arguments, is_it);
        return true;
    });
    return instruction;
}

std::string short_type(MarsGame& game, TypeId type, TypeId owner) {
    std::string text = game.core().types().print(type);
    return owner == engine::kNoType ? text : without_argument(std::move(text), game.core().types().print(owner));
}

std::string_view without_suffix(std::string_view name, std::string_view suffix) {
    return name.size() > suffix.size() && name.ends_with(suffix) ? name.substr(0, name.size() - suffix.size()) : name;
}

std::string_view mode_name(engine::Mode mode) {
    switch (mode) {
        case engine::Mode::Game: return "game";
        case engine::Mode::Turns: return "turns";
        case engine::Mode::Ops: return "ops";
        case engine::Mode::Tasks: return "tasks";
        case engine::Mode::Raw: return "raw";
    }
    return "";
}

std::string money_name(const engine::ClassTable& table) {
    const auto money = table.find(kind::kMoney);
    return money ? engine::noun_of(table, *money).many : kind::kMoney;
}

std::vector<BoardResource> board_resources(MarsGame& game) {
    const engine::ClassTable& table = game.core().table();
    std::vector<BoardResource> resources;
    if (table.known().production_of == engine::kNoClass) return resources;
    for (const engine::ClassId cls : table.info(table.known().production_of).concrete_descendants) {
        if (!game.core().world().is_active(cls)) continue;
        resources.push_back(
            {cls, table.info(cls).name, engine::noun_of(table, cls).many, engine::color_of(table, cls)});
    }
    return resources;
}

std::int64_t production(MarsGame& game, TypeId player, const std::string& resource) {
    const engine::ClassTable& table = game.core().table();
    if (table.known().production == engine::kNoClass) return 0;
    const std::string production(table.name(table.known().production));
    return amount(game, player, parser::type(production, {parser::literal(resource)}));
}

}  // namespace rego::app
