#include "parser/text/spelling.hpp"

#include <algorithm>
#include <utility>

#include "parser/text/letters.hpp"

namespace rego::parser {

std::size_t spelling_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> rows(3, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& two_above = rows[(i + 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1])) {
                row[j] = std::min(row[j], two_above[j - 2] + 1);
            }
        }
    }
    return rows[a.size() % 3][b.size()];
}

std::vector<std::string> nearest_names(std::string_view name, const std::vector<std::string>& names, std::size_t most) {
    const std::size_t limit = std::max<std::size_t>(1, name.size() / 3);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const auto& candidate : names) {
        const std::size_t longer = std::max(candidate.size(), name.size());
        const std::size_t shorter = std::min(candidate.size(), name.size());
        if (longer - shorter > limit) continue;
        const std::size_t distance = spelling_distance(name, candidate);
        if (distance <= limit) found.emplace_back(distance, candidate);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> result;
    for (auto& [distance, candidate] : found) {
        if (result.size() == most) break;
        if (std::find(result.begin(), result.end(), candidate) == result.end()) result.push_back(std::move(candidate));
    }
    return result;
}

std::string did_you_mean(const std::vector<std::string>& nearest) {
    return nearest.empty() ? std::string{} : "did you mean `" + nearest.front() + "`?";
}

}  // namespace rego::parser
