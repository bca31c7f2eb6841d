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
                                       entry.value("what", ""), entry.at("ruling").get<std::string>()});
        }
    } catch (const nlohmann::json::exception& error) {
        return parser::Diagnostic::of(parser::ErrorKind::Syntax, error.what()).in(file);
    }
    return deviations;
}

std::string Deviations::ruling(const std::string& record_file, int step, std::string_view card,
                               const std::vector<Difference>& differences) const {
    if (differences.empty()) return {};
    const std::string name = std::filesystem::path(record_file).filename().string();
    for (const Deviation& deviation : all_) {
        if (!deviation.record.empty() && name.substr(0, name.find('.')) != deviation.record) continue;
        if (deviation.step != 0 && deviation.step != step) continue;
        if (!deviation.card.empty() && deviation.card != card) continue;
        const bool all = std::all_of(differences.begin(), differences.end(),
                                     [&](const Difference& d) { return d.what.ends_with(deviation.what); });
        if (all) return deviation.ruling;
    }
    return {};
}

}  // namespace rego::app::follow
