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

/// Throws a Diagnostic if `when` is no requirement.
Deviation deviation(const nlohmann::json& entry) {
    Deviation made;
    made.record = entry.value("record", "");
    made.step = entry.value("step", 0);
    made.card = entry.value("card", "");
    if (entry.contains("what")) {
        const auto& what = entry.at("what");
        made.what = what.is_array() ? what.get<std::vector<std::string>>() : std::vector{what.get<std::string>()};
    }
    if (entry.contains("by")) made.by = entry.at("by").get<int>();
    made.error = entry.value("error", "");
    made.log = entry.value("log", "");
    if (entry.contains("when")) {
        auto when = engine::load_requirement(entry.at("when").get<std::string>());
        if (!when) throw when.error();
        made.when = std::move(*when);
    }
    made.ruling = entry.at("ruling").get<std::string>();
    return made;
}

bool is_about(const Deviation& deviation, const std::string& what) {
    return deviation.what.empty() ||
           std::ranges::any_of(deviation.what, [&](const std::string& each) { return what.ends_with(each); });
}

bool is_more_by(const Difference& difference, int by) {
    const auto number = [](const std::string& text) { return std::strtol(text.c_str(), nullptr, 10); };
    return number(difference.expected) - number(difference.actual) == by;
}

bool explains(const Deviation& deviation, const Parting& parting) {
    const std::string name = std::filesystem::path(parting.record_file).filename().string();
    if (!deviation.record.empty() && name.substr(0, name.find('.')) != deviation.record) return false;
    if (deviation.step != 0 && deviation.step != parting.step) return false;
    if (!deviation.card.empty() && deviation.card != parting.card) return false;
    const bool is_about_all = std::ranges::all_of(parting.differences, [&](const Difference& each) {
        return is_about(deviation, each.what) && (!deviation.by || is_more_by(each, *deviation.by));
    });
    const auto stands_in = [](const std::string& text, const std::vector<std::string>& lines) {
        return text.empty() || std::ranges::any_of(lines, [&](const std::string& each) {
                   return each.find(text) != std::string::npos;
               });
    };
    const bool is_said = stands_in(deviation.error, parting.errors) && stands_in(deviation.log, parting.log);
    return is_about_all && is_said && (!deviation.when || parting.holds(*deviation.when));
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
    if (parting.differences.empty()) return {};
    const auto found =
        std::ranges::find_if(all_, [&](const Deviation& deviation) { return explains(deviation, parting); });
    return found == all_.end() ? "" : found->ruling;
}

}  // namespace rego::app::follow
