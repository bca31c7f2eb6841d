#include "parser/text/spelling.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "parser/text/letters.hpp"

namespace rego::parser {

namespace {

/// Edit distance with swaps between texts in lower case, or `limit` + 1 if it is more than that.
std::size_t distance_within(std::string_view a, std::string_view b, std::size_t limit) {
    std::array<std::vector<std::size_t>, 3> rows;
    rows.fill(std::vector<std::size_t>(b.size() + 1));
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
    std::size_t least_above = 0;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& two_above = rows[(i + 1) % 3];
        row[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], two_above[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > limit && least_above > limit) return limit + 1;  // it never gets less
        least_above = least;
    }
    return rows[a.size() % 3][b.size()];
}

/// Which letters are in it, as bits.
std::uint32_t letters_in(std::string_view text) {
    std::uint32_t bits = 0;
    for (const char c : text) bits |= std::uint32_t{1} << (static_cast<unsigned char>(c) % 32);
    return bits;
}

}  // namespace

std::size_t spelling_distance(std::string_view a, std::string_view b) {
    return distance_within(lower(a), lower(b), a.size() + b.size());
}

std::vector<std::string> nearest_names(std::string_view name, const std::vector<std::string>& names, std::size_t most) {
    const std::size_t limit = std::max<std::size_t>(1, name.size() / 3);
    std::vector<std::pair<std::size_t, std::string>> found;
    const std::string wanted = lower(name);
    const std::uint32_t letters = letters_in(wanted);
    for (const auto& candidate : names) {
        const std::size_t longer = std::max(candidate.size(), name.size());
        const std::size_t shorter = std::min(candidate.size(), name.size());
        if (longer - shorter > limit) continue;
        const std::string there = lower(candidate);
        // A letter that the other lacks has to be taken out or changed, whatever else.
        const std::uint32_t other = letters_in(there);
        const int lacking = std::max(std::popcount(letters & ~other), std::popcount(other & ~letters));
        if (static_cast<std::size_t>(lacking) > limit) continue;
        const std::size_t distance = distance_within(wanted, there, limit);
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
