#include "app/render/ledger_labels.hpp"

#include <algorithm>
#include <string_view>

#include "app/render/lens.hpp"
#include "app/render/render.hpp"

namespace rego::app {
namespace {

/// Origins that are no card, as people call them.
constexpr std::pair<std::string_view, std::string_view> kCalled[] = {
    {"TerraformRating", "TR"},   {"Production", "production"},
    {"Energy", "unused energy"}, {"BuyCard", "bought"},
    {"SellPatentsSP", "sold"},   {"ConvertHeatSA", "convert heat"},
    {"Milestone", "milestones"}, {"ConvertPlantsSA", "convert plants"},
    {"Award", "awards"},         {"GreeneryTile", "greeneries"},
    {"CityTile", "cities"},
};

}  // namespace

std::string name_of(const Origin& origin, const engine::ClassTable& table) {
    switch (origin.kind) {
        case Origin::Kind::Setup: return "start";
        case Origin::Kind::Typed: return "typed";
        case Origin::Kind::Fix: return "fix";
        case Origin::Kind::Class: break;
    }
    for (const auto& [cls, called] : kCalled) {
        if (table.info(origin.cls).name == cls) return std::string(called);
    }
    const auto project = table.find("StandardProject");
    const bool is_project = project && table.is_subclass(origin.cls, *project);  // Asteroid is also a card
    return (is_project ? "project " : "") + printed_name(table, origin.cls);
}

std::string name_of(const Thing& thing, const engine::ClassTable& table) {
    switch (thing.kind) {
        case Thing::Kind::Rating: return "TR";
        case Thing::Kind::Points: return "point";
        case Thing::Kind::Card: return "card";
        default: break;
    }
    return table.info(thing.cls).name == "Megacredit" ? "M€" : printed_name(table, thing.cls);
}

std::vector<std::pair<Thing, std::int64_t>> in_order(const Amounts& amounts, const engine::ClassTable& table) {
    const auto& board = resource_looks();
    const auto place = [&](const Thing& thing) {
        return std::find_if(board.begin(), board.end(), [&](const ResourceLook& look) {
            return thing.cls != engine::kNoClass && table.info(thing.cls).name == look.cls;
        });
    };
    std::vector<std::pair<Thing, std::int64_t>> all(amounts.begin(), amounts.end());
    std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
        return std::pair{a.first.kind, place(a.first)} < std::pair{b.first.kind, place(b.first)};
    });
    return all;
}

}  // namespace rego::app
