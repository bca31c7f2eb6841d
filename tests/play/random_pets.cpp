#include "tests/play/random_pets.hpp"

#include <fmt/format.h>

namespace rego::app {

std::string RandomPets::class_below(std::string_view super) {
    const auto cls = session_.table()->find(super);
    if (!cls) return std::string(super);
    const auto& below = session_.table()->info(*cls).concrete_descendants;
    return below.empty() ? std::string(super) : std::string(session_.table()->name(decisions_.one_of(below)));
}

std::string RandomPets::any_class() {
    switch (decisions_.below(8)) {
        case 0:
        case 1:
        case 2:
            return decisions_.one_of(std::vector<const char*>{
                "Plant", "Heat", "Steel", "Titanium", "Energy", "Megacredit", "ProjectCard", "TerraformRating",
                "OxygenStep", "TemperatureStep", "Owner", "Anyone", "This", "Ok", "Die", "Generation"});
        case 3: return class_below("Tile");
        case 4: return class_below("CardFront");
        case 5: return class_below("Cardbound");
        case 6: return class_below("Signal");
        default: {
            const int n = decisions_.below(static_cast<int>(session_.table()->size()));
            return std::string(session_.table()->name(static_cast<engine::ClassId>(n)));
        }
    }
}

/// A fitting type for some of the dependencies, or any.
std::string RandomPets::arguments(const std::string& name, int depth) {
    const auto cls = session_.table()->find(name);
    std::vector<std::string> chosen;
    if (cls && !decisions_.one_in(8)) {
        for (const engine::DependencyKey& key : session_.table()->info(*cls).dependencies) {
            if (!decisions_.one_in(2)) continue;
            const auto& bounds = session_.table()->info(key.declared_in).header_dependencies;
            chosen.push_back(key.index < bounds.size() ? class_below(bounds[key.index].name) : type(depth - 1));
        }
    } else {
        for (int i = decisions_.below(3); i > 0; --i) chosen.push_back(type(depth - 1));
    }
    return chosen.empty() ? "" : fmt::format("<{}>", fmt::join(chosen, ", "));
}

std::string RandomPets::type(int depth) {
    std::string text = any_class();
    if (depth > 0 && decisions_.one_in(2)) text += arguments(text, depth);
    if (depth > 0 && decisions_.one_in(12)) text += fmt::format("(HAS {})", requirement(depth - 1));
    return decisions_.one_in(40) ? "!" + text : text;
}

std::string RandomPets::amount() {
    if (decisions_.one_in(20)) return decisions_.one_of(std::vector<const char*>{"0 ", "2147483647 ", "X ", "2X "});
    const int n = decisions_.below(6);
    return n < 2 ? "" : fmt::format("{} ", n);
}

std::string RandomPets::metric(int depth) {
    switch (depth <= 0 ? 0 : decisions_.below(8)) {
        case 1: return fmt::format("PROD[{}]", metric(depth - 1));
        case 2: return fmt::format("{} OR {}", metric(0), metric(0));
        case 3: return fmt::format("({} - {})", metric(0), metric(0));
        case 4: return fmt::format("{} MAX {}", metric(0), decisions_.below(5));
        case 5: return fmt::format("2 ({})", metric(depth - 1));
        default: return type(depth - 1);
    }
}

std::string RandomPets::requirement(int depth) {
    switch (depth <= 0 ? 0 : decisions_.below(8)) {
        case 1: return fmt::format("MAX {} {}", decisions_.below(4), metric(depth - 1));
        case 2: return fmt::format("={} {}", decisions_.below(3), metric(depth - 1));
        case 3: return fmt::format("({} OR {})", requirement(0), requirement(0));
        case 4: return fmt::format("({}, {})", requirement(0), requirement(0));
        default: return amount() + type(depth - 1);
    }
}

std::string RandomPets::change(int depth) {
    const std::string how =
        decisions_.one_in(4) ? decisions_.one_of(std::vector<const char*>{"?", ".", "!"}) : std::string();
    switch (decisions_.below(8)) {
        case 0:
        case 1: return fmt::format("-{}{}{}", amount(), type(depth), how);
        case 2: return fmt::format("{}{} FROM {}{}", amount(), type(depth), type(depth), how);
        default: return amount() + type(depth) + how;
    }
}

std::string RandomPets::instruction(int depth) {
    switch (depth <= 0 ? 0 : decisions_.below(14)) {
        case 1: return fmt::format("{}, {}", instruction(depth - 1), instruction(depth - 1));
        case 2: return fmt::format("{} OR {}", change(depth - 1), change(depth - 1));
        case 3: return fmt::format("{} THEN {}", change(depth - 1), change(depth - 1));
        case 4: return fmt::format("PROD[{}]", change(depth - 1));
        case 5: return fmt::format("{}: {}", requirement(depth - 1), change(depth - 1));
        case 6: return fmt::format("{} / {}", change(depth - 1), metric(depth - 1));
        case 7: return fmt::format("EACH Player: ({})", change(depth - 1));
        case 8: return fmt::format("({}) BY {}", change(depth - 1), class_below("Player"));
        default: return change(depth - 1);
    }
}

}  // namespace rego::app
