#include "app/follow/deviations.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace rego::app::follow {

parser::Result<Deviations> Deviations::built_in() { return parse(known_deviations_text(), "known-deviations.json"); }

parser::Result<Deviations> Deviations::parse(const std::string& text, const std::string& file) {
    Deviations deviations;
    try {
        for (const auto& entry : nlohmann::json::parse(text)) {
            deviations.all_.push_back({entry.value("record", ""), entry.value("step", 0), entry.value("card", ""),
                                       entry.value("what", ""), entry.value("players", 0), entry.value("party", ""),
                                       entry.value("endsGeneration", false), entry.value("error", ""),
                                       entry.at("ruling").get<std::string>()});
        }
    } catch (const nlohmann::json::exception& error) {
        return parser::Diagnostic::of(parser::ErrorKind::Syntax, error.what()).in(file);
    }
    return deviations;
}

namespace {

bool mentioned(const std::string& part, const std::vector<std::string>& lines) {
    return part.empty() || std::any_of(lines.begin(), lines.end(),
                                       [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

bool is_about(const Deviation& deviation, const Occasion& occasion) {
    const std::string name = std::filesystem::path(occasion.file).filename().string();
    if (!deviation.record.empty() && name.substr(0, name.find('.')) != deviation.record) return false;
    if (deviation.step != 0 && deviation.step != occasion.step) return false;
    if (!deviation.card.empty() && deviation.card != occasion.subject) return false;
    if (deviation.players != 0 && static_cast<std::size_t>(deviation.players) != occasion.players) return false;
    if (!deviation.party.empty() && deviation.party != occasion.party) return false;
    if (deviation.ends_generation && !occasion.ends_generation) return false;
    return mentioned(deviation.error, occasion.errors);
}

}  // namespace

std::string Deviations::ruling(const Occasion& occasion, const std::vector<Difference>& differences) const {
    if (differences.empty()) return {};
    for (const Deviation& deviation : all_) {
        if (!is_about(deviation, occasion)) continue;
        const bool all = std::all_of(differences.begin(), differences.end(),
                                     [&](const Difference& d) { return d.what.ends_with(deviation.what); });
        if (all) return deviation.ruling;
    }
    return {};
}

}  // namespace rego::app::follow
