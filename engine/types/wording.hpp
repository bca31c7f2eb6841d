// The words of a class (load/words.hpp), asked for by class: its own, or those of the nearest class above that has
// some.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types/class_table.hpp"

namespace rego::engine {

/// Its own; without any content where the canon has none for it.
const Words& own_words(const ClassTable& table, ClassId cls);

/// What the nearest class, itself first, says there; null if none says anything.
template <class T>
const T* nearest_word(const ClassTable& table, ClassId cls, std::optional<T> Words::*field) {
    for (const ClassId each : table.info(cls).ancestors) {
        if (const auto& word = own_words(table, each).*field) return &*word;
    }
    return nullptr;
}
/// The same of a phrase.
const std::string* nearest_phrase(const ClassTable& table, ClassId cls, std::optional<std::string> PhraseWords::*field);

/// Its colour in text; the terminal's own if nobody says one.
Color color_of(const ClassTable& table, ClassId cls);

/// A noun; the words of its name if nobody says one.
Noun noun_of(const ClassTable& table, ClassId cls);

/// How far something has come: what is said of it, with nothing left open.
struct Track {
    ClassId cls = kNoClass;
    std::string name;    // "temperature"
    std::string raised;  // "the temperature"; empty where nobody says "raise"
    std::string unit;    // "°C"; may be empty
    std::string on_map;  // "{value} % oxygen"
    std::string full;    // "all {value} oceans are placed": it has come to its end
    std::string key;     // in `state`
    std::string expect;  // behind `expect global`
    std::int64_t start = 0;
    std::int64_t step = 1;
    std::optional<std::int64_t> most;  // so many steps, if its class is limited

    std::int64_t value(std::int64_t steps) const { return start + step * steps; }
    /// With its unit: "-14 °C".
    std::string value_text(std::int64_t steps) const;
};

/// None if the class is no track.
std::optional<Track> track_of(const ClassTable& table, ClassId cls);
/// Those of all concrete classes, in the order of the files.
std::vector<Track> all_tracks(const ClassTable& table);

/// A column of the score.
struct ScoreColumn {
    ClassId cls = kNoClass;  // who opens it: what pays into it is of this class, or says that it does
    std::string name;        // "TR"
    std::string key;         // behind `expect … score`: "tr"
    std::string letter;
    Color color;
};

/// All columns, in the order of the files.
std::vector<ScoreColumn> score_columns(const ClassTable& table);
/// The key of the column into which the points of a class go.
std::string score_key(const ClassTable& table, ClassId cls);

}  // namespace rego::engine
