#include "engine/types/wording.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "engine/load/class_names.hpp"
#include "parser/text/letters.hpp"

namespace rego::engine {
namespace {

/// "CrystalStep" -> "crystal".
std::string track_name(std::string_view class_name) {
    constexpr std::string_view kStep = "Step";
    if (class_name.size() > kStep.size() && class_name.ends_with(kStep)) class_name.remove_suffix(kStep.size());
    return parser::lower(words_of(class_name));
}

/// The number of `HAS MAX 19 This`, by that or by the name of the class.
std::optional<std::int64_t> most_of(const ClassTable& table, ClassId cls) {
    for (const std::size_t n : table.info(cls).invariants) {
        const InvariantRule& rule = table.invariant(n);
        const auto* count = std::get_if<parser::CountRequirement>(&rule.requirement.node);
        const auto* metric = count == nullptr ? nullptr : std::get_if<parser::CountMetric>(&count->metric.node);
        if (rule.in_header || metric == nullptr || count->comparison != parser::Comparison::AtMost) continue;
        const parser::Expression& type = metric->type;
        if (!type.arguments.empty() || type.refinement) continue;
        if (type.name == table.info(cls).name || (type.name == "This" && rule.declared_in == cls)) return count->amount;
    }
    return std::nullopt;
}

template <class T>
void take(std::optional<T>& target, const std::optional<T>& from) {
    if (!target) target = from;
}

}  // namespace

const Words& own_words(const ClassTable& table, ClassId cls) {
    static const Words none;
    const Words* words = table.words(cls);
    return words == nullptr ? none : *words;
}

const std::string* nearest_phrase(const ClassTable& table, ClassId cls,
                                  std::optional<std::string> PhraseWords::*field) {
    for (const ClassId each : table.info(cls).ancestors) {
        if (const auto& phrase = own_words(table, each).phrases.*field) return &*phrase;
    }
    return nullptr;
}

Color color_of(const ClassTable& table, ClassId cls) {
    const Color* color = nearest_word(table, cls, &Words::color);
    return color == nullptr ? Color{} : *color;
}

Noun noun_of(const ClassTable& table, ClassId cls) {
    if (const auto& noun = own_words(table, cls).noun) return *noun;
    const std::string words = parser::lower(words_of(table.info(cls).name));
    return {words, plural_of(words)};
}

std::string Track::value_text(std::int64_t steps) const {
    return fmt::format("{}{}{}", value(steps), unit.empty() ? "" : " ", unit);
}

std::optional<Track> track_of(const ClassTable& table, ClassId cls) {
    TrackWords words;
    bool is_track = false;
    for (const ClassId each : table.info(cls).ancestors) {
        const auto& more = own_words(table, each).track;
        if (!more) continue;
        is_track = true;
        take(words.name, more->name);
        take(words.raised, more->raised);
        take(words.unit, more->unit);
        take(words.on_map, more->on_map);
        take(words.full, more->full);
        take(words.key, more->key);
        take(words.expect, more->expect);
        take(words.start, more->start);
        take(words.step, more->step);
    }
    if (!is_track) return std::nullopt;
    Track track;
    track.cls = cls;
    track.name = words.name.value_or(track_name(table.info(cls).name));
    track.raised = words.raised.value_or(track.name);
    track.unit = words.unit.value_or("");
    track.on_map =
        words.on_map.value_or(fmt::format("{{value}}{}{} {}", track.unit.empty() ? "" : " ", track.unit, track.name));
    track.full = words.full.value_or(track.name + " has reached its end, {value}");
    std::string key = parser::lower(track.name);
    std::erase(key, ' ');
    track.key = words.key.value_or(key);
    track.expect = words.expect.value_or(track.key);
    track.start = words.start.value_or(0);
    track.step = words.step.value_or(1);
    track.most = most_of(table, cls);
    return track;
}

std::vector<Track> all_tracks(const ClassTable& table) {
    std::set<std::pair<std::size_t, ClassId>> classes;  // who has no words of its own comes last
    for (const auto& [name, words] : table.canon().words) {
        const auto speaker = words->track ? table.find(name) : std::nullopt;
        if (!speaker) continue;
        for (const ClassId cls : table.info(*speaker).concrete_descendants)
            classes.emplace(own_words(table, cls).order - 1, cls);
    }
    std::vector<Track> tracks;
    for (const auto& [order, cls] : classes) tracks.push_back(*track_of(table, cls));
    return tracks;
}

std::vector<ScoreColumn> score_columns(const ClassTable& table) {
    std::map<std::size_t, ScoreColumn> found;  // by their order
    for (const auto& [name, words] : table.canon().words) {
        const auto cls = words->score ? table.find(name) : std::nullopt;
        if (!cls) continue;
        const ScoreWords& score = *words->score;
        found[words->order] = {*cls, score.column, parser::lower(score.column), score.letter, score.color};
    }
    std::vector<ScoreColumn> columns;
    for (auto& [order, column] : found) {
        if (std::ranges::find(columns, column.key, &ScoreColumn::key) == columns.end())
            columns.push_back(std::move(column));
    }
    return columns;
}

std::string score_key(const ClassTable& table, ClassId cls) {
    const ScoreWords* score = nearest_word(table, cls, &Words::score);
    return score == nullptr ? std::string{} : parser::lower(score->column);
}

}  // namespace rego::engine
