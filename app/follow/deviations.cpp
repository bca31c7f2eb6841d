#include "app/follow/deviations.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/load/pets_file.hpp"

namespace rego::app::follow {

parser::Result<Deviations> Deviations::built_in() { return parse(known_deviations_text(), "known-deviations.json"); }

namespace {

/// Throws a Diagnostic if it is no requirement.
std::optional<parser::Requirement> requirement(const nlohmann::json& entry, const char* key) {
    if (!entry.contains(key)) return std::nullopt;
    auto read = engine::load_requirement(entry.at(key).get<std::string>());
    if (!read) throw read.error();
    return std::move(*read);
}

/// `3`, `[1, 3]`; null: any.
std::optional<std::pair<int, int>> amounts(const nlohmann::json& entry) {
    if (entry.is_null()) return std::nullopt;
    if (!entry.is_array()) return std::pair{entry.get<int>(), entry.get<int>()};
    return entry.get<std::pair<int, int>>();
}

/// Throws a Diagnostic if a condition is no requirement.
Deviation deviation(const nlohmann::json& entry) {
    Deviation made;
    made.record = entry.value("record", "");
    made.step = entry.value("step", 0);
    made.card = entry.value("card", "");
    const nlohmann::json what = entry.value("what", nlohmann::json::object());
    made.refused = what == "refused";
    if (!made.refused)
        for (const auto& [name, more] : what.get<nlohmann::json::object_t>())
            made.what.push_back({name, amounts(more)});
    made.balanced = entry.value("balanced", false);
    made.unchanged = entry.value("unchanged", std::vector<std::string>{});
    if (entry.contains("poorerThan")) made.poorer_than = entry.at("poorerThan").get<int>();
    made.error = entry.value("error", "");
    made.log = entry.value("log", "");
    made.when = requirement(entry, "when");
    made.whose = requirement(entry, "whose");
    made.ruling = entry.at("ruling").get<std::string>();
    return made;
}

bool ends_like(std::string_view text, std::string_view pattern) {
    const std::size_t star = pattern.rfind('*');
    if (star == std::string_view::npos) return text.ends_with(pattern);
    const std::string_view tail = pattern.substr(star + 1);
    if (!text.ends_with(tail)) return false;
    for (text.remove_suffix(tail.size()); !ends_like(text, pattern.substr(0, star)); text.remove_suffix(1))
        if (text.empty()) return false;
    return true;
}

int more_by(const Difference& difference) {
    const auto number = [](const std::string& text) { return std::atoi(text.c_str()); };
    return number(difference.expected) - number(difference.actual);
}

bool is_about(const Deviation& deviation, const Difference& difference) {
    const auto covers = [&](const Deviating& each) {
        if (!ends_like(difference.what, each.name)) return false;
        const int more = more_by(difference);
        return !each.more || (more >= each.more->first && more <= each.more->second);
    };
    return deviation.what.empty() || std::ranges::any_of(deviation.what, covers);
}

/// "Player1" of "Player1 stock Plant"; what is nobody's has a word of its own there.
std::string_view owner_of(const Difference& difference) {
    return std::string_view(difference.what).substr(0, difference.what.find(' '));
}

bool fits_differences(const Deviation& deviation, const Parting& parting) {
    const auto& differences = parting.differences;
    const auto is_moved = [&](const std::string& what) {
        return std::ranges::any_of(differences, [&](const Difference& each) {
            return owner_of(each) == parting.mover && each.what.ends_with(" " + what);
        });
    };
    if (deviation.refused) return std::ranges::none_of(deviation.unchanged, is_moved);
    if (!std::ranges::all_of(differences, [&](const Difference& each) { return is_about(deviation, each); }))
        return false;
    int sum = 0;
    for (const Difference& each : differences) sum += more_by(each);
    return !deviation.balanced || sum == 0;
}

bool explains(const Deviation& deviation, const Parting& parting) {
    const std::string name = std::filesystem::path(parting.record_file).filename().string();
    if (!deviation.record.empty() && name.substr(0, name.find('.')) != deviation.record) return false;
    if (deviation.step != 0 && deviation.step != parting.step) return false;
    if (!deviation.card.empty() && deviation.card != parting.card) return false;
    if (deviation.refused != parting.is_refused || !fits_differences(deviation, parting)) return false;
    if (deviation.poorer_than && parting.money >= *deviation.poorer_than) return false;
    const auto stands_in = [](const std::string& text, const std::vector<std::string>& lines) {
        return text.empty() || std::ranges::any_of(lines, [&](const std::string& each) {
                   return each.find(text) != std::string::npos;
               });
    };
    if (!stands_in(deviation.error, parting.errors) || !stands_in(deviation.log, parting.log)) return false;
    if (deviation.when && !parting.holds(*deviation.when, parting.mover)) return false;
    return !deviation.whose || std::ranges::all_of(parting.differences, [&](const Difference& each) {
        return parting.holds(*deviation.whose, owner_of(each));
    });
}

}  // namespace

parser::Result<Deviations> Deviations::parse(const std::string& text, const std::string& file) {
    Deviations deviations;
    try {
        for (const auto& entry : nlohmann::json::parse(text)) deviations.all_.push_back(deviation(entry));
    } catch (const nlohmann::json::exception& error) {
        return parser::Diagnostic::of(parser::ErrorKind::Syntax, error.what()).in(file);
    } catch (const parser::Diagnostic& error) {
        return parser::Diagnostic(error).in(file);
    }
    return deviations;
}

std::string Deviations::ruling(const Parting& parting) const {
    if (parting.differences.empty() && !parting.is_refused) return {};
    const auto found =
        std::ranges::find_if(all_, [&](const Deviation& deviation) { return explains(deviation, parting); });
    return found == all_.end() ? "" : found->ruling;
}

}  // namespace rego::app::follow
